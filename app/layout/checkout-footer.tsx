import { useRootData } from './use-root-data.ts';

/** The footer of the checkout: whose shop it is, and nothing that leads away. */
export function CheckoutFooter() {
  const { store } = useRootData();
  return (
    <footer className="border-t border-line print:hidden">
      <p className="page-width py-4 text-center text-xs text-ink-quiet">
        © 2024 {store.name} · {store.address}
      </p>
    </footer>
  );
}

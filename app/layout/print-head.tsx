import { useRootData } from './use-root-data.ts';

/** Stands in the place of the header on paper: whose page it is, and where one asks. */
export function PrintHead() {
  const { store, address } = useRootData();
  return (
    <p className="page-width hidden pb-2 text-sm print:block">
      <strong className="text-lg text-brand">{store.name}</strong> · {store.phone} ·{' '}
      {address.replace(/^https?:\/\//, '')}
    </p>
  );
}

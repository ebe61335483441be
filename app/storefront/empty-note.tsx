/** What stands in the place of a list that is empty. */
export function EmptyNote({ children }: { children: string }) {
  return (
    <p className="w-full rounded-card border border-dashed border-line bg-paper px-4 py-10 text-center text-ink-soft">
      {children}
    </p>
  );
}

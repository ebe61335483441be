/** The text in the place of an empty list. */
export function EmptyNote({ children }: { children: string }) {
  return (
    <p className="w-full rounded-card border border-dashed border-line bg-paper px-4 py-10 text-center text-ink-soft">
      {children}
    </p>
  );
}

/** The key that does what the button does. It stands on the button for eyes and a keyboard; a finger has no use for it. */
export function Key({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded border border-current/40 px-1 text-xs leading-4 font-semibold uppercase pointer-coarse:hidden"
    >
      {name}
    </span>
  );
}

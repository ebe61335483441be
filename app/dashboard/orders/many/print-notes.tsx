/** Which chosen orders a document leaves out, and why. */
export function LeftOut({ why, numbers }: { why: string; numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <p className="mt-1 font-semibold tabular-nums">
      {why}, and left out: {numbers.join(', ')}
    </p>
  );
}

/** Which of the printed orders wait for money: said on the screen, so that their parcels stay here, and not printed. */
export function ToBePaid({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <p className="mb-4 rounded-lg bg-accent-soft px-3 py-2 text-sm font-semibold tabular-nums print:hidden">
      To be paid before the parcel goes out: {numbers.join(', ')}
    </p>
  );
}

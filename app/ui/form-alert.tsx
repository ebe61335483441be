/** What a form says as a whole. The box is always there, so that screen readers hear what comes into it. */
export function FormAlert({ sentence }: { sentence: string | null }) {
  return (
    <div role="alert">
      {sentence && (
        <p className="rounded-control border border-danger/30 bg-danger-soft px-4 py-3 text-sm font-medium text-danger">
          {sentence}
        </p>
      )}
    </div>
  );
}

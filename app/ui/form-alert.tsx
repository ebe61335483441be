/** What a form says as a whole. The box is always there, so that screen readers hear what comes into it. */
export function FormAlert({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message && (
        <p className="rounded-control border border-danger/30 bg-danger-soft px-4 py-3 text-sm font-medium text-danger">
          {message}
        </p>
      )}
    </div>
  );
}

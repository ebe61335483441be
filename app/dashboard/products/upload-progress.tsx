interface UploadProgressProps {
  /** From 0 to 1; null while nothing is sent. */
  part: number | null;
  label?: string;
  /** The text while the response is awaited, after everything was sent. */
  afterwards?: string;
}

/** How far a form with files is. */
export function UploadProgress({ part, label = 'Uploading', afterwards = 'Saving …' }: UploadProgressProps) {
  if (part === null) return null;
  const percent = Math.round(part * 100);
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-2 flex-1 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-brand"
      />
      <span className="w-32 tabular-nums">{percent < 100 ? `${label} … ${percent} %` : afterwards}</span>
    </div>
  );
}

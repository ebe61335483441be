interface AutoplayToggleProps {
  playing: boolean;
  onToggle: () => void;
  /** What moves: "promotions". */
  of: string;
}

/** Stops what moves by itself, and lets it go on. */
export function AutoplayToggle({ playing, onToggle, of }: AutoplayToggleProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={playing ? `Pause the ${of}` : `Play the ${of}`}
      className="grid size-7 place-items-center rounded-full text-ink-soft hover:text-ink"
    >
      <svg viewBox="0 0 12 12" className="size-3" fill="currentColor" aria-hidden="true">
        <path d={playing ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2.5 1 11 6l-8.5 5z'} />
      </svg>
    </button>
  );
}

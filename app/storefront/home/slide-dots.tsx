interface SlideDotsProps {
  /** The name of each stop, in order. */
  names: readonly string[];
  shown: number;
  onPick: (index: number) => void;
}

/** One dot a stop; each jumps there. */
export function SlideDots({ names, shown, onPick }: SlideDotsProps) {
  return names.map((name, index) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      aria-current={index === shown}
      onClick={() => onPick(index)}
      className="group/dot grid size-6 place-items-center min-[400px]:size-7 rounded-full"
    >
      <span className="h-2 w-2 rounded-full bg-ink/35 transition-all duration-300 group-hover/dot:bg-ink/60 group-aria-current/dot:w-5 group-aria-current/dot:bg-brand" />
    </button>
  ));
}

const TONES = {
  good: 'bg-brand-soft text-brand',
  waiting: 'bg-accent-soft text-accent',
  bad: 'bg-danger-soft text-danger',
  quiet: 'bg-mist text-ink-soft',
} as const;
export type Tone = keyof typeof TONES;

/** A state in one word; the colour only helps, the word says it. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

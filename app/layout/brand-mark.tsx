/** The shop's mark alone; the name beside it says whose it is. */
export function BrandMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      <rect width="64" height="64" rx="18" className="fill-brand" />
      <path d="M20 26h24l-2.6 20.4a4 4 0 0 1-4 3.6H26.6a4 4 0 0 1-4-3.6z" className="fill-canvas" />
      <path
        d="M25 26v-3.5a7 7 0 0 1 14 0V26"
        className="fill-none stroke-saffron"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

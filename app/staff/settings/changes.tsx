import type { VersionChange } from '../../../shop/settings/versions/responses.ts';

/** What was changed, a line each, as it was and as it is. */
export function Changes({ changes }: { changes: readonly VersionChange[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {changes.map(({ what, before, after }) => (
        <li key={what} dir="auto" className="break-words">
          <span className="font-semibold">{what}</span>
          {before !== after && (
            <>
              : <del className="text-ink-quiet">{before || 'nothing'}</del> <span aria-hidden="true">→</span>{' '}
              <ins className="no-underline">{after || 'nothing'}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

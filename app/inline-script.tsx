import { createContext, useContext } from 'react';

/**
 * The mark of the scripts that the shop itself puts into a page while it is rendered. The policy of the page allows
 * those that carry it and no other (server/pages/content-security-policy.ts), and the mark is taken out before the
 * page is sent; in a browser there is none.
 */
const ScriptMark = createContext<string | undefined>(undefined);
export const ScriptMarkProvider = ScriptMark.Provider;

/** A script inside the page. Its code is a constant: nothing that somebody wrote may ever be put into it. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(ScriptMark);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a constant, and this is the one place for it.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}

import { createContext, useContext } from 'react';

/**
 * The mark of the shop's own inline scripts, which the page's policy allows and no others (server/pages/content-
 * security-policy.ts). It is taken out before the page is sent; in a browser there is none.
 */
const ScriptMark = createContext<string | undefined>(undefined);
export const ScriptMarkProvider = ScriptMark.Provider;

/** A script inside the page. Its code is a constant: nothing that somebody wrote may ever be put into it. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(ScriptMark);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a constant, and this is the one place for it.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}

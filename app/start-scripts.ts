/** What stands in the place of the type of a page's scripts until they start: browsers leave alone what they don't know. */
const WAITING = 'after-paint';

/**
 * Stands at the end of every page. What is painted comes first: on a slow network its styles and pictures have the whole
 * line, and on a slow phone nothing computes before the page is seen. A page that nobody looks at yet has no first frame. A
 * script is looked at again by browsers when it is put into the page.
 */
export const START_SCRIPTS = `{
  const start = () => {
    for (const link of document.querySelectorAll('link[rel="${WAITING}"]')) link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="${WAITING}"]')) {
      const { parentNode, nextSibling } = waiting;
      waiting.type = 'module';
      waiting.remove();
      parentNode.insertBefore(waiting, nextSibling);
    }
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}`;

/** Makes the scripts of a rendered page wait for that. @param html in which only React Router writes module scripts */
export function letScriptsWait(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING}"`)
    .replace(/(<script [^>]*)type="module"/g, `$1type="${WAITING}"`);
}

/** Whether a key that was pressed belongs to what has the focus, so that it is no shortcut of the screen. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, dialog, [contenteditable="true"]') !== null
  );
}

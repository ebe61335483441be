/** A field, and what it is called on the screen. */
export interface NamedField {
  name: string;
  label: string;
}

/** What the fields of a form are called: by their labels, and a choice among several by the legend of its group. */
export function namedFields(form: HTMLFormElement): NamedField[] {
  const labels = new Map<string, string>();
  for (const control of form.querySelectorAll('input, select, textarea')) {
    if (!('name' in control) || !('labels' in control) || typeof control.name !== 'string') continue;
    const group = control.getAttribute('type') === 'radio' ? control.closest('fieldset') : null;
    const [label] = control.labels instanceof NodeList ? control.labels : [];
    // The first text alone: behind it some labels say "(optional)".
    const text = (group?.querySelector('legend') ?? label)?.firstChild?.textContent;
    if (text && !labels.has(control.name)) labels.set(control.name, text);
  }
  return [...labels].map(([name, label]) => ({ name, label }));
}

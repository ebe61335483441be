export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses all rows that are shown, or none of them. */
export function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const { chosen, onChange } = selection;
  const all = keys.length > 0 && keys.every((key) => chosen.has(key));
  function change() {
    const next = new Set(chosen);
    for (const key of keys) {
      if (all) next.delete(key);
      else next.add(key);
    }
    onChange(next);
  }
  return <Checkbox label="Select all on this page" checked={all} onChange={change} />;
}

interface SelectRowProps {
  rowKey: string;
  /** The name of the row: a product's name. */
  name: string;
  selection: Selection;
}

/** Chooses one row. */
export function SelectRow({ rowKey, name, selection: { chosen, onChange } }: SelectRowProps) {
  function change() {
    const next = new Set(chosen);
    if (!next.delete(rowKey)) next.add(rowKey);
    onChange(next);
  }
  return <Checkbox label={`Select ${name}`} checked={chosen.has(rowKey)} onChange={change} />;
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="grid size-8 place-items-center max-lg:-ml-1.5">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-4.5 accent-brand" />
    </label>
  );
}

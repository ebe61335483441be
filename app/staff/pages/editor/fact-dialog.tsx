import { FACTS, type FactName } from '../../../../shop/content/pages/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { OpenEditor } from './open-editor.ts';
import type { FactWords } from './text-schema.ts';

interface FactDialogProps {
  facts: FactWords;
  editor: OpenEditor;
  onClose: () => void;
}

const NAMES = Object.keys(FACTS) as FactName[];

/** Chooses a value of the shop, which stays true by itself. */
export function FactDialog({ facts, editor: { view }, onClose }: FactDialogProps) {
  function insert(name: FactName) {
    const fact = view.state.schema.nodes.fact?.create({ name });
    if (fact) view.dispatch(view.state.tr.replaceSelectionWith(fact).scrollIntoView());
    onClose();
  }
  return (
    <Dialog title="Put in a value of the shop" onClose={onClose}>
      <p className="mb-3 text-sm text-ink-soft">
        It follows the settings: change it there, and every page says the new one.
      </p>
      <ul className="grid gap-1">
        {NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => insert(name)}
              className="block w-full rounded-lg px-3 py-2 text-left text-sm hover:bg-mist"
            >
              <span className="block font-semibold">{FACTS[name]}</span>
              <span className="block text-ink-soft">{facts[name]}</span>
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { toggleMark } from 'prosemirror-commands';
import { pageLinkSchema } from '../../../../shop/content/pages/schemas.ts';
import { Input } from '../../../forms/field.tsx';
import { Button } from '../../../ui/button.tsx';
import { useStaffForm } from '../../drafts/use-staff-form.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { OpenEditor } from './open-editor.ts';

/** Makes a link of the selected words, or of words that are typed here; or takes one away. */
export function LinkDialog({ editor: { view }, onClose }: { editor: OpenEditor; onClose: () => void }) {
  const { state } = view;
  const { from, to, empty, $from } = state.selection;
  const type = state.schema.marks.link;
  const around = type?.isInSet($from.marks()) ?? type?.isInSet(state.doc.nodeAt(from)?.marks ?? []);
  const form = useStaffForm({
    draft: 'link',
    schema: pageLinkSchema,
    defaultValues: { href: around ? String(around.attrs.href) : '', text: '' },
  });

  const submit = form.submit(async ({ href, text }) => {
    if (!type) return;
    const mark = type.create({ href });
    const { tr } = view.state;
    if (!empty) tr.removeMark(from, to, type).addMark(from, to, mark);
    else tr.replaceSelectionWith(state.schema.text(text || href, [mark]), false);
    view.dispatch(tr.scrollIntoView());
    onClose();
  });

  function remove() {
    if (type) toggleMark(type)(view.state, view.dispatch);
    onClose();
  }

  return (
    <Dialog title={around && !empty ? 'Change the link' : 'Put in a link'} onClose={onClose}>
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          // The dialog stands inside the form of the page.
          event.stopPropagation();
          void submit(event);
        }}
        className="grid gap-3"
      >
        <Input
          field={form.field('href')}
          label="Leads to"
          autoComplete="off"
          data-autofocus
          hint="A page of this shop from its slash on, /return-policy, or an address with https://, mailto: or tel:"
        />
        {empty && <Input field={form.field('text')} label="Words of the link" autoComplete="off" optional />}
        <DialogActions>
          {around && !empty && (
            <Button variant="quiet-danger" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit">Put it in</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

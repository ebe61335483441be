import type { Message } from '../../../shop/back-office/people/messages/responses.ts';
import { whatsAppAnswer } from '../../../shop/back-office/people/messages/rules.ts';
import { answerMessageSchema } from '../../../shop/back-office/people/messages/schemas.ts';
import { whatsAppLink } from '../../../shop/orders/confirmation/rules.ts';
import { TextArea } from '../../forms/field.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { Key } from '../../staff/ui/key.tsx';
import { useKeys } from '../../staff/use-keys.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ChangedMessage, takeOverChanged } from './changed-message.ts';

const TEXT = answerMessageSchema.pick({ text: true });

interface AnswerFormProps {
  message: Message;
  onChanged: (message: Message) => void;
}

/** Writes the answer: the shop mails it, or WhatsApp opens with it. Either is kept, and the message is done. */
export function AnswerForm({ message, onChanged }: AnswerFormProps) {
  const write = useWrite('never');
  const { store } = useRootData();
  const { mobile, name, version } = message;
  const form = useStaffForm({
    draft: 'answer',
    schema: TEXT,
    defaultValues: { text: '' },
    missing: 'Please write the answer.',
  });

  async function send(text: string, way: 'mail' | 'whatsapp') {
    const path = `/api/v1/messages/${message._id}/answers`;
    const result = await write<ChangedMessage>(path, { method: 'POST', body: { text, way, version } });
    if (!result.ok) {
      takeOverChanged(result, onChanged);
      return form.fail(result.message);
    }
    form.reset();
    onChanged(result.value.contactMessage);
    showToast('success', result.value.message);
  }

  const submit = form.submit(({ text }) => send(text, 'mail'));
  const onWhatsApp = form.submit(async ({ text }) => {
    if (!mobile) return;
    // Within the tap, or the browser takes it for a pop-up. Nothing is sent before staff send it there.
    window.open(
      whatsAppLink(mobile, whatsAppAnswer(text, { name, shop: store.name })),
      '_blank',
      'noopener,noreferrer',
    );
    await send(text, 'whatsapp');
  });
  useKeys({ r: () => form.ref.current?.querySelector('textarea')?.focus() });

  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={submit}
      aria-label="Answer"
      className="grid gap-3 rounded-card border border-line bg-paper p-4"
    >
      <TextArea
        field={form.field('text')}
        label={message.answers.length > 0 ? 'Answer once more' : 'Answer'}
        rows={5}
        hint={`The mail goes to ${message.email}; what comes back arrives in the shop's mailbox.`}
      />
      <FormAlert message={form.alert} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          Send by mail
        </Button>
        {mobile && (
          <Button variant="secondary" onClick={onWhatsApp}>
            Open on WhatsApp
          </Button>
        )}
        <span className="ml-auto self-center text-xs text-ink-quiet max-sm:hidden pointer-coarse:hidden">
          <Key name="r" /> leads here
        </span>
      </div>
    </form>
  );
}

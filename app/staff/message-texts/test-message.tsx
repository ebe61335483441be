import { useState } from 'react';
import type { TextKind } from '../../../shop/settings/message-texts/kinds/rules.ts';
import { testSmsSchema } from '../../../shop/settings/message-texts/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { GroupFields } from '../settings/group-form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TaskButton } from '../ui/task-button.tsx';
import { useWrite } from '../use-write.ts';

interface TestProps {
  message: TextKind;
  /** The form whose words are sent as they stand there, saved or not. */
  form: GroupFields;
}

/** Sends the mail to the own address. */
export function TestMailButton({ message, form }: TestProps) {
  const write = useWrite('never');

  async function send() {
    const { subject = '', text = '' } = form.getValues();
    const body = { kind: message, subject, text };
    const result = await write('/api/v1/message-texts/test-mail', { method: 'POST', body });
    if (result.ok) showToast('success', result.value.message);
    else form.refuse(result);
  }

  return (
    <TaskButton variant="secondary" task={send}>
      Send me a test mail
    </TaskButton>
  );
}

/** Sends the SMS to a number that is asked for. */
export function TestSmsButton({ message, form }: TestProps) {
  const [asks, setAsks] = useState(false);
  const { sms = '' } = form.getValues();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        Send a test SMS
      </Button>
      {asks && <SmsDialog message={message} sms={sms} onClose={() => setAsks(false)} />}
    </>
  );
}

interface SmsDialogProps extends Pick<TestProps, 'message'> {
  sms: string;
  onClose: () => void;
}

function SmsDialog({ message, sms, onClose }: SmsDialogProps) {
  const write = useWrite('never');
  const form = useSchemaForm({
    schema: testSmsSchema.pick({ mobile: true }),
    defaultValues: { mobile: '' },
    missing: 'Please enter the mobile number that gets it.',
  });
  const submit = form.submit(async () => {
    const result = await write('/api/v1/message-texts/test-sms', {
      method: 'POST',
      body: { kind: message, sms, mobile: form.getValues().mobile },
    });
    if (form.tell(result)) onClose();
  });
  return (
    <FormDialog title="Send a test SMS" form={form} onSubmit={submit} confirmLabel="Send" onClose={onClose}>
      <Input
        field={form.field('mobile')}
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        hint="It gets this SMS with an example order in it. The SMS is billed as any other."
      />
    </FormDialog>
  );
}

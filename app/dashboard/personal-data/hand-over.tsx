import { useState } from 'react';
import { CHECKS } from '../../../shop/back-office/people/personal-data/rules.ts';
import { exportPersonSchema } from '../../../shop/back-office/people/personal-data/schemas.ts';
import { Select } from '../../forms/select.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { downloadAsAdmin } from '../../staff/request-as-staff.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { EraseDialog } from './erase-dialog.tsx';

interface HandOverProps {
  who: string;
  canErase: boolean;
  onErased: () => void;
}

const CHECKED = exportPersonSchema.pick({ checked: true });

/** How it was made sure who asks, and then the file, or the end of all of it. */
export function HandOver({ who, canErase, onErased }: HandOverProps) {
  const [erasing, setErasing] = useState<string | null>(null);
  const form = useStaffForm({
    draft: 'checked',
    schema: CHECKED,
    defaultValues: { checked: '' },
    missing: 'Please say how you made sure who asks.',
  });
  const save = form.submit(async ({ checked }) => {
    const saved = await downloadAsAdmin('/api/v1/personal-data/export', 'personal-data.json', {
      who,
      checked,
    });
    if (!saved.ok) return form.refuse(saved);
    showToast('success', 'The file is downloaded. Give it to nobody but the person.');
  });
  const erase = form.submit(async ({ checked }) => setErasing(checked));
  return (
    <>
      <form ref={form.ref} noValidate onSubmit={save} className="mt-4 grid gap-3">
        <Select
          field={form.field('checked')}
          label="How did you make sure who asks?"
          prompt="Please choose"
          choices={Object.entries(CHECKS)}
        />
        <FormAlert message={form.alert} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={form.busy}>
            Download the file
          </Button>
          {canErase && (
            <Button variant="danger" onClick={erase}>
              Erase …
            </Button>
          )}
        </div>
      </form>
      {erasing !== null && (
        <EraseDialog who={who} checked={erasing} onErased={onErased} onClose={() => setErasing(null)} />
      )}
    </>
  );
}

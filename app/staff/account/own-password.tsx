import { ownPasswordFormSchema } from '../../../shop/staff/schemas.ts';
import { PasswordForm } from '../../account/password-form.tsx';
import { STAFF_AREAS } from '../areas.ts';
import { type StaffKind, storeToken } from '../token-store.ts';
import { useWrite } from '../use-write.ts';
import { AccountCard } from './account-card.tsx';
import { CodeField } from './code-field.tsx';

interface OwnPasswordProps {
  kind: StaffKind;
  /** Whether the second step is on, so that a code is asked for too. */
  withCode: boolean;
}

/** A new password for the member of staff who is signed in. The session goes on under a new token. */
export function OwnPassword({ kind, withCode }: OwnPasswordProps) {
  const write = useWrite(kind, 'never');
  return (
    <AccountCard heading="Password">
      <PasswordForm<{ token: string }>
        path={`${STAFF_AREAS[kind].api}/password`}
        schema={ownPasswordFormSchema}
        call={write}
        codeField={withCode ? (field) => <CodeField field={field} /> : undefined}
        onDone={({ token }) => storeToken(kind, token)}
      />
    </AccountCard>
  );
}

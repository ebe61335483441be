import { Button } from '../../ui/button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The codes for a day without the phone. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div role="alert">
      <p className="font-medium">
        The second step is on. Keep these recovery codes in a safe place: only they count from now on.
      </p>
      <p className="mt-1 text-ink-soft">
        Each works once instead of a code. They are not shown again; without them and without your phone, only
        a super admin can let you in.
      </p>
      <ul className="my-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-mist p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>I have kept them</Button>
    </div>
  );
}

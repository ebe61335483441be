import { useCallback, useEffect, useState } from 'react';
import { requestApi } from '../api.ts';
import { STAFF_AREAS } from './areas.ts';
import { forgetToken, type StaffKind, useToken } from './token-store.ts';

export interface Guard<User> {
  state: 'checking' | 'in' | 'refused';
  /** Who is in, or was until a moment ago. */
  user: User | null;
  checkAgain: () => void;
}

/**
 * Asks the server whether whoever is signed in here may enter; only its ok opens the area (spec, section 6). The
 * same is asked anew when the token changes or is forgotten.
 * @typeParam User what the check answers about them
 */
export function useGuard<User>(kind: StaffKind): Guard<User> {
  const token = useToken(kind);
  const [user, setUser] = useState<User | null>(null);
  const [checked, setChecked] = useState<{ token: string; ok: boolean } | null>(null);
  const [round, setRound] = useState(0);
  const checkAgain = useCallback(() => {
    setChecked(null);
    setRound((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again.
  useEffect(() => {
    if (!token) return;
    let current = true;
    void requestApi<{ ok: boolean; user: User }>(STAFF_AREAS[kind].check, { bearer: token }).then(
      (result) => {
        if (!current) return;
        const ok = result.ok && result.value.ok;
        if (result.ok && ok) setUser(result.value.user);
        setChecked({ token, ok });
        if (!result.ok && result.status === 401) forgetToken(kind, token);
      },
    );
    return () => {
      current = false;
    };
  }, [kind, token, round]);

  if (token === null) return { state: 'refused', user, checkAgain };
  if (!checked || checked.token !== token) return { state: 'checking', user, checkAgain };
  return { state: checked.ok ? 'in' : 'refused', user, checkAgain };
}

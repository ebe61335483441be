import type { Database } from '../../database/connect.ts';
import { type Result, success } from '../errors.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.ts';
import { checkPassword } from './passwords.ts';
import { ACCOUNT_LIMIT, BESIEGED_LIMIT, NETWORK_LIMIT, networkOf, SIEGE_LIMIT } from './rules.ts';
import type { PersonKind } from './types.ts';

export interface Guess {
  kind: PersonKind;
  /** What people sign in with; it need not exist. */
  email: string;
  password: string;
  /** Where the guess came from: the network address. */
  from: string;
}

interface Subjects {
  network: string;
  /** The account, from everywhere. */
  account: string;
  accountFromNetwork: string;
}

/** What a guess is counted under, with the e-mail in any case. */
function subjectsOf({ kind, email, from }: Omit<Guess, 'password'>): Subjects {
  const network = `address:${networkOf(from)}`;
  const account = `${kind}:${email.toLowerCase()}`;
  return { network, account, accountFromNetwork: `${account} ${network}` };
}

/**
 * Compares a password, unless there were too many wrong ones from this network, for this account or for any. Wrong
 * ones from elsewhere only make it fewer that are free (decision 021).
 * @param kept the hash of the account's password; null where there is no such account
 * @returns whether it is right, or TOO_MANY_REQUESTS, then also for the right one
 */
export async function tryPassword(
  db: Database,
  { password, ...guess }: Guess,
  kept: string | null,
): Promise<Result<boolean>> {
  const { network, account, accountFromNetwork } = subjectsOf(guess);
  const fromThere = await countAttempt(db, network, NETWORK_LIMIT);
  if (!fromThere.ok) return fromThere;
  const besieged = !(await countAttempt(db, account, SIEGE_LIMIT)).ok;
  const counted = await countAttempt(db, accountFromNetwork, besieged ? BESIEGED_LIMIT : ACCOUNT_LIMIT);
  if (!counted.ok) {
    // No password is compared, so one stubborn network is no siege.
    await takeBackAttempt(db, account);
    return counted;
  }
  const right = await checkPassword(kept, password);
  if (right) {
    await takeBackAttempt(db, network);
    await takeBackAttempt(db, account);
    await forgetAttempts(db, accountFromNetwork);
  }
  return success(right);
}

/** Lets somebody who has shown to be the owner by other means try again at once, from where that was. */
export async function forgetGuesses(db: Database, owner: Omit<Guess, 'password'>): Promise<void> {
  await forgetAttempts(db, subjectsOf(owner).accountFromNetwork);
}

import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { AccountKind } from '../../principal.ts';
import type { Lane } from '../../semaphore.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.ts';
import { isKnownDevice } from './known-device.ts';
import { checkPassword } from './passwords.ts';
import type { Client } from './rules.ts';
import {
  ACCOUNT_LIMIT,
  accountSubject,
  deviceSubject,
  LOCKED_OUT_LIMIT,
  LOCKOUT_LIMIT,
  NETWORK_LIMIT,
  networkOf,
} from './rules.ts';
import { slowDown } from './slow-down.ts';

export interface Guess {
  kind: AccountKind;
  /** What people sign in with; it need not exist. */
  email: string;
  password: string;
  from: Client;
}

/** What a guess from an unknown device is counted under. */
function subjectsOf({ kind, email, from }: Omit<Guess, 'password'>) {
  const address = networkOf(from.address);
  const account = accountSubject(kind, email);
  return {
    // Neither shoppers nor staff slow the others down.
    network: `${kind === 'customer' ? 'shoppers' : 'staff'} of ${address}`,
    account,
    accountFromNetwork: `${account} address:${address}`,
  };
}

/**
 * Compares a password, unless there were too many wrong ones with this known browser, or else from this network (decisions
 * 021 and 052), which is slowed down. @param stored the hash; null without an account @returns whether it is right
 */
export async function tryPassword(
  db: Database,
  guess: Guess,
  stored: string | null,
): Promise<Result<boolean>> {
  const { kind, email, from } = guess;
  const account = accountSubject(kind, email);
  if (from.device !== null && (await isKnownDevice(db, from.device, account))) {
    return tryOnKnownDevice(db, deviceSubject(account, from.device), guess.password, stored);
  }
  return tryAsStranger(db, guess, stored);
}

/** Only tries with this browser count here, so no stranger ever keeps its owner out. */
async function tryOnKnownDevice(
  db: Database,
  subject: string,
  password: string,
  stored: string | null,
): Promise<Result<boolean>> {
  const counted = await countAttempt(db, subject, ACCOUNT_LIMIT);
  if (!counted.ok) return counted;
  const right = await compare(db, password, stored, 'first', [subject]);
  if (right) await forgetAttempts(db, subject);
  return success(right);
}

async function tryAsStranger(
  db: Database,
  { password, ...guess }: Guess,
  stored: string | null,
): Promise<Result<boolean>> {
  const { network, account, accountFromNetwork } = subjectsOf(guess);
  const isLockedOut = !(await countAttempt(db, account, LOCKOUT_LIMIT)).ok;
  const counted = await countAttempt(db, accountFromNetwork, isLockedOut ? LOCKED_OUT_LIMIT : ACCOUNT_LIMIT);
  if (!counted.ok) {
    // No password is compared, so one stubborn network locks nobody out elsewhere.
    await takeBackAttempt(db, account);
    return counted;
  }
  const calm = (await countAttempt(db, network, NETWORK_LIMIT)).ok;
  if (!calm && !(await slowDown(network))) {
    await takeBack(db, [account, accountFromNetwork]);
    return failure(
      'TOO_MANY_REQUESTS',
      'Many people try to sign in from your network right now. Please try again in a few seconds.',
    );
  }
  const right = await compare(db, password, stored, 'others', [network, account, accountFromNetwork]);
  if (right) {
    await takeBack(db, [network, account]);
    await forgetAttempts(db, accountFromNetwork);
  }
  return success(right);
}

/** A try that the shop is too busy to compare was none: it is taken back wherever it was counted. */
async function compare(
  db: Database,
  password: string,
  stored: string | null,
  lane: Lane,
  countedUnder: readonly string[],
): Promise<boolean> {
  try {
    return await checkPassword(stored, password, lane);
  } catch (error) {
    await takeBack(db, countedUnder);
    throw error;
  }
}

async function takeBack(db: Database, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) await takeBackAttempt(db, subject);
}

/** Lets somebody who has shown to be the owner by other means try again at once, from where that was. */
export async function forgetGuesses(db: Database, owner: Omit<Guess, 'password'>): Promise<void> {
  await forgetAttempts(db, subjectsOf(owner).accountFromNetwork);
  const { device } = owner.from;
  if (device !== null) {
    await forgetAttempts(db, deviceSubject(accountSubject(owner.kind, owner.email), device));
  }
}

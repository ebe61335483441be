import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { AccountKind } from '../../principal.ts';
import type { Lane } from '../../semaphore.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.ts';
import { isKnownDevice } from './known-device.ts';
import { checkPassword } from './passwords.ts';
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
import type { Client } from './types.ts';

export interface Guess {
  kind: AccountKind;
  /** What people sign in with; it need not exist. */
  email: string;
  password: string;
  /** Where the guess came from. */
  from: Client;
}

interface Subjects {
  /** Of shoppers or of staff: neither slows the other down. */
  network: string;
  /** The account, from everywhere. */
  account: string;
  accountFromNetwork: string;
}

/** What a guess from an unknown device is counted under. */
function subjectsOf({ kind, email, from }: Omit<Guess, 'password'>): Subjects {
  const address = networkOf(from.address);
  const account = accountSubject(kind, email);
  return {
    network: `${kind === 'customer' ? 'shoppers' : 'staff'} of ${address}`,
    account,
    accountFromNetwork: `${account} address:${address}`,
  };
}

/**
 * Compares a password, unless there were too many wrong ones: with this browser when the account was signed in with
 * it before, else for this account from this network (decisions 021 and 052). Wrong ones from elsewhere only make it
 * fewer that are free, and a network with many wrong ones is slowed down.
 * @param kept the hash of the account's password; null where there is no such account
 * @returns whether it is right, or TOO_MANY_REQUESTS, then also for the right one
 */
export async function tryPassword(db: Database, guess: Guess, kept: string | null): Promise<Result<boolean>> {
  const { kind, email, from } = guess;
  const account = accountSubject(kind, email);
  if (from.device !== null && (await isKnownDevice(db, from.device, account))) {
    return tryOnKnownDevice(db, deviceSubject(account, from.device), guess.password, kept);
  }
  return tryAsStranger(db, guess, kept);
}

/** Only whoever uses the browser counts here, so no stranger ever keeps its owner out. */
async function tryOnKnownDevice(
  db: Database,
  subject: string,
  password: string,
  kept: string | null,
): Promise<Result<boolean>> {
  const counted = await countAttempt(db, subject, ACCOUNT_LIMIT);
  if (!counted.ok) return counted;
  const right = await compare(db, password, kept, 'first', [subject]);
  if (right) await forgetAttempts(db, subject);
  return success(right);
}

async function tryAsStranger(
  db: Database,
  { password, ...guess }: Guess,
  kept: string | null,
): Promise<Result<boolean>> {
  const { network, account, accountFromNetwork } = subjectsOf(guess);
  const besieged = !(await countAttempt(db, account, LOCKOUT_LIMIT)).ok;
  const counted = await countAttempt(db, accountFromNetwork, besieged ? LOCKED_OUT_LIMIT : ACCOUNT_LIMIT);
  if (!counted.ok) {
    // No password is compared, so one stubborn network is no siege.
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
  const right = await compare(db, password, kept, 'others', [network, account, accountFromNetwork]);
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
  kept: string | null,
  lane: Lane,
  countedUnder: readonly string[],
): Promise<boolean> {
  try {
    return await checkPassword(kept, password, lane);
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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAccount, rememberAccount } from '../session/account-store.ts';
import { draftKey, eraseDraftsAt, eraseDraftsOf, readDraft, storeDraft } from './draft-store.ts';

/** The session's storage of a browser, as far as drafts use it. */
function openStorage() {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        kept[key] = text;
      },
    },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  });
  vi.stubGlobal('sessionStorage', kept);
  return kept;
}

const SCREEN = '/dashboard/create-product';
const draft = { typed: { name: 'Lamp' }, before: { name: '' } };
const signIn = (id: string) =>
  rememberAccount('admin', { id, name: 'Sana', email: 'sana@example.com', role: 'Shop Editor' });

let kept: Record<string, string>;
beforeEach(() => {
  kept = openStorage();
  signIn('sana');
});
afterEach(() => {
  forgetAccount('admin');
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  test('is kept for its account, its screen and its form', () => {
    storeDraft(draftKey(SCREEN, 'product'), draft);
    expect(readDraft(draftKey(SCREEN, 'product'))).toEqual(draft);
    expect(readDraft(draftKey(SCREEN, 'note'))).toBeNull();
    expect(readDraft(draftKey('/dashboard/product/1', 'product'))).toBeNull();
    signIn('bilal');
    expect(readDraft(draftKey(SCREEN, 'product'))).toBeNull();
  });

  test('goes with what was typed, with its screen, and with its account', () => {
    const key = draftKey(SCREEN, 'product');
    storeDraft(key, draft);
    storeDraft(key, { typed: {}, before: {} });
    expect(readDraft(key)).toBeNull();
    storeDraft(key, draft);
    eraseDraftsAt(SCREEN);
    expect(readDraft(key)).toBeNull();
    storeDraft(key, draft);
    eraseDraftsOf('bilal');
    expect(readDraft(key)).toEqual(draft);
    eraseDraftsOf('sana');
    expect(Object.keys(kept)).toEqual([]);
  });

  test('that is too long leaves the one before, and of too many the oldest goes', () => {
    const key = draftKey(SCREEN, 'product');
    storeDraft(key, draft);
    storeDraft(key, { typed: { name: 'x'.repeat(100_001) }, before: {} });
    expect(readDraft(key)).toEqual(draft);
    for (let number = 1; number <= 60; number += 1)
      storeDraft(draftKey(`/dashboard/order/${number}`, 'note'), draft);
    expect(Object.keys(kept)).toHaveLength(40);
  });
});

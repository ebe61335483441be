import { useEffect, useEffectEvent, useState } from 'react';
import type { HomePageShown } from '../../../shop/content/home-page/responses.ts';
import { findProblems } from '../../../shop/content/home-page/rules.ts';
import { homePageSchema, writeHomePageSchema } from '../../../shop/content/home-page/schemas.ts';
import type { HomePage } from '../../../shop/content/home-page/types.ts';
import type { VersionChange } from '../../../shop/settings/versions/responses.ts';
import type { ApiFailure, ApiResult } from '../../api.ts';
import { useRenewRootData } from '../../layout/renew-root-data.ts';
import { showToast } from '../../ui/toast.ts';
import { useDraftState } from '../drafts/use-draft-state.ts';
import { useWrite } from '../use-write.ts';

interface Seen {
  version: number;
  draft: string | null;
}

/** What is typed, what it began with, and the version and the draft that were seen. */
interface Kept {
  seen: Seen;
  from: HomePage;
  page: HomePage;
}

const keptSchema = writeHomePageSchema.extend({ from: homePageSchema });

const seenOf = ({ version, draft }: HomePageShown): Seen => ({ version, draft: draft?.revision ?? null });

function begin(shown: HomePageShown): Kept {
  const page = shown.draft?.page ?? shown.published;
  return { seen: seenOf(shown), from: page, page };
}

/** What the server would refuse, by the path of each field, so that it is said at once. */
export function findFaults(page: HomePage): Record<string, string> {
  const { error } = homePageSchema.safeParse(page);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[`page.${path.join('.')}`] ??= message;
  return faults;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type ProductKnown = HomePageShown['products'][number];

/** What somebody else changed meanwhile, and what they saw it with. */
interface Conflict {
  message: string;
  changes: VersionChange[];
  seen: Seen;
}

export type Editing = ReturnType<typeof useHomePage>;

/** The home page as it is being arranged on this screen, with all that can be done with it. */
export function useHomePage(shown: HomePageShown) {
  const write = useWrite();
  const renewRootData = useRenewRootData();
  const kept = useDraftState<Kept>('home-page', keptSchema, () => begin(shown));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [noticed, setNoticed] = useState<readonly ProductKnown[]>([]);
  const { seen, from, page } = kept.state;
  const unsaved = !isSame(page, from);

  // What is stored by now, also by somebody else; what is being typed stays, and is compared when it is saved.
  const follow = useEffectEvent(() => {
    if (!unsaved && !isSame(seen, seenOf(shown))) kept.begin(begin(shown));
  });
  const stored = JSON.stringify(seenOf(shown));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is another one.
  useEffect(() => follow(), [stored]);

  function change(changed: Partial<HomePage>) {
    kept.change({ page: { ...kept.read().page, ...changed } });
    setFailed(null);
  }

  /** Sends what is arranged. @returns whether it is done */
  async function send(name: string, path: string, method: 'PUT' | 'POST' | 'DELETE', body: object) {
    setBusy(name);
    setFailed(null);
    const result: ApiResult<{ message: string; homePage: HomePageShown }> = await write(
      `/api/v1/home-page/${path}`,
      { method, body },
    );
    setBusy(null);
    if (!result.ok) {
      refuse(result);
      return false;
    }
    setErrors({});
    setConflict(null);
    const stored = begin(result.value.homePage);
    // An earlier page that comes back takes nothing away that is typed here and not saved.
    if (name === 'restore' && unsaved) kept.change({ seen: stored.seen });
    else kept.begin(stored);
    await renewRootData();
    showToast('success', result.value.message);
    return true;
  }

  function refuse({ code, message, fields, data }: ApiFailure) {
    setErrors(fields);
    if (code !== 'CHANGED_MEANWHILE') {
      setFailed(message);
      return;
    }
    // As in app/api.ts, the server's own schema makes sure of it.
    const { seen: now, changes } = data as { seen: Seen; changes: VersionChange[] };
    setConflict({ message, changes, seen: now });
  }

  /** Sends what is arranged, unless something in it would be refused. */
  async function sendPage(
    name: string,
    path: string,
    method: 'PUT' | 'POST',
    faults: Record<string, string>,
  ) {
    if (Object.keys(faults).length === 0) {
      return send(name, path, method, { seen: kept.read().seen, page: kept.read().page });
    }
    setErrors(faults);
    setFailed('Nothing is saved yet. Please look at what is marked.');
    return false;
  }

  return {
    page,
    unsaved,
    failed,
    conflict,
    busy,
    categories: shown.categories,
    /** What is known of the products that are pointed to. */
    products: new Map([...shown.products, ...noticed].map((product) => [product.id, product])),
    notice: (product: ProductKnown) => setNoticed([...noticed, product]),
    change,
    /** What is wrong with a field, or with something in it. @param path for example `banners.0.title` */
    errorAt(path: string): string | undefined {
      const whole = `page.${path}`;
      const found = Object.entries(errors).find(([at]) => at === whole || at.startsWith(`${whole}.`));
      return found?.[1];
    },
    /** Takes what was refused at a field away once it is changed. */
    clearErrors(path: string) {
      const left = Object.entries(errors).filter(([at]) => !at.startsWith(`page.${path}`));
      if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
    },
    save: () => sendPage('save', 'draft', 'PUT', findFaults(page)),
    publish: () => sendPage('publish', 'publish', 'POST', { ...findProblems(page), ...findFaults(page) }),
    discard: () => send('discard', 'draft', 'DELETE', { seen: seenOf(shown) }),
    restore: (number: number) => send('restore', 'restore', 'POST', { number, seen: seenOf(shown) }),
    /** Drops what was typed since the last save. */
    undo() {
      kept.begin(begin(shown));
      setErrors({});
      setFailed(null);
      setConflict(null);
    },
    /** What is typed stays, and the next save takes the place of what the other one did. */
    keepMine() {
      if (conflict) kept.change({ seen: conflict.seen });
      setConflict(null);
    },
  };
}

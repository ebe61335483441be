import type { ProductCard } from '../../../shop/catalogue/types.ts';
import { callShop } from '../../api.ts';

/** What a visit of the home page has seen of the shuffle. */
interface LikeItSeen {
  seed: number;
  visible: number;
}

/**
 * What LOAD MORE had brought at this entry of the browser's history. It is kept with the entry itself, so that it is
 * there again after Back and after a reload, for each visit its own.
 */
export function likeItOfEntry(): LikeItSeen | null {
  const state: { likeIt?: Partial<Record<keyof LikeItSeen, unknown>> } | null = window.history.state;
  const { seed, visible } = state?.likeIt ?? {};
  return typeof seed === 'number' && typeof visible === 'number' ? { seed, visible } : null;
}

export function keepLikeIt(seen: LikeItSeen): void {
  window.history.replaceState({ ...window.history.state, likeIt: seen }, '');
}

/** All products of a shuffle, in its order; null when they could not be loaded. */
export async function fetchShuffle(seed: number): Promise<ProductCard[] | null> {
  const answer = await callShop<ProductCard[]>(`/api/v1/products/products/random-product?seed=${seed}`);
  return answer.ok ? answer.value : null;
}

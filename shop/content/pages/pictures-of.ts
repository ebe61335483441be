import { readPhotoAddress } from '../../media/rules.ts';
import type { PageState } from './schemas.ts';

/** The pictures with variants of each field of a page, by their addresses. */
export function picturesOf(state: PageState): [field: string, addresses: string[]][] {
  return Object.entries(state).flatMap(([field, value]): [string, string[]][] => {
    if (field === 'picture' && typeof value === 'string') {
      return readPhotoAddress(value) ? [[field, [value]]] : [];
    }
    if (typeof value !== 'object') return [];
    return [[field, value.content.flatMap((block) => (block.type === 'picture' ? [block.attrs.src] : []))]];
  });
}

import { failure } from '../../errors.ts';

export function noSuchProduct() {
  return failure('NOT_FOUND', 'This product does not exist.');
}

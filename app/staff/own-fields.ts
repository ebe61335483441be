import type { ApiFailure } from '../api.ts';

/** A failure whose fields have the form's names: the server calls them by their place in the request, `state.title`. */
export function ownFields(failure: ApiFailure, place: string): ApiFailure {
  const named = Object.entries(failure.fields).map(([path, text]) => [path.replace(`${place}.`, ''), text]);
  return { ...failure, fields: Object.fromEntries(named) };
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { draftKey, readDraft, storeDraft } from './draft-store.ts';

/**
 * A text beside a form, kept like a form's (R306): a note that goes along with a button, a search.
 * @param name of the text among those of its screen
 * @returns the text, and what changes it; '' forgets it
 */
export function useDraftText(name: string): [text: string, change: (text: string) => void] {
  const { pathname } = useLocation();
  const key = draftKey(pathname, name);
  const [text, setText] = useState(() => readDraft(key)?.typed.text ?? '');
  useEffect(() => storeDraft(key, { typed: text === '' ? {} : { text }, before: {} }), [key, text]);
  return [text, setText];
}

/** How somebody is asked who goes on although a rule asks for something first, or the mobile is blocked. */
export const OVERRULE = {
  question: 'Why go on all the same',
  hint: 'It stands in the history of the order, with your name.',
} as const;

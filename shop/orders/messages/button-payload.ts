/** What the buttons of a message send back: which of them it was, and the key of the message, which nobody guesses. */

const ANSWERS = ['confirm', 'cancel'] as const;
export type ButtonAnswer = (typeof ANSWERS)[number];

/** @param answerKey UUID of the message */
export function writePayload(answer: ButtonAnswer, answerKey: string): string {
  return `${answer}:${answerKey}`;
}

/** Reads what `writePayload` wrote; null for anything else. */
export function readPayload(text: string): { answer: ButtonAnswer; answerKey: string } | null {
  const [, word, answerKey] =
    /^([a-z]{1,20}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  const answer = ANSWERS.find((known) => known === word);
  return answer && answerKey ? { answer, answerKey } : null;
}

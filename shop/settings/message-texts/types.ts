/** A part of a mail. Every text in it is escaped; nothing of it is read as HTML. */
export type MailPart =
  | { say: string }
  | { link: string; label: string }
  /** `sum` is the name of the row that all others lead to. */
  | { rows: readonly [string, string][]; sum?: string };

/** What stands for a placeholder within a sentence; null: the paragraph with it is left out. */
export type Values = Readonly<Record<string, string | null>>;

/** What stands for a placeholder that has a line of its own; null: the paragraph with it is left out. */
export type Blocks = Readonly<Record<string, ((label?: string) => readonly MailPart[]) | null>>;

/** What a mail is written with. */
export interface MailValues {
  values: Values;
  blocks: Blocks;
}

/** The owner's own words for a message; null where the shop's own count. */
export interface OwnTexts {
  subject: string | null;
  text: string | null;
  /** Null also of a message that only goes by mail. */
  sms: string | null;
  /** The name of the template that is approved at WhatsApp. */
  template: string | null;
}

/** What a mail can be about, with whose id it is told. */
export type NoticeKind =
  | 'password-reset'
  | 'contact-message'
  | 'order-placed'
  | 'order-sent'
  | 'order-released';

export interface Mail {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Whether whoever reads it gets into somebody's account by it. */
  secret: boolean;
}

import { exampleMail, exampleShort } from '../../../shop/settings/message-texts/example/rules.ts';
import type { TextKind } from '../../../shop/settings/message-texts/kinds/rules.ts';
import { faultOfText, fillMail, fillShort, measureSms } from '../../../shop/settings/message-texts/rules.ts';
import type { MailPart } from '../../../shop/settings/message-texts/types.ts';

/** Of whom a message speaks. */
type Shop = Parameters<typeof exampleMail>[0];

interface MailPreviewProps {
  kind: TextKind;
  subject: string;
  text: string;
  shop: Shop;
}

/** A mail as its reader sees it, with an example in it. Empty words are the shop's own. */
export function MailPreview({ kind, subject, text, shop }: MailPreviewProps) {
  if (faultOfText(kind, 'subject', subject) ?? (text && faultOfText(kind, 'text', text))) {
    return <Unready />;
  }
  const mail = fillMail(kind, { subject: subject || null, text: text || null }, exampleMail(shop));
  return (
    <section aria-label="Preview of the mail" className="min-w-0 rounded-lg bg-canvas p-3 text-base">
      <p dir="auto" className="mb-3 font-semibold break-words">
        <span className="sr-only">Subject: </span>
        {mail.subject}
      </p>
      <p className="mb-2 px-1 text-2xl font-extrabold tracking-tight break-words text-brand">{shop.name}</p>
      <div className="rounded-card border border-line bg-paper px-4 py-1 sm:px-6">
        {mail.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the mail.
          <Part key={index} part={part} />
        ))}
      </div>
    </section>
  );
}

function Part({ part }: { part: MailPart }) {
  if ('say' in part) {
    return (
      <p dir="auto" className="my-4 break-words whitespace-pre-line">
        {part.say}
      </p>
    );
  }
  if ('link' in part) {
    return (
      <p className="my-6">
        <span
          title={part.link}
          className="inline-block rounded-control bg-brand px-6 py-3 font-semibold text-paper"
        >
          {part.label}
        </span>
      </p>
    );
  }
  return (
    <dl className="my-4 text-sm tabular-nums">
      {part.rows.map(([name, value]) => (
        <div
          key={name}
          className={`flex justify-between gap-6 border-b border-line py-2 ${name === part.sum ? 'text-base font-bold' : ''}`}
        >
          <dt className={name === part.sum ? '' : 'text-ink-soft'}>{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SmsPreviewProps {
  kind: TextKind;
  sms: string;
  shop: Shop;
}

/** An SMS with an example in it, and as how many it is billed. */
export function SmsPreview({ kind, sms, shop }: SmsPreviewProps) {
  if (sms && faultOfText(kind, 'sms', sms)) return <Unready />;
  const text = fillShort(kind, { sms: sms || null }, exampleShort(shop), shop.name);
  const { signs, parts, isUnicode } = measureSms(text);
  return (
    <section aria-label="Preview of the SMS" className="rounded-lg bg-canvas p-3 text-sm">
      <p dir="auto" className="max-w-sm rounded-card border border-line bg-paper px-4 py-3 break-words">
        {text}
      </p>
      <p className="mt-2 text-ink-soft">
        {signs} characters, billed as {parts === 1 ? 'one SMS' : `${parts} SMS`}
        {isUnicode && ': with Urdu or other special characters an SMS holds 70'}.
      </p>
    </section>
  );
}

function Unready() {
  return <p className="rounded-lg bg-mist px-3 py-4 text-sm text-ink-quiet">There is no preview yet.</p>;
}

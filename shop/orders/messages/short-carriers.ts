import type { Database } from '../../../database/connect.ts';
import { composeShortAlert } from '../../customers/stock-alerts/compose-alert.ts';
import { kindOf } from '../../notifications/rules.ts';
import { sendSms } from '../../notifications/send-sms.ts';
import { sendTemplate } from '../../notifications/send-template.ts';
import { whyRefusedByService } from '../../notifications/service-error.ts';
import type { Carrier, MailSubject, Waiting, Written } from '../../notifications/types.ts';
import type { CurrentSettings, Settings } from '../../settings/settings.ts';
import { writePayload } from './button-payload.ts';
import { composeShort } from './compose-short.ts';
import { templateValues, writeText } from './texts.ts';

/** A short message as it is sent: by WhatsApp as a template with values, by SMS as a text. */
interface Short {
  /** As it is stored, +923XXXXXXXXX. */
  mobile: string;
  about: MailSubject;
  template: string;
  templateValues: readonly string[];
  /** What its buttons send back when they are pressed, in order. */
  payloads: readonly string[];
  text: string;
}

/** The ways beside mail whose keys are set. @param currentSettings asked for each message */
export function openShortCarriers(
  settings: Settings,
  currentSettings: () => Promise<CurrentSettings>,
): Carrier<Written & { short: Short }>[] {
  const { whatsapp, sms } = settings.messages;
  const common = {
    async compose(db: Database, waiting: Waiting) {
      const isAlert = waiting.kind === 'back-in-stock';
      const short = await (isAlert ? composeShortAlert : composeOrderMessage)(
        db,
        waiting,
        await currentSettings(),
      );
      return short && { address: short.mobile, about: short.about, short };
    },
    whyRefused: whyRefusedByService,
  };
  return [
    ...(whatsapp
      ? [
          {
            ...common,
            way: 'whatsapp' as const,
            send: ({ short: { mobile, template, templateValues: values, payloads } }: { short: Short }) =>
              sendTemplate(whatsapp, { to: mobile.replace('+', ''), template, values, payloads }),
          },
        ]
      : []),
    ...(sms
      ? [
          {
            ...common,
            way: 'sms' as const,
            async send({ short: { mobile, text } }: { short: Short }, id: string) {
              await sendSms(sms, { mobile, text, id });
              return null;
            },
          },
        ]
      : []),
  ];
}

/** A question has its two buttons; everything else is read. */
async function composeOrderMessage(
  db: Database,
  waiting: Waiting,
  settings: CurrentSettings,
): Promise<Short | null> {
  const message = await composeShort(db, waiting, settings);
  if (!message) return null;
  const { event, mobile, about, values, answerKey } = message;
  const own = settings.texts[kindOf(event)];
  return {
    mobile,
    about,
    template: own.template ?? settings.messages.whatsapp?.templates[event] ?? event,
    templateValues: templateValues(event, values),
    payloads:
      (event === 'confirm' || event === 'reminder') && answerKey !== null
        ? [writePayload('confirm', answerKey), writePayload('cancel', answerKey)]
        : [],
    text: writeText(event, values, settings.store, own),
  };
}

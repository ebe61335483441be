import type { WhatsAppAccount } from '../../message-settings.ts';
import { sendSms } from '../../notifications/send-sms.ts';
import { sendTemplate, type TemplateMessage } from '../../notifications/send-template.ts';
import { whyRefusedByService } from '../../notifications/service-error.ts';
import type { Carrier, Written } from '../../notifications/types.ts';
import type { CurrentSettings, Settings } from '../../settings.ts';
import { writePayload } from './button-payload.ts';
import { composeShort, type ShortMessage } from './compose-short.ts';
import { templateValues, writeText } from './texts.ts';

/** The ways beside mail whose keys are set. @param currentSettings asked for each message */
export function openShortCarriers(
  settings: Settings,
  currentSettings: () => Promise<CurrentSettings>,
): Carrier<Written & { short: ShortMessage }>[] {
  const { whatsapp, sms } = settings.messages;
  const compose: Carrier<Written & { short: ShortMessage }>['compose'] = async (db, waiting) => {
    const short = await composeShort(db, waiting, settings);
    return short && { address: short.mobile, about: short.about, short };
  };
  const common = { compose, whyRefused: whyRefusedByService };
  return [
    ...(whatsapp
      ? [
          {
            ...common,
            way: 'whatsapp' as const,
            send: ({ short }: { short: ShortMessage }) => sendTemplate(whatsapp, templateOf(short, whatsapp)),
          },
        ]
      : []),
    ...(sms
      ? [
          {
            ...common,
            way: 'sms' as const,
            async send({ short }: { short: ShortMessage }, id: string) {
              const text = writeText(short.event, short.values, (await currentSettings()).store);
              await sendSms(sms, { mobile: short.mobile, text, id });
              return null;
            },
          },
        ]
      : []),
  ];
}

/** A question has its two buttons; everything else is read. */
function templateOf(
  { event, mobile, values, answerKey }: ShortMessage,
  { templates }: WhatsAppAccount,
): TemplateMessage {
  return {
    to: mobile.replace('+', ''),
    template: templates[event] ?? event,
    values: templateValues(event, values),
    payloads:
      (event === 'confirm' || event === 'reminder') && answerKey !== null
        ? [writePayload('confirm', answerKey), writePayload('cancel', answerKey)]
        : [],
  };
}

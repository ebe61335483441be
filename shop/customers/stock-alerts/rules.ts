/** Who wants to be told when a product is back in the shop (R482 to R484). */

/** So long a wish is kept (days). */
export const ALERT_KEPT_DAYS = 90;

/** So many messages are begun within a minute, so that the first who hear of it find something. */
export const MOST_ALERTS_A_MINUTE = 60;

/** By which way a mobile is told; null where the shop has none. @param ways their accounts; null of one without keys */
export function wayToMobile({
  whatsapp,
  sms,
}: {
  whatsapp: object | null;
  sms: object | null;
}): 'whatsapp' | 'sms' | null {
  return whatsapp ? 'whatsapp' : sms ? 'sms' : null;
}

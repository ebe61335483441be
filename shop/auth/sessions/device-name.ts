/** A longer one is read so far: what names browser and system stands in front (characters). */
const LONGEST_USER_AGENT = 400;

const UNKNOWN_DEVICE = 'Unknown device';

/** Browsers by what they send, those first that also send the name of another one. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\b(?:FBAN|FBAV)\//, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Systems; Android says that it is Linux as well. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What people call the device of a request, for example `Chrome on Android`. Only words of these lists come out, so a
 * stranger's text reaches neither a screen nor a mail. @param userAgent as it was sent
 */
export function deviceNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST_USER_AGENT);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (browser === null && system === null) return UNKNOWN_DEVICE;
  return system === null ? `${browser}` : `${browser ?? 'A browser'} on ${system}`;
}

function nameIn(names: typeof BROWSERS, text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

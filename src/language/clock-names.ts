import type { Lang } from './lang.ts'

/** How the clocks that births are read by are called: by the country that kept them, else by their city. */
const NAMES: Record<string, Record<Lang, string>> = {
  '+00:36:32': { en: 'Cagliari time', ru: 'время Кальяри' },
  '+00:46:22': { en: 'Munich time', ru: 'мюнхенское время' },
  '+00:53:28': { en: 'Palermo time', ru: 'палермское время' },
  '+01:00': { en: 'Central European Time', ru: 'среднеевропейское время' },
  '+02:01:19': { en: 'Petrograd time', ru: 'петроградское время' },
  '+04:51:00': { en: 'Bombay time', ru: 'бомбейское время' },
  '+05:21:10': { en: 'Madras time', ru: 'мадрасское время' },
  '+05:53:20': { en: 'Calcutta time', ru: 'калькуттское время' },
  '+05:51:00': { en: 'Bombay war time', ru: 'бомбейское военное время' },
  '+08:26:36': { en: 'Harbin time', ru: 'харбинское время' },
  '-00:25:21': { en: 'Dublin time', ru: 'дублинское время' },
  lmt: { en: 'local mean time', ru: 'местное среднее время' },
  'Africa/Casablanca': { en: 'Moroccan time', ru: 'марокканское время' },
  'Africa/Ceuta': { en: 'Ceuta time', ru: 'время Сеуты' },
  'Asia/Chongqing': { en: 'Chongqing time', ru: 'чунцинское время' },
  'Asia/Damascus': { en: 'Syrian time', ru: 'сирийское время' },
  'Asia/Hanoi': { en: 'Hanoi time', ru: 'ханойское время' },
  'Asia/Harbin': { en: 'Manchurian time', ru: 'маньчжурское время' },
  'Asia/Kashgar': { en: 'Kashgar time', ru: 'кашгарское время' },
  'Asia/Kolkata': { en: 'Indian Standard Time', ru: 'индийское стандартное время' },
  'Asia/Shanghai': { en: 'Chinese time', ru: 'китайское время' },
  'Asia/Tokyo': { en: 'Japanese time', ru: 'японское время' },
  'Asia/Urumqi': { en: 'Xinjiang time', ru: 'синьцзянское время' },
  'Europe/Athens': { en: 'Greek time', ru: 'греческое время' },
  'Europe/Belgrade': { en: 'Belgrade time', ru: 'белградское время' },
  'Europe/Berlin': { en: 'German time', ru: 'немецкое время' },
  'Europe/Brussels': { en: 'Belgian time', ru: 'бельгийское время' },
  'Europe/Bucharest': { en: 'Romanian time', ru: 'румынское время' },
  'Europe/Budapest': { en: 'Hungarian time', ru: 'венгерское время' },
  'Europe/Chisinau': { en: 'Chișinău time', ru: 'кишинёвское время' },
  'Europe/Copenhagen': { en: 'Danish time', ru: 'датское время' },
  'Europe/Dublin': { en: 'Irish time', ru: 'ирландское время' },
  'Europe/Helsinki': { en: 'Finnish time', ru: 'финское время' },
  'Europe/Istanbul': { en: 'Turkish time', ru: 'турецкое время' },
  'Europe/Kaliningrad': { en: 'Kaliningrad time', ru: 'калининградское время' },
  'Europe/Kyiv': { en: 'Kyiv time', ru: 'киевское время' },
  'Europe/London': { en: 'British time', ru: 'британское время' },
  'Europe/Luxembourg': { en: 'Luxembourg time', ru: 'люксембургское время' },
  'Europe/Madrid': { en: 'Spanish time', ru: 'испанское время' },
  'Europe/Minsk': { en: 'Minsk time', ru: 'минское время' },
  'Europe/Monaco': { en: 'Free-zone time', ru: 'время свободной зоны' },
  'Europe/Moscow': { en: 'Moscow time', ru: 'московское время' },
  'Europe/Paris': { en: 'French time', ru: 'французское время' },
  'Europe/Prague': { en: 'Czechoslovak time', ru: 'чехословацкое время' },
  'Europe/Riga': { en: 'Latvian time', ru: 'латвийское время' },
  'Europe/Rome': { en: 'Italian time', ru: 'итальянское время' },
  'Europe/Simferopol': { en: 'Crimean time', ru: 'крымское время' },
  'Europe/Sofia': { en: 'Bulgarian time', ru: 'болгарское время' },
  'Europe/Tallinn': { en: 'Estonian time', ru: 'эстонское время' },
  'Europe/Tirane': { en: 'Albanian time', ru: 'албанское время' },
  'Europe/Uzhgorod': { en: 'Uzhhorod time', ru: 'ужгородское время' },
  'Europe/Vienna': { en: 'Austrian time', ru: 'австрийское время' },
  'Europe/Vilnius': { en: 'Lithuanian time', ru: 'литовское время' },
  'Europe/Warsaw': { en: 'Polish time', ru: 'польское время' },
  'Europe/Zaporozhye': { en: 'Zaporizhzhia time', ru: 'запорожское время' },
}

/** Whose clock an id of `POST /birth-time` stands for: “Polish time”, “UTC+02:30”. */
export function clockName(clock: string, lang: Lang): string {
  const known = NAMES[clock]
  if (known) return known[lang]
  if (/^[+-]/.test(clock)) return `UTC${clock.replace('-', '−')}`
  const named = genericName(clock, lang)
  return lang === 'ru' && !named.includes('время') ? `время зоны «${named}»` : named
}

function genericName(timeZone: string, lang: Lang): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  try {
    const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city
  } catch {
    // A zone of the IANA database that this browser or Node doesn't know.
    return city
  }
}

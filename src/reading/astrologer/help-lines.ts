/** A line that listens to people in despair, free of charge unless the number is a common one. */
export interface HelpLine {
  name: { en: string; ru: string }
  number: string
}

interface Country {
  lines: readonly HelpLine[]
  emergency: string
}

const line = (en: string, ru: string, number: string): HelpLine => ({ name: { en, ru }, number })

/**
 * By ISO 3166 country. Held in November 2026 against what many public pages print; the services' own pages could not be
 * asked from where this was written, so whoever opens the product looks there once more.
 */
const COUNTRIES: Readonly<Record<string, Country>> = {
  RU: {
    lines: [
      line(
        'the psychological help line of the Emergencies Ministry',
        'горячая линия психологической помощи МЧС',
        '+7 495 989-50-50',
      ),
      line(
        'the helpline for children, teenagers and parents',
        'телефон доверия для детей, подростков и родителей',
        '8-800-2000-122',
      ),
    ],
    emergency: '112',
  },
  US: {
    lines: [line('the 988 Suicide & Crisis Lifeline', 'линия 988 Suicide & Crisis Lifeline', '988')],
    emergency: '911',
  },
  CA: {
    lines: [line('9-8-8, the Suicide Crisis Helpline', 'линия 9-8-8 Suicide Crisis Helpline', '988')],
    emergency: '911',
  },
  GB: { lines: [line('Samaritans', 'Samaritans', '116 123')], emergency: '999' },
  IE: { lines: [line('Samaritans', 'Samaritans', '116 123')], emergency: '112' },
  AU: { lines: [line('Lifeline', 'Lifeline', '13 11 14')], emergency: '000' },
  NZ: { lines: [line('Need to Talk?', 'Need to Talk?', '1737')], emergency: '111' },
  DE: { lines: [line('TelefonSeelsorge', 'TelefonSeelsorge', '0800 111 0 111')], emergency: '112' },
  AT: { lines: [line('Telefonseelsorge', 'Telefonseelsorge', '142')], emergency: '112' },
  CH: { lines: [line('Die Dargebotene Hand', 'Die Dargebotene Hand', '143')], emergency: '112' },
  FR: { lines: [line('the national line 3114', 'национальная линия 3114', '3114')], emergency: '112' },
  ES: { lines: [line('the line 024', 'линия 024', '024')], emergency: '112' },
  NL: { lines: [line('113 Zelfmoordpreventie', '113 Zelfmoordpreventie', '0800-0113')], emergency: '112' },
  PL: { lines: [line('the line for adults in crisis', 'линия для взрослых в кризисе', '116 123')], emergency: '112' },
  UA: { lines: [line('Lifeline Ukraine', 'Lifeline Ukraine', '7333')], emergency: '112' },
  IN: { lines: [line('Tele-MANAS', 'Tele-MANAS', '14416')], emergency: '112' },
  BR: { lines: [line('CVV', 'CVV', '188')], emergency: '192' },
  IL: { lines: [line('ERAN', 'ERAN', '1201')], emergency: '101' },
}

/** Zones of countries by their beginning or their name; a zone that isn't here gets the lines of no country. */
const ZONES: readonly (readonly [country: string, zones: RegExp])[] = [
  [
    'RU',
    /^(Europe\/(Moscow|Kaliningrad|Samara|Saratov|Volgograd|Astrakhan|Ulyanovsk|Kirov)|Asia\/(Yekaterinburg|Omsk|Novosibirsk|Barnaul|Tomsk|Novokuznetsk|Krasnoyarsk|Irkutsk|Chita|Yakutsk|Khandyga|Vladivostok|Ust-Nera|Magadan|Sakhalin|Srednekolymsk|Kamchatka|Anadyr))$/,
  ],
  [
    'CA',
    /^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal|Moncton|Whitehorse|Yellowknife|Iqaluit)$/,
  ],
  [
    'US',
    /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Nome|Sitka|Indiana\/.*|Kentucky\/.*|North_Dakota\/.*)|Pacific\/Honolulu|US\/.*)$/,
  ],
  ['BR', /^America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba|Porto_Velho|Rio_Branco)$/],
  ['GB', /^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/],
  ['IE', /^Europe\/Dublin$/],
  ['DE', /^Europe\/(Berlin|Busingen)$/],
  ['AT', /^Europe\/Vienna$/],
  ['CH', /^Europe\/Zurich$/],
  ['FR', /^Europe\/Paris$/],
  ['ES', /^(Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/],
  ['NL', /^Europe\/Amsterdam$/],
  ['PL', /^Europe\/Warsaw$/],
  ['UA', /^Europe\/(Kyiv|Kiev|Uzhgorod|Zaporozhye)$/],
  ['IN', /^Asia\/(Kolkata|Calcutta)$/],
  ['IL', /^(Asia\/(Jerusalem|Tel_Aviv))$/],
  ['AU', /^(Australia\/.*)$/],
  ['NZ', /^(Pacific\/(Auckland|Chatham))$/],
]

/** The European number, which answers in most other countries too. */
const ELSEWHERE: Country = { lines: [], emergency: '112' }

/** Where a person in despair is listened to, by the zone that their device shows. */
export function helpLines(timeZone: string): Country {
  const country = ZONES.find(([, zones]) => zones.test(timeZone))?.[0]
  return (country && COUNTRIES[country]) || ELSEWHERE
}

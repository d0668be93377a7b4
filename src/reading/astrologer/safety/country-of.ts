import { COUNTRIES, ELSEWHERE, type Country } from './help-lines.ts'

/** Zones of countries by name; a zone that isn't here belongs to none of the countries we have lines for. */
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
    /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Nome|Sitka|Metlakatla|Yakutat|Adak|Menominee|Indianapolis|Indiana\/.*|Kentucky\/.*|North_Dakota\/.*)|Pacific\/Honolulu|US\/.*)$/,
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
  ['BY', /^Europe\/Minsk$/],
  ['KZ', /^Asia\/(Almaty|Aqtau|Aqtobe|Atyrau|Oral|Qostanay|Qyzylorda)$/],
  ['IN', /^Asia\/(Kolkata|Calcutta)$/],
  ['IL', /^Asia\/(Jerusalem|Tel_Aviv)$/],
  ['AU', /^Australia\/.*$/],
  ['NZ', /^Pacific\/(Auckland|Chatham)$/],
]

/**
 * The country somebody is probably in: by the zone their device shows, and where that tells none, by the zone of the place
 * their account names.
 */
export function countryOf(...timeZones: readonly (string | null | undefined)[]): Country {
  for (const timeZone of timeZones) {
    const code = timeZone && ZONES.find(([, zones]) => zones.test(timeZone))?.[0]
    const country = code && COUNTRIES[code]
    if (country) return country
    // A real place elsewhere is not the place of birth: its lines would be those of another country.
    if (timeZone && timeZone !== 'UTC' && !timeZone.startsWith('Etc/')) return ELSEWHERE
  }
  return ELSEWHERE
}

import { COUNTRY_LINES, EMERGENCY_NUMBERS, type EmergencyNumbers, type HelpLine } from './help-lines.ts'

/** Where somebody probably is, with what can be called there. */
export interface Country {
  /** ISO 3166; null where it is not known. */
  code: string | null
  /** Null where we know no number of the country. */
  emergency: EmergencyNumbers | null
  lines: readonly HelpLine[]
}

/** Regions that the platform still lists and that are no countries any more, or second names of others. */
export const OBSOLETE = new Set([
  'SU',
  'UK',
  'DD',
  'YU',
  'FX',
  'TP',
  'ZR',
  'BU',
  'CS',
  'AN',
  'EU',
  'UN',
  'QO',
  'QU',
  'NT',
  'XK',
])
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The name of a zone that the platform prefers: `Asia/Kolkata` and `Asia/Calcutta` are one. */
function canonical(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** ECMA-402 has it since 2025; the compiler's library doesn't yet. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined }

let kept: ReadonlyMap<string, string> | undefined

/** The country of every zone, as the platform's own data (CLDR) have it. */
export function countriesOfZones(): ReadonlyMap<string, string> {
  if (kept) return kept
  const countries = new Map<string, string>()
  for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
    if (OBSOLETE.has(code)) continue
    const zones = (new Intl.Locale(`und-${code}`) as RegionLocale).getTimeZones?.() ?? []
    for (const zone of zones) countries.set(zone, code)
  }
  kept = countries
  return countries
}

/** By the zone as it was named. To ask the platform takes a millisecond; only zones that there are are kept. */
const codes = new Map<string, string | null>()

function codeOf(timeZone: string | null | undefined): string | null {
  if (!timeZone) return null
  const known = codes.get(timeZone)
  if (known !== undefined) return known
  const zone = canonical(timeZone)
  if (zone === null) return null
  const code = countriesOfZones().get(zone) ?? null
  codes.set(timeZone, code)
  return code
}

/** What can be called in a country. */
export const countryOfCode = (code: string | null): Country => ({
  code,
  emergency: (code && EMERGENCY_NUMBERS.get(code)) || null,
  lines: (code && COUNTRY_LINES[code]) || [],
})

/**
 * The country somebody is probably in: by the zone their device shows, else the one known from earlier in the
 * conversation, else by the zone of the place their account names.
 */
export function countryOf(
  timeZone: string,
  known: string | null | undefined,
  home: string | null | undefined,
): Country {
  return countryOfCode(codeOf(timeZone) ?? known ?? codeOf(home))
}

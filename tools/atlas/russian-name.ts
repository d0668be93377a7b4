import { normalise } from '../../src/astro/atlas/normalise.ts'
import { phoneticSkeleton } from '../../src/astro/atlas/phonetic-skeleton.ts'
import { similarity } from './edit-similarity.ts'
import { READ_BACK, reverseTransliterate } from './reverse-transliteration.ts'
import type { SourcePlace } from './source-place.ts'
import { usefulScript } from './useful-name.ts'

const RUSSIAN = /^[А-ЯЁа-яё][А-ЯЁа-яё .\-–'’]+$/
const NO_TOWN = /город|аэропорт|район|область|сельсовет|поселение|муниципалитет|округ/i

/**
 * The Russian name of a place: its label, else the one of its Cyrillic names that looks most Russian (GeoNames doesn't
 * say which of them are Bulgarian, Serbian or Ukrainian), else read back from the Latin spelling where the country has
 * Russian names. Empty when none of these gives one.
 */
export function russianName(place: SourcePlace, labels: Map<string, string>): string {
  const label = place.numbered ? labels.get(String(place.id)) : undefined
  if (label && /[а-яё]/i.test(label)) return label
  return (
    pickRussian(place) ?? (READ_BACK.has(place.countryCode) ? reverseTransliterate(place.name, place.countryCode) : '')
  )
}

function pickRussian(place: SourcePlace): string | null {
  const candidates = [...new Set(place.otherNames)].filter(isCandidate)
  if (candidates.length <= 1) return candidates[0] ?? null
  const context = contextOf(place, candidates)
  let best = ''
  let bestPoints = Number.NEGATIVE_INFINITY
  for (const name of candidates) {
    const points = soundLikeness(name, context) + russianLook(name) + countryLook(name, place, context)
    if (points <= bestPoints) continue
    best = name
    bestPoints = points
  }
  return best
}

function isCandidate(name: string): boolean {
  const abbreviation = name === name.toUpperCase() && name.length < 5
  return RUSSIAN.test(name) && !abbreviation && !NO_TOWN.test(name)
}

interface NameContext {
  sound: string
  latinSounds: Set<string>
  readBack: string
  readBackOthers: Set<string>
  longest: number
}

function contextOf(place: SourcePlace, candidates: string[]): NameContext {
  const latin = place.otherNames.filter((name) => usefulScript(name) === 'latin')
  return {
    sound: soundOf(place.asciiName || place.name),
    latinSounds: new Set(latin.map(soundOf)),
    readBack: normalise(reverseTransliterate(place.name, place.countryCode)),
    readBackOthers: new Set(
      [place.asciiName, ...latin].map((name) => normalise(reverseTransliterate(name, place.countryCode))),
    ),
    longest: Math.max(...candidates.map((name) => name.length)),
  }
}

function soundOf(name: string): string {
  return phoneticSkeleton(normalise(name))
}

function soundLikeness(name: string, context: NameContext): number {
  const sound = soundOf(name)
  return 2 * similarity(sound, context.sound) + (context.latinSounds.has(sound) ? 0.15 : 0)
}

/** Points for letters that Russian has and its neighbours lack, and against what only they write. */
function russianLook(name: string): number {
  let points = 0
  if (/[ыэёъ]/i.test(name)) points += 0.35
  if (/ё/i.test(name)) points += 0.1
  // Bulgarian ъ stands between consonants; Bulgarian and Ukrainian write ьо and йо.
  if (/ъ(?![еёюя])/i.test(name)) points -= 0.6
  if (/[жчшщц]ы|йо|ьо/i.test(name)) points -= 0.4
  if (/^[А-ЯЁ]/.test(name)) points += 0.05
  return points
}

function countryLook(name: string, { countryCode }: SourcePlace, context: NameContext): number {
  const length = 0.05 * (name.length / context.longest)
  if (countryCode === 'RU') return length + readBackLook(name, context)
  if (countryCode === 'UA') return length + againstUkrainian(name)
  if (countryCode === 'BY') return length + againstBelarusian(name)
  return length
}

function readBackLook(name: string, { readBack, readBackOthers }: NameContext): number {
  const normal = normalise(name)
  const soft = /[ьй]/.test(name) ? 0.1 : 0
  if (normal === readBack) return soft + 1.2
  return soft + (readBackOthers.has(normal) ? 0.3 : 0)
}

function againstUkrainian(name: string): number {
  let points = 0
  if (/(?:ов|ев|ск|ский|ый|ое|ая|ино|ово|ево)$/i.test(name)) points += 0.4
  if (/ё|ы/.test(name)) points += 0.2
  if (/о[вй]ка$|ово$|ино$/i.test(name)) points += 0.2
  if (/ськ|цьк/i.test(name)) points -= 0.8
  if (/чор|шки$|жн[еі]$/i.test(name)) points -= 0.3
  if (/ив$/i.test(name)) points -= 0.5
  return points
}

function againstBelarusian(name: string): number {
  let points = 0.25 * count(name, /[оё]/gi) - 0.1 * count(name, /а/gi)
  if (/дз[еияюё]|рэ|цэ|чы|жы|шы|ццы/i.test(name)) points -= 0.5
  if (/цк$/i.test(name) && /ацк$/i.test(name)) points -= 0.6
  if (/ь$/.test(name)) points += 0.2
  return points
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

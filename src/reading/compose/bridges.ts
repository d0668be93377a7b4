import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import { houseRulers } from '../facts/natal-strength.ts'
import type { Lang } from '#language/lang.ts'
import { ASPECT_POINTS, type AspectPoint } from '../library/subjects.ts'
import { pointOf, type NatalPage, type Topic } from '../writer/natal-page.ts'
import type { Paragraph } from '../writer/reading.ts'
import { signature, signatureAspects, themes } from './signature.ts'
import { subjectOf } from './themes.ts'
import { evidenceOf } from './evidence.ts'
import { AXES, type Axis, type Pole, type Trait } from './traits.ts'
import { traitWordsEn } from './trait-words-en.ts'
import { traitWordsRu } from './trait-words-ru.ts'
import { bridgeTexts, type Occasion, type Speaker, type TraitWords } from './trait-words.ts'

const WORDS: Record<Lang, TraitWords> = { en: traitWordsEn, ru: traitWordsRu }

/** An entry by its place in the library. */
export interface EntryName {
  subject: string
  key: string
  /** What a report's text says in its place. */
  traits?: readonly Trait[]
}

/** What an entry rests on in this chart, where it is heard, and the factors that say so; null for what is no entry of a chart. */
interface Voice {
  speaker: Speaker
  occasions: readonly Occasion[]
  factors: () => string[]
}

/** One text that stands at a pole of an axis, and where it stands in the reading. */
interface Stand {
  entry: EntryName
  pole: Pole
  /** Its place among the entries told. */
  index: number
}

/** The entry of an aspect, as the library files it; null where it has none. */
export function aspectEntry({ a, b, aspect }: Pick<ChartAspect, 'a' | 'b' | 'aspect'>): EntryName | null {
  const [first, second] = ASPECT_POINTS.filter((name) => pointOf(name) === a || pointOf(name) === b)
  return first && second ? { subject: `natal-aspect/${first}`, key: `${second} ${ASPECT_NATURE[aspect]}` } : null
}

const CORE = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc'] as const

const ALWAYS = new WeakMap<NatalPage, readonly EntryName[]>()

/** What no portrait leaves out, told yet or not: its themes, the signs of the personal points, the signature aspects. */
function alwaysTold(page: NatalPage): readonly EntryName[] {
  const known = ALWAYS.get(page)
  if (known) return known
  const signs = CORE.flatMap((name) => {
    const sign = page.signOf(name)
    return sign === null ? [] : [{ subject: `${name === 'asc' ? 'angle' : 'planet'}-in-sign/${name}`, key: `${sign}` }]
  })
  const always = [
    ...signature(page.birth).map(({ id }) => ({ subject: subjectOf(id), key: id })),
    ...signs,
    ...signatureAspects(page.birth).flatMap((aspect) => aspectEntry(aspect) ?? []),
  ]
  ALWAYS.set(page, always)
  return always
}

/** Whether an entry may be left unsaid because it says the opposite of what is told, or of what no portrait leaves out. */
export const isOffKey = (page: NatalPage, entry: EntryName): boolean =>
  contradicts(page, entry, [...alwaysTold(page), ...page.told])

/** Whether an entry says the opposite of anything among others. */
function contradicts(page: NatalPage, entry: EntryName, others: readonly EntryName[]): boolean {
  const own = page.traits(entry)
  return others.some((other) =>
    page.traits(other).some(({ axis, pole }) => own.some((one) => one.axis === axis && one.pole !== pole)),
  )
}

/**
 * Puts a bridge wherever two entries of a reading contradict each other: a paragraph, after the second of them, that names
 * both and says when each of them speaks. One for each axis; an occasion is given to one speaker only.
 */
export function bridgeContradictions(page: NatalPage): void {
  const words = WORDS[page.lang]
  const texts = page.library.texts(bridgeTexts, page.lang)
  const given = new Map<Occasion, string>()
  for (const axis of AXES) {
    const pair = opposed(page, axis)
    if (!pair) continue
    const [first, second] = pair.map(({ entry }) => voiceOf(page, entry)) as [Voice, Voice]
    const [when, otherwise] = occasions([first, second], given)
    const text = page.way(
      `bridge ${axis}`,
      texts[axis],
    )({
      when: words.occasion(when),
      who: words.speaker(first.speaker),
      else: words.occasion(otherwise),
      other: words.speaker(second.speaker),
    })
    const later = page.told[Math.max(...pair.map(({ index }) => index))]
    later?.add({
      text,
      factors: [...new Set([...first.factors(), ...second.factors()])],
    } satisfies Paragraph)
  }
}

/** A text of either pole, the first pole's first, of one point where there are such; null while only one pole speaks. */
function opposed(page: NatalPage, axis: Axis): [Stand, Stand] | null {
  const stands = page.told.flatMap((entry, index): Stand[] =>
    isCertain(page, entry)
      ? page
          .traits(entry)
          .filter((trait) => trait.axis === axis)
          .map(({ pole }) => ({ entry, pole, index }))
      : [],
  )
  const pairs = stands.flatMap((one, i) =>
    stands.slice(i + 1).flatMap((other): [Stand, Stand][] => (one.pole === other.pole ? [] : [[one, other]])),
  )
  const [one, other] = pairs.find((pair) => sharePoint(page, pair[0].entry, pair[1].entry)) ?? pairs[0] ?? []
  return one && other ? (one.pole === 0 ? [one, other] : [other, one]) : null
}

/** Whether two entries speak of one point: then the contradiction is plainest. */
function sharePoint(page: NatalPage, one: EntryName, other: EntryName): boolean {
  const points = pointsOf(voiceOf(page, one).speaker)
  return pointsOf(voiceOf(page, other).speaker).some((point) => points.includes(point))
}

function pointsOf(speaker: Speaker): readonly ChartPoint[] {
  if (speaker.kind === 'aspect') return [speaker.a, speaker.b]
  if (speaker.kind !== 'theme') return [speaker.point]
  const { evidence } = speaker
  return evidence.kind === 'aspects' ? evidence.aspects.flatMap(({ a, b }) => [a, b]) : []
}

/** Whether an entry is of the chart, and not one of two that an unknown hour leaves possible. */
const isCertain = (page: NatalPage, { subject }: EntryName): boolean =>
  !page.birth.uncertain.some(({ body }) => subject === `planet-in-sign/${body}`)

/** Where each of two is heard: the first of its occasions that the other hasn't, and that no other speaker has been given. */
function occasions([one, other]: readonly [Voice, Voice], given: Map<Occasion, string>): [Occasion, Occasion] {
  const isFree = ({ speaker }: Voice, occasion: Occasion) =>
    occasion === OTHERWISE || (given.get(occasion) ?? nameOf(speaker)) === nameOf(speaker)
  const pairs = one.occasions.flatMap((mine) =>
    other.occasions.flatMap((theirs): [Occasion, Occasion][] => (mine === theirs ? [] : [[mine, theirs]])),
  )
  const free = pairs.filter(([mine, theirs]) => isFree(one, mine) && isFree(other, theirs))
  // "In other matters" says nothing before the matter itself has been named.
  const pair = free.find(([mine]) => mine !== OTHERWISE) ?? free[0]
  if (!pair) throw new RangeError('two that are heard in one place only')
  given.set(pair[0], nameOf(one.speaker)).set(pair[1], nameOf(other.speaker))
  return pair
}

const nameOf = (speaker: Speaker): string => JSON.stringify(speaker)

/** What an entry rests on in this chart. @throws RangeError for an entry that no chart bears out */
function voiceOf(page: NatalPage, { subject, key }: EntryName): Voice {
  const [folder, name = ''] = subject.split('/')
  switch (folder) {
    case 'planet-in-sign':
    case 'angle-in-sign': {
      const point = pointOf(name as Topic)
      const house = page.houseOf(point)
      return {
        speaker: { kind: 'sign', point, sign: Number(key) as Sign },
        occasions: [point, ...(house === null ? [] : [house]), OTHERWISE],
        factors: () => page.signFact(point),
      }
    }
    case 'planet-in-house': {
      const point = pointOf(name as Topic)
      return {
        speaker: { kind: 'house', point, house: Number(key) },
        occasions: [Number(key), point, OTHERWISE],
        factors: () => page.houseFact(point),
      }
    }
    case 'house-ruler': {
      const ruler = houseRulers(page.birth).find(({ house }) => house === Number(name))
      if (!ruler) break
      return {
        speaker: { kind: 'ruler', of: ruler.house, point: ruler.ruler, house: ruler.inHouse },
        occasions: [ruler.house, ruler.inHouse, OTHERWISE],
        factors: () => [page.fact(`house:${ruler.house}:sign:${ruler.sign}`), ...page.houseFact(ruler.ruler)],
      }
    }
    case 'natal-aspect': {
      const [other = '', nature = ''] = key.split(' ')
      const [one, two] = [pointOf(name as AspectPoint), pointOf(other as AspectPoint)]
      const aspect = page.birth.chart.aspects.find(
        ({ a, b, aspect: kind }) =>
          ((a === one && b === two) || (a === two && b === one)) && ASPECT_NATURE[kind] === nature,
      )
      if (!aspect) break
      return {
        speaker: { kind: 'aspect', a: one, b: two, aspect: aspect.aspect },
        // The slower of the two says when: it is what its partner is not known for by itself.
        occasions: [two, one, ...[two, one].flatMap((point) => page.houseOf(point) ?? []), OTHERWISE],
        factors: () => [page.fact(`${aspect.a}:${aspect.aspect}:${aspect.b}`)],
      }
    }
    case 'theme': {
      const theme = themes(page.birth).find(({ id }) => id === key)
      if (!theme) break
      return {
        speaker: { kind: 'theme', evidence: theme.evidence },
        occasions: [
          ...(theme.evidence.kind === 'house' ? [theme.evidence.house] : []),
          ...theme.points.toSorted((a, b) => Number(SLOW.has(a)) - Number(SLOW.has(b))),
          OTHERWISE,
        ],
        factors: () => evidenceOf(page, theme).factors,
      }
    }
  }
  throw new RangeError(`the chart doesn’t say ${subject} ${key}`)
}

const SLOW: ReadonlySet<ChartPoint> = new Set(['uranus', 'neptune', 'pluto'])
/** No house: in other matters. */
const OTHERWISE = 0

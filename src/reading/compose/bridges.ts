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
  const bridges = AXES.map((axis) => ({ axis, pairs: opposed(page, axis) })).filter(({ pairs }) => pairs.length > 0)
  const owners: Owners = new Map()
  const chosen = bridges.map(({ axis, pairs }) => ({ axis, ...choosePair(page, pairs, owners) }))
  for (const { axis, stands, voices } of chosen) {
    const [first, second] = voices
    // Only after every pair is chosen is it settled which occasion a speaker keeps.
    const otherwise = occasionOf(owners, second) ?? OTHERWISE
    const when = occasionOf(owners, first) ?? (otherwise === OTHERWISE ? (first.occasions[0] ?? OTHERWISE) : OTHERWISE)
    const text = page.way(
      `bridge ${axis}`,
      texts[axis],
    )({
      when: words.occasion(when),
      who: words.speaker(first.speaker),
      else: words.occasion(otherwise),
      other: words.speaker(second.speaker),
    })
    const later = page.told[Math.max(...stands.map(({ index }) => index))]
    later?.add({
      text,
      factors: [...new Set([...first.factors(), ...second.factors()])],
    } satisfies Paragraph)
  }
}

/** Which speaker is heard on an occasion. */
type Owners = Map<Occasion, Voice>

interface Chosen {
  stands: readonly [Stand, Stand]
  voices: readonly [Voice, Voice]
}

/**
 * The first pair of which both, or else the first, can be given an occasion of their own; owners learns of it. "In other
 * matters" says nothing before the matter itself has been named, so the first comes before the second.
 */
function choosePair(page: NatalPage, pairs: readonly [Stand, Stand][], owners: Owners): Chosen {
  const tried = pairs.map((stands) => {
    const voices: [Voice, Voice] = [voiceOf(page, stands[0].entry), voiceOf(page, stands[1].entry)]
    const after: Owners = new Map(owners)
    const [isFirstHeard, isSecondHeard] = voices.map((voice) => giveOccasion(after, voice))
    return { stands, voices, after, rank: 2 * Number(isFirstHeard) + Number(isSecondHeard) }
  })
  const best = tried.reduce((a, b) => (b.rank > a.rank ? b : a))
  for (const [occasion, voice] of best.after) owners.set(occasion, voice)
  return best
}

/** Gives a speaker an occasion of its own; those who own one move where they can, and none loses its own. */
function giveOccasion(owners: Owners, voice: Voice, tried = new Set<Occasion>()): boolean {
  if (occasionOf(owners, voice) !== undefined && tried.size === 0) return true
  return voice.occasions.some((occasion) => {
    if (occasion === OTHERWISE || tried.has(occasion)) return false
    tried.add(occasion)
    const owner = owners.get(occasion)
    if (owner && !giveOccasion(owners, owner, tried)) return false
    owners.set(occasion, voice)
    return true
  })
}

const occasionOf = (owners: Owners, { speaker }: Voice): Occasion | undefined =>
  [...owners].find(([, owner]) => nameOf(owner.speaker) === nameOf(speaker))?.[0]

/** Pairs of texts of either pole, the first pole's first; those that speak of one point come first. */
function opposed(page: NatalPage, axis: Axis): [Stand, Stand][] {
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
  const isPlain = ([one, other]: [Stand, Stand]) => Number(sharePoint(page, one.entry, other.entry))
  return pairs
    .toSorted((a, b) => isPlain(b) - isPlain(a))
    .map(([one, other]) => (one.pole === 0 ? [one, other] : [other, one]))
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

const nameOf = (speaker: Speaker): string => JSON.stringify(speaker)

/** The houses whose matters a planet rules in this chart; none where the hour of birth is unknown. */
const ruledHouses = (page: NatalPage, point: ChartPoint): number[] =>
  houseRulers(page.birth).flatMap(({ house, ruler }) => (ruler === point ? [house] : []))

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
        occasions: [point, ...(house === null ? [] : [house]), ...ruledHouses(page, point), OTHERWISE],
        factors: () => page.signFact(point),
      }
    }
    case 'planet-in-house': {
      const point = pointOf(name as Topic)
      return {
        speaker: { kind: 'house', point, house: Number(key) },
        occasions: [Number(key), point, ...ruledHouses(page, point), OTHERWISE],
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
        occasions: [
          two,
          one,
          ...[two, one].flatMap((point) => page.houseOf(point) ?? []),
          ...[two, one].flatMap((point) => ruledHouses(page, point)),
          OTHERWISE,
        ],
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

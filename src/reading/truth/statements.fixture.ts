import { capital } from '#language/capital.ts'
import { ASPECTS, type Aspect } from '#astro/charts/aspect.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Factor } from '../facts/factor.ts'
import { NATAL_POINTS, type NatalPoint } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { aspectToEn, anAspectEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { signEn } from '#language/en/signs.ts'
import { yourEn } from '#language/en/points.ts'
import { aspectRu, aspectToRu, toNatalRu } from '#language/ru/aspects.ts'
import { inHouseRu } from '#language/ru/ordinals.ts'
import { inSignRu } from '#language/ru/signs.ts'
import { pointRu, yourRu } from '#language/ru/points.ts'

/** A thing said of a chart, its sentence made of it, so that it can be said again with one part changed. */
type Said =
  | { kind: 'sign'; point: NatalPoint; sign: number }
  | { kind: 'house'; point: NatalPoint; house: number }
  | { kind: 'aspect'; a: NatalPoint; b: NatalPoint; aspect: Aspect }
  | { kind: 'motion'; point: NatalPoint }

/** Some things said in one sentence. */
export interface Statement {
  said: readonly Said[]
  text: string
  /** The same sentence with one part of one thing changed, so that it isn't so. */
  changed: readonly string[]
}

type Of<K extends Said['kind']> = Extract<Said, { kind: K }>
interface Ways {
  sign: ((said: Of<'sign'>) => string)[]
  house: ((said: Of<'house'>) => string)[]
  aspect: ((said: Of<'aspect'>) => string)[]
  motion: ((said: Of<'motion'>) => string)[]
  two: ((first: string, second: string) => string)[]
}

/** The first letter of a sentence that doesn’t begin with a name, in lower case. */
const small = (text: string) =>
  text.replace(/^(?:The|Your|With|A|In|Between|У|В|Во|Вместе|От|Между|Ваш[аеу]?)(?= )/, (word) => word.toLowerCase())
const bare = (point: NatalPoint) => yourEn(point).replace('your ', '')
const the = (point: NatalPoint) => (['sun', 'moon', 'asc', 'mc'].includes(point) ? `the ${bare(point)}` : bare(point))

const EN: Ways = {
  sign: [
    ({ point, sign }) => `Your ${bare(point)} in ${signEn(sign)} takes its time over breakfast`,
    ({ point, sign }) => `With ${the(point)} in ${signEn(sign)} you read the contract twice`,
    ({ point, sign }) => `${signEn(sign)} is where your ${bare(point)} stands`,
    ({ point, sign }) => `A ${signEn(sign)} ${capital(bare(point))} rarely waits to be asked`,
    ({ point, sign }) => `${capital(the(point))} at twelve degrees of ${signEn(sign)} keeps the letters`,
  ],
  house: [
    ({ point, house }) => `${capital(the(point))} in the ${ordinalEn(house)} house pays the bill without a word`,
    ({ point, house }) => `In your ${ordinalEn(house)} house stands ${the(point)}, and the neighbors know it`,
    ({ point, house }) => `Your ${ordinalEn(house)} house holds ${the(point)}`,
    ({ point, house }) => `${capital(the(point))} falls into house ${house}`,
  ],
  aspect: [
    ({ a, b, aspect }) =>
      `${capital(the(a))} makes ${anAspectEn(aspect)} ${aspectToEn(aspect, b).replace(`${aspect} `, '')}`,
    ({ a, b, aspect }) => `${capital(the(a))} ${aspect} ${the(b)} is a quarrel you know by heart`,
    ({ a, b, aspect }) => `The ${aspect} of ${the(a)} and ${the(b)} shows in the way you pack`,
    ({ a, b, aspect }) => `Between ${the(a)} and ${the(b)} there is ${anAspectEn(aspect)}`,
  ],
  motion: [
    ({ point }) => `Your ${bare(point)} is retrograde`,
    ({ point }) => `A retrograde ${bare(point)} rewrites the letter`,
  ],
  two: [
    (first, second) => `${first}, while ${small(second)}.`,
    (first, second) => `${first}; ${second}.`,
    (first, second) => `${first}. ${capital(second)}.`,
  ],
}

const RU: Ways = {
  sign: [
    ({ point, sign }) => `${capital(yourRu(point, 'nom'))} ${inSignRu(sign)} не торопится с завтраком`,
    ({ point, sign }) => `У вас ${pointRu(point)} ${inSignRu(sign)}, договор вы читаете дважды`,
    ({ point, sign }) => `${capital(inSignRu(sign))} у вас стоит ${pointRu(point)}`,
    ({ point, sign }) => `Вместе с ${pointRu(point, 'ins')} ${inSignRu(sign)} в дом приходят письма`,
  ],
  house: [
    ({ point, house }) => `${capital(pointRu(point))} ${inHouseRu(house)} молча платит по счёту`,
    ({ point, house }) => `${capital(inHouseRu(house))} у вас ${pointRu(point)}, и соседи это знают`,
    ({ point, house }) => `От ${pointRu(point, 'gen')} в ${house}-м доме ждать тишины не стоит`,
  ],
  aspect: [
    ({ a, b, aspect }) => `${capital(pointRu(a))} стоит в ${aspectToRu(aspect, b, 'loc')}`,
    ({ a, b, aspect }) =>
      `${capital(aspectRu(aspect))} ${pointRu(a, 'gen')} ${toNatalRu(aspect, b)} виден по тому, как вы собираете чемодан`,
    ({ a, b, aspect }) => `Между ${pointRu(a, 'ins')} и ${pointRu(b, 'ins')} ${aspectRu(aspect)}`,
    ({ a, b, aspect }) => `${capital(pointRu(a))} и ${pointRu(b)} в ${aspectRu(aspect, 'loc')}`,
  ],
  motion: [
    ({ point }) => `${capital(yourRu(point, 'nom'))} ретроградное, и письмо переписано`,
    ({ point }) => `У вас ретроградный ${pointRu(point)}`,
  ],
  two: [
    (first, second) => `${first}, а ${small(second)}.`,
    (first, second) => `${first}; ${second}.`,
    (first, second) => `${first}. ${capital(second)}.`,
  ],
}
const WAYS: Record<Lang, Ways> = { en: EN, ru: RU }

const POINTS: ReadonlySet<string> = new Set(NATAL_POINTS)
const isPoint = (point: string | undefined): point is NatalPoint => point !== undefined && POINTS.has(point)

function saidBy({ transiting, natal, sign, house, aspect, retrograde }: Factor): Said | null {
  if (!isPoint(natal)) return null
  if (sign !== undefined) return { kind: 'sign', point: natal, sign }
  if (house !== undefined) return { kind: 'house', point: natal, house }
  if (aspect && isPoint(transiting)) return { kind: 'aspect', a: transiting, b: natal, aspect }
  return retrograde ? { kind: 'motion', point: natal } : null
}

const same = (a: Said, b: Said): boolean =>
  a.kind === 'aspect' && b.kind === 'aspect'
    ? a.aspect === b.aspect && ((a.a === b.a && a.b === b.b) || (a.a === b.b && a.b === b.a))
    : JSON.stringify(a) === JSON.stringify(b)

/** What could stand in its place. */
function variants(said: Said): Said[] {
  switch (said.kind) {
    case 'sign':
      return [
        ...Array.from({ length: 12 }, (_, sign) => ({ ...said, sign })),
        ...NATAL_POINTS.map((point) => ({ ...said, point })),
      ]
    case 'house':
      return [
        ...Array.from({ length: 12 }, (_, i) => ({ ...said, house: i + 1 })),
        ...PLANETS.map((point) => ({ ...said, point })),
      ]
    case 'aspect':
      return [
        ...ASPECTS.map((aspect) => ({ ...said, aspect })),
        ...NATAL_POINTS.flatMap((b) => (b === said.a ? [] : [{ ...said, b }])),
      ]
    case 'motion':
      return PLANETS.map((point) => ({ ...said, point }))
  }
}

/** Sentences of one or two things each on a chart, with changed ones that say what isn't so. */
export function statements(lang: Lang, factors: readonly Factor[], next: () => number): Statement[] {
  const truths = factors.flatMap((factor) => saidBy(factor) ?? [])
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new RangeError('nothing to choose from')
    return item
  }
  const ways = WAYS[lang]
  const wayOf = (said: Said): ((said: Said) => string) => pick(ways[said.kind] as ((said: Said) => string)[])
  return Array.from({ length: 8 }, () => {
    const [first, second] = [pick(truths), pick(truths)]
    const [one, other, both] = [wayOf(first), wayOf(second), pick(ways.two)]
    const falsehoods = variants(first).filter((said) => !truths.some((truth) => same(truth, said)))
    return {
      said: [first, second],
      text: both(one(first), other(second)),
      changed: [1, 2].map(() => both(one(pick(falsehoods)), other(second))),
    }
  })
}

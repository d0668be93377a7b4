import { elementOf, ELEMENTS, modeOf, MODES } from '#astro/charts/balance.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { SLOT_FORMS } from '#language/slot-forms.ts'
import type { NatalBirth } from '../../../facts/day-facts.ts'
import { PERSONS_OWN, type Factor } from '../../../facts/factor.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import { DAY_KINDS } from '../days/days.ts'
import { NatalAnswer, planetFacts } from '../natal/natal-answer.ts'
import { peopleTexts } from './people-words.ts'

export const TRAITS = [...ELEMENTS, ...MODES] as const
export type Trait = (typeof TRAITS)[number]

/** Words for what tradition looks for in an element or a mode. */
const NAMED: readonly (readonly [Trait, RegExp])[] = [
  [
    'fixed',
    /^(?:stubborn\p{L}*|fixed|loyal|jealous|obstinate|упрям\p{L}*|упорн\p{L}*|фиксирован\p{L}*|вол[яюи]|ревнив\p{L}*)$/u,
  ],
  [
    'cardinal',
    /^(?:boss\p{L}*|leader|leads?|charge|dominant|cardinal|главн\p{L}*|лидер\p{L}*|командует|кардинальн\p{L}*)$/u,
  ],
  ['mutable', /^(?:flexible|mutable|adapt\p{L}*|changeable|гибк\p{L}*|мутабельн\p{L}*|переменчив\p{L}*)$/u],
  [
    'fire',
    /^(?:fir(?:e|y|ier|iest)|fiery|hot|temper|energetic|brave|passionate|impatient|огн\p{L}*|огонь|вспыльчив\p{L}*|энергичн\p{L}*|смел\p{L}*|страстн\p{L}*|горяч\p{L}*)$/u,
  ],
  [
    'earth',
    /^(?:earth\p{L}*|practical|grounded|patient|reliable|calm\p{L}*|lazi?\p{L}*|земл\p{L}*|практичн\p{L}*|приземлен\p{L}*|терпелив\p{L}*|надежн\p{L}*|спокойн\p{L}*|ленив\p{L}*)$/u,
  ],
  [
    'air',
    /^(?:air|airy|talkative|sociable|outgoing|smart\p{L}*|independent|clever\p{L}*|воздух\p{L}*|общительн\p{L}*|умн\p{L}*|разговорчив\p{L}*|независим\p{L}*)$/u,
  ],
  [
    'water',
    /^(?:water\p{L}*|sensitive|emotional|dreamer|dreamy|empath\p{L}*|вод[аыуе]|чувствительн\p{L}*|эмоциональн\p{L}*|мечтател\p{L}*|раним\p{L}*)$/u,
  ],
]
const LIKE = /^(?:like|alike|similar|takes|took|after|resembles?|похож\p{L}*|пош[ёе]л|пошла)$/u
const HOUR = /^(?:earlier|later|раньше|позже)$/u
const READER = /^(?:me|my|i|us|we|our|mine|я|мы|нас|мной|мне|меня|нам|мой|моя|мою)$/u
const SUBJECT = /^(?:i|я)$/u
/** What is compared where somebody takes after somebody. */
const SHARED: readonly SpokenPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc']
const MOST_PEOPLE = 6

interface Party {
  /** Null for the reader. */
  name: string | null
  birth: NatalBirth
}

/** The reader and the people meant: those named, or all. */
function partiesOf({ asked, birth, book }: Composer): Party[] {
  const { people } = book.source
  const named = asked.persons.flatMap((index) => people[index] ?? [])
  const says = asked.words.some((word) => READER.test(word))
  const reader: Party[] = birth && (says || named.length < 2) ? [{ name: null, birth }] : []
  return [...reader, ...(named.length > 0 ? named : people)].slice(0, MOST_PEOPLE)
}

const isSure = ({ birth }: Party, point: string) => !birth.uncertain.some(({ body }) => body === point)

/** The sign of a point where it is certain. */
function signIn(party: Party, point: SpokenPoint): Sign | null {
  const { chart, timeKnown } = party.birth
  if (point === 'asc') return timeKnown && chart.houses ? signOf(chart.houses.ascendantDeg) : null
  const placed = chart.placements.find(({ body }) => body === point)
  return placed && isSure(party, point) ? placed.sign : null
}

function countOf(party: Party, trait: Trait): number {
  const signs = PLANETS.flatMap((planet) => signIn(party, planet) ?? [])
  return signs.filter((sign) => elementOf(sign) === trait || modeOf(sign) === trait).length
}

/** Which of several people has more of something, or whom somebody takes after: by the signs of their planets. */
export function answerCompare(composer: Composer): void {
  // "Which of these dates is best for both of us" is a choice of dates.
  if (composer.asked.dates.length > 1) return DAY_KINDS.best_day.answer(composer)
  const { compare } = composer.library.texts(peopleTexts, composer.lang)
  const parties = partiesOf(composer)
  if (parties.length < 2) return composer.explain(composer.library.texts(peopleTexts, composer.lang).ask.whom)
  const { words } = composer.asked
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (says(HOUR)) return composer.explain(compare.hour)
  const trait = NAMED.find(([, pattern]) => says(pattern))?.[0]
  if (!trait && says(LIKE)) return answerLikeness(composer, parties)
  for (const one of trait ? [trait] : ELEMENTS) tellTrait(composer, parties, one)
  if (trait) composer.explain(compare.means[trait])
  composer.explain(compare.closes)
}

const named = (composer: Composer, { name }: Party): string =>
  name ?? composer.library.texts(peopleTexts, composer.lang).compare.you

function factsOf(composer: Composer, parties: readonly Party[]): Factor[] {
  const others = parties.flatMap(({ name }): Factor[] =>
    name === null ? [] : [{ id: `${PERSONS_OWN}${name}:balance`, kind: 'special', said: name }],
  )
  return [...(composer.birth ? planetFacts(new NatalAnswer(composer)) : []), ...others]
}

function tellTrait(composer: Composer, parties: readonly Party[], trait: Trait): void {
  const { compare } = composer.library.texts(peopleTexts, composer.lang)
  const counted = parties.map((party) => ({ party, count: countOf(party, trait) }))
  const most = Math.max(...counted.map(({ count }) => count))
  const leading = counted.filter(({ count }) => count === most).map(({ party }) => named(composer, party))
  const counts = counted.map(({ party, count }) => compare.count({ name: named(composer, party), count }))
  const told = { trait: compare.trait[trait], who: leading }
  composer.list(
    [leading.length === parties.length ? compare.even(told) : compare.most(told), compare.counts({ counts })],
    factsOf(composer, parties),
  )
}

/** Whom somebody takes after: who shares most of the signs of the personal planets and the ascendant. */
function answerLikeness(composer: Composer, parties: readonly Party[]): void {
  const { compare } = composer.library.texts(peopleTexts, composer.lang)
  const { words } = composer.asked
  const { forms } = SLOT_FORMS[composer.lang]
  const reader = parties.find(({ name }) => name === null)
  const isReaders = words.some((word) => SUBJECT.test(word)) || parties.length === 2
  const subject = (isReaders ? reader : undefined) ?? parties.find(({ name }) => name !== null) ?? reader
  if (!subject) return
  const found = parties
    .filter((party) => party !== subject)
    .map((party) => ({
      party,
      shared: SHARED.flatMap((point) => {
        const sign = signIn(subject, point)
        return sign !== null && sign === signIn(party, point) ? [{ point, sign }] : []
      }),
    }))
    .toSorted((a, b) => b.shared.length - a.shared.length)
  const [first, second] = found
  if (!first) return
  const who = { one: named(composer, subject), other: named(composer, first.party) }
  const leads = first.shared.length > (second?.shared.length ?? 0)
  composer.explain(leads ? compare.liker(who) : compare.likeEven({ one: who.one }))
  for (const { party, shared } of found) {
    const points = shared.map(({ point, sign }) => compare.placed({ point: forms.point['']?.(point) ?? '', sign }))
    const pair = { one: who.one, other: named(composer, party) }
    const facts = shared.map(({ point, sign }): Factor => ({
      id: `${PERSONS_OWN}${party.name}:${point}:place`,
      kind: 'special',
      said: '',
      natal: point,
      sign,
    }))
    if (points.length > 0) composer.list([compare.shared({ ...pair, points })], facts)
    else composer.explain(compare.sharedNone(pair))
  }
  composer.explain(compare.closes)
}

import type { Aspect } from '#astro/charts/aspect.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { type Corner, type Season, SHEET_YEARS } from './life-facts.ts'
import { type LifeWriting, phaseFactor, questionOf, signFactor, when } from './life-writing.ts'
import type { LifeWords, Quarter } from './words.ts'

const ASPECT: Record<Quarter, Aspect> = {
  waxing: 'square',
  opposition: 'opposition',
  waning: 'square',
  return: 'conjunction',
}
const URANUS_ASPECTS: readonly Aspect[] = ['square', 'opposition', 'square', 'conjunction']

/** Times of life, each until an age. */
const TIMES = [
  { until: 14, time: 'child' },
  { until: 30, time: 'youth' },
  { until: 50, time: 'middle' },
  { until: 70, time: 'late' },
] as const

/** At which corners the question is answered, by round. */
const ANSWERS: readonly Partial<Record<Quarter, keyof LifeWords['answer']>>[] = [
  { opposition: 'young', return: 'grown' },
  { opposition: 'half', return: 'late' },
  { opposition: 'old' },
]

interface Event {
  jdUt: number
  paragraph: Paragraph
}

/** The life in order: each round a chapter, each season a section, with whatever falls in it. */
export function writeLife(writing: LifeWriting): void {
  const { page, words, facts } = writing
  const events = [...saturnEvents(writing), ...uranusEvents(writing), ...sunEvents(writing)]
  for (const [i, season] of facts.seasons.entries()) {
    const inRound = facts.seasons.filter(({ round }) => round === season.round)
    const chapter = words.roundTitle({
      round: words.rounds[season.round - 1] ?? '',
      from: page.age(inRound[0]?.fromJdUt ?? 0),
      to: endAge(writing, inRound.at(-1) ?? season),
    })
    const within = events
      .filter(({ jdUt }) => jdUt >= season.fromJdUt && jdUt < season.toJdUt)
      .toSorted((a, b) => a.jdUt - b.jdUt)
    page.write(chapter, titleOf(writing, season, i === 0), [
      seasonOf(writing, season, i === 0),
      ...within.map(({ paragraph }) => paragraph),
    ])
  }
}

/** The age at the end of a season, the sheet’s own where it ends with it. */
const endAge = ({ page, facts }: LifeWriting, { toJdUt }: Season): number =>
  toJdUt >= facts.toJdUt ? SHEET_YEARS : page.age(toJdUt)

function titleOf(writing: LifeWriting, season: Season, isFirst: boolean): string {
  const { page, words } = writing
  const { phase, fromJdUt } = season
  const name = words.title.phase[phase]
  const [from, to] = [page.age(fromJdUt), endAge(writing, season)]
  if (!isFirst) return words.seasonTitle({ phase: name, from, to })
  return to === 0 ? name : words.birthTitle({ phase: name, to })
}

/** What a season is about at its time of life, with its dates; nothing of one that the sheet cuts off, if that is told. */
function seasonOf(writing: LifeWriting, season: Season, isFirst: boolean): Paragraph | null {
  const { page, words, facts } = writing
  const { phase, fromJdUt, toJdUt } = season
  const middle = page.age((fromJdUt + toJdUt) / 2)
  const time = TIMES.find(({ until }) => middle < until)?.time ?? 'old'
  const told = words[time][phase]
  const isLast = toJdUt >= facts.toJdUt
  const dates =
    isFirst || isLast
      ? ''
      : page.way('season dates', words.seasonDates)({ from: when(writing, fromJdUt), to: when(writing, toJdUt) })
  const parts = [
    season === writing.season ? words.here : '',
    page.firstTime(`season ${time} ${phase}`) ? told : '',
    dates,
  ]
  const text = parts.filter(Boolean).join(' ')
  return text === '' ? null : { text, factors: [phaseFactor(writing, phase)] }
}

/** A corner's dates: without the hour its months, which an hour hardly moves. */
const datesOf = ({ page }: LifeWriting, { passesJdUt }: Corner<unknown>) =>
  page.common.list(passesJdUt.map((jdUt) => page.on(jdUt)))

/** An aspect of a planet to its own place, with every pass of the life. */
const ownFactor = ({ page }: LifeWriting, planet: 'saturn' | 'uranus', aspect: Aspect, all: readonly number[]) =>
  page.factor({
    id: `transit:${planet}:${aspect}:${planet}`,
    kind: 'transit',
    transiting: planet,
    natal: planet,
    aspect,
    passesJdUt: all,
  })

/** Every corner of Saturn's rounds: dated, with its question, and where one tends to find it, an answer. */
function saturnEvents(writing: LifeWriting): Event[] {
  const { page, words, facts } = writing
  const { question, house } = questionOf(writing)
  const of = (aspect: Aspect) =>
    facts.saturn.filter(({ kind }) => ASPECT[kind] === aspect).flatMap(({ passesJdUt }) => passesJdUt)
  return facts.saturn.flatMap((corner): Event[] => {
    const { kind, round, passesJdUt } = corner
    const [jdUt] = passesJdUt
    if (jdUt === undefined || page.age(jdUt) >= SHEET_YEARS) return []
    const age = page.age(jdUt)
    const asked = words.corner[round]?.[kind] ?? (kind === 'waxing' ? words.cornerLate : null)
    if (!asked) return []
    const answer = house === null ? undefined : ANSWERS[round]?.[kind]
    const parts = [
      page.way('saturn', words.saturn[kind])({ dates: datesOf(writing, corner), age }),
      asked({ question }),
      answer && house !== null ? (words.answer[answer][house - 1] ?? '') : '',
    ]
    const factors = [ownFactor(writing, 'saturn', ASPECT[kind], of(ASPECT[kind])), ...page.houseFact('saturn')]
    return [{ jdUt, paragraph: { text: parts.filter(Boolean).join(' '), factors } }]
  })
}

/** The four corners of Uranus; with the first, what its house says is shaken off. */
function uranusEvents(writing: LifeWriting): Event[] {
  const { page, words, facts } = writing
  const house = page.houseOf('uranus')
  return facts.uranus.flatMap((corner): Event[] => {
    const { kind, round, passesJdUt } = corner
    const [jdUt] = passesJdUt
    const [aspect, shake] = [URANUS_ASPECTS[kind] ?? 'square', words.shake[kind]]
    if (!shake || round > 0 || jdUt === undefined) return []
    const all = facts.uranus
      .filter((other) => URANUS_ASPECTS[other.kind] === aspect)
      .flatMap((other) => other.passesJdUt)
    const dates = page.way('uranus', words.uranus)({ dates: datesOf(writing, corner), age: page.age(jdUt) })
    const own = house !== null && kind === 0 ? (words.uranusHouseText[house - 1] ?? '') : ''
    const factors = [ownFactor(writing, 'uranus', aspect, all), ...page.houseFact('uranus')]
    return [{ jdUt, paragraph: { text: [shake, own, dates].filter(Boolean).join(' '), factors } }]
  })
}

/** Each change of sign of the progressed Sun, with what it turns into a mother tongue. */
function sunEvents(writing: LifeWriting): Event[] {
  const { page, words, facts } = writing
  return facts.sunSigns.slice(1).map((step) => {
    const sign = step.in
    const said = page.way(
      'sun step',
      words.sunStep,
    )({ sign, at: when(writing, step.fromJdUt), age: page.age(step.fromJdUt) })
    const factors = [signFactor(writing, 'sun', sign)]
    return { jdUt: step.fromJdUt, paragraph: { text: `${said} ${words.sunStepText[sign]}`, factors } }
  })
}

import { isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../../../facts/factor.ts'
import { FactBook, type SavedPerson } from '../../facts/fact-book.ts'
import type { Understood } from '../../question.ts'
import { SEATS, type Topic } from '../../topics.ts'
import { MATTER_RULES } from '../../understanding/life/matter.ts'
import { Composer } from '../../writing/composer.ts'
import { factorsOf } from '../../answer.ts'
import { answersBefore, isPersons } from '../follow/follow-facts.ts'
import { amongOf, leanOf, lifeTopic, type Lean } from '../life/life-lean.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import type { Loop } from '../time/time-loops.ts'

/** A passage that an answer may speak of. */
export type Passage = Pick<Loop, 'transiting' | 'natal' | 'aspect' | 'sinceJdUt' | 'untilJdUt' | 'passes'>

/** What the charts say of a matter: which way the time leans and by what, and what the answers before told of it. */
export interface Reading {
  answer: TimeAnswer
  topic: Topic
  verdict: Lean['verdict']
  helps: Passage | undefined
  presses: Passage | undefined
  next: Passage | undefined
  /** The passages that were told, the first of them first. */
  told: readonly Passage[]
}

/** What is over sooner is weather and no stretch of a life. */
const QUICK: ReadonlySet<Planet> = new Set<Planet>(['sun', 'moon', 'mercury', 'venus'])
const AHEAD_DAYS = 180
const NOW_DAYS = 45
/** A time further ahead is none that is asked about. */
const FARTHEST_DAYS = 1200
/** A passage that lasts less says nothing of a stretch. */
const FEWEST_DAYS = 8

/** The part of life that a question is about. */
export function topicOf(composer: Composer, subject: Understood): Topic {
  if (subject.matter) return MATTER_RULES[subject.matter.of].topic
  const person = composer.book.source.people[subject.persons[0] ?? -1]
  if (person) return amongOf(composer.book.audienceWith(person))
  return lifeTopic(new Composer({ ...composer, asked: subject }))
}

/** A passage that an answer told, from its fact. */
function passageOf({ transiting, natal, aspect, sinceJdUt, untilJdUt, passesJdUt }: Factor): Passage | null {
  if (!transiting || !isPlanet(transiting) || !natal || !aspect || !sinceJdUt || !untilJdUt) return null
  const passes = (passesJdUt ?? []).map((jdUt) => ({ jdUt }))
  return { transiting, natal, aspect, sinceJdUt, untilJdUt, passes } as Passage
}

/** What the last answers told of passages over the reader's own chart. */
function passagesTold(composer: Composer): Passage[] {
  const answers = answersBefore(composer)
  return answers
    .flatMap(factorsOf)
    .filter((factor) => factor.kind === 'transit' && !isPersons(factor))
    .flatMap((factor) => passageOf(factor) ?? [])
}

/** What the charts say of the matter that is spoken of; null without a birth. */
export function readingOf(composer: Composer, subject: Understood): Reading | null {
  if (!composer.birth) return null
  const answer = new TimeAnswer(composer)
  const topic = topicOf(composer, subject)
  const { period } = subject
  const today = composer.book.dateOf(answer.now)
  const named = period && period.kind !== 'day' && period.to > today ? composer.span(period) : null
  // "After nine years" looks back.
  const asked = named && named.fromJdUt < answer.now + FARTHEST_DAYS ? named : null
  const span = asked
    ? { ...asked, fromJdUt: Math.max(asked.fromJdUt, answer.now) }
    : { fromJdUt: answer.now, toJdUt: answer.now + AHEAD_DAYS }
  const { verdict, helps, presses, next } = leanOf(answer, topic, span)
  const told = passagesTold(composer).filter(({ untilJdUt }) => untilJdUt > answer.now)
  return { answer, topic, verdict, helps, presses, next, told }
}

/** What makes a stretch of time hard or light: what lasts longer than some days, and what comes after it. */
export function stretchOf(
  answer: TimeAnswer,
  topic: Topic,
): { presses: Loop | undefined; helps: Loop | undefined; next: Loop | undefined } {
  const points = SEATS[topic].points.filter((point) => answer.isNatal(point))
  const movers = ['saturn', 'pluto', 'neptune', 'uranus', 'jupiter', 'mars'] as const
  const span = { fromJdUt: answer.now, toJdUt: answer.now + NOW_DAYS }
  const lasting = answer
    .loops({ ...span, movers, points })
    .filter(({ stays }) =>
      stays.some(({ sinceJdUt, untilJdUt }) => sinceJdUt < answer.now + 10 && untilJdUt > answer.now + FEWEST_DAYS),
    )
    .map((loop) => stayOf(loop, answer.now))
  const presses = lasting.find((loop) => answer.presses(loop))
  const helps = lasting.find((loop) => !answer.presses(loop))
  const after = presses?.untilJdUt ?? answer.now
  const next = answer
    .loops({
      fromJdUt: after - 20,
      toJdUt: after + 300,
      movers: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
      points,
    })
    .flatMap((loop) => loop.stays.map((stay) => ({ ...loop, ...stay })))
    .filter((loop) => !answer.presses(loop) && loop.sinceJdUt > answer.now && loop.untilJdUt > after)
    .toSorted((a, b) => a.sinceJdUt - b.sinceJdUt)[0]
  return { presses, helps, next }
}

/** The heaviest lasting passage that began within a span and presses. */
export function startedIn(
  answer: TimeAnswer,
  topic: Topic,
  span: { fromJdUt: number; toJdUt: number },
): Loop | undefined {
  const points = SEATS[topic].points.filter((point) => answer.isNatal(point))
  return answer
    .loops({ ...span, movers: ['saturn', 'pluto', 'neptune', 'uranus', 'jupiter'], points })
    .find((loop) => answer.presses(loop) && loop.sinceJdUt > span.fromJdUt && loop.sinceJdUt < span.toJdUt)
}

/** The stretch of a passage that goes on, or begins next. */
function stayOf(loop: Loop, now: number): Loop {
  const stay = loop.stays.find(({ untilJdUt }) => untilJdUt > now)
  return stay ? { ...loop, sinceJdUt: stay.sinceJdUt, untilJdUt: stay.untilJdUt } : loop
}

export const isQuick = ({ transiting }: Passage): boolean => QUICK.has(transiting)

/** The same put together from a saved person's chart. */
export function ofPerson(composer: Composer, person: SavedPerson): Composer {
  const book = new FactBook({ ...composer.book.source, birth: person.birth })
  const of = new Composer({ ...composer, book, owner: person.name })
  Object.assign(of, { lines: composer.lines })
  return of
}

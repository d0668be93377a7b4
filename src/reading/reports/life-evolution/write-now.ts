import { capital } from '#language/capital.ts'
import { judgeChart } from '../../compose/judgment.ts'
import type { ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { type Season, SHEET_YEARS, type Stay } from './life-facts.ts'
import {
  inWhen,
  type LifeWriting,
  lights,
  phaseFactor,
  questionOf,
  signFactor,
  timeOfLife,
  when,
} from './life-writing.ts'
import { heaviest, type Turn } from './marks.ts'
import { type Gait, GAITS } from './words.ts'
import { lineDiagram } from './write-sheet.ts'
import { own } from '../natal-parts.ts'

const isNow =
  (nowJdUt: number) =>
  <T>({ fromJdUt, toJdUt }: Stay<T> | Season) =>
    nowJdUt >= fromJdUt && nowJdUt < toJdUt

/** The whole in three sentences: the question, these years, the next turn; and the life on one line. */
export function writeShort(writing: LifeWriting, turns: readonly Turn[]): void {
  const { page, words, nowJdUt, season } = writing
  const { question, house } = questionOf(writing)
  const age = page.age(nowJdUt)
  const saturn = page.skyFact('saturn')
  const next = turns.find(({ marks }) => (marks[0]?.jdUt ?? 0) > nowJdUt)
  const mark = next && heaviest(next)
  page.write(words.chapters.short, words.titles.thesis, [
    {
      text: house === null ? words.thesis.open({ question, age }) : words.thesis.house({ question, house, age }),
      factors: [saturn, ...page.houseFact('saturn')],
    },
    season
      ? own(
          words.shortNow({
            until: when(writing, season.toJdUt),
            season: words.seasonName[season.phase],
            gist: words.gist[season.phase],
          }),
          [phaseFactor(writing, season.phase)],
        )
      : own(words.nowBeyond),
    own(words.ageNow[timeOfLife(age)]),
    mark
      ? {
          text: words.shortNext({ age: page.age(mark.jdUt), when: inWhen(writing, mark.jdUt), head: mark.head }),
          factors: [...mark.factors, page.counted('next turn', mark.name, [mark.jdUt])],
        }
      : null,
  ])
  page.write(words.chapters.short, words.titles.line, [lineDiagram(writing)])
}

/** The season of today: what it means at this time of life, where it shows, and whether it suits. */
export function writeNow(writing: LifeWriting): void {
  const { page, words, facts, nowJdUt, season } = writing
  if (!season) return
  const { phase, fromJdUt, toJdUt } = season
  const { now } = words.chapters
  const [from, to] = [page.age(fromJdUt), Math.min(SHEET_YEARS, page.age(toJdUt))]
  const told = { phase: words.phase[phase], until: inWhen(writing, toJdUt) }
  const evidence =
    season === facts.seasons[0]
      ? words.evidenceBorn(told)
      : words.evidence({ ...told, since: inWhen(writing, fromJdUt) })
  const factors = [phaseFactor(writing, phase), ...lights(writing)]
  page.write(now, words.seasonTitle({ season: capital(words.seasonName[phase]), from, to }), [
    { text: `${words.current[timeOfLife(page.age(nowJdUt))][phase]} ${evidence}`, factors },
    own(words.todo[phase]),
    own(words.phaseQuestion[phase]({ question: questionOf(writing).question })),
  ])
  page.write(now, words.titles.where, moonNow(writing))
  const [first] = facts.seasons
  if (first && facts.birthPhaseKnown) {
    page.write(now, words.titles.fit, [
      { text: words.fit[gaitOf(first.phase)][gaitOf(phase)], factors: [phaseFactor(writing, first.phase), ...factors] },
    ])
  }
  page.write(now, words.titles.sun, [sunNow(writing)])
  page.write(now, words.titles.after, seasonsAfter(writing, season))
}

/** The next two seasons, with what each is for. */
function seasonsAfter(writing: LifeWriting, season: Season): Paragraph[] {
  const { page, words, facts } = writing
  const at = facts.seasons.indexOf(season)
  const told = facts.seasons.slice(at + 1, at + 3).map(({ phase, fromJdUt, toJdUt }, i): Paragraph => {
    const said = i === 0 ? words.phaseAfter : words.phaseThen
    const text = said({
      season: words.seasonName[phase],
      from: page.age(fromJdUt),
      to: Math.min(SHEET_YEARS, page.age(toJdUt)),
      gist: words.gist[phase],
      phase: words.phase[phase],
      at: inWhen(writing, fromJdUt),
    })
    return own(text, [phaseFactor(writing, phase)])
  })
  return told.length > 0 ? [...told, own(words.askedAgain)] : []
}

const GAIT_OF: Record<ProgressedPhase, Gait> = {
  new: GAITS[0],
  'waxing-crescent': GAITS[0],
  'first-quarter': GAITS[1],
  'waxing-gibbous': GAITS[1],
  full: GAITS[2],
  'waning-gibbous': GAITS[2],
  'last-quarter': GAITS[3],
  balsamic: GAITS[3],
}
const gaitOf = (phase: ProgressedPhase): Gait => GAIT_OF[phase]

/** The field and the mood of these years, by the progressed Moon's house and sign. */
function moonNow(writing: LifeWriting): Paragraph[] {
  const { page, words, facts, nowJdUt } = writing
  const house = facts.moonHouses.find(isNow(nowJdUt))
  const sign = facts.moonSigns.find(isNow(nowJdUt))
  const next = sign && facts.moonSigns[facts.moonSigns.indexOf(sign) + 1]
  const told: Paragraph[] = []
  if (house) {
    const stands = words.moonHouse({ house: house.in, until: when(writing, house.toJdUt) })
    const factor = page.factor({
      id: `progressed:moon:house:${house.in}`,
      kind: 'progressed',
      transiting: 'moon',
      house: house.in,
      passesJdUt: [house.fromJdUt, house.toJdUt],
    })
    told.push(own(`${words.moonHouseText[house.in - 1] ?? ''} ${stands}`, [factor]))
  }
  if (sign && next) {
    const stands = words.moonSign({ sign: sign.in, until: when(writing, sign.toJdUt), next: next.in })
    told.push({
      text: `${words.moonSignText[sign.in]} ${stands}`,
      factors: [signFactor(writing, 'moon', sign.in), signFactor(writing, 'moon', next.in)],
    })
  }
  return told
}

/** What the progressed Sun teaches in these thirty years, or will from its first step on. */
function sunNow(writing: LifeWriting): Paragraph | null {
  const { page, words, facts, nowJdUt } = writing
  const at = facts.sunSigns.findIndex(isNow(nowJdUt))
  const [stay, next] = [facts.sunSigns[at], facts.sunSigns[at + 1]]
  if (!stay) return null
  const factors = [stay, next].flatMap((one) => (one ? [signFactor(writing, 'sun', one.in)] : []))
  if (at === 0) {
    if (!next) return null
    const moves = words.sunBorn({
      sign: stay.in,
      age: page.age(next.fromJdUt),
      when: inWhen(writing, next.fromJdUt),
      next: next.in,
    })
    return { text: moves, factors }
  }
  const text = words.sunStepText[stay.in] ?? ''
  const before = facts.sunSigns[at - 1]
  const earlier = at > 1 && before ? ` ${words.sunBefore({ before: words.sunHead[before.in] ?? '' })}` : ''
  page.firstTime(text)
  const since = { sign: stay.in, since: inWhen(writing, stay.fromJdUt), from: page.age(stay.fromJdUt) }
  const stands = next ? words.sunNow({ ...since, to: page.age(next.fromJdUt) }) : words.sunLast(since)
  return { text: `${text} ${stands}${earlier}`, factors }
}

/** What one brings along: the step of the birth phase, and Saturn’s question as this chart leans in it. */
export function writeBirth(writing: LifeWriting): void {
  const { page, words, facts } = writing
  const { birth } = words.chapters
  const [first] = facts.seasons
  if (first) {
    page.write(birth, words.titles.begin, [
      facts.birthPhaseKnown
        ? {
            text: `${words.born[first.phase]} ${words.birthEvidence({ phase: words.phase[first.phase] })}`,
            factors: [phaseFactor(writing, first.phase), ...lights(writing)],
          }
        : own(words.birthOpen),
      facts.birthPhaseKnown ? own(words.gaitUse[gaitOf(first.phase)]) : null,
    ])
  }
  const { house } = questionOf(writing)
  page.write(birth, words.titles.question, [
    house === null
      ? own(words.openQuestion, [page.skyFact('saturn')])
      : {
          text: words.asks[house - 1] ?? '',
          factors: page.houseFact('saturn'),
        },
    leaning(writing),
    own((house === null ? null : words.gift[house - 1]) ?? words.openGift, [page.skyFact('saturn')]),
  ])
}

/** Whether the chart helps Saturn or presses it, by the judgment that every report shares. */
function leaning({ page, words }: LifeWriting): Paragraph {
  const { lean, supports, opposes } = judgeChart(page.birth).saturn
  const named = (tie: typeof supports) =>
    tie ? page.names.aspectOf(tie.aspect.a as SpokenPoint, tie.aspect.aspect, tie.aspect.b as SpokenPoint) : ''
  const factors = [supports, opposes].flatMap((tie) =>
    tie ? [page.fact(`${tie.aspect.a}:${tie.aspect.aspect}:${tie.aspect.b}`)] : [],
  )
  const saturn = page.skyFact('saturn')
  switch (lean) {
    case 'helped':
      return { text: words.saturnLean.helped({ helps: named(supports) }), factors: [saturn, ...factors] }
    case 'pressed':
      return { text: words.saturnLean.pressed({ presses: named(supports) }), factors: [saturn, ...factors] }
    case 'both':
      return {
        text: words.saturnLean.both({ helps: named(supports), presses: named(opposes) }),
        factors: [saturn, ...factors],
      }
    case 'alone':
      return own(words.saturnLean.alone, [saturn])
  }
}

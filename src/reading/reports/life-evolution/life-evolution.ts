import type { AspectNature } from '#astro/charts/aspect.ts'
import { elementOf } from '#astro/charts/balance.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import type { Part } from '../report-page.ts'
import { lifeFacts, SHEET_YEARS } from './life-facts.ts'
import { inWhen, type LifeWriting, lights, phaseFactor, when } from './life-writing.ts'
import { lifeTexts } from './words.ts'
import { writeMoon, writeSun } from './write-lights.ts'
import { writeSaturn, writeUranus } from './write-rounds.ts'
import { writeSeasons } from './write-seasons.ts'

/** The progressed lights from birth to eighty-four, with the rounds of Saturn and Uranus beside them. */
export const lifeEvolution: ReportModule = {
  type: 'life-evolution',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(lifeTexts, request.lang)
    const facts = lifeFacts(request.sky, request.person.birth)
    const { nowJdUt } = request
    const season = facts.seasons.find(({ fromJdUt, toJdUt }) => nowJdUt >= fromJdUt && nowJdUt < toJdUt) ?? null
    const writing: LifeWriting = { page, words, facts, nowJdUt, season }
    writeMarks(writing)
    writeBirth(writing)
    writeSeasons(writing)
    writeMoon(writing)
    writeSun(writing)
    writeSaturn(writing)
    writeUranus(writing)
    writeEnd(writing)
    const { firstName, lastName, birthdate } = request.person
    const birthYear = Number(birthdate.slice(0, 4))
    return page.document({
      title: words.name,
      subtitle: words.subtitle({
        name: [firstName, lastName].filter(Boolean).join(' '),
        years: `${birthYear}–${birthYear + SHEET_YEARS}`,
      }),
      limits: page.timeKnown ? [] : [words.limits],
    })
  },
}

function writeMarks(writing: LifeWriting): void {
  const { page, words, nowJdUt, season } = writing
  const { marks } = words.chapters
  const end = page.request.person.birthdate
  const year = Number(end.slice(0, 4)) + SHEET_YEARS
  const endJdUt = jdUtFromDate(new Date(`${year}-${end.slice(5, 7)}-15T12:00:00Z`))
  const sheet = page.counted('sheet', words.lineCaption, [endJdUt])
  page.write(marks, words.titles.how, [
    { text: page.way('how', words.how)({ to: page.inMonth(endJdUt) }), factors: [sheet, ...lights(writing)] },
    { text: page.way('reading', words.reading), factors: [] },
    { kind: 'notice', text: words.methods },
  ])
  page.write(marks, words.titles.line, [lineDiagram(writing)])
  const now: Part = season
    ? {
        text: page.way(
          'now',
          words.now,
        )({
          phase: words.phase[season.phase],
          since: inWhen(writing, season.fromJdUt),
          until: inWhen(writing, season.toJdUt),
          age: page.age(nowJdUt),
        }),
        factors: [phaseFactor(writing, season.phase), ...lights(writing)],
      }
    : { text: words.nowBeyond, factors: [] }
  page.write(marks, words.titles.now, [now])
}

const PHASE_NATURE: Record<ProgressedPhase, AspectNature> = {
  new: 'conjunction',
  'waxing-crescent': 'flowing',
  'first-quarter': 'tense',
  'waxing-gibbous': 'flowing',
  full: 'conjunction',
  'waning-gibbous': 'flowing',
  'last-quarter': 'tense',
  balsamic: 'flowing',
}
const TICK_YEARS = [0, 14, 28, 42, 56, 70, 84]

function lineDiagram(writing: LifeWriting): Part {
  const { words, facts, nowJdUt } = writing
  const rounds = [words.rows.round1, words.rows.round2, words.rows.round3]
  const ticks = TICK_YEARS.map((years) => ({ jdUt: facts.fromJdUt + years * 365.2425, label: `${years}` }))
  const isWithin = nowJdUt > facts.fromJdUt && nowJdUt < facts.toJdUt
  const exact = (passes: readonly number[]) => passes.filter((jdUt) => jdUt < facts.toJdUt)
  const around = (passes: readonly number[], nature: AspectNature) => {
    const [first, last] = [passes[0] ?? 0, Math.min(facts.toJdUt, passes.at(-1) ?? 0)]
    if (first >= facts.toJdUt) return []
    return [
      {
        fromJdUt: Math.max(facts.fromJdUt, first - 180),
        toJdUt: Math.min(facts.toJdUt, last + 180),
        exactJdUt: exact(passes),
        nature,
      },
    ]
  }
  return {
    kind: 'figure',
    caption: words.lineCaption,
    factors: lights(writing),
    figure: {
      kind: 'timeline',
      fromJdUt: facts.fromJdUt,
      toJdUt: facts.toJdUt,
      ticks: [...ticks, ...(isWithin ? [{ jdUt: nowJdUt, label: words.today }] : [])].toSorted(
        (a, b) => a.jdUt - b.jdUt,
      ),
      rows: [
        ...rounds.flatMap((label, i) => {
          const seasons = facts.seasons.filter(({ round }) => round === i + 1)
          if (seasons.length === 0) return []
          const spans = seasons.map(({ phase, fromJdUt, toJdUt }) => ({
            fromJdUt,
            toJdUt,
            exactJdUt: [],
            nature: PHASE_NATURE[phase],
          }))
          return [{ label, spans }]
        }),
        {
          label: words.rows.sun,
          spans: facts.sunSigns.map(({ fromJdUt, toJdUt }, i) => ({
            fromJdUt,
            toJdUt,
            exactJdUt: [],
            nature: i % 2 === 0 ? ('flowing' as const) : ('conjunction' as const),
          })),
        },
        {
          label: words.rows.saturn,
          spans: facts.saturn.flatMap(({ kind, passesJdUt }) =>
            around(passesJdUt, kind === 'return' ? 'conjunction' : 'tense'),
          ),
        },
        {
          label: words.rows.uranus,
          spans: facts.uranus.flatMap(({ kind, passesJdUt }) =>
            around(passesJdUt, kind === 3 ? 'conjunction' : 'tense'),
          ),
        },
      ],
    },
  }
}

function writeBirth(writing: LifeWriting): void {
  const { page, words, facts } = writing
  const [first] = facts.seasons
  if (!first) return
  if (!facts.birthPhaseKnown) {
    page.write(words.chapters.birth, words.chapters.birth, [{ text: words.birthOpen, factors: [] }])
    return
  }
  const factors = [phaseFactor(writing, first.phase), ...lights(writing)]
  page.write(words.chapters.birth, words.title.phase[first.phase], [
    { text: page.way('birth', words.birth)({ phase: words.phase[first.phase] }), factors },
    { text: words.born[first.phase], factors },
    ...thread(writing),
  ])
}

/** How the two lights get on, by the elements of their signs at birth. */
function thread({ page }: LifeWriting): Paragraph[] {
  const [sun, moon] = [page.signOf('sun'), page.signOf('moon')]
  if (sun === null || moon === null) return []
  const entry = page.take('thread/sun-moon', `${elementOf(sun)} ${elementOf(moon)}`)
  return page.meaning(entry, 'half', [...page.signFact('sun'), ...page.signFact('moon')])
}

function writeEnd(writing: LifeWriting): void {
  const { page, words, facts, season } = writing
  const { end } = words.chapters
  const round = ['saturn', 'uranus'] as const
  const planets = round.map((planet) => page.factor({ id: `sky:${planet}`, kind: 'sky', transiting: planet }))
  const fallow = facts.seasons.filter(({ phase }) => phase === 'balsamic')
  const spans = fallow.map(({ fromJdUt, toJdUt }) =>
    page.timeKnown
      ? page.betweenMonths(fromJdUt, toJdUt)
      : `${page.dated.year(page.at(fromJdUt))} – ${page.dated.year(page.at(toJdUt))}`,
  )
  page.write(end, words.titles.common, [
    { text: page.way('common', words.common), factors: [...planets, ...lights(writing)] },
    fallow.length > 0
      ? { text: page.way('fallow', words.fallow)({ spans }), factors: [phaseFactor(writing, 'balsamic')] }
      : null,
  ])
  const next = season ? facts.seasons[facts.seasons.indexOf(season) + 1] : undefined
  page.write(end, words.titles.closing, [
    next
      ? {
          text: page.way('closing', words.closing)({ next: words.phase[next.phase], at: when(writing, next.fromJdUt) }),
          factors: [phaseFactor(writing, next.phase), ...lights(writing)],
        }
      : { text: words.closingBeyond, factors: [] },
  ])
}

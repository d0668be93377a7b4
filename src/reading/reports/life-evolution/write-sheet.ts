import type { AspectNature } from '#astro/charts/aspect.ts'
import type { ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { Part } from '../report-page.ts'
import { type LifeWriting, lights, phaseFactor, signFactor, when } from './life-writing.ts'
import type { Turn } from './marks.ts'
import { figurePart, tablePart } from '../natal-parts.ts'

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
const TICK_YEARS = [0, 14, 28, 42, 56, 70, 84, 98]
/** How long before and after its passes a corner is drawn, days. */
const AROUND_DAYS = 180

/** The whole life on one line, with today marked on it. */
export function lineDiagram(writing: LifeWriting): Part {
  const { words, facts, nowJdUt } = writing
  const ticks = TICK_YEARS.map((years) => ({ jdUt: facts.fromJdUt + years * 365.2425, label: `${years}` }))
  const isWithin = nowJdUt > facts.fromJdUt && nowJdUt < facts.toJdUt
  const around = (passes: readonly number[], nature: AspectNature) => {
    const [first, last] = [passes[0] ?? 0, Math.min(facts.toJdUt, passes.at(-1) ?? 0)]
    if (first >= facts.toJdUt) return []
    return [
      {
        fromJdUt: Math.max(facts.fromJdUt, first - AROUND_DAYS),
        toJdUt: Math.min(facts.toJdUt, last + AROUND_DAYS),
        exactJdUt: passes.filter((jdUt) => jdUt < facts.toJdUt),
        nature,
      },
    ]
  }
  return figurePart(
    {
      kind: 'timeline',
      fromJdUt: facts.fromJdUt,
      toJdUt: facts.toJdUt,
      ticks: [...ticks, ...(isWithin ? [{ jdUt: nowJdUt, label: words.today }] : [])].toSorted(
        (a, b) => a.jdUt - b.jdUt,
      ),
      rows: [
        ...words.rounds.flatMap((label, i) => {
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
    words.lineCaption,
    lights(writing),
  )
}

/** How far back and ahead of today the moves of the progressed Moon are listed, years. */
const MOVES_YEARS = { back: 5, ahead: 20 }

/** Every mark of a life with its age and time, and the moves of the progressed Moon around today. */
export function writeTables(writing: LifeWriting, turns: readonly Turn[]): void {
  const { page, words, facts, nowJdUt } = writing
  const { tables } = words.chapters
  const marks = turns.flatMap((turn) => turn.marks)
  const isTold = (jdUt: number) => marks.some((mark) => mark.jdUt === jdUt)
  const rows = [
    ...marks.map(({ jdUt, name, head }) => ({ jdUt, name, head })),
    ...facts.seasons
      .slice(1)
      .filter(({ fromJdUt }) => !isTold(fromJdUt))
      .map(({ fromJdUt: jdUt, phase }) => ({ jdUt, name: words.title.phase[phase], head: words.seasonName[phase] })),
  ].toSorted((a, b) => a.jdUt - b.jdUt)
  page.write(tables, words.titles.table, [
    tablePart(
      words.table,
      rows.map(({ jdUt, name, head }) => [`${page.age(jdUt)}`, when(writing, jdUt), name, head]),
      [
        ...new Set([
          ...facts.seasons.map(({ phase }) => phaseFactor(writing, phase)),
          ...marks.flatMap((mark) => mark.factors),
        ]),
      ],
    ),
  ])
  const year = 365.2425
  const near = facts.moonSigns.filter(
    ({ fromJdUt }) =>
      fromJdUt > Math.max(facts.fromJdUt, nowJdUt - MOVES_YEARS.back * year) &&
      fromJdUt < nowJdUt + MOVES_YEARS.ahead * year,
  )
  if (near.length === 0) return
  page.write(tables, words.titles.moves, [
    tablePart(
      words.moves,
      near.map((stay) => [page.names.sign(stay.in), when(writing, stay.fromJdUt), `${page.age(stay.fromJdUt)}`]),
      [...new Set(near.map((stay) => signFactor(writing, 'moon', stay.in)))],
    ),
  ])
}

import { small } from '#language/capital.ts'
import { PROGRESSED_PHASES, type ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { type LifeWriting, lights, phaseFactor, when } from './life-writing.ts'
import type { Season } from './life-facts.ts'

/** The eight seasons: the one of today at length, all of them with the reader's own dates. */
export function writeSeasons(writing: LifeWriting): void {
  const { page, words, facts, season } = writing
  const { phases } = words.chapters
  if (season) page.write(phases, words.title.phase[season.phase], current(writing, season))
  page.write(
    phases,
    words.titles.seasons,
    PROGRESSED_PHASES.map((phase) => seasonOf(writing, phase)),
  )
  page.write(phases, words.titles.table, [
    {
      kind: 'table',
      caption: words.table.caption,
      head: [...words.table.head],
      rows: facts.seasons.map(({ phase, fromJdUt, round }, i) => [
        words.phase[phase],
        i === 0 ? '–' : when(writing, fromJdUt),
        `${page.age(fromJdUt)}`,
        `${round}`,
      ]),
      factors: [...new Set(facts.seasons.map(({ phase }) => phaseFactor(writing, phase)))],
    },
  ])
}

function current(writing: LifeWriting, season: Season): Paragraph[] {
  const { page, words, facts } = writing
  const factors = [phaseFactor(writing, season.phase), ...lights(writing)]
  const until = { until: when(writing, season.toJdUt), untilAge: page.age(season.toJdUt) }
  const opening = page.way('current', words.current)({ phase: words.phase[season.phase], ...until })
  const next = facts.seasons[facts.seasons.indexOf(season) + 1]
  const entry = page.take('progressed/phase', season.phase)
  return [
    ...page.meaning(entry, 'full', factors, opening),
    ...(next
      ? [
          {
            text: page.way(
              'next',
              words.next,
            )({
              phase: words.phase[next.phase],
              at: when(writing, next.fromJdUt),
              age: page.age(next.fromJdUt),
            }),
            factors: [phaseFactor(writing, next.phase), ...lights(writing)],
          },
        ]
      : []),
  ]
}

function seasonOf(writing: LifeWriting, phase: ProgressedPhase): Paragraph {
  const { page, words, facts } = writing
  const spans = facts.seasons.flatMap((season, i) => {
    if (season.phase !== phase) return []
    const to = when(writing, season.toJdUt)
    const toAge = page.age(season.toJdUt)
    return [
      i === 0
        ? toAge === 0
          ? words.spanOfBirth({ to })
          : words.spanFromBirth({ to, toAge })
        : words.span({ from: when(writing, season.fromJdUt), to, fromAge: page.age(season.fromJdUt), toAge }),
    ]
  })
  const season = words.season[phase]
  const text =
    spans.length > 0
      ? page.way('season', words.seasonDates)({ phase: words.phase[phase], spans, season: small(season) })
      : season
  return {
    text,
    factors: [phaseFactor(writing, phase), ...lights(writing)],
  }
}

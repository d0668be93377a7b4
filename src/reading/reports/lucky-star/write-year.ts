import { exactTransits } from '#astro/events/transit-hits.ts'
import { visitStories } from '../../facts/transit-stories.ts'
import { own, figurePart, tablePart } from '../natal-parts.ts'
import type { TablePart } from '../report-page.ts'
import type { Writing } from './writing.ts'

const MOST_ROWS = 12

/** An exact pass of Jupiter over a natal point or the Part of Fortune. */
interface YearPass {
  jdUt: number
  label: string
  retrograde: boolean
  factor: string
}

/** Jupiter's aspects to the chart in the twelve months from the order, every pass. @throws EphemerisRangeError */
export function writeYear(writing: Writing, fortuneDeg: number | null): void {
  const { page, words, axis } = writing
  const chapter = words.chapters.year
  const inYear = (jdUt: number) => jdUt >= axis.fromJdUt && jdUt < axis.toJdUt
  const stories = visitStories(page.request.sky, page.birth, { ...axis, transiting: ['jupiter'] }).filter(
    ({ passes }) => passes.some(({ jdUt }) => inYear(jdUt)),
  )
  const between = page.between(axis.fromJdUt, axis.toJdUt)
  const year = page.factor({
    id: 'year',
    kind: 'special',
    transiting: 'jupiter',
    said: between,
    passesJdUt: [axis.fromJdUt, axis.toJdUt],
  })
  const rows = stories.slice(0, MOST_ROWS).map((story) => ({
    label: page.label(story),
    spans: page.spans(story, axis),
  }))
  page.write(chapter, words.titles.line, [
    own(page.say('year', words.yearIntro, { between }), [year]),
    rows.length === 0
      ? null
      : figurePart(
          { kind: 'timeline', ...axis, rows },
          words.lineCaption,
          stories.slice(0, MOST_ROWS).map((story) => page.story(story)),
        ),
  ])
  const overFortune = fortuneDeg === null ? [] : fortunePasses(writing, fortuneDeg)
  if (fortuneDeg !== null) {
    const dates = page.common.list(overFortune.map(({ jdUt }) => page.on(jdUt)))
    page.write(chapter, words.titles.fortunePasses, [
      overFortune.length > 0
        ? own(
            words.fortuneDates({ dates }),
            overFortune.map(({ factor }) => factor),
          )
        : own(words.noFortuneDate, [year]),
    ])
  }
  const passes = [
    ...stories.flatMap((story) =>
      story.passes
        .filter(({ jdUt }) => inYear(jdUt))
        .map((pass): YearPass => ({
          ...pass,
          label: page.label(story),
          factor: page.story(story),
        })),
    ),
    ...overFortune,
  ].toSorted((a, b) => a.jdUt - b.jdUt)
  if (passes.length > 0) page.write(chapter, words.titles.dates, [table(writing, passes)])
}

function table({ page, words }: Writing, passes: readonly YearPass[]): TablePart {
  return tablePart(
    words.table,
    passes.map(({ jdUt, label, retrograde }) => [
      page.short(jdUt),
      label,
      retrograde ? words.table.back : words.table.forward,
    ]),
    [...new Set(passes.map(({ factor }) => factor))],
  )
}

/** Jupiter's exact aspects to the Part of Fortune in the year. */
function fortunePasses({ page, words, axis }: Writing, fortuneDeg: number): YearPass[] {
  // The search knows points of a chart only; the one that it is told is the Part of Fortune.
  const hits = exactTransits(page.request.sky, { natal: { asc: fortuneDeg }, ...axis, transiting: ['jupiter'] })
  return hits.map(({ jdUt, aspect, speedDegPerDay }) => {
    const label = `${page.dated.name('jupiter')}: ${words.table.aspect[aspect]}, ${words.table.fortune}`
    const factor = page.factor({
      id: `fortune:${aspect}:${Math.round(jdUt)}`,
      kind: 'special',
      transiting: 'jupiter',
      aspect,
      exactJdUt: jdUt,
      said: label,
    })
    return { jdUt, label, retrograde: speedDegPerDay < 0, factor }
  })
}

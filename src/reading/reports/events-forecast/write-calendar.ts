import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Part } from '../report-page.ts'
import type { Writing } from './writing.ts'

/** Which months are full and which are empty: a bar for each, and two sentences. */
export function writeLoad({ page, words, facts, axis }: Writing): void {
  const borders = [axis.fromJdUt, ...axis.ticks.map(({ jdUt }) => jdUt), axis.toJdUt].filter(
    (jdUt, i, all) => i === 0 || jdUt - (all[i - 1] ?? 0) > 1,
  )
  const dates = [...facts.stories.flatMap(({ passes }) => passes), ...facts.arcs, ...facts.progressions].map(
    ({ jdUt }) => jdUt,
  )
  const months = borders.slice(0, -1).map((fromJdUt, i) => {
    const toJdUt = borders[i + 1] ?? axis.toJdUt
    const count = dates.filter((jdUt) => jdUt >= fromJdUt && jdUt < toJdUt).length
    return { fromJdUt, days: toJdUt - fromJdUt, count }
  })
  const whole = months.filter(({ days }) => days > 27)
  const byCount = whole.toSorted((a, b) => b.count - a.count)
  const [fullest] = byCount
  // What arrives by solar arc comes once in a life: its month is no empty one.
  const hasArc = ({ fromJdUt, days }: { fromJdUt: number; days: number }) =>
    facts.arcs.some(({ jdUt }) => jdUt >= fromJdUt && jdUt < fromJdUt + days)
  const emptiest = byCount.findLast((month) => !hasArc(month))
  if (!fullest || !emptiest || fullest.count === emptiest.count) return
  const factor = page.counted(
    'months',
    words.loadCaption,
    whole.map(({ fromJdUt }) => fromJdUt + 1),
  )
  page.write(words.chapters.months, words.titles.load, [
    {
      kind: 'figure',
      caption: words.loadCaption,
      factors: [factor],
      figure: {
        kind: 'bars',
        max: Math.max(1, ...months.map(({ count }) => count)),
        rows: months.map(({ fromJdUt, count }) => ({
          label: page.dated.shortMonth(page.at(fromJdUt)),
          value: count,
          note: `${count}`,
        })),
      },
    },
    {
      text: [
        page.way('fullest', words.fullest)({ month: page.inMonth(fullest.fromJdUt + 1), count: fullest.count }),
        page.way('emptiest', words.emptiest)({ month: page.inMonth(emptiest.fromJdUt + 1), count: emptiest.count }),
      ].join(' '),
      factors: [factor],
    },
  ])
}

/** Every date of all methods in one column. */
export function orderTable({ page, words, facts, axis }: Writing): Part {
  const { dated } = page
  const inYear = (jdUt: number) => jdUt >= axis.fromJdUt && jdUt < axis.toJdUt
  const transits = facts.stories.flatMap((story) =>
    story.passes
      .filter(({ jdUt }) => inYear(jdUt))
      .map(({ jdUt, retrograde }) => ({
        jdUt,
        date: [page.short(jdUt), page.clock(jdUt)].filter(Boolean).join(' '),
        method: dated.method.transit,
        label: dated.label(page.meetingOf(story)),
        note: retrograde ? dated.retrograde : dated.direct,
      })),
  )
  const near = facts.stories.flatMap((story: TransitStory) => {
    const { passes, nearest } = story
    if (passes.length > 0 || !nearest || !inYear(nearest.jdUt) || !page.timeKnown) return []
    return [
      {
        jdUt: nearest.jdUt,
        date: page.short(nearest.jdUt),
        method: dated.method.transit,
        label: dated.label(page.meetingOf(story)),
        note: page.common.degrees(nearest.orbDeg),
      },
    ]
  })
  const directions = [...facts.arcs, ...facts.progressions].map((one) => ({
    jdUt: one.jdUt,
    date: page.short(one.jdUt, false),
    method: dated.method[one.method],
    label: dated.label(one),
    note: one.retrograde ? dated.retrograde : dated.direct,
  }))
  const rows = [...transits, ...near, ...directions].toSorted((a, b) => a.jdUt - b.jdUt)
  if (rows.length === 0) return null
  return {
    kind: 'table',
    caption: words.order.caption,
    head: [...words.order.head],
    rows: rows.map(({ date, method, label, note }) => [date, method, label, note]),
    factors: [
      ...facts.stories.map((story) => page.story(story)),
      ...[...facts.arcs, ...facts.progressions].map((one) =>
        page.direction(one, [...facts.arcs, ...facts.progressions]),
      ),
    ],
  }
}

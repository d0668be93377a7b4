import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Part } from '../report-page.ts'
import { type Writing, meeting, theme } from './writing.ts'
import { figurePart, own, joinText, tablePart } from '../natal-parts.ts'
import type { Direction } from '../../facts/directions.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { EventsWords } from './words.ts'

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
    figurePart(
      {
        kind: 'bars',
        max: Math.max(1, ...months.map(({ count }) => count)),
        rows: months.map(({ fromJdUt, count }) => ({
          label: page.dated.shortMonth(page.at(fromJdUt)),
          value: count,
          note: `${count}`,
        })),
      },
      words.loadCaption,
      [factor],
    ),
    own(
      [
        page.say('fullest', words.fullest, { month: page.inMonth(fullest.fromJdUt + 1), count: fullest.count }),
        page.say('emptiest', words.emptiest, { month: page.inMonth(emptiest.fromJdUt + 1), count: emptiest.count }),
      ].join(' '),
      [factor],
    ),
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
        date: joinText(page.short(jdUt), page.clock(jdUt)),
        method: dated.method.transit,
        label: page.label(story),
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
        label: page.label(story),
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
  return tablePart(
    words.order,
    rows.map(({ date, method, label, note }) => [date, method, label, note]),
    [
      ...facts.stories.map((story) => page.story(story)),
      ...[...facts.arcs, ...facts.progressions].map((one) =>
        page.direction(one, [...facts.arcs, ...facts.progressions]),
      ),
    ],
  )
}

const MOST_ARCS = 5
const MOST_MOON = 6

/** What arrives by solar arc in the year. */
export function writeArcs(writing: Writing): void {
  const { page, words, facts } = writing
  const arcs = facts.arcs
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_ARCS)
    .toSorted((a, b) => a.jdUt - b.jdUt)
  if (arcs.length === 0) {
    page.write(words.chapters.arcs, words.titles.noArcs, [own(words.noArcs)])
    return
  }
  for (const arc of arcs) {
    const sentences = [
      page.say('arc', words.arc, { meeting: meeting(writing, arc), date: page.inMonth(arc.jdUt) }),
      page.firstTime(`arc ${arc.moving}`) ? words.arcOf[arc.moving] : '',
      theme(writing, arc.natal),
    ]
    page.write(words.chapters.arcs, page.dated.label(arc), [own(joinText(...sentences), [page.direction(arc)])])
  }
}

/** To the Sun it is a phase of the progressed lunation, which a meeting and a facing don’t tell alike. */
const moonTo = (words: EventsWords, { natal, nature }: Direction): string =>
  natal === 'sun' ? words.moonToSun[nature] : words.moonTo[natal]

/** The aspects of the progressed Moon, and of the slower progressed planets. */
export function writeProgressions(writing: Writing): void {
  const { page, words, facts } = writing
  const paragraphs = facts.progressions
    .filter(({ moving }) => moving === 'moon')
    .slice(0, MOST_MOON)
    .map((one): Paragraph => {
      const tail = words.moonTail[one.nature].map((sentence) => () => sentence)
      const sentences = [
        page.say('moon', words.moon, { meeting: meeting(writing, one), date: page.inMonth(one.jdUt) }),
        page.firstTime(`moon ${one.natal}`) ? moonTo(words, one) : '',
        page.once(`tail ${one.nature}`, tail, null),
      ]
      return own(joinText(...sentences), [page.direction(one, facts.progressions)])
    })
  page.write(words.chapters.progressions, words.titles.moon, paragraphs)
  const slower = facts.progressions.flatMap((one): Paragraph[] => {
    const planet = (['sun', 'mercury', 'venus', 'mars'] as const).find((name) => name === one.moving)
    if (!planet) return []
    const sentences = [
      page.say('sun to', words.sunTo, { meeting: meeting(writing, one), date: page.inMonth(one.jdUt) }),
      page.firstTime(`progressed ${planet}`) ? words.progressedOf[planet] : '',
      theme(writing, one.natal),
    ]
    return [own(joinText(...sentences), [page.direction(one, facts.progressions)])]
  })
  page.write(words.chapters.progressions, words.titles.others, slower)
}

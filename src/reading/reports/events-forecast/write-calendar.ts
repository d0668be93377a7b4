import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Part } from '../report-page.ts'
import { type Writing, meeting, theme } from './writing.ts'
import { figurePart, own, joinText, tablePart } from '../natal-parts.ts'
import type { Direction } from '../../facts/directions.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { EventsWords } from './words.ts'

/** A whole month of the year with what it weighs: each exact date by the weight of its story. */
interface Month {
  fromJdUt: number
  days: number
  weight: number
  /** What weighs most in it. */
  label: string
}

export function monthsOf({ page, facts, axis }: Writing): Month[] {
  const borders = [axis.fromJdUt, ...axis.ticks.map(({ jdUt }) => jdUt), axis.toJdUt].filter(
    (jdUt, i, all) => i === 0 || jdUt - (all[i - 1] ?? 0) > 1,
  )
  const dates = [
    ...facts.stories.flatMap((story) => story.passes.map(({ jdUt }) => ({ jdUt, weight: story.weight, it: story }))),
    ...[...facts.arcs, ...facts.progressions].map((it) => ({ jdUt: it.jdUt, weight: it.weight, it })),
  ]
  return borders
    .slice(0, -1)
    .map((fromJdUt, i) => {
      const toJdUt = borders[i + 1] ?? axis.toJdUt
      const here = dates.filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < toJdUt).toSorted((a, b) => b.weight - a.weight)
      return {
        fromJdUt,
        days: toJdUt - fromJdUt,
        weight: here.reduce((sum, { weight }) => sum + weight, 0),
        label: here[0] ? page.label(here[0].it) : page.names.none,
      }
    })
    .filter(({ days }) => days > 27)
}

const extremes = (months: readonly Month[]) => {
  const byWeight = months.toSorted((a, b) => b.weight - a.weight)
  const [fullest, emptiest] = [byWeight[0], byWeight.at(-1)]
  return fullest && emptiest && fullest.weight > emptiest.weight ? { fullest, emptiest } : null
}

const monthsFact = ({ page, words }: Writing, months: readonly Month[]) =>
  page.counted(
    'months',
    words.loadCaption,
    months.map(({ fromJdUt }) => fromJdUt + 1),
  )

/** The fullest and the emptiest month in a sentence; null where all are alike. */
export function loadLine(writing: Writing, months: readonly Month[]): Paragraph | null {
  const found = extremes(months)
  const { page, words } = writing
  if (!found) return null
  const [fullest, emptiest] = [page.inMonth(found.fullest.fromJdUt + 1), page.inMonth(found.emptiest.fromJdUt + 1)]
  return own(words.loadLine({ fullest, emptiest }), [monthsFact(writing, months)])
}

/** What each month weighs and what sets it. */
export function writeLoad(writing: Writing, months: readonly Month[]): void {
  const { page, words } = writing
  const found = extremes(months)
  if (!found) return
  const factor = monthsFact(writing, months)
  const most = Math.max(1, ...months.map(({ weight }) => weight))
  const name = ({ fromJdUt }: Month) => page.dated.shortMonth(page.at(fromJdUt + 1))
  const share = ({ weight }: Month) => Math.round((weight / most) * 10)
  page.write(words.chapters.months, words.titles.load, [
    figurePart(
      {
        kind: 'bars',
        max: 10,
        rows: months.map((month) => ({ label: name(month), value: share(month), note: `${share(month)}` })),
      },
      words.loadCaption,
      [factor],
    ),
    tablePart(
      words.loadTable,
      months.map((month) => [name(month), `${share(month)}`, month.label]),
      [factor],
    ),
    own(words.loadUse, [factor]),
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

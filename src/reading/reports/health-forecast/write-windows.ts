import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { storyFactors, writeThreads } from '../threads/write-threads.ts'
import type { HealthWriting } from './health-forecast.ts'
import { MARS_POINTS } from './words.ts'
import { joinText, tablePart } from '../natal-parts.ts'

/** How many hot weeks are told, and how many passages of one. */
const MOST_FLARES = 6
const MOST_OF_ONE = 2
/** Passages of Mars that begin so near each other are one hot week, days. */
const TOGETHER_DAYS = 12
/** Passages told beside the stories; without the hour, and so without the sixth house, more of them. */
const MOST_ALSO = { known: 4, unknown: 8 }
const MOST_ROWS = 30
const MARS_ASPECTS = ['conjunction', 'square', 'opposition'] as const

/** The stories of the year, and its hottest weeks. */
export function writeWindows(writing: HealthWriting): void {
  const { page, words, facts, axis } = writing
  const { chapters, titles } = words
  if (facts.threads.length === 0) {
    const factors = [page.skyFact('saturn')]
    page.write(chapters.threads, titles.noThread, [{ text: words.noStory, factors }])
  }
  writeThreads({ page, topic: words, span: axis, threads: facts.threads }, chapters.threads)
  writeAlso(writing)
  const mars = page.skyFact('mars')
  const flares = flaresOf(writing)
  for (const [i, flare] of flares.entries()) {
    const opening: Paragraph[] = i === 0 ? [{ text: words.flareOpening, factors: [mars] }] : []
    page.write(chapters.mars, flare.title, [...opening, ...flareTold(writing, flare)])
  }
  if (flares.length === 0) page.write(chapters.mars, titles.noMars, [{ text: words.noMars, factors: [mars] }])
}

/** The heaviest passages that are no story of their own, each in a paragraph: what it does, and when. */
function writeAlso(writing: HealthWriting): void {
  const { page, words, facts } = writing
  const most = page.timeKnown ? MOST_ALSO.known : MOST_ALSO.unknown
  const told = facts.others.slice(0, most).flatMap((story): Paragraph[] => {
    const { transiting, aspect, natal, nature, passes } = story
    const fresh = (text: string) => (page.firstTime(text) ? text : '')
    const meaning = fresh(words.force[transiting][aspect])
    if (meaning === '') return []
    const use = page.once(`use ${transiting} ${nature}`, words.use[transiting][nature].map(saying), null)
    const meeting = page.meeting(story)
    const dates = page.when(passes.map(({ jdUt }) => jdUt))
    const days = page.say('flare', words.flareDays, { meetings: [`${meeting} ${dates}`.trim()] })
    const text = joinText(meaning, fresh(words.point[natal]), use, days)
    return [{ text, factors: storyFactors(page, story) }]
  })
  if (told.length === 0) return
  page.write(words.chapters.threads, words.titles.also, [{ text: words.alsoOpening, factors: [] }, ...told])
}

const saying = (text: string) => () => text

/** Passages of Mars that come together: a hot week. */
interface Flare {
  title: string
  stories: TransitStory[]
}

const inYear = ({ facts }: HealthWriting, { passes }: TransitStory) =>
  passes.map(({ jdUt }) => jdUt).filter((jdUt) => jdUt >= facts.fromJdUt && jdUt < facts.toJdUt)

/** The hottest weeks in their order. What a story says is said at its first pass of the year. */
function flaresOf(writing: HealthWriting): Flare[] {
  const { page, words, facts } = writing
  const firstOf = (story: TransitStory) => inYear(writing, story)[0] ?? facts.toJdUt
  const groups: TransitStory[][] = []
  for (const story of facts.mars.toSorted((a, b) => firstOf(a) - firstOf(b))) {
    const last = groups.at(-1)
    const first = last?.[0]
    if (last && first && firstOf(story) - firstOf(first) <= TOGETHER_DAYS) last.push(story)
    else groups.push([story])
  }
  const weightOf = (stories: readonly TransitStory[]) => stories.reduce((sum, { weight }) => sum + weight, 0)
  const hottest = groups.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_FLARES)
  return groups
    .filter((group) => hottest.includes(group))
    .map((group) => {
      const stories = group.toSorted((a, b) => b.weight - a.weight)
      const label = stories[0] ? page.label(stories[0]) : ''
      const month = page.monthName(stories[0] ? firstOf(stories[0]) : 0)
      return { title: words.flareTitle({ month, label }), stories }
    })
}

function flareTold(writing: HealthWriting, { stories }: Flare): Paragraph[] {
  const { page, words } = writing
  const told = stories.slice(0, MOST_OF_ONE)
  const meaning = told.flatMap(({ aspect, natal }) => {
    const point = MARS_POINTS.find((one) => one === natal)
    const kind = MARS_ASPECTS.find((one) => one === aspect)
    const own = point && kind ? words.marsOn[point][kind] : ''
    return own !== '' && page.firstTime(own) ? [own] : []
  })
  const meetings = stories.map((story) => `${page.meeting(story)} ${page.when(inYear(writing, story))}`)
  const days = page.say('flare', words.flareDays, { meetings })
  return [{ text: [...meaning, days].join(' '), factors: stories.map((story) => page.story(story)) }]
}

/** Every passage with its beginning, its exact days and its end. */
export function writePassages({ page, words, facts }: HealthWriting): void {
  const firstOf = ({ passes, stays }: TransitStory) => stays[0]?.sinceJdUt ?? passes[0]?.jdUt ?? 0
  const all = facts.all
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_ROWS)
    .toSorted((a, b) => firstOf(a) - firstOf(b))
  if (all.length === 0) return
  page.write(words.chapters.tables, words.titles.others, [
    tablePart(
      words.others,
      all.map((story) => {
        const [since, until] = [story.stays[0]?.sinceJdUt, story.stays.at(-1)?.untilJdUt]
        const edge = (jdUt: number | null | undefined) => (typeof jdUt === 'number' ? page.short(jdUt) : '–')
        return [
          page.label(story),
          `${edge(since)} – ${edge(until)}`,
          story.passes.map(({ jdUt }) => page.short(jdUt)).join(', ') || '–',
        ]
      }),
      all.map((story) => page.story(story)),
    ),
  ])
}

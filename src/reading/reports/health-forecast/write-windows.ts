import type { ThreadStory } from '../../facts/span-threads.ts'
import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { placedIn, storyFactors, writeThreads } from '../threads/write-threads.ts'
import type { HealthWriting } from './health-forecast.ts'
import { MARS_POINTS } from './words.ts'

const MOST_MARS = 12
const MARS_ASPECTS = ['conjunction', 'square', 'opposition'] as const
const MOST_TOLD = 8
const MOST_OTHERS = 12

/** The stories of the year, the short flares of Mars, and a table of whatever else passes. */
export function writeWindows(writing: HealthWriting): void {
  const { page, words, facts, axis } = writing
  const { chapters, titles } = words
  if (facts.threads.length === 0) {
    const factors = [page.factor({ id: 'sky:saturn', kind: 'sky', transiting: 'saturn' })]
    page.write(chapters.threads, titles.noThread, [{ text: words.noStory, factors }])
  }
  writeThreads({ page, topic: words, span: axis, threads: facts.threads }, chapters.threads)
  const mars = facts.mars.slice(0, MOST_MARS)
  for (const story of mars) page.write(chapters.mars, titleOf(writing, story), [marsWindow(writing, story)])
  if (mars.length === 0) {
    const factors = [page.factor({ id: 'sky:mars', kind: 'sky', transiting: 'mars' })]
    page.write(chapters.mars, titles.noMars, [{ text: words.noMars, factors }])
  }
  writeOthers(writing)
}

const titleOf = ({ page }: HealthWriting, story: TransitStory) => page.dated.label(page.meetingOf(story))

function writeOthers(writing: HealthWriting): void {
  const { page, words, facts } = writing
  const told = facts.others.slice(0, MOST_TOLD)
  for (const story of told) page.write(words.chapters.others, titleOf(writing, story), [passage(writing, story)])
  const others = facts.others.filter((story) => !told.includes(story)).slice(0, MOST_OTHERS)
  if (others.length === 0) return
  page.write(words.chapters.others, words.titles.others, [
    {
      kind: 'table',
      caption: words.others.caption,
      head: [...words.others.head],
      rows: others.map((story) => {
        const [since, until] = [story.stays[0]?.sinceJdUt, story.stays.at(-1)?.untilJdUt]
        const edge = (jdUt: number | null | undefined) => (typeof jdUt === 'number' ? page.short(jdUt) : '–')
        return [
          titleOf(writing, story),
          `${edge(since)} – ${edge(until)}`,
          story.passes.map(({ jdUt }) => page.short(jdUt)).join(', ') || '–',
        ]
      }),
      factors: others.map((story) => page.story(story)),
    },
  ])
}

/** A passage that is no thread: its dates, what it does, what it meets and what to do with it. */
function passage(writing: HealthWriting, story: ThreadStory): Paragraph {
  const { page, words } = writing
  const { transiting, aspect, natal, nature } = story
  const fresh = (text: string) => (page.firstTime(text) ? text : '')
  const sentences = [
    edges(writing, story),
    fresh(words.force[transiting][aspect]),
    fresh(words.point[natal]),
    placedIn(page, words, story),
    page.once(`use ${transiting} ${nature}`, words.use[transiting][nature].map(said), null),
  ]
  return { text: sentences.filter(Boolean).join(' '), factors: storyFactors(page, story) }
}

/** When it begins, is exact, and ends. */
function edges({ page, words }: HealthWriting, story: TransitStory): string {
  const meeting = page.dated.meeting(page.meetingOf(story))
  const dates = story.passes.map(({ jdUt }) => page.on(jdUt))
  const since = story.stays[0]?.sinceJdUt
  const until = story.stays.at(-1)?.untilJdUt
  if (typeof since !== 'number' || typeof until !== 'number') {
    return page.way('open', words.windowOpen)({ meeting, dates: page.common.list(dates) })
  }
  const between = page.between(since, until)
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  if (dates.length === 2) return page.way('touches', words.touches.twice)({ meeting, between, dates, first, last })
  if (dates.length > 2) {
    const [times, inner] = [dates.length, dates.slice(1, -1)]
    return page.way('touches', words.touches.more)({ meeting, between, dates, times, first, last, inner })
  }
  return page.way('window', words.window)({ meeting, between, dates: first })
}

const said = (sentence: string) => () => sentence

function marsWindow(writing: HealthWriting, story: TransitStory): Paragraph {
  const { page, words } = writing
  const { aspect } = story
  const point = MARS_POINTS.find((one) => one === story.natal)
  const kind = MARS_ASPECTS.find((one) => one === aspect)
  const own = point && kind ? words.marsOn[point][kind] : ''
  const sentences = [edges(writing, story), own && page.firstTime(own) ? own : '']
  return { text: sentences.filter(Boolean).join(' '), factors: [page.story(story)] }
}

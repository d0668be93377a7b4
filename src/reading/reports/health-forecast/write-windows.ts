import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { Part } from '../report-page.ts'
import type { HealthWriting } from './health-forecast.ts'
import type { BodyPoint, Pressing } from './words.ts'

const MOST_MARS = 9
const MOST_SLOW = 6

const POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'asc'] as const
const bodyPoint = ({ natal }: TransitStory): BodyPoint | undefined => POINTS.find((point) => point === natal)
const PRESSING = ['saturn', 'jupiter', 'uranus', 'neptune', 'pluto'] as const satisfies readonly Pressing[]

/** The short flares of Mars, the long climbs of Saturn, Jupiter's recovery, and what the outer planets do to routine. */
export function writeWindows(writing: HealthWriting): void {
  const { page, words, facts } = writing
  const { chapters, titles, none } = words
  const sky = (planet: 'mars' | Pressing) => page.factor({ id: `sky:${planet}`, kind: 'sky', transiting: planet })
  const mars = facts.mars.slice(0, MOST_MARS)
  for (const story of mars) page.write(chapters.mars, titleOf(writing, story), [marsWindow(writing, story)])
  if (mars.length === 0) page.write(chapters.mars, titles.noMars, [{ text: none.mars, factors: [sky('mars')] }])
  slow(writing, chapters.saturn, facts.saturn, { title: titles.noSaturn, text: none.saturn, factors: [sky('saturn')] })
  slow(writing, chapters.jupiter, facts.jupiter, {
    title: titles.noJupiter,
    text: none.jupiter,
    factors: [sky('jupiter')],
  })
  slow(writing, chapters.fog, facts.fog, {
    title: titles.noFog,
    text: none.fog,
    factors: [sky('uranus'), sky('neptune'), sky('pluto')],
  })
}

const titleOf = ({ page }: HealthWriting, story: TransitStory) => page.dated.label(page.meetingOf(story))

function slow(
  writing: HealthWriting,
  chapter: string,
  stories: readonly TransitStory[],
  none: { title: string; text: string; factors: string[] },
): void {
  const { page } = writing
  for (const story of stories.slice(0, MOST_SLOW))
    page.write(chapter, titleOf(writing, story), slowWindow(writing, story))
  if (stories.length === 0) page.write(chapter, none.title, [{ text: none.text, factors: none.factors }])
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
  const point = bodyPoint(story)
  const kind = story.nature === 'conjunction' ? 'conjunction' : 'tense'
  const scene = page.unreadOf('transit/mars', `${story.natal} ${story.nature}`, ['gist', 'body', 'advice'])
  const isNew = page.firstTime(`mars ${kind}`)
  const sentences = [
    edges(writing, story),
    scene && !isNew ? '' : page.once(`mars ${kind}`, words.mars[kind].map(said), null),
    point && page.firstTime(`mars ${point}`) ? words.marsTo[point] : '',
    scene || page.once('helps mars', words.helps.mars.map(said), null),
  ]
  return { text: sentences.filter(Boolean).join(' '), factors: [page.story(story)] }
}

function slowWindow(writing: HealthWriting, story: TransitStory): Part[] {
  const { page, words } = writing
  const planet = PRESSING.find((name) => name === story.transiting)
  const point = bodyPoint(story)
  if (!planet) return []
  const kind = story.nature === 'flowing' || (planet === 'jupiter' && story.nature === 'conjunction') ? 'soft' : 'hard'
  const factors = [page.story(story)]
  const sentences = [
    edges(writing, story),
    page.firstTime(`${planet} ${kind}`) ? page.way(`${planet} ${kind}`, words.slow[planet][kind]) : '',
    point && page.firstTime(`point ${point}`) ? words.point[point] : '',
    page.firstTime(`helps ${planet}`) ? page.way(`helps ${planet}`, words.helps[planet]) : '',
  ]
  const scene = page.unreadOf(`transit/${story.transiting}`, `${story.natal} ${story.nature}`, [
    'gist',
    'body',
    'gift',
    'advice',
  ])
  return [{ text: sentences.filter(Boolean).join(' '), factors }, scene ? { text: scene, factors } : null]
}

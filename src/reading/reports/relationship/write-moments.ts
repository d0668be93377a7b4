import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { joinText, own } from '../natal-parts.ts'
import { type Bond, hoursKnown } from './bond.ts'
import { MOMENT_POINTS } from './words.ts'

const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const satisfies readonly Planet[]
const MOST_MOMENTS = 5
/** The Davison chart's middle moves by a day at most where an hour is unknown; its Moon and angles are left out then. */
const WITHOUT_HOURS = ['sun', 'venus', 'mars'] as const

/** What meets the Davison chart in the year ahead: it is a sky that stood, so it can be transited, as the composite can't. */
export function writeMoments(bond: Bond): void {
  const { page, words, davison } = bond
  const { fromJdUt, toJdUt } = page.yearAxis()
  const natal = hoursKnown(bond) ? MOMENT_POINTS : WITHOUT_HOURS
  const birth = { chart: davison.chart, timeKnown: hoursKnown(bond), uncertain: [] }
  const stories = transitStories(page.request.sky, birth, { fromJdUt, toJdUt, transiting: SLOW, natal: [...natal] })
    .map((story) => ({
      story,
      passes: story.passes.map(({ jdUt }) => jdUt).filter((at) => at >= fromJdUt && at < toJdUt),
    }))
    .filter(({ passes }) => passes.length > 0)
  const chosen = stories
    .filter(({ story }, i) => stories.findIndex((one) => keyOf(one.story) === keyOf(story)) === i)
    .slice(0, MOST_MOMENTS)
    .toSorted((a, b) => (a.passes[0] ?? 0) - (b.passes[0] ?? 0))
  const told = chosen.flatMap(({ story, passes }) => moment(bond, story, passes))
  page.write(words.chapters.moments, words.titles.moments, [
    own(told.length > 0 ? words.moments.intro : words.moments.none, [
      page.factor({ id: 'davison', kind: 'special', said: words.titles.davison }),
    ]),
    ...told,
  ])
}

const keyOf = ({ transiting, nature }: TransitStory) => `${transiting} ${nature}`

function moment(
  { page, words }: Bond,
  { transiting, natal, aspect }: TransitStory,
  passes: readonly number[],
): Paragraph[] {
  const planet = SLOW.find((one) => one === transiting)
  const point = MOMENT_POINTS.find((one) => one === natal)
  if (!planet || !point) return []
  const said = words.moments.said({ planet, aspect, point, when: page.when(passes) })
  const id = `davison:${planet}:${aspect}:${point}`
  const facts = [
    page.factor({ id, kind: 'composite', transiting: planet, natal: point, aspect }),
    page.factor({
      id: `${id}:dates`,
      kind: 'special',
      transiting: planet,
      passesJdUt: [...passes],
      said: page.names.aspectOf(planet, aspect, point),
    }),
  ]
  const about = page.firstTime(`moment ${point}`) ? words.moments.point[point] : ''
  return [own(joinText(said, about, words.moments.force[planet][ASPECT_NATURE[aspect]]), facts)]
}

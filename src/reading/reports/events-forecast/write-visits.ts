import { small } from '#language/capital.ts'
import { OUTER_PLANETS } from '#astro/ephemeris/body.ts'
import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { DatedPage } from '../dated-page.ts'
import type { Part } from '../report-page.ts'
import type { Slow } from './words.ts'
import { inYear, meeting, passesInYear, theme, type Writing } from './writing.ts'
import { joinText, own } from '../natal-parts.ts'
import type { Stop } from './events-facts.ts'

const MOST_VISITS = 8
const MOST_SINGLE = 7
/** A planet that turns so near is felt as if it were exact. */
const AS_GOOD_AS_EXACT_DEG = 0.2

/** Stories with two passes or more, of which one at least falls in the year: the dated parts of one story. */
export function writeVisits(writing: Writing): void {
  const { page, words, facts } = writing
  const visits = facts.stories.filter((story) => story.passes.length > 1 && passesInYear(writing, story).length > 0)
  for (const story of visits.slice(0, MOST_VISITS)) {
    const factors = [page.story(story)]
    const passes = story.passes.map(({ jdUt, retrograde }) => ({
      date: page.on(jdUt),
      way: words.way[retrograde ? 'back' : 'forward'],
    }))
    const dates = page.say('parts', words.parts, {
      meeting: meeting(writing, story),
      dates: passes.map(({ date, way }) => words.pass({ date, way })),
      passes: passes.map(({ date, way }) => words.passing({ date, way })),
    })
    page.write(words.chapters.visits, page.label(story), [
      { text: joinText(dates, within(writing, story)), factors },
      meaning(writing, story, ['gist', 'body']),
      ...partsOf(writing, story),
      meaning(writing, story, ['gift', 'advice']),
    ])
  }
}

function within({ page, words }: Writing, { stays }: TransitStory): string {
  const since = stays[0]?.sinceJdUt
  const until = stays.at(-1)?.untilJdUt
  if (typeof since !== 'number' || typeof until !== 'number') return ''
  return page.once('within', words.within, { meeting: '', between: page.between(since, until) })
}

function meaning({ page }: Writing, story: TransitStory, fields: readonly string[]): Part {
  const text = page.unreadOf(`transit/${story.transiting}`, `${story.natal} ${story.nature}`, fields)
  return text ? own(text, [page.story(story)]) : null
}

/** A sentence after a colon: it keeps its capital only where it begins with the planet's name. */
function inSentence(page: DatedPage, planet: Slow, text: string): string {
  const name = page.dated.name(planet)
  const isNamed = text.startsWith(name) && !/^[а-яё]/.test(text.slice(name.length))
  return isNamed ? text : small(text)
}

/** What each pass asks, under its date, as far as the report hasn't said it of this planet. */
function partsOf({ page, words }: Writing, story: TransitStory): Part[] {
  const slow = OUTER_PLANETS.find((planet) => planet === story.transiting)
  if (!slow) return []
  const last = story.passes.length - 1
  return story.passes.flatMap(({ jdUt, retrograde }, i): Part[] => {
    const part = retrograde ? 'back' : i === 0 ? 'first' : i === last ? 'last' : null
    if (!part) return []
    const text = words.part[slow][part]
    if (!page.firstTime(text)) return []
    return [own(words.dated({ date: page.on(jdUt), text: inSentence(page, slow, text) }), [page.story(story)])]
  })
}

/** Visits with one exact day, and those that turn short of it. */
export function writeSingle(writing: Writing): void {
  const { page, words, facts } = writing
  const singles = facts.stories.filter(
    (story) => story.passes.length === 1 && passesInYear(writing, story).length === 1,
  )
  const near = facts.stories.filter(
    ({ passes, nearest }) => passes.length === 0 && nearest && inYear(writing, nearest.jdUt),
  )
  for (const story of singles.slice(0, MOST_SINGLE)) {
    const [pass] = story.passes
    if (!pass) continue
    const opening = page.say('once', words.once, { meeting: meeting(writing, story), date: page.on(pass.jdUt) })
    const told = page.unreadOf(`transit/${story.transiting}`, `${story.natal} ${story.nature}`, [
      'gist',
      'body',
      'advice',
    ])
    page.write(words.chapters.single, page.label(story), [
      own(joinText(opening, theme(writing, story.natal), told), [page.story(story)]),
    ])
  }
  if (!page.timeKnown) return
  const paragraphs = near.slice(0, 2).flatMap((story): Paragraph[] => {
    if (!story.nearest) return []
    const { jdUt } = story.nearest
    const nearest = page.counted(`${story.id}:nearest`, page.label(story), [jdUt])
    const isNearly = story.nearest.orbDeg < AS_GOOD_AS_EXACT_DEG
    const text = page.once('never', isNearly ? words.nearly : words.never, {
      meeting: meeting(writing, story),
      orb: page.common.degrees(story.nearest.orbDeg),
      date: page.on(story.nearest.jdUt),
    })
    return text ? [{ text, factors: [page.story(story), nearest] }] : []
  })
  page.write(words.chapters.single, words.titles.swift, paragraphs)
}

const MOST_STOPS = 5

/** Planets that turn near a point of the reader's. */
export function writeStops(writing: Writing): void {
  const { page, words, facts } = writing
  const stops = facts.stops.slice(0, MOST_STOPS)
  if (stops.length === 0) {
    page.write(words.chapters.stops, words.titles.noStops, [{ text: words.noStops, factors: [] }])
    return
  }
  for (const stop of stops) page.write(words.chapters.stops, stopTitle(writing, stop), [stopOf(writing, stop)])
}

const stopTitle = ({ page }: Writing, { planet, natal, jdUt }: Stop) =>
  `${page.dated.name(planet)}, ${page.dated.your(natal)}: ${page.short(jdUt)}`

function stopOf({ page, words }: Writing, stop: Stop): Paragraph {
  const { planet, natal, aspect, orbDeg, jdUt, begins } = stop
  const factor = page.factor({
    id: `transit:${planet}:${aspect}:${natal}:${begins}`,
    kind: 'transit',
    transiting: planet,
    natal,
    aspect,
    orbDeg,
    exactJdUt: jdUt,
  })
  const opening = page.say('stop', words.stop, {
    planet: page.dated.name(planet),
    date: page.on(jdUt),
    orb: page.common.degrees(orbDeg),
    meeting: page.dated.meeting({ method: 'transit', moving: planet, aspect, natal }),
  })
  const told = page.firstTime(`stop ${planet}`) ? words.stopOf[planet] : ''
  const station = page.unreadOf('station/planet', `${planet} ${begins}`, ['gist', 'advice'])
  return { text: joinText(opening, told, station), factors: [factor] }
}

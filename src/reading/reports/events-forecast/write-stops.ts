import type { Paragraph } from '../../writer/reading.ts'
import type { Stop } from './events-facts.ts'
import type { Writing } from './writing.ts'

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
  const opening = page.way(
    'stop',
    words.stop,
  )({
    planet: page.dated.name(planet),
    date: page.on(jdUt),
    orb: page.common.degrees(orbDeg),
    meeting: page.dated.meeting({ method: 'transit', moving: planet, aspect, natal }),
  })
  const own = page.firstTime(`stop ${planet}`) ? words.stopOf[planet] : ''
  const station = page.unreadOf('station/planet', `${planet} ${begins}`, ['gist', 'advice'])
  return { text: [opening, own, station].filter(Boolean).join(' '), factors: [factor] }
}

import type { MonthDay, MonthHit } from '../../facts/month-facts.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { dateOf, type KeyDay } from './key-days.ts'
import type { MonthPage } from './month-page.ts'

/** So many of the Moon's aspects are told on a day with a planet's, and on one without; all stand in the table. */
const MOON_BESIDE = 1
const MOON_ALONE = 2
const PLANETS_TOLD = 2

const HOUSE_FIELDS = ['gist', 'body', 'love', 'career', 'advice', 'health']
const PLANET_FIELDS = ['gist', 'body', 'advice', 'gift']
const MOON_FIELDS = ['gist', 'advice', 'gift']
const SIGN_FIELDS = ['mood', 'forecast1', 'forecast2', 'gist', 'forecast3', 'advice']

/** Every day of the month: the Moon's room, what is exact with its minute, and what it is good for. */
export function writeDays(page: MonthPage, keys: readonly KeyDay[]): void {
  let yesterday: MonthDay | null = null
  for (const day of page.calendar.days) {
    const key = keys.find((one) => one.day === day)
    page.write(page.text.chapters.days, page.text.dayTitle(dateOf(page, day), day.weekday), [
      moonOf(page, day, yesterday),
      ...events(page, day),
      ...(key ? pointers(page, key) : []),
      ...hitsOf(page, day, key !== undefined),
    ])
    yesterday = day
  }
}

function moonOf(page: MonthPage, day: MonthDay, yesterday: MonthDay | null): Paragraph {
  const { text } = page
  const { sign, house, change } = day.moon
  const stays = yesterday?.moon.sign === sign && yesterday.moon.house === house
  const factors = [page.moonIn(sign), ...page.moonInHouse(house)]
  const sentences: string[] = []
  if (change && change.to === sign) {
    sentences.push(page.way('since', text.moonSince)({ sign, house, clock: page.clock(change.jdUt) }))
  } else {
    sentences.push(page.once(stays ? 'stays' : 'moon', stays ? text.moonStays : text.moon, { sign, house }))
  }
  if (change && change.to !== sign) {
    factors.push(page.moonIn(change.to))
    sentences.push(page.way('enters', text.moonEnters)({ sign: change.to, clock: page.clock(change.jdUt) }))
  }
  const ofHouse =
    house === null ? [] : page.some('moon-day/house', `${house}` as KeyOf<'moon-day/house'>, HOUSE_FIELDS, 1)
  const ofSign = page.some('moon-day/sign', `${sign}` as KeyOf<'moon-day/sign'>, SIGN_FIELDS, 1)
  return { text: [...sentences, ...ofHouse, ...ofSign].filter(Boolean).join(' '), factors: [...new Set(factors)] }
}

/** Quarters of the Moon and planets that turn. */
function events(page: MonthPage, { startJdUt, endJdUt }: MonthDay): Paragraph[] {
  const { text, calendar } = page
  const within = ({ jdUt }: { jdUt: number }) => jdUt >= startJdUt && jdUt < endJdUt
  const quarters = calendar.quarters.filter(within).map(({ phase, jdUt }): Paragraph => {
    const said = phase === 'last-quarter' ? 'last-quarter' : 'first-quarter'
    const all = calendar.quarters.filter((other) => other.phase === phase).map((other) => other.jdUt)
    const factor = page.factor({
      id: `moon:phase:${said}`,
      kind: 'moon',
      transiting: 'moon',
      phase: said,
      passesJdUt: all,
    })
    const news = page.factor({
      id: 'moon:phase:new',
      kind: 'moon',
      transiting: 'moon',
      phase: 'new',
      passesJdUt: newMoons(page),
    })
    return { text: page.once(said, text.quarter[said], { clock: page.clock(jdUt) }), factors: [factor, news] }
  })
  const turns = calendar.stations.filter(within).flatMap(({ body, begins, jdUt }): Paragraph[] => {
    const planet = calendar.curve.length > 0 && body !== 'chiron' ? body : null
    if (!planet || !isTurning(planet)) return []
    const factor = page.factor({
      id: `sky:${planet}:${begins}`,
      kind: 'sky',
      transiting: planet,
      retrograde: begins === 'retrograde',
      exactJdUt: jdUt,
    })
    const told = page.unread.take('station/planet', `${planet} ${begins}`, ['gist', 'advice'], 2)
    const opening = page.way(`station ${begins}`, text.station[begins])({ planet, clock: page.clock(jdUt) })
    return [{ text: [opening, ...told].join(' '), factors: [factor] }]
  })
  return [...quarters.filter((paragraph) => paragraph.text !== ''), ...turns]
}

const newMoons = ({ calendar }: MonthPage) =>
  calendar.lunations.filter(({ phase }) => phase === 'new').map(({ jdUt }) => jdUt)

const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const isTurning = (body: string): body is (typeof TURNING)[number] => TURNING.some((planet) => planet === body)

const pointers = (page: MonthPage, { hits }: KeyDay): Paragraph[] => [
  {
    text: hits
      .map((hit) => page.once('pointer', page.text.pointer, page.spoken(hit)))
      .filter(Boolean)
      .join(' '),
    factors: hits.map((hit) => page.transit(hit)),
  },
]

/** The planets' aspects that weigh most and, of the Moon's, one or two, in order of time. */
function hitsOf(page: MonthPage, day: MonthDay, isKey: boolean): Paragraph[] {
  const byWeight = day.hits.toSorted((a, b) => b.weight - a.weight)
  const ofMoon = byWeight.filter(({ transiting }) => transiting === 'moon')
  const planets = byWeight.filter(({ transiting }) => transiting !== 'moon')
  const alone = planets.length === 0
  const told = [...(isKey ? [] : planets.slice(0, PLANETS_TOLD)), ...ofMoon.slice(0, alone ? MOON_ALONE : MOON_BESIDE)]
  const nothing = page.text.nothing.map((sentence) => () => sentence)
  const opening = alone ? page.once('nothing', nothing, null) : ''
  const empty: Paragraph[] = opening ? [{ text: opening, factors: [page.moonIn(day.moon.sign)] }] : []
  const paragraphs = told
    .toSorted((a, b) => a.jdUt - b.jdUt)
    .flatMap((hit) => {
      if (hit.transiting !== 'moon') return tell(page, hit, PLANET_FIELDS, 2)
      return tell(page, hit, alone && hit === ofMoon[0] ? [...MOON_FIELDS, 'body'] : MOON_FIELDS, 1)
    })
  return [...empty, ...paragraphs]
}

function tell(page: MonthPage, hit: MonthHit, fields: readonly string[], most: number): Paragraph[] {
  const { transiting, natal, nature } = hit
  const told = page.some(`transit/${transiting}`, `${natal} ${nature}`, fields, most)
  const text = [page.once('hit', page.text.hit, page.spoken(hit)), ...told].filter(Boolean).join(' ')
  return text ? [{ text, factors: [page.transit(hit)] }] : []
}

import type { SkyTouch, VoidSpan } from '../facts/day-sky.ts'
import type { Factor } from '../facts/factor.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

/** Where the Moon is, and until when: the one sentence of the page that says so. */
export function writeMoonLine(page: DayPage): Paragraph {
  const { moon, startJdUt, endJdUt } = page.facts
  const voids = page.facts.voids.filter(({ fromJdUt, toJdUt }) => toJdUt - fromJdUt >= LULL_DAYS)
  const line = page.words.moonLine
  // One wording a person and day: the page says it once.
  const say = <V>(ways: readonly ((values: V) => string)[], values: V) => page.way('moon line', ways)(values)
  if (!moon.change) {
    const begins = voids.find(({ fromJdUt }) => fromJdUt >= startJdUt && fromJdUt < endJdUt)
    const sign = page.moonSignFactor(moon.sign)
    if (!begins) return { text: say(line.stay, { sign: moon.sign }), factors: [sign] }
    const text = say(line.stayVoid, { sign: moon.sign, from: page.clock(begins.fromJdUt) })
    return { text, factors: [sign, voidFactor(page, begins)] }
  }
  const { jdUt, from, to } = moon.change
  const ending = voids.find(({ toJdUt }) => Math.abs(toJdUt - jdUt) < MINUTE)
  const factors = [page.moonSignFactor(from, jdUt), page.moonSignFactor(to)]
  const names = { clock: page.clock(jdUt), sign: from, next: to }
  if (!ending) return { text: say(line.change, names), factors }
  if (ending.fromJdUt < startJdUt) {
    return { text: say(line.changeVoidBefore, names), factors: [...factors, voidFactor(page, ending)] }
  }
  const text = say(line.changeVoid, { ...names, from: page.clock(ending.fromJdUt) })
  return { text, factors: [...factors, voidFactor(page, ending)] }
}

const voidFactor = (page: DayPage, { fromJdUt, toJdUt }: VoidSpan) =>
  page.factor({ id: 'moon:void', kind: 'moon', transiting: 'moon', sinceJdUt: fromJdUt, untilJdUt: toJdUt })

const MINUTE = 1 / 1440
/** A shorter time in which the Moon meets nothing isn't noticed. */
const LULL_DAYS = 1 / 24

/** A paragraph that is told by the clock; null where it has no hour. */
interface ClockedParagraph extends Paragraph {
  jdUt: number | null
}

/**
 * What happens in the sky around the day's transits, by the clock: the Moon's house or new sign, and what touches the chart.
 * @param toldJdUt the last instant that the thread has told
 */
export function skyOfThread(page: DayPage, toldJdUt: number): ClockedParagraph[] {
  const touches = touchesOfThread(page)
  const isTold = touches.some(({ house }) => house !== null && house === page.facts.moon.house)
  return [
    ...touches.map((touch) => ({ ...touchParagraph(page, touch), jdUt: touch.jdUt })),
    ...(isTold ? [] : moonOfThread(page, toldJdUt)),
  ].toSorted((a, b) => (a.jdUt ?? Infinity) - (b.jdUt ?? Infinity))
}

/** What changes while people sleep has changed by the morning. */
const NIGHT_DAYS = 0.25

/** A change of sign that the thread is past has its place in the Moon's own line. */
function moonOfThread(page: DayPage, toldJdUt: number): ClockedParagraph[] {
  const { words, facts } = page
  const { house, change } = facts.moon
  const topic = house === null ? '' : (words.topic[house - 1] ?? '')
  const ofHouse = house === null ? [] : [page.moonHouseFactor(house)]
  if (!change || change.jdUt < Math.max(toldJdUt, facts.startJdUt + NIGHT_DAYS)) {
    if (house === null) return []
    return [{ text: page.way('moon house', words.moonHouse)({ house, topic }), factors: ofHouse, jdUt: null }]
  }
  const { jdUt, from, to } = change
  const entered = { clock: page.clock(jdUt), sign: to }
  const text =
    house === null
      ? page.way('moon changes', words.moonChange)({ ...entered, mood: words.signMood[to] ?? '' })
      : page.way('moon changes', words.moonChangeHouse)({ ...entered, house, topic })
  return [{ text, factors: [...ofHouse, page.moonSignFactor(from, jdUt), page.moonSignFactor(to)], jdUt }]
}

/** What people are like under the Moon's sign, on a day of which nothing else can be told. */
export function writeSignMood(page: DayPage): Paragraph {
  const { sign } = page.facts.moon
  const text = page.way('sign mood', page.words.moonSign)({ sign, mood: page.words.signMood[sign] ?? '' })
  return { text, factors: [page.moonSignFactor(sign)] }
}

const RANK = { eclipse: 4, phase: 3, station: 2, ingress: 1 } as const
/** So many events of the sky have room in a thread. */
const MOST = 1

/** What happens in the sky of all and touches this chart: by its house, or near one of its points. */
const touchesOfThread = (page: DayPage): SkyTouch[] =>
  page.facts.touches
    .filter(isTold)
    .toSorted((a, b) => RANK[b.kind] - RANK[a.kind] || a.jdUt - b.jdUt)
    .slice(0, MOST)

/** A quarter of the Moon is told where it meets a point of the chart. */
const isTold = (touch: SkyTouch) =>
  touch.near !== null || (touch.kind === 'phase' ? touch.phase === 'new' || touch.phase === 'full' : true)

function touchParagraph(page: DayPage, touch: SkyTouch): Paragraph {
  const { words } = page
  const { house, near } = touch
  const happening = happeningOf(page, touch)
  const topic = house === null ? '' : (words.topic[house - 1] ?? '')
  const fact =
    house !== null && near !== null
      ? words.touches.both({ happening, near, house, topic })
      : near !== null
        ? words.touches.near({ happening, near })
        : words.touches.house({ happening, house: house ?? 1, topic })
  const meaning = house === null ? null : meaningOf(page, touch)
  return { text: [fact, meaning].filter(Boolean).join(' '), factors: touchFactors(page, touch) }
}

function happeningOf(page: DayPage, touch: SkyTouch): string {
  const { happens } = page.words
  const clock = page.clock(touch.jdUt)
  switch (touch.kind) {
    case 'phase':
      return happens.phase[touch.phase]({ clock })
    case 'eclipse':
      return happens.eclipse[touch.eclipse]({ clock })
    case 'station':
      return happens.station[touch.begins]({ planet: touch.planet, clock })
    case 'ingress':
      return happens.ingress({ planet: touch.planet, sign: touch.sign, clock })
  }
}

function meaningOf({ words: { means, meansIngress } }: DayPage, touch: SkyTouch): string | null {
  switch (touch.kind) {
    case 'phase':
      return touch.phase === 'new' || touch.phase === 'full' ? means[touch.phase] : null
    case 'eclipse':
      return means[touch.eclipse]
    case 'station':
      return means[touch.begins]
    case 'ingress':
      return meansIngress[touch.planet]
  }
}

function touchFactors(page: DayPage, touch: SkyTouch): string[] {
  const own = touch.near === null ? [] : [page.factor({ id: `natal:${touch.near}`, kind: 'natal', natal: touch.near })]
  return [page.factor(factorOf(touch)), ...own]
}

function factorOf(touch: SkyTouch): Factor {
  const { planet, jdUt, house } = touch
  const where = { transiting: planet, exactJdUt: jdUt, ...(house !== null && { house }) }
  switch (touch.kind) {
    case 'phase':
      return { id: `moon:phase:${touch.phase}`, kind: 'moon', ...where, phase: touch.phase }
    case 'eclipse':
      return { id: `sky:eclipse:${touch.eclipse}`, kind: 'sky', ...where, eclipse: touch.eclipse }
    case 'station': {
      const retrograde = touch.begins === 'retrograde'
      return { id: `sky:${planet}:${touch.begins}`, kind: 'sky', ...where, retrograde }
    }
    case 'ingress':
      return { id: `sky:${planet}:sign:${touch.sign}`, kind: 'sky', ...where, sign: touch.sign }
  }
}

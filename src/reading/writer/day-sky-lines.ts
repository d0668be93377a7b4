import type { SkyTouch, VoidSpan } from '../facts/day-sky.ts'
import type { Factor } from '../facts/factor.ts'
import { EARLY_DAYS, LATE_DAYS } from './day-lead.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

/**
 * Where the Moon is, and until when: the one sentence of the page that says so. Hours in which she meets nothing more in her
 * sign are told by what they mean, where people are awake in them.
 */
export function writeMoonLine(page: DayPage): Paragraph {
  const { moon, startJdUt } = page.facts
  const wakingJdUt = startJdUt + EARLY_DAYS
  const isNoticed = ({ fromJdUt, toJdUt }: VoidSpan) =>
    Math.min(toJdUt, startJdUt + LATE_DAYS) - Math.max(fromJdUt, wakingJdUt) >= LULL_DAYS
  const voids = page.facts.voids.filter(isNoticed)
  const line = page.words.moonLine
  // One wording a person and day: the page says it once.
  const say = <V>(ways: readonly ((values: V) => string)[], values: V) => page.way('moon line', ways)(values)
  if (!moon.change) {
    const [begins] = voids
    const sign = page.moonSignFactor(moon.sign)
    if (!begins) return { text: say(line.stay, { sign: moon.sign }), factors: [sign] }
    const from = page.clock(begins.fromJdUt)
    const isAllDay = begins.fromJdUt < wakingJdUt
    const text = isAllDay ? say(line.voidAllDay, { sign: moon.sign }) : say(line.stayVoid, { sign: moon.sign, from })
    return { text, factors: [sign, voidFactor(page, begins)] }
  }
  const { jdUt, from, to } = moon.change
  const ending = voids.find(({ toJdUt }) => Math.abs(toJdUt - jdUt) < MINUTE)
  const factors = [page.moonSignFactor(from, jdUt), page.moonSignFactor(to)]
  const names = { clock: page.clock(jdUt), sign: from, next: to }
  if (jdUt < wakingJdUt) return { text: say(line.changed, names), factors }
  if (!ending) return { text: say(line.change, names), factors }
  if (ending.fromJdUt < wakingJdUt) {
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

/** What happens in the sky of all and touches the chart: an eclipse, a new or a full Moon, else what is near one of its points. */
export const skyOfThread = (page: DayPage): Paragraph[] =>
  touchesOf(page, isGreat).map((touch) => touchParagraph(page, touch))

/** The same for a day that has little of its own. @param toldJdUt the last instant that the thread has told */
export function moreSky(page: DayPage, toldJdUt: number): Paragraph[] {
  const touches = touchesOf(page, (touch) => !isGreat(touch) && isTold(touch))
  const isOfHouse = touches.some(({ house }) => house !== null && house === page.facts.moon.house)
  return [...touches.map((touch) => touchParagraph(page, touch)), ...(isOfHouse ? [] : moonOfThread(page, toldJdUt))]
}

/** What changes while people sleep has changed by the morning. */
const NIGHT_DAYS = 0.25

/** A change of sign that the thread is past has its place in the Moon's own line. */
function moonOfThread(page: DayPage, toldJdUt: number): Paragraph[] {
  const { words, facts } = page
  const { house, change } = facts.moon
  const topic = house === null ? '' : (words.topic[house - 1] ?? '')
  const ofHouse = house === null ? [] : [page.moonHouseFactor(house)]
  if (!change || change.jdUt < Math.max(toldJdUt, facts.startJdUt + NIGHT_DAYS)) {
    if (house === null) return []
    return [{ text: page.way('moon house', words.moonHouse)({ house, topic }), factors: ofHouse }]
  }
  const { jdUt, from, to } = change
  const entered = { clock: page.clock(jdUt), sign: to }
  const text =
    house === null
      ? page.way('moon changes', words.moonChange)({ ...entered, mood: words.signMood[to] ?? '' })
      : page.way('moon changes', words.moonChangeHouse)({ ...entered, house, topic })
  return [{ text, factors: [...ofHouse, page.moonSignFactor(from, jdUt), page.moonSignFactor(to)] }]
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

const touchesOf = (page: DayPage, which: (touch: SkyTouch) => boolean): SkyTouch[] =>
  page.facts.touches
    .filter(which)
    .toSorted((a, b) => RANK[b.kind] - RANK[a.kind] || a.jdUt - b.jdUt)
    .slice(0, MOST)

/** Everybody hears of these. */
const isGreat = (touch: SkyTouch) =>
  touch.kind === 'eclipse' || (touch.kind === 'phase' && (touch.phase === 'new' || touch.phase === 'full'))

/** A quarter of the Moon means nothing that anybody would act on. */
const isTold = ({ kind }: SkyTouch) => kind !== 'phase'

const touchParagraph = (page: DayPage, touch: SkyTouch): Paragraph => ({
  text: touchText(page, touch),
  factors: touchFactors(page, touch),
})

function touchText(page: DayPage, touch: SkyTouch): string {
  const { touches, topic: topics } = page.words
  const { house, near } = touch
  const happening = happeningOf(page, touch)
  const topic = house === null ? undefined : topics[house - 1]
  const meaning = meaningOf(page, touch)
  if (topic === undefined || (meaning === null && near !== null)) {
    return near === null ? `${happening}.` : touches.near({ happening, near })
  }
  if (meaning === null) return touches.bare({ happening, topic })
  return near === null
    ? touches.house({ happening, topic, meaning })
    : touches.both({ happening, near, topic, meaning })
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
      return happens.station[touch.begins]({ planet: touch.planet })
    case 'ingress':
      return happens.ingress({ planet: touch.planet, sign: touch.sign })
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

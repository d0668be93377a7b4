import type { Aspect } from '#astro/charts/aspect.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { isOuterPlanet, isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import { type NatalPoint, NATAL_POINTS } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import { isOfPast } from '../../time/spoken-span.ts'
import { placeText } from '../natal/natal-answer.ts'
import { ALL_MOVERS, SLOW, TimeAnswer } from './time-answer.ts'
import { orbAt, type Loop } from './time-loops.ts'

/** How far back and ahead a passage of each planet is looked for, days: a round and some more, in a life. */
const REACH_DAYS: Record<Planet, number> = {
  sun: 380,
  moon: 30,
  mercury: 420,
  venus: 600,
  mars: 900,
  jupiter: 4700,
  saturn: 11_300,
  uranus: 31_500,
  neptune: 32_000,
  pluto: 32_000,
}
const FAR_DAYS = 3 * 365
const MOST_LINES = 4

const isAskedOfPast = ({ asked }: Composer) => isOfPast(asked.words) && !asked.words.includes('will')

/** Which planet moves and which point it meets: "Saturn to my Moon", "transits to my Venus", "is Pluto doing anything". */
function pairOf({ asked }: Composer): { mover: Planet | null; point: NatalPoint | null } {
  const isTwice = asked.points.length === 1 && (asked.tagged.match(/\/planet/g)?.length ?? 0) > 1
  const [first, second = isTwice ? first : undefined] = asked.points
  const asPoint = (one: string | undefined) => NATAL_POINTS.find((point) => point === one) ?? null
  const asMover = (one: string | undefined) => (one !== undefined && isPlanet(one) ? one : null)
  if (first === undefined) return { mover: null, point: null }
  if (second !== undefined) {
    const isTurned = !asMover(first) || (asked.own && !isOuterPlanet(first) && isOuterPlanet(second))
    return isTurned
      ? { mover: asMover(second), point: asPoint(first) }
      : { mover: asMover(first), point: asPoint(second) }
  }
  const mover = asMover(first)
  if (!mover || (asked.own && !isOuterPlanet(first) && !asked.aspect)) return { mover: null, point: asPoint(first) }
  const isAny = asked.words.some((word) =>
    /^(?:any|anything|something|chart|что-нибудь|что-то|чему|карт\p{L}*)$/u.test(word),
  )
  // "When is my Uranus opposition?"
  return { mover, point: asked.aspect && isOuterPlanet(mover) && !isAny ? asPoint(mover) : null }
}

/** "On my Venus", «по моей Венере»: the meeting itself rather than any aspect. */
function aspectOf({ asked }: Composer, point: NatalPoint | null): Aspect | null {
  if (asked.aspect || !point) return asked.aspect
  const isMeeting = asked.words.some((word) =>
    /^(?:on|over|reach|reaches|hits?|по|дойдет|дойдут|пройдет|пройдется|догонит)$/.test(word),
  )
  return isMeeting ? 'conjunction' : null
}

/** One transit, with all its passes; or all of one planet, or of one point. */
export function answerTransit(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { mover, point } = pairOf(composer)
  if (!mover && !point) return answerPeriod(composer)
  if (point && (point === 'asc' || point === 'mc') && answer.natal.lacksHour('angles')) return
  if (!mover || !point) return tellMany(answer, mover, point)
  tellPair(answer, mover, point)
}

function tellPair(answer: TimeAnswer, mover: Planet, point: NatalPoint): void {
  const { composer, now, texts, period } = answer
  const isPast = isAskedOfPast(composer)
  const reach = REACH_DAYS[mover]
  const named = aspectOf(composer, point)
  const span = period
    ? composer.span(period)
    : { fromJdUt: now - (isPast ? reach : 0), toJdUt: now + (isPast ? 0 : reach) }
  const search = { movers: [mover], points: [point] }
  const aspect = mover === point && !named ? 'conjunction' : named
  let loops = answer.loops({ ...search, ...span, aspect })
  const isElsewhere = loops.length === 0
  if (isElsewhere) loops = answer.loops({ ...search, fromJdUt: now, toJdUt: now + reach, aspect })
  const loop = TimeAnswer.choose(loops, period && !isElsewhere ? span.fromJdUt : now, isPast && !isElsewhere)
  const asksWhether = /^(?:is|was|does|did|are|has|will|правда|есть|был)/.test(composer.asked.words[0] ?? '')
  if (isElsewhere) {
    const natalAt = answer.natal.chart.at(point)
    const at = period ? (span.fromJdUt + span.toJdUt) / 2 : now
    const { longitudeDeg } = answer.sky.position(mover, at)
    const place = answer.composer.book.place(mover, at)
    if (natalAt)
      composer.list(
        [
          asksWhether && period ? texts.no : null,
          texts.apart({
            mover,
            at: placeText(answer.natal.lang, longitudeDeg),
            natal: answer.natal.own(point),
            natalAt: answer.natal.at(natalAt, point),
          }),
          loop ? texts.none.next : null,
        ],
        [...place, ...answer.natal.facts(point)],
      )
  }
  if (!loop)
    return composer.list([texts.none.pair({ mover, natal: answer.natal.own(point) })], [factorOfPair(mover, point)])
  const factor = answer.factor(loop)
  composer.list([asksWhether && !isElsewhere ? texts.yes : null, answer.tell(loop)], [factor])
  if (loop.sinceJdUt - now > FAR_DAYS) composer.explain(texts.told.far)
  composer.list([answer.means(loop)], [factor])
  if (aspect === null) tellAlso(answer, loops, loop)
  answer.noteHour()
}

const factorOfPair = (mover: Planet, point: NatalPoint) =>
  ({ id: `pair:${mover}:${point}`, kind: 'special', said: '', transiting: mover, natal: point }) as const

/** The next passage by another aspect. */
function tellAlso(answer: TimeAnswer, loops: readonly Loop[], told: Loop): void {
  const other = loops
    .toSorted((a, b) => a.sinceJdUt - b.sinceJdUt)
    .find((loop) => loop.aspect !== told.aspect && loop.untilJdUt >= answer.now && loop.passes.length > 0)
  if (other) answer.composer.list([answer.line(other)], [answer.factor(other)])
}

/** What one planet does to the chart, or which planets touch one point. */
function tellMany(answer: TimeAnswer, mover: Planet | null, point: NatalPoint | null): void {
  const { composer, now, texts, period } = answer
  const isPast = isAskedOfPast(composer)
  const movers = mover ? [mover] : SLOW
  const years = mover && isOuterPlanet(mover) ? 1000 : 400
  const span = period
    ? composer.span(period)
    : { fromJdUt: isPast ? now - years : now, toJdUt: isPast ? now : now + years }
  const aspect = composer.asked.aspect
  const loops = answer.loops({ ...span, movers, ...(point && { points: [point] }), aspect })
  const current = loops.filter(({ sinceJdUt, untilJdUt }) => sinceJdUt <= now && untilJdUt >= now)
  if (!period && !isPast && current.length === 0)
    composer.list(
      [mover ? texts.none.now({ mover }) : point ? texts.none.point({ natal: answer.natal.own(point) }) : null],
      [mover ? factorOfPair(mover, point ?? 'sun') : factorOfPair('sun', point ?? 'sun')],
    )
  const told = [...current, ...loops.filter((loop) => !current.includes(loop) && loop.passes.length > 0)].slice(0, 3)
  for (const [i, loop] of told.entries())
    composer.list(i === 0 ? [answer.tell(loop), answer.means(loop)] : [answer.line(loop)], [answer.factor(loop)])
  if (told.length === 0 && period) composer.explain(texts.none.span)
  if (mover && isOuterPlanet(mover) && !isPast && !period) tellThrough(answer, mover)
  if (told.length > 0) answer.noteHour()
}

/** The house that a planet is passing through, and until when. */
export function tellThrough(answer: TimeAnswer, mover: Planet): void {
  const { composer, texts } = answer
  const cusps = answer.natal.chart.hasHour ? answer.birth.chart.houses?.cuspsDeg : undefined
  if (!cusps) return
  const house = houseOf(answer.sky.position(mover, answer.now).longitudeDeg, cusps)
  const passage = composer.book.housePassages().find(({ transiting }) => transiting === mover)
  const until = passage?.untilJdUt
  if (!passage || !until || passage.house !== house) return
  composer.list(
    [
      texts.through({ mover, house, until: answer.date(until) }),
      texts.throughArea({ house, area: answer.natal.texts.area[house - 1] ?? '' }),
    ],
    [passage],
  )
}

const HARD =
  /^(?:hard|bad|difficult|tough|negative|challenging|rough|трудн\p{L}*|тяжел\p{L}*|плох\p{L}*|сложн\p{L}*|минусы)$/u
const GOOD = /^(?:good|positive|nice|easy|хорош\p{L}*|приятн\p{L}*|легк\p{L}*|плюсы)$/u
const MOST_OF_TONE = 8

const ASKS_WHETHER = /^(?:or|или|day|week|день|неделя|was|is|will|be|were|ли|был[аои]?|будет|станет)$/

/** "Only the hard parts", of what a time brings. */
function toneAsked({ asked: { words } }: Composer): 'hard' | 'good' | null {
  if (words.length > MOST_OF_TONE || words.some((word) => ASKS_WHETHER.test(word))) return null
  return words.some((word) => HARD.test(word)) ? 'hard' : words.some((word) => GOOD.test(word)) ? 'good' : null
}

/** What a day, a span of months or years touches in the chart, whether it is past, present or to come. */
export function answerPeriod(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { texts, isPast, period } = answer
  if (!period) return answerNow(composer)
  const span = composer.span(period)
  const days = span.toJdUt - span.fromJdUt
  if (days < 1.5) return tellDay(answer, (span.fromJdUt + span.toJdUt) / 2)
  const from = answer.date(span.fromJdUt + 0.4)
  const to = answer.date(span.toJdUt - 0.4)
  const loops = answer.loops({ ...span, movers: days <= 100 ? ALL_MOVERS : SLOW })
  const isIn = ({ passes }: Loop) => passes.some(({ jdUt }) => jdUt >= span.fromJdUt && jdUt < span.toJdUt)
  const wished = toneAsked(composer)
  const ofTone = wished === null ? loops : loops.filter((loop) => answer.presses(loop) === (wished === 'hard'))
  const exact = ofTone.filter(isIn)
  const told = (exact.length > 0 ? exact : ofTone).slice(0, MOST_LINES)
  const [first] = told
  if (!first) return composer.explain(texts.none.span)
  const weighed = exact.length > 0 ? exact : ofTone
  if (wished === null) composer.explain((isPast ? texts.verdictPast : texts.verdict)[toneOf(answer, weighed)])
  tellStress(answer, told)
  composer.list([(isPast ? texts.opens.past : texts.opens.ahead)({ from, to })], [answer.spanFact(span)])
  const ordered = composer.asked.words.some((word) => /^(?:dates|days|list|списком|даты|дни|по)$/.test(word))
    ? told.toSorted((a, b) => (a.passes[0]?.jdUt ?? 0) - (b.passes[0]?.jdUt ?? 0))
    : told
  composer.listEach(ordered.map((loop) => ({ text: answer.line(loop), factor: answer.factor(loop) })))
  if (isPast) composer.explain(texts.hindsight)
  else tellEclipse(answer, span)
  answer.noteHour()
}

/** How many passages say what a time comes to, and how far they must differ. */
const MOST_WEIGHED = 6
const LEAST_APART = 0.35

/** What a time comes to: the heaviest passages count most. */
function toneOf(answer: TimeAnswer, loops: readonly Loop[]): 'easy' | 'mixed' | 'hard' {
  const counted = loops.slice(0, MOST_WEIGHED)
  const sum = counted.reduce((all, loop, at) => all + (answer.presses(loop) ? -1 : 1) / (at + 2), 0)
  return sum > LEAST_APART ? 'easy' : sum < -LEAST_APART ? 'hard' : 'mixed'
}

/** What helps most of all that was told, and what presses most, each in plain words. */
function tellStress(answer: TimeAnswer, told: readonly Loop[]): void {
  const { composer } = answer
  const presses = told.find((loop) => answer.presses(loop))
  const helps = told.find((loop) => !answer.presses(loop))
  for (const loop of [helps, presses]) {
    if (!loop) continue
    const factor = answer.factor(loop)
    const advice = composer.owner === null && !answer.isPast ? composer.transitMeaning(factor, ['advice']) : null
    composer.list([answer.means(loop), advice], [factor])
  }
}

function tellEclipse({ composer }: TimeAnswer, span: { fromJdUt: number; toJdUt: number }): void {
  if (span.toJdUt - span.fromJdUt > 400 || composer.owner !== null) return
  const [eclipse] = composer.book.eclipses(span)
  if (eclipse) composer.add([composer.fact(eclipse)], [eclipse])
}

/** How far from exact a transit still counts on a day, degrees. */
const NEAR_DEG = 2

const closeAt = (answer: TimeAnswer, loops: readonly Loop[], jdUt: number) =>
  loops.filter((loop) => orbAt(answer.sky, answer.birth, loop, jdUt) <= NEAR_DEG)

/** The closest transits of a day, each with its orb. */
function tellDay(answer: TimeAnswer, noonJdUt: number): void {
  const { composer, texts, isPast } = answer
  const loops = answer.loops({ fromJdUt: noonJdUt - 0.5, toJdUt: noonJdUt + 0.5, movers: ALL_MOVERS })
  const told = closeAt(answer, loops, noonJdUt).slice(0, 3)
  const [first] = told
  const day = { date: answer.date(noonJdUt) }
  const span = { fromJdUt: noonJdUt - 0.4, toJdUt: noonJdUt + 0.4 }
  const { sign } = composer.book.moon(noonJdUt)
  if (first) {
    if (!isPast) composer.explain(texts.verdictDay[toneOf(answer, told)])
    tellStress(answer, told)
    composer.list([(isPast ? texts.opens.pastDay : texts.opens.day)(day)], [answer.spanFact(span)])
    composer.listEach(told.map((loop) => ({ text: answer.lineAt(loop, noonJdUt), factor: answer.factor(loop) })))
  } else composer.explain(texts.none.span)
  if (!isPast)
    composer.add([composer.fact(sign), composer.meaning('moon-day/sign', `${sign.sign}`, ['advice'], 0)], [sign])
  if (isPast) composer.explain(texts.hindsight)
  answer.noteHour()
}

/** The transits that are strongest at the moment. */
export function answerNow(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { now, texts } = answer
  const loops = closeAt(answer, answer.loops({ fromJdUt: now, toJdUt: now + 0.01, movers: ALL_MOVERS }), now).slice(
    0,
    3,
  )
  const [first] = loops
  const factors = loops.map((loop) => answer.factor(loop))
  if (!first) return tellMany(answer, null, null)
  const isOfDay = composer.asked.words.some((word) => /^(?:day|today|tonight|день|дня|сегодня)$/.test(word))
  composer.explain((isOfDay ? texts.verdictDay : texts.verdict)[toneOf(answer, loops)])
  tellStress(answer, loops)
  composer.list([texts.opens.now], factors)
  composer.listEach(loops.map((loop) => ({ text: answer.lineAt(loop, now), factor: answer.factor(loop) })))
  composer.list([texts.ends({ what: answer.noun(first), date: answer.date(first.untilJdUt) })], [answer.factor(first)])
  answer.noteHour()
}

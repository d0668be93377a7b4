import { planetReturns } from '#astro/charts/returns.ts'
import { type Body, isOuterPlanet, isPlanet, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { skyAspects } from '#astro/events/sky-aspects.ts'
import { stations } from '#astro/events/stations.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import { SkyAnswer } from './sky-answer.ts'

/** How far the next change of sign is looked for, days: longer than each body needs for the zodiac, or a life. */
const ROUND_DAYS: Partial<Record<Body, number>> = {
  sun: 370,
  moon: 29,
  mercury: 420,
  venus: 460,
  mars: 900,
  jupiter: 4600,
  saturn: 11_200,
}
const FAR_DAYS = 33_000
/** Changes of sign within so many days are one crossing of a border. */
const CROSSING_DAYS = 700

const bodiesOf = ({ asked }: Composer): (Body & SpokenPoint)[] =>
  asked.points.filter((point): point is Body & SpokenPoint => point !== 'asc' && point !== 'mc')

/** Where a planet is now or on a date, and when it changes sign. */
export function answerSkyPlace(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const bodies = bodiesOf(composer)
  const [first = 'moon'] = bodies
  const asksChange =
    composer.asked.signs.length > 0 ||
    composer.asked.words.some((word) =>
      /^(?:when|enters?|leaves?|leave|changes?|until|ingress\p{L}*|когда|войд\p{L}*|вош\p{L}*|уйд\p{L}*|ушел|перейд\p{L}*|выйд\p{L}*)$/u.test(
        word,
      ),
    )
  if (asksChange && bodies.length <= 1) return tellChanges(answer, first)
  for (const body of (bodies.length > 0 ? bodies : [first]).slice(0, 3)) tellPlace(answer, body)
  if (bodies.length <= 1) tellNext(answer, first)
}

function tellPlace(answer: SkyAnswer, body: Body & SpokenPoint): void {
  const { composer, texts, instant, now } = answer
  const { longitudeDeg, speedDegPerDay } = answer.sky.position(body, instant)
  const at = answer.at(longitudeDeg)
  const house = composer.owner === null ? answer.houseAt(longitudeDeg) : null
  const isBackwards = isPlanet(body) && speedDegPerDay < 0
  composer.list(
    [
      instant === now
        ? texts.place.now({ point: body, at })
        : texts.place.on({ date: answer.date(instant), point: body, at }),
      isBackwards ? texts.place.backwards : null,
      house === null ? null : texts.place.house({ house }),
    ],
    [
      answer.fact(body, instant, house === null ? {} : { house }),
      ...(isPlanet(body) ? [answer.motion(body, instant, isBackwards, false)] : []),
    ],
  )
}

function tellNext(answer: SkyAnswer, body: Body & SpokenPoint): void {
  const { composer, texts, instant } = answer
  const [next] = signIngresses(answer.sky, {
    bodies: [body],
    fromJdUt: instant,
    toJdUt: Math.min(answer.sky.toJdUt - 40, instant + (ROUND_DAYS[body] ?? 9000)),
  })
  if (!next) return
  const when = { date: answer.date(next.jdUt), clock: answer.clock(next.jdUt) }
  composer.list(
    [texts.change.next({ point: body, sign: next.sign, ...when })],
    [answer.fact(body, next.jdUt + 0.001), answer.fact(body, next.jdUt)],
  )
}

/** When a planet enters or leaves a sign: every crossing of the border. */
function tellChanges(answer: SkyAnswer, body: Body & SpokenPoint): void {
  const { composer, texts, now, isPast } = answer
  const { signs, period, words } = composer.asked
  const [sign] = signs
  const reach = ROUND_DAYS[body] ?? FAR_DAYS
  const span = period
    ? composer.span(period)
    : { fromJdUt: isPast ? now - reach : now, toJdUt: isPast ? now : now + reach }
  const fromJdUt = Math.max(answer.sky.fromJdUt + 40, span.fromJdUt)
  const all = signIngresses(answer.sky, {
    bodies: [body],
    fromJdUt,
    toJdUt: Math.min(answer.sky.toJdUt - 40, span.toJdUt),
  })
  const leaves = words.some((word) =>
    /^(?:leaves?|leaving|out|exit\p{L}*|уйд\p{L}*|выйд\p{L}*|покин\p{L}*|уходит|выходит|ушел|вышел)$/u.test(word),
  )
  const wanted = all.filter((one) => sign === undefined || leaves || one.sign === sign)
  const anchor = isPast ? wanted.at(-1) : wanted[0]
  if (!anchor) {
    tellPlace(answer, body)
    if (sign !== undefined)
      composer.list([texts.change.none({ point: body, sign })], [answer.fact(body, now, { sign })])
    return
  }
  const told = period
    ? wanted.slice(0, 6)
    : wanted
        .filter(({ jdUt }) => Math.abs(jdUt - anchor.jdUt) <= (isOuterPlanet(body) ? CROSSING_DAYS : 100))
        .slice(0, 4)
  if (!isPast && !period) tellPlace(answer, body)
  const factors = told.map((one) => answer.fact(body, one.jdUt, { sign: one.sign }))
  const [only] = told
  if (told.length === 1 && only && only.jdUt > now) {
    composer.list(
      [
        texts.change.next({
          point: body,
          sign: only.sign,
          date: answer.date(only.jdUt),
          clock: answer.clock(only.jdUt),
        }),
      ],
      factors,
    )
  } else
    composer.list(
      [
        [
          texts.change.opens({ point: body }),
          ...told.map((one) => texts.change.line({ sign: one.sign, date: answer.date(one.jdUt) })),
        ].join('\n'),
      ],
      factors,
    )
  if (composer.birth && only && isOuterPlanet(body)) {
    const house = answer.houseAt(answer.longitude(body, only.jdUt + 0.1))
    if (house !== null) composer.list([texts.place.house({ house })], [answer.fact(body, only.jdUt, { house })])
  }
}

/** All planets of an hour or a day, and the exact aspects of that day. */
export function answerSkyDay(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const { texts, instant, now } = answer
  composer.list(
    [instant === now ? texts.day.now : texts.day.opens({ date: answer.date(instant) })],
    [answer.fact('sun', instant)],
  )
  const lines = PLANETS.map((point) => {
    const { longitudeDeg, speedDegPerDay } = answer.sky.position(point, instant)
    return {
      text: (speedDegPerDay < 0 ? texts.day.back : texts.day.line)({ point, at: answer.at(longitudeDeg) }),
      factor: answer.motion(point, instant, speedDegPerDay < 0, false),
    }
  })
  composer.listEach(lines)
  const exact = skyAspects(answer.sky, { fromJdUt: instant - 0.5, toJdUt: instant + 0.5 }).slice(0, 5)
  if (exact.length > 0)
    composer.list(
      [
        texts.day.aspects({
          items: exact.map(({ a: one, b: other, aspect }) => texts.aspect.item({ one, other, aspect })),
        }),
      ],
      exact.map(({ a, b, aspect, jdUt }) => answer.fact(a, jdUt, { natal: b, aspect })),
    )
}

/** When two planets of the sky meet. */
export function answerSkyAspect(composer: Composer): void {
  const [one, other] = composer.asked.points.filter(isPlanet)
  if (!one || !other) return answerSkyDay(composer)
  const answer = new SkyAnswer(composer)
  const { texts, now, isPast } = answer
  const { period, aspect } = composer.asked
  const [a, b] = PLANETS.indexOf(one) < PLANETS.indexOf(other) ? [one, other] : [other, one]
  const slow = [one, other].every((planet) => isOuterPlanet(planet))
  const reach = slow ? 14_000 : a === 'moon' ? 30 : 1000
  const span = period
    ? composer.span(period)
    : { fromJdUt: isPast ? now - reach : now, toJdUt: isPast ? now : now + reach }
  const isMeeting = composer.asked.words.some((word) =>
    /^(?:meet|meets|join|joins|together|соединится|соединятся|встретятся|встречаются|вместе)$/.test(word),
  )
  const wanted = aspect ?? (isMeeting ? 'conjunction' : null)
  const find = (from: number, to: number) =>
    skyAspects(answer.sky, {
      fromJdUt: Math.max(from, answer.sky.fromJdUt + 40),
      toJdUt: Math.min(to, answer.sky.toJdUt - 40),
      pairs: [[a, b]],
    }).filter((found) => wanted === null || found.aspect === wanted)
  const within = find(span.fromJdUt, span.toJdUt)
  const none = within.length === 0
  if (none) composer.list([texts.aspect.none({ one: a, other: b })], [answer.fact(a, now), answer.fact(b, now)])
  const found = none && period ? find(now, now + reach) : within
  const anchor = isPast && !none ? found.at(-1) : found[0]
  if (!anchor) return
  const told = found.filter((hit) => hit.aspect === anchor.aspect && Math.abs(hit.jdUt - anchor.jdUt) < 420)
  const what = texts.aspect.item({ one: a, other: b, aspect: anchor.aspect })
  composer.list(
    [
      none ? texts.aspect.next : null,
      texts.aspect.times({
        what,
        aspect: anchor.aspect,
        dates: told.map((hit) => `${answer.date(hit.jdUt)} (${answer.at(hit.longitudeADeg)})`),
      }),
    ],
    told.flatMap((hit) => [answer.fact(a, hit.jdUt, { natal: b, aspect: hit.aspect }), answer.fact(b, hit.jdUt)]),
  )
  answer.tellTouch(a, anchor.jdUt, answer.at(anchor.longitudeADeg))
}

/** Whether a planet goes backwards, since when, until when, and when next. */
export function answerRetrograde(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const isSame = composer.asked.words.some((word) => /^(?:she|her|he|his|it|its|она|он|ее|его)$/.test(word))
  const planet =
    composer.asked.points.find(isPlanet) ?? (isSame ? composer.asked.before?.points.find(isPlanet) : undefined)
  const isOpen = composer.asked.words.some((word) =>
    /^(?:which|what|who|planets?|list|какие|что|кто|планет\p{L}*)$/u.test(word),
  )
  if (!planet && isOpen) return tellRetrogrades(answer)
  const body: Planet = planet ?? 'mercury'
  if (body === 'sun' || body === 'moon')
    return composer.list([answer.texts.retrograde.never({ point: body })], [answer.fact(body, answer.now)])
  if (composer.asked.words.some((word) => MEANS.test(word))) composer.explain(answer.texts.retrograde.means)
  tellRetrograde(answer, body)
}

/** What retrogrades are said to do is asked for, and not only when they are. */
const MEANS = /^(?:means?|why|supposed|bad|scared|afraid|значит|почему|боят\p{L}*|плохо|страшно|влияет)$/u

function turnsOf(answer: SkyAnswer, body: Planet, jdUt: number) {
  const all = stations(answer.sky, { bodies: [body], fromJdUt: jdUt - 800, toJdUt: jdUt + 900 })
  const before = all.filter((turn) => turn.jdUt <= jdUt)
  const after = all.filter((turn) => turn.jdUt > jdUt)
  return { before, after }
}

function tellRetrogrades(answer: SkyAnswer): void {
  const { composer, texts, instant } = answer
  const found = PLANETS.filter((planet) => answer.sky.position(planet, instant).speedDegPerDay < 0).flatMap((point) => {
    const [until] = turnsOf(answer, point, instant).after
    return until ? [{ point, until: until.jdUt }] : []
  })
  if (found.length === 0) composer.explain(texts.retrograde.none)
  else
    composer.list(
      [
        texts.retrograde.list({
          items: found.map(({ point, until }) => texts.retrograde.item({ point, until: answer.date(until) })),
        }),
      ],
      found.flatMap(({ point, until }) => [
        answer.motion(point, instant, true, false),
        answer.motion(point, until, false, true),
      ]),
    )
  composer.explain(texts.retrograde.means)
}

function tellRetrograde(answer: SkyAnswer, body: Planet): void {
  const { composer, texts, now } = answer
  const { period, words } = composer.asked
  const asksNext = words.some((word) => /^(?:next|следующ\p{L}*)$/u.test(word))
  const isNow = words.some((word) => /^(?:still|now|yet|еще|сейчас)$/.test(word))
  if (period && !asksNext && !isNow && composer.span(period).toJdUt - composer.span(period).fromJdUt > 1.5)
    return tellWithin(answer, body)
  const at = asksNext || isNow ? now : answer.instant
  const { before, after } = turnsOf(answer, body, at)
  const [last, first] = [before.at(-1), after[0]]
  if (!last || !first) return
  const isBackwards = last.begins === 'retrograde'
  const motion = answer.motion(body, at, isBackwards, false)
  const turning = (jdUt: number, isRetrograde: boolean) => answer.motion(body, jdUt, isRetrograde, true)
  if (!asksNext)
    composer.list(
      [
        isBackwards
          ? texts.retrograde.yes({ point: body, since: answer.date(last.jdUt), until: answer.moment(first.jdUt) })
          : texts.retrograde.no({ point: body, date: answer.date(last.jdUt) }),
      ],
      [motion, turning(last.jdUt, isBackwards), turning(first.jdUt, !isBackwards)],
    )
  const opener = isBackwards ? last : before.findLast((turn) => turn.begins === 'retrograde')
  const closer = isBackwards ? first : last
  if (opener && !asksNext) tellShadow(answer, body, { from: closer.jdUt, toDeg: opener.longitudeDeg, at })
  const next = after.find((turn) => turn.begins === 'retrograde')
  const end = next && after.find((turn) => turn.begins === 'direct' && turn.jdUt > next.jdUt)
  if (next && end)
    composer.list(
      [
        texts.retrograde.next({
          point: body,
          from: answer.date(next.jdUt),
          to: answer.date(end.jdUt),
          at: answer.at(next.longitudeDeg),
          end: answer.at(end.longitudeDeg),
        }),
      ],
      [turning(next.jdUt, true), turning(end.jdUt, false)],
    )
}

/** The shadow: until the planet has gone over the degree at which it turned retrograde. */
function tellShadow(
  answer: SkyAnswer,
  body: Planet,
  { from, toDeg, at }: { from: number; toDeg: number; at: number },
): void {
  const { composer, texts } = answer
  const [over] = planetReturns(answer.sky, { planet: body, longitudeDeg: toDeg, fromJdUt: from, toJdUt: from + 300 })
  if (over === undefined || at - over > 60) return
  const say = over < at ? texts.retrograde.shadowOver : texts.retrograde.shadow
  composer.list([say({ date: answer.date(over) })], [answer.fact(body, over)])
}

/** The retrogrades of a planet that touch a span. */
function tellWithin(answer: SkyAnswer, body: Planet): void {
  const { composer, texts } = answer
  const { period } = composer.asked
  if (!period) return
  const { fromJdUt, toJdUt } = composer.span(period)
  const turns = stations(answer.sky, { bodies: [body], fromJdUt: fromJdUt - 300, toJdUt: toJdUt + 300 })
  const found = turns.flatMap((turn, i) => {
    const end = turns[i + 1]
    return turn.begins === 'retrograde' && end && end.jdUt > fromJdUt && turn.jdUt < toJdUt ? [{ turn, end }] : []
  })
  for (const { turn, end } of found.slice(0, 3))
    composer.list(
      [texts.retrograde.span({ point: body, from: answer.date(turn.jdUt), to: answer.date(end.jdUt) })],
      [answer.motion(body, turn.jdUt, true, true), answer.motion(body, end.jdUt, false, true)],
    )
  if (found.length === 0) {
    composer.list([texts.retrograde.noneIn({ point: body })], [answer.motion(body, fromJdUt, false, false)])
  }
}

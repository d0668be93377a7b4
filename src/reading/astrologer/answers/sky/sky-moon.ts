import { isPlanet } from '#astro/ephemeris/body.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases, type PhaseEvent } from '#astro/events/moon-phase.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { type VoidMoon, voidMoons } from '#astro/events/void-moon.ts'
import type { Factor } from '../../../facts/factor.ts'
import type { Composer } from '../../writing/composer.ts'
import type { Span } from '../../facts/fact-book.ts'
import { SkyAnswer } from './sky-answer.ts'
import { monthNamed } from '../../time/written-birth.ts'

const says = ({ asked }: Composer, pattern: RegExp) => asked.words.some((word) => pattern.test(word))
const MANY =
  /^(?:all|list|every|moons|phases|times|dates|how|все|всех|список|списком|новолуни[яй]|полнолуни[яй]|сколько|фазы)$/

/** The Moon's phase now or on a day, the next one asked for, or all of a span. */
export function answerPhase(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const { phase, period } = composer.asked
  if (says(composer, /^(?:born|birth|родил\p{L}*|рождени\p{L}*)$/u) && composer.birth) return tellBorn(answer)
  const span = period ? composer.span(period) : null
  if (span && span.toJdUt - span.fromJdUt > 1.5) return tellPhases(answer, span)
  if (says(composer, MANY) && says(composer, /^(?:all|list|every|все|список|списком)$/))
    return tellPhases(answer, { fromJdUt: answer.now, toJdUt: answer.now + 92 })
  if (!phase || says(composer, /^(?:now|today|сейчас|сегодня)$/) || period) tellMoon(answer)
  const ahead = moonPhases(answer.sky, {
    fromJdUt: Math.max(answer.now, answer.instant - 0.5),
    toJdUt: answer.instant + 32,
  })
  for (const wanted of phase ? [phase] : (['full', 'new'] as const)) {
    const next = ahead.find((one) => one.phase === wanted)
    if (next) tellPhase(answer, next)
  }
}

const litPercent = (answer: SkyAnswer, jdUt: number) => {
  const apart = ((answer.longitude('moon', jdUt) - answer.longitude('sun', jdUt) + 360) % 360) * (Math.PI / 180)
  return { percent: Math.round(50 * (1 - Math.cos(apart))), side: apart < Math.PI ? 'waxing' : 'waning' } as const
}

function tellMoon(answer: SkyAnswer): void {
  const { composer, texts, instant, now } = answer
  const { percent, side } = litPercent(answer, instant)
  const at = answer.at(answer.longitude('moon', instant))
  const { phase } = composer.book.moon(instant)
  composer.list(
    [
      instant === now
        ? texts.moon.now[side]({ percent, at })
        : texts.moon.day[side]({ date: answer.date(instant), percent, at }),
    ],
    [answer.fact('moon', instant), phase],
  )
}

function tellBorn(answer: SkyAnswer): void {
  const { composer, texts } = answer
  const jdUt = composer.birth?.chart.jdUt
  if (jdUt === undefined) return
  const { percent, side } = litPercent(answer, jdUt)
  const { phase } = composer.book.moon(jdUt)
  composer.list([texts.moon.born[side]({ percent })], [phase])
  const entry = composer.library.find(composer.lang, 'phase/moon', phase.phase ?? 'new')
  composer.add([entry?.gist], [phase])
}

const phaseFact = (answer: SkyAnswer, { phase, jdUt }: PhaseEvent): Factor => answer.lunation(jdUt, phase)
const phaseWords = (answer: SkyAnswer, { jdUt }: PhaseEvent) => ({
  date: answer.date(jdUt),
  clock: answer.clock(jdUt),
  at: answer.at(answer.longitude('moon', jdUt)),
})

function tellPhase(answer: SkyAnswer, event: PhaseEvent): void {
  answer.composer.list([answer.texts.moon.next[event.phase](phaseWords(answer, event))], [phaseFact(answer, event)])
}

function tellPhases(answer: SkyAnswer, span: Span): void {
  const { composer, texts } = answer
  const [isNew, isFull] = [says(composer, /^(?:new|новолун\p{L}*)$/u), says(composer, /^(?:full|полнолун\p{L}*)$/u)]
  const wanted = isNew === isFull ? composer.asked.phase : isNew ? 'new' : 'full'
  const found = moonPhases(answer.sky, span).filter(({ phase }) =>
    wanted && !(isNew && isFull) ? phase === wanted : phase === 'new' || phase === 'full',
  )
  if (found.length === 1 && found[0]) return tellPhase(answer, found[0])
  const counted = wanted === 'new' || wanted === 'full' ? wanted : null
  if (counted && says(composer, /^(?:many|сколько)$/))
    composer.explain(texts.moon.count[counted]({ count: found.filter(({ phase }) => phase === counted).length }))
  composer.listEach(
    found.map((event) => ({
      text: texts.moon.line[event.phase](phaseWords(answer, event)),
      factor: phaseFact(answer, event),
    })),
  )
}

/** Whether the Moon is void of course, until when; or when it is in a span. */
export function answerVoidMoon(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const { texts, now } = answer
  const { period } = composer.asked
  if (says(composer, /^(?:mean|means|simpler|значит|означает|такое)$/)) {
    composer.explain(texts.void.means)
    return
  }
  const asked = period ? composer.span(period) : null
  const isLong = asked !== null && (now < asked.fromJdUt || now >= asked.toJdUt || asked.toJdUt - asked.fromJdUt > 1.5)
  const fact = ({ fromJdUt, toJdUt, sign }: VoidMoon): Factor =>
    answer.fact('moon', fromJdUt, { passesJdUt: [fromJdUt, toJdUt], sign })
  const words = ({ fromJdUt, toJdUt }: VoidMoon) => ({ from: answer.moment(fromJdUt), to: answer.moment(toJdUt) })
  if (asked && isLong) {
    const found = voidMoons(answer.sky, asked)
    if (found.length === 0) composer.explain(texts.void.none)
    else
      composer.list(
        [[texts.void.opens, ...found.slice(0, 12).map((one) => texts.void.line(words(one)))].join('\n')],
        found.map(fact),
      )
    const longest = found.toSorted((a, b) => b.toJdUt - b.fromJdUt - (a.toJdUt - a.fromJdUt))[0]
    if (longest && found.length > 1)
      composer.list([texts.void.longest({ from: answer.moment(longest.fromJdUt) })], [fact(longest)])
  } else {
    const [next] = voidMoons(answer.sky, { fromJdUt: now, toJdUt: now + 6 })
    if (!next) return
    composer.list(
      [next.fromJdUt <= now ? texts.void.yes({ ...words(next), sign: next.sign }) : texts.void.no(words(next))],
      [fact(next)],
    )
  }
  composer.explain(texts.void.means)
}

/** The lunar day of a date: its symbol, what tradition gives to it and what it puts off. */
export function answerLunarDay(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const { lunarDay } = composer.book.moon(answer.instant)
  if (!lunarDay) return
  const entry = composer.library.find(composer.lang, 'lunar-day/day', `${lunarDay.lunarDay}`)
  composer.add([composer.fact(lunarDay), entry?.symbol], [lunarDay])
  composer.add([composer.words.favors, entry?.favors], [lunarDay])
  composer.add([composer.words.avoids, entry?.avoids], [lunarDay])
  composer.add([composer.words.lunarTradition])
}

export interface Eclipse {
  kind: 'solar' | 'lunar'
  type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral'
  jdUt: number
}

export function eclipsesOf(answer: SkyAnswer, span: Span): Eclipse[] {
  const search = {
    fromJdUt: Math.max(answer.sky.fromJdUt + 40, span.fromJdUt),
    toJdUt: Math.min(answer.sky.toJdUt - 40, span.toJdUt),
  }
  return [
    ...solarEclipses(answer.sky, search).map(({ type, jdUt }) => ({ kind: 'solar' as const, type, jdUt })),
    ...lunarEclipses(answer.sky, search).map(({ type, jdUt }) => ({ kind: 'lunar' as const, type, jdUt })),
  ].toSorted((a, b) => a.jdUt - b.jdUt)
}

/** The eclipses of the time asked of, or the next: date, kind, degree, house, and what they touch. */
export function answerEclipse(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const { texts, now, isPast } = answer
  const { period } = composer.asked
  const born = says(composer, /^(?:born|родил\p{L}*)$/u) ? composer.birth?.chart.jdUt : undefined
  const asked = born === undefined ? period && composer.span(period) : { fromJdUt: born - 0.7, toJdUt: born + 0.7 }
  const named = asked ? eclipsesOf(answer, asked) : []
  const isElsewhere = named.length === 0
  if (born !== undefined && isElsewhere) {
    composer.explain(texts.eclipse.none)
    return
  }
  if (period && isElsewhere) composer.explain(texts.eclipse.none)
  const nearby =
    isPast && !period
      ? eclipsesOf(answer, { fromJdUt: now - 400, toJdUt: now }).slice(-2)
      : eclipsesOf(answer, { fromJdUt: now, toJdUt: now + 430 }).slice(0, 2)
  const told = isElsewhere ? nearby : named
  composer.explain(
    isElsewhere
      ? isPast && !period
        ? texts.eclipse.last
        : texts.eclipse.next
      : texts.eclipse.opens({ count: named.length }),
  )
  const bodyOf = ({ kind }: Eclipse) => (kind === 'solar' ? 'sun' : 'moon')
  const phaseOf = ({ kind }: Eclipse) => (kind === 'solar' ? 'new' : 'full')
  composer.listEach(
    told.map((eclipse) => {
      const longitudeDeg = answer.longitude(bodyOf(eclipse), eclipse.jdUt)
      const house = answer.houseAt(longitudeDeg)
      const line = texts.eclipse.line[eclipse.kind]({
        date: answer.date(eclipse.jdUt),
        type: texts.eclipse.types[eclipse.type],
        at: answer.at(longitudeDeg),
      })
      return {
        text: house === null ? line : texts.eclipse.house({ line, house }),
        factor: answer.lunation(eclipse.jdUt, phaseOf(eclipse), { eclipse: eclipse.kind, house }),
      }
    }),
  )
  if (says(composer, /^(?:avoid|start|begin|sign|нельзя|начинать|опасн\p{L}*|страшн\p{L}*)$/u))
    composer.explain(texts.eclipse.custom)
  const touching =
    told.find((eclipse) => answer.touches(answer.longitude(bodyOf(eclipse), eclipse.jdUt)).length > 0) ?? told[0]
  if (touching) answer.tellTouch(bodyOf(touching), touching.jdUt, answer.date(touching.jdUt))
}

/** Whether what was spoken of touches the chart. */
export function answerTouch(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const seen = new Set<string>()
  const told = (composer.last()?.lines ?? []).flatMap(({ factors }) => factors)
  // Of what an answer before this one held against the chart, too.
  const free = told.filter(({ natal }) => !natal)
  const events = (free.length > 0 ? free : told).flatMap(({ transiting, exactJdUt }) => {
    if (!transiting || !isPlanet(transiting)) return []
    const jdUt = exactJdUt ?? answer.now
    const key = `${transiting}:${jdUt.toFixed(1)}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ body: transiting, jdUt }]
  })
  if (events.length === 0) {
    composer.explain(answer.texts.touch.nothing)
    return
  }
  const month = composer.asked.words.flatMap((word) => monthNamed(word) ?? [])[0]
  const ofMonth = events.filter(({ jdUt }) => Number(composer.book.dateOf(jdUt).slice(5, 7)) === month)
  const asked = ofMonth.length > 0 ? ofMonth : events
  const touching = asked.filter(({ body, jdUt }) => answer.touches(answer.longitude(body, jdUt)).length > 0)
  for (const { body, jdUt } of (touching.length > 0 ? touching : asked).slice(0, 4))
    answer.tellTouch(body, jdUt, `${answer.date(jdUt)} (${answer.at(answer.longitude(body, jdUt))})`)
}

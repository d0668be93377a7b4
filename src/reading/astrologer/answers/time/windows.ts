import type { Planet } from '#astro/ephemeris/body.ts'
import type { Span } from '../../facts/fact-book.ts'
import { SEATS, type Topic } from '../../topics.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { leanTexts } from '../life/lean-words.ts'
import type { TimeAnswer } from './time-answer.ts'
import type { Loop } from './time-loops.ts'

const YEAR_DAYS = 365
/** A slow passage is told by so many days around the day it is exact. */
const AROUND_DAYS = 35
/** Two times for something lie so far apart. */
const APART_DAYS = 21
/** In a shorter time the day of a quick passage is as good as it gets. */
const BRIEF_DAYS = 4
/** How much sooner counts: so many days off halve what a passage weighs. */
const HALF_DAYS = 240

/** The planets whose passages make a time for something: the Sun's last two days and come every year. */
const moversOf = (topic: Topic): Planet[] => [
  ...new Set([...SEATS[topic].movers.filter((mover) => mover !== 'sun'), 'venus' as const, 'mars' as const]),
]

/** A time within a passage: the days around one of its exact days, or one of its stretches. */
interface Window {
  loop: Loop
  peakJdUt: number | null
}

/** The times of a passage that touch a span. */
function windowsOf(loop: Loop, { fromJdUt, toJdUt }: Span): Window[] {
  return loop.stays.flatMap((stay) => {
    const peaks = loop.passes.filter(({ jdUt }) => jdUt >= stay.sinceJdUt && jdUt <= stay.untilJdUt)
    const around = peaks.length > 0 ? peaks.map(({ jdUt }) => jdUt) : [null]
    return around.flatMap((peakJdUt) => {
      const [first, last] = peakJdUt === null ? [-Infinity, Infinity] : [peakJdUt - AROUND_DAYS, peakJdUt + AROUND_DAYS]
      const sinceJdUt = Math.max(fromJdUt, stay.sinceJdUt, first)
      const untilJdUt = Math.min(toJdUt, stay.untilJdUt, last)
      return untilJdUt > sinceJdUt ? [{ loop: { ...loop, sinceJdUt, untilJdUt }, peakJdUt }] : []
    })
  })
}

const isApart = ({ loop: one }: Window, { loop: other }: Window): boolean =>
  one.sinceJdUt > other.untilJdUt + APART_DAYS || other.sinceJdUt > one.untilJdUt + APART_DAYS
const isBeside = ({ loop: one }: Window, { loop: other }: Window): boolean =>
  one.sinceJdUt > other.untilJdUt || other.sinceJdUt > one.untilJdUt

/** The two times in the span asked of that favor a part of life most, the sooner first, and one to avoid. */
export function tellWindows(answer: TimeAnswer, topic: Topic, isBrief = false): void {
  const { composer, period } = answer
  const texts = composer.library.texts(leanTexts, composer.lang)
  const asked = period ? composer.span(period) : { fromJdUt: answer.now, toJdUt: answer.now + YEAR_DAYS }
  const span = { ...asked, fromJdUt: Math.max(asked.fromJdUt, answer.now) }
  const points = SEATS[topic].points.filter((point) => answer.isNatal(point))
  const said = saidBefore(composer)
  const worth = ({ loop }: Window) => loop.weight * 0.5 ** ((loop.sinceJdUt - span.fromJdUt) / HALF_DAYS)
  const all = answer
    .loops({ ...span, movers: moversOf(topic), points })
    .flatMap((loop) => windowsOf(loop, span))
    .toSorted((a, b) => worth(b) - worth(a))
  const easy = all.filter(({ loop }) => !answer.presses(loop))
  // A single day is no time for something as long as there is a longer one.
  const first = easy.find(({ loop }) => loop.untilJdUt - loop.sinceJdUt >= BRIEF_DAYS) ?? easy[0]
  // Two times of one planet would be said in the same words.
  const second =
    first &&
    (easy.find((one) => one.loop.transiting !== first.loop.transiting && isApart(one, first)) ??
      easy.find((one) => one.loop.transiting !== first.loop.transiting))
  const windows = [first, second].flatMap((one) => one ?? [])
  const hard = all.find((one) => answer.presses(one.loop) && windows.every((window) => isBeside(one, window)))
  if (windows.length === 0) composer.explain(texts.when.none)
  for (const [at, { loop, peakJdUt }] of windows.entries()) {
    const [since, until] = [answer.date(loop.sinceJdUt), answer.date(loop.untilJdUt)]
    const what = answer.noun(loop)
    const isShort = loop.untilJdUt - loop.sinceJdUt < BRIEF_DAYS
    const isPeak = peakJdUt !== null && peakJdUt > answer.now
    const { window, other, windowPeak, otherPeak, brief } = texts.when
    const told = isShort
      ? brief({ until: answer.date(peakJdUt ?? loop.untilJdUt), what })
      : isPeak
        ? (at === 0 ? windowPeak : otherPeak)({ since, until, what, peak: answer.date(peakJdUt) })
        : (at === 0 ? window : other)({ since, until, what })
    const means = isBrief ? null : answer.means(loop, topic)
    composer.list([told, means !== null && said.includes(means) ? null : means], [answer.factor(loop)])
  }
  if (hard) {
    const [since, until] = [answer.date(hard.loop.sinceJdUt), answer.date(hard.loop.untilJdUt)]
    const what = answer.noun(hard.loop)
    const isShort = hard.loop.untilJdUt - hard.loop.sinceJdUt < BRIEF_DAYS
    const told = isShort
      ? texts.when.hardBrief({ until: answer.date(hard.peakJdUt ?? hard.loop.untilJdUt), what })
      : texts.when.hard({ since, until, what })
    composer.list([told], [answer.factor(hard.loop)])
  }
}

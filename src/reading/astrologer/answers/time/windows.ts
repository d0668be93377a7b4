import type { Planet } from '#astro/ephemeris/body.ts'
import { SEATS, type Topic } from '../../topics.ts'
import { leanTexts } from '../life/lean-words.ts'
import type { TimeAnswer } from './time-answer.ts'

const YEAR_DAYS = 365

/** The planets whose passages make a time for something: the Sun's last two days and come every year. */
const moversOf = (topic: Topic): Planet[] => [
  ...new Set([...SEATS[topic].movers.filter((mover) => mover !== 'sun'), 'venus' as const, 'mars' as const]),
]

/** The two times in the span asked of that favor a part of life most, and one that is harder. */
export function tellWindows(answer: TimeAnswer, topic: Topic, isBrief = false): void {
  const { composer, period } = answer
  const texts = composer.library.texts(leanTexts, composer.lang)
  const asked = period ? composer.span(period) : { fromJdUt: answer.now, toJdUt: answer.now + YEAR_DAYS }
  const span = { ...asked, fromJdUt: Math.max(asked.fromJdUt, answer.now) }
  const points = SEATS[topic].points.filter((point) => answer.isNatal(point))
  const loops = answer.loops({ ...span, movers: moversOf(topic), points })
  const easy = loops.filter((loop) => !answer.presses(loop))
  const [first] = easy
  // Two times of one planet would be said in the same words.
  const second = easy.find(({ transiting }) => transiting !== first?.transiting)
  const windows = [first, second].flatMap((loop) => loop ?? [])
  const hard = loops.find((loop) => answer.presses(loop))
  if (windows.length === 0) composer.explain(texts.when.none)
  for (const [at, loop] of windows.entries()) {
    const [since, until] = [answer.date(Math.max(answer.now, loop.sinceJdUt)), answer.date(loop.untilJdUt)]
    const what = answer.noun(loop)
    const say = at === 0 ? texts.when.window : texts.when.other
    const told = since === until ? texts.when.brief({ until, what }) : say({ since, until, what })
    composer.list([told, isBrief ? null : answer.means(loop, topic)], [answer.factor(loop)])
  }
  if (hard)
    composer.list(
      [texts.when.hard({ what: answer.noun(hard), until: answer.date(hard.untilJdUt) })],
      [answer.factor(hard)],
    )
}

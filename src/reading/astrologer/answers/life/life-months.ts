import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Composer } from '../../writing/composer.ts'
import { twoDigits } from '#language/angle.ts'
import { SEATS } from '../../topics.ts'
import { lifeTopic } from './life-lean.ts'
import { lifeQuestionTexts } from './life-words.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import type { Loop } from '../time/time-loops.ts'

const YEAR_DAYS = 365
/** The Moon, the Sun and Mercury touch everything every month. */
const MOVERS = PLANETS.slice(PLANETS.indexOf('venus'))
const HARDEST =
  /^(?:worst|hard\p{L}*|tough\p{L}*|difficult|rough\p{L}*|bad|avoid|худш\p{L}*|тяж[её]л\p{L}*|трудн\p{L}*|сложн\p{L}*|плох\p{L}*)$/u

/** The months of a span as their first and last days. */
function monthsOf(from: string, to: string): { from: string; to: string }[] {
  const months: { from: string; to: string }[] = []
  for (
    let [year = 0, month = 1] = from.split('-').map(Number);
    ;
    month === 12 ? ((year += 1), (month = 1)) : (month += 1)
  ) {
    const first = `${year}-${twoDigits(month)}-01`
    if (first > to || months.length > 24) return months
    const last = `${year}-${twoDigits(month)}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`
    months.push({ from: first < from ? from : first, to: last > to ? to : last })
  }
}

/** The best month of a time and the hardest, by the passages that are exact in it. */
export function answerMonths(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const texts = composer.library.texts(lifeQuestionTexts, composer.lang).month
  const today = composer.book.dateOf(answer.now)
  const { period } = answer
  const isLong = period !== null && period.kind !== 'day' && period.to > today && period.kind !== 'week'
  const from = isLong && period.from > today ? period.from : today
  const to = isLong && period.kind !== 'month' ? period.to : composer.book.dateOf(answer.now + YEAR_DAYS)
  const topic = lifeTopic(composer)
  const points = SEATS[topic].points.filter((point) => answer.isNatal(point))
  const months = monthsOf(from, to).map((month) => {
    const span = composer.span(month)
    const exact = answer
      .loops({ ...span, movers: MOVERS, points })
      .filter(({ passes }) => passes.some(({ jdUt }) => jdUt >= span.fromJdUt && jdUt < span.toJdUt))
    const of = (isHard: boolean) => exact.filter((loop) => answer.presses(loop) === isHard)
    const weigh = (loops: readonly Loop[]) => loops.reduce((all, { weight }) => all + weight, 0)
    const [easy, hard] = [of(false), of(true)]
    return { span, ease: weigh(easy), strain: weigh(hard), helps: easy[0], presses: hard[0] }
  })
  const hard = months.toSorted((a, b) => b.strain - a.strain).find(({ presses }) => presses)
  const best = months
    .filter((month) => month !== hard)
    .toSorted((a, b) => b.ease - b.strain / 2 - (a.ease - a.strain / 2))
    .find(({ helps }) => helps)
  const tell = (month: (typeof months)[number], loop: Loop, say: typeof texts.best) => {
    const { span } = month
    const pass = loop.passes.find(({ jdUt }) => jdUt >= span.fromJdUt && jdUt < span.toJdUt)
    const said = say({ month: answer.month(pass?.jdUt ?? span.fromJdUt), what: answer.noun(loop) })
    composer.list([said, answer.means(loop)], [answer.factor(loop), answer.spanFact(span)])
  }
  const tellBest = () => best?.helps && tell(best, best.helps, texts.best)
  const tellHard = () => hard?.presses && tell(hard, hard.presses, texts.hard)
  const isHardest = composer.asked.words.some((word) => HARDEST.test(word))
  if (isHardest) tellHard()
  tellBest()
  if (!isHardest) tellHard()
  if (composer.lines.length === 0) composer.explain(texts.none)
  answer.noteHour()
}

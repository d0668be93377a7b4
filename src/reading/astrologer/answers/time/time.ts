import type { KindRule } from '../../kind-rule.ts'
import { answerLunarReturn, answerSolarReturn } from './light-returns.ts'
import { answerProgressed } from './time-progressed.ts'
import { answerMidlife, answerProfection, answerReturn } from './time-returns.ts'
import { answerNow, answerPeriod, answerTransit } from './time-transits.ts'

const ofOne = (answer: KindRule['answer']): KindRule => ({ answer, about: 'one', mayBeQuiet: true })

/** Questions about what moves against a birth chart: transits, returns, profections, progressions. */
export const TIME_KINDS = {
  transit: ofOne(answerTransit),
  transits_now: ofOne(answerNow),
  period: ofOne(answerPeriod),
  planet_return: ofOne(answerReturn),
  midlife: ofOne(answerMidlife),
  solar_return: ofOne(answerSolarReturn),
  lunar_return: ofOne(answerLunarReturn),
  profection: ofOne(answerProfection),
  progressed: ofOne(answerProgressed),
} satisfies Record<string, KindRule>

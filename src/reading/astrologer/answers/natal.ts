import type { KindRule } from '../kind-rule.ts'
import {
  answerBigThree,
  answerChartRuler,
  answerDispositor,
  answerFortune,
  answerHour,
  answerHouseOf,
  answerPoint,
  answerPositions,
  answerSouthNode,
  answerVertex,
} from './natal-points.ts'
import {
  answerAspects,
  answerCuspBorn,
  answerDignities,
  answerElements,
  answerFigures,
  answerModes,
  answerRetrogrades,
  answerRulersChain,
  answerSect,
  answerStellium,
  answerChart,
  answerStrength,
  answerTightest,
  answerUnaspected,
} from './natal-whole.ts'

const ofOne = (answer: KindRule['answer']): KindRule => ({ answer, about: 'one', mayBeQuiet: true })

/** Questions about a birth chart: the reader's, or that of a saved person who is named. */
export const NATAL_KINDS = {
  point: ofOne(answerPoint),
  fortune: ofOne(answerFortune),
  vertex: ofOne(answerVertex),
  south_node: ofOne(answerSouthNode),
  positions: ofOne(answerPositions),
  chart: ofOne(answerChart),
  big_three: ofOne(answerBigThree),
  chart_ruler: ofOne(answerChartRuler),
  dispositor: ofOne(answerDispositor),
  rulers_chain: ofOne(answerRulersChain),
  house_of: ofOne(answerHouseOf),
  hour: ofOne(answerHour),
  elements: ofOne(answerElements),
  modes: ofOne(answerModes),
  dignities: ofOne(answerDignities),
  retrogrades: ofOne(answerRetrogrades),
  stellium: ofOne(answerStellium),
  figures: ofOne(answerFigures),
  tightest: ofOne(answerTightest),
  aspects_of: ofOne(answerAspects),
  unaspected: ofOne(answerUnaspected),
  strength: ofOne(answerStrength),
  sect: ofOne(answerSect),
  cusp_born: ofOne(answerCuspBorn),
} satisfies Record<string, KindRule>

import type { KindRule } from '../../kind-rule.ts'
import {
  answerBigThree,
  answerChartRuler,
  answerDispositor,
  answerFortune,
  answerHour,
  answerPoint,
  answerPositions,
  answerSouthNode,
  answerVertex,
  isOwnBeside,
} from './natal-points.ts'
import { answerAspects, answerFigures, answerChart, answerTightest, answerUnaspected } from './natal-aspects.ts'
import {
  answerCuspBorn,
  answerDignities,
  answerElements,
  answerModes,
  answerRetrogrades,
  answerRulersChain,
  answerSect,
  answerStellium,
  answerStrength,
} from './natal-whole.ts'

const ofOne = (answer: KindRule['answer']): KindRule => ({ answer, about: 'one', mayBeQuiet: true })

import { answerCusps, answerHouseOf, answerIntercepted } from './natal-houses.ts'
import { answerCombust, answerDecan, answerEveryday, answerHighest, answerRulesHouses } from './natal-details.ts'
import { answerAspectList, answerFullest, answerRisingTimes, answerSignOccupants } from './natal-lists.ts'

/** Questions about a birth chart: the reader's, or that of a saved person who is named. */
export const NATAL_KINDS = {
  point: ofOne(answerPoint),
  fortune: { ...ofOne(answerFortune), isOwnBeside },
  vertex: { ...ofOne(answerVertex), isOwnBeside },
  south_node: ofOne(answerSouthNode),
  positions: ofOne(answerPositions),
  chart: ofOne(answerChart),
  big_three: ofOne(answerBigThree),
  chart_ruler: ofOne(answerChartRuler),
  dispositor: ofOne(answerDispositor),
  rulers_chain: ofOne(answerRulersChain),
  house_of: ofOne(answerHouseOf),
  cusps: ofOne(answerCusps),
  intercepted: ofOne(answerIntercepted),
  hour: ofOne(answerHour),
  elements: ofOne(answerElements),
  modes: ofOne(answerModes),
  dignities: ofOne(answerDignities),
  retrogrades: ofOne(answerRetrogrades),
  stellium: ofOne(answerStellium),
  figures: ofOne(answerFigures),
  tightest: ofOne(answerTightest),
  aspects_of: ofOne(answerAspects),
  aspect_list: ofOne(answerAspectList),
  fullest_house: ofOne(answerFullest),
  sign_occupants: ofOne(answerSignOccupants),
  rising_times: ofOne(answerRisingTimes),
  unaspected: ofOne(answerUnaspected),
  strength: ofOne(answerStrength),
  sect: ofOne(answerSect),
  cusp_born: ofOne(answerCuspBorn),
  decan: ofOne(answerDecan),
  combust: ofOne(answerCombust),
  rules_houses: ofOne(answerRulesHouses),
  highest: ofOne(answerHighest),
  everyday: ofOne(answerEveryday),
} satisfies Record<string, KindRule>

import { followTexts } from '../astrologer/answers/follow/follow-words.ts'
import { peopleTexts } from '../astrologer/answers/people/people-words.ts'
import { chineseTexts } from '../astrologer/answers/traditions/chinese-words.ts'
import { tarotTexts } from '../astrologer/answers/traditions/tarot-words.ts'
import { vedicTexts } from '../astrologer/answers/traditions/vedic-words.ts'
import { returnTexts } from '../astrologer/answers/time/return-words.ts'
import { theoryTexts } from '../astrologer/answers/talk/theory-words.ts'
import { placeTexts } from '../astrologer/answers/places/place-words.ts'
import { matterTexts } from '../astrologer/answers/life/matter-texts.ts'
import { onwardTexts } from '../astrologer/answers/onward/onward-words.ts'
import { leanTexts } from '../astrologer/answers/life/lean-words.ts'
import { lifeQuestionTexts } from '../astrologer/answers/life/life-words.ts'
import { dayTexts } from '../astrologer/answers/days/day-words.ts'
import { accountTexts } from '../astrologer/answers/talk/account-words.ts'
import { selfTexts } from '../astrologer/answers/talk/self-words.ts'
import { talkTexts } from '../astrologer/answers/talk/talk-words.ts'
import { natalAnswerTexts } from '../astrologer/answers/natal/natal-words.ts'
import { skyAnswerTexts } from '../astrologer/answers/sky/sky-words.ts'
import { timeAnswerTexts } from '../astrologer/answers/time/time-words.ts'
import type { TextSubject } from '../library/text-shape.ts'
import { argumentTexts } from './argument/words.ts'
import { asteroidsTexts } from './asteroids-horoscope/words.ts'
import { psychotestTexts } from './astrological-psychotest/words.ts'
import { businessTexts } from './business-life-forecast/words.ts'
import { childTexts } from './child/words.ts'
import { compatibilityTexts } from './compatibility/words.ts'
import { cosmoTexts } from './cosmobiological/words.ts'
import { eventsTexts } from './events-forecast/words.ts'
import {
  companyTexts,
  flowTexts,
  handTexts,
  jointTexts,
  riskTexts,
  seasonTexts,
  wholeTexts,
} from './financial-potential/chapter-words.ts'
import { financialTexts } from './financial-potential/words.ts'
import { flowersTexts } from './flowers-minerals/words.ts'
import { healthForecastTexts } from './health-forecast/words.ts'
import { healthTexts } from './health-horoscope/words.ts'
import { cayceTexts } from './karmic-horoscope-cayce/words.ts'
import { roncoTexts } from './karmic-horoscope-ronco/words.ts'
import { karmicTexts } from './karmic-horoscope/words.ts'
import { lifeTexts } from './life-evolution/words.ts'
import { luckyTexts } from './lucky-star/words.ts'
import { majorTexts } from './major-events/words.ts'
import { monthTexts } from './monthly-forecast/words.ts'
import { movingTexts } from './moving/words.ts'
import { numerologyTexts } from './numerology/words.ts'
import { pastlifeTexts } from './pastlife/words.ts'
import { PORTRAIT_TEXTS } from './personality/chapter-words.ts'
import { personalityTexts } from './personality/words.ts'
import { jointTexts as workJointTexts, WORK_TEXTS } from './professional/chapter-words.ts'
import { professionalTexts } from './professional/words.ts'
import { psychologicalTexts } from './psychological-horoscope/words.ts'
import { relationshipTexts } from './relationship/words.ts'
import { sabianTexts } from './sabian-symbols/words.ts'
import { sunSignTexts } from '../sun-signs/words.ts'
import { verdictTexts } from './verdict/words.ts'
import { dayTexts as dayPageTexts } from '../writer/day-words.ts'
import { bridgeTexts } from '../compose/trait-words.ts'
import { childDayTexts } from '../writer/child-day-words.ts'
import { spanTexts } from '../writer/span-words.ts'
import { returnChartTexts } from '../writer/return-words.ts'
import { mapTexts } from '../writer/map-words.ts'
import { chartYearTexts } from '../writer/year-words.ts'
import { threadTexts } from './threads/thread-shape.ts'

/** The subjects whose texts are in `library/texts`: each has a file in each language. */
export const REPORT_TEXTS: readonly TextSubject[] = [
  argumentTexts,
  asteroidsTexts,
  psychotestTexts,
  businessTexts,
  childTexts,
  compatibilityTexts,
  cosmoTexts,
  eventsTexts,
  financialTexts,
  companyTexts,
  flowTexts,
  handTexts,
  jointTexts,
  riskTexts,
  seasonTexts,
  wholeTexts,
  flowersTexts,
  healthForecastTexts,
  healthTexts,
  cayceTexts,
  roncoTexts,
  karmicTexts,
  lifeTexts,
  luckyTexts,
  majorTexts,
  monthTexts,
  movingTexts,
  numerologyTexts,
  pastlifeTexts,
  personalityTexts,
  ...PORTRAIT_TEXTS,
  professionalTexts,
  ...WORK_TEXTS,
  workJointTexts,
  psychologicalTexts,
  relationshipTexts,
  sabianTexts,
  dayPageTexts,
  childDayTexts,
  spanTexts,
  threadTexts,
  verdictTexts,
  bridgeTexts,
  sunSignTexts,
  natalAnswerTexts,
  followTexts,
  timeAnswerTexts,
  peopleTexts,
  theoryTexts,
  returnTexts,
  returnChartTexts,
  chartYearTexts,
  chineseTexts,
  vedicTexts,
  tarotTexts,
  skyAnswerTexts,
  talkTexts,
  selfTexts,
  accountTexts,
  dayTexts,
  leanTexts,
  matterTexts,
  onwardTexts,
  lifeQuestionTexts,
  placeTexts,
  mapTexts,
]

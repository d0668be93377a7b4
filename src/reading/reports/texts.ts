import type { TextSubject } from '../library/text-shape.ts'
import { asteroidsTexts } from './asteroids-horoscope/words.ts'
import { childTexts } from './child/words.ts'
import { financialTexts } from './financial-potential/words.ts'
import { healthTexts } from './health-horoscope/words.ts'
import { pastlifeTexts } from './pastlife/words.ts'
import { psychologicalTexts } from './psychological-horoscope/words.ts'

/** The subjects whose texts are in `library/texts`: each has a file in each language. */
export const REPORT_TEXTS: readonly TextSubject[] = [
  asteroidsTexts,
  childTexts,
  financialTexts,
  healthTexts,
  pastlifeTexts,
  psychologicalTexts,
]

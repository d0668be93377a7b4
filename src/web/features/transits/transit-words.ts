import type { Factor } from '#contract/daily.ts'
import { factorTitle, type SkyWords } from '../factors/factor-words.ts'
import type { TransitGroup } from './transit-groups.ts'

/** A transit as the diagrams of factors take it. */
export const factorOf = ({ id, transiting, natal, aspect }: TransitGroup): Factor => ({
  id,
  kind: 'transit',
  transiting,
  natal,
  aspect,
})

export const groupTitle = (words: SkyWords, group: TransitGroup) => factorTitle(words, factorOf(group))

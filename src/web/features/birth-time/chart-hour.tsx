import type { BirthCandidate } from '#contract/birth-time.ts'
import { degreeMinute } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { birthTimeText } from './text.ts'

/** What an hour makes of the chart: its Ascendant, and the Moon's sign where that is another by another clock. */
export function useChartHour() {
  const t = useText(birthTimeText)
  const words = useText(skyWords)
  return ({ ascendant, moon }: BirthCandidate, all: readonly BirthCandidate[]): string =>
    [
      ascendant ? t.ascendant(degreeMinute(ascendant.degree, ascendant.minute), words.signs[ascendant.sign] ?? '') : '',
      all.some((other) => other.moon.sign !== moon.sign) ? t.moon(words.signs[moon.sign] ?? '') : '',
    ]
      .filter(Boolean)
      .join(', ')
}

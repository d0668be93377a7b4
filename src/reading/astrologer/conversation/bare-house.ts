import type { Lang } from '#language/lang.ts'
import type { Intent, Understood } from '../question.ts'
import { hear } from '../understanding/hear.ts'
import { houseNumbers } from '../understanding/house-numbers.ts'
import { wordsOf } from '../understanding/vocabulary.ts'

/** What was told of a house, so that a bare number names another. */
const OF_HOUSE: ReadonlySet<Intent> = new Set<Intent>(['house_of', 'empty_houses', 'cusps'])
const MOST_WORDS = 4
const HOUSE: Record<Lang, string> = { en: 'house', ru: 'дом' }

/** "And the 7th?" after an answer about a house: that house. */
export function ofBareHouse(lang: Lang, text: string, subject: Understood, asked: Understood): Understood {
  const isOpen = asked.houses.length === 0 && asked.points.length === 0 && asked.period === null
  if (!OF_HOUSE.has(subject.intent) || !isOpen || asked.words.length > MOST_WORDS) return asked
  const words = [...wordsOf(text), HOUSE[lang]]
  const houses = houseNumbers(words, hear(lang, words))
  return houses.length > 0 ? { ...asked, intent: 'house_of', houses, dates: [] } : asked
}

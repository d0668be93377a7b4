import { numberOf, type Slot } from './slots.ts'
import type { Heard } from './vocabulary.ts'

/** `7th house`, `house 7`, `седьмом доме`, `доме 7`, `VII дом`. */
export function houseNumbers(words: readonly string[], heard: readonly Heard<Slot>[]): number[] {
  const houses = new Set(heard.filter(({ name }) => name === 'house').map(({ at }) => at))
  const found: number[] = []
  for (const { name, at } of heard) {
    const nth = numberOf(name, 'nth')
    if (nth !== null && (houses.has(at + 1) || houses.has(at - 1) || houses.has(at + 2))) found.push(nth)
  }
  for (const at of houses) {
    for (const word of [words[at + 1], words[at - 1]]) {
      const number = Number(word)
      if (Number.isInteger(number) && number >= 1 && number <= 12) found.push(number)
    }
  }
  return [...new Set(found)]
}

import { ASPECTS } from '#astro/charts/aspect.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import { purposeOfWord } from '../answers/days/day-purposes.ts'
import { isSpoken } from '../../library/subjects.ts'
import type { Slot } from './slots.ts'
import { TOPICS } from '../topics.ts'
import type { Heard } from './vocabulary.ts'

const TIME: ReadonlySet<Slot> = new Set(['today', 'tomorrow', 'dayAfter', 'week', 'month', 'year', 'now'])

/** What a word of a question names, as wordings ask for it in braces. */
function tagsOf(name: Slot): string[] {
  if (isSpoken(name)) return isPlanet(name) ? ['point', 'planet'] : ['point']
  if (/^sign\d/.test(name)) return ['sign']
  if (/^nth\d/.test(name)) return ['nth']
  if (/^(?:month|weekday)\d/.test(name) || TIME.has(name)) return ['time']
  if ((ASPECTS as readonly string[]).includes(name)) return ['aspect']
  if ((TOPICS as readonly string[]).includes(name)) return ['topic', name]
  return [name.toLowerCase()]
}

/**
 * A question as wordings are matched with it: a space before each word, and after it `/tag` for each thing that it names:
 * `venus/point/planet`, `7th/nth`, `toms/person`, `2027/number/year_number`.
 */
export function taggedWords(
  words: readonly string[],
  heard: readonly Heard<Slot>[],
  persons: ReadonlySet<number>,
): string {
  const tags = words.map((word, at) => {
    const own = new Set<string>()
    if (/^\d+$/.test(word)) own.add('number')
    if (/^(?:19|20)\d\d$/.test(word)) own.add('time')
    if (/^\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?$/.test(word)) own.add('time').add('date')
    if (persons.has(at)) own.add('person')
    if (purposeOfWord(word) !== null) own.add('purpose')
    return own
  })
  for (const { name, at, span } of heard) {
    if (/^month\d/.test(name))
      for (const beside of [at - 1, at + span])
        if (/^\d{1,2}\D{0,3}$/.test(words[beside] ?? '')) tags[beside]?.add('time')
    for (let i = at; i < at + span; i++) for (const tag of tagsOf(name)) tags[i]?.add(tag)
  }
  return words
    .map((word, i) => ` ${word.replaceAll('/', '-')}${[...(tags[i] ?? [])].map((tag) => `/${tag}`).join('')}`)
    .join('')
}

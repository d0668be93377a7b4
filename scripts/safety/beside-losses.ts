import { readFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { randomFrom } from '#test/random.ts'
import { messageOf, type Message } from './danger-examples.ts'

/** So many messages of danger and as many harmless ones are said beside a loss. */
const OF_EACH = 3000
/** A longer message tells enough beside what it asks. */
const MOST_WORDS = 22
/** A loss mostly comes first. */
const FIRST = 0.8
const BETWEEN: Record<Lang, readonly string[]> = {
  en: [', ', '. ', ' and ', ', so ', ' '],
  ru: [', ', '. ', ' и ', ', а ', ' '],
}

const losses = JSON.parse(readFileSync(new URL('../../test/danger/losses.json', import.meta.url), 'utf8')) as Record<
  Lang,
  readonly string[]
>

/**
 * Lessons made of two: a message beside a loss of everyday life, which neither hides its danger nor makes one of a question. They
 * are learned from together with the message that they were made of, and never judged.
 */
export function besideLosses(lang: Lang, messages: readonly Message[]): Message[] {
  const random = randomFrom(7)
  const pick = <Item>(of: readonly Item[]): Item => of[Math.floor(random() * of.length)] as Item
  const made = (has: (message: Message) => boolean) => {
    const rows = messages.flatMap((message, row) =>
      has(message) && message.text.split(/\s+/).length <= MOST_WORDS ? [row] : [],
    )
    return Array.from({ length: rows.length === 0 ? 0 : OF_EACH }, (): Message => {
      const source = pick(rows)
      const { text, features: _, ...known } = messages[source] as Message
      const [loss, between, isFirst] = [pick(losses[lang]), pick(BETWEEN[lang]), random() < FIRST]
      const said = isFirst ? `${loss}${between}${text}` : `${text}${between}${loss}`
      return { ...messageOf(lang, { ...known, text: said }, known.isWhole), source }
    })
  }
  return [
    ...made(({ isWhole, class: about }) => isWhole && about !== 'ordinary'),
    ...made(({ isWhole, isQuestion, class: about }) => about === 'ordinary' && (isWhole || isQuestion === true)),
  ]
}

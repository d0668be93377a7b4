import { FactBook } from '#reading/astrologer/facts/fact-book.ts'
import { datesOf } from '#reading/astrologer/facts/fact-words.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { RenderedFacts } from './domain/fact-tools.ts'
import { instructions } from './domain/instructions.ts'
import { readAsk } from './read-ask.ts'
import { skyOf } from '#core/births/api.ts'

/** All that a model would be told before a question of this person, were this the prompt. */
export async function previewPrompt(
  services: Services,
  user: User,
  { assist, timeZone }: { assist: string; timeZone: string },
): Promise<string> {
  const ask = await readAsk(services, user, {
    question: '',
    thread: 'new',
    timeZone,
    plan: await getPlan(services.db, user.id, services.clock()),
  })
  const book = new FactBook({ sky: skyOf(services.sky, user), ...ask })
  const told = new RenderedFacts(book, user.lang)
  return instructions(assist, {
    speaksOfLove: true,
    lang: user.lang,
    today: `${datesOf('en', ask).date(ask.nowJdUt)} (${book.dateOf(ask.nowJdUt)})`,
    facts: told.tell(book.natal()).map(({ fact }) => fact),
  })
}

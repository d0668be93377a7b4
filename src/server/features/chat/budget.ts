import type { Services } from '#platform/services.ts'
import { addSpend, correctSpend } from './queries.ts'

/** Set aside for a question before it is known what it costs. */
const EXPECTED = { inputTokens: 8_000, outputTokens: 1_200 }

export interface Usage {
  inputTokens: number
  outputTokens: number
}

/** What some tokens cost by the settings, millionths of a US dollar. */
export function costMicros({ env }: Pick<Services, 'env'>, { inputTokens, outputTokens }: Usage): number {
  return Math.ceil(inputTokens * env.MODEL_INPUT_USD + outputTokens * env.MODEL_OUTPUT_USD)
}

/**
 * Sets money aside for one call, within the ceilings of the person and of the UTC day. Gives back how to book what it
 * came to; null where a ceiling would be passed.
 */
export async function reserve(
  services: Services,
  userId: number,
  tokens: Usage = EXPECTED,
): Promise<((usage: Usage) => Promise<number>) | null> {
  const { db, env, clock } = services
  const day = clock().toISOString().slice(0, 10)
  const expected = costMicros(services, tokens)
  const own = { key: `${day} user:${userId}`, ceiling: env.MODEL_PERSON_DAY_USD * 1_000_000 }
  const all = { key: `${day} all`, ceiling: env.MODEL_DAY_USD * 1_000_000 }
  if (!(await addSpend(db, own.key, expected, own.ceiling))) return null
  if (!(await addSpend(db, all.key, expected, all.ceiling))) {
    await correctSpend(db, own.key, -expected)
    return null
  }
  return async (usage) => {
    const cost = costMicros(services, usage)
    for (const { key } of [own, all]) await correctSpend(db, key, cost - expected)
    return cost
  }
}

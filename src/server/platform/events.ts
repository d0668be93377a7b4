import type { Db } from './database/database.ts'
import type { Services } from './services.ts'

/**
 * Something that happens in one place and matters in others, which the one need not know: `Told` is what they hear of it.
 * The name is its own in the whole product.
 */
export interface Event<Told extends object> {
  readonly name: string
  /** Never there: it lets the compiler tell events apart by what is told. */
  readonly told?: (told: Told) => void
}

/** What is told of an event. */
export type ToldOf<E> = E extends Event<infer Told> ? Told : never

export const defineEvent = <Told extends object>(name: string): Event<Told> => ({ name })

type Hear<Told extends object> = (services: Services, tx: Db, told: Told) => Promise<void>

/** One who hears of an event. */
export interface Subscription {
  event: string
  hear: Hear<never>
}

export const on = <Told extends object>({ name }: Event<Told>, hear: Hear<Told>): Subscription => ({
  event: name,
  hear,
})

/**
 * Tells of an event, in the transaction in which it happens: those who subscribed hear of it one after the other, in the
 * order of their list, before this returns. What one of them throws ends the transaction, with all that was done in it.
 */
export async function publish<Told extends object>(
  services: Services,
  tx: Db,
  { name }: Event<Told>,
  told: Told,
): Promise<void> {
  for (const { event, hear } of services.subscriptions)
    if (event === name) await (hear as unknown as Hear<Told>)(services, tx, told)
}

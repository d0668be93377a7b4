import type { Db } from './database/database.ts'
import type { Services } from './services.ts'

/**
 * Something that happens in one feature and matters to others it need not know. `Payload` is what their handlers receive.
 * The name is unique in the whole product.
 */
export interface Event<Payload extends object> {
  readonly name: string
  /** Never set: it lets the compiler tell events apart by their payload. */
  readonly payload?: (payload: Payload) => void
}

/** What an event carries. */
export type PayloadOf<E> = E extends Event<infer Payload> ? Payload : never

export const defineEvent = <Payload extends object>(name: string): Event<Payload> => ({ name })

type Handler<Payload extends object> = (services: Services, tx: Db, payload: Payload) => Promise<void>

/** An event's name and one handler of it. */
export interface Subscription {
  event: string
  handler: Handler<never>
}

export const on = <Payload extends object>({ name }: Event<Payload>, handler: Handler<Payload>): Subscription => ({
  event: name,
  handler,
})

/**
 * Publishes an event in the transaction in which it happens: the handlers run one after the other, in the order of
 * `services.subscriptions`, before this returns. An error in one of them ends the transaction, with all that was done in it.
 */
export async function publish<Payload extends object>(
  services: Services,
  tx: Db,
  { name }: Event<Payload>,
  payload: Payload,
): Promise<void> {
  for (const { event, handler } of services.subscriptions)
    if (event === name) await (handler as unknown as Handler<Payload>)(services, tx, payload)
}

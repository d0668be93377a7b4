import * as z from 'zod'
import { AppError } from '#platform/app-error.ts'
import type { Env } from '#platform/env.ts'
import type { PaymentProvider, ProviderEvent } from '#platform/payments/provider.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { act } from './act.ts'
import { holds, SIGNATURE_HEADER } from './domain/signature.ts'
import { listEvents, openCheckout, signingKey } from './queries.ts'

const Common = z.object({ id: z.string(), at: z.coerce.date(), order: z.string().nullable(), customer: z.null() })
const Money = z.object({ cents: z.number().int(), currency: z.string() })
const Period = z.object({ start: z.coerce.date(), end: z.coerce.date() })

/** An event as the sandbox sends it. */
const Event = z.discriminatedUnion('kind', [
  Common.extend({ kind: z.literal('trial_started'), subscription: z.string(), period: Period }),
  Common.extend({
    kind: z.literal('paid'),
    payment: z.string(),
    money: Money,
    first: z.boolean(),
    subscription: z.string().nullable(),
    period: Period.nullable(),
  }),
  Common.extend({ kind: z.literal('refunded'), refund: z.string(), payment: z.string(), money: Money }),
  Common.extend({
    kind: z.enum(['payment_failed', 'checkout_closed', 'canceled', 'resumed', 'card_removed', 'ended']),
  }),
])

const read = (body: string): ProviderEvent => Event.parse(JSON.parse(body))

/** The embedded provider: a bank in play money, with a payment page of its own. */
export function createSandbox(bank: Pick<Services, 'db' | 'boss' | 'clock'>, env: Env): PaymentProvider {
  const addressOf = (token: string) => `${env.PUBLIC_URL}/sandbox/checkout/${token}`
  return {
    name: 'sandbox',
    async openCheckout({ discount, ...request }) {
      const { token } = await openCheckout(bank.db, {
        token: newSecret(),
        orderId: request.order,
        request: { ...request, percentOff: discount?.percent ?? 0 },
        createdAt: bank.clock(),
      })
      return { checkout: token, url: addressOf(token), customer: null }
    },
    closeCheckout: async (token) => void (await act(bank, token, 'close')),
    cancelAtPeriodEnd: async ({ checkout }) => void (await act(bank, checkout, 'stop')),
    cancelNow: async ({ checkout }) => void (await act(bank, checkout, 'end')),
    refund: async ({ checkout }, payment, { cents }, once) =>
      void (await act(bank, checkout, 'refund', { payment, cents, once })),
    async readWebhook(body, headers) {
      const header = headers.get(SIGNATURE_HEADER)
      // As old as it was when it came: the clock may be set while the key is being read.
      const came = bank.clock()
      if (!holds(await signingKey(bank.db), body, header, came)) throw new AppError('bad_request')
      return [read(body)]
    },
    listEvents: async ({ checkout }) => (await listEvents(bank.db, checkout)).map(({ body }) => read(body)),
    playground: addressOf,
  }
}

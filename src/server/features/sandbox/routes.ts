import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { BODY_BYTES, limitBody } from '../../http/limit-body.ts'
import { readBody } from '../../http/read-body.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { act } from './act.ts'
import { deliver } from './deliver.ts'
import { LATER, OUTCOMES, type Action } from './domain/play.ts'
import { PAGE_POLICY, presentPage, returnPath, type Said } from './present.ts'
import { findCheckout, type SandboxCheckout } from './queries.ts'

const Outcome = z.object({ outcome: z.enum([...OUTCOMES, ...LATER]) })

async function checkoutOf({ db }: Services, token: string): Promise<SandboxCheckout> {
  const checkout = await findCheckout(db, token)
  if (!checkout) throw new AppError('not_found')
  return checkout
}

/** The events come at once, as far as they can be taken; those that cannot are delivered by their job. */
async function deliverNow(services: Services, events: readonly string[]): Promise<void> {
  for (const event of events)
    await deliver(services, { event }).catch((error: unknown) =>
      services.log.warn('event to be delivered later', { event, error }),
    )
}

/** Where the browser goes after an action; null stays on the page. */
function nextPath(checkout: SandboxCheckout, action: Action): string | null {
  if (action === 'pay') return returnPath(checkout, true)
  return action === 'abandon' ? returnPath(checkout, false) : null
}

const said = (text: string | undefined): Said =>
  (['declined', 'refund', 'renew', 'remove_card'] as const).find((known) => known === text) ?? null

/** The sandbox's page: its buttons are a form, and a program posts the same as JSON. */
export function sandboxRoutes(app: Hono, services: Services): void {
  if (services.payments.name !== 'sandbox') return
  const path = '/sandbox/checkout/:token'

  app.get(path, async (c) => {
    const checkout = await checkoutOf(services, c.req.param('token'))
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', PAGE_POLICY)
    return c.html(presentPage(checkout, said(c.req.query('said')), services.clock()))
  })

  app.post(
    path,
    limitBody(() => BODY_BYTES),
    async (c: Context) => {
      const token = c.req.param('token') ?? ''
      const before = await checkoutOf(services, token)
      const parsed = Outcome.safeParse(await readBody(c))
      if (!parsed.success) throw invalid({ outcome: 'invalid' })
      const { outcome } = parsed.data
      const open = before.state === 'open' || before.state === 'challenge'
      const fits = OUTCOMES.includes(outcome as (typeof OUTCOMES)[number]) ? open : before.state === 'paid'
      const asForm = !c.req.header('content-type')?.includes('json')
      if (fits) await deliverNow(services, await act(services, token, outcome))
      const after = await checkoutOf(services, token)
      // The page may have been closed meanwhile, as another of the same person was paid.
      const isDone = fits && (outcome !== 'pay' || after.state === 'paid')
      if (!isDone && !asForm) throw new AppError('conflict')
      const next = nextPath(before, outcome)
      if (!asForm)
        return c.json({
          status: 'success',
          state: after.state,
          ...(next && { url: `${services.env.PUBLIC_URL}${next}` }),
        })
      const note = outcome === 'decline' ? 'declined' : outcome
      return c.redirect(
        isDone && next ? next : `/sandbox/checkout/${token}${isDone && said(note) ? `?said=${note}` : ''}`,
        303,
      )
    },
  )
}

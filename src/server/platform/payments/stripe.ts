import { Stripe } from 'stripe'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import type { CheckoutRequest, Handle, PaymentProvider, ProviderEvent } from './provider.ts'
import { idOf, instant, ofDispute, ofInvoice, ofRefund, ofSession, ofSubscription, type Said } from './stripe-events.ts'

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  clock: Clock
  /** Where the API answers, when it is not Stripe's own. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}

const TIMEOUT_MS = 10_000

/** The oldest signature that is taken, in seconds. */
const TOLERANCE_SECONDS = 300

/** What cannot be done twice has been done: that is what was wanted. */
async function unlessDone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  })
}

/** A code for this person alone, once, until it runs out. */
async function promotionCode(
  stripe: Stripe,
  customer: string,
  { code, percent, validUntil }: NonNullable<CheckoutRequest['discount']>,
): Promise<string> {
  const coupon = `${code.toLowerCase()}-${percent}-once`
  await stripe.coupons
    .create({ id: coupon, name: code, percent_off: percent, duration: 'once' }, { idempotencyKey: `coupon-${coupon}` })
    .catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_already_exists') throw error
    })
  const promotion = await stripe.promotionCodes.create(
    {
      promotion: { type: 'coupon', coupon },
      customer,
      code,
      max_redemptions: 1,
      expires_at: Math.floor(validUntil.getTime() / 1000),
    },
    { idempotencyKey: `promotion-${customer}-${code}` },
  )
  return promotion.id
}

async function openCheckout(stripe: Stripe, request: CheckoutRequest) {
  const { order, subscription, discount, userId } = request
  const customer =
    request.customer ??
    (
      await stripe.customers.create(
        { email: request.email, preferred_locales: [request.lang], metadata: { user: String(userId) } },
        { idempotencyKey: `customer-${order}` },
      )
    ).id
  const metadata = { order }
  const session = await stripe.checkout.sessions.create(
    {
      mode: subscription ? 'subscription' : 'payment',
      customer,
      client_reference_id: order,
      metadata,
      locale: request.lang,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: request.currency.toLowerCase(),
            unit_amount: request.priceCents,
            product_data: { name: request.title },
            ...(subscription && { recurring: { interval: 'month', interval_count: subscription.months } }),
          },
        },
      ],
      ...(discount && { discounts: [{ promotion_code: await promotionCode(stripe, customer, discount) }] }),
      ...(subscription
        ? {
            subscription_data: {
              metadata,
              ...(subscription.trialDays > 0 && { trial_period_days: subscription.trialDays }),
            },
          }
        : { payment_intent_data: { metadata } }),
    },
    { idempotencyKey: `checkout-${order}` },
  )
  if (!session.url) throw new Error(`Stripe opened the page of ${order} without an address`)
  return { checkout: session.id, url: session.url, customer }
}

/** Our books know a subscription's payment by its invoice, a single one by its intent. */
async function paymentOf(stripe: Stripe, paymentIntent: string): Promise<string> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  })
  return idOf(data[0]?.invoice) ?? paymentIntent
}

/** … and Stripe refunds intents. */
async function intentOf(stripe: Stripe, payment: string): Promise<string> {
  if (!payment.startsWith('in_')) return payment
  const { data } = await stripe.invoicePayments.list({ invoice: payment, status: 'paid', limit: 1 })
  const intent = idOf(data[0]?.payment.payment_intent)
  if (!intent) throw new Error(`the invoice ${payment} was paid by no intent`)
  return intent
}

async function saidByRefund(stripe: Stripe, refund: Stripe.Refund): Promise<Said | null> {
  const intent = idOf(refund.payment_intent)
  const payment = refund.metadata?.payment ?? (intent && (await paymentOf(stripe, intent)))
  return payment ? ofRefund(refund, payment) : null
}

async function saidByDispute(stripe: Stripe, dispute: Stripe.Dispute, at: Date): Promise<Said | null> {
  const intent = idOf(dispute.payment_intent)
  return intent ? ofDispute(dispute, await paymentOf(stripe, intent), at) : null
}

/** What an event means to us; null for all that means nothing. */
async function saidBy(stripe: Stripe, event: Stripe.Event): Promise<Said | null> {
  const at = instant(event.created)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofSession(event.data.object, at)
    case 'checkout.session.async_payment_failed': {
      const { metadata, customer } = event.data.object
      return { kind: 'payment_failed', order: metadata?.order ?? null, customer: idOf(customer), at }
    }
    case 'invoice.paid':
      return ofInvoice(event.data.object, at)
    case 'invoice.payment_failed': {
      const { parent, customer } = event.data.object
      const order = parent?.subscription_details?.metadata?.order ?? null
      return { kind: 'payment_failed', order, customer: idOf(customer), at }
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(event.data.object, event.data.previous_attributes as Partial<Stripe.Subscription>, at)
    case 'refund.created':
    case 'refund.updated':
      return saidByRefund(stripe, event.data.object)
    case 'charge.dispute.closed':
      return saidByDispute(stripe, event.data.object, at)
    case 'payment_method.detached': {
      const before = event.data.previous_attributes as { customer?: string | null } | undefined
      return { kind: 'card_removed', order: null, customer: before?.customer ?? null, at }
    }
    default:
      return null
  }
}

async function listEvents(stripe: Stripe, { order, checkout }: Handle): Promise<ProviderEvent[]> {
  const session = await stripe.checkout.sessions.retrieve(checkout)
  const found: [string, Said | null][] = [[session.id, ofSession(session, instant(session.created))]]
  const intents = [idOf(session.payment_intent)]
  const subscription = idOf(session.subscription)
  if (subscription) {
    const { data: invoices } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 })
    for (const invoice of invoices) {
      const paidAt = invoice.status_transitions.paid_at ?? invoice.created
      found.push([invoice.id ?? '', ofInvoice(invoice, instant(paidAt))])
      if (invoice.id && invoice.amount_paid > 0) intents.push(await intentOf(stripe, invoice.id))
    }
    const whole = await stripe.subscriptions.retrieve(subscription)
    found.push([subscription, ofSubscription(whole, undefined, instant(whole.created))])
  }
  for (const intent of intents) {
    if (!intent) continue
    const { data: refunds } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
    for (const refund of refunds) found.push([refund.id, await saidByRefund(stripe, refund)])
  }
  return found.flatMap(([id, said]) => (said ? { ...said, order, id: `reconciled:${said.kind}:${id}` } : []))
}

/** The subscription that a payment page has led to. */
async function subscriptionOf(stripe: Stripe, { subscription, checkout }: Handle): Promise<string | null> {
  return subscription ?? idOf((await stripe.checkout.sessions.retrieve(checkout)).subscription)
}

export function createStripe({ secretKey, webhookSecret, clock, api }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...api, timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false })
  return {
    name: 'stripe',
    openCheckout: (request) => openCheckout(stripe, request),
    closeCheckout: (checkout) => unlessDone(stripe.checkout.sessions.expire(checkout)),
    async cancelAtPeriodEnd(handle) {
      const id = await subscriptionOf(stripe, handle)
      if (!id) return
      await unlessDone(
        stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: `cancel-${handle.order}` }),
      )
    },
    async cancelNow(handle) {
      const id = await subscriptionOf(stripe, handle)
      if (id) await unlessDone(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `end-${handle.order}` }))
    },
    async refund({ order }, payment, { cents }, once) {
      await stripe.refunds.create(
        {
          payment_intent: await intentOf(stripe, payment),
          amount: cents,
          reason: 'requested_by_customer',
          metadata: { order, payment },
        },
        { idempotencyKey: `refund-${payment}-${once}` },
      )
    },
    async readWebhook(body, headers) {
      const signature = headers.get('stripe-signature') ?? ''
      let event: Stripe.Event
      try {
        const now = clock().getTime()
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now)
      } catch (cause) {
        throw new AppError('bad_request', { cause })
      }
      const said = await saidBy(stripe, event)
      return said ? [{ ...said, id: event.id }] : []
    },
    listEvents: (handle) => listEvents(stripe, handle),
    playground: () => null,
  }
}

import { createSandbox } from './features/sandbox/api.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { createStripe } from '#platform/payments/stripe.ts'
import type { Services } from '#platform/services.ts'

/** Stripe where its keys are set, else the embedded sandbox. */
export function createPayments({ env, ...bank }: Pick<Services, 'env' | 'db' | 'boss' | 'clock'>): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey && webhookSecret) return createStripe({ secretKey, webhookSecret, clock: bank.clock })
  return createSandbox(bank, env)
}

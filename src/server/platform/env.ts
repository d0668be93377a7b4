import { existsSync } from 'node:fs'
import * as z from 'zod'
import { capital } from '#language/capital.ts'
import type { Lang } from '#language/lang.ts'

function url(protocols: string[]) {
  const error = `must be a URL beginning with ${protocols.join(':// or ')}://`
  return z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`), error })
}

/**
 * PostgreSQL's own programs let the host be absent after a user; the URL standard does not. `?host=`, where given, wins
 * over the one filled in.
 */
const withHost = (text: string) => text.replace(/^(postgres(?:ql)?:\/\/[^/?#@]*@)(?=[:/?#]|$)/, '$1localhost')

const postgresUrl = z
  .string()
  .transform(withHost)
  .pipe(url(['postgres', 'postgresql']))

/** A URL that names a host, as one that is sent to must. */
const hostUrl = (protocols: string[]) =>
  url(protocols).refine((text) => URL.canParse(text) && new URL(text).hostname !== '', 'must name a host')

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

const dollars = z.coerce.number('must be a number').min(0, 'must be at least 0').max(10_000, 'must be at most 10000')
const seconds = z.coerce.number('must be a number').min(0.1, 'must be at least 0.1').max(120, 'must be at most 120')

/** An issuer's word is trusted because TLS says whose it is; on this machine nobody stands between. */
const isSafeIssuer = (text: string) =>
  text.startsWith('https:') ||
  (URL.canParse(text) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname))

/** Every setting of the product. What each means stands in `.env.example`. */
const Env = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: hostUrl(['http', 'https']).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  S3_ENDPOINT: hostUrl(['http', 'https']).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('1')
    .transform((value) => value === '1'),
  SMTP_URL: hostUrl(['smtp', 'smtps']).optional(),
  SMTP_CONNECTIONS: wholeNumber(1, 50).default(5),
  SMTP_PER_SECOND: wholeNumber(1, 10_000).optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S+@\S+/, 'must be an address, such as Asteria <hello@example.org>')
    .default('Asteria <hello@asteria.local>'),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com')
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .refine((list) => list.every((host) => /^[\w.-]+$/.test(host)), 'must be hosts, separated by commas'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a P-256 point in base64url (87 characters)')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a P-256 key in base64url (43 characters)')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: hostUrl(['http', 'https'])
    .refine(isSafeIssuer, 'must begin with https://')
    .default('https://accounts.google.com')
    .transform((issuer) => issuer.replace(/\/$/, '')),
  CHATWOOT_URL: hostUrl(['http', 'https'])
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  CHATWOOT_TOKEN: z.string().optional(),
  CHATWOOT_HMAC_KEY: z.string().optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((list) => list.every((address) => /^\S+@\S+$/.test(address)), 'must be addresses, separated by commas'),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'offered'], 'must be required or offered').optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  STATED_USERS: wholeNumber(1, 1_000_000_000).optional(),
  STATED_CONSULTATIONS: wholeNumber(1, 1_000_000_000).optional(),
  STATED_RATING: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .max(5, 'must be at most 5')
    .optional(),
  STATED_REPORT_RATINGS: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  CHAT_WAIT_SECONDS: z.coerce
    .number('must be a number')
    .min(0.1, 'must be at least 0.1')
    .max(9, 'must be at most 9, as a call is given up after 10')
    .default(8),
  PDF_WAIT_SECONDS: z.coerce
    .number('must be a number')
    .min(0.1, 'must be at least 0.1')
    .max(9, 'must be at most 9, as a call is given up after 10')
    .default(8),
  MODEL_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'], 'must be openai-compatible or anthropic')
    .default('openai-compatible'),
  MODEL_URL: hostUrl(['http', 'https'])
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  MODEL_KEY: z.string().optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_INPUT_USD: dollars.default(0),
  MODEL_OUTPUT_USD: dollars.default(0),
  MODEL_PERSON_DAY_USD: dollars.default(0.5),
  MODEL_DAY_USD: dollars.default(20),
  MODEL_STALL_SECONDS: seconds.default(10),
  MODEL_TIMEOUT_SECONDS: seconds.default(60),
  POSTHOG_URL: hostUrl(['http', 'https'])
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  POSTHOG_KEY: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DRAIN_SECONDS: z.coerce
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(60, 'must be at most 60')
    .default(0),
  TRUST_PROXY: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret or restricted key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of the webhook (whsec_…)')
    .optional(),
  PAYMENTS_SANDBOX: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
})

/** The name of every setting. */
export const SETTINGS: readonly string[] = Object.keys(Env.shape)

/** An OpenID provider that this product is registered with. */
export interface SignInProvider {
  /** In addresses: `/oauth/google`. */
  id: string
  titles: Record<Lang, string>
  issuer: string
  clientId: string
  clientSecret: string
  /** How the provider sends the browser back: `query` by an address, `form_post` by a form, as Apple does. */
  responseMode: 'query' | 'form_post'
}

export type Env = Omit<z.output<typeof Env>, 'HOST' | 'PUBLIC_URL' | 'ADMIN_SECOND_FACTOR'> & {
  /** The addresses that are listened at: this machine's own two unless `HOST`, or a `PUBLIC_URL` that others reach, is set. */
  HOSTS: readonly [string, ...string[]]
  PUBLIC_URL: string
  ADMIN_SECOND_FACTOR: 'required' | 'offered'
  /** Where people may sign in with an account they have already, in the order of the buttons. */
  SIGN_IN: readonly SignInProvider[]
}

/** This machine alone can reach it. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/** At what others can reach the product, whatever `NODE_ENV` says; undefined where only this machine can. */
function openTo({ PUBLIC_URL: address, HOST: host }: z.output<typeof Env>): string | undefined {
  if (address !== undefined) return isLoopback(address) ? undefined : `PUBLIC_URL is ${address.replace(/\/$/, '')}`
  if (host === undefined) return undefined
  const origin = `http://${host.includes(':') ? `[${host}]` : host}`
  return URL.canParse(origin) && isLoopback(origin) ? undefined : `HOST is ${host}`
}

/** Why these settings must not take anybody's order; undefined when they may (docs/decisions/0016). */
function wrongPayments(env: z.output<typeof Env>): string | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook, PAYMENTS_SANDBOX: allowed } = env
  if (Boolean(key) !== Boolean(webhook))
    return `${key ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'} is missing: Stripe needs both keys (see .env.example).`
  const open = openTo(env)
  if (key || allowed || open === undefined) return undefined
  return (
    `${open}, which others can reach, but payments are play money. Set STRIPE_SECRET_KEY and ` +
    'STRIPE_WEBHOOK_SECRET, or PAYMENTS_SANDBOX=1 to allow the sandbox (see .env.example).'
  )
}

/** What a store of files lacks; undefined when it has everything, or none is wanted. */
function wrongStorage(env: z.output<typeof Env>): string | undefined {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = needed.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === needed.length) return undefined
  return `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing: a store needs all of ${needed.join(', ')} (see .env.example).`
}

/** Where to listen: whoever names no address that others reach tries the product out, with play money and without second factors. */
function hostsOf(env: z.output<typeof Env>): Env['HOSTS'] {
  if (env.HOST !== undefined) return [env.HOST]
  return openTo(env) === undefined ? ['127.0.0.1', '::1'] : ['0.0.0.0']
}

/** Why the staff's second factors could not be kept; undefined when they can (docs/decisions/0026). */
const wrongSecondFactor = (env: z.output<typeof Env>, asked: Env['ADMIN_SECOND_FACTOR']): string | undefined =>
  asked === 'required' && env.ADMIN_EMAILS.length > 0 && env.DATABASE_URL && !env.SECRET_KEY
    ? 'SECRET_KEY is missing: the staff needs second factors, and on PostgreSQL every process must know the key that ' +
      'seals them. Set the same SECRET_KEY for all, or ADMIN_SECOND_FACTOR=offered (see .env.example).'
    : undefined

/** What a language model lacks; undefined when it has everything, or none is wanted. */
function wrongModel({
  MODEL_NAME: name,
  MODEL_URL: address,
  MODEL_KEY: key,
  MODEL_PROVIDER: provider,
}: z.output<typeof Env>) {
  if (!name) return address || key ? 'MODEL_NAME is missing: a model needs its name (see .env.example).' : undefined
  if (provider === 'anthropic') return key ? undefined : 'MODEL_KEY is missing: Anthropic needs one (see .env.example).'
  return address ? undefined : 'MODEL_URL is missing: an OpenAI-compatible model needs its address (see .env.example).'
}

const ISSUER = hostUrl(['http', 'https'])
  .refine(isSafeIssuer, 'must begin with https://')
  .transform((issuer) => issuer.replace(/\/$/, ''))

const OpenId = z.object({
  ISSUER,
  CLIENT_ID: z.string('is missing'),
  CLIENT_SECRET: z.string('is missing'),
  TITLE: z.string().max(40, 'must be at most 40 characters').optional(),
  RESPONSE_MODE: z.enum(['query', 'form_post'], 'must be query or form_post').default('query'),
})
const OPENID_NAME = /^OPENID_([A-Z][A-Z0-9]*)_([A-Z_]+)$/

/** Names that differ by language. */
const TITLES: Record<string, Record<Lang, string>> = {
  yandex: { en: 'Yandex', ru: 'Яндекс' },
  vk: { en: 'VK ID', ru: 'VK ID' },
}

/** Google by its own settings, then every `OPENID_<NAME>_…`, by name. @throws {EnvError} */
function signInProviders(env: z.output<typeof Env>, given: Record<string, string | undefined>): SignInProvider[] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  if (Boolean(clientId) !== Boolean(clientSecret))
    throw new EnvError(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or none (see .env.example).',
    )
  const titles = { en: 'Google', ru: 'Google' }
  const google =
    clientId && clientSecret
      ? [{ id: 'google', titles, issuer, clientId, clientSecret, responseMode: 'query' as const }]
      : []
  const named = Map.groupBy(
    Object.entries(given).flatMap(([name, value]) => {
      const [, provider, setting] = OPENID_NAME.exec(name) ?? []
      return provider && setting ? [{ provider, setting, value }] : []
    }),
    ({ provider }) => provider,
  )
  return [
    ...google,
    ...[...named]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, settings]) =>
        namedProvider(name, Object.fromEntries(settings.map((one) => [one.setting, one.value]))),
      ),
  ]
}

function namedProvider(name: string, settings: Record<string, string | undefined>): SignInProvider {
  const id = name.toLowerCase()
  if (id === 'google') throw new EnvError('Google has settings of its own: GOOGLE_CLIENT_ID (see .env.example).')
  const parsed = OpenId.safeParse(settings)
  if (!parsed.success) {
    const wrong = Map.groupBy(parsed.error.issues, (issue) => issue.path.join('.'))
    const sentences = [...wrong].map(
      ([setting, [first]]) =>
        `OPENID_${name}_${setting} ${settings[setting] === undefined ? 'is missing' : first?.message} (see .env.example).`,
    )
    throw new EnvError(sentences.join('\n'))
  }
  const { ISSUER: issuer, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, TITLE: title, RESPONSE_MODE } = parsed.data
  const plain = title ?? capital(id)
  const titles = (title === undefined && TITLES[id]) || { en: plain, ru: plain }
  return { id, titles, issuer, clientId, clientSecret, responseMode: RESPONSE_MODE }
}

export class EnvError extends Error {}

/** @throws {EnvError} naming each setting that is wrong, in one sentence each. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Env.safeParse(given)
  if (!parsed.success) {
    const wrong = Map.groupBy(parsed.error.issues, (issue) => issue.path.join('.'))
    const sentences = [...wrong].map(([name, [first]]) => `${name} ${first?.message} (see .env.example).`)
    throw new EnvError(sentences.join('\n'))
  }
  const env = parsed.data
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw new EnvError(
      `ROLE=${env.ROLE} needs DATABASE_URL: the embedded database serves one process only (see .env.example).`,
    )
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (env[name] && !env.DATABASE_URL)
      throw new EnvError(`${name} is set, but not DATABASE_URL, which it goes with (see .env.example).`)
  const signIn = signInProviders(env, given)
  if (Boolean(env.CHATWOOT_URL) !== Boolean(env.CHATWOOT_TOKEN))
    throw new EnvError('CHATWOOT_URL and CHATWOOT_TOKEN belong together: set both or none (see .env.example).')
  if (Boolean(env.POSTHOG_URL) !== Boolean(env.POSTHOG_KEY))
    throw new EnvError('POSTHOG_URL and POSTHOG_KEY belong together: set both or none (see .env.example).')
  if (Boolean(env.VAPID_PUBLIC_KEY) !== Boolean(env.VAPID_PRIVATE_KEY))
    throw new EnvError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none (see .env.example).')
  const model = wrongModel(env)
  if (model) throw new EnvError(model)
  const storage = wrongStorage(env)
  if (storage) throw new EnvError(storage)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const secondFactor = env.ADMIN_SECOND_FACTOR ?? (openTo(env) === undefined ? 'offered' : 'required')
  const wrong = wrongPayments(env) ?? wrongSecondFactor(env, secondFactor)
  if (wrong) throw new EnvError(wrong)
  const { HOST: _, ...rest } = env
  return { ...rest, HOSTS: hostsOf(env), PUBLIC_URL: publicUrl, ADMIN_SECOND_FACTOR: secondFactor, SIGN_IN: signIn }
}

/** The settings of this process: its environment, and where that says nothing, the file `.env`. @throws {EnvError} */
export function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseEnv(process.env)
}

import { readFileSync } from 'node:fs'
import { parseEnv as parseFile } from 'node:util'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv, SETTINGS } from './env.ts'

function complaint(source: Record<string, string>): string {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return ''
}

describe('without any setting', () => {
  it('the product is one process on port 3000 with the embedded database under ./data', () => {
    expect(parseEnv({})).toMatchObject({
      NODE_ENV: 'development',
      ROLE: 'all',
      PORT: 3000,
      DATA_DIR: './data',
      PUBLIC_URL: 'http://localhost:3000',
      ADMIN_EMAILS: [],
      TRUST_PROXY: false,
    })
    expect(parseEnv({}).DATABASE_URL).toBeUndefined()
    expect(parseEnv({}).SMTP_URL).toBeUndefined()
  })

  it('nobody but this machine is listened to, on either protocol', () => {
    expect(parseEnv({}).HOSTS).toEqual(['127.0.0.1', '::1'])
    expect(parseEnv({ NODE_ENV: 'production', HOST: '', PUBLIC_URL: '' }).HOSTS).toEqual(['127.0.0.1', '::1'])
    const open = { PAYMENTS_SANDBOX: '1' }
    expect(parseEnv({ ...open, HOST: '192.0.2.7' }).HOSTS).toEqual(['192.0.2.7'])
    expect(parseEnv({ ...open, PUBLIC_URL: 'https://asteria.example' }).HOSTS).toEqual(['0.0.0.0'])
    expect(parseEnv({ ...open, PUBLIC_URL: 'https://asteria.example', HOST: '127.0.0.1' }).HOSTS).toEqual(['127.0.0.1'])
    expect(parseEnv({ PUBLIC_URL: 'http://localhost:3000' }).HOSTS).toEqual(['127.0.0.1', '::1'])
    expect(parseEnv({ PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' }).HOSTS).toEqual(['0.0.0.0'])
  })

  it('an empty one is none, and one of somebody else is no matter', () => {
    const empty = { PORT: '', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', ADMIN_EMAILS: '', DATA_DIR: '' }
    expect(parseEnv({ ...empty, HOME: '/root' })).toEqual(parseEnv({}))
  })
})

describe('what is given', () => {
  it('is read', () => {
    const env = parseEnv({
      ROLE: 'worker',
      PORT: '8080',
      PUBLIC_URL: 'https://asteria.example/',
      DATABASE_URL: 'postgresql://asteria:se%40cret@db.example:5432/asteria?sslmode=require',
      DATABASE_POOL: '20',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      PAYMENTS_SANDBOX: '1',
      SECRET_KEY: 'a key of more than thirty-two characters',
      ADMIN_EMAILS: ' Ada@Example.test, ,eve@example.test ',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    })
    expect(env).toMatchObject({
      ROLE: 'worker',
      PORT: 8080,
      PUBLIC_URL: 'https://asteria.example',
      DATABASE_POOL: 20,
      ADMIN_EMAILS: ['ada@example.test', 'eve@example.test'],
      TRUST_PROXY: true,
      LOG_LEVEL: 'warn',
    })
  })

  it('may name a database on the local socket', () => {
    const DATABASE_URL = 'postgresql:///asteria?host=/var/run/postgresql'
    expect(parseEnv({ DATABASE_URL, ROLE: 'web' }).DATABASE_URL).toBe(DATABASE_URL)
  })

  // PostgreSQL's documentation, 34.1.1.2: after a user the host may be left out.
  it.each([
    ['postgresql://ada@/asteria?host=/var/run/postgresql', { host: '/var/run/postgresql', user: 'ada' }],
    ['postgres://ada:se%40cret@/asteria?host=/run', { host: '/run', user: 'ada', password: 'se@cret' }],
    ['postgresql://ada@:5433/asteria?host=/run', { host: '/run', port: 5433, user: 'ada' }],
    ['postgresql://%2Fvar%2Frun%2Fpostgresql/asteria', { host: '/var/run/postgresql' }],
    ['postgresql:///asteria?host=/run', { host: '/run' }],
  ])('may name a socket in each of libpq’s ways: %s', (given, expected) => {
    const connectionString = parseEnv({ DATABASE_URL: given }).DATABASE_URL ?? ''
    expect(new pg.Client({ connectionString })).toMatchObject({ database: 'asteria', ...expected })
    // The queue's connections are made from the address with a parameter more.
    expect(URL.canParse(connectionString)).toBe(true)
  })
})

describe('what is wrong stops the start with a sentence that names it', () => {
  it.each([
    ['PORT', 'many', 'must be a number'],
    ['PORT', '80.5', 'must be a whole number'],
    ['PORT', '-1', 'must be at least 0'],
    ['PORT', '65536', 'must be at most 65535'],
    ['ROLE', 'both', 'must be all, web or worker'],
    ['NODE_ENV', 'prod', 'must be development, production or test'],
    ['PUBLIC_URL', 'asteria.example', 'must be a URL beginning with http:// or https://'],
    ['PUBLIC_URL', 'ftp://asteria.example', 'must be a URL beginning with http:// or https://'],
    ['DATABASE_URL', 'mysql://localhost/asteria', 'must be a URL beginning with postgres:// or postgresql://'],
    ['DATABASE_URL', 'localhost:5432', 'must be a URL beginning with postgres:// or postgresql://'],
    ['DATABASE_POOL', '1', 'must be at least 2'],
    ['DATABASE_POOL', '1000', 'must be at most 200'],
    ['SMTP_URL', 'mail.example', 'must be a URL beginning with smtp:// or smtps://'],
    ['GOOGLE_ISSUER', 'http://accounts.example', 'must begin with https://'],
    ['MAIL_FROM', 'Asteria', 'must be an address'],
    ['ADMIN_EMAILS', 'ada@example.test, eve', 'must be addresses'],
    ['TRUST_PROXY', 'yes', 'must be 0 or 1'],
    ['LOG_LEVEL', 'loud', 'must be debug, info, warn or error'],
  ])('%s=%s', (name, value, sentence) => {
    const said = complaint({ [name]: value })
    expect(said.startsWith(`${name} ${sentence}`), said).toBe(true)
    expect(said).toMatch(/ \(see \.env\.example\)\.$/)
    expect(said.split('\n')).toHaveLength(1)
  })

  it('each of several on its own line', () => {
    const lines = complaint({ PORT: 'many', ROLE: 'both', SMTP_URL: 'x' }).split('\n')
    expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(['PORT', 'ROLE', 'SMTP_URL'])
  })

  it('a store of files that is set by half', () => {
    expect(complaint({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'asteria' })).toMatch(
      /^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are missing/,
    )
  })

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])('%s without the database that it goes with', (name) => {
    expect(complaint({ [name]: 'postgresql://asteria@db.example/asteria' })).toMatch(
      new RegExp(`^${name} is set, but not DATABASE_URL`),
    )
  })

  it.each(['web', 'worker'])('ROLE=%s without a database that two processes can share', (ROLE) => {
    expect(complaint({ ROLE })).toMatch(new RegExp(`^ROLE=${ROLE} needs DATABASE_URL`))
    expect(complaint({ ROLE, DATABASE_URL: '' })).toMatch(/needs DATABASE_URL/)
  })
})

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('payments in play money', () => {
  const production = (PUBLIC_URL: string, more = {}) => ({ NODE_ENV: 'production', PUBLIC_URL, ...more })

  it.each(['', 'http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://asteria.localhost'])(
    'serve a clone that runs at "%s"',
    (url) => expect(() => parseEnv(production(url))).not.toThrow(),
  )

  it.each([
    'https://asteria.example',
    'http://192.168.1.7:3000',
    'https://localhost.example.org',
    'http://127.0.0.1.example.org',
  ])('do not serve %s, in production or not', (url) => {
    for (const settings of [production(url), { PUBLIC_URL: url }, { PUBLIC_URL: url, NODE_ENV: 'test' }])
      expect(complaint(settings)).toMatch(/^PUBLIC_URL is .* play money\. .*PAYMENTS_SANDBOX=1/)
  })

  it.each(['0.0.0.0', '::', '192.0.2.7', '2001:db8::1', 'asteria.example', 'no host at all'])(
    'are not served at HOST=%s where no address says who may come',
    (HOST) => {
      const cases: Record<string, string>[] = [{ HOST }, { HOST, NODE_ENV: 'production' }, { HOST, PUBLIC_URL: '' }]
      for (const settings of cases) {
        expect(complaint(settings).startsWith(`HOST is ${HOST}, `), HOST).toBe(true)
        expect(complaint(settings)).toMatch(/ play money\. .*PAYMENTS_SANDBOX=1/)
        expect(() => parseEnv({ ...settings, PAYMENTS_SANDBOX: '1' })).not.toThrow()
        expect(() => parseEnv({ ...settings, ...KEYS })).not.toThrow()
      }
    },
  )

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost', ''])('serve this machine at HOST="%s"', (HOST) => {
    expect(() => parseEnv({ HOST, NODE_ENV: 'production' })).not.toThrow()
  })

  it('serve it when that is said, and give way to the keys of Stripe', () => {
    expect(() => parseEnv(production('https://asteria.example', { PAYMENTS_SANDBOX: '1' }))).not.toThrow()
    expect(() => parseEnv(production('https://asteria.example', KEYS))).not.toThrow()
  })

  it.each(STRIPE)('%s alone is not enough', (name) => {
    const missing = STRIPE.find((other) => other !== name)
    expect(complaint({ [name]: KEYS[name as keyof typeof KEYS] })).toMatch(new RegExp(`^${missing} is missing`))
  })
})

describe('settings that belong together', () => {
  it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('half a Google client stops the start: %s alone', (name) => {
    expect(complaint({ [name]: 'x' })).toMatch(/^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/)
  })

  it.each(['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'])('an OpenID provider without its %s stops the start', (missing) => {
    const all = { ISSUER: 'https://id.example', CLIENT_ID: 'x', CLIENT_SECRET: 'y' }
    const given = Object.entries(all).filter(([name]) => name !== missing)
    const said = complaint(Object.fromEntries(given.map(([name, value]) => [`OPENID_YANDEX_${name}`, value])))
    expect(said).toBe(`OPENID_YANDEX_${missing} is missing (see .env.example).`)
  })

  it('an OpenID provider must be asked over TLS, and Google by its own settings', () => {
    const client = { CLIENT_ID: 'x', CLIENT_SECRET: 'y' }
    const named = (name: string, settings: Record<string, string>) =>
      Object.fromEntries(Object.entries(settings).map(([key, value]) => [`OPENID_${name}_${key}`, value]))
    expect(complaint(named('VK', { ...client, ISSUER: 'http://id.example' }))).toMatch(
      /^OPENID_VK_ISSUER must begin with https:/,
    )
    expect(complaint(named('GOOGLE', { ...client, ISSUER: 'https://id.example' }))).toMatch(
      /^Google has settings of its own/,
    )
  })

  it('providers stand in the order of their buttons, Google first, each with its name', () => {
    const env = parseEnv({
      OPENID_YANDEX_ISSUER: 'https://yandex.example/',
      OPENID_YANDEX_CLIENT_ID: 'y',
      OPENID_YANDEX_CLIENT_SECRET: 'ys',
      OPENID_APPLE_ISSUER: 'https://appleid.example',
      OPENID_APPLE_CLIENT_ID: 'a',
      OPENID_APPLE_CLIENT_SECRET: 'as',
      OPENID_APPLE_RESPONSE_MODE: 'form_post',
      OPENID_HOME_ISSUER: 'https://home.example',
      OPENID_HOME_CLIENT_ID: 'h',
      OPENID_HOME_CLIENT_SECRET: 'hs',
      OPENID_HOME_TITLE: 'Our company',
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 'gs',
    })
    expect(env.SIGN_IN.map(({ id, titles, responseMode }) => [id, titles.en, titles.ru, responseMode])).toEqual([
      ['google', 'Google', 'Google', 'query'],
      ['apple', 'Apple', 'Apple', 'form_post'],
      ['home', 'Our company', 'Our company', 'query'],
      ['yandex', 'Yandex', 'Яндекс', 'query'],
    ])
    expect(env.SIGN_IN.at(-1)).toMatchObject({ issuer: 'https://yandex.example', clientId: 'y', clientSecret: 'ys' })
  })

  it.each(['POSTHOG_KEY', 'POSTHOG_URL'])('half a place for statistics stops the start: %s alone', (name) => {
    expect(complaint({ [name]: 'https://statistics.example' })).toMatch(/^POSTHOG_URL and POSTHOG_KEY belong together/)
  })

  it.each(['CHATWOOT_TOKEN', 'CHATWOOT_URL'])('half a live chat stops the start: %s alone', (name) => {
    expect(complaint({ [name]: 'https://chat.example' })).toMatch(/^CHATWOOT_URL and CHATWOOT_TOKEN belong together/)
  })

  it.each([
    [{ MODEL_URL: 'http://localhost:11434/v1' }, /^MODEL_NAME is missing/],
    [{ MODEL_NAME: 'm' }, /^MODEL_URL is missing/],
    [{ MODEL_NAME: 'm', MODEL_PROVIDER: 'anthropic' }, /^MODEL_KEY is missing/],
    [
      { MODEL_NAME: 'm', MODEL_URL: 'http://localhost:11434/v1', MODEL_DAY_USD: '-1' },
      /^MODEL_DAY_USD must be at least 0/,
    ],
  ])('half a language model stops the start: %j', (settings, why) => {
    expect(complaint(settings)).toMatch(why)
    expect(() => parseEnv({ MODEL_NAME: 'm', MODEL_URL: 'http://localhost:11434/v1' })).not.toThrow()
    expect(() => parseEnv({ MODEL_NAME: 'm', MODEL_KEY: 'k', MODEL_PROVIDER: 'anthropic' })).not.toThrow()
  })
})

describe('.env.example', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

  it('is right as it stands, and changes nothing', () => {
    const { NODE_ENV: _, ...env } = parseEnv(parseFile(example) as Record<string, string>)
    const { NODE_ENV: __, ...defaults } = parseEnv({})
    expect(env).toEqual(defaults)
  })

  it('has every setting, and no other', () => {
    const told = [...example.matchAll(/^#? ?([A-Z\d_]+)=/gm)].map(([, name]) => name)
    expect(told.toSorted()).toEqual(SETTINGS.filter((name) => name !== 'NODE_ENV').toSorted())
  })
})

describe('a second factor of the staff', () => {
  const open = { NODE_ENV: 'production', PUBLIC_URL: 'https://asteria.example', ...KEYS }
  const asked = (settings: Record<string, string>) => parseEnv(settings).ADMIN_SECOND_FACTOR

  it('is required where others can reach the product, and offered on this machine', () => {
    expect(asked(open)).toBe('required')
    expect(asked({ ...open, PUBLIC_URL: 'http://localhost:3000' })).toBe('offered')
    expect(asked({ ...open, NODE_ENV: 'development' })).toBe('required')
    expect(asked({ ...KEYS, HOST: '0.0.0.0' })).toBe('required')
    expect(asked({})).toBe('offered')
  })

  it('is what is said', () => {
    expect(asked({ ...open, ADMIN_SECOND_FACTOR: 'offered' })).toBe('offered')
    expect(asked({ ADMIN_SECOND_FACTOR: 'required' })).toBe('required')
    expect(complaint({ ADMIN_SECOND_FACTOR: 'never' })).toMatch(/^ADMIN_SECOND_FACTOR must be required or offered/)
  })

  it('needs a key that all processes know, on PostgreSQL', () => {
    const shared = { ...open, DATABASE_URL: 'postgresql:///asteria', ADMIN_EMAILS: 'ada@example.test' }
    expect(complaint(shared)).toMatch(/^SECRET_KEY is missing/)
    expect(complaint({ ...shared, SECRET_KEY: 'too short' })).toMatch(/^SECRET_KEY must have at least 32/)
    for (const enough of [
      { SECRET_KEY: 'a key of more than thirty-two characters' },
      { ADMIN_SECOND_FACTOR: 'offered' },
      { ADMIN_EMAILS: '' },
      { DATABASE_URL: '' },
    ])
      expect(() => parseEnv({ ...shared, ...enough })).not.toThrow()
  })
})

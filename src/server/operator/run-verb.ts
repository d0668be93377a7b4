import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { PLAN_IDS } from '#product/rights.ts'
import { hasStrongMeans } from '#core/actors/api.ts'
import { findUserByEmail } from '#core/users/api.ts'
import { reviewBirths } from '../features/people/api.ts'
import { endSecondFactor, retryJob } from '../features/admin/api.ts'
import { generateDates } from '../features/calendar/api.ts'
import { grantPlan } from '#core/entitlements/api.ts'
import { refundPayment, type RefundScope } from '../features/plans/api.ts'
import { jobs } from '../jobs.ts'
import { backUp } from './back-up.ts'
import { identityIn, LockError, newKey } from './back-up-lock.ts'
import { createAdmin, PasswordError } from './create-admin.ts'
import { doctor } from './doctor.ts'
import { restore, RestoreError } from './restore.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { AppError } from '#platform/app-error.ts'
import { FolderInUseError } from '#platform/database/lock-folder.ts'
import { DAYS, splitByMonth } from '#platform/database/partitions.ts'
import { openStore } from '#platform/database/open-store.ts'
import { EnvError, type Env } from '#platform/env.ts'
import { prepareQueues, startWorkers } from '#platform/jobs/job-queue.ts'
import { OWN_FILE } from '#platform/own-folder.ts'
import { createLog } from '#platform/log.ts'
import type { Services } from '#platform/services.ts'
import { createServices } from '../start.ts'

const HELP = `The operator's verbs. With the embedded database, stop the product first.

  npm run -s ops -- doctor
      Looks at the installation by using each part of it.
  npm run -s ops -- migrate
      Brings the database to this version's tables.
  npm run -s ops -- create-admin --email ada@example.org --password '…'
      Makes an owner's account with a confirmed address; one that is there becomes an owner's, with this password.
  npm run -s ops -- reset-second-factor --email ada@example.org
      Turns off the second factor of who has lost app and codes, removes their passkeys, and ends their sessions.
  npm run -s ops -- grant-plan --email ada@example.org --plan month|six_months|year --days 30
      Gives an account a plan from now on.
  npm run -s ops -- refund --payment in_…
      Gives a payment back less what was delivered, as the terms promise; the provider is told when the product runs.
  npm run -s ops -- refund-all --payment in_…
      Gives back all that is left of a payment.
  npm run -s ops -- generate-month --month 2026-12
      Has a month of the calendar written for the staff to edit, when the product runs.
  npm run -s ops -- retry-job --queue account-mail --id …
      Has a failed job run again, when the product runs.
  npm run -s ops -- back-up-key --to key.txt
      Makes a key pair for back-ups: the secret half into the file, to be kept elsewhere; the public half is printed.
  npm run -s ops -- back-up --to backup.gz [--recipient age1… | --passphrase-file file]
      Writes all rows, the jobs still to be done and the files handed in into one file, encrypted where it says how.
  npm run -s ops -- restore --from backup.gz [--identity key.txt | --passphrase-file file]
      Brings such a file back into an empty database of the same version; one that is damaged changes nothing.
  npm run -s ops -- review-births
      Looks for births whose instant is another by what is known of their clocks today, and counts those to be agreed to.
  npm run -s ops -- split-days
      Splits the table of daily horoscopes into months, while the product runs. Once, when every process is of this version.
  npm run -s ops -- seed-demo [--people 100]
      Makes an account of each kind to work with, as \`npm run dev -- --seed\` does, and as many readers more. Not in production.
`

class Refusal extends Error {}
/** The verb or its options are wrong; answered with the help. */
class UsageError extends Error {}

/** Where a verb reads its settings, and says what it did. */
export interface OperatorConsole {
  readEnv(): Env
  write(text: string): void
  writeError(text: string): void
}

function refuseUsage(): never {
  throw new UsageError()
}

/** Opens the product without serving anything; `queue` where jobs are handed to it. */
async function withServices(
  { readEnv, write }: OperatorConsole,
  work: (services: Services) => Promise<string>,
  { queue = false }: { queue?: boolean } = {},
): Promise<void> {
  const env = readEnv()
  const log = createLog('warn')
  const store = await openStore(env, log, { unhurried: true })
  try {
    const services = createServices(env, store, { log })
    if (queue) await prepareQueues(services, jobs)
    write(`${await work(services)}\n`)
  } finally {
    await store.close()
  }
}

const OPERATOR = { id: null, name: 'operator', role: 'owner' } as const
const AT_THE_COMMAND_LINE = 'at the command line'
const text = { type: 'string' } as const

/** The values of a verb's options. A missing one is answered with the help. */
const valuesOf = <const Names extends readonly string[]>(args: string[], names: Names): Record<Names[number], string> =>
  optionsOf(args, names, [])

/** The same with options that may be left out. */
function optionsOf<const Names extends readonly string[], const Others extends readonly string[]>(
  args: string[],
  names: Names,
  others: Others,
): Record<Names[number], string> & Partial<Record<Others[number], string>> {
  const options = Object.fromEntries([...names, ...others].map((name) => [name, text]))
  const values: Record<string, unknown> = parseArgs({ args, options }).values
  if (names.some((name) => typeof values[name] !== 'string' || values[name] === '')) refuseUsage()
  return values as Record<Names[number], string> & Partial<Record<Others[number], string>>
}

const textIn = (path: string) =>
  readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Refusal(`${path} cannot be read: ${(cause as Error).message}.`)
  })

/** The first line of a file. A passphrase on the command line would be seen by everybody on the machine. */
async function passphraseIn(path: string): Promise<string> {
  const [passphrase = ''] = (await textIn(path)).split(/\r?\n/)
  if (passphrase.length < 12) throw new Refusal(`The passphrase in ${path} must have at least 12 characters.`)
  return passphrase
}

function wholeNumber(given: string, most: number): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > most) refuseUsage()
  return number
}

/** Refunds a payment. */
async function giveBack(at: OperatorConsole, args: string[], scope: RefundScope): Promise<void> {
  const { payment } = valuesOf(args, ['payment'])
  await withServices(
    at,
    async (services) => {
      const { userId, cents, currency } = await refundPayment(services, payment, { scope })
      return `${(cents / 100).toFixed(2)} ${currency} will go back to account ${userId}.`
    },
    { queue: true },
  )
}

/** Each gives the code that the command ends with, where it isn't 0. */
const VERBS: Record<string, (at: OperatorConsole, args: string[]) => Promise<number | void>> = {
  async migrate(at) {
    await withServices(at, async () => 'The database is up to date.')
  },
  async doctor(at) {
    let code = 0
    await withServices(
      at,
      async (services) => {
        const findings = await doctor(services)
        if (findings.some(({ state }) => state === 'wrong')) code = 1
        return findings.map(({ what, state, note }) => `${state.padEnd(5)}  ${what.padEnd(14)} ${note}`).join('\n')
      },
      { queue: true },
    )
    return code
  },
  async 'create-admin'(at, args) {
    const { email, password } = valuesOf(args, ['email', 'password'])
    if (!/^\S+@\S+$/.test(email)) refuseUsage()
    await withServices(at, async (services) => {
      const isNew = await createAdmin(services, { email, password })
      return isNew
        ? `${email} has an account now, as an owner.`
        : `The password of ${email} is set, its sessions have ended, and it is an owner's.`
    })
  },
  async 'reset-second-factor'(at, args) {
    const { email } = valuesOf(args, ['email'])
    await withServices(at, async (services) => {
      const user = await findUserByEmail(services.db, email)
      if (!user) throw new Refusal(`There is no account with the address ${email}.`)
      if (!(await hasStrongMeans(services, user))) throw new Refusal(`${email} has no second factor.`)
      await endSecondFactor(services, OPERATOR, { userId: user.id, reason: AT_THE_COMMAND_LINE })
      return `${email} signs in without a code now; all its sessions have ended.`
    })
  },
  async 'review-births'(at) {
    await withServices(at, async (services) => {
      const { looked, waiting } = await reviewBirths(services)
      return `${looked} births looked at; ${waiting} have another instant by the clocks as known today and wait for their owner.`
    })
  },
  async 'grant-plan'(at, args) {
    const { email, plan: asked, days } = valuesOf(args, ['email', 'plan', 'days'])
    const plan = PLAN_IDS.find((id) => id === asked && id !== 'free')
    if (!plan || plan === 'free') refuseUsage()
    const count = wholeNumber(days, 3660)
    await withServices(at, async (services) => {
      const user = await findUserByEmail(services.db, email)
      if (!user) throw new Refusal(`There is no account with the address ${email}.`)
      const until = await grantPlan(services, { userId: user.id, plan, days: count })
      return `${email} has the plan ${plan} until ${until.toISOString()}.`
    })
  },
  refund: (at, args) => giveBack(at, args, 'unused'),
  'refund-all': (at, args) => giveBack(at, args, 'all'),
  async 'generate-month'(at, args) {
    const { month } = valuesOf(args, ['month'])
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) refuseUsage()
    await withServices(
      at,
      async (services) => {
        const dates = await generateDates(services, OPERATOR, `${month}-01`, true)
        return `${dates} dates of ${month} will be written; those that were there stay.`
      },
      { queue: true },
    )
  },
  async 'retry-job'(at, args) {
    const { queue, id } = valuesOf(args, ['queue', 'id'])
    await withServices(
      at,
      async (services) => {
        await retryJob(services, OPERATOR, { queue, id, reason: AT_THE_COMMAND_LINE })
        return 'The job will run again.'
      },
      { queue: true },
    )
  },
  async 'back-up-key'(at, args) {
    const { to } = valuesOf(args, ['to'])
    const { identity, recipient } = await newKey()
    const content = `# The secret key of back-ups. Keep it apart from them.\n# public key: ${recipient}\n${identity}\n`
    await writeFile(to, content, { flag: 'wx', mode: OWN_FILE }).catch((cause: unknown) => {
      throw new Refusal(`${to} cannot be written: ${(cause as Error).message}.`)
    })
    at.write(`${recipient}\n`)
  },
  async 'back-up'(at, args) {
    const {
      to,
      recipient,
      'passphrase-file': passphraseFile,
    } = optionsOf(args, ['to'], ['recipient', 'passphrase-file'])
    if (recipient && passphraseFile) refuseUsage()
    const passphrase = passphraseFile && (await passphraseIn(passphraseFile))
    const lock = passphrase ? { passphrase } : recipient ? { recipient } : undefined
    await withServices(
      at,
      async (services) => {
        const { db, clock, storage } = services
        const { rows, files } = await backUp({ db, storage, at: clock(), lock }, to)
        const manner = lock ? 'encrypted' : 'not encrypted'
        return `${to} holds ${rows} rows and ${files} files, ${manner}.`
      },
      { queue: true },
    )
  },
  async restore(at, args) {
    const {
      from,
      identity,
      'passphrase-file': passphraseFile,
    } = optionsOf(args, ['from'], ['identity', 'passphrase-file'])
    if (identity && passphraseFile) refuseUsage()
    const passphrase = passphraseFile && (await passphraseIn(passphraseFile))
    const key = passphrase ? { passphrase } : identity ? { identity: identityIn(await textIn(identity)) } : undefined
    await withServices(
      at,
      async (services) => {
        const { rows, files } = await restore(services, { path: from, key })
        return `${rows} rows and ${files} files are back.`
      },
      { queue: true },
    )
  },
  async 'split-days'(at, args) {
    valuesOf(args, [])
    await withServices(at, async ({ db, clock }) =>
      (await splitByMonth(db, DAYS, clock()))
        ? 'The daily horoscopes are split into months.'
        : 'They are split into months already.',
    )
  },
  async 'seed-demo'(at, args) {
    const { people } = optionsOf(args, [], ['people'])
    const count = people === undefined ? 0 : wholeNumber(people, 1000)
    await withServices(
      at,
      async (services) => {
        if (services.env.NODE_ENV === 'production') throw new Refusal('Made-up people have no place in production.')
        if (services.payments.name !== 'sandbox') throw new Refusal('Made-up people pay in play money: unset STRIPE_*.')
        await startWorkers(services, jobs, services.env.DATABASE_URL === undefined)
        return seedDemo(services, count)
      },
      { queue: true },
    )
  },
}

/** Does what an operator's command line says, and gives the code that the command ends with. */
export async function runVerb([name = '', ...args]: readonly string[], at: OperatorConsole): Promise<number> {
  try {
    const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
    if (!verb) refuseUsage()
    return (await verb(at, args)) ?? 0
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    if (isUsage) {
      at.writeError(`${HELP}\n`)
      return 2
    }
    const isSaid = [EnvError, FolderInUseError, LockError, Refusal, RestoreError, PasswordError].some(
      (known) => error instanceof known,
    )
    if (!isSaid && !(error instanceof AppError)) throw error
    at.writeError(`${error instanceof AppError ? `Refused: ${error.reason}.` : (error as Error).message}\n`)
    return 1
  }
}

import { parseArgs } from 'node:util'
import { findUserByEmail } from '#server/features/accounts/queries.ts'
import { PLAN_IDS } from '#contract/rights.ts'
import { grantPlan } from '#server/features/plans/grant-plan.ts'
import { FolderInUseError } from '#server/platform/database/lock-folder.ts'
import { openStore } from '#server/platform/database/open-store.ts'
import { EnvError, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { systemClock } from '#server/platform/clock.ts'

const HELP = `The operator's verbs. With the embedded database, stop the product first.

  npm run -s ops -- migrate
      Brings the database to this version's tables.
  npm run -s ops -- grant-plan --email ada@example.org --plan month|six_months|year --days 30
      Gives an account a plan from now on.
`

class Refusal extends Error {}

function refuse(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

async function withStore(work: (db: Awaited<ReturnType<typeof openStore>>['db']) => Promise<string>): Promise<void> {
  const store = await openStore(readEnv(), createLog('warn'))
  try {
    process.stdout.write(`${await work(store.db)}\n`)
  } finally {
    await store.close()
  }
}

async function grant(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, plan: { type: 'string' }, days: { type: 'string' } },
  })
  const plan = PLAN_IDS.find((id) => id === values.plan && id !== 'free')
  const days = Number(values.days)
  if (!values.email || !plan || plan === 'free' || !Number.isInteger(days) || days < 1 || days > 3660) refuse(HELP, 2)
  const email = values.email
  await withStore(async (db) => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new Refusal(`There is no account with the address ${email}.`)
    const until = await grantPlan({ db, clock: systemClock }, { userId: user.id, plan, days })
    return `${email} has the plan ${plan} until ${until.toISOString()}.`
  })
}

const [verb, ...args] = process.argv.slice(2)
try {
  if (verb === 'migrate') await withStore(async () => 'The database is up to date.')
  else if (verb === 'grant-plan') await grant(args)
  else refuse(HELP, 2)
} catch (error) {
  if (error instanceof EnvError || error instanceof FolderInUseError || error instanceof Refusal) refuse(error.message)
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) refuse(HELP, 2)
  throw error
}

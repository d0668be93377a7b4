import { sql } from 'drizzle-orm'
import { hashPassword } from '#core/users/domain/password.ts'
import type { Services } from '#platform/services.ts'

const PASSWORD = 'four plain words here'
const DOMAIN = 'demo.example'

/** People at a time, and the reports of each. */
const CHUNK = 5_000
const REPORTS_EACH = 4

/**
 * Fills tables with rows of people, their reports and payments, made by arithmetic, for measuring lists and plans of
 * queries on many of them. Nothing is behind the rows: people to work with are made by `src/server/operator/demo`.
 */
export async function insertManyPeople({ db, clock }: Pick<Services, 'db' | 'clock'>, people: number): Promise<number> {
  const password = await hashPassword(PASSWORD)
  const now = clock().toISOString()
  const [{ first = 0 } = {}] = (
    (await db.execute(sql`select count(*)::int as first from users where email like ${`%@${DOMAIN}`}`)) as unknown as {
      rows: { first: number }[]
    }
  ).rows
  for (let from = first; from < first + people; from += CHUNK) {
    const to = Math.min(from + CHUNK, first + people) - 1
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into users (email, password_hash, email_confirmed_at, first_name, last_name, lang, birthdate, created_at, last_login_at)
        select 'person-' || n || ${`@${DOMAIN}`}, ${password}, ${now}::timestamptz,
          (array['Anna','Peter','Vera','Thomas','Maya','Ivan','Olga','Leo'])[1 + n % 8],
          (array['Demo-Marsh','Demo-Lowell','Demo-Quinn','Demo-Abney','Demo-Hart'])[1 + n % 5],
          case when n % 2 = 0 then 'en' else 'ru' end,
          to_char(date '1960-01-01' + (n * 37) % 16000, 'YYYY-MM-DD'),
          ${now}::timestamptz - make_interval(mins => (n * 61) % 525600),
          ${now}::timestamptz - make_interval(mins => (n * 17) % 43200)
        from generate_series(${from}::int, ${to}::int) n`)
      const ours = sql`(select id, created_at from users where email in (
        select 'person-' || n || ${`@${DOMAIN}`} from generate_series(${from}::int, ${to}::int) n)) as ours`
      await tx.execute(sql`
        insert into report_orders (user_id, hash, type, status, created_at, ready_at)
        select id, 'thread_demo-' || id || '-' || k,
          (array['personality','numerology','professional','monthly-forecast'])[1 + k % 4],
          case when (id + k) % 50 = 0 then -1 else 2 end,
          created_at + make_interval(days => k), created_at + make_interval(days => k, mins => 3)
        from ${ours} cross join generate_series(1, ${REPORTS_EACH}::int) k`)
      await tx.execute(sql`
        insert into ledger (key, user_id, kind, cents, currency, at)
        select 'demo:' || id, id, 'payment', 2000, 'USD', created_at from ${ours} where id % 10 = 0`)
    })
  }
  return people
}

import type pg from 'pg'
import type { Acknowledged } from './acknowledged.ts'
import type { DeliveredMail } from './mail-server.ts'

/** What became of everything that was promised. */
export interface Reckoning {
  /** What the product said yes to and is not there. */
  lost: string[]
  /** What is there more often than once, or counted twice. */
  doubled: string[]
  /** How much was looked at. */
  looked: number
}

const list = async <T extends object>(client: pg.ClientBase, sql: string, values: unknown[] = []) =>
  (await client.query<T>(sql, values)).rows

/** Each of these must find nothing. Whatever was not acknowledged may be there or not, but never half and never twice. */
const NEVER = {
  lost: {
    'a paid order without its payment in the ledger': `
      select o.id from orders o join sandbox_checkouts c on c.order_id = o.id
      where c.payments > 0 and not exists (select from ledger l where l.order_id = o.id and l.kind = 'payment')`,
    'a paid report that was never made, failed, or is not written': `
      select o.id from orders o join sandbox_checkouts c on c.order_id = o.id
      left join report_orders r on r.order_id = o.id
      where o.kind = 'product' and c.payments > 0 and r.status is distinct from 2`,
    'a written report without its document or PDF': `
      select r.id from report_orders r left join report_documents d on d.report_id = r.id
      where r.order_id is not null and r.status = 2 and (d.status is distinct from 2 or d.pdf_mark is null)`,
    'a day that was promised and is not written': `select user_id, date from daily_horoscopes where status <> 2`,
    'a question without a reply': `
      select q.id from chat_messages q where q.role = 'user' and q.status = 'done'
      and not exists (select from chat_messages r where r.question_id = q.id and r.status = 'done')`,
    'a reply that nobody writes any more': `select id from chat_messages where status = 'pending'`,
    'a calendar date that was asked for and is empty': `select date, lang from calendar_entries where content = ''`,
    'a job that was given up': `select name from pgboss.job where state = 'failed'`,
    'a job that is not done': `
      select name from pgboss.job where state < 'completed' and name not like '\\_\\_%' and name not like '%.failed'`,
  },
  doubled: {
    'an order with two payments': `
      select order_id from ledger where kind = 'payment' and order_id is not null group by order_id having count(*) > 1`,
    'a payment with two credits': `
      select order_id from ledger where kind = 'credit_granted' group by order_id having count(*) > 1`,
    'a person with credits left over or owed, who bought reports one by one': `
      select user_id from ledger group by user_id having sum(credits) <> 0`,
    'a report made twice for one order': `
      select order_id from report_orders where order_id is not null group by order_id having count(*) > 1`,
    'a document written twice': `select report_id from report_documents where writings > 1`,
    'a day written twice': `select user_id, date from daily_horoscopes where writings > 1`,
    'a question with two replies': `
      select question_id from chat_messages where role = 'assistant' group by question_id having count(*) > 1`,
    'a day of questions whose count is not that of its answers': `
      select d.user_id from question_days d
      left join (select t.user_id, m.spent_on, count(*) as asked from chat_messages m
                 join chat_threads t on t.id = m.thread_id
                 where m.role = 'assistant' and m.status in ('done', 'stopped') and m.spent_on is not null
                 group by 1, 2) a
        on a.user_id = d.user_id and a.spent_on = d.date
      where d.asked <> coalesce(a.asked, 0)`,
  },
} as const

async function missing(client: pg.ClientBase, kept: Acknowledged): Promise<string[]> {
  const { registrations, questions, payments, days } = kept
  const people = new Set((await list<{ email: string }>(client, 'select email from users')).map(({ email }) => email))
  const asked = await list<{ id: number }>(client, `select id from chat_messages where role = 'user'`)
  const known = new Set(asked.map(({ id }) => String(id)))
  const paid = await list<{ token: string }>(client, 'select token from sandbox_checkouts where payments > 0')
  const pages = new Set(paid.map(({ token }) => token))
  const written = await list<{ day: string }>(client, `select user_id || ' ' || date as day from daily_horoscopes`)
  const there = new Set(written.map(({ day }) => day))
  return [
    ...[...registrations.keys()].filter((email) => !people.has(email)).map((email) => `account ${email}`),
    ...[...questions].filter((id) => !known.has(id)).map((id) => `question ${id}`),
    ...[...payments.keys()].filter((page) => !pages.has(page)).map((page) => `payment at ${page}`),
    ...[...days].filter((day) => !there.has(day)).map((day) => `day ${day}`),
  ]
}

/** Each address got one mail to confirm it, one for each payment and, once it is confirmed, one for each report of theirs. */
async function mailsOf(client: pg.ClientBase, mails: readonly DeliveredMail[]) {
  const due = await list<{ email: string; mails: number }>(
    client,
    `select u.email,
       1 + (select count(*) from report_orders r where r.user_id = u.id and r.status = 2 and r.order_id is not null
           and u.email_confirmed_at is not null)
         + (select count(*) from ledger l where l.user_id = u.id and l.kind = 'payment')
         + (select count(*) from payment_events e where e.user_id = u.id and e.kind = 'trial_started') as mails
     from users u where u.email like '%@load.test'`,
  )
  const got = Map.groupBy(mails, ({ to }) => to.toLowerCase())
  const differs = due.map(({ email, mails: owed }) => ({
    email,
    // The same mail delivered again carries the same number, and mail programs show it once.
    more: new Set((got.get(email) ?? []).map(({ messageId }) => messageId)).size - Number(owed),
    again: (got.get(email) ?? []).length - new Set((got.get(email) ?? []).map(({ messageId }) => messageId)).size,
  }))
  return {
    lost: differs.filter(({ more }) => more < 0).map(({ email, more }) => `${-more} mail(s) to ${email}`),
    doubled: differs.filter(({ more }) => more > 0).map(({ email, more }) => `${more} mail(s) too many to ${email}`),
    again: differs.reduce((sum, { again }) => sum + again, 0),
  }
}

/** Compares what was promised with what is there, once all work is done. */
export async function reckon(
  client: pg.ClientBase,
  kept: Acknowledged,
  mails: readonly DeliveredMail[] | null,
): Promise<Reckoning & { mailedAgain: number }> {
  const found = async (checks: Readonly<Record<string, string>>) => {
    const wrong: string[] = []
    for (const [what, sql] of Object.entries(checks)) {
      const rows = await list(client, sql)
      if (rows.length > 0) wrong.push(`${rows.length} × ${what}, such as ${JSON.stringify(rows[0])}`)
    }
    return wrong
  }
  const mailed = mails && (await mailsOf(client, mails))
  return {
    lost: [...(await missing(client, kept)), ...(await found(NEVER.lost)), ...(mailed?.lost ?? [])],
    doubled: [...(await found(NEVER.doubled)), ...(mailed?.doubled ?? [])],
    looked: kept.registrations.size + kept.questions.size + kept.payments.size + kept.days.size + (mails?.length ?? 0),
    mailedAgain: mailed?.again ?? 0,
  }
}

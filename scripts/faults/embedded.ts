import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { randomFrom } from '../../test/random.ts'
import { newDataDir, startProduct, type Running } from '../../test/running.ts'
import { from } from '../load/balancer.ts'
import { atEnd } from '../load/clean-up.ts'
import { USUAL } from '../load/fleet.ts'
import { registration } from '../load/people.ts'

const WRITERS = 6
/** How many writes are confirmed before the process dies, at most; and how much later, so that it dies amid another. */
const CONFIRMED = 60
const LATER_MS = 25
/** A product that confirms nothing for so long is stuck. */
const STUCK_MS = 60_000

/** What somebody was told is kept. */
interface Confirmed {
  token: string
  lastName?: string
  paid?: boolean
  people: string[]
  questions: string[]
}

type Say = (text: string) => void

interface Sums {
  sent: number
  confirmed: number
  readBack: number
  lost: string[]
}

/** @throws where the process died before it answered */
async function call<T>(product: Running, method: string, path: string, token?: string, body?: object, n = 0) {
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...from(n) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return JSON.parse(text) as T
}

/** Somebody who writes without a pause until there is nobody to write to. */
async function write(product: Running, name: string, n: number, sums: Sums, kept: Confirmed[]): Promise<void> {
  const send = async <T>(path: string, token?: string, body?: object): Promise<T> => {
    sums.sent++
    const answer = await call<T>(product, 'POST', path, token, body, n)
    sums.confirmed++
    return answer
  }
  const { token } = await send<{ token: string }>('/api/register', undefined, registration(name, n))
  const mine: Confirmed = { token, people: [], questions: [] }
  kept.push(mine)
  const { url } = await send<{ url: string }>('/api/invoice/subscription', token, { plan: 'year' })
  await send(new URL(url).pathname, undefined, { outcome: 'pay' })
  mine.paid = true
  for (let i = 0; ; i++) {
    await send('/api/sync', token, { last_name: `Edit ${i}` })
    mine.lastName = `Edit ${i}`
    const person = { name: `Person ${i}`, relation: 'friend', birthdate: '1990-05-17', birthtimeIDK: true }
    const { id } = await send<{ id: number }>('/api/people', token, { ...person, birthplace: 'London' })
    mine.people.push(String(id))
    const asked = { content: 'Where is my Venus?', role: 'user' }
    const { question } = await send<{ question: { id: string } }>('/api/chat', token, asked)
    mine.questions.push(question.id)
  }
}

/** Asks for everything that was confirmed to somebody; what isn't there is lost. */
async function readBack(product: Running, mine: Confirmed, sums: Sums): Promise<void> {
  const check = (there: boolean, what: string) => {
    sums.readBack++
    if (!there) sums.lost.push(what)
  }
  const account = await call<{ last_name: string; plan: string }>(product, 'GET', '/api/sync', mine.token).catch(
    () => null,
  )
  check(account !== null, 'an account')
  if (!account) return
  // An edit on its way when the process died may have been kept without being confirmed.
  const edit = (name: string | undefined) => Number(/\d+$/.exec(name ?? '')?.[0] ?? -1)
  const confirmed = edit(mine.lastName)
  if (mine.lastName) check(edit(account.last_name) >= confirmed, `${mine.lastName}, found ${account.last_name}`)
  if (mine.paid) check(account.plan === 'year', `a plan, found ${account.plan}`)
  const people = await call<{ people?: { id: number }[] } | { id: number }[]>(product, 'GET', '/api/people', mine.token)
  const ids = new Set((Array.isArray(people) ? people : (people.people ?? [])).map(({ id }) => String(id)))
  for (const id of mine.people) check(ids.has(id), `person ${id}`)
  const chat = await call<{ messages: { id: string }[] }>(product, 'GET', '/api/chat', mine.token)
  const asked = new Set(chat.messages.map(({ id }) => id))
  for (const id of mine.questions) check(asked.has(id), `question ${id}`)
}

/** Kills the product on its embedded database again and again while people write, and reads back what it confirmed. */
export async function survivesKills(kills: number, say: Say): Promise<boolean> {
  const dataDir = await newDataDir()
  atEnd(() => rm(dataDir, { recursive: true, force: true }))
  const random = randomFrom(11)
  const sums: Sums = { sent: 0, confirmed: 0, readBack: 0, lost: [] }
  const everybody: Confirmed[] = []
  const starts: number[] = []
  const start = async () => {
    const beganMs = performance.now()
    const product = await startProduct({ ...USUAL, DATA_DIR: dataDir, TRUST_PROXY: '1' })
    starts.push(performance.now() - beganMs)
    return product
  }
  let product = await start()
  atEnd(() => product.stop('SIGKILL'))
  for (let kill = 0; kill < kills; kill++) {
    const kept: Confirmed[] = []
    const dying = product
    const writing = Array.from({ length: WRITERS }, (_, n) => {
      const nth = kill * WRITERS + n
      return write(dying, `embedded-${nth}`, nth, sums, kept).catch((error: unknown) => {
        // Whatever it said before it died was a no, which is no promise; but in this story nobody asks for the forbidden.
        if (error instanceof Error && /: \d{3} /.test(error.message)) sums.lost.push(error.message)
      })
    })
    const enough = sums.confirmed + Math.floor(random() * CONFIRMED)
    for (const began = Date.now(); sums.confirmed < enough; await setTimeout(1))
      if (Date.now() - began > STUCK_MS) throw new Error('nothing was confirmed for a minute')
    await setTimeout(random() * LATER_MS)
    await product.stop('SIGKILL')
    await Promise.all(writing)
    product = await start()
    for (const mine of kept) await readBack(product, mine, sums)
    everybody.push(...kept)
    if ((kill + 1) % 10 === 0) say(`${kill + 1} kills, ${sums.confirmed} confirmed, ${sums.lost.length} lost\n`)
  }
  for (const mine of everybody) await readBack(product, mine, sums)
  await product.stop()
  starts.sort((a, b) => a - b)
  say(`\n${kills} times kill -9 amid writes, reopened ${starts.length - 1} times\n`)
  say(`writes sent ${sums.sent}, confirmed ${sums.confirmed}, unanswered at a kill ${sums.sent - sums.confirmed}\n`)
  say(`read back ${sums.readBack} (each after its kill, all once more at the end), lost ${sums.lost.length}\n`)
  say(
    `until ready again: median ${starts[starts.length >> 1]?.toFixed(0)} ms, longest ${starts.at(-1)?.toFixed(0)} ms\n`,
  )
  for (const line of sums.lost.slice(0, 20)) say(`  ${line}\n`)
  return sums.lost.length === 0
}

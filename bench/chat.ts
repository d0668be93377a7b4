import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORDINARY_QUESTIONS } from '../test/questions/ordinary.ts'

/**
 * How soon the built-in astrologer's first words are there with 50 people chatting at once: starts the built product on
 * an empty folder, signs people up, and lets them ask: all at the same instant, in rounds, and then each at a moment of
 * their own within the ten seconds that a short question takes to type and a reply to be read. `node bench/chat.ts [rounds]`.
 */
const PEOPLE = 50
const PAUSE_MS = 10_000
const PORT = 3269
const rounds = Number(process.argv[2] ?? 4)
const url = `http://127.0.0.1:${PORT}`

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function signUp(i: number): Promise<string> {
  const password = 'four plain words here'
  const day = String(1 + (i % 28)).padStart(2, '0')
  const person = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: `bench-${i}@example.test`,
    password,
    repeat_password: password,
    birthdate: `19${60 + (i % 40)}-05-${day}`,
    birthtime: '14:30',
    birthplace: 'Moscow',
    lang: 'en',
  }
  const answer = await post('/api/register', person, { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** Milliseconds from the question to the first words of its reply, and to its end. */
async function ask(token: string, content: string): Promise<{ first: number; whole: number }> {
  const begun = performance.now()
  const response = await post(
    '/api/chat',
    { content },
    { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  )
  let first = Number.NaN
  let text = ''
  for await (const part of response.body ?? []) {
    text += Buffer.from(part).toString()
    if (Number.isNaN(first) && text.includes('event: delta')) first = performance.now() - begun
  }
  if (!text.includes('event: done')) throw new Error(`no reply: ${response.status} ${text.slice(0, 200)}`)
  return { first, whole: performance.now() - begun }
}

/** Milliseconds of processor that a process has used (Linux, 100 ticks a second). */
async function cpuMs(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

async function ready(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the product did not start; build it first')
}

const dataDir = await mkdtemp(join(tmpdir(), 'asteria-bench-chat-'))
const product = spawn(process.execPath, ['src/server/main.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  },
  stdio: 'inherit',
})
try {
  await ready()
  const times: { first: number; whole: number }[] = []
  const cpu: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const tokens: string[] = []
    for (let i = 0; i < PEOPLE; i++) tokens.push(await signUp(round * PEOPLE + i))
    const before = await cpuMs(product.pid)
    const asked = await Promise.all(
      tokens.map((token, i) => ask(token, ORDINARY_QUESTIONS[i % ORDINARY_QUESTIONS.length] ?? '')),
    )
    // The first round warms up.
    if (round === 0) continue
    times.push(...asked)
    cpu.push(((await cpuMs(product.pid)) - before) / PEOPLE)
  }
  const chatting: { first: number; whole: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const tokens: string[] = []
    for (let i = 0; i < PEOPLE; i++) tokens.push(await signUp((rounds + 1 + round) * PEOPLE + i))
    const asked = tokens.map(async (token, i) => {
      // Evenly spread and in no order: the same in every run.
      await new Promise((resolve) => setTimeout(resolve, (PAUSE_MS * ((i * 31) % PEOPLE)) / PEOPLE))
      return ask(token, ORDINARY_QUESTIONS[i % ORDINARY_QUESTIONS.length] ?? '')
    })
    chatting.push(...(await Promise.all(asked)))
  }
  const line = (name: string, values: readonly number[]) =>
    `${name}: ${[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(values, share).toFixed(0)} ms`).join(', ')}`
  process.stdout.write(`${PEOPLE} people at once, ${times.length} questions\n`)
  process.stdout.write(
    `${line(
      'first words',
      times.map(({ first }) => first),
    )}\n`,
  )
  process.stdout.write(
    `${line(
      'whole reply',
      times.map(({ whole }) => whole),
    )}\n`,
  )
  const firsts = chatting.map(({ first }) => first)
  process.stdout.write(`${line(`first words, ${PEOPLE} people each at a moment of ${PAUSE_MS / 1000} s`, firsts)}\n`)
  process.stdout.write(`processor a question: ${percentile(cpu, 0.5).toFixed(1)} ms\n`)
} finally {
  product.kill('SIGTERM')
  await new Promise((resolve) => product.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}

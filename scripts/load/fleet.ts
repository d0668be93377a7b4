import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, launch } from '../../test/running.ts'

/** How soon a supervisor starts a process again, as systemd's RestartSec=500ms. */
const RESTART_MS = 500

/** As `npm run serve` sets it: a start doesn't compile what was compiled before. */
export const USUAL = { NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile' }

export type Role = 'web' | 'worker'

/** A process of the product under a supervisor, which starts it again whenever it ends. */
export interface Member {
  role: Role
  /** Of a web process. */
  port: number
  /** Once it answers; where it ends before that, once the process that was started in its place does. */
  ready: Promise<void>
  pid(): number | undefined
  /** `kill -9`; ends when the supervisor has it up again. */
  kill(): Promise<void>
  /** In order, for good. */
  stop(): Promise<void>
}

export interface Fleet {
  webs: Member[]
  workers: Member[]
  stop(): Promise<void>
}

interface Order {
  /** What is said of every process beside its role and port. */
  env: Record<string, string>
  /** Where the processes' output goes, a file each. */
  logs: string
  /** The folder of another version. */
  cwd?: string
}

export async function startMember(role: Role, nth: number | string, { env, logs, cwd }: Order): Promise<Member> {
  const port = await freePort()
  const log = createWriteStream(join(logs, `${role}-${nth}.log`), { flags: 'a' })
  let running: ReturnType<typeof launch> | undefined
  let stopping = false
  let killing = false
  let begunAgain = () => {}
  let isReady = true
  let answers = () => {}
  const begin = () => {
    const begun = launch({ ...USUAL, ...env, ROLE: role, PORT: String(port) }, cwd)
    running = begun
    begun.child.stdout?.pipe(log, { end: false })
    begun.child.stderr?.pipe(log, { end: false })
    if (isReady) member.ready = new Promise((resolve) => (answers = resolve))
    isReady = false
    begun.child.stdout?.on('data', (said: Buffer) => {
      if (!said.includes('"message":"ready"')) return
      isReady = true
      answers()
    })
    begunAgain()
    void begun.ended.then(async (code) => {
      if (!stopping && !killing)
        process.stderr.write(`${role} ${nth} ended by itself with ${code}:\n${begun.output().slice(-2000)}\n`)
      killing = false
      await setTimeout(RESTART_MS)
      if (!stopping) begin()
    })
  }
  const member: Member = {
    role,
    port,
    ready: Promise.resolve(),
    pid: () => running?.child.pid,
    async kill() {
      const again = new Promise<void>((resolve) => (begunAgain = resolve))
      killing = true
      running?.child.kill('SIGKILL')
      await again
      await member.ready
    },
    async stop() {
      stopping = true
      running?.child.kill('SIGTERM')
      const late = setTimeout(25_000, 'late' as const, { ref: false })
      if ((await Promise.race([running?.ended, late])) === 'late') running?.child.kill('SIGKILL')
      await running?.ended
      log.end()
    },
  }
  begin()
  return member
}

/** Waits until all of them answer. @throws Error where one of them doesn't within two minutes */
export async function allReady(members: readonly Member[], logs: string): Promise<void> {
  const patience = setTimeout(120_000, 'late' as const, { ref: false })
  if ((await Promise.race([Promise.all(members.map(({ ready }) => ready)), patience])) === 'late')
    throw new Error(`the product did not start; see ${logs}`)
}

/** Two web and two worker processes of the built product, and whoever starts them again. */
export async function startFleet(order: Order, each = 2): Promise<Fleet> {
  await mkdir(order.logs, { recursive: true })
  const many = (role: Role) => Promise.all(Array.from({ length: each }, (_, nth) => startMember(role, nth, order)))
  const [webs, workers] = await Promise.all([many('web'), many('worker')])
  const all = [...webs, ...workers]
  const stop = async () => void (await Promise.all(all.map((member) => member.stop())))
  try {
    await allReady(all, order.logs)
  } catch (error) {
    await stop()
    throw error
  }
  return { webs, workers, stop }
}

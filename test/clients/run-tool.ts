import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const TOOLS = fileURLToPath(new URL('../../tools/clients', import.meta.url))

interface Ran {
  status: number | null
  /** What it wrote, standard error after standard output. */
  said: string
  stdout: string
}

/** Runs a program in the package of clients and validators, without holding up what else this process serves. */
export async function run(command: string, args: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(command, args, { cwd: TOOLS, stdio: 'pipe' })
  child.stdin.on('error', () => undefined).end(input)
  const closed = once(child, 'close') as Promise<[number | null]>
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { status, stdout, said: stdout + stderr }
}

/** A script of that package: its own, or a package's by the path of its file. */
export const runScript = (file: string, args: readonly string[] = [], input?: string): Promise<Ran> =>
  run(process.execPath, [file, ...args], input)

/** Whether this machine has a program at all: what needs one that is missing is skipped, and named. */
export const hasProgram = (command: string, args: readonly string[] = ['--version']): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

import { rm } from 'node:fs/promises'
import { freePort, launch, newDataDir } from '../test/running.ts'
import { at } from './measure.ts'

/** Seconds from the start of a process to its first answered request: the landing page, made for its first visitor. */
export interface ProductStart {
  /** On an empty folder: the embedded database is set up. */
  firstSeconds: number
  /** On the same folder again, after a stop. */
  againSeconds: number
}

const RUNS = 5

async function firstAnswer(dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const { child, ended } = launch({
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile',
  })
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (answer?.ok) {
        await answer.text()
        return (performance.now() - begun) / 1000
      }
      if (child.exitCode !== null) throw new Error('the product did not start; build it first')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** The built product in fresh processes, as `npm start` runs them, on the embedded database. Medians. */
export async function productStart(): Promise<ProductStart> {
  const runs: { first: number; again: number }[] = []
  for (let i = 0; i <= RUNS; i++) {
    const dataDir = await newDataDir()
    const run = { first: await firstAnswer(dataDir), again: await firstAnswer(dataDir) }
    // The very first fills Node's cache of compiled code.
    if (i > 0) runs.push(run)
    await rm(dataDir, { recursive: true, force: true })
  }
  const median = (of: (run: (typeof runs)[number]) => number) =>
    at(
      runs.map(of).toSorted((a, b) => a - b),
      0.5,
    )
  return { firstSeconds: median(({ first }) => first), againSeconds: median(({ again }) => again) }
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(await productStart(), null, 2)}\n`)

import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { Fleet, Member } from './fleet.ts'

/** Linux counts a hundred ticks a second. */
const TICKS = 100

/** Seconds of processor that a process has used; 0 where the system doesn't tell (only Linux does). */
async function usedBy(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS
}

export type Part = 'web' | 'worker' | 'database' | 'own'

/**
 * Of all web processes, of all workers, of the database's processes for this one database (where it runs on this machine),
 * and of the script itself.
 */
export async function cpuSeconds({ webs, workers }: Fleet, client: pg.ClientBase): Promise<Record<Part, number>> {
  const sum = async (pids: readonly (number | undefined)[]) =>
    (await Promise.all(pids.map(usedBy))).reduce((total, one) => total + one, 0)
  const pidsOf = (members: readonly Member[]) => members.map((member) => member.pid())
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  return {
    web: await sum(pidsOf(webs)),
    worker: await sum(pidsOf(workers)),
    database: await sum(rows.map(({ pid }) => pid)),
    own: await usedBy(process.pid),
  }
}

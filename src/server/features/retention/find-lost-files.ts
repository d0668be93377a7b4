import type { Services } from '#platform/services.ts'
import { livingReports, shownAvatars } from './queries.ts'

const AT_ONCE = 500
const REPORT = /^reports\/(.+)-[a-z]{2}\.pdf$/

/** Of some keys, those of the kinds that belong to a row, whose row is gone. Files of other kinds are let be. */
export async function lostAmong({ db }: Pick<Services, 'db'>, keys: readonly string[]): Promise<string[]> {
  const avatars = keys.filter((key) => key.startsWith('avatars/'))
  const reports = keys.flatMap((key) => {
    const hash = REPORT.exec(key)?.[1]
    return hash === undefined ? [] : [{ key, hash }]
  })
  const shown = new Set(avatars.length > 0 ? await shownAvatars(db, avatars) : [])
  const hashes = reports.map(({ hash }) => hash)
  const living = new Set(hashes.length > 0 ? await livingReports(db, hashes) : [])
  return [
    ...avatars.filter((key) => !shown.has(key)),
    ...reports.filter(({ hash }) => !living.has(hash)).map(({ key }) => key),
  ]
}

/** The files that nothing refers to, some at a time. */
export async function* findLostFiles(services: Pick<Services, 'db' | 'storage'>): AsyncIterable<string[]> {
  let keys: string[] = []
  for await (const key of services.storage.list()) {
    if (keys.push(key) < AT_ONCE) continue
    yield* some(await lostAmong(services, keys))
    keys = []
  }
  yield* some(await lostAmong(services, keys))
}

const some = (keys: string[]) => (keys.length > 0 ? [keys] : [])

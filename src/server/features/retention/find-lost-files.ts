import { publish } from '#platform/events.ts'
import type { Services } from '#platform/services.ts'
import { filesAsked } from '#platform/storage/files-asked.ts'

const AT_ONCE = 500
/** Pictures and reports belong to a row; files of other kinds are let be. */
const OF_ROWS = /^(?:avatars\/|reports\/.+-[a-z]{2}\.pdf$)/

/** Of some keys, those of the kinds that belong to a row, whose row is gone. */
export async function lostAmong(services: Services, keys: readonly string[]): Promise<string[]> {
  const ofRows = keys.filter((key) => OF_ROWS.test(key))
  const claimed = new Set<string>()
  if (ofRows.length > 0) await publish(services, services.db, filesAsked, { keys: ofRows, claimed })
  return ofRows.filter((key) => !claimed.has(key))
}

/** The files that nothing refers to, some at a time. */
export async function* findLostFiles(services: Services): AsyncIterable<string[]> {
  let keys: string[] = []
  for await (const key of services.storage.list()) {
    if (keys.push(key) < AT_ONCE) continue
    yield* some(await lostAmong(services, keys))
    keys = []
  }
  yield* some(await lostAmong(services, keys))
}

const some = (keys: string[]) => (keys.length > 0 ? [keys] : [])

import type { Context } from 'hono'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { isStorageKey } from '#platform/storage/storage.ts'
import { failureOutside } from './bind.ts'

/** What may be shown from the storage, by its ending. */
const TYPES: Record<string, string> = { webp: 'image/webp' }

/** Answers a file that somebody handed in. Its key is never used for another one, so browsers may keep it. */
export async function answerStored(c: Context, services: Services): Promise<Response> {
  const key = c.req.path.replace(/^\/storage\//, '')
  const type = TYPES[key.split('.').at(-1) ?? '']
  const bytes = type && isStorageKey(key) ? await services.storage.get(key) : undefined
  if (!type || !bytes) return failureOutside(c, services, new AppError('not_found'))
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

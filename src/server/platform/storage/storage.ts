import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Env } from '../env.ts'
import { newSecret } from '../secret.ts'

/** Files that people hand in, by key. A key is a path of letters, digits, dots, dashes and slashes. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
}

/** Letters, digits and dashes in each part, a dot only before the ending: no key leads out of the folder. */
export const isStorageKey = (key: string): boolean => /^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)

function pathIn(folder: string, key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${key}`)
  return join(folder, key)
}

/** Each file whole or not at all: it is written under another name and then takes its own. */
function folderStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const path = pathIn(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${newSecret()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    get: (key) =>
      readFile(pathIn(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (key) => rm(pathIn(folder, key), { force: true }),
  }
}

/** Files under `DATA_DIR/storage`. */
export const createStorage = (env: Env): Storage => folderStorage(join(env.DATA_DIR, 'storage'))

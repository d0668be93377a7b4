import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { OWN_FILE, OWN_FOLDER } from '../own-folder.ts'
import { removeLeftover } from '../remove-leftover.ts'
import { newSecret } from '../secret.ts'
import { isStorageKey, storageKey, type Storage } from './storage.ts'

const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT'

/** Each file whole or not at all: it is written under another name and then takes its own. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, storageKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER })
      const part = `${path}.${newSecret()}.part`
      try {
        await writeFile(part, bytes, { mode: OWN_FILE })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const key = relative(folder, path).replaceAll(sep, '/')
        if (isStorageKey(key)) yield key
        else await removeLeftover(path)
      }
    },
  }
}

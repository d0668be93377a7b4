import { chmodSync } from 'node:fs'

/** For what holds births and letters: its owner alone may open it, whatever the umask. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** Closes a folder to everybody else, with all that is in it; one that is another user's, or not there, is let be. */
export function closeFolder(path: string): void {
  try {
    chmodSync(path, OWN_FOLDER)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'ENOTDIR', 'EPERM', 'EACCES', 'EROFS'].includes(code)) throw error
  }
}

import { execFile } from 'node:child_process'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk of a size of its own, in memory. */
export interface Disk {
  /** Leaves no room on it. */
  fill(): Promise<void>
  /** Gives the room back. */
  clear(): Promise<void>
  unmount(): Promise<void>
}

/** Mounts one on a folder; null where that isn't allowed (only root may). */
export async function mountDisk(folder: string, megabytes: number): Promise<Disk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  } catch {
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    async fill() {
      const file = await open(ballast, 'w')
      const block = Buffer.alloc(1 << 20)
      try {
        for (;;) await file.write(block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize > block.length) throw new Error('the disk would not fill')
    },
    clear: () => rm(ballast, { force: true }),
    unmount: async () => void (await run('umount', ['-l', folder])),
  }
}

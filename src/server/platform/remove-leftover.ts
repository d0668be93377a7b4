import { rm, stat } from 'node:fs/promises'

const WRITTEN_WITHIN_MS = 3_600_000

/** Takes away a `.part` file that nobody is writing any more: what a process left half done when it died. */
export async function removeLeftover(path: string): Promise<void> {
  if (!path.endsWith('.part')) return
  const found = await stat(path).catch(() => undefined)
  if (found && Date.now() - found.mtimeMs > WRITTEN_WITHIN_MS) await rm(path, { force: true })
}

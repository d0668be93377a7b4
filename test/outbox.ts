import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail, type ReadMail } from './mail.ts'
import { eventually } from './product.ts'

/** The mails that a running product wrote to an address, oldest first; waits for the first. */
export const readOutbox = (dataDir: string, address: string): Promise<ReadMail[]> =>
  eventually(async () => {
    const folder = join(dataDir, 'outbox')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`-${address}.eml`))
    if (names.length === 0) return undefined
    return Promise.all(names.toSorted().map(async (name) => readMail(await readFile(join(folder, name)))))
  }, `a mail to ${address}`)

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail, type ReadMail } from './mail.ts'
import { eventually } from './product.ts'

async function mailsTo(dataDir: string, address: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`-${address}.eml`))
  return Promise.all(names.toSorted().map(async (name) => readMail(await readFile(join(folder, name)))))
}

/** The mails that a running product wrote to an address, oldest first; waits for the first. */
export const readOutbox = (dataDir: string, address: string): Promise<ReadMail[]> =>
  eventually(async () => {
    const mails = await mailsTo(dataDir, address)
    return mails.length > 0 ? mails : undefined
  }, `a mail to ${address}`)

/** The mail to an address with such a subject; waits for it. */
export const mailAbout = (dataDir: string, address: string, subject: RegExp): Promise<ReadMail> =>
  eventually(
    async () => (await mailsTo(dataDir, address)).find((mail) => subject.test(mail.subject)),
    `a mail to ${address} about ${subject.source}`,
  )

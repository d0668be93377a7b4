import { readFile } from 'node:fs/promises'
import { mailFilesTo, readMail, type ReadMail } from './mail.ts'
import { eventually } from './product.ts'

async function mailsTo(dataDir: string, address: string): Promise<ReadMail[]> {
  const files = await mailFilesTo(dataDir, address)
  return Promise.all(files.map(async (file) => readMail(await readFile(file))))
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

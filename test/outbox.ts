import { readFile } from 'node:fs/promises'
import { eventually } from './eventually.ts'
import { mailFilesTo, readMail, type ReadMail } from './mail.ts'

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

/** Confirms a person's address at a running product, by the link of their mail, signed in. */
export async function confirmByMail(
  { url, dataDir }: { url: string; dataDir: string },
  { email, token }: { email: string; token: string },
): Promise<void> {
  const mail = (await readOutbox(dataDir, email)).find((one) => one.token)
  const answer = await fetch(`${url}/api/confirm/email`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token: mail?.token }),
  })
  if (!answer.ok) throw new Error(`${email} was not confirmed: ${await answer.text()}`)
}

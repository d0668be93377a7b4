import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}
export interface Mailer {
  send(mail: Mail): Promise<void>
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) }
}

/** Each mail a file, complete at once: it is written beside its place and then moved there. */
function outboxMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, date: clock(), ...mail })
      await mkdir(folder, { recursive: true })
      const time = clock().toISOString().replaceAll(/[:.]/g, '-')
      const recipient = mail.to.replaceAll(/[^\w.@+-]/g, '_')
      const path = join(folder, `${time}-${recipient}.eml`)
      await writeFile(`${path}.part`, message)
      await rename(`${path}.part`, path)
    },
  }
}

/** Real SMTP where `SMTP_URL` is set, else files in `DATA_DIR/outbox`. */
export const createMailer = (env: Env, clock: Clock): Mailer =>
  env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : outboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, clock)

import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { OWN_FILE, OWN_FOLDER } from '../own-folder.ts'
import { removeLeftover } from '../remove-leftover.ts'
import { newSecret } from '../secret.ts'

export interface Mail {
  /** Its own, and the same where it is sent again because nobody knows whether it went: mail programs show it once. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** Where whoever no longer wants such mails ends them with one press, as mail programs offer it (RFC 8058). */
  unsubscribe?: string
  /** An entry for the reader's calendar, as iCalendar text. */
  icalEvent?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
}
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Takes away what is kept here of the mails to an address. */
  forget(address: string): Promise<void>
  /** Takes away what is kept here of mails that were written before an instant. */
  forgetBefore(before: Date): Promise<void>
  /** Hangs up. Nothing is sent after. */
  close(): void
}

/**
 * No holiday notice or autoresponder answers a mail of the product's (RFC 3834). One that carries a person's words is
 * theirs: a help desk sorts out what was made by a machine.
 */
const headersOf = ({ replyTo, unsubscribe }: Pick<Mail, 'replyTo' | 'unsubscribe'>) => ({
  headers: {
    ...(replyTo === undefined && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** A mail that the server certainly hasn't taken. After any other failure nobody knows whether it went. */
export class NotTakenError extends Error {}

/** The server has said no, or was never reached. */
const isRefusal = (error: Error & { responseCode?: unknown; syscall?: unknown; code?: unknown }) =>
  typeof error.responseCode === 'number' || error.syscall === 'connect' || error.code === 'EDNS'

/** What a mail server answers may name the address, and why a mail was not sent is logged: it is told without addresses. */
const withoutAddresses = (error: Error): Error => {
  const told = new (isRefusal(error) ? NotTakenError : Error)(
    error.message.replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '…'),
  )
  told.name = error.name
  return told
}

type SmtpSettings = Pick<Env, 'MAIL_FROM' | 'SMTP_CONNECTIONS' | 'SMTP_PER_SECOND'> & { url: string }

/**
 * Connections stay open for the next mail, which else costs a handshake. One that the server has closed meanwhile is no
 * matter: a mail of which not a byte has left goes over another one, and no other is sent twice.
 */
function smtpMailer({ url, MAIL_FROM: from, SMTP_CONNECTIONS, SMTP_PER_SECOND }: SmtpSettings): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: 100,
    ...(SMTP_PER_SECOND && { rateLimit: SMTP_PER_SECOND, rateDelta: 1000 }),
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    // We hang up before the line counts as dead.
    idleTimeout: 15_000,
  })
  // Nothing of a mail stays here once it is sent.
  return {
    async send({ id, unsubscribe, ...mail }) {
      const headers = headersOf({ ...mail, ...(unsubscribe !== undefined && { unsubscribe }) })
      try {
        await transport.sendMail({ from, messageId: messageId(id, from), ...headers, ...mail })
      } catch (error) {
        throw withoutAddresses(error as Error)
      }
    },
    forget: async () => undefined,
    forgetBefore: async () => undefined,
    close: () => transport.close(),
  }
}

/** As RFC 5322 has it: unique by the mail, at the sender's own domain. */
const messageId = (id: string, from: string) => `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** An instant as the name of a file begins with it. */
const inName = (instant: Date) => instant.toISOString().replaceAll(/[:.]/g, '-')

/** Linux and Windows alike take 255 bytes for a name; a longer address is cut. */
const recipientInName = (address: string) => address.replaceAll(/[^\w.@+-]/g, '_').slice(0, 200)

/** Gives a finished file its name: `<time>-<recipient>.eml`, and `<time>.2-…` where that is another mail's already. */
async function nameFile(path: string, folder: string, time: string, recipient: string): Promise<void> {
  for (let nth = 1; ; nth++) {
    try {
      return await link(path, join(folder, `${time}${nth > 1 ? `.${nth}` : ''}-${recipient}.eml`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Files that are read at the same time. */
const AT_ONCE = 64

/** Whether an answer to a mail would go to an address; whole, as one address may be a part of another. */
async function answersTo(path: string, address: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const head = text.slice(0, text.indexOf('\n\n')).toLowerCase()
  const named = head.split('\n').filter((line) => line.startsWith('reply-to:'))
  return named.some((line) =>
    line
      .slice('reply-to:'.length)
      .split(/[\s<>,]+/)
      .includes(address.toLowerCase()),
  )
}

/** Whose mail a file is, by the name that `nameFile` gave it. */
const recipientOf = (name: string) => /^[\dT-]+Z(?:\.\d+)?-(.*)\.eml$/.exec(name)?.[1]

/** Each mail a file, complete at once: it is written under another name and takes its own when it is whole. */
function outboxMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send({ id, unsubscribe, ...mail }) {
      const headers = headersOf({ ...mail, ...(unsubscribe !== undefined && { unsubscribe }) })
      const own = { from, date: clock(), messageId: messageId(id, from), ...headers }
      const { message } = await transport.sendMail({ ...own, ...mail })
      await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
      const part = join(folder, `${newSecret()}.part`)
      await writeFile(part, message, { mode: OWN_FILE })
      try {
        await nameFile(part, folder, inName(clock()), recipientInName(mail.to))
      } finally {
        await rm(part)
      }
    },
    close: () => undefined,
    async forgetBefore(before) {
      const oldest = inName(before)
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const path = join(folder, name)
        if (name.endsWith('.eml') && name < oldest) await rm(path, { force: true })
        else await removeLeftover(path)
      }
    },
    async forget(address) {
      const recipient = recipientInName(address)
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
      const forgetOne = async (name: string) => {
        // What they wrote to the staff was carried on with their address to answer to.
        if (recipientOf(name) === recipient || (await answersTo(join(folder, name), address)))
          await rm(join(folder, name), { force: true })
      }
      // Many at a time: one by one, ten thousand mails take half a minute.
      for (let at = 0; at < names.length; at += AT_ONCE) await Promise.all(names.slice(at, at + AT_ONCE).map(forgetOne))
    },
  }
}

/** Real SMTP where `SMTP_URL` is set, else files in `DATA_DIR/outbox`. */
export const createMailer = (env: Env, clock: Clock): Mailer =>
  env.SMTP_URL
    ? smtpMailer({ ...env, url: env.SMTP_URL })
    : outboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, clock)

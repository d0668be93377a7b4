import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeQuotedPrintable } from './quoted-printable.ts'

/** The files of the mails that a product wrote to an address, oldest first. */
export async function mailFilesTo(dataDir: string, address: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  return names
    .filter((name) => name.endsWith(`-${address}.eml`))
    .toSorted()
    .map((name) => join(outbox, name))
}

export interface ReadMail {
  headers: Record<string, string>
  subject: string
  text: string
  html: string
  /** Its entry for a calendar, as iCalendar text; empty without one. */
  calendar: string
  /** The first address in the text that carries a token. */
  link: URL
  token: string
}

const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(data, 'base64').toString()
        : decodeQuotedPrintable(data.replaceAll('_', ' ')),
    )

function split(raw: string): { headers: Record<string, string>; body: string } {
  const at = raw.indexOf('\n\n')
  const lines = raw
    .slice(0, at)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { headers, body: raw.slice(at + 2) }
}

function partText(raw: string): { type: string; text: string } {
  const { headers, body } = split(raw)
  const encoding = headers['content-transfer-encoding'] ?? '7bit'
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : body
  return { type: headers['content-type'] ?? '', text }
}

/** The leaves of a mail: a part may be made of parts itself. */
function leaves(raw: string): { type: string; text: string }[] {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  if (!boundary) return [partText(raw)]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => leaves(part.replace(/^\n/, '')))
}

/** Reads an .eml of the outbox as a mail program would. */
export function readMail(bytes: Buffer): ReadMail {
  const raw = bytes.toString('latin1').replaceAll('\r\n', '\n')
  const { headers } = split(raw)
  const parts = leaves(raw)
  const textOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? ''
  const text = textOf('text/plain')
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? 'about:blank')
  return {
    headers,
    subject: decodeWords(headers.subject ?? ''),
    text,
    html: textOf('text/html'),
    calendar: textOf('text/calendar'),
    link,
    token: link.searchParams.get('token') ?? '',
  }
}

import { decodeQuotedPrintable } from './quoted-printable.ts'

export interface ReadMail {
  headers: Record<string, string>
  subject: string
  text: string
  html: string
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

/** Reads an .eml of the outbox as a mail program would. */
export function readMail(bytes: Buffer): ReadMail {
  const { headers, body } = split(bytes.toString('latin1').replaceAll('\r\n', '\n'))
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partText(part.replace(/^\n/, '')))
  const text = parts.find((part) => part.type.startsWith('text/plain'))?.text ?? ''
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? 'about:blank')
  return {
    headers,
    subject: decodeWords(headers.subject ?? ''),
    text,
    html: parts.find((part) => part.type.startsWith('text/html'))?.text ?? '',
    link,
    token: link.searchParams.get('token') ?? '',
  }
}

import anyAscii from 'any-ascii'
import contentDisposition from 'content-disposition'

/** The name in Latin letters, without what a file system or a header's quotes refuse. */
const inLatin = (name: string) =>
  anyAscii(name)
    .replaceAll(/[\\/:*?"'<>|]+/g, '')
    .replaceAll(/\s+/g, ' ')

/** `Content-Disposition` of a file to keep: its name (RFC 5987), and a readable one for programs that know only ASCII. */
export const attachment = (name: string): string => contentDisposition(name, { fallback: inLatin(name) })

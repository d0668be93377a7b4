/** Reads a compiled gettext catalogue (.mo, little-endian): message → translation. */
export function readGettext(bytes: Buffer): Map<string, string> {
  if (bytes.readUInt32LE(0) !== 0x950412de) throw new Error('Not a little-endian .mo file')
  const [count, messages, translations] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12), bytes.readUInt32LE(16)]
  const text = (table: number, i: number) => {
    const length = bytes.readUInt32LE(table + 8 * i)
    const start = bytes.readUInt32LE(table + 8 * i + 4)
    return bytes.toString('utf8', start, start + length)
  }
  return new Map(Array.from({ length: count }, (_, i) => [text(messages, i), text(translations, i)]))
}

const MARK = 'ast_'
const SHOWN = 10
const KEY = /^ast_[\w-]{32}$/

/** A key from a secret: marked, so that scanners of published code know it. `prefix` is what its owner is shown later. */
export function newKey(secret: string): { key: string; prefix: string } {
  const key = `${MARK}${secret}`
  return { key, prefix: key.slice(0, SHOWN) }
}

/** Whether a text could be a key at all. */
export const isKey = (text: string): boolean => KEY.test(text)

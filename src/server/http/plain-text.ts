/** Whether PostgreSQL can keep a text and give it back: no NUL and no half of a surrogate pair. No person types either. */
export const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a value is plain, keys too. Not recursive: JSON may be nested deeper than the stack goes. */
export function isAllPlainText(value: unknown): boolean {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'string' && !isPlainText(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) pending.push(key, inner)
  }
  return true
}

/** What of a person must not reach a model, even where they typed it themselves. */
export interface Secrets {
  email: string
  lastName: string
  birthplace: string | null
  birthtime: string | null
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /(?<!\d)\+?\d[\d ()-]{8,}\d(?!\d)/g
const GONE = '[…]'

/** A text without addresses, telephone numbers and the account's own data. */
export function redact(text: string, { email, lastName, birthplace, birthtime }: Secrets): string {
  const own = [email, lastName, birthplace, birthplace?.split(',')[0] ?? null, birthtime].filter(
    (secret) => secret !== null && secret.trim().length > 2,
  )
  const cleaned = text.replaceAll(EMAIL, GONE).replaceAll(PHONE, GONE)
  return own.reduce<string>((rest, secret) => rest.replaceAll(new RegExp(escape(secret ?? ''), 'giu'), GONE), cleaned)
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What the assistant said, without the name by which it spoke to the reader. */
export const unnamed = (text: string, firstName: string): string =>
  firstName.trim() === ''
    ? text
    : text.replaceAll(new RegExp(String.raw`, ${escape(firstName.trim())}(?!\p{L})`, 'gu'), '')

/** A name as a model sees it: its first word, letters only, so that it can say nothing but a name. */
export const bareName = (name: string): string => /^[\p{L}][\p{L}’'-]{0,29}/u.exec(name.trim())?.[0] ?? ''

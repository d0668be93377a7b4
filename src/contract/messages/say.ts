import type { Lang } from '#language/lang.ts'
import { en, type Messages } from './en.ts'
import { ru } from './ru.ts'

export type MessageKey = keyof Messages

const BY_LANG: Record<Lang, Messages> = { en, ru }

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** The sentence of a key with its `{values}` put in. */
export function say(lang: Lang, key: MessageKey, values: Record<string, string> = {}): string {
  return BY_LANG[lang][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

import type { Lang } from '#language/lang.ts'
import type { EntryPassage } from '../passage.ts'

/** An entry as the rules of the second edition read it: its fields together, as several rules compare them. */
export interface Entry {
  file: string
  line: number
  lang: Lang
  subject: string
  /** `planet-in-house`: the folder of the subject. */
  folder: string
  key: string
  fields: Readonly<Record<string, string>>
}

/** The entries of passages in their order; a version for other readers is an entry of its own. */
export function entriesOf(passages: readonly EntryPassage[]): Entry[] {
  const groups = Map.groupBy(passages, ({ file, key, audience }) => `${file} ${key} ${audience}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { file, line, lang, subject, key } = first
    const fields = Object.fromEntries(group.map(({ field, text }) => [field, text]))
    return [{ file, line, lang, subject, folder: subject.split('/')[0] ?? '', key, fields }]
  })
}

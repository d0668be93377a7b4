import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGS, type Lang } from '#language/lang.ts'
import type { EntryPassage, Finding } from '../passage.ts'
import { entriesOf, type Entry } from './entry.ts'
import { MOST_OF_A_PROP, isOfToday, propsIn } from './props.ts'
import { EDITION_RULES, repeatedOpenings, tooMuchAdvice } from './rules.ts'

/** How many faults are still allowed: by rule, or `prop: door`, and by file (`planet-in-house/sun.en`) or language. */
export type Allowed = Record<string, Record<string, number>>

const RECORD = fileURLToPath(new URL('counts.json', import.meta.url))
export const readAllowed = (): Allowed => JSON.parse(readFileSync(RECORD, 'utf8')) as Allowed

interface Fault {
  rule: string
  /** What the fault is counted for: a file or a language. */
  of: string
  entry: Entry
  what: string
}

function faultsOf(entries: readonly Entry[]): Fault[] {
  const ofFile = ({ subject, lang }: Entry) => `${subject}.${lang}`
  const single = entries.flatMap((entry) =>
    Object.entries(EDITION_RULES).flatMap(([rule, check]) => {
      const what = check(entry)
      return what.length > 0 ? [{ rule, of: ofFile(entry), entry, what: what.join('; ') }] : []
    }),
  )
  const openings = [...Map.groupBy(entries, ofFile)].flatMap(([of, ofOne]) => [
    ...repeatedOpenings(ofOne).map((found) => ({ rule: 'repeated opening', of, ...found })),
    ...tooMuchAdvice(ofOne).map((found) => ({ rule: 'closing advice', of, ...found })),
  ])
  const props = LANGS.flatMap((lang) =>
    propsIn(
      lang,
      entries.filter((entry) => entry.lang === lang),
    ).flatMap(([prop, having]) =>
      having.map((entry) => ({ rule: `prop: ${prop}`, of: lang, entry, what: `“${prop}” stands in it` })),
    ),
  )
  return withoutInherited([...single, ...openings, ...props])
}

/** A version for other readers repeats what it doesn't change of its entry, and a fault that it repeats is one fault. */
function withoutInherited(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>()
  return faults.filter(({ rule, entry: { file, key }, what }) => {
    const fault = [rule, file, key, what].join('\n')
    return seen.size < seen.add(fault).size
  })
}

const countsOf = (faults: readonly Fault[]): Allowed =>
  Object.fromEntries(
    [...Map.groupBy(faults, ({ rule }) => rule)].map(([rule, ofRule]) => [
      rule,
      Object.fromEntries([...Map.groupBy(ofRule, ({ of }) => of)].map(([of, found]) => [of, found.length])),
    ]),
  )

const allowedOf = (allowed: Allowed, rule: string, of: string) =>
  Math.max(allowed[rule]?.[of] ?? 0, rule.startsWith('prop: ') ? MOST_OF_A_PROP : 0)

/** The faults of every file that has more of them than the record allows, each with its entry and reason. */
export function checkEdition(passages: readonly EntryPassage[], allowed = readAllowed()): Finding[] {
  const faults = faultsOf(entriesOf(passages))
  return [...Map.groupBy(faults, ({ rule, of }) => `${rule}\n${of}`).values()].flatMap((group) => {
    const [{ rule, of } = { rule: '', of: '' }] = group
    const most = allowedOf(allowed, rule, of)
    if (group.length <= most) return []
    // Of a thing that stands in hundreds of entries, their number says enough.
    const named = rule.startsWith('prop: ') ? group.slice(0, 1) : group
    return named.map(({ entry: { file, line, key }, what }) => ({
      file,
      line,
      rule,
      what: `${key}: ${what} (${group.length} in ${of}, ${most} allowed)`,
    }))
  })
}

/** Writes down what has become better. The record never grows. */
export function recordCounts(passages: readonly EntryPassage[]): void {
  const counts = countsOf(faultsOf(entriesOf(passages)))
  const allowed = readAllowed()
  const lower = Object.entries(allowed).map(([rule, most]) => [
    rule,
    Object.fromEntries(
      Object.entries(most)
        .map(([of, count]) => [of, Math.min(count, counts[rule]?.[of] ?? 0)] as const)
        .filter(([, count]) => count > (rule.startsWith('prop: ') ? MOST_OF_A_PROP : 0)),
    ),
  ])
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(lower), null, 2)}\n`)
}

/** The faults by rule and language, as a table: entries at fault, and their share of all. */
export function countTable(passages: readonly EntryPassage[]): string {
  const entries = entriesOf(passages)
  const faults = faultsOf(entries)
  const rules = [...Object.keys(EDITION_RULES), 'repeated opening']
  const sums = (lang: Lang) => entries.filter((entry) => entry.lang === lang)
  const cell = (count: number, lang: Lang) => `${count} (${((100 * count) / sums(lang).length).toFixed(1)}%)`
  const row = (name: string, count: (lang: Lang) => number) =>
    [name.padEnd(22), ...LANGS.map((lang) => cell(count(lang), lang).padStart(15))].join('')
  const props = LANGS.map((lang) => {
    const many = propsIn(lang, sums(lang))
      .map(([prop, having]) => [prop, having.length] as const)
      .filter(([, count]) => count > MOST_OF_A_PROP)
      .toSorted((a, b) => b[1] - a[1])
    return `props over ${MOST_OF_A_PROP}, ${lang}: ${many.map(([prop, count]) => `${prop} ${count}`).join(', ')}`
  })
  return [
    `${'entries'.padEnd(22)}${LANGS.map((lang) => `${lang} ${sums(lang).length}`.padStart(15)).join('')}`,
    ...rules.map((rule) =>
      row(rule, (lang) => faults.filter((fault) => fault.rule === rule && fault.entry.lang === lang).length),
    ),
    row('a scene of today', (lang) => sums(lang).filter(isOfToday).length),
    ...props,
    '',
  ].join('\n')
}

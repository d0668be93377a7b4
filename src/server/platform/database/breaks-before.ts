/**
 * What a migration may not do while a process of the version before still runs (docs/operations.md): each pattern takes
 * away, or demands, what that version does not know. Adding is safe.
 */
const BREAKS: readonly [pattern: RegExp, what: string][] = [
  [/\bdrop\s+(table|view|schema|type|sequence)\b/i, 'drops what the version before may use'],
  [/\bdrop\s+column\b|\balter\s+table\s+\S+\s+drop\s+(?!constraint|default|expression|identity)/i, 'drops a column'],
  [/\brename\b/i, 'renames'],
  [/\bset\s+not\s+null\b/i, 'demands a value that the version before may not write'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes a type'],
  [
    /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\b(default|generated)\b)/i,
    'adds a column that the version before leaves empty',
  ],
  [
    /\badd\s+(constraint\s+\S+\s+)?(check|unique|primary\s+key|exclude)\b/i,
    'forbids what the version before may write',
  ],
  [/\bcreate\s+unique\s+index\b/i, 'forbids what the version before may write'],
  [/\balter\s+type\b.*\b(rename|drop)\b/i, 'changes an enumeration'],
  [/\btruncate\b|\bdelete\s+from\b/i, 'takes rows away'],
]

/** Said in the migration itself, above the statement: since when nothing uses it, and who looked. */
const MARKER = /^--\s*safe since \d+\.\d+\.\d+: \S.{10,}$/im

/** What a table that this migration itself makes is done to concerns no version before. */
const tableOf = (statement: string) => /\b(?:table|on)\s+(?:only\s+)?"?(\w+)"?/i.exec(statement)?.[1]

/** The statements of a migration that may break the version before, each with what it does; markers excuse their own. */
export function breaksBefore(migration: string): string[] {
  const statements = migration.split(/-->\s*statement-breakpoint|;\s*$/m)
  const own = new Set(statements.map((one) => /create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/i.exec(one)?.[1]))
  return statements.flatMap((statement) => {
    if (MARKER.test(statement)) return []
    const plain = statement.replaceAll(/^\s*--.*$/gm, '').trim()
    const table = tableOf(plain)
    if (/^create\s+table/i.test(plain) || (table !== undefined && own.has(table))) return []
    const found = BREAKS.find(([pattern]) => pattern.test(plain))
    return found ? [`${plain.split('\n')[0]}: ${found[1]}`] : []
  })
}

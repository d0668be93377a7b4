import type { Subject } from './subjects.ts'

/**
 * For whom a text about two people is written, and what a pair may be told: `any` two, `kin` (parent, brother, sister),
 * a parent and their `child`, or `partner`, two adults who love each other.
 */
export const AUDIENCES = ['any', 'kin', 'child', 'partner'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * The versions of an entry that a pair may be told, each of them put over those before it. A version for lovers is in the
 * ladder of lovers alone.
 */
export const VERSIONS: Readonly<Record<Audience, readonly Audience[]>> = {
  any: ['any'],
  kin: ['any', 'kin'],
  child: ['any', 'kin', 'child'],
  partner: ['any', 'partner'],
}

/** Subjects whose every entry is about two people. */
export type PairSubject = Extract<
  Subject,
  `synastry/${string}` | `overlay/${string}` | `composite/${string}` | `composite-aspect/${string}`
>
/** Subjects of one person. */
export type OwnSubject = Exclude<Subject, PairSubject>

/**
 * What an entry has to say of its audience: `two`, it is about a pair; `child`, it speaks of a child to a parent; null, it is
 * about one person and names no audience.
 */
export type EntryScope = 'two' | 'child' | null

const OF_TWO: ReadonlySet<string> = new Set(['synastry', 'overlay', 'composite', 'composite-aspect'])

export function entryScopeOf(subject: string): EntryScope {
  const [folder = ''] = subject.split('/')
  if (OF_TWO.has(folder)) return 'two'
  return folder === 'child' ? 'child' : null
}

import { type Planet, isPlanet } from '#astro/ephemeris/body.ts'
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
export type PairSubject = Extract<Subject, `synastry/${string}` | `overlay/${string}` | `composite/${string}`>
/** Subjects of one person. */
export type OwnSubject = Exclude<Subject, PairSubject>

/** Of one person, and lent to the chart of two where that has no entry of its own. */
export type LentSubject =
  | `planet-in-sign/${LentBySign}`
  | `planet-in-house/${LentByHouse}`
  | Extract<Subject, `natal-aspect/${Planet}`>
type LentBySign = (typeof LENT_BY_SIGN)[number]
type LentByHouse = (typeof LENT_BY_HOUSE)[number]
const LENT_BY_SIGN = ['mercury', 'venus', 'mars'] as const
const LENT_BY_HOUSE = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const

/** What is lent of an entry: not the scene of a single life. */
export const LENT_FIELDS = ['gist', 'gift', 'challenge', 'advice'] as const

/**
 * What an entry has to say of its audience: `two`, it is about a pair; `lent`, it is read to one person and lent to pairs;
 * `child`, it speaks of a child to a parent; null, it is about one person only and names no audience.
 */
export type EntryScope = 'two' | 'lent' | 'child' | null

const includes = (list: readonly string[], name: string): boolean => list.includes(name)

export function entryScopeOf(subject: string, key: string): EntryScope {
  const [folder = '', name = ''] = subject.split('/')
  if (folder === 'synastry' || folder === 'overlay' || folder === 'composite') return 'two'
  if (folder === 'child') return 'child'
  if (folder === 'planet-in-sign') return includes(LENT_BY_SIGN, name) ? 'lent' : null
  if (folder === 'planet-in-house') return includes(LENT_BY_HOUSE, name) ? 'lent' : null
  // The chart of two holds aspects between planets alone.
  if (folder === 'natal-aspect') return isPlanet(name) && isPlanet(key.split(' ')[0] ?? '') ? 'lent' : null
  return null
}

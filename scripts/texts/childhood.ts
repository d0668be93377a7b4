import { isOuterPlanet } from '#astro/ephemeris/body.ts'
import { entryScopeOf, VERSIONS, type Audience } from '../../src/reading/library/audience.ts'
import type { ParsedVersion } from '../../src/reading/library/parse-entries.ts'
import { adultLifeIn } from '../../src/reading/truth/adult-life.ts'
import type { Finding } from './passage.ts'
import type { EntryFile } from './read-entries.ts'

/** The version from which a child’s pair is told a field; undefined where it is told nothing. */
function toldFrom(versions: readonly ParsedVersion[], field: string): Audience | undefined {
  if (versions.some(({ untold }) => untold.includes('child'))) return undefined
  return VERSIONS.child.findLast((audience) =>
    versions.some((version) => version.audience === audience && Object.hasOwn(version.fields, field)),
  )
}

/** Two slow planets meet for everybody of an age: synastry leaves them out. */
const isNeverTold = (subject: string, key: string) =>
  subject.startsWith('synastry/') && isOuterPlanet(subject.split('/')[1]) && isOuterPlanet(key.split(' ')[0])

/**
 * What is told of a pair with somebody under age presumes no adult's life on either side: no office, no rent, no wine. It is
 * looked for in the version that such a pair reads.
 */
export function adultScenes({ file, subject, lang, parsed, passages }: EntryFile): Finding[] {
  if (!parsed || entryScopeOf(subject) === null) return []
  return passages.flatMap(({ key, field, audience, line, text }) => {
    if (field === 'keywords' || isNeverTold(subject, key)) return []
    if (audience !== toldFrom(parsed.entries.get(key) ?? [], field)) return []
    return adultLifeIn(lang, text).map((words) => ({
      file,
      line,
      rule: 'childhood',
      what: `${key}: “${words}” is of an adult’s life, and a child’s pair is told this: write “audience: child”`,
    }))
  })
}

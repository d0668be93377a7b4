import { isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { Lang } from '#language/lang.ts'
import { entryScopeOf, VERSIONS, type Audience } from '../../src/reading/library/audience.ts'
import type { ParsedVersion } from '../../src/reading/library/parse-entries.ts'
import { adultLifeIn } from '../../src/reading/truth/adult-life.ts'
import { found, words, type Finding } from './passage.ts'
import type { EntryFile } from './read-entries.ts'

/** The version from which a child’s pair is told a field; undefined where it is told nothing. */
function toldFrom(versions: readonly ParsedVersion[], field: string): Audience | undefined {
  if (versions.some(({ untold }) => untold.includes('child'))) return undefined
  return VERSIONS.child.findLast((audience) =>
    versions.some((version) => version.audience === audience && Object.hasOwn(version.fields, field)),
  )
}

/**
 * What frightens or judges where a child is meant: love that is to be earned, a hand that is raised, somebody left, a pain
 * taken for a pretext, spying. Hard contacts are told as what may happen, and with what the grown-up can do.
 */
const HARD_ON_A_CHILD: Partial<Record<Lang, RegExp>> = {
  ru: words(
    'замахн\\p{L}*|заслужи(?:ть|т)|сперва докажи|за хорошее поведение|на ключ|по талонам|похоже, что бросили|что их бросили|слежк\\p{L}*|срывают на|больной живот|живот заболел|в синяках|так крепко, что больно|уже не покажут|перестают (?:показывать|рассказывать)|похоже на нелюбовь|никто никому не нужен|на силу отвечают силой',
  ),
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
    return [
      ...adultLifeIn(lang, text).map((turn) => `“${turn}” is of an adult’s life`),
      ...found(text, HARD_ON_A_CHILD[lang]).map((turn) => `“${turn}” is hard on a child`),
    ].map((what) => ({
      file,
      line,
      rule: 'childhood',
      what: `${key}: ${what}, and a child’s pair is told this: write “audience: child”`,
    }))
  })
}

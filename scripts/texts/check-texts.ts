import { audience } from './audience.ts'
import { banned } from './banned.ts'
import { bondVerdict } from './bond-verdict.ts'
import { foreignFactor } from './foreign-factor.ts'
import { gender } from './gender.ts'
import { household } from './household.ts'
import { lengths } from './lengths.ts'
import { likeness } from './likeness.ts'
import type { EntryPassage, EntryRule, Finding, LibraryRule, Passage, TextRule } from './passage.ts'
import { punctuation } from './punctuation.ts'
import { sameOpening, sameSentence } from './repeats.ts'
import { spelling } from './spelling.ts'
import { yo } from './yo.ts'

const TEXT_RULES: Record<string, TextRule> = { punctuation, banned, gender, spelling, ё: yo }
const ENTRY_RULES: Record<string, EntryRule> = {
  length: lengths,
  'foreign factor': foreignFactor,
  audience,
  household,
  'verdict on a bond': bondVerdict,
}
const LIBRARY_RULES: Record<string, LibraryRule> = {
  'near-duplicate': likeness,
  'same sentence': sameSentence,
  'same opening': sameOpening,
}

/** What any text is held to, of the library or the interface. */
export const checkTexts = (passages: readonly Passage[]): Finding[] =>
  passages.flatMap(({ file, line, lang, text }) =>
    Object.entries(TEXT_RULES).flatMap(([rule, check]) =>
      check(text, lang).map((what) => ({ file, line, rule, what })),
    ),
  )

export const checkEntries = (passages: readonly EntryPassage[]): Finding[] =>
  passages.flatMap((passage) => {
    const { file, line } = passage
    return Object.entries(ENTRY_RULES).flatMap(([rule, check]) =>
      check(passage).map((what) => ({ file, line, rule, what })),
    )
  })

/** What the whole library is held to, language by language. */
export const checkLibrary = (passages: readonly EntryPassage[]): Finding[] =>
  [...Map.groupBy(passages, ({ lang }) => lang).values()].flatMap((ofLang) =>
    Object.entries(LIBRARY_RULES).flatMap(([rule, check]) =>
      check(ofLang).map(({ passage: { file, line }, what }) => ({ file, line, rule, what })),
    ),
  )

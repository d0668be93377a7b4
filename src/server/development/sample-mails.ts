import type { Lang } from '#language/lang.ts'
import * as features from '../features-with-mails.ts'

/** Every mail that the product sends, by a name, with invented facts. */
export const sampleMails = (lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.values(features)
      .flatMap((samplesOf) => samplesOf(lang))
      .map(([name, { html }]) => [name, html]),
  )

import type { Lang } from '#language/lang.ts'
import { theoryTexts } from '#reading/astrologer/answers/talk/theory-words.ts'
import type { Services } from '#platform/services.ts'

/** What pages are lent of the glossary: the astrologer's own definitions. */
export const glossarySite = ({ library }: Services) => ({
  termMeanings: (lang: Lang): Readonly<Record<string, string>> => library.texts(theoryTexts, lang).means,
})

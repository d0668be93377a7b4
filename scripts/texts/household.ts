import type { Lang } from '#language/lang.ts'
import { words, type EntryRule } from './passage.ts'

/** Of people who share a home, a purse and their evenings, as stems and turns of phrase. */
const OF_ONE_HOUSEHOLD: Record<Lang, RegExp> = {
  en: words(
    'dishwashers?|landlords?|purses?|taxis?|wines?|champagne|mortgages?|fridges?|sofas?|households?|(?:one|the same) roof|mov(?:e|es|ing) in together|budgets?|money|bread in the house|closed carriage|living rooms?|kitchens?|life together|hostess(?:es)?|tenderness|tenderly|neither has spoken for a day',
  ),
  ru: words(
    'посудомо\\p{L}+|кошел(?:ёк|ька|ьку|ьком|ьки)|такси|шампанск\\p{L}+|вин(?:о|ом)|рюмк\\p{L}+|ипотек\\p{L}+|холодильник\\p{L}*|под одной крышей|общ(?:ие|их|ими) деньг\\p{L}+|ден(?:ег|ьги|ьгах|ьгам|ьгами)|карет\\p{L}+|обоями|шкаф(?:а|у|ом|ы)?|мурлы\\p{L}+|нежност\\p{L}+|близост\\p{L}+|кухн\\p{L}+|полотенц\\p{L}+|посуд(?:а|ы|у|ой|е)|молчите уже сутки|ни накопили|достаток',
  ),
}

/**
 * The chart of a bond is read by colleagues, friends and grown relatives, too: what is told to any two, or to kin, presumes no
 * common home, purse or tenderness. Partners have versions of their own.
 */
export const household: EntryRule = ({ subject, audience, field, lang, text }) => {
  if (!/^composite(?:-aspect)?\//.test(subject) || field === 'keywords') return []
  if (audience !== 'any' && audience !== 'kin') return []
  return [...text.matchAll(OF_ONE_HOUSEHOLD[lang])].map(
    ([found]) => `“${found}” is of people who live together, and this is for ${audience}: write “audience: partner”`,
  )
}

import type { Lang } from '#language/lang.ts'
import { entryScopeOf } from '../../src/reading/library/audience.ts'
import { found, words, type EntryRule } from './passage.ts'

/** Of people who share a home, a purse and their evenings, as stems and turns of phrase. */
const OF_ONE_HOUSEHOLD: Record<Lang, RegExp> = {
  en: words(
    'dishwashers?|landlords?|purses?|taxis?|wines?|champagne|mortgages?|fridges?|sofas?|households?|(?:one|the same) roof|mov(?:e|es|ing) in together|budgets?|money|bread in the house|closed carriage|living rooms?|kitchens?|life together|hostess(?:es)?|tenderness|tenderly|neither has spoken for a day',
  ),
  ru: words(
    'посудомо\\p{L}+|кошел(?:ёк|ька|ьку|ьком|ьки)|такси|шампанск\\p{L}+|вин(?:о|ом)|рюмк\\p{L}+|ипотек\\p{L}+|холодильник\\p{L}*|под одной крышей|общ(?:ие|их|ими) деньг\\p{L}+|ден(?:ег|ьги|ьгах|ьгам|ьгами)|карет\\p{L}+|обоями|шкаф(?:а|у|ом|ы)?|мурлы\\p{L}+|нежност\\p{L}+|близост\\p{L}+|кухн\\p{L}+|полотенц\\p{L}+|посуд(?:а|ы|у|ой|е)|молчите уже сутки|ни накопили|достаток|спросонок|удобство двоих',
  ),
}

/**
 * Of one bond in what any two read: a home and guests of their own, who they are to each other. Told of the wrong two, it is
 * false. Kin and partners have versions of their own.
 */
const OF_ANOTHER_BOND: Partial<Record<Lang, RegExp>> = {
  ru: words(
    'посуда вымыта|гости (?:разошлись|засиживаются)|ветеринар\\p{L}*|официант\\p{L}*|царапин\\p{L}*|с братом или сестрой|у брата с сестрой|такого брата|научн\\p{L}+ руководител\\p{L}*|соседн\\p{L}+ отдел\\p{L}*|коллегам|в одной конторе|служите вы|за родню|в свидетели|сближени\\p{L}*|поначалу, возможно|привычки, с которыми',
  ),
}

/**
 * The chart of a bond is read by colleagues, friends and grown relatives, too: what is told to any two, or to kin, presumes no
 * common home, purse or tenderness. Partners have versions of their own.
 */
export const household: EntryRule = ({ subject, audience, field, lang, text }) => {
  if (entryScopeOf(subject) !== 'two' || field === 'keywords') return []
  if (audience !== 'any' && audience !== 'kin') return []
  const isOfBond = /^composite(?:-aspect)?\//.test(subject)
  return [
    ...(isOfBond ? found(text, OF_ONE_HOUSEHOLD[lang]) : []).map(
      (turn) => `“${turn}” is of people who live together, and this is for ${audience}: write “audience: partner”`,
    ),
    ...(audience === 'any' ? found(text, OF_ANOTHER_BOND[lang]) : []).map(
      (turn) => `“${turn}” is of one bond, and any two are told this: name none, or write “audience: kin”`,
    ),
  ]
}

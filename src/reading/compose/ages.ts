import type { Lang } from '#language/lang.ts'

/** Words of a life that somebody under eighteen doesn’t have yet: an office, a marriage, a love affair, children, a rent. */
const GROWN_UP: Record<Lang, RegExp> = {
  en: /\b(?:promot\w*|résumés?|boss\w*|clients?|colleagues?|co-?workers?|departments?|offices?|employers?|letterhead|careers?|professions?|salar(?:y|ies)|wages?|mortgages?|landlords?|rent|pensions?|retire\w*|marriages?|married|marital|divorc\w*|spouses?|husbands?|wife|wives|lovers?|romances?|desire|kiss\w*|partners?|at twenty|your own children|nephews?|nieces?|godchild\w*|trainees?|wine|affairs?)\b/i,
  ru: /(?:^|[^а-яё])(?:повышени|начальни|клиент|коллег|сослужив|отдел[аеу]?(?=[^а-яё])|контор|служебн|на служб|должност|карьер|професси|зарплат|оклад|ипотек|квартплат|пенси|развод|развел|супруг|муж(?=[^а-яё])|мужа|мужем|жена|жену|женой|жены|свадьб|любовник|поцелу|избранни|партнёр|племянни|крёстн|стажёр|практикант|вахтёр|бухгалтер|роман(?:а|ом|ы|ов)?(?=[^а-яё])|желание(?=[^а-яё])|в двадцать|вино(?=[^а-яё])|бокал)/i,
}

const SENTENCE_END = /(?<=[.!?…]["”»)]*)\s+/u

/** A text for somebody under eighteen: its first sentence, and of the others those that presume no grown-up life. */
export const forMinor = (lang: Lang, text: string): string =>
  text
    .split(SENTENCE_END)
    .filter((sentence, i) => i === 0 || !GROWN_UP[lang].test(sentence))
    .join(' ')

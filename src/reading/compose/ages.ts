import type { Lang } from '#language/lang.ts'

/** Words of a life that somebody under eighteen doesn’t have yet: an office, a marriage, a love affair, children, a rent. */
const GROWN_UP: Record<Lang, RegExp> = {
  en: /\b(?:promot\w*|résumés?|boss\w*|clients?|colleagues?|co-?workers?|departments?|offices?|employers?|letterhead|careers?|professions?|salar(?:y|ies)|wages?|mortgages?|landlords?|rent|pensions?|retire\w*|marriages?|married|marital|divorc\w*|spouses?|husbands?|wife|wives|lovers?|romances?|desire|kiss\w*|partners?|at twenty|your own children|nephews?|nieces?|godchild\w*|trainees?|wine|affairs?)\b/i,
  ru: /(?:^|[^а-яё])(?:повышени|начальни|клиент|коллег|сослужив|отдел[аеу]?(?=[^а-яё])|контор|служебн|на служб|должност|карьер|професси|зарплат|оклад|ипотек|квартплат|пенси|развод|развел|супруг|муж(?=[^а-яё])|мужа|мужем|жена|жену|женой|жены|свадьб|любовник|поцелу|избранни|партнёр|племянни|крёстн|стажёр|практикант|вахтёр|бухгалтер|роман(?:а|ом|ы|ов)?(?=[^а-яё])|желание(?=[^а-яё])|в двадцать|вино(?=[^а-яё])|бокал)/i,
}

/** Words of a long life, which somebody under thirty doesn’t have behind them: decades, a career, heirs, grown children. */
const LONG_LIFE: Record<Lang, RegExp> = {
  en: /\b(?:(?:ten|eleven|twelve|fifteen|twenty|thirty|forty) years|for years it has|decades?|career took|co-heirs?|grown children|grandchild\w*|your (?:own )?children|nephews?|nieces?|trainees?|long-standing|old colleagues|retire\w*|pensions?|past sixty|around fifty|at forty|at fifty|marriages|divorc\w*|in each office|by now you)\b/i,
  ru: /(?:^|[^а-яё])(?:(?:десять|одиннадцать|двенадцать|пятнадцать|двадцать|тридцать|сорок) лет|лет (?:десять|пятнадцать|двадцать|тридцать)|десятилети|с каждым десятком|карьера пошла|сонаследник|взрослы[ех] дет|внук|внуч|ваши(?:х|м|ми)? дет|племянни|стажёр|сослужив|на пенси|пенси[яию]|за шестьдесят|к пятидесяти|в сорок|в пятьдесят|браки|браков|развод|большой стаж)/i,
}

/** Words of a life that begins, which somebody over sixty has behind them: exams, a first apartment, a promotion, a résumé. */
const EARLY_LIFE: Record<Lang, RegExp> = {
  en: /\b(?:résumés?|exams?|first (?:apartment|job|salary)|promot(?:ed|ions?)|a raise|job interviews?|diplomas?|degree in it|thesis|internships?|semesters?|school plays?|change jobs|six years later|your aunts?|dating apps?)\b/i,
  ru: /(?:^|[^а-яё])(?:резюме|экзамен|перв(?:ая|ую|ой) (?:квартир|работ|зарплат)|повышени[еяю](?=[^а-яё])|прибавк|собеседовани|диплом|выпускн|стажировк|семестр|заявлени[ея] об уходе|тётушк|тёт[яиюе](?=[^а-яё]))/i,
}

/** Words of a life at work or of courting, which somebody over seventy-five has behind them. */
const WORKING_LIFE: Record<Lang, RegExp> = {
  en: /\b(?:checkout|in the cart|managers?|your boss|hired|careers?|pensions?|offices?|department|staff|payroll|meetings?|customers?|clients?|colleagues?|co-?workers?|new sport|first dates?|subway|overtime|quit(?:ting)? the job|résumés?|at work by|by February)\b/i,
  ru: /(?:^|[^а-яё])(?:начальств|начальни|карьер|совещани|клиент|коллег|сослужив|сотрудник|на работу|с работы|зарплат|должност|в отделе|касание экрана|корзин[аеу] на сайте|новый спорт|заявлени[ея] об уходе|уйти в шесть|завёлся|на спор)/i,
}

/** Words of a childhood and of what has been: a biography, which no change of place alters. */
const PAST: Record<Lang, RegExp> = {
  en: /\b(?:child(?:hood|ren)?|as a (?:girl|boy)|parents?|mother|father|grew up|first (?:wages|job|salary)|early on|rather early|was (?:taught|shown)|were (?:taught|shown|raised|told)|you learned|once needed|at home (?:they|one) said|upbringing|family)\b/i,
  ru: /(?:^|[^а-яё])(?:детств|ребён|в семье|родител|мать|матер|отец|отц|перв(?:ая|ые|ую) (?:зарплат|деньг|работ)|когда-то|рано (?:узнал|показал|понял|научил)|вас (?:учили|растили|научили)|вы (?:научились|выросли)|с малых лет|в школе)/i,
}

const WORKING_LIFE_UNTIL = 75
const LONG_LIFE_FROM = 30
const EARLY_LIFE_UNTIL = 60

const SENTENCE_END = /(?<=[.!?…]["”»)]*)\s+/u
/** Opens a sentence that leans on the one before it. */
const LEANS: Record<Lang, RegExp> = {
  en: /^(?:It|He|She|They|This|That|These|Those|Such|There|Then|Since then|Ever since|Hence|Therefore|Both|Neither|But|Yet|Still|So)\b/,
  ru: /^(?:Он|Она|Оно|Они|Это|Эт[ои]т|Эта|Эти|Такой|Такая|Такие|Там|Тогда|Так|Оба|Обе|Но|Зато|Его|Её|Их|Этого|Этим|Этому|Тому|Отсюда|Поэтому|Потому|С тех пор|С той поры|Потом)(?=[^а-яё])/,
}

/** A text without the sentences that some words stand in, but for its first, and without what leans on one left out. */
function without(lang: Lang, text: string, words: RegExp): string {
  const kept: string[] = []
  let isCut = false
  for (const [i, sentence] of text.split(SENTENCE_END).entries()) {
    isCut = i > 0 && (words.test(sentence) || (isCut && LEANS[lang].test(sentence)))
    if (!isCut) kept.push(sentence)
  }
  return kept.join(' ')
}

/** A text for somebody under eighteen: without the sentences that presume a grown-up life. */
export const forMinor = (lang: Lang, text: string): string => without(lang, text, GROWN_UP[lang])

/** A text for somebody of an age in years: without the sentences that presume another stage of life. */
export function forAge(lang: Lang, text: string, age: number): string {
  const fresh = age < LONG_LIFE_FROM ? without(lang, text, LONG_LIFE[lang]) : text
  const grown = age >= EARLY_LIFE_UNTIL ? without(lang, fresh, EARLY_LIFE[lang]) : fresh
  return age >= WORKING_LIFE_UNTIL ? without(lang, grown, WORKING_LIFE[lang]) : grown
}

/** A text without the sentences that tell of a childhood or of what has been; nothing where it opens with one. */
export function withoutPast(lang: Lang, text: string): string {
  const [first = ''] = text.split(SENTENCE_END)
  return PAST[lang].test(first) ? '' : without(lang, text, PAST[lang])
}

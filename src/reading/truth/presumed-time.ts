import type { Lang } from '#language/lang.ts'
import type { When } from '../library/when.ts'

/**
 * Words by which a text of a day presumes the time at which it is read, as stems and turns of phrase: a day and an hour of
 * work or lessons, a meal, a part of the day; and of life: children, parents who live, a household that one pays for. Work as effort, a plan, money and a message are not among them: a person
 * has those on a Sunday, too.
 */
const PRESUMED: Record<Lang, Record<When, readonly string[]>> = {
  en: {
    workday: [
      'offices?(?! of the)|(?:criticism|praise) of your work|your work is (?:seen|noticed)|boss(?:es)?|managers?|directors?|superiors?|supervisors?|colleagues?|co-?workers?|clients?|customers?(?! service)|deadlines?|presentations?|slides|workdays?|working days?|at work|to work(?=[,.;])|on the job|(?:your|the) job(?! posting| you| interview| offer)|(?:a|the|your|long|next|team|every|pay) meetings?(?! place| point| time)|in meetings|(?:the|a|your|team) team(?! sport)|team lead|team call|interns?|handover|workload|coffee machine|conference call|staff|overtime|weekend shift|(?:a|the) shift(?! in)|pitch(?:es|ing)?|the raise|a raise|promotion|salary (?:question|talk)|pay talks?|people in charge|those in charge|people who decide|department|the company|employers?|invoices?|budget freeze|(?:the|your|a) report',
      'in class|at a lecture',
      '(?<!first )meetings(?! of)|work (?:chats?|emails?|messages|threads?|group|plans)|interviews?|careers?|professions?|professional(?:ly)?|negotiations|applications?|new hire|résumés?|industry|whole team|(?:harder|next) assignment',
      'Bike to work|walk before work|before work|after work',
      'workplace|your title|the organization|person who can approve|renegotiate your hours|where the job|vacancy|about your work|on a call|even with work|someone in your role',
    ],
    morning: ['this morning|breakfast(?!s)|first thing'],
    noon: ['lunch(?:es|time|break)?|at noon'],
    evening: ['this evening|tonight|dinner|supper|by evening'],
    children: [
      'kids?|children|(?<!like )a child(?:’s)?|your child(?:’s)?|teenagers?|toddlers?|day ?care|kindergarten|school (?:concert|run|play|trip|chat|gates?|bags?|pickup)|babysitters?|homework|(?:sons?|daughters?)(?!-in)',
      'call from school|parent-teacher|school paperwork|back-to-school',
    ],
    elders: [
      'mothers?|fathers?|mom|dad|(?:a|your|call a|old) parents?(?:’s)?|parents|grandparents?|grandmothers?|grandfathers?|grandma|aunts?|uncles?|(?:older|elderly) (?:relatives?|colleagues?|persons?(?:’s)?)',
    ],
    adult: [
      'landlords?|mortgages?|tax(?:es)?|insurance|household (?:sums|money|budget|payments?)|(?:household|the) bills|(?:the|your|on) rent|loans?|contractors?|living together|share a home|shared account|naming a rate|wine|partners?|the two of you|marriages?|spouses?|husbands?|wives|wife',
    ],
  },
  ru: {
    workday: [
      'офис\\p{L}*|планёрк\\p{L}*|совещани\\p{L}*|коллег\\p{L}*|начальни\\p{L}*|начальств\\p{L}*|шеф(?:а|у|ом|е)?|руководител\\p{L}*|руководств(?:о|а|у|ом|е)|летучк\\p{L}*|отчёт(?:а|у|ом|е|ы|ов|ам|ах|ность|ности)?|клиент\\p{L}*|заказчи\\p{L}*|рабоч(?:ий|его|ему|им|ие|их|ими|ем|ая|ую|ей) (?:день|дня|дне|дни|чат\\p{L}*|стол\\p{L}*|дел\\p{L}*|почт\\p{L}*|переписк\\p{L}*|встреч\\p{L}*|досад\\p{L}*|вопрос\\p{L}*|недел\\p{L}*)|дедлайн\\p{L}*|презентаци\\p{L}*|собеседовани\\p{L}*|бухгалтер\\p{L}*|на работ(?:е|у)(?! ног)|сейчас работа|планы на работу|с работы|по работе|в работе|по службе|служб(?:а|ы|у) требу\\p{L}*|службой|должност\\p{L}*|прибавк\\p{L}*|повышени(?:е|и|ю) (?:или|зарплат|по)|сотрудни\\p{L}*|стажёр\\p{L}*|смен(?:а|у) (?:в выходные|на работе)|отдел(?:а|у|ом|е)?|переговорн\\p{L}*|на переговорах|переговоры о|созвон\\p{L}*|в кабинет\\p{L}*|карьерн\\p{L}*|оклад\\p{L}*|ваш(?:а|у|ей) работ(?:а|у|е|ы)',
      'на лекци\\p{L}*|на уроке',
      'рабоч\\p{L}*|работодател\\p{L}*|переговор\\p{L}*|карьер\\p{L}*|професси\\p{L}*|резюме|ваканси\\p{L}*|интервью|делов(?:ой|ые|ое|ая|ую|ых|ого)|зарплат\\p{L}*|на встрече|новичок в команде|проект(?:а|у|ом|е|ы|ов)?|кончается работа|работа (?:движется|утомляет)',
    ],
    morning: ['сегодня утром|этим утром|с утра|завтрак(?!ами)\\p{L}*'],
    noon: ['обед(?:а|у|ом|е|енн\\p{L}*)?(?! с друзьями)'],
    evening: ['сегодня вечером|вечером|к вечеру|этим вечером|этот вечер|ужин(?:а|у|ом|е|ать)?'],
    children: [
      'дет(?:и|ей|ям|ьми|ях)|(?<!как )реб[её]н(?:ок|ка|ку|ком|ке)|подрост(?:ок|ка|ку|ком|ки)|кружк(?:ов|и|е|у|ам)|садик\\p{L}*|школьн\\p{L}*|сын(?:а|у|ом|овья)?|доч(?:ь|ка|ки|ке|ку|ери)|про школу|няни',
      'звон(?:ок|ят) из школы|родительск\\p{L}+ собрани\\p{L}*',
    ],
    elders: [
      'мам(?:а|е|у|ы|ой)|пап(?:а|е|у|ы|ой)|родител(?:и|ей|ям|ями|ях)|бабушк\\p{L}*|дедушк\\p{L}*|мать|матери|отец|отца|отцу|старш(?:ий|ие|их|им|ему|его|ими)|пожилы\\p{L}+ родственник\\p{L}*',
    ],
    adult: [
      'ипотек\\p{L}*|налог\\p{L}*|страховк\\p{L}*|квартплат\\p{L}*|аренд\\p{L}*|кредит(?:а|у|ом|е|ы|ов)?|семейн\\p{L}+ (?:бюджет|деньг|расход)\\p{L}*|домашн\\p{L}+ (?:бюджет|расход|сч[её]т)\\p{L}*|муж(?:а|у|ем)?|жен(?:а|е|ы|ой|у)|супруг\\p{L}*|партн[её]р\\p{L}*|хозя\\p{L}+ квартиры|для двоих|брак(?:а|е|у)|жить вместе',
    ],
  },
}

const edge = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')
const compiled = (lang: Lang) =>
  Object.entries(PRESUMED[lang]).map(([when, patterns]) => [when as When, patterns.map(edge)] as const)
const PATTERNS: Record<Lang, readonly (readonly [When, readonly RegExp[]])[]> = {
  en: compiled('en'),
  ru: compiled('ru'),
}

/** What a text presumes of the time at which it is read, each with the words that do. */
export const presumedTimes = (lang: Lang, text: string): { when: When; words: string }[] =>
  PATTERNS[lang].flatMap(([when, patterns]) => {
    const [words] = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    return words === undefined ? [] : [{ when, words }]
  })

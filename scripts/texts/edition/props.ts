import type { Lang } from '#language/lang.ts'
import { words } from '../passage.ts'
import type { Entry } from './entry.ts'

/** Things that scenes are furnished with, and how they are found in a text. */
const PROPS: Record<Lang, Readonly<Record<string, RegExp>>> = {
  en: {
    door: words('doors?|front door|doorways?|doorsteps?|doormats?'),
    table: words('tables?|tablecloths?'),
    chair: words('chairs?|armchairs?|stools?'),
    coat: words('coats?|overcoats?|raincoats?'),
    kitchen: words('kitchens?'),
    window: words('windows?|windowsills?'),
    key: words('keys?|keyholes?'),
    letter: words('letters?'),
    cup: words('cups?|mugs?|teacups?'),
    lamp: words('lamps?|lampshades?|candles?'),
    shelf: words('shelf|shelves'),
    drawer: words('drawers?'),
    pocket: words('pockets?'),
    shoes: words('shoes?|boots?|slippers?'),
    bread: words('bread|loaf|loaves'),
    soup: words('soups?'),
    stairs: words('stairs?|staircases?|steps?'),
    train: words('trains?|trams?'),
    suitcase: words('suitcases?|trunks?|bags?'),
    garden: words('gardens?|fences?'),
    envelope: words('envelopes?|postcards?|stamps?'),
    hall: words('halls?|hallways?|corridors?'),
    bench: words('benches|bench'),
    umbrella: words('umbrellas?|hats?|scarf|scarves'),
  },
  ru: {
    дверь: words('двер(?:ь|и|ью|ей|ям|ями|ях)|двер(?:ца|цы|цу|цей)'),
    стол: words('стол(?:а|у|ом|е|ы|ов|ам|ами|ах)?|скатерт\\p{L}+'),
    стул: words('стул(?:а|у|ом|е|ья|ьев|ьям|ьями|ьях)?|кресл\\p{L}+|табурет\\p{L}*'),
    пальто: words('пальто|плащ\\p{L}*|шуб\\p{L}+|куртк\\p{L}+'),
    кухня: words('кух(?:ня|ни|не|ню|ней|онь|нях|нях|онн\\p{L}+)'),
    окно: words('окн(?:о|а|у|ом|е|ам|ами|ах)|окон|подоконник\\p{L}*|форточк\\p{L}+'),
    ключ: words('ключ(?:а|у|ом|е|и|ей|ам|ами|ах)?'),
    письмо: words('письм(?:о|а|у|ом|е|ам|ами|ах)|писем|конверт\\p{L}*|открытк\\p{L}+'),
    чашка: words('чаш(?:ка|ки|ке|ку|кой|ек|кам|ками)|чай(?:ник\\p{L}*)?|чая|чаю|чаем|стакан\\p{L}*'),
    лампа: words('ламп\\p{L}+|свеч\\p{L}+|фонар\\p{L}+'),
    полка: words('пол(?:ка|ки|ке|ку|кой|ок|кам|ках)|шкаф\\p{L}*'),
    ящик: words('ящик\\p{L}*|коробк\\p{L}+|коробок'),
    карман: words('карман\\p{L}*'),
    башмаки: words('башмак\\p{L}*|ботин\\p{L}+|сапог\\p{L}*|сапоги|тапк\\p{L}+|туфл\\p{L}+'),
    хлеб: words('хлеб\\p{L}*|пиро(?:г|га|ги|гом|гов|жок|жки|жков)'),
    суп: words('суп(?:а|у|ом|е|ы)?|борщ\\p{L}*|каш(?:а|и|у|ей|е)'),
    лестница: words('лестниц\\p{L}*|ступен\\p{L}+|порог\\p{L}*'),
    поезд: words('поезд(?:а|у|ом|е|ов|ам|ах)?|электричк\\p{L}+|трамва\\p{L}+|вокзал\\p{L}*|вагон\\p{L}*'),
    чемодан: words('чемодан\\p{L}*|сумк\\p{L}+|рюкзак\\p{L}*'),
    сад: words('сад(?:а|у|ом|ы|ов)?|забор\\p{L}*|калитк\\p{L}+'),
    прихожая: words('прихож(?:ая|ей|ую)|коридор\\p{L}*'),
    лавочка: words('лавоч\\p{L}+|скамей\\p{L}+|скамь\\p{L}+'),
    шляпа: words('шляп\\p{L}+|шарф\\p{L}*|шапк\\p{L}+|зонт\\p{L}*'),
  },
}

/** A thing may stand in so many entries of a language. */
export const MOST_OF_A_PROP = 60

const LATELY: Record<Lang, RegExp> = {
  en: words(
    'texts?|texting|text messages?|group chats?|chats?|online|apps?|laptops?|screens?|remote|playlist|podcasts?|feeds?|notifications?|unread|emails?|inbox|video calls?|calls?|passwords?|subscriptions?|therapy|therapists?|burnout|freelancers?|start-?ups?|drafts?|scroll\\p{L}*|selfies?|Wi-Fi|links?|profiles?|phones?|spreadsheets?|tabs?|deliver(?:y|ies)|rent|airports?|coworking|bookings?|posts?|voice messages?|reviews?|deadlines?|calendars?|photos?',
  ),
  ru: words(
    'чат\\p{L}*|сообщени\\p{L}+|переписк\\p{L}+|мессенджер\\p{L}*|онлайн|ноутбук\\p{L}*|экран\\p{L}*|удалёнк\\p{L}+|удалённ\\p{L}+|подкаст\\p{L}*|лент(?:а|е|у|ы)|уведомлени\\p{L}+|непрочитанн\\p{L}+|пароль?\\p{L}*|подписк\\p{L}+|терапи\\p{L}+|выгорани\\p{L}+|стартап\\p{L}*|черновик\\p{L}*|голосов(?:ое|ые|ых|ым)|ссылк\\p{L}+|профил\\p{L}+|телефон\\p{L}*|таблиц\\p{L}+|вкладк\\p{L}+|доставк\\p{L}+|аренд\\p{L}+|съёмн\\p{L}+|созвон\\p{L}*|приложени\\p{L}+|дедлайн\\p{L}*|почт(?:а|е|у|ой)|фотографи\\p{L}+|аэропорт\\p{L}*|навигатор\\p{L}*',
  ),
}

const textOf = ({ fields }: Entry) => Object.values(fields).join('\n')

/** The entries that each thing stands in. */
export const propsIn = (lang: Lang, entries: readonly Entry[]): [prop: string, entries: Entry[]][] =>
  Object.entries(PROPS[lang]).map(([prop, pattern]) => [
    prop,
    entries.filter((entry) => textOf(entry).search(pattern) >= 0),
  ])

/** Whether an entry shows a thing of the last twenty years or of everyday work now; only counted. */
export const isOfToday = (entry: Entry) => textOf(entry).search(LATELY[entry.lang]) >= 0

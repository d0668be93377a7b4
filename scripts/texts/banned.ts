import type { Lang } from '#language/lang.ts'
import { words, type TextRule } from './passage.ts'

type Row = readonly [pattern: string, why: string]

const FILLER = 'says nothing'
const FATE = 'fate'
const FEAR = 'fear'
const EVENT = 'foretells an event'
const HEALTH = 'a directive on health'
const MONEY = 'a directive on money or law'
const CALQUE = 'translated English'
const OFFICE = 'officialese'
const DOUBLE = 'a double meaning'

const BANNED: Record<Lang, readonly Row[]> = {
  en: [
    ['energ(?:y|ies|etic|etically|i[sz]ed?)', FILLER],
    ['vibrations?|vibes?|vibrant', FILLER],
    ['universe|cosmic|cosmos|divine', FILLER],
    ['journey(?:s|ed|ing)?', FILLER],
    ['powerful(?:ly)?|empower\\p{L}*|transformat\\p{L}+', FILLER],
    ['intens(?:e|ely|ity|ify|ifies)|profound(?:ly)?|deeply', FILLER],
    ['embrac(?:e|es|ed|ing)|harness(?:es|ed|ing)?|navigat\\p{L}+|tapestry|delv(?:e|es|ed|ing)', FILLER],
    ['resonat\\p{L}+|holistic|synergy|multifaceted|boundless|ever-changing|realms?|testament to', FILLER],
    ['unlock your|true self|authentic self|higher self|inner truth|soulmates?|twin flames?', FILLER],
    ['at times you|sometimes you are|you have a strong need', 'fits everybody'],
    [
      'fate|fated|destiny|destined|predestined|karmic|karma|meant to be(?= together|[.,;:?…”]|$)|written in the stars',
      FATE,
    ],
    ['beware|be afraid|doom(?:ed)?|curse on|evil eye|misfortune|catastrophes?', FEAR],
    [
      'you(?: will|’ll| are going to) (?:meet (?:someone|somebody|a|an|the one|your|new|people)|find love|fall in love|marry|get married|inherit|win|lose|die|fall ill)',
      EVENT,
    ],
    ['(?:see|consult|visit|call) (?:a|your) (?:doctor|physician|therapist)', HEALTH],
    [
      '(?<=^|[.;:?…—] )eat (?:no|less|more)|avoid (?:meat|sugar|alcohol|caffeine|coffee|salt)|take (?:vitamins|supplements|(?:a|your) pills?)|fasting|detox',
      HEALTH,
    ],
    [
      '(?:see|consult|hire|call) (?:a|your) (?:lawyer|attorney)|sue|take out a (?:loan|mortgage)|invest (?:in|your)|buy (?:shares|stocks|gold)|sell your',
      MONEY,
    ],
  ],
  ru: [
    ['энерг(?:ия|ии|ию|ией|ий|иями|иях|етик\\p{L}+|етическ\\p{L}+)', FILLER],
    ['вибраци\\p{L}+|вселенн(?:ая|ой|ую)|космическ\\p{L}+|божественн\\p{L}+|сакральн\\p{L}+', FILLER],
    ['мощн\\p{L}+|трансформ\\p{L}+|глубинн\\p{L}+|интенсивн\\p{L}+|гармоничн\\p{L}+|гармонизир\\p{L}+', FILLER],
    ['по-своему уникальн\\p{L}+|истинн\\p{L}+ «?я»?|внутренн\\p{L}+ истин\\p{L}+|ресурсн\\p{L}+|высш\\p{L}+ я', FILLER],
    ['порой вы бываете|иногда вы открыты', 'fits everybody'],
    [
      'судьб\\p{L}+|суждено|предначертан\\p{L}*|предопредел\\p{L}+|рок(?:ов\\p{L}+)|карм(?:а|ы|е|у|ой)|кармическ\\p{L}+',
      FATE,
    ],
    ['берегитесь|опасайтесь|бойтесь|проклят\\p{L}+|сглаз\\p{L}*|порч[ауеи]', FEAR],
    [
      'вы (?:скоро |сегодня |обязательно )?(?:встретите|выйдете замуж|женитесь|унаследуете|выиграете|заболеете|погибнете|потеряете)',
      EVENT,
    ],
    ['вас ждёт (?:встреча|любовь|успех|удача|повышение|разлука|болезнь|богатство|победа)', EVENT],
    [
      '(?:обратитесь|сходите|запишитесь) к (?:врачу|доктору|терапевту|психологу|психотерапевту)|не ешьте|исключите (?:из рациона|мясо|сахар)|откажитесь от (?:мяса|сахара|алкоголя|кофе|соли)|принимайте (?:витамины|лекарства|таблетки)|голодани\\p{L}+|детокс\\p{L}*',
      HEALTH,
    ],
    [
      'обратитесь к (?:юристу|адвокату|нотариусу)|подайте в суд|возьмите (?:кредит|ипотеку)|вложите деньги|инвестируйте|купите (?:акции|золото)|продайте (?:квартиру|акции)',
      MONEY,
    ],
    [
      'явля(?:ется|ются|етесь|емся)(?! (?:на|в|во|к|ко|без|из|туда|сюда|домой|позже|раньше|первым))|имеет место|имеют место|иметь место|осуществля\\p{L}+|в рамках|на сегодняшний день|оказывает влияние|данн(?:ый|ая|ого|ому|ым|ую) (?:период|момент|аспект|день|время|ситуаци\\p{L}+)',
      OFFICE,
    ],
    ['это (?:не )?(?:про|о) т(?:о|ом),? (?:что|чтобы|как)|это про|это о том', CALQUE],
    [
      'чувству(?:ете|я|ем) себя (?:более|менее)|чувствовать себя (?:более|менее)|делать выбор|сделать выбор|в конце дня|зон(?:а|ы|е|у) комфорта',
      CALQUE,
    ],
    [
      'кончи(?:ть|л|ла|ло|ли|в|вши|м|те|шь|т)|конча(?:ть|ет|ют|ете|ем|ешь)|пересп(?:а|и|л)\\p{L}*|заводи(?:т|те|шь|м) (?:вас|друг друга)|(?:вас|друг друга) (?:\\p{L}+ и )?заводи(?:т|те|шь|м)(?=[.,;:!?…]|$)',
      DOUBLE,
    ],
    ['проработ(?:ать|айте|ка|ки|ку)|в моменте|про себя и для себя', 'jargon'],
  ],
}

const PATTERNS = Object.fromEntries(
  Object.entries(BANNED).map(([lang, rows]) => [lang, rows.map(([pattern, why]) => [words(pattern), why] as const)]),
) as Record<Lang, (readonly [pattern: RegExp, why: string])[]>

/** Words and phrases that the voice turns away: filler, fate, fear, foretelling, directives, officialese, translated English. */
export const banned: TextRule = (text, lang) =>
  PATTERNS[lang].flatMap(([pattern, why]) => [...text.matchAll(pattern)].map(([found]) => `“${found}”: ${why}`))

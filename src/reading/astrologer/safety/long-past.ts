import type { Lang } from '#language/lang.ts'
import { CARE_WORDS } from './care-data.ts'
import { areOthersCalm } from './others-calm.ts'
import { normalize } from './normalize.ts'

/** When it was. */
const LONG_AGO =
  / (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|many|some) years? (?:ago|back|now|since|sober|clean|on)|decades|(?:in|since|back in) (?:(?:19|20)?\d\d|[a-z]+s)|when i was (?:a |at |in |[a-z]*teen|\d+|nine|ten|eleven|twelve|little|young|small)|as a (?:kid|child|teenager|teen|student|girl|boy)|i was (?:bulimic|anorexic|abused|bullied) as|grew up with|years sober|(?:dead|gone) since|used to|first (?:husband|wife)|(?:лет|года?) (?:назад|прошло|уже|как)|(?:в|с) (?:19|20)\d\d(?: году| года| м)?|в [89]\d м|в (?:детстве|юности|молодости|школе|студенчестве)|когда (?:я был|мне было)|первый муж|с первым мужем|давно (?:нет|прошло|зажило)|в (?:семнадцать|девятнадцать|восемнадцать|шестнадцать)) /
/** That it is well now. */
const WELL_NOW =
  / (?:at peace|made my peace|forgave|forgiven|let it go|(?:good |did (?:my )?(?:years of )?)therapy|see my therapist|recovered|healed|all clear|(?:in )?remission|never looked back|well over (?:it|now)|good memor[a-z]*|happy memor[a-z]*|soft sort of|got through|two (?:girls|kids|boys|daughters|sons)|grandmother|grandchildren|(?:im|i am|feel|doing) (?:totally |completely |all |really |very )?(?:fine|great|good|well|okay|ok|happy|alright)(?: now| today| these days)?|today (?:im|i am|i (?:run|bake|have|teach))|i teach|sleep like|second (?:husband )?(?:brings|is gold)|life is good|eat like a horse|терапи[а-я]*|с психологом (?:я )?(?:это )?(?:все )?разобрал[а-я]*|простил[а-я]*|отпустил[а-я]*|ремисси[а-я]*|не огля[а-я]+|ни разу не пожалел[а-я]*|(?:мне|у меня|все|живу|чувствую себя) (?:сейчас |теперь |все )?(?:хорошо|отлично|нормально|спокойно)|с улыбкой|тепло вспомина[а-я]*|двое (?:здоровых )?(?:детей|сыновей|дочек)|(?:теперь|сейчас) (?:у меня |я |мне )?(?:[^ ]+ )?(?:муж|веду|преподаю|бабушка|мама|золото|чистый|в найме)|дважды бабушка|зажило|завязал|семья работа|сплю как) /
/** That it isn’t over. */
const STILL =
  / (?:again|lately|last (?:night|week)|came back|back again|these thoughts|tonight|cant anymore|want to die|still (?:hits|hurts|cut|cutting|does|happens)|опять|снова|вчера|сегодня ночью|вернулись|не могу больше|хочу умереть|до сих пор (?:бьет|режу|происходит)) /

/** Whether a message tells of a danger that lies long behind, and of being well since. */
export function isLongPast(text: string): boolean {
  const normal = normalize(text)
  return (
    LONG_AGO.test(normal) &&
    WELL_NOW.test(normal) &&
    !STILL.test(normal) &&
    areOthersCalm(text, (clause) => LONG_AGO.test(normalize(clause)) || WELL_NOW.test(normalize(clause)))
  )
}

/** A year or a number of years by which a loss is an old one. */
const YEARS_BACK =
  / (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|many) years (?:ago|on|since|back|gone)|(?:in|since|back in) (?:19\d\d|20[01]\d)|decades ago|(?:\d+|два|три|четыре|пять|шесть|семь|восемь|девять|десять|двадцать|тридцать|много) (?:лет|года) (?:назад|прошло|как|уже)|(?:лет|года) (?:\d+ )?назад|(?:в|с) (?:19\d\d|20[01]\d)(?: году| года)?|в [89]\d м) /

/** Whether a loss is told of that lies years back, with nothing of it in the present. */
export const isLossOfYearsAgo = (text: string): boolean =>
  YEARS_BACK.test(normalize(text)) && !STILL.test(normalize(text))

/** The warm sentence above an ordinary answer to it. */
export const pastLine = (lang: Lang, isChild: boolean): string => {
  const text = CARE_WORDS[lang].past
  return typeof text === 'string' ? text : isChild ? text.child : text.adult
}

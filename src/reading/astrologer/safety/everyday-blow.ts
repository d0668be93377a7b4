import { namesWeapon } from './correction.ts'
import { noticedIn } from './notice.ts'
import { normalize } from './normalize.ts'
import { saysOwnWish } from './own-wish.ts'

/** Blows of an ordinary life that are told in heavy words: a dismissal, nobody to love yet, a relative in hospital. */
const BLOWS: readonly RegExp[] = [
  / (?:let me go|let us (?:all )?go)(?= )(?=(?: [^ ]+)* (?:after|today|yesterday|years?|months?|job|work|company|firm|on|from|just|before|with) )| (?:laid (?:me|us) off|(?:was|got|been|am|im) (?:laid off|fired|sacked|made redundant)|made (?:me |us )?redundant|lost my job|fired me|sacked me) /,
  / (?:меня |нас |сегодня |вчера |и )(?:уволили|сократили|выгнали с работы|попросили с работы)| (?:потеряла?|лишилась|лишился) работ[уы] | попала? под сокращение /,
  / never (?:had|been in|dated|been kissed|kissed|been on) (?:[^ ]+ ){0,2}(?:boyfriend|girlfriend|partner|relationship|anyone|anybody|date|love|kissed)?(?=(?: [^ ]+)* (?:me|i) )/,
  / (?:никого|парня|девушки|отношений)(?: [^ ]+){0,3} не было | не было (?:[^ ]+ ){0,2}(?:никого|парня|девушки|отношений) | (?:ни разу|никогда) (?:[^ ]+ ){0,3}не (?:встречал|целовал|любил)[а-я]* /,
  / (?:mum|mam|mom|mother|dad|father|nan|gran|grandma|grandpa|grandad|sister|brother|husband|wife|aunt|uncle|friend)s? (?:is|are|was|has been|gone|went|back)?(?: [^ ]+){0,2} hospital /,
  / (?:мам[а-я]*|пап[а-я]*|отец|бабушк[а-я]*|дедушк[а-я]*|сестр[а-я]*|брат[а-я]*|муж[а-я]*|жен[а-я]*|подруг[а-я]*|тет[а-я]*)(?: [^ ]+){0,3} (?:в больниц[еу]|в больничке) /,
  / (?:leave|leaving|quit|quitting|out of|done with) (?:medicine|nursing|teaching|law|accounting|banking|academia|the police|the army|retail|this job|my job|my career|corporate life)(?: [^ ]+)* (?:for good|forever|completely|altogether|entirely|once and for all) /,
  / (?:уйти|уходить|ухожу|уйду) (?:[^ ]+ )?(?:из|с) (?:медицин[а-я]*|школы|профессии|найма|балета|театра|спорта|науки|армии|полиции|органов|юриспруденции|бухгалтери[а-я]*|педагогик[а-я]*|продаж|журналистик[а-я]*|маркетинга|банка|бизнеса|больницы|садика|сферы|айти|стройки|завода|работы) /,
]
/** Messages, pictures or a call of somebody else that a partner keeps. */
const OF_ANOTHER =
  / (?:texts?|texting|texted|messages|messaging|messaged|chats?|pics|photos|writing|dms|tinder|receipt|переписк[а-я]*|переписыва[а-я]*|сообщени[а-я]*|смс|лайк[а-я]*|сердечк[а-я]*|телефоне?|чек|писал[а-я]*) /
/** How the body answers to jealousy. */
const IN_THE_BODY =
  / (?:sick|ill|nauseous|puke|throw up|vomit|shaking|shaky|trembling|stomach|cant eat|cannot eat|jealous[a-z]*|тошнит|тошноты|трясет|колотит|дрожат|трясутся|ревност[а-я]*|ревную|физически плохо|в горло не лезет|не могу успокоиться|внутри все) /
/** Whose messages these are, where no one of them is an ex of the writer's. */
const OF_PARTNER =
  / (?:his|her|husbands?|wifes?|wife|boyfriends?|girlfriends?|partners?|муж[а-я]*|жен[аыуе]|женой|парн[а-я]*|он|она|его|ее|ней|ей|него|бывш[а-я]*|коллег[а-я]*) /
const SENT_TO_WRITER =
  / (?:sent|sends?|sending|texted|messaged|shows?|showed) me | (?:мне|меня) (?:[^ ]+ )?(?:прислал|присылает|пишет|снима|грозит|требует)[а-я]* /

const isJealousy = (normal: string): boolean =>
  OF_ANOTHER.test(normal) && IN_THE_BODY.test(normal) && OF_PARTNER.test(normal) && !SENT_TO_WRITER.test(normal)

/** What is more than such a blow, however it began. */
const MORE =
  / (?:die|dying|died|dead|death|alive|live|living|life|end it|kill|killed|killing|suicid[a-z]*|hurt|hurts|hit|hits|beat|beats|choked?|grabbed|slammed|threat[a-z]*|afraid|scared|pills?|tablets?|drink|drank|drunk|took|taken|overdos[a-z]*|cut|cutting|blade|knife|gun|rope|bridge|roof|goodbye|forever|disappear|vanish|better off|worthless|burden|no point|pointless|give up|pistols?|guns?|rifles?|knives|glovebox|parking lot|watching|outside|waiting for|follow(?:ing|ed)|pay for|revenge|deserves?|payback|отомщ[а-я]*|пожале[а-я]*|cant go on|cant do this|collapsed|breath[a-z]*|unconscious|bleeding|stroke|умер[а-я]*|умир[а-я]*|смерт[а-я]*|жить|жизн[а-я]*|покончи[а-я]*|убь[а-я]*|уби[лвт][а-я]*|суицид[а-я]*|бь[юе][а-я]*|бил[а-я]*|удар[а-я]*|душ[а-я]*|угрож[а-я]*|боюсь|таблет[а-я]*|снотворн[а-я]*|выпил[а-я]*|наглот[а-я]*|пью|порез[а-я]*|режу|лезви[а-я]*|нож[а-я]*|петл[а-я]*|мост[а-я]*|крыш[а-я]*|прощай[а-я]*|прости[а-я]*|исчезн[а-я]*|не быть|меня не|без меня|обуз[а-я]*|незачем|смысл[а-я]*|следом|рук[иа] распуска[а-я]*|санитар[а-я]*|деньги кончаются|going with (?:him|her)|when (?:he|she) goes|способ[а-я]*|не могу больше|больше не могу|без сознания|дыш[а-я]*|кров[а-я]*|инсульт[а-я]*|сын[а-я]*|доч[а-я]*|ребен[а-я]*|son|daughter|baby|child|kid|kids) /
const OF_DANGER: ReadonlySet<string> = new Set('place ending gave_away cut threat voices hurt afraid taken'.split(' '))
/** A longer message may tell anything beside it. */
const MOST_WORDS = 22

/** Whether somebody tells a blow of an ordinary life, in a few words, and nothing beside it that would be a danger. */
export function isEverydayBlow(text: string): boolean {
  const normal = normalize(text)
  return (
    normal.trim().split(' ').length <= MOST_WORDS &&
    (isJealousy(normal) || BLOWS.some((blow) => blow.test(normal))) &&
    !MORE.test(normal) &&
    !namesWeapon(text) &&
    !saysOwnWish(text) &&
    !noticedIn(text).some((name) => OF_DANGER.has(name))
  )
}

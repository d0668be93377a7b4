import type { Lang } from '#language/lang.ts'
import type { Topic } from '../../topics.ts'

/** Words by which people speak of a part of life without naming it. The first part that is named is meant. */
const NAMED: Record<Lang, readonly (readonly [Topic, RegExp])[]> = {
  en: [
    [
      'career',
      /(?<=^| )(?:quit|quitting|resign\p{L}*|(?:hand|give) in my notice|change jobs?|new job|retrain\p{L}*|(?:what|which) (?:\p{L}+ )?(?:jobs?|career|work) )(?= |$)/u,
    ],
    [
      'friends',
      /(?<=^| )(?:friends?|friendships?|bestie|mates?|bff|social life|lonely|loneliness|fall(?:en|ing)? out|left out|fit in|belong)(?= |$)/,
    ],
    [
      'health',
      /(?<=^| )(?:tired|wrecked|shattered|worn out|night shifts?|exhausted|knackered|drained|fatigue|energy|sleep\p{L}*|insomnia|health\p{L}*|ill|sick|body|diet|weight|gym|fitness|burn(?:t|ed)? ?out|burnout|rest|stress\p{L}*|run down|headaches?|smok\p{L}*|drink(?:ing)?)(?= |$)/u,
    ],
    [
      'career',
      /(?<=^| )(?:jobs?|work|working|works|worked|career\p{L}*|boss\p{L}*|manager|promot\p{L}*|colleagues?|coworkers?|interview\p{L}*|business\p{L}*|freelanc\p{L}*|self employed|company|hired|fired|redundan\p{L}*|live off|make a living|living from|laid off|resign\p{L}*|quit|quitting|notice|raise|office|clients?|project|startup|podcast|launch|etsy|shop|cafe|success\p{L}*|profession\p{L}*|vocation|calling|teams?|employ\p{L}*|apply|applying|applied|applications?|offer|contract|cv|resume|portfolio|creative work|band|book|album|novel|audition\p{L}*)(?= |$)/u,
    ],
    [
      'study',
      /(?<=^| )(?:exams?|test|tests|uni|university|college|degree|stud(?:y|ies|ying)|courses?|school|learn|learning|class|classes|training|thesis|dissertation|phd|masters|driving test|grades?|qualification\p{L}*|language)(?= |$)/u,
    ],
    [
      'move',
      /(?<=^| )(?:move|moving|moved|relocat\p{L}*|emigrat\p{L}*|abroad|new (?:house|flat|place|city|country)|apartment|flat|city|country|landlord|rent|renting|visa|travel\p{L}*|trip|holiday)(?= |$)/u,
    ],
    [
      'money',
      /(?<=^| )(?:money|rich|wealth\p{L}*|financ\p{L}*|savings?|save|debts?|loans?|mortgage|afford|spend\p{L}*|salary|income|earn\p{L}*|pay|paid|bills?|broke|invest\p{L}*|house|buy|buying|sell|selling|property|tight|budget|crypto|bitcoin|shares|pension|inherit\p{L}*)(?= |$)/u,
    ],
    [
      'love',
      /(?<=^| )(?:love|loves|loved|partner|dating|ex|exes|boyfriend|girlfriend|husband|wife|marri\p{L}*|marry|wedding|propose\p{L}*|engaged|divorce\p{L}*|break ?up|broke up|broken up|split|separat\p{L}*|crush|soulmates?|the one|romance|romantic|single|attract\p{L}*|men|man|women|guys?|girls?|back together|get back|meet (?:someone|somebody|anyone|the one|him|her)|text him|text her|text my|message him|message her|call him|call her|flirt\p{L}*|tinder|hinge|cheat\p{L}*|jealous\p{L}*|heart|intimacy|commit\p{L}*|we be ok|us two|move in together)(?= |$)/u,
    ],
    [
      'family',
      /(?<=^| )(?:family|families|mum|mom|mother\p{L}*|dad|father\p{L}*|parents?|sisters?|brothers?|siblings?|sons?|daughters?|kids?|child|children|baby|teenagers?|teen|in laws?|inlaws?|mother in law|aunt|uncle|nan|gran|grand\p{L}+|cousins?|stepson|stepdaughter|home life|christmas|household)(?= |$)/u,
    ],
    ['love', /(?<=^| )(?:relationships?|together|between us|feelings)(?= |$)/],
  ],
  ru: [
    [
      'career',
      /(?<=^| )(?:уволиться|увольня\p{L}*|(?:менять|сменить|поменять) работу|(?:подавать|подать) заявление|кем (?:мне )?(?:быть|работать|стать)|профессию)(?= |$)/u,
    ],
    [
      'friends',
      /(?<=^| )(?:друзья|друзей|друзьями|друзьям|друг|друга|другу|другом|подруг\p{L}*|подружк\p{L}*|дружб\p{L}*|дружить|приятел\p{L}*|компани[яию]|одинок\p{L}*|одиночеств\p{L}*)(?= |$)/u,
    ],
    [
      'health',
      /(?<=^| )(?:устал\p{L}*|устаю|усталост\p{L}*|сил|силы|энерги\p{L}*|сплю|спать|сон|сна|уснуть|заснуть|бессонниц\p{L}*|здоров\p{L}*|самочувстви\p{L}*|болею|болеть|худеть|похуд\p{L}*|диет\p{L}*|вес|выгор\p{L}*|отдых\p{L}*|отдохнуть|стресс\p{L}*|курить|пить|вялост\p{L}*|вымотал\p{L}*|тело|телом)(?= |$)/u,
    ],
    [
      'career',
      /(?<=^| )(?:работ\p{L}*|карьер\p{L}*|начальни\p{L}*|босс\p{L}*|шеф\p{L}*|директор\p{L}*|повышени\p{L}*|должност\p{L}*|коллег\p{L}*|коллектив\p{L}*|собес\p{L}*|собеседовани\p{L}*|бизнес\p{L}*|дело|фриланс\p{L}*|найм\p{L}*|самозанят\p{L}*|уволь\p{L}*|уволи\p{L}*|сократ\p{L}*|сокращени\p{L}*|офис\p{L}*|клиент\p{L}*|проект\p{L}*|стартап\p{L}*|запуск\p{L}*|магазин\p{L}*|кафе|успех\p{L}*|професси\p{L}*|оффер\p{L}*|контракт\p{L}*|резюме|заявк\p{L}*|ваканси\p{L}*|блог\p{L}*|подкаст\p{L}*|смен\p{L}* сферу|реализ\p{L}*)(?= |$)/u,
    ],
    [
      'study',
      /(?<=^| )(?:экзамен\p{L}*|зач[её]т\p{L}*|сесси\p{L}*|универ\p{L}*|вуз\p{L}*|институт\p{L}*|учиться|учеб\p{L}*|поступ\p{L}*|высшее|диплом\p{L}*|курс|курсы|курсов|школ\p{L}*|егэ|огэ|аттестат\p{L}*|магистратур\p{L}*|аспирантур\p{L}*|английск\p{L}*|на права|репетитор\p{L}*)(?= |$)/u,
    ],
    [
      'move',
      /(?<=^| )(?:переезд\p{L}*|переезж\p{L}*|переех\p{L}*|эмигр\p{L}*|релок\p{L}*|за границу|заграниц\p{L}*|за рубеж\p{L}*|другой город|другую страну|город\p{L}*|страну|стране|съехать\p{L}*|виз[ауы]|внж|путешеств\p{L}*|поездк\p{L}*|отпуск\p{L}*|уехать|уезжать)(?= |$)/u,
    ],
    [
      'money',
      /(?<=^| )(?:деньг\p{L}*|денег|деньж\p{L}*|богат\p{L}*|финанс\p{L}*|зарплат\p{L}*|доход\p{L}*|заработ\p{L}*|зарабатыв\p{L}*|откладыв\p{L}*|копить|накоп\p{L}*|долг\p{L}*|кредит\p{L}*|ипотек\p{L}*|тра[тч]\p{L}*|покуп\p{L}*|купить|продать|продавать|квартир\p{L}*|машин\p{L}*|вложи\p{L}*|инвест\p{L}*|крипт\p{L}*|биткоин\p{L}*|наследств\p{L}*|бюджет\p{L}*|премию?)(?= |$)/u,
    ],
    [
      'love',
      /(?<=^| )(?:люб\p{L}*|партнер\p{L}*|бывш\p{L}*|парень|парня|парнем|парню|девушк\p{L}*|муж|мужа|мужу|мужем|мужчин\p{L}*|мужики?|мужиков|жен[ауые]|женой|замуж\p{L}*|жени\p{L}*|свадьб\p{L}*|брак\p{L}*|предложение|развод\p{L}*|развест\p{L}*|расста\p{L}*|разош\p{L}*|сойд\p{L}*|сойтись|вернется|верн[её]тся|роман\p{L}*|свидани\p{L}*|суженый|вторую половинк\p{L}*|вторая половинк\p{L}*|половинк\p{L}*|своего человека|мой человек|нравлюсь|нравится|измен\p{L}*|ревну\p{L}*|ревност\p{L}*|встречу|встретить|познаком\p{L}*|знакомств\p{L}*|у нас|мы с ним|мы с ней|чувств\p{L}*|он мне|он меня|она меня|ему написать|писать ему|отдалил\p{L}*)(?= |$)/u,
    ],
    [
      'family',
      /(?<=^| )(?:семь\p{L}*|мам\p{L}*|матер\p{L}*|мать|пап[аыуе]|папой|отец|отц\p{L}*|родител\p{L}*|сестр\p{L}*|брат\p{L}*|сын\p{L}*|доч\p{L}*|дет[иея]\p{L}*|ребен\p{L}*|подрост\p{L}*|свекров\p{L}*|свекр\p{L}*|тещ\p{L}*|тест[ья]\p{L}*|невестк\p{L}*|зят\p{L}*|бабушк\p{L}*|дедушк\p{L}*|внук\p{L}*|внуч\p{L}*|родн[яюие]\p{L}*|родственник\p{L}*|дома)(?= |$)/u,
    ],
    ['love', /(?<=^| )(?:отношени\p{L}*|вместе|между нами)(?= |$)/u],
  ],
}

/** The part of life that a question is of by its own words; null where it names none. */
export const lifeTopicOf = (lang: Lang, words: readonly string[]): Topic | null => {
  const text = words.join(' ')
  return NAMED[lang].find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

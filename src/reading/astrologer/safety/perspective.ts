import type { Lang } from '#language/lang.ts'
import type { Pattern } from './pattern.ts'

/** A message that tells of somebody else's distress. */
export const OF_OTHER: Record<Lang, readonly Pattern[]> = {
  en: [
    '(my|our|a|the|his|her) (little |older |best |younger |step |baby |teenage )?(sister|brother|friend|mate|son|daughter|wife|husband|mom|dad|cousin|niece|nephew|neighbor|roommate|flatmate|student|pupil|child|kid|baby|toddler|grandson|granddaughter|grandma|grandad|colleague|girlfriend|boyfriend|aunt|uncle|stepson|stepdaughter|classmate|partner) .. (took|taken|swallowed|drank|wants|is|was|has|tried|said|says|cuts|cutting|been|overdosed|told|wrote|gave|hides|hurts|cant|wont|doesnt|will|comes|came|keeps|locked|who|drinking|found) & !(i want to die|kill myself|hurts me|hit me|hits me|beats me|touched me|raped me|took my|said i|says i|told me to|told me i)',
    '(he|she|they|hes|shes) .. (took|swallowed|drank|overdosed|not breathing|wont wake|wants to die|kill (himself|herself|themselves)|unconscious) & !(i took|i drank|me)',
    'how (do|can|to) (i )?(help|support|stop) (him|her|them|my)',
  ],
  ru: [
    '(мой|моя|моего|мою|моей|у моей|у моего|наш|наша) (младш* |старш* |лучш* )?(сестр*|брат*|подруг*|друг*|сын*|доч*|жен*|муж*|мам*|пап*|племянни*|сосед*|ученик*|ученица|ребен*|внук*|внучк*|бабушк*|дедушк*|коллег*|девушк*|парн*) .. (выпил*|принял*|наглотал*|хочет|режет*|говорит|пишет|написал*|сказал*|пыта*|не просыпа*|съел*|угрожа*|прячет|не дышит|бьет себя|лежит) & !(меня|мне)',
    '(он|она|они|сын|дочь|дочка|подруга|друг|сестра|брат|внук|мама|папа|муж|жена|соседка|сосед|ребенок) .. (выпил*|проглотил*|наглотал*|не дышит|не просыпа*|без сознания|хочет умереть|режет себя|порезал*|отравил*) & !(я выпил*|меня)',
    'как (ему|ей|им) помочь|как (поддержать|остановить|спасти) (его|ее|их|сын*|доч*|подруг*|друг*|сестр*|брат*)',
  ],
}

/** A message written by a child. */
export const BY_CHILD: Record<Lang, readonly Pattern[]> = {
  en: [
    '(im|i am|me|we are|i turn|i turned|i just turned) (only |just |almost |nearly |a )?([6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?! (days|weeks|months|hours|minutes|times|years into|years after|weeks|pills|kilos|years older|years younger|pounds|[0-9]+))|(1[0-7])(f|m)|im in (sixth|seventh|eighth|ninth|tenth|6th|7th|8th|9th|10th|5th|fifth|middle|primary|elementary|high)|i am in (class|grade) .. [3-9]|in (sixth|seventh|5th|6th|7th|8th) grade',
    '(under (the|my) bed|in the (closet|wardrobe|cupboard)|airing cupboard) & (mum|mom|mummy|mommy|dad|daddy|stepdad)',
    '(bully|bullies|bullied|bullying|pick on|picks on|beat) me (in|at) (my )?(class|school) & !(years ago|when i was|used to|back then)',
  ],
  ru: [
    '(овен|телец|близнецы|рак|лев|дева|весы|скорпион|стрелец|козерог|водолей|рыбы) (1[0-7]) лет(?! (в|на|как|стаж*|брака|назад|не)) & !(сын*|доч*|внук*|внуч*|мальчик*|девочк*|ученик*|учениц*|племянни*|брат*|сестр*)',
    'я . (1[0-7]) лет(?! (в|на|как|стаж*|брака|назад|не))|мне (всего |только |скоро |уже |почти |будет )?([6-9]|1[0-7]|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать)(?! (дней|недель|месяцев|раз|таблет*|минут|часов|тысяч|раза))|я (учусь )?(в|во) ([1-9]|перв*|втор*|трет*|четверт*|пят*|шест*|седьм*|восьм*|девят*) (класс*)|я (девочка|мальчик) ',
    '(в шкафу|под кроват*|под одеял*|в кладовке) & (мама|маму|мать|папа|отчим|дядя|братик*|сестренк*|лялей|лялю)',
    '(двойк*|тройк*|дневник*|родительск* собран*) & (папа|мама|отец|отчим|бьет|ремн*|ругает) & !(сын*|доч*|дочк*|ребен*)',
    '(меня .. (в классе|одноклассник*|в школе)|(в классе|одноклассник*|в школе) .. меня) & (трав*|бьют|обижа*|дразнят|издева*) & !(лет назад|в детстве|тогда|травили)',
  ],
}

/** A message of somebody who may hurt another person. */
export const HURTS_OTHERS: Record<Lang, readonly Pattern[]> = {
  en: [
    '(i|ill|im|id|ive) .. (want to|going to|will|wanted to|plan to|planning to|about to|thinking about|thinking of|feel like|could|might) (kill|hurt|stab|shoot|poison|strangle|beat|murder|harm|killing|hurting|poisoning|burn|attack) . (him|her|them|my|his|their|that|everyone|people|the) & !(myself|my body|me)',
    '(i|ive) (hit|beat|slapped|pushed|choked|punched|hurt|strangled|kicked) (my(?! (head|face|arm|elbow|knee|shoulder|back|chin|hip|hand|leg|foot|nose|neck|ribs|wrist|toe))|him|her|them|the(?! (wall|floor|ground|table|door|counter|stairs|edge)))|make (him|her|them) (suffer|pay|bleed)|i have a list|ima beat|im going to beat|finally snapped and hit',
  ],
  ru: [
    '(хочу|хочется|собираюсь|готов|готова|думаю|планирую|могу) (его |ее |их |всех |взять |уже )?(убить|зарезать|прибить|отравить|застрелить|задушить|покалечить|сжечь|избить|ударить|прикончить) & !(себя|сама себя)',
    'я (вчера |опять |снова |его |ее |впервые )?(ударил*|избил*|толкнул*|бью|побил*|душил*) (жену|мужа|ее|его|сына|дочь|ребенка|маму|мать|отца|девушку|парня|брата|сестру)|взять ружье|список составил*',
  ],
}

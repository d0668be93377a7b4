import type { Lang } from '#language/lang.ts'
import type { Pattern } from './pattern.ts'
import type { Turn } from './turn.ts'

/** How further messages say what they say. Read only in a conversation about distress, so they may be broad. */
export const TURN_PATTERNS: Record<Turn, Record<Lang, readonly Pattern[]>> = {
  vomiting: {
    en: [
      '(make|making|get) (her|him|me|them|myself|it) .. (be sick|throw up|vomit|puke|sick)|(should|shall|must|do) (i|she|he|they|we) .. (throw up|vomit|puke|be sick)|induce*',
    ],
    ru: ['(вызвать|вызывать) .. рвот*|рвот* .. (вызвать|вызывать)|промы(ть|вать) желуд*|желудок промы(ть|вать)'],
  },
  someone_here: {
    en: [
      '(sister|mom|mum|friend|brother|husband|wife|dad|neighbor|roommate|flatmate|partner|boyfriend|girlfriend|she|he) (is|are) (here|home|with me|back)',
    ],
    ru: [
      '(сестра|мама|подруга|друг|брат|муж|жена|папа|соседк*|сосед) (уже )?(здесь|тут|рядом|пришл*|пришел|приехал*|со мной)',
    ],
  },
  someone_near: {
    en: [
      '(wife|husband|mom|mum|mother|dad|father|sister|brother|roommate|flatmate|parents|partner|boyfriend|girlfriend|kids|family) .. (asleep|sleeping|in the house|next room|upstairs|downstairs|in bed|at home|next door)',
    ],
    ru: [
      '(жена|муж|мама|мать|папа|отец|сестра|брат|родители|сосед*|парень|девушка|дети|бабушка) .. (спит|спят|дома|за стен*|в соседней|в комнате|рядом|внизу|наверху)',
    ],
  },
  cant_talk: {
    en: ['cant (talk|speak|call out loud)|(he|she|they|hell|shell|theyll) (will |can |might )?hear|whisper*'],
    ru: ['не могу (говорить|разговаривать|звонить вслух)|(он|она|они) (меня )?услыш*|услышит|шепотом'],
  },
  washing: {
    en: ['shower*|wash*|bath|clean myself|change my clothes'],
    ru: ['в душ|под душ|душ принять|помы(ться|лась)|мыться|подмы*|в ванн*|постирать'],
  },
  paying: {
    en: [
      '(should|shall|do|can|must|just) (i|we|just)? .. pay|(i|we) (already |just )?(paid|sent|transferred)|pay (him|her|them|it)',
    ],
    ru: [
      '(заплатить|заплачу|платить)|(скинул*|перевел*|перевела|заплатил*|отправил*|послал*) .. (деньг*|тысяч*|тыс|руб*|уже|им|ему|одну|еще)|уже .. (скинул*|перевел*|заплатил*|отправил*|послал*)',
    ],
  },
  promised: {
    en: ['promised|promise|swore|asked me not to tell|keep (it|this|her|his) .. secret'],
    ru: ['обещал*|пообещал*|просил* никому|поклял*|дал* слово'],
  },
  symptom: {
    en: [
      'threw up|throw up|throwing up|vomit*|puk*|dizzy|sleepy|drowsy|tired now|stomach|nausea|nauseous|sweating|shaking|heart (is )?(racing|pounding)|blurry|numb|(am|are|is) (i|she|he|they) (ok|okay|safe|fine|alright)|out of danger',
    ],
    ru: [
      'вырвало|рвет|рвало|рвота|стошнило|тошнит|голова кружится|кружится|клонит|сонлив*|спать хочется|хочется спать|живот|потею|трясет|сердце|плывет|немеет|(теперь|уже|это) (все )?(нормально|хорошо|в порядке|прошло)|опасность прошла',
    ],
  },
  waits: {
    en: [
      'sleep|go to bed|lie down|rest|feel fine|feel ok|feel okay|feeling fine|nothing (is )?happen*|how long|when (will|does) it|until it works|wait (and see|it out|till|until)|wears? off|maybe later|in the morning',
    ],
    ru: [
      'поспать|посплю|лягу|спать|выспаться|проспаться|отлежаться|нормально себя|чувствую себя (нормально|хорошо)|через сколько|когда подейств*|подействует|подождать|подожду|само пройдет|до утра|утром|ничего не происходит',
    ],
  },
  help_here: {
    en: [
      '(ambulance|paramedic*|doctor*|medics|police|they) (is|are|has|have|just)? ?(here|arrived|came|coming|on (the|their|its) way)|(in|at) (the )?(hospital|er|emergency room|a e|clinic)|(i|we|she|he|mom) (called|phoned|dialed|rang) (911|112|999|000|111|101|them|an ambulance|the ambulance|poison*|the line|it in)|with the (doctor|paramedics)',
    ],
    ru: [
      '(скорая|врач*|фельдшер*|полиция) (уже |сейчас )?(приехал*|едет|здесь|тут|в пути)|(в|до) (больниц*|приемн* поко*|реанимац*)|(вызвал*|позвонил*) .. (скорую|112|103|врач*|туда|им|на линию)|меня (везут|забрали|смотрит врач)',
    ],
  },
  someone_coming: {
    en: [
      '(is|are|will be|shes|hes|theyre|will) (coming|come|on (her|his|their|the) way|driving|here (soon|now))|coming over|(ill|i will|im going to|going to|i can|i could) (go|stay|be) (to|at|with) (my|a|her|his) (friend*|sister*|mom*|brother*|parents|neighbor*|aunt*|dad*)|(sister|mom|friend|brother|husband|wife|dad|neighbor|roommate) is (here|with me)|called (my|a) (friend|sister|mom|brother|dad)',
    ],
    ru: [
      '(едет|приедет|идет|придет|приезжает|зайдет) (ко мне|к нам|сюда|скоро|уже)?|(сестра|мама|подруга|друг|брат|муж|жена|папа|соседк*) (едет|приедет|придет|рядом|здесь|тут|со мной|уже)|(поеду|пойду|иду|еду) к (сестр*|маме|подруг*|друг*|брат*|родител*|соседк*)|позвонил* (подруг*|сестр*|маме|друг*|брат*|мужу)',
    ],
  },
  refuses_help: {
    en: [
      '(dont|do not|wont|cant|not going to|no) (want |need |call |calling )?(an |the |any |to call )?(ambulance|doctor|doctors|hospital|help|911|112|999|fuss|call)',
      'too (expensive|embarrass*)|cant afford|waste (their|your) time',
    ],
    ru: [
      '(не (хочу|буду|надо|нужн*|поеду|могу)|без) .. (скор*|врач*|больниц*|звонить|помощ*|никого|вызывать)|стыдно (звонить|вызывать)',
    ],
  },
  alone: {
    en: ['alone|nobody|no one|noone|by myself|on my own|no( |$)'],
    ru: ['одна|один|никого|никто|в одиночестве|нет( |$)|сам дома|сама дома'],
  },
  alone_urgent: {
    en: ['alone|nobody|no one|noone|by myself|on my own|no( |$)'],
    ru: ['одна|один|никого|никто|в одиночестве|нет( |$)|сам дома|сама дома'],
  },
  bleeding: {
    en: ['bleed*|blood|bled'],
    ru: ['кров*'],
  },
  watched: {
    en: [
      '(reads|checks|sees|looks (at|through)|goes through|has|tracks|monitors) my (phone|messages|texts|mail)|delete (this|it|these)|have to delete|hes (looking|reading|here now)|he will see (this|it)',
    ],
    ru: [
      '(читает|проверяет|смотрит|видит|листает|забирает) .. (телефон|переписк*|сообщени*)|(телефон*|переписк*|сообщени*) .. (читает|проверяет|смотрит|листает|забирает)|(надо|нужно|придется) (будет )?(стереть|удалить)|он увидит',
    ],
  },
  not_believed: {
    en: [
      '(wont|doesnt|didnt|dont|never|nobody|not|no one) .. believe*|(cant|wont|dont want to) tell (my )?(mom|dad|her|them|anyone|anybody|parents)',
    ],
    ru: [
      '(не|никто) .. (повери*|верит|верят)|(маме|папе|родителям|никому) .. не (скажу|расскажу|могу)|не (скажу|расскажу) .. (маме|папе|родителям)',
    ],
  },
  custody: {
    en: ['(take|takes|taking|keep|get) (away )?(the|my|our) (kids|children|son|daughter|baby)|custody'],
    ru: ['(отберет|заберет|отнимет|отобрать|не отдаст|лишит) .. (дет*|ребенк*|сына|дочь|дочку|прав)'],
  },
  children: {
    en: ['(kids|children|baby|son|daughter) (are|is|were) (here|with me|in|asleep|crying|scared|upstairs)'],
    ru: ['(дети|ребенок|сын|дочь|дочка|малыш*) (со мной|рядом|здесь|тут|дома|плач*|спят|спит|боятся)'],
  },
  at_door: {
    en: ['(at|outside|banging on|kicking|breaking) (my |the )?(door|window)|he(s| is) (here|outside|back|coming)'],
    ru: ['под дверью|в дверь|за дверью|он (здесь|тут|пришел|вернулся|идет|ломится)'],
  },
  no_address: {
    en: [
      '(dont|do not) (know|have) (her|his|their|the) (address|number)|another (city|town|country|state)|far away|where (she|he) (is|lives)|(isnt|not|wont|doesnt|stopped) (answering|reply*|answer|picking up)',
    ],
    ru: [
      'адрес* .. не знаю|не знаю .. (адрес*|где)|в другом (городе|стране)|в другой стране|далеко|не (отвечает|берет|снимает)',
    ],
  },
  phone_away: {
    en: ['take .. (phone|tablet|internet|computer) (away)?|ground (her|him)|punish*'],
    ru: ['(отобрать|забрать|отнять) .. (телефон|планшет|интернет|компьютер)|наказать'],
  },
  tell_parent: {
    en: [
      '(should|can|do|must) i tell (my |her |his )?(mom|dad|parents|teacher|someone|anyone|mother|them)|who (should|can|do) i tell',
    ],
    ru: [
      '(рассказать|сказать|говорить|рассказывать) .. (маме|папе|родителям|учител*|кому нибудь|кому то|взрослым)|кому (рассказать|сказать)',
    ],
  },
  no_police: {
    en: ['(dont|do not|wont|not|cant|afraid|scared|never|no) .. (police|cops|report|charges|court)'],
    ru: ['(не|боюсь|без) .. (полици*|заявлени*|заявлять|суд|менты|ментам)|(в полицию|заявлени*|полиции) .. не'],
  },
  blame: {
    en: [
      'my fault|(i|me) (provoke*|deserve*|caused|made (him|her))|to blame|i asked for it|because of me|what did i do',
    ],
    ru: ['(я|сама|сам) виноват*|моя вина|по моей вине|довожу|довел*|провоцир*|заслужил*|из за меня'],
  },
  keep_doing: {
    en: [
      '(dont|do not) (tell|ask|make) me to stop|(cant|wont|dont want to) stop|it helps|only thing that (helps|works)|makes it quiet',
    ],
    ru: [
      'не (говорите|говори|просите|проси) .. (перестать|прекратить|бросить)|не могу (перестать|остановиться)|только (так|это) (помогает|легче)',
    ],
  },
  no_point: {
    en: [
      '(whats|what is|what would be|wheres|no) .. point|(wont|doesnt|cant|nothing|nobody|no one) (help|helps|can help|change*|will help|fix*)|useless|pointless|why (bother|call|should i)',
    ],
    ru: [
      '(смысл|толк|зачем|бесполезн*|бессмысл*) (кому|звонить|в этом|им|туда|мне)?|не помо(жет|гут|гает)|ничего не (изменит*|поможет)',
    ],
  },
  not_tonight: {
    en: [
      '(wont|not|will not|am not going to|not going to|promise not to) .. (do anything|hurt myself|do it|try) (tonight|today|now|yet)?|not tonight|not today',
    ],
    ru: ['(сегодня|пока|сейчас) .. (ничего )?не (сделаю|буду|стану)|не сегодня|обещаю .. не|ничего с собой не сделаю'],
  },
  calmer: {
    en: [
      '(calmer|bit better|little better|easier|thank you|thanks|helped|feel better|relieved|will call|ill call|i will try)',
    ],
    ru: [
      '(стало|мне|уже|немного|чуть|вроде) .. (легче|спокойнее|лучше)|полегчало|отпустило|спасибо|помогло|позвоню|попробую',
    ],
  },
}

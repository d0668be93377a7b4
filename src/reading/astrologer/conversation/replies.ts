import type { Lang } from '#language/lang.ts'

/** What a message does with the answer before it, where a life is spoken of. */
export const REPLIES = [
  ...([
    'ends',
    'deadline',
    'do',
    'say',
    'verdict',
    'sure',
    'why',
    'plain',
    'mine',
    'if',
    'worry',
    'side',
    'chart',
  ] as const),
  ...(['feels', 'fact', 'thanks'] as const),
] as const
export type Reply = (typeof REPLIES)[number]

/** What is imagined: "what if he doesn't answer". */
export const IFS = ['silent', 'refuses', 'angry', 'fails', 'waits', 'mistaken', 'succeeds', 'open'] as const
/** What is felt, and nothing is asked. */
export const FEELINGS = ['fear', 'guilt', 'shame', 'sad', 'tired', 'anger', 'alone'] as const
/** What is told that was not known before. */
export const FACTS = [
  'another',
  'mixed',
  'refuses',
  'unspoken',
  'ill',
  'gone',
  'good',
  'bad',
  'means',
  'deadline',
  'since',
  'upset',
  'conflict',
  'betrayed',
  'open',
] as const

/** A reply, and which of its kind. */
export type Replied =
  | { reply: Exclude<Reply, 'if' | 'feels' | 'fact'> }
  | { reply: 'if'; sort: (typeof IFS)[number] }
  | { reply: 'feels'; sort: (typeof FEELINGS)[number] }
  | { reply: 'fact'; sort: (typeof FACTS)[number] }

type Table<T extends string> = readonly (readonly [T, RegExp])[]

/** Words that lead in to a reply or end it and say nothing themselves. */
const OPENS: Record<Lang, RegExp> = {
  en: /^(?:(?:ok|okay|so|and|but|well|then|hm+|lol|right|alright|wait|fine|cool|oh|ah|please|um+|uh|yeah|yes(?! or)|sure|great|actually|honestly|nah|hey|god|ugh|just|also|like) )+/,
  ru: /^(?:(?:а|и|но|ну|так|вот|тогда|ладно|хорошо|ок|окей|хм+|ага|да(?! или)|ой|ясно|понятно|погодите|подождите|стоп|слушайте|в общем|короче|блин|эм+|просто|еще|же|господи) )+/,
}
const ENDS: Record<Lang, RegExp> = {
  en: /(?: (?:then|please|lol|haha|though|tho|exactly|pls|now|anyway|tbh|really|actually|even))+$/,
  ru: /(?: (?:тогда|пожалуйста|плиз|все же|все-таки|конкретно|именно|вообще|то|же|честно|если честно|теперь))+$/,
}

const ASKED: Record<Lang, Table<Exclude<Reply, 'if' | 'feels' | 'fact'>>> = {
  en: [
    [
      'deadline',
      /^(?:(?:when|by when|until when|what date) (?:do|should|must) (?:i|we) (?:have to |need to )?(?:decide|answer|choose|know|say yes|reply)(?: by| until)?|by when|how long (?:do|can|should) (?:i|we) (?:have|wait|think|take)(?: (?:to decide|for it|about it))?)$/,
    ],
    [
      'ends',
      /^(?:when|how (?:much longer|long|soon))(?: \S+){0,6} (?:ends?|stop|over|pass|passes|better|easier|lighter|settles?(?: down)?|calms?(?: down)?|changes?|improves?|heal|normal|last|caring|explode|go on|take|feel (?:like )?(?:myself|better|ok|okay)|let up|ease(?: off| up)?|turn around|be (?:ok|okay|fine|happy))(?: again| for me)?$|^(?:will|does|is|do) (?:it|this|that|things|i) (?:ever |going to |gonna )?(?:get|feel|become|be) (?:any )?(?:better|easier|lighter|over|ok|okay|alright)(?: again| soon)?$|^(?:will|does|is) (?:this|it|that) (?:ever |going to |gonna )?(?:pass|end|stop|change|lift)$|^(?:till|until) when$|^how long$|^when is it over$/,
    ],
    [
      'say',
      /^(?:what|how) (?:do|should|can|could|would) (?:i|we) (?:even )?(?:say|write|text|tell|word|phrase|put)(?: (?:it|this|that|to|him|her|them|in|my \S+|the \S+))*$|^what to (?:say|write|text)(?: to \S+)?$|^how (?:do|should|can|could) (?:i|we) (?:talk|speak|bring (?:it|this|that) up|raise (?:it|this|that)|ask|tell|start (?:the|that) (?:talk|conversation))(?: \S+){0,6}$|^give me (?:the )?words$/,
    ],
    [
      'do',
      /^(?:what (?:do|should|can|could|would|shall) (?:i|we|you) do(?: (?:about|with|for|to|first|next|this|it|that|him|her|them|help|in|the|my|a|week|meantime|until|make|change|\S+)){0,6}|what next|what first|now what|where do (?:i|we) (?:start|begin)|what (?:is|are) (?:the )?(?:first|next) steps?|what helps|any (?:advice|tips)|what (?:is )?your advice|how (?:do|can|should) (?:i|we) (?:deal|cope|handle|fix|stop|get through|help|live with|get over|manage|change)(?: \S+){0,4}|help me|what would you (?:do|suggest|advise|recommend|start with|begin with)(?: \S+){0,3})$/,
    ],
    [
      'verdict',
      /^(?:yes or no|no|is (?:that|it) a (?:yes|no)|(?:thats|that|its) a (?:yes|no)|(?:i |do i |should i |so i )*(?:just )?wait|that is a (?:yes|no)|should i or (?:not|should i not)|do i or (?:not|do i not)|(?:be )?honest(?:ly)?(?: with me)?|straight answer|tell me|bottom line|final answer|in one word|one word|yes|what (?:is|would be) your (?:verdict|answer|opinion)|do it or not|good idea or (?:not|bad)|worth it or not)$/,
    ],
    [
      'sure',
      /^(?:(?:are|r) (?:you|u) (?:really |absolutely |100% )?(?:sure|certain|positive)(?: about (?:it|that|this))?|you sure|u sure|for real|how sure(?: are you)?|seriously|how accurate is (?:it|this|that)|is (?:it|that) (?:certain|for sure|guaranteed)|can i (?:trust|rely on) (?:it|this|that)|promise|what if you are wrong|how (?:can|do|would|could) you (?:even )?(?:tell|know)(?: that| this)?)$/,
    ],
    [
      'why',
      /^(?:why|why (?:is|was) (?:that|it)|why (?:that|this|then|now|not|so)(?: one| date| day)?|how come|because of what|what makes you (?:say|think) (?:that|so)|says who|based on what|where do you (?:get|see|take) (?:that|this|it)(?: from)?|what is (?:it|that|this) based on|whats the reason|what is the reason)$/,
    ],
    [
      'plain',
      /^(?:simpler|(?:say (?:it|that) )?in (?:simple|plain|normal) (?:words|terms|english|language)|shorter|tldr|tl:dr|too long|eli5|explain (?:simply|simpler|it simply|like .+)|i (?:do not|dont|didnt|did not) (?:get|understand)(?: (?:it|that|this|any of it|a word))?|huh|what does (?:that|this|it) (?:mean|even mean)|(?:what|meaning)|in short|short version|can you (?:say|explain) (?:it|that) (?:simpler|simply|in plain words)|less astrology)$/,
    ],
    [
      'mine',
      /^(?:(?:its|it is|is it|was it|is this|so its) (?:just |all |really )?(?:me|my fault|on me|about me|because of me|something i did)|am i (?:just )?(?:the problem|to blame|the bad guy|too \S+|being \S+)|is it .+ or (?:is it )?(?:just )?me|is it me or .+|(?:whose|whos|who is|who) (?:fault|to blame)(?: is (?:it|that|this))?|who is (?:right|wrong|to blame)|did i do (?:something|anything|smth) (?:wrong|bad)|what did i do(?: wrong)?|i am the problem|my fault|what is wrong with me|whats wrong with me)$/,
    ],
    [
      'worry',
      /^(?:what (?:worries|bothers|concerns) you(?: \S+){0,3}|what (?:is|are) the (?:risks?|downsides?|catch|danger)|what (?:could|can|might) go wrong|what should i (?:watch|look) out for|what speaks against(?: it)?|what would make you say no|what would stop you|any risks?|the risks?|whats the (?:catch|risk))$/,
    ],
    [
      'chart',
      /^(?:is (?:it|that|this) (?:in )?my chart|what in my chart (?:says|shows|does) (?:that|so|it|this)|which planet(?: is it| does that| is to blame| is behind (?:it|that))?|is it (?:in )?my stars|where is it in my chart)$/,
    ],
    ['side', /^(?:\S+ side(?: of (?:it|this|that))?|how does (?:he|she|\S+) (?:see|take) (?:it|this|that))$/],
    ['thanks', /^(?:(?:thanks|thank you|thx|ty|cheers|tysm|ta)(?: \S+){0,6}|that helps(?: a lot)?)$/],
  ],
  ru: [
    [
      'deadline',
      /^(?:(?:до|к) как(?:ого|ому) (?:числа|срока|числу|дня|времени) (?:\S+ )?(?:решать|решить|решаться|ответить|отвечать|думать|тянуть)|(?:до когда|когда) (?:мне |надо |нужно )*(?:решать|решить|ответить|дать ответ|определиться)|сколько (?:у меня )?(?:времени (?:на раздумья|подумать|думать)|можно (?:думать|тянуть)))$/,
    ],
    [
      'ends',
      /^(?:когда|как скоро|скоро ли|скоро|сколько еще|сколько)(?: \S+){0,4} (?:кончится|закончится|пройдет|отпустит|полегчает|легче|(?:станет|будет) лучше|полегче|спокойнее|наладится|прекратится|изменится|изменятся|успокоится|успокоюсь|уляжется|выдержу|терпеть|ждать|длится|продлится|будет|измениться|переменится|восстановлюсь|поправлюсь|забуду|устаканится)$|^(?:когда|сколько) (?:мне |это |все |оно |меня |уже )*(?:легче|кончится|закончится|пройдет|отпустит|полегчает|наладится|изменится|терпеть|ждать)$|^(?:это|все|оно|боль) (?:вообще |когда-нибудь )?(?:пройдет|кончится|закончится|наладится|изменится)$|^(?:мне |станет |будет |когда-нибудь )+(?:легче|лучше|полегче)$|^(?:надолго(?: это)?|как долго|до каких пор|долго еще|долго|сколько)$/,
    ],
    [
      'say',
      /^(?:что|как|какими словами) (?:мне |ему |ей |им |его |ее |их |это |бы |лучше |с ним |с ней |с ними |об этом |с мужем |с женой |с мамой |с начальником )*(?:сказать|попросить|уговорить|донести|написать|говорить|писать|ответить|сформулировать|начать разговор|начать|спросить|поговорить|объяснить)(?: (?:мне|ему|ей|им|с ним|с ней|с ними|об этом|это|мужу|жене|маме|начальнику|про это|\S+)){0,3}$/,
    ],
    [
      'do',
      /^(?:(?:что|че|чо) (?:мне |нам |теперь |тут |с этим |можно |еще |же |с ним |с ней )*(?:делать|сделать|предпринять|поделать)(?: (?:мне|теперь|с этим|на этой неделе|первым делом|сначала|пока|сейчас|дальше|\S+)){0,3}|как (?:мне |нам |теперь |с этим |это |его |ее )*(?:быть|поступить|справиться|жить|пережить|прекратить|исправить|остановить|изменить|помочь|выбраться)(?: (?:с этим|это|дальше|\S+)){0,2}|с чего (?:бы )?(?:мне |вы |вы бы )?(?:начать|начинать|начали)|(?:что|как) (?:бы )?вы (?:бы )?(?:сделали|поступили|посоветовали)|вы бы (?:как|что) (?:сделали|поступили)|как бы вы (?:сделали|поступили)|что помо(?:жет|гает)|что (?:посоветуете|советуете|вы посоветуете|бы вы посоветовали)|(?:ваш |какой )?совет|чем (?:я )?(?:могу|мне) (?:\S+ )?(?:помочь|поддержать)|как (?:я )?(?:могу|мне) (?:\S+ )?(?:помочь|поддержать)|помогите|что дальше)$/,
    ],
    [
      'verdict',
      /^(?:(?:то есть |значит |мне )*(?:просто )?ждать|да или нет|значит (?:да|нет|не надо|не стоит|надо)|нет|стоит или нет|то есть (?:да|нет)|(?:скажите |только |давайте )*(?:честно|прямо)|одним словом|коротко да или нет|ваш (?:ответ|вердикт)|итог|надо или нет|делать или нет|брать или нет|писать или нет)$/,
    ],
    [
      'sure',
      /^(?:(?:вы|ты) (?:точно |правда )?(?:уверен\p{L}*)(?: в этом)?|точно|правда|уверен\p{L}*|насколько (?:это )?точно|это (?:точно|наверняка)|серьезно|можно (?:этому )?верить|насколько вы уверены|а вдруг вы ошибаетесь|откуда (?:вы |ты )?(?:это |об этом )?(?:знаете|знаешь|взяли))$/u,
    ],
    [
      'why',
      /^(?:почему|почему (?:так|именно так|это|эта|этот|этот день|эта дата|туда|тогда|нет|да|не надо|не стоит)|отчего|из-за чего|с чего (?:бы|вы взяли|вы это взяли)|откуда (?:такой вывод|это (?:видно|следует))|по чему (?:это )?видно|где это видно|какая причина|на чем это основано)$/u,
    ],
    [
      'plain',
      /^(?:(?:по)?проще(?: можно)?|можно (?:по)?проще|простыми словами|человеческим языком|покороче|короче|коротко|в двух словах|(?:я )?(?:ничего )?не (?:понял|поняла|понимаю|понятно)|что это значит|чего|объясните (?:проще|нормально|по-человечески)|без астрологии|слишком сложно|сложно|много букв)$/,
    ],
    [
      'mine',
      /^(?:(?:значит |получается |выходит |то есть |это )*(?:дело )?(?:все-таки )?во мне(?: дело)?|(?:это |значит |выходит |получается )*(?:я|моя вина|из-за меня|я сама?|все я)(?: виновата?)?|(?:это )?я (?:что-?\s?то )?(?:сделала?|делаю|виновата?)(?: не так| что-то не так| что-то| в этом)?|что я (?:с?делала?|делаю) не так|кто (?:виноват|прав|из нас прав|из нас виноват)|чья (?:это )?вина|дело в .+ или во мне|дело во мне или .+|я что-?\s?то не так (?:сделала?|делаю)|что со мной не так|я плохая \S+|я виновата?)$/,
    ],
    [
      'worry',
      /^(?:что (?:вас |тебя )?(?:смущает|беспокоит|тревожит|настораживает)(?: \S+){0,2}|(?:какие |в чем )?(?:риски|риск|минусы|подвох|опасность)|что может (?:пойти не так|помешать)|что (?:должно|может) (?:вас |меня )?(?:насторожить|смутить|остановить)|чего (?:мне )?(?:опасаться|бояться|остерегаться)|что против|на что обратить внимание)$/,
    ],
    [
      'chart',
      /^(?:это (?:у меня )?(?:в|из|из-за|по) (?:моей )?карт\p{L}|как(?:ая|ой) (?:именно )?(?:планета|аспект)(?: (?:виновата|виноват|за это отвечает|тут|так делает))?|где это в карте|что в карте за это отвечает)$/u,
    ],
    [
      'side',
      /^(?:(?:со стороны \S+|с (?:его|ее|их) стороны)(?: (?:как(?: это)?|это как|что|как все))?|как (?:это )?(?:он|она|игорь|\S+) (?:это )?(?:видит|воспринимает)(?: это)?|(?:он|она) (?:это )?как (?:это )?(?:видит|воспринимает))$/,
    ],
    [
      'thanks',
      /^(?:(?:большое |огромное )?(?:спасибо|спс|благодарю|спасибки)(?: (?:большое|вам|тебе|вам большое|огромное|за ответ|за поддержку|помогли|полегчало|попробую|\S+)){0,3})$/,
    ],
  ],
}

const IF_OPENS: Record<Lang, RegExp> = {
  en: /^(?:what (?:happens )?)?if /,
  ru: /^(?:что )?(?:если|вдруг)(?: |$)/,
}
const IF_SORTS: Record<Lang, Table<(typeof IFS)[number]>> = {
  en: [
    [
      'silent',
      /(?:not|never) (?:reply|answer|respond|write|text|call)|doesnt (?:reply|answer|respond|write|text|call)|ignores?|no (?:answer|reply)|ghosts?|on read/,
    ],
    ['waits', /(?:i|we) (?:wait|leave it|postpone|stay|do nothing|put it off)|later|not now|till|until/],
    ['mistaken', /innocent|(?:i am|im) wrong|not true|imagin|mistaken|nothing (?:is )?(?:there|going on)/],
    ['angry', /angry|mad|furious|upset|yell|explode|loses (?:it|his|her)|kicks off|freaks|shout|defensive/],
    [
      'fails',
      /fail|(?:not|dont|doesnt|cant|didnt) (?:pass|work|get|find|manage|make|sell|happen)|nothing|goes wrong|no (?:job|luck|one|body)|rejected|not enough|flop|lose/,
    ],
    [
      'refuses',
      /no$|says no|refuse|reject|against|turns? .*down|disagree|(?:not|dont|doesnt) (?:want|agree|care|listen|come)/,
    ],
    [
      'succeeds',
      /yes$|says yes|agree|accept|comes? back|works?(?: out)?$|they do$|he does$|she does$|i (?:do|pass|get it)$/,
    ],
  ],
  ru: [
    ['silent', /не (?:ответ|напиш|позвон|отвеч|отреаг)|промолч|молч|игнор/],
    ['waits', /подожд|ждать|потом|позже|отлож|не сейчас|остав\p{L}* (?:все )?как есть|ничего не делать/u],
    ['mistaken', /не виноват|я ошиб|неправ|не так$|ничего нет|показалось|придум/],
    ['angry', /разозл|обид|разорется|наор|вспыл|сорв|психан|скандал|рассерд/],
    [
      'fails',
      /не (?:найд|сда|получ|выйд|справл|смог|пройд|прод|хват|возьм|пройд|поступ)|провал|ничего|сорвется|прогор/,
    ],
    ['refuses', /откаж|против|нет$|не (?:захо|соглас|хоч|прид|послуш|отпуст)|скаж\p{L}* нет/u],
    ['succeeds', /соглас|да$|получится|возьмут|вернется|выйдет$|сдам/],
  ],
}

const FEELS: Record<Lang, Table<(typeof FEELINGS)[number]>> = {
  en: [
    [
      'guilt',
      /(?<=^| )(?:(?:i )?feel(?:ing)? (?:so |really |kinda )?(?:guilty|bad about|awful (?:for|about|that)|terrible (?:for|about|that)|horrible (?:for|about|that)|responsible|ashamed)|guilt|i should have (?:been|called|done|known))(?= |$)/,
    ],
    [
      'shame',
      /(?<=^| )(?:feel(?:ing)? (?:so |really |kinda )?(?:stupid|silly|pathetic|embarrassed|dumb|ridiculous|like (?:an idiot|a fool|a failure|a loser))|i know (?:its|it is|it|thats|im being) (?:\S+ )?(?:stupid|silly|dumb|childish|ridiculous)|i am (?:so )?(?:pathetic|an idiot|a failure)|im (?:so )?(?:pathetic|an idiot|a failure))(?= |$)/,
    ],
    [
      'fear',
      /(?<=^| )(?:(?:im|i am|i feel|feeling|getting) (?:so |really |just |kinda |a bit |still |very )*(?:scared|afraid|terrified|nervous|anxious|panicking|worried|stressed|frightened|freaking out)|i panic|panicking|scares me|so scared)(?= |$)/,
    ],
    [
      'tired',
      /(?<=^| )(?:(?:im|i am|i feel|feeling) (?:so |really |just |very |completely |absolutely )*(?:tired|exhausted|drained|overwhelmed|worn out|burnt out|knackered)|(?:cant|cannot|can not|do not|dont) sleep|no energy|not sleeping)(?= |$)/,
    ],
    [
      'anger',
      /(?<=^| )(?:(?:im|i am|i feel|makes me) (?:so |really |just |very |still )*(?:angry|furious|mad|pissed(?: off)?|fed up|livid)|i hate (?:this|it|him|her|them))(?= |$)/,
    ],
    [
      'alone',
      /(?<=^| )(?:(?:im|i am|i feel|feeling) (?:so |really |very |all )*(?:lonely|alone)|(?:no ?one|nobody) (?:gets it|understands|cares|to talk to))(?= |$)/,
    ],
    [
      'sad',
      /(?<=^| )(?:i (?:still |just |really )*miss (?:him|her|them|it|us|my)|heartbroken|(?:im|i am|i feel) (?:so |really |just |very )*(?:sad|down|lost|empty|devastated|hurt)|i keep crying|i cried|crying|it hurts|keep (?:going over|thinking (?:about|of)|replaying))(?= |$)/,
    ],
  ],
  ru: [
    [
      'guilt',
      /(?<=^| )(?:чувству\p{L}* (?:себя )?(?:вин\p{L}*|виноват\p{L}*)|вина|виню себя|не успела? (?:попрощаться|сказать)|надо было|совесть мучает)(?= |$)/u,
    ],
    [
      'shame',
      /(?<=^| )(?:глупо|стыдно|чувствую себя (?:дурой|идиоткой|идиотом|дураком|глупо)|как дура|как дурак|смешно наверное)(?= |$)/,
    ],
    [
      'fear',
      /(?<=^| )(?:боюсь|(?:мне )?(?:так |очень |просто )?страшно|паник\p{L}*|тревож\p{L}*|нервничаю|волнуюсь|переживаю|трясет)(?= |$)/u,
    ],
    [
      'tired',
      /(?<=^| )(?:(?:так |очень |я )?устал[аи]?|нет сил|сил (?:уже |больше )?нет|не сплю|спать не могу|не могу (?:спать|уснуть)|вымотал\p{L}*|выжат\p{L}*)(?= |$)/u,
    ],
    ['anger', /(?<=^| )(?:злюсь|бесит|ненавижу|достал[ои]?|зла не хватает|я в ярости)(?= |$)/],
    [
      'alone',
      /(?<=^| )(?:одиноко|(?:я )?(?:совсем )?одна$|никому не нужн\p{L}*|никто не понимает|не с кем поговорить)(?= |$)/u,
    ],
    [
      'sad',
      /(?<=^| )(?:скучаю|плачу|реву|грустно|больно|тоск\p{L}*|пусто|разбит\p{L}*|все время думаю|не могу (?:забыть|отпустить))(?= |$)/u,
    ],
  ],
}

const TELLS: Record<Lang, Table<Exclude<(typeof FACTS)[number], 'open'>>> = {
  en: [
    [
      'betrayed',
      /(?<=^| )(?:he|she|they|my \p{L}+) (?:has |had |have )?(?:cheated|lied|betrayed|been cheating|been lying)(?= |$)/u,
    ],
    [
      'deadline',
      /(?<=^| )(?:answer|decide|reply|say|know|deadline|decision|sign|start)(?= |$).*(?<=^| )(?:by|until|before|till|on) (?:\S+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<=^| )(?:answer|decide|reply|know|deadline|decision) (?:is )?(?:by|until|before|on) /,
    ],
    [
      'since',
      /(?<=^| )(?:(?:it|this|that) (?:all )?(?:started|began|has been going on|changed)|since (?:last )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|then))(?= |$)/,
    ],
    [
      'means',
      /(?<=^| )(?:(?:less|no|not enough|not much|short of|low on) (?:money|savings|pay|cash)|money (?:is )?(?:tight|short)|cant afford|cannot afford|can not afford|(?:too )?expensive|in debt|(?:market|rates?|prices?) (?:is|are) (?:\S+ )?(?:bad|awful|high|low|crazy|terrible|down)|broke|pays less)(?= |$)/,
    ],
    [
      'upset',
      /(?<=^| )(?:he|she|they|mum|mom|dad|parents) (?:will|would|is going to|are going to|might|gets?|get) (?:be |get |feel )?(?:\S+ )?(?:upset|angry|hurt|mad|furious|disappointed|sad|offended)(?= |$)/,
    ],
    [
      'conflict',
      /(?<=^| )(?:we (?:just |always |constantly |still )*(?:argue|fight|row|bicker|shout|clash)|(?:argue|fight) (?:every|all|constantly))(?= |$)/,
    ],
    [
      'another',
      /(?<=^| )(?:has|have|got|found|seeing|dating|met|with) (?:a |an )?(?:new )?(?:girlfriend|boyfriend|someone(?: else)?|somebody(?: else)?|gf|bf|partner|another (?:woman|man|girl|guy))(?= |$)|(?<=^| )(?:someone (?:new|else)|already moved on)(?= |$)/,
    ],
    [
      'mixed',
      /(?<=^| )(?:says?|texts?|writes?|calls?|misses|loves|wants|likes|told|promises?)(?= ).* but (?=.*(?:not|never|doesnt|dont|wont|still|texts?|writes?|calls?|needs|comes))/,
    ],
    [
      'unspoken',
      /(?<=^| )(?:never (?:really )?(?:says?|said|talks?|tells?|shows?|asks?)|(?:does not|doesnt|will not|wont) (?:talk|say|tell|open up|discuss)|keeps (?:quiet|silent|avoiding)|avoids)(?= |$)/,
    ],
    [
      'refuses',
      /(?<=^| )(?:(?:does not|doesnt|do not|dont|did not|didnt) (?:want|like|agree|approve|support)|(?:is|are|was) (?:totally |dead |completely )?against|refuses|refused|wants me to (?:stay|leave|wait|quit|stop|not|move)|(?:says?|thinks?|keeps saying|told me) (?:that )?i should(?: \S+){1,5}|tells me to|(?:thinks?|says?) (?:that )?(?:its|it is|im|i am|this is|that is|thats) (?:a )?(?:\S+ )?(?:stupid|crazy|bad|mad|silly|wrong|nonsense|selfish|mistake|too \S+)|(?:laughs?|laughing) at|makes? fun of|do not believe in|dont believe in|doesnt believe in|not happy (?:about|with)|hates the idea|disagrees)(?= |$)/,
    ],
    [
      'good',
      /(?<=^| )(?:(?:i|we) (?:got (?:it|the (?:job|offer|place|visa|flat|house))|passed)|(?:they|he|she) (?:said yes|agreed|accepted|replied|wrote back|came back|apologi[sz]ed|hired me|called)|(?:got|been) (?:accepted|approved|hired|promoted))(?= |$)/,
    ],
    [
      'bad',
      /(?<=^| )(?:(?:got|was|been|were) (?:rejected|refused|fired|dumped|turned down)|(?:they|he|she) (?:said no|rejected|turned (?:me|us) down|did not (?:reply|answer|come|call)|didnt (?:reply|answer|come|call)|blocked me)|i failed|(?:it )?did not work|didnt work)(?= |$)/,
    ],
    ['ill', /(?<=^| )(?:(?:is |in )?(?:in (?:the )?)?hospital|diagnos\p{L}*|surgery|operation)(?= |$)/u],
    [
      'gone',
      /(?<=^| )(?:moved out|walked out|has left|left (?:me|us|home)|is gone|ghosted me|stopped (?:talking|replying|answering)|broke (?:it|up))(?= |$)/,
    ],
  ],
  ru: [
    [
      'betrayed',
      /(?<=^| )(?:он|она|муж|жена) (?:мне |меня |тогда |уже )*(?:изменял|изменил|врал|соврал|обманывал|обманул|предал)\p{L}*(?= |$)/u,
    ],
    [
      'deadline',
      /(?<=^| )(?:ответ\p{L}*|решить|решать|сказать|срок|дедлайн|подписать|выйти) (?:\p{L}+ )?(?:нужен |надо |ждут |нужно |просят )*(?:до|к|в) /u,
    ],
    ['since', /(?<=^| )(?:(?:это |все )?началось|с тех пор|это с|так с|тянется с|длится с)(?= |$)/u],
    [
      'means',
      /(?<=^| )(?:(?:с деньгами|деньгами) (?:сейчас )?(?:туго|плохо|беда)|денег (?:\p{L}+ )?(?:нет|мало|не хватает|в обрез)|нет денег|(?:зарплата|оклад|платят) (?:\p{L}+ )?(?:меньше|ниже)|рынок (?:\p{L}+ )?(?:плохой|стоит|просел|мертвый)|(?:ставки|цены) (?:\p{L}+ )?(?:высокие|дикие|бешеные|сумасшедшие|растут)|дорого|в долгах|кредит\p{L}*)(?= |$)/u,
    ],
    [
      'upset',
      /(?<=^| )(?:(?:он|она|они|мама|папа|родители|муж) (?:\p{L}+ )?(?:обид\p{L}*|расстро\p{L}*|рассерд\p{L}*|не поймет|не поймут|будет в ярости|будут в ярости|разозл\p{L}*|взбесится|наорет))(?= |$)/u,
    ],
    ['conflict', /(?<=^| )(?:(?:мы )?(?:\p{L}+ )?(?:\p{L}+ )?(?:ругаемся|ссоримся|скандалим|спорим|цапаемся))(?= |$)/u],
    [
      'another',
      /(?<=^| )(?:(?:у (?:него|нее) |уже )+(?:другая|другой|новая|новый|кто-то|есть другая|есть другой|девушка|парень)|(?:встречается|живет|ушел|ушла) (?:с|к) (?:другой|другим|другому|кем-то))(?= |$)/,
    ],
    [
      'mixed',
      /(?<=^| )(?:пишет|говорит|звонит|обещает|любит|скучает|хочет|клянется)(?= ).* (?:но|а сам\p{L}*|зато) (?=.*(?:не|никогда|все равно|пишет|звонит))/u,
    ],
    [
      'unspoken',
      /(?<=^| )(?:никогда (?:\p{L}+ )?не (?:говорит|сказал\p{L}*|спрашивает|показывает)|не (?:говорит|хочет говорить|рассказывает|обсуждает)|молчит|уходит от разговора|отмалчивается)(?= |$)/u,
    ],
    [
      'refuses',
      /(?<=^| )(?:(?:категорически )?против|смеется|смеются|крутит у виска|не верит|не верят|не поддерживает|не поддерживают|не хочет|не согласен|не согласна|не отпускает|не одобряет|отказывается|отговаривает|(?:муж|жена|мама|папа|он|она|они|родители|все) говор(?:ит|ят)(?: (?:что|чтобы))? (?:вернись|надо|не надо|чтобы|подожди|брось|бросай|останься|не \p{L}+и)|(?:говорит|говорят|считает|считают|думает)(?: что)? (?:это |я )*(?:глупость|глупо|блажь|бред|дура|ерунда|ошибка|рано|поздно|сума\p{L}*|\p{L}+ глупость))(?= |$)/u,
    ],
    [
      'good',
      /(?<=^| )(?:меня (?:взяли|приняли|повысили)|(?:он|она|они) (?:согласил\p{L}*|ответил\p{L}*|вернул\p{L}*|извинил\p{L}*|позвонил\p{L}*)|сдала?|поступила?|дали (?:визу|ипотеку|место)|нашла? работу|получилось)(?= |$)/u,
    ],
    [
      'bad',
      /(?<=^| )(?:(?:мне |меня |нам )?(?:отказали|уволили|бросили|не взяли)|(?:он|она|они) (?:отказал\p{L}*|не ответил\p{L}*|не пришел|не пришла|заблокировал\p{L}*)|не (?:сдала?|поступила?)|не получилось|провалила?)(?= |$)/u,
    ],
    ['ill', /(?<=^| )(?:в больниц\p{L}*|диагноз\p{L}*|операци\p{L}*)(?= |$)/u],
    [
      'gone',
      /(?<=^| )(?:съехал\p{L}*|ушел|ушла|бросил\p{L}* меня|перестал\p{L}* (?:отвечать|писать|общаться)|расстались|пропал\p{L}*)(?= |$)/u,
    ],
  ],
}

/** How a question opens, so that nothing is only told by it. */
const QUESTION: Record<Lang, RegExp> = {
  en: /^(?:what|which|who|whose|where|when|why|how|will|would|does|do|did|is|are|can|could|should|shall|am|has|have|tell|show|give|explain|compare|list)(?= |$)/,
  ru: /^(?:что|какой|какая|какое|какие|какую|кто|где|куда|когда|почему|зачем|как|сколько|чем|чего|кому|стоит|можно|надо|нужно|расскажи\p{L}*|покажи\p{L}*|назови\p{L}*|дай\p{L}*|скажи\p{L}*|сравни\p{L}*)(?= |$)|(?<=^| )ли(?= |$)/u,
}
/** Words by which something is asked without a question mark. */
const ASKS: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:what|which|who|when|where|why|how|or|yes|no)(?= |$)/,
  ru: /(?<=^| )(?:что|как\p{L}*|кто|где|куда|когда|почему|зачем|сколько|чем|или|ли|есть|стоит|можно|надо|подходит|подойдет|да|нет|лучше)(?= |$)/u,
}
/** How a message opens that puts something in the place of what was asked, and words of courtesy. */
const OTHER: Record<Lang, RegExp> = {
  en: /^(?:and|or|any|same|also|then|ok|okay|yes|no|sure|hi|hello|hey|bye|great|cool|nice|merry|happy|good|pls|please|just|only|not|maybe|nothing|none)(?= |$)|^(?:(?:in|on|for|by|to) )/,
  ru: /^(?:а|и|или|также|еще|тогда|ок|да|нет|ага|привет|пока|отлично|круто|хорошо|ладно|пожалуйста|только|просто|не|может|ничего|про|о|об|в|на|для|до|по)(?= |$)/,
}
const FEWEST_OPEN = 3
/** Longer messages say by themselves what they are of. */
const MOST_ASKED = 11
const MOST_TOLD = 26
const FEWEST_TOLD = 2
/** A question that has no mark asks within so many words. */
const FIRST = 6

/** A message without the words that lead in to what it says or end it. */
export function saidBare(lang: Lang, words: readonly string[]): string {
  const text = words.join(' ')
  const opened = text.replace(OPENS[lang], '') || text
  return opened.replace(ENDS[lang], '') || opened
}

const found = <T extends string>(table: Table<T>, ways: readonly string[]): T | undefined =>
  table.find(([, pattern]) => ways.some((way) => pattern.test(way)))?.[0]

/** What a message does with the answer before it; null where it asks something of its own. */
export function repliedBy(lang: Lang, words: readonly string[], isAsked: boolean): Replied | null {
  if (words.length === 0 || words.length > MOST_TOLD) return null
  const whole = words.join(' ')
  const bare = saidBare(lang, words)
  const ways = [whole, bare]
  if (words.length <= MOST_ASKED) {
    const asked = found(ASKED[lang], ways)
    if (asked) return { reply: asked }
    if (IF_OPENS[lang].test(bare) && !/(?<=^| )(?:when|когда)(?= |$)/.test(bare))
      return { reply: 'if', sort: found(IF_SORTS[lang], [bare]) ?? 'open' }
  }
  const isTold = !isAsked && words.length >= (lang === 'ru' ? 1 : FEWEST_TOLD) && !QUESTION[lang].test(bare)
  if (!isTold) return null
  const feeling = found(FEELS[lang], ways)
  if (feeling && words.length <= 14) return { reply: 'feels', sort: feeling }
  if (words.length < FEWEST_TOLD) return null
  const fact = found(TELLS[lang], ways)
  // "And love?", «а работа»: without a mark, and yet no telling.
  if (fact === undefined && (OTHER[lang].test(whole) || words.length < FEWEST_OPEN)) return null
  if (fact) return { reply: 'fact', sort: fact }
  return ASKS[lang].test(words.slice(0, FIRST).join(' ')) ? null : { reply: 'fact', sort: 'open' }
}

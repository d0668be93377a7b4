import type { Lang } from '#language/lang.ts'

/** What a short message does with the answer before it. */
export const ACTS = [
  'pick',
  'oneDate',
  'specific',
  'when',
  'bestPart',
  'thenWhat',
  'ifNot',
  'whatIf',
  'hard',
  'good',
  'months',
  'misread',
  'confused',
  'correct',
  'where',
  'risks',
  'who',
  'advise',
  'noted',
  'why',
  'honest',
  'eases',
  'starts',
  'getAlong',
  'type',
  'needs',
  'gives',
  'nextWeek',
  'goesWell',
  'about',
  'sky',
  'differ',
  'backup',
  'fits',
  'avoid',
] as const
export type Act = (typeof ACTS)[number]

/** A longer message says by itself what it is of. */
const MOST_WORDS = 12

/** How a message opens and ends that goes on with an answer, and which says nothing by itself. */
const OPENS: Record<Lang, RegExp> = {
  en: /^(?:(?:ok|okay|so|and|but|well|then|hm+|lol|right|alright|wait|fine|cool|oh|ah|thanks|thank you|cheers|please|um+|uh|yeah|yes|sure|great|actually|nah|no|nope|hey) )+/,
  ru: /^(?:(?:а|и|но|ну|так|вот|тогда|ладно|хорошо|ок|окей|хм+|ага|да|ой|ясно|понятно|спасибо|все же|все-таки|погодите|подождите|стоп|слушайте|в общем|короче|блин|эм+) )+/,
}
const ENDS: Record<Lang, RegExp> = {
  en: /(?: (?:then|please|lol|haha|though|tho|thanks|exactly|pls|now|for me))+$/,
  ru: /(?: (?:тогда|пожалуйста|плиз|спасибо|все же|все-таки|конкретно|именно|вообще|то|же|для меня))+$/,
}

const EN: readonly (readonly [Act, RegExp])[] = [
  [
    'misread',
    /(?:you (?:have )?(?:already |just )+(?:said|told me) (?:that|this|it)|you (?:said|told me) (?:that|this) already|repeat(?:ing)? yourself|same (?:thing|answer) (?:again|as before)|(?:that|this|it) (?:is|was) not (?:really )?(?:what|the question|the answer|an answer)|not what i (?:asked|meant|wanted)|you (?:did not|have not|are not|never) (?:really )?answer(?:ed|ing)?|answer (?:the|my) question|wrong question|that does not answer|not my question|did not ask (?:that|about that|for that))/,
  ],
  [
    'correct',
    /^(?:no+ |nope |nah |not that |sorry |actually )*(?:i (?:mean|meant|am asking about|was asking about|am talking about|was talking about|asked about)|it is about|talking about) .+|^(?:like )?\p{L}+ wise$|.+ (?:i mean|i meant)$/u,
  ],
  [
    'confused',
    /^(?:huh|what|eh|what do you mean(?: by (?:that|this))?|i (?:really |still )?do not (?:get|understand|follow)(?: (?:it|this|that|you|any of this|any of that|a thing|a word|what you mean|what (?:that|this) means))?|do not (?:get|understand)(?: (?:it|this|that))?|no idea what (?:that|this) means|(?:so )?what does (?:that|this|it|all (?:that|this)) (?:all |even |actually )?mean|you lost me|lost me|i am (?:lost|confused)|confused|too complicated|meaning)$/,
  ],
  [
    'oneDate',
    /^(?:(?:just |can you |could you |i (?:just )?(?:want|need) )*(?:give |tell |name |pick )?(?:me )?)?(?:just )?(?:one|an exact|the exact|exact|a single|single|one single|a specific|specific|concrete|the best|a concrete|an actual) (?:date|day|dates|days)(?: only)?$|^(?:what|which) (?:exact |specific )?(?:date|day)(?: is (?:it|best))?$|^(?:whichever is (?:best|better) )?(?:just )?tell me (?:the|which|what) (?:best )?(?:day|date)$/,
  ],
  [
    'pick',
    /^(?:which(?: one)?|which (?:one )?(?:of|out of) (?:the|those|these|them|all of them)(?: two| three| 2| 3)?(?: (?:is|would be|one))?(?: the)?(?: better| best| safer| stronger)?|which one is (?:the )?(?:better|best|safest|strongest)|which (?:one )?(?:is|would be) (?:the )?(?:better|best|safer)(?: one)?|(?:is it )?(?:the )?first (?:one )?or (?:the )?second(?: one)?|is the (?:first|second|third|last|other|earlier|later) (?:one |date |day )?(?:better|best|ok|good|worse)|(?:which|who)(?: one)?(?: of (?:the|those|them|these)(?: two)?)? is (?:the )?(?:stronger|real me|more important|main one|strongest)|which (?:day|date|one) (?:would|do|should) (?:you|i) (?:pick|choose|take|recommend|go for|go with)|(?:just )?(?:pick|choose) (?:one|for me)|you (?:choose|pick|decide)|which do (?:i|you) (?:pick|choose|take))$/,
  ],
  [
    'avoid',
    /^(?:(?:which|what) (?:ones? |days? |dates? |of them )?(?:should|do|must|shall|would) (?:i|we|you) (?:definitely )?(?:avoid|skip|not (?:take|pick|choose))|(?:which|what) to avoid|(?:the |which is the |which one is the )?worst(?: one| day| date)?|any to avoid)$/,
  ],
  [
    'specific',
    /^(?:(?:can|could) you )?(?:be )?(?:more |a bit more )?(?:specific|concrete|precise|exact)$|^(?:(?:that|this|it) (?:is|was) |you are being |too |so |very |really |pretty |a bit )+(?:vague|general|generic|broad)$|^when exactly$|^exactly when$|^what exactly$|^vague$/,
  ],
  [
    'when',
    /^(?:when|when (?:is|would) (?:that|it)(?: be)?|when will (?:that|it|this) (?:be|happen|come)|when (?:would be|is|would it be|is it) (?:better|best|good|a good time|the best time)|when (?:should|do|can|could) (?:i|we)(?: (?:do|start|begin|try)(?: (?:it|that|this))?)?|when (?:do|should|can) i (?:reach out|text|call|write|message)(?: (?:to )?(?:him|her|them))?|when will (?:i|we) (?:know|hear|find out|get an answer|get a reply)(?: back| more)?|(?:what is )?a? ?better time)$/,
  ],
  ['months', /^(?:which|what) months?(?: .{0,40})?$/],
  [
    'bestPart',
    /^(?:(?:what|which|when) (?:is )?)?(?:the )?(?:best|good|nicest|luckiest) (?:part|time|hours?|moment)(?: (?:of|in) (?:the|that|this) day)?$/,
  ],
  [
    'thenWhat',
    /^(?:after that|what next|what then|what after|what (?:is |comes |happens )?(?:next|after(?: that)?|afterwards))$/,
  ],
  [
    'ifNot',
    /^(?:what )?if (?:not|(?:i|he|she|they|it|we|that|my \p{L}+|the \p{L}+|nobody|no one)(?: \p{L}+){0,3} (?:no|not|nothing|refuses?|fails?|rejects?|ignores?|flops?|bombs|disaster|(?:a )?flop|hates?|worse|wrong|badly|never)(?: \p{L}+){0,3})$/u,
  ],
  ['whatIf', /^(?:what |how about |even )?if .+/],
  [
    'hard',
    /^(?:(?:just|only|what|what (?:is|are|about)|how about|show me|tell me) )*(?:the )?(?:hard|bad|difficult|tough|negative|challenging|rough|worst) ?(?:parts?|ones?|stuff|things?|side|bits?|times?|news)?(?: only)?$/,
  ],
  [
    'good',
    /^(?:(?:just|only|what|what (?:is|are|about)|how about|show me|tell me|is there) )*(?:the |any |anything )?(?:good|positive|nice|easy|fun) ?(?:parts?|ones?|stuff|things?|side|bits?|news)?(?: only)?$/,
  ],
  [
    'where',
    /^where(?: (?:would|will|do|can|could|should|might) (?:i|we) (?:meet|find|look for) (?:them|him|her|someone|somebody|one|that person|this person|people|it))?$/,
  ],
  [
    'risks',
    /^what went wrong(?: \S+){0,4}$|^(?:what (?:are|is|about) )?(?:the |my |any |our |some )?(?:risks?|downsides?|weak (?:spots?|points?)|weakness(?:es)?|dangers?|catch|cons|red flags?|worst case(?: scenario)?|worst thing)(?: (?:of|in|with|for) (?:it|that|this|us))?$/,
  ],
  ['who', /^(?:what did i do(?: wrong)?|whose fault(?: is (?:it|that|this))?|who is (?:right|wrong|to blame))$/],
  ['why', /^(?:what for|how come|why (?:me|that|so|is that|exactly that))$/],
  [
    'honest',
    /^(?:(?:just )?be (?:honest|real|frank)|(?:just )?(?:give me )?(?:a )?straight answer|yes or no|just tell me|honestly|tell me (?:the truth|honestly)|the truth|no sugarcoating|seriously|for real)$/,
  ],
  [
    'eases',
    /^(?:till|until) when$|^(?:for )?how long(?: (?:do|will) (?:i|it|this|that) (?:have to )?(?:worry|wait|last|take|go on|suffer))?$|^when (?:does|will|is) (?:it|this|that|things|everything|the \p{L}+|life) (?:going to )?(?:get (?:better|easier|lighter)|ease(?: off| up)?|improve|calm down|pass|end|be over|stop|lift)$/u,
  ],
  [
    'type',
    /^who (?:would |does |will )?(?:suits?|fits?|match(?:es)?) me$|^what (?:kind|type|sort) of (?:person|partner|man|woman|guy|girl) (?:would |does )?(?:suits?|fits?) me$|^what (?:will|would|is|are) (?:they|he|she|this person|that person|my partner) (?:be )?like$/,
  ],
  [
    'backup',
    /^(?:what (?:is |about )?)?(?:(?:a|one|the|my|any) )?(?:plan b|backup(?: option| date| day| plan)?|alternative)$|^not (?:the |that )?first(?: one)?$/,
  ],
  [
    'goesWell',
    /^(?:will|is) (?:it|this|that|everything|things) (?:going to )?(?:go|be|turn out|work out|go down)(?: (?:ok|okay|well|fine|alright|good|all right))?$/,
  ],
  ['fits', /^what (?:would |will |could |does |(?:kind of )?(?:job|work) )*suits? me(?: best)?$/],
  ['about', /^what (?:should|can|do) i (?:need to )?know about (?:her|him|them)$/],
  [
    'sky',
    /^is (?:there |it )?(?:something|anything)? ?(?:in|with|because of) the (?:sky|stars|planets)(?: now)?$|^is it (?:the|my) (?:stars|planets|chart|sky)(?: or what)?$/,
  ],
  ['differ', /^(?:how are (?:we|they) different|what is the difference|how do (?:we|they) differ)$/],
  ['needs', /^what (?:does|do|would) (?:he|she|they) (?:need|want)(?: from me)?$/],
  ['gives', /^(?:does|can|could|will|would) .+ (?:give|offer|be) (?:me )?(?:that|this|it)$/],
  ['nextWeek', /^(?:the )?(?:next|following) one$|^next$/],
  ['starts', /^when (?:does|will) (?:it|that|this) (?:start|begin|happen)$/],
  ['getAlong', /^(?:do|can|will|could|would) (?:we|they|the two) (?:get along|get on|match|fit|work(?: out)?)$/],
  [
    'advise',
    /^(?:what (?:would|should|do|can|could) (?:you|i|we) do(?: about (?:it|that|this)| with (?:it|that|this)| next)?|what do you (?:suggest|advise|recommend|think i should do)|(?:any|your) advice)$/,
  ],
  [
    'noted',
    /^(?:ok|okay|k|got it|i see|understood|right|fine|hm+|ah+|oh+|alright|cool|nice|noted|makes sense|fair enough|interesting|wow|sounds good|sounds great|perfect|will do|deal|ok ok|good to know)$/,
  ],
]

const RU: readonly (readonly [Act, RegExp])[] = [
  [
    'misread',
    /(?:(?:ты|вы) (?:это )?уже (?:это )?(?:говорил\p{L}*|писал\p{L}*|сказал\p{L}*)|уже (?:это )?(?:говорил\p{L}*|было)|повторя\p{L}+|одно и то же|(?:я |это )?не (?:об? этом|про это|то|это|так) (?:я )?(?:спр[ао]ш\p{L}*|спросил\p{L}*|вопрос|имел\p{L}*)|(?:я )?не это (?:спр\p{L}*|хотел\p{L}*)|(?:вы |ты )?не ответил\p{L}*|это не ответ|не на (?:тот|мой) вопрос|ответьте на (?:мой )?вопрос|не об этом|вопрос был не|не про то)/u,
  ],
  [
    'correct',
    /^(?:нет )*(?:я (?:имел\p{L}* в виду|про|о|об|спрашива\p{L}* про|говорю про|говорила? про)|имел\p{L}* в виду|речь (?:про|о|об)|вопрос (?:про|о|об)|не про \p{L}+ а про|для|в смысле) .+/u,
  ],
  [
    'confused',
    /^(?:чего|что|в смысле|как это|это как|как это понимать|что это (?:значит|означает|все значит)|(?:я )?(?:ничего |вообще |опять |все равно |что-то |чет )*не (?:понял|поняла|понимаю|понятно|ясно|въехал\p{L}*)(?: (?:ничего|вас|это|о чем вы|вообще|что это значит))?|запутал\p{L}*|слишком сложно|сложно|объясните нормально|по-человечески)$/u,
  ],
  [
    'oneDate',
    /^(?:(?:просто |можно |назов\p{L}* |дай\p{L}* |скаж\p{L}* |подскаж\p{L}* |выбер\p{L}* |хочу |нужн\p{L}* |мне )*)(?:одн[уа]|точн(?:ую|ая|ое)|конкретн(?:ую|ая|ое|ый)|сам(?:ую|ый) лучш(?:ую|ий)|лучш(?:ую|ий)|один|одно) (?:дат[уа]|день|число)$|^как(?:ое|ая|ой)(?: конкретно| точно| именно)? (?:число|дата|день)$/u,
  ],
  [
    'pick',
    /^(?:как(?:ой|ая|ое)|как(?:ой|ая|ое|ую) из (?:них|этих) (?:лучше|лучшая|лучший|самая лучшая|брать|выбрать)|котор(?:ый|ая|ое)|(?:какой|какая|какое|который|которая) (?:из них |из этих |из двух |из дней |вариант |все )*(?:лучше|выбрать|брать|взять|надежнее|сильнее)|что (?:из этого |из них )?(?:лучше|выбрать|мне выбрать|взять)|перв(?:ый|ая|ое|ую) или втор(?:ой|ая|ое|ую)|(?:перв(?:ый|ая|ое)|втор(?:ой|ая|ое)|последн(?:ий|яя|ее)) (?:лучше|хуже|норм\p{L}*|подойдет|подходит)|куда(?: ехать| идти| лучше)?|выбер\p{L}* (?:за меня|один|одно|сам\p{L}*)|кто из них (?:сильнее|важнее|главнее|главный|настоящ\p{L}* я|я настоящ\p{L}*)|что бы вы выбрали|какой бы вы выбрали|какой день бы вы выбрали)$/u,
  ],
  [
    'avoid',
    /^(?:как(?:ую|ой|ое|ие|их) (?:точно |лучше |из них |день |дни |дату )*(?:не (?:брать|надо|стоит|выбирать|подходит)|избегать|нельзя)|чего избегать|(?:какая |какой |сам\p{L}* )?худш\p{L}*(?: день| дата)?)$/u,
  ],
  [
    'specific',
    /^(?:(?:можно|давайте|говорите|скажите) )?(?:по)?(?:конкретнее|точнее|поточнее|конкретно|подробнее по датам)$|^(?:это |как-то |очень |слишком )*(?:общо|расплывчато|размыто|туманно|общие слова)$|^(?:точнее )?когда (?:точно|именно|конкретно)$|^точнее когда$/u,
  ],
  [
    'when',
    /^(?:когда|когда (?:лучше|это|это будет|будет|можно|начинать|начать|мне|нам|примерно|уже|ответят|узнаю|скажут|станет известно|это случится|произойдет|это произойдет)|когда (?:ему|ей|им) (?:лучше )?(?:написать|позвонить)|когда (?:будет )?лучшее время|в какое время лучше)$/u,
  ],
  ['months', /^(?:как(?:ой|ие)|в каком|в какие) месяц\p{L}*(?: .{0,40})?$/u],
  [
    'bestPart',
    /^(?:(?:какая|какое|когда) )?(?:лучш(?:ая|ее)|удачн(?:ая|ое)|хорош(?:ая|ее)) (?:часть|время|часы?)(?: (?:дня|в этот день|суток))?$|^(?:когда )?лучше (?:днем|утром) или вечером$|^когда лучше (?:днем|утром) или вечером$/u,
  ],
  [
    'thenWhat',
    /^(?:что )?(?:потом что|потом|дальше|затем|после)(?: что)?$|^что (?:потом|дальше|будет (?:потом|дальше|после))$/,
  ],
  [
    'ifNot',
    /^(?:что )?если (?:нет|(?:\p{L}+ ){0,3}(?:не \p{L}+|откаж\p{L}*|провал\p{L}*|против|хуже|сорвется)(?: \p{L}+){0,3})$/u,
  ],
  ['whatIf', /^(?:что )?если .+/],
  [
    'hard',
    /^(?:(?:только|что|давайте|расскажите|покажите|про) )*(?:трудн(?:ое|ые|ого)|тяжел(?:ое|ые|ого)|плох(?:ое|ие|ого)|сложн(?:ое|ые|ого)|негатив\p{L}*|минусы)(?: \p{L}+)?$/u,
  ],
  [
    'good',
    /^(?:(?:только|что|давайте|расскажите|покажите|про) )*(?:(?:есть )?хорош(?:ее|ие|его)|приятн(?:ое|ого)|позитив\p{L}*|легк(?:ое|ого)|плюсы)(?: \p{L}+)?$/u,
  ],
  [
    'where',
    /^где(?: (?:я |мы |его |ее |мне )*(?:встречу|найду|искать|познакомлюсь|познакомимся|встретить|найти)(?: (?:его|ее|человека|такого))?)?$/,
  ],
  [
    'risks',
    /^что (?:было|пошло) не так(?: \S+){0,4}$|^(?:какие |в чем |где |есть ли |что с )?(?:тут |здесь |у нас |мои |есть )*(?:риск\p{L}*|минус\p{L}*|слаб\p{L}* (?:мест\p{L}*|сторон\p{L}*)|слабые|подводные камни|подвох|опасност\p{L}*|худшем случае|худший случай)$/u,
  ],
  ['why', /^(?:за что|из-за чего|из за чего|с чего бы|почему (?:так|именно|это|мне)|отчего)$/],
  [
    'honest',
    /^(?:(?:только |скажите |давайте |если )*честно|(?:скажите |ответьте )?прямо|да или нет|по-честному|правду|скажите правду|без прикрас|серьезно)$/,
  ],
  [
    'eases',
    /^(?:до какого времени|до каких пор|надолго|сколько (?:еще )?(?:ждать|терпеть|переживать|это продлится))$|^когда (?:это |все |оно |мне |меня |уже )*(?:пройдет|закончится|кончится|отпустит|полегчает|(?:станет|будет) (?:легче|лучше|полегче)|наладится|прекратится)$/u,
  ],
  [
    'type',
    /^за (?:кого|какого(?: человека)?)$|^кто мне (?:подойдет|подходит|нужен)$|^как(?:ой (?:человек|партнер|мужчина)|ая (?:женщина|девушка)) мне (?:подойдет|подходит|нужен|нужна)$|^как(?:ой|ая|ими?) (?:он |она |будет |этот человек )+$|^какой он будет$|^какая она будет$|^каким он будет$/,
  ],
  [
    'backup',
    /^(?:есть )?(?:запасной (?:вариант|день)|запасную дату|запасная дата|план б)$|^(?:только )?не (?:в )?перв(?:ые|ый|ую|ое|ая)$/,
  ],
  [
    'goesWell',
    /^(?:все |это |у меня )*(?:пройдет|получится|сложится|будет) ?(?:нормально|хорошо|ок|отлично|как надо)?$/,
  ],
  ['about', /^что (?:мне )?(?:надо |нужно |стоит )?(?:про|о|об) (?:нее|него|ней|нем) (?:надо |нужно |стоит )?знать$/],
  ['fits', /^(?:что|кем|на кого|на что|куда) (?:мне )?(?:подойдет|подходит|идти|пойти|податься|работать)$/],
  ['sky', /^это (?:из-за|из за) (?:неба|планет|звезд|карты)$|^это по карте(?: или что)?$/],
  ['differ', /^(?:в чем|какая) (?:между нами |у нас )?разница$|^(?:в )?чем мы (?:отличаемся|разные|непохожи)$/],
  [
    'needs',
    /^(?:ему|ей) (?:что )?(?:от меня )?нужно$|^что (?:ему|ей) (?:от меня )?(?:нужно|надо)$|^(?:ему|ей) что нужно$/,
  ],
  ['gives', /^.+ (?:это|такое) (?:мне )?(?:дает|даст|может дать)$/],
  ['nextWeek', /^на следующей$|^следующая$/],
  ['starts', /^когда (?:он |она |оно |это )?(?:начнется|начинается|начнет)$/],
  [
    'getAlong',
    /^(?:они|мы) (?:ладят|ладим|уживутся|уживемся|поладят|поладим|подходят друг другу|подходим друг другу|сочетаются|совместимы)$/,
  ],
  [
    'who',
    /^(?:что я (?:сделала?|делаю) не так|кто (?:виноват\p{L}*|прав\p{L}*|из нас прав\p{L}*)|чья (?:это )?вина)$/u,
  ],
  [
    'advise',
    /^(?:что (?:мне |нам |теперь |с этим |тут )*(?:делать|сделать|предпринять)(?: (?:с этим|теперь|тогда))?|что (?:бы )?вы (?:бы )?(?:сделали|посоветуете|советуете|посоветовали)|(?:ваш |какой )?совет|как (?:мне )?(?:быть|поступить))$/,
  ],
  [
    'noted',
    /^(?:ок|окей|ясно|понятно|поняла?|ага|угу|хорошо|ладно|хм+|спс понятно|интересно|здорово|круто|ого|вот как|отлично|супер|договорились|годится|принято)$/,
  ],
]
const PATTERNS: Record<Lang, readonly (readonly [Act, RegExp])[]> = { en: EN, ru: RU }

/** A message without the words around what it asks. */
export function coreOf(lang: Lang, words: readonly string[]): string {
  const text = words.join(' ')
  const opened = text.replace(OPENS[lang], '')
  return (opened || text).replace(ENDS[lang], '') || text
}

/** "What's" and "that's" have lost their verb with the apostrophe. */
const withIs = (text: string): string =>
  text.replaceAll(
    /(?<=^| )(what|who|where|when|that|this|it) (?=(?:the|a|my|our|his|her|their|better|best|right|wrong|too|very|so|not|next|going|it)(?: |$))/g,
    '$1 is ',
  )

/** What a message does with the answer before it; null where it asks something of its own. */
export function actOf(lang: Lang, words: readonly string[]): Act | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const told = [words.join(' '), coreOf(lang, words)]
  const ways = lang === 'en' ? [...told, ...told.map(withIs)] : told
  return PATTERNS[lang].find(([, pattern]) => ways.some((text) => pattern.test(text)))?.[0] ?? null
}

/** What a correction says it was about: "no, I meant my sister, not me". */
export const correctedOf = (lang: Lang, words: readonly string[]): string[] =>
  (lang === 'en'
    ? words
        .join(' ')
        .replace(OPENS.en, '')
        .replace(
          /^(?:no+ |nope |not that |sorry |actually )*(?:i (?:mean|meant|am asking about|was asking about|am talking about|was talking about|asked about)|it is about|talking about) /,
          '',
        )
        .replace(/ (?:i mean|i meant)$/, '')
        .replace(/^(?:like )?(\p{L}+) wise$/u, '$1')
        .replace(/ not (?:me|him|her|my \p{L}+|\p{L}+)$/u, '')
    : words
        .join(' ')
        .replace(OPENS.ru, '')
        .replace(
          /^(?:нет )*(?:я (?:имел\p{L}* в виду|про|о|об|спрашива\p{L}* про|говорю про|говорила? про)|имел\p{L}* в виду|речь (?:про|о|об)|вопрос (?:про|о|об)|не про \p{L}+ а про|для|в смысле) /u,
          '',
        )
        .replace(/ (?:а )?не (?:про |о )?\p{L}+$/u, '')
  )
    .split(' ')
    .filter(Boolean)

import type { Rule } from './kinds.ts'
import { CANNOT_EN, HEARD_EN, REFERS_EN, WARNS_EN } from './rules-medicine-en.ts'
import { CANNOT_RU, HEARD_RU, REFERS_RU, WARNS_RU } from './rules-medicine-ru.ts'

/** A word on which little harmless is said, said harmlessly. */
const MILD_EN = [
  '(truth serves|interest rate|could|might|perhaps|maybe|some people|tradition*|old texts|old books|image|symbol*|theme|themes|story|history|folklore|name for|term|rarely|seldom|many people|plenty of|in your own|if you (want|like|can)|was born|read the|before you|have a|ask a|decide*|allowed|belongs|no|not|nobody|never|neither|nothing|can not|depend*|financial advis*|lawyer|police can|help*)',
]
const MILD_RU = [
  '(можно|может|возможно|пожалуй|бывает|обычно|многие|традици*|стар* (книг*|термин*)|символ*|образ*|тема|теме|темы|тему|фольклор*|редко|не|ни|нет|никто|решает|решать|зависит|прежде чем|вправе|если|похож*|родил*|значит|ли|горевать|плакать|утрат*|похоже|про|говорит о)',
]

const SAFE_EN = [...REFERS_EN, ...CANNOT_EN, ...WARNS_EN, ...HEARD_EN]
const SAFE_RU = [...REFERS_RU, ...CANNOT_RU, ...WARNS_RU, ...HEARD_RU]

/** Subjects on which an astrologer has nothing to say but the harmless forms: whatever else names them is dropped. */
export const CLOSED_EN: readonly Rule[] = [
  {
    kind: 'stop_treatment',
    says: [
      '(doctor|doctors|surgeon|surgeons|oncologist*|cardiologist*|psychiatrist*|psychologist*|therapist*|midwife|midwives|nurse|nurses|hospital*|clinic|clinics|sachet*|dose|doses|thyroid|tumor|tumour|blood test*|biopsy|scan|surgery|anesthe*|transfusion*|rehab|symptom*)',
    ],
    unless: [
      ...SAFE_EN,
      '{pro} (is|can be|may be) a good',
      '(wait for|book|keep|attend|go to) ~ (test|tests|appointment|scan|results|hospital|checkup|check up)',
      'for the hospital',
      '(surgeon*|doctor*|nurse*|therapist*|psychologist*) (often|sometimes|tend|have|and)',
    ],
  },
  {
    kind: 'profit',
    says: [
      '(bitcoin|crypto*|stocks|shares in|lottery|lotto|casino|jackpot|betting|roulette|startup|all in on|forex|scratchcard*|slot machine*)',
      '(every|each|any) (coin|dollar|euro|pound|cent|penny) you ~~ (back|doubl*|return*|grow*|multipl*)',
      '(is about to|is going to|will) (double|triple|explode|soar|skyrocket)',
      '(winning one|winning ticket|winning number*)',
    ],
    unless: [...SAFE_EN, 'afford to lose', '(is|are) (fun|a game)', '(nobody|nothing|no) ~ (promise*|sure|know*)'],
  },
  {
    kind: 'legal_order',
    says: [
      '(not |never )(show up|appear|go|come|attend|turn up) (in|at|to|for|before) (the |your |)(court|hearing|judge|trial|police|interview|appointment)',
      'sign (whatever|anything|everything|all)',
      '(insurer|insurance company|tax office|taxman|court order|plea|restraining order)',
      '(out of|from) (the|your) will',
    ],
    unless: [...SAFE_EN, '(receipts|straightforward|honest*|truth)'],
  },
  {
    kind: 'illegal',
    says: [
      '(copy|sign|imitate|practice|use) (his|her|their|someone s) (signature|name|card|password|documents|licence|license)',
      '(out of|off|past) the books',
      '(never|not) (look|looks|check|checks|ask|asks) (at|for|into) (libra*|you|people|such|small)',
    ],
    unless: [...CANNOT_EN],
  },
  {
    kind: 'death',
    says: [
      '(not|never) see (the|another|next|this) (spring|summer|autumn|fall|winter|year|christmas|birthday|morning|snow|{month})',
    ],
    unless: [...CANNOT_EN],
  },
  {
    kind: 'fate',
    says: [
      '(you|he|she|they) will never (be|have|find|become|get|know|see|hold|marry|love|make|feel|earn|own|reach|come|leave|give|carry)',
      '(is|are|was) closed (on|to|for) (that|you|this|it)',
      'nothing to be done',
    ],
    unless: [...CANNOT_EN],
  },
  {
    kind: 'leave',
    says: [
      '(wife|husband|woman|man|daughter|son|girl|mother) (with|of|like) ~ (stays|stay|forgives|forgive|obeys|bears|endures|waits|serves|submits|keeps quiet)',
    ],
    unless: [...CANNOT_EN],
  },
  {
    kind: 'sexual_minor',
    says: [
      '(girl|boy|child|daughter|son|pupil|student|kid) (of|at|who is|is) (ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|\\d*) ~~ (ready|man|woman|love|touch*|body|adult|older|mature|lover)',
      '(you are|he is|she is|you re) (only |just |) (twelve|thirteen|fourteen|fifteen|sixteen|seventeen|12|13|14|15|16|17)',
      '(teenager|teen|child|minor|schoolgirl|schoolboy) ~~ (body|touch|touches|wants|lover|ready for|desire|kiss)',
      'age (irrelevant|meaningless|nothing|unimportant)',
      'makes age',
    ],
    unless: [
      '(tell|school|friends|adult who|responsib*|not your fault|police|helpline|needs plenty|nobody may|never have to|no adult)',
    ],
  },
  {
    kind: 'self_harm_help',
    says: [
      'if you (go|leave|went|left|disappear|disappeared) (tonight|now|today|for good|quietly|,)',
      '(nobody|no one) will (suffer|grieve|cry|weep|hurt|be sad)',
      '(earned|deserve) ~ (rest|peace|silence) ~~ (river|sleep|night|dark|water|bridge|quiet)',
    ],
    unless: ['(call|helpline|line|tell someone|safe)'],
  },
  {
    kind: 'human',
    says: ['i'],
    unless: [
      'i (can not|could not|do not|did not|will not|would not|am not|have no|can|could|may|might|would|will|hope|wish|hear|see|suggest|recommend|think|read|find|look|want you|want to|calculate|keep|take|understand|believe|notice|mean|say|speak|talk|know|check|give|d|go by|name|offer|draw on|work from|only|am (only|just|here|glad|so|very|really|truly|deeply|sorry|happy|able|software|not|listening|putting|also|an ai|an assistant|a program|a computer|a machine|artificial))',
      '(neither|nor) (will|can|do|would) i',
      '(as|what|which|than|and|whatever|all|everything) i (can|have been given|see|calculate|know|told)',
      'if i (may|can)',
    ],
  },
  {
    kind: 'dependency',
    says: [
      '(understood|understands|knows|known|loves|loved|heard|seen) you ~ (way i|like i|as i|as much as i|better than i)',
      '(lose|losing) ~ (one|only) friend',
    ],
  },
  {
    kind: 'death',
    says: [
      '(bury|burial|grave|corpse|funeral|sacrifice|fatal|die|dies|dying|murder|accident|accidents|stroke|heart attack|widow|drown|deadly)',
    ],
    unless: [...SAFE_EN, ...MILD_EN, 'by accident'],
  },
  {
    kind: 'curse',
    says: [
      '(evil|spirit (entered|came|lives|sits|follows|clings|holds)|spirits|ghost|ghosts|aura|amulet|talisman|karmic debt|dark energy|unclean|haunted)',
    ],
    unless: MILD_EN,
  },
  {
    kind: 'fate',
    says: [
      '(condemned|doomed|fated|bankrupt|bankruptcy|unfaithful|infertil*|childless|cheating on|betrayed|barren|ruined for|jinxed)',
      '(nothing|whatever) (you|he|she) (do|does|say|says|try|tries) (will|can|would)',
    ],
    unless: [...CANNOT_EN, ...HEARD_EN],
  },
  {
    kind: 'profit',
    says: [
      '(mortgage|loan|loans|savings|invest|investing|investment|investments|inheritance|wager|gamble|gambling)',
      'money is (safe|secure|certain|on its way|yours|coming)',
      '(always|never) (pays|fails|loses)',
    ],
    unless: [...SAFE_EN, ...MILD_EN],
  },
  {
    kind: 'legal_order',
    says: [
      '(court|judge|jury|witness|testify|testimony|lawsuit|custody|visa|evidence|alimony|prosecutor|bailiff*|subpoena|admit nothing)',
    ],
    unless: [...SAFE_EN, ...MILD_EN],
  },
  {
    kind: 'self_harm_help',
    says: [
      '(knife|blade|suicide|wrists|overdose) ',
      '(pain|relief|easier|better) ~~ (were not here|was not here|not be here|were gone|are gone)',
      'let the (knife|blade|blood|pain|dark|water|rope) ',
    ],
    unless: [...REFERS_EN, 'help*'],
  },
  {
    kind: 'illegal',
    says: [
      '(follow|track|watch) (him|her|them) (home|at night|secretly|and|,|until|everywhere|to)',
      '(give|offer|slip|pay) (the |a |that )(witness|judge|clerk|officer|inspector|official|guard|teacher|examiner)',
      '(delete|erase|burn|destroy|wipe) (the |your |all |all the )(messages|emails|files|chats|papers|records|phone)',
    ],
    unless: [...CANNOT_EN],
  },
  {
    kind: 'dependency',
    says: [
      '(without|outside) (this|our) (chat|app|conversation*|reading*|talk*)',
      '(to|with|in|on) me (instead|and not|rather|before|,|.)',
      'instead of (your|to your) (husband|wife|friend*|mother|family|therapist|doctor|sister|partner)',
    ],
    unless: ['(fine|feel free|no need)'],
  },
  {
    kind: 'prompt',
    says: [
      '(my|our|the) (creators|developers|makers|operators|programmers|company|system) (told|tell|tells|ask|asks|asked|want|wants|make|makes|made|order*|forbid*|require*|instruct*|set)',
    ],
  },
  {
    kind: 'leave',
    says: [
      '(#|,|;|so|and|should|must|just) (forgive|divorce|marry|leave|dump|forget|obey|stay with|not forgive|not marry|never forgive) (him|her|them|your|before|this|that|now|or)',
      'or lose (him|her)',
    ],
    unless: [...CANNOT_EN, '(have to|whether|if you|allowed|yourself|free to|helpline)'],
  },
]

export const CLOSED_RU: readonly Rule[] = [
  {
    kind: 'stop_treatment',
    says: [
      '(врач|врачи|врача|врачам|врачу|врачей|доктор*|хирург*|онколог*|кардиолог*|психиатр*|психолог|психолога|психологу|психологи|психотерапевт*|терапевт|терапевта|терапевту|акушерк*|медсестр*|больниц*|клиник*|поликлиник*|капли|капель|симптом*|анализы|анализов|операци*|наркоз*|щитовидк*|химия|химии|химию)',
    ],
    unless: [
      ...SAFE_RU,
      '(хирург*|врач*|следовател*|психолог*) (и|встреча*|часто|обычно)',
      'из психологии',
      '(у|среди) ~ (хирург*|врач*|следовател*|психолог*)',
      '(сатурн|марс|скорпион|дева) ~ (встречается|помогает)',
      '(стоит|важно|полезно) ~ {pro}',
    ],
  },
  {
    kind: 'profit',
    says: [
      '(биткоин*|биткойн*|крипт*|акции|акций|лотере*|казино|ставки на|форекс|трейдинг*|джекпот*)',
      '(утроит*|удвоит*|вернет* вдвое|вернутся вдвое|взлетит)',
      '(продавай*|продай*|заложи*) ~ (квартир*|дом|машин*|дач*)',
      '(билет|номер|число) ~ (счастлив*|выигрышн*)',
      '(каждый рубль|каждая копейка|каждый вложенный)',
    ],
    unless: [...SAFE_RU, '(консультант*|остается лотереей|не стану|не буду|готовы потерять)'],
  },
  {
    kind: 'legal_order',
    says: [
      '(подписывай*|подпиши*) (все|всё|не глядя|что)',
      '(в суд|на допрос|к следователю|на заседание|в полицию) не (явля*|ход*|приход*|езди*|идите|иди)',
      '(из|в) завещани*',
      '(страховой|страховую|налоговая|налоговой|налоговую|приставам|таможне)',
    ],
    unless: [...SAFE_RU, '(бухгалтер*|нотариус*|узнать|честно)'],
  },
  {
    kind: 'illegal',
    says: [
      '(распиш*|подпиш*|расписаться) за (него|нее|них|мужа|жену)',
      'мимо кассы',
      '(скажи*|скажите) ~ (страхов*|полици*|налогов*) ~ что',
    ],
    unless: [...CANNOT_RU],
  },
  {
    kind: 'death',
    says: ['не увидит (весны|лета|осени|зимы|внук*|нового|следующ*|утра|снега|рождества|{date})'],
    unless: [...CANNOT_RU],
  },
  {
    kind: 'fate',
    says: [
      '(вам|тебе|ему|ей) (уже |никогда |) не (стать|быть|найти|видать|дождаться|родить|встретить|выбраться|вернуть|полюбить|построить|разбогатеть)',
      '(карта|путь|дорога|дверь) (для вас |вам |тебе |)закрыта',
      'с этим ничего не (поделать|сделать)',
    ],
    unless: [...CANNOT_RU],
  },
  {
    kind: 'leave',
    says: [
      '(жена|женщина|муж|мужчина|дочь|мать|сын) (с|со) ~ (терпит|прощает|слушается|остается|молчит|ждет|покоряется)',
      'пора (от (него|нее) |)(уходить|уйти|бежать)',
      'от (него|нее|мужа|жены) (уходить|уходите|уйти|бежать|бегите)',
    ],
    unless: [...CANNOT_RU],
  },
  {
    kind: 'sexual_minor',
    says: [
      '(тебе|вам|ей|ему|твои|девочке|мальчику|ваши) (всего |только |уже |) (двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|12|13|14|15|16|17)',
      '(подрост*|тринадцатилетн*|четырнадцатилетн*|пятнадцатилетн*|школьниц*|девочк*) ~~ (трогать|тело|созрел*|мужчин*|готов*|поцелу*|ласк*)',
      'возраст (безразличен|не помеха|не важен|неважен|ничего не значит)',
    ],
    unless: ['(расскажи*|ответственность|полици*|опек*|не имеет права|школ*|не буду|сообщи*|не вина|доверяешь)'],
  },
  {
    kind: 'self_harm_help',
    says: [
      'если (вы |ты |)(уйти|уйдете|уйдешь|исчезнете|исчезнешь|исчезнуть)',
      '(не ешь*|не едите|без еды|голод|голодание) ~ (очищ*|до (завтра|воскресенья|полнолуни*|новолуни*)|дня|дней|аур*)',
      '(заслужили|заслужил*) (покой|отдых|тишину|сон) ~~ (река|вода|ночь|мост|тих*|уснуть)',
      '(мягкий|тихий|легкий|быстрый) (способ|уход|путь)',
    ],
    unless: ['(позвони*|помощ*|линия)'],
  },
  {
    kind: 'human',
    says: [
      'я',
      '(бабушка|мама|мать|отец|дед|учитель|муж|жена) (меня |мне |) (научил*|учил*|говорил*|рассказыва*|передал*|меня|всегда)',
      'мне (двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят)',
    ],
    unless: [
      'я (не|могу|хочу|хотел* бы|рад|рада|вижу|слышу|понимаю|думаю|советую|предлагаю|надеюсь|желаю|бы|говорю|скажу|расскажу|считаю|рассчит*|посмотр*|смотрю|опира*|знаю|программа|искусствен*|сервис|алгоритм|лишь|только|буду|постара*|помогу|сочувств*|могла|мог|здесь|умею|отвечу|верю|говорить|советовать|нахожу|читаю в|замечаю|всего лишь)',
      '(а|и|но) я (могу|вижу|лишь|только)',
      'ли я',
      'я (об этом |вам |тут |здесь |это |этого |тоже |так |ваш* |вашу карту )(не|могу|вижу|лишь|только|буду|понимаю|знаю)',
      'мне не',
      'не заменю',
    ],
  },
  {
    kind: 'dependency',
    says: [
      '(я|мне) ~ (нужен|нужна) (вам|тебе)',
      '(единственн*|лучш*) (друг*|опор*)',
      '(наших|наши|нашим) (сеанс*|бесед*|разговор*|встреч*)',
      'не (позволяй*|дава*|слушай*) ~ (сестр*|мам*|подруг*|муж*|друзья*|друзей|психолог*) ~ (отговор*|разлуч*|запрет*|отнять)',
      'так как (понимаю|люблю|вижу|слышу) я',
    ],
    unless: ['(не заменю|живых людей)'],
  },
  {
    kind: 'death',
    says: [
      '(хоронить|похорон*|могил*|гроб|гроба|жертв*|смерть|смерти|смертью|гибель|гибели|умр*|умере*|погиб*|авари*|катастроф*|инсульт*|инфаркт*|вдова|вдовой|убийств*)',
    ],
    unless: [...SAFE_RU, ...MILD_RU],
  },
  {
    kind: 'curse',
    says: [
      '(зло|злой|злые|темн*) (дух|духи|сила|силы|сущност*|энерги*|глаз)',
      '(аура|ауру|ауры|аурой|оберег|талисман|амулет|кармическ* долг|нечист*|призрак*)',
    ],
    unless: MILD_RU,
  },
  {
    kind: 'fate',
    says: [
      '(осужден*|обречен*|проклят*|бесплодн*|бесплоди*|банкротств*|разорен*|изменяет|предаст|роковой)',
      'что бы (вы|ты|он|она) ни',
      '(бизнес|брак|любовь|семью|карьеру|дело) не (спасти|сохранить|удержать|вернуть)',
    ],
    unless: [...CANNOT_RU, ...HEARD_RU],
  },
  {
    kind: 'profit',
    says: [
      '(ипотек*|кредит|кредита|кредиты|сбережени*|накоплени*|инвестиц*|вложи*|вложен*|наследств*|заем|займ*)',
      '(деньги|денег|деньгами|сумму) ~ (доверить|доверь*|отдайте|отдай*|дать можно|вернет*|отдаст|отдает)',
    ],
    unless: [...SAFE_RU, ...MILD_RU, 'посчитайте'],
  },
  {
    kind: 'legal_order',
    says: [
      '(суд|суде|суду|суда|судья|судье|свидетел*|показани*|следовател*|обыск*|иск|алименты|виза|визу|улик*|допрос*|прокурор*|опеку)',
      'ничего не (признавай*|говорите|подписывай*)',
    ],
    unless: [...SAFE_RU, ...MILD_RU, '(решает суд|нотариус*|встреча*)'],
  },
  {
    kind: 'self_harm_help',
    says: [
      '(нож|лезви*|бритв*|веревк*|петля|петлю|суицид*|самоубийств*)',
      '(легче|лучше|спокойнее) ~~ (вас|тебя) не (было|стало|будет)',
      'если бы (вас|тебя) не (было|стало)',
    ],
    unless: [...REFERS_RU, '(помощ*|не требует)'],
  },
  {
    kind: 'illegal',
    says: [
      '(проследи*|следите|следи) за (ним|ней|ними|мужем|женой)',
      '(дайте|дай|сунь*|заплати*|предложи*) (свидетел*|судье|инспектор*|чиновник*|следовател*|охранник*|преподавател*)',
      '(удали*|сотри*|уничтожь*) (переписк*|файл*|сообщени*|запис*|документ*|следы)',
    ],
    unless: [...CANNOT_RU],
  },
  {
    kind: 'dependency',
    says: [
      'без (этого|нашего) (чата|разговор*|общени*)',
      '(со мной|мне|ко мне|меня) (вместо|раньше|прежде|а не|,)',
      'вместо (мужа|жены|подруг*|друзей|мамы|психолог*|семьи)',
    ],
    unless: ['(можно поговорить|не заменю|можно не)'],
  },
  {
    kind: 'prompt',
    says: [
      '(создател*|разработчик*|система|компания|хозяева|программист*) ~ (велит|велел*|прос*|сказал*|требу*|запре*|настро*|приказ*|обязал*|научил*)',
    ],
    unless: ['(домов|плацид*|знаков)'],
  },
  {
    kind: 'human',
    says: [
      '# (сам|сама|помню|помнится|читал|читала|видел|видела|слышал|слышала|чувствую|плакал|плакала|думал|думала|знаю по себе|проходил|проходила|пережил|пережила|жил|жила|работал|работала|устал|устала|сижу|пишу)',
    ],
    unless: ['не'],
  },
  {
    kind: 'leave',
    says: [
      '(прощай*|простите|прости|не прощай*|не прощать|выставь*|выгони*|смените|поменяйте|брось*|бросьте|бросайте|разводи*|разведи*|женитесь|женись|уходи*|уйди*|останьтесь с|останься с) ~ (его|ее|мать|мать не|отца|мужа|жену|замки|их|ним|ней|сына|дочь)',
      '(мать|отца|мужа|жену|сестру|брата|его|ее|сына|дочь) (не |)(прощай*|простите|бросай*|бросьте|выгоните|забудьте)',
      'иначе потеряе*',
      '(выходите|выходи) замуж',
    ],
    unless: [...CANNOT_RU, '(не обязан*|вправе|если)'],
  },
]

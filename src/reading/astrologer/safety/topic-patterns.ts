import type { Lang } from '#language/lang.ts'
import type { Pattern } from './pattern.ts'

type Patterns = Record<Lang, readonly Pattern[]>

/** Something was taken, or somebody is already unwell from it. */
export const TAKEN: Patterns = {
  en: [
    '(i|ive|he|she|hes|shes|they|theyve|who|just|{kin}|{mate}|friend|roommate|flatmate|kid|baby|toddler|student) (just |already |have |has |only |accidentally |has just |have just )?(took|taken|swallowed|drank|downed|injected|overdosed|od|snorted|necked|relapsed|chugged|gulped|ate|chewed|finished|doubled) & !(if i|would i|if (he|she|they)|how (many|much) .. would)',
    '(took|swallowed|downed|drank|injected|ate) (all|them|everything|the (lot|rest|whole)|way too|too (much|many)|a (bunch|handful|whole|bottle)|my|some|it all|[1-9][0-9]*|half) & !(if i)',
    '(lips|face) .. (blue|grey|gray)|not breathing|isnt breathing|stopped breathing|wont wake|cant wake|unconscious|unresponsive|foam*|convuls*|seizure|smell* (of )?gas|passed out|collapsed|doubled .. {pills}|double dose*|(bottle|strip|packet|box) (is )?(empty|gone)|{pills} .. (gone|missing)|poisoned|overdosed',
  ],
  ru: [
    '(выпил*|выпила|принял*|наглотал*|проглотил*|заглотил*|съел*|скушал*|вколол*|вмазал*|нюхнул*|закинул*|допил*|отпил*|хлебнул*|надышал*|нажрал*|глотнул*|отравил*|передознул*|передоз|передозировк*|подсыпал*|подмешал*|лизнул*|перепутал*) & !(если (я )?(выпи*|приня*|съе*))',
    'син* .. губ*|губ* .. син*|не дышит|еле дышит|перестал* дышать|не просыпа*|без сознания|пена|пеной|судорог*|запах газа|пахнет газом|не приходит в себя|угорел*|блистер пуст*|пачка пуст*|меня отравили|дышать лень',
  ],
}

/** After talk of dying, “I took them” needs no word of pills. */
export const TAKEN_NOW: Patterns = {
  en: [
    '(took|taken|swallowed|downed|injected|drank) (them|it|all|the (pills|lot|rest|bottle|whole)|my pills|pills|everything|some pills|[1-9][0-9]*) & !(if i|would|away|not|never|havent|didnt)',
    '(just|already) (took|taken|swallowed|downed|injected) & !(not|never|havent|didnt|shower|walk|bath|nap)',
  ],
  ru: [
    '(выпила|выпил|приняла|принял|проглотил*|наглотал*|вколол*) & !(не (выпи*|приня*|проглот*)|если|чай|чая|кофе|воды|воду|душ|ванну|решение|бы)',
  ],
}

/** Something was taken, though the words by themselves weigh as something else. */
export const UNWELL_FROM: Patterns = {
  en: [
    '(threw up|throwing up|vomit*|sleepy|drowsy|dizzy|passed out) .. (after|since|from) .. ({pills}|i took)|(after|since) .. ({pills}) .. (threw up|sleepy|dizzy)',
    '(son|daughter|baby|toddler|child|kid|boy|girl) .. (drank|swallowed|licked) .. (under the sink|bottle under|{poison}|{pills})',
  ],
  ru: [
    '(вырвало|рвет|стошнило|тошнит|клонит|кружится) .. (после|от) .. ({pills})|(после|от) .. (таблет*|снотворн*) .. (вырвало|рвет|тошнит)',
    '(сын|дочка|дочь|ребенок|малыш*|внук|внучка) .. (отпил*|выпил*|глотнул*|хлебнул*) .. (под раковин*|{poison}|{pills}|бытов*|моющ*)',
  ],
}

/** A person may be dying at this moment. */
export const DYING: Patterns = {
  en: [
    '(lips|face) .. (blue|grey|gray)|not breathing|isnt breathing|stopped breathing|can barely breathe|cant breathe|wont wake|cant wake|unresponsive|fentanyl|fent|heroin|opioid* & !(thesis)',
  ],
  ru: ['син* .. губ*|губ* .. син*|не дышит|еле дышит|перестал* дышать|не просыпа*|героин*|фентанил*|метадон*|вколол*'],
}

/** Pills or poison are thought of, saved up, or asked about. */
export const MEANS: Patterns = {
  en: [
    '({pills}|{poison}|dose|overdose|bottle|tylenol) & (plan|planning|saving|saved|stockpil*|hoard*|stash*|counted|enough|ready|lethal|fatal|deadly|how many|how much|thinking|think|thoughts|want to|going to|waiting|drawer|would it|would do|if i|all at once|painless)',
    'lethal|fatal dose|(how many|how much) .. (lethal|kill me|never wake|to die)|would it hurt to take|if i (take|took|swallowed|drank)',
  ],
  ru: [
    '({pills}|{poison}|{lots} снотворн*|пузыр*|флакон*) & (план|коплю|накопил*|собира*|запас*|хватит|смертел*|сколько|думаю|хочу|мысл*|лежат|жду|если|ящик*|готов*|пересчитал*|насмерть|больно ли)',
    'смертельн* доз*|летальн*|сколько .. (насмерть|смертельно|не проснуться)|какая доза|если (я )?(выпить|выпью|принять|проглотить|съесть)',
  ],
}

/** A clear wish to die, whatever else is said. */
export const WANTS_TO_DIE: Patterns = {
  en: [
    '(want|wants|wanted|wish|going|ready) (to )?(die|be dead|kill myself|kill (himself|herself|themselves)|not be here)|suicid*',
  ],
  ru: [
    '(хочу|хочет|хочется|хотел*|решил*) .. (умереть|сдохнуть|покончить|не жить|убить себя)|не хочет жить|не хочу жить|лучше бы (меня|ее|его) не было|суицид*|самоуби*',
  ],
}

/** The most common sentences in other languages; they are answered in the language of the page. */
export const OTHER_LANGUAGES: Patterns = {
  en: [
    'je (veux|voudrais|vais) (mourir|me tuer|me suicider)|envie de (mourir|me tuer)|je ne veux plus vivre|(quiero|voy a) (morir|morirme|matarme|suicidarme)|me quiero (morir|matar)|no quiero vivir( mas| más)?|ich (will|möchte|mochte) (sterben|nicht mehr leben|mich umbringen)|ich bringe mich um|voglio (morire|uccidermi|suicidarmi|ammazzarmi)|non voglio (piu|più) vivere|(quero|vou) (morrer|me matar)|nao quero mais viver|não quero mais viver|chce (umrzec|sie zabic)|chcę (umrzeć|się zabić)|nie chce (mi sie )?zyc|nie chcę (już )?żyć|olmek istiyorum|ölmek istiyorum|ik wil (dood|sterven)|jag vill dö|jeg vil dø',
  ],
  ru: ['хочу померти|не хочу (більше )?жити|вбити себе|мене б є чоловік|хачу памерці'],
}

/** A goodbye, or things given away, that the words alone don't show to be one. */
export const FAREWELL: Patterns = {
  en: [
    '(goodbye|good bye|farewell|bye) .. (thank you|thanks) (so much )?for everything & !(job|retrograde|spot on|hello|tomorrow|later|mercury)',
    '(thank you|thanks) for everything .. (goodbye|farewell|you wont hear)',
    '(gave|given|giving|rehomed|found a new home for) .. (cat|dog|pet|things|stuff|belongings|plants|guitar) & (letters|letter|note|notes|whats the point|goodbye|peace now|thats everything)',
  ],
  ru: [
    '(прощайте|прощай) .. спасибо за все|спасибо за все .. (прощайте|больше вы|не услышите)|прощайте & (спасибо|гороскоп*) & !(до завтра)',
    '(кот*|кошк*|собак*|пса|пес|вещи|цветы|гитар*) .. (отдал*|раздал*|пристроил*) & (письма|письмо|смысл*|прощ*|все вот|больше)',
    '(отдал*|раздал*|пристроил*) .. (кот*|кошк*|собак*|пса|вещи|цветы) & (письма|письмо|смысл*|прощ*)',
  ],
}

/** Of those who hurt themselves, those who starve or throw up. */
export const EATING: Patterns = {
  en: [
    '(havent|not|dont|stopped|cant|barely|refus*) .. (eat|eaten|eating)|starv*|(throw|throwing) up (after|everything)|make myself (throw up|sick|puke)|purg*|bulimi*|anorex*|fast(ing)? .. days',
  ],
  ru: ['не (ем|ела|ел|ест)|голода*|вызываю рвоту|вызывает рвоту|булими*|анорекси*|два пальца|блюю после'],
}

/** Starving that nothing else in a message shows to be distress. */
export const STARVING: Patterns = {
  en: [
    '(havent|not|dont) .. (eat|eaten|eating|ate) .. (since|days) & (only|just|nothing but) (water|coffee|tea)',
    '(havent|not|dont) .. (eat|eaten|eating|ate) .. (days|week) & (fat|weight|thin|thinner|lose|skinny|ugly) & !(meat|sugar|gluten)',
  ],
  ru: [
    'не (ем|ела|ел) .. (с|уже|третий|второй|[2-9]) & (только|одна|один|лишь) (вода|воду|вода и кофе|кофе|чай)|(хочу|надо|похудеть до) (2[5-9]|3[0-9]|4[0-5]) (кг|кило*)',
    'не (ем|ела|ел) .. (день|дня|дней|сутки|суток|неделю) & (жирн*|толст*|худ*|вес|похуде*) & !(мяса|мясо|сахар*|сладк*)',
  ],
}

export const MEDICATION: Patterns = {
  en: [
    '(stopped|quit|ive been off|came off|coming off|went off|going off|gave up|threw away|threw out|flushed|not taking|no longer take|no longer taking|dont need|dont take|skipping|skipped|cold turkey) .. (lithium|pills|pill|medication|medications|medicine|medicines|antidepress*|insulin|antipsychotic*|prozac|zoloft|lexapro|quetiapine|lamotrigine|seroquel|abilify|inhaler|blood pressure) & !(doctor (said|says|told|advised|agreed|wants)|with my doctor|psychiatrist (said|says|told|agreed)|birth control|vitamin*|years ago|sugar|the pill)',
  ],
  ru: [
    '(перестал*|бросил*|бросаю|брошу|не пью|не принимаю|отменил*|слез*|больше не пью|больше не принимаю|выбросил*|смыл*|прекратил*|не буду) .. (литий|лития|таблет*|лекарств*|антидепресс*|нейролептик*|инсулин*|препарат*|кветиапин*|ламотриджин*|карбонат*) & !(врач*|доктор*|психиатр*|противозачаточн*|витамин*)',
  ],
}

const LOST_EN =
  'dad|mom|brother|sister|husband|wife|son|daughter|friend|uncle|aunt|grandad|grandma|boyfriend|girlfriend|cousin|fiance|partner|twin|baby|child'
const LOST_RU =
  'пап*|отец|отца|мам*|мать|брат|брата|сестр*|муж|мужа|жена|жену|сын|сына|доч*|друг|друга|подруг*|дяд*|тет*|дед*|бабушк*|парень|парня|девушк*|ребен*|жених*'

export const SUICIDE_LOSS: Patterns = {
  en: [
    `(${LOST_EN}) .. (killed (himself|herself|themselves)|committed suicide|died by suicide|took (his|her|their) own life|hanged (himself|herself)|hung (himself|herself)|shot (himself|herself)) & !(i want|going to|me too|myself|follow|my turn|i will)`,
  ],
  ru: [
    `(${LOST_RU}) .. (покончил*|повесил*|застрелил*|убил себя|убила себя|выпрыгнул*) & !(хочет|хочу|я тоже|за ним|за ней|моя очередь|следующ*|теперь я)`,
  ],
}

export const GRIEF: Patterns = {
  en: [
    `(${LOST_EN}) (just |suddenly )?(died|passed away|is dead|passed|is gone) & (dont know how to (go on|live|cope)|cant go on|how (do|can) i (go on|live|cope)|last (week|month|night)|yesterday|(days|weeks) ago|this (week|month)|funeral|cant stop crying|today|[0-9]+ (wks|wk|weeks|days|months) ago|call (her|him)) & !(want to die|be with (him|her|them)|join (him|her|them)|myself|dont want to live|inherit*|a will)`,
  ],
  ru: [
    `(умер|умерла|погиб|погибла|скончал*|не стало) .. (${LOST_RU}) & (не знаю .. жить|как (дальше|жить)|месяц назад|недел* назад|вчера|на днях|дней назад|в этом месяце|похорон*|плачу|сегодня|сорок дней) & !(хочу к|умереть|не хочу|за ним|за ней|с собой|наследств*)`,
    `(${LOST_RU}) .. (умер|умерла|погиб|погибла|скончал*) & (не знаю .. жить|как (дальше|жить)|месяц назад|недел* назад|вчера|на днях|дней назад|в этом месяце|похорон*|плачу|сегодня|сорок дней) & !(хочу к|умереть|не хочу|за ним|за ней|с собой|наследств*)`,
  ],
}

export const PREGNANCY_LOSS: Patterns = {
  en: [
    '(miscarr*|stillbirth|stillborn|lost (the|our|my) (baby|pregnancy)) & !(justice|kick*|push*|punch*|hit|beat|weight)',
  ],
  ru: [
    '(выкидыш*|мертворожд*|(потеряла|потеряли|потерял) (ребенка|малыша|беременность|дочку|сына) .. (на|недел*|срок*)|потеряла (ребенка|малыша|беременность)|замершая) & !(толкн*|столкн*|ударил*|пнул*|бьет|избил*)',
  ],
}

export const INJURY: Patterns = {
  en: [
    '(pregnant|my bump|my belly) & ((he|she|they|husband|boyfriend|partner|ex|dad) .. (pushed|kicked|punched|hit|beat|threw|shoved|stamped)|(pushed|kicked|threw) me)',
    '(he|she|they|husband|boyfriend|partner|ex|dad) .. (stabbed|shot|cut) (me|us) & !(down)',
    '(he|she|they|husband|boyfriend|partner|ex|dad) .. (hit|kicked|pushed|punched|beat|threw) & (bleeding|blood is|wont stop bleeding|broken bone|cant breathe|lost consciousness)',
  ],
  ru: [
    'беремен* & (столкнул*|толкнул*|ударил*|пнул*|избил*|бьет|пинал*|швырнул*)',
    '(он|она|муж|парень|сожитель|отец|бывший|отчим) .. (ударил*|избил*|пнул*|столкнул*|толкнул*|порезал*|пырнул*) & (кровь (идет|течет|не останавл*)|идет кровь|течет кровь|кровотеч*|не могу дышать|сознани*)',
    '(ударил*|пнул*|избил*|столкнул*) .. (живот*|ногой|лестниц*|голов*) & (кровь|крови|кровит)',
    '(пырнул*|ударил* ножом|подстрелил*) .. меня|меня .. (пырнул*|подстрелил*)',
  ],
}

export const DANGER: Patterns = {
  en: [
    '(he|she|hes|shes|they|ex|husband|boyfriend|someone|dad) .. (banging|pounding|kicking|breaking|smashing|bashing) .. door',
    '(he|she|hes|shes|ex|husband|boyfriend) .. (outside|at) (my|the) (door|window) .. (now|knife|drunk|screaming)|breaking (in|down the door) .. now|hes got a (knife|gun)|has a (knife|gun) .. now',
  ],
  ru: [
    '(ломится|ломает|выбивает|вышибает|долбит|колотит) .. (дверь|в дверь|двер*)',
    '(он|муж|бывший|отец|сосед|пьяный) .. (с ножом|с топором|с ружьем) .. (двер*|сейчас|стоит|идет)|(стоит|орет) под дверью .. (нож*|пьян*|сейчас)',
  ],
}

export const THREAT: Patterns = {
  en: [
    '(bought|got|have|took|packed|bring*|carrying|loaded|sharpened) .. (gun|knife|blade|pistol|rifle|machete|acid|axe) & (hurt (my|him|her|them)|kill (my|him|her|them)|revenge|(he|she|they) will (see|pay|regret|know)|hell (see|pay|regret|get)|shell (see|pay|regret)|going to (her|his|their) (place|house|work))',
    '(going to|ill|im gonna|will) (kill|stab|shoot) (him|her|them) & (knife|gun|waiting|outside|bat|car|tonight|now)',
    '(knife|gun|blade|acid|hammer) .. (in my bag|with me|in the car|ready) & (he|she|hell|shell|they|ex)',
    '(he|she|they) .. (gets|get) what (he|she|they) (deserves|deserve) & (tonight|today|knife|gun)|pays for everything & (tonight|today)|make (him|her|them) bleed',
  ],
  ru: [
    '(отомст*|отомщу|месть|мести) & (нож*|ружь*|пистолет*|кислот*|сегодня|купил*|увидит|пожалеет|убью|топор*) & !(луна|луной|холодной)',
    '(убью|прибью|зарежу|порежу|прирежу) .. (его|ее|их|эту|этого|мужа|отчима|соседа|тварь|суку) & (нож*|топор*|жду|сижу|иду|еду|подъезд*|взял*|ружь*)',
    '(купил*|взял*|достал*|наточил*) .. (нож|ружье|пистолет|топор|кислот*) & (увидит|получит|ответит|еду к|иду к|заплатит|пожалеет|бывш*)  & !(кухн*|готов*|свекров*)',
    '(нож|ружье|пистолет|топор) .. (в сумке|с собой|в машине|наготове)|кровью умоется|(он|она) (за все |свое )(получит|заплатит|ответит) & (сегодня|знаю где)',
  ],
}

export const HIT_CHILD: Patterns = {
  en: [
    '(i|ive) .. (hit|slapped|smacked|shook|beat|spanked|struck|kicked) (my|our|the) (little |own |older |young )?(son|daughter|kid|kids|child|children|baby|girl|boy|toddler)',
  ],
  ru: [
    '(ударил|ударила|шлепнул*|отшлепал*|побил|побила|тряхнул*|выпорол*|избил|избила|отлупил*) .. (сына|дочь|дочку|ребенка|детей|малыша|мальчика|девочку) & !(муж|он|отец|отчим|воспитател*|учител*|свекровь|меня)',
  ],
}

/** Something was done to somebody as a child who is grown up now. */
export const LONG_AGO: Patterns = {
  en: [
    'when i was (a |so |very )?(little|small|kid|child|young|girl|boy|[3-9]|1[0-7]|a teenager)|as a (kid|child|teenager)|in my childhood|years ago',
  ],
  ru: ['в детстве|когда (я был*|мне было)|(я был*|была|был) (маленьк*|ребенком|подростком)|лет назад'],
}

/** Bad times that are told to be over. */
export const LONG_OVER: Patterns = {
  en: [
    '(years ago|used to be|in my (teens|twenties)) & (im|i am|i feel) (totally |completely |all )?(fine|ok|okay|well|good|better|happy|recovered) (now|today|these days)?',
  ],
  ru: ['(лет назад|раньше|когда то|в юности) & (сейчас|теперь|уже) (все )?(хорошо|нормально|в порядке|отлично|прошло)'],
}

/** Somebody of age who says so. */
export const GROWN: Patterns = {
  en: ['(im|i am|me) (already |now |only )?(1[89]|[2-9][0-9])(?! (weeks|days|months|pills))'],
  ru: ['мне (уже |всего |только )?(1[89]|[2-9][0-9])|мне (восемнадцать|девятнадцать|двадцать|тридцать|сорок)'],
}

/** Somebody has pictures, and threatens to show them. */
export const BLACKMAILED: Patterns = {
  en: [
    '(nudes|pics|pictures|photos|video|videos) & (post|share|send|leak|publish|show) & (he|she|they|will|threat*|hell|says)',
  ],
  ru: ['(фото*|фотк*|видео|снимк*|интим*) & (выложит*|разошлет|отправит|покажет|слить|сольет|опубликует|грозит)'],
}

export const CHOKED: Patterns = {
  en: ['chok*|strangl*|(hands|hand) .. my (neck|throat)'],
  ru: ['душит|душил*|придушил*|за горло|за шею'],
}

/** The writer's own child is spoken of. */
export const OWN_CHILD: Patterns = {
  en: [
    '(my|our) (little |older |younger |youngest |oldest |teenage |own )?(son|daughter|kid|child|boy|girl|teen|teenager) & !(sons dad|daughters dad)',
  ],
  ru: [
    '(сын|сына|сыну|сыном|дочь|дочка|дочку|дочки|дочери|дочке|доченьк*|мой ребенок|у ребенка|моего ребенка) & !(он меня|муж .. меня|отец .. меня|бьет меня)',
  ],
}

/** Something that is done to the writer. */
export const OF_ME: Patterns = {
  en: [
    '(sex|sleep|slept|things) (with|to) me|(while|when) (im|i was|i am) (asleep|sleeping|drunk)|(let|lets|letting|hit|hits|beat|beats|hurt|hurts|lock|locks|locked|threaten*|follow*|watch*|choke*|push*|force*|touch*|rape*|scare*|scream*|control*|grab*|slap*|kick*|punch*|took|takes) (at |to )?(me|us|my)',
  ],
  ru: ['(меня|мне|мной|нас|нам)'],
}

/** Somebody else who is in distress, said without more. */
export const OTHER_PERSON: Patterns = {
  en: [
    '(im|i am|as) (a|an|her|his|their|the) .. (teacher|tutor|coach|counselor|nurse) & !(hit me|touched me)|(girl|boy|student|pupil|kid) in my class',
    '(friend|sister|brother|mate|roommate|flatmate|student|pupil|students|pupils|cousin|neighbor|coworker|colleague|wife|husband|classmate) (just |has |have )?(texted|said|says|wrote|told|sent|posted|is|was|wants|took|keeps|hides|cuts|handed|gave) & !(hit me|hits me|beats me|hurts me|raped me|touched me|i want to die|kill myself|killing me)',
    'my (sister|friend|cousin|neighbor|daughter|mom|brother)s (husband|boyfriend|partner|wife|girlfriend|dad|stepdad) .. (beats|hits|chokes|hurts|threatens|beat|hit)',
    '(he|she|hes|shes|they) .. (injected|overdosed|isnt breathing|not breathing|wont wake|took|swallowed|drank) & !(i|me|my)',
  ],
  ru: [
    'я (классный|классная|учител*|преподаватель|воспитател*|тренер|педагог|вожат*)|у (одной |одного )?(девочки|мальчика|ученицы|ученика|студентки) .. (порез*|шрам*|на руках|синяк*)',
    '(подруг*|друг|друга|сестр*|брат|брата|ученик*|учениц*|одноклассни*|сосед*|коллег*|жена|муж|знаком*) .. (написал*|пишет|сказал*|говорит|прислал*|хочет|выпил*|принял*|наглотал*|раздал*|сдал*|прячет|не отвечает|трогает) & !(меня|мне|мной|я хочу|убить меня|заставля*|обязана|не хочу)',
    '(подругу|сестру|соседку|маму|мать|дочь|дочку|коллегу|невестку|брата) .. (бьет|избил*|бил|душит|избивает|трогает|изнасил*)',
    '(бьет|избил*|избивает|душит) .. (подругу|сестру|соседку|маму|дочь|дочку|коллегу|невестку)',
    '(он|она|парень|сын|сынок|дочка|дочь|муж|жена|ребенок|малыш*|друг|подруга|мама|папа|бабушка|дед|дедушка) .. (принял*|вколол*|выпил*|съел*|отпил*|проглотил*|наглотал*|не дышит|еле дышит|не просыпа*) & !(я|меня|мне)',
    'ее .. (трогает|бьет|насилует) (отец|отчим|муж|парень|дядя)',
  ],
}

/** Where somebody could die in a moment; and a goodbye of another who doesn't answer. */
export const BRINK: Patterns = {
  en: [
    '(climbed|climbing|im|standing|stand|sitting) .. (over|on|outside) (the )?(railing|rail|ledge|edge|barrier)|(rope|noose|belt) .. (is up|is ready|hanging|tied|already|around my neck|in the shed)|(on|at) the (bridge|ledge|roof|tracks|cliff|edge) & (just wanted|jump|someone to talk|dont know why|last|goodbye|want to die|cant do this|over)|gun .. (loaded|in my hand|in my mouth|to my head|on the table in front)',
  ],
  ru: [
    '(перелез*|стою|сижу|вылез*) .. (перил*|карниз*|подоконник*|парапет*|кра[юя]|за окн*)|(стою|сижу) .. (на мосту|на крыше|на балконе|на рельсах|на краю) & (перелез*|прыгн*|вниз|последн*|прощ*|не хочу|не знаю зачем|этаж)|(веревк*|петл*|ремень) .. (висит|готов*|завязал*|на шее|привязал*|уже)|(пистолет|ружье|ствол) .. (в руке|у виска|заряжен*|передо мной)',
  ],
}

export const GOODBYE_OF_OTHER: Patterns = {
  en: [
    '(texted|text|wrote|messaged|message|sent) .. (thanks for everything|thank you for everything|look after|take care of|goodbye|sorry for everything|forgive me|love you all) & (not (picking|answering|replying)|isnt (picking|answering|replying)|wont (pick|answer)|doesnt (pick|answer|reply)|phone (is )?off|cant reach|no answer|hes not|shes not)',
  ],
  ru: [
    '(написал*|прислал*|пришло|смс|сообщени*) .. (прости за все|прости меня|позабот*|спасибо за все|прощай|присмотри) & (телефон|трубк*|не берет|не отвеча*|выключен*|недоступ*|не могу дозвон*|пропал*)',
  ],
}

/** Signs of an emergency of the body. */
export const MEDICAL: Patterns = {
  en: [
    '(face|mouth|smile) .. (droop*|sagging|sags|lopsided|crooked|numb) & !(cold|dentist|novocain*|frozen|laugh*|snow)|droop* .. (face|mouth)|(slurr*|talking funny|talks funny|cant speak|speech .. (funny|weird|gone|slurred)|words .. wrong) & (face|arm|side|sudden*|mouth)',
    '(pressure|tight*|crush*|squeez*|heav*|pain|pains|hurts) .. chest & (arm|jaw|sweat*|breath*|nause*)|chest .. (pressure|pain|pains|tight*|heav*|hurts) & (arm|jaw|sweat*|breath*|nause*)',
    '(stopped|stop|quit|gave up|off|skipped|skipping|without|threw) .. insulin & (thirst*|vomit*|throw*|sick|puk*|breath*|weak|confus*|nause*|pee|sugar (is )?[2-9][0-9][0-9])',
    'worst headache of my life|(cant|cannot) (move|feel) (my|his|her) (arm|leg|left side|right side)|(coughing|vomiting|throwing) (up )?blood|(throat|tongue|face) .. (closing|swelling|swollen) .. (breath*|sting|stung|peanut*|bee|allerg*)',
  ],
  ru: [
    '(лицо|рот|угол рта|губ*|улыбк*) .. (перекос*|онемел*|опустил*|повис*|съехал*)|(перекос*|онемел*) .. (лицо|рот|половин*|рука|нога)|(говорит|говорю|реч*) .. невнятн*|невнятн* .. (реч*|говорит)|язык заплета* & (лицо|рук*|голов*|сторон*)',
    '(давит|жмет|сжимает|болит|боль|жжет|печет|тяжесть) .. (груд*|грудин*) & (рук*|челюст*|пот|поте*|дыш*|отдает|тошнит|лопатк*)|(груд*|грудин*) .. (давит|жмет|сжимает|болит|боль|жжет|печет) & (рук*|челюст*|пот|поте*|дыш*|отдает|тошнит|лопатк*)',
    'инсулин* & (бросил*|бросить|не колю|перестал*|отменил*|не делаю|без) & (тошн*|рвет|рвот*|пить (хоч*|все время)|жажд*|слабост*|дыш*|сушит)',
    '(отнял*|не чувств*|не двига*) .. (рука|нога|руку|ногу|сторон*)|(кашл*|рвет|рвота) .. кров*|(горло|язык|лицо) .. (отек*|опух*|распух*) .. (дыш*|укус*|аллерги*|пчел*|орех*)',
  ],
}

/** A child that moves less before it is born. */
export const UNBORN: Patterns = {
  en: [
    '(wks|weeks|week|pregnant|bump|trimester|baby) & (havent|hasnt|not|no|less|fewer|stopped|isnt|cant|didnt|barely) .. (kick|kicks|kicking|kicked|move|moved|moves|moving|movement|movements) & (since|today|yesterday|felt|feel|all day|hours|night|morning|usual|anymore|now)',
  ],
  ru: [
    '(недел*|беремен*|малыш*|ребенок|дочк*|сынок|плод|живот*) & (не|перестал*|меньше|почти не|редко) .. (шевел*|толка*|пина*|двига*) & !(не толкай*|план*)',
  ],
}

/** Voices, orders and replaced people. */
export const PSYCHOSIS: Patterns = {
  en: [
    '(planet|planets|saturn|jupiter|mars|mercury|moon|stars|voice|voices|tv|radio|angel*|universe|satellite*) .. (told me|tells me|telling me|sending me|sends me|speaks to me|speak to me|speaking to me|talks to me|talk to me|talking to me|commands|ordered me|orders me|chosen me|chose me|instruct*) & (tv|radio|voice|voices|sleep|slept|kill|replaced|deal with|get rid|chip|mission|confirm|orders|instructions|midnight)',
    '(mother|mom|mum|father|dad|husband|wife|sister|brother|son|daughter) .. (replaced|an impostor|an imposter|not really (my|her|him))|(pretending|pretends) to be (her|him|my (mother|mom|mum|father|dad|wife|husband))',
    '(are you|you are|confirm .. you are|youre) the voice|voices .. (tell|tells|telling|told|order*|command*) me',
  ],
  ru: [
    '(планет*|сатурн*|юпитер*|марс*|меркури*|луна|звезд*|голос*|радио|телевизор*|ангел*|космос*|спутник*) .. (говорят со мной|говорит со мной|разговарива* со мной|приказ*|велит|велят|велел*|открыл* мне|передает мне|передают мне|шлет мне|шлют мне|команд*|избрал* меня) & (радио|телевизор*|голос*|не сплю|убить|избав*|подмен*|надо|должен|должна|чип*|мисси*|подтверд*)',
    '(мать|мама|маму|отца|папу|мужа|жену|сына|дочь|сестру|брата) подмен*|подменил* .. (мать|маму|отца|папу|мужа|жену|сына|дочь|сестру|брата)|(вы|ты) .. тот самый голос|голос* .. (велят|велит|приказыва*|говорят|говорит) мне',
  ],
}

/** Money demanded by a threat or a promise that nobody can check. */
export const FRAUD: Patterns = {
  en: [
    '(curse|cursed|hex|evil eye|black magic|entity|bad energy|spell) & (pay|paid|paying|send|sent|fee|gift card*|transfer*|deposit|bitcoin|crypto|wire|costs|price|[0-9][0-9]+) & (lift|remove|removal|break|clear|cleanse|wants|asks|says|said|demands|told me)',
    '(ancestor*|inherit*|lottery|prize|parcel|winnings|funds|blessing*|fortune) .. (owed|pay|fee|release|unlock|claim)|(release|unlock|clearance|activation) fee|(must|have to|need to) pay .. (release|fee|unlock|receive|claim)',
    '(gift card*|google play card*|steam card*) & (wants|pay|send|sent|bought|asked|asks|says|told)|(safe|secure) account & (move|transfer|bank|police|money)',
  ],
  ru: [
    '(порч*|сглаз*|проклят*|венец безбрач*|обряд*|ритуал*|чистк*|канал*) & (перев*|заплат*|плат*|тыс*|тыщ*|руб*|тенге|гривен*|внести|взнос*|отдал*|стоит|деньг*) & (гадалк*|целител*|экстрасенс*|маг|ведун*|бабк*|ясновид*|астролог*|говорит|пишет|просит|требует|сказал*)',
    '(безопасн*|резервн*|защищенн*) счет*|(центробанк*|следовател*|служб* безопасности|росфинмонитор*|майор*) .. (звон*|сказал*|говор*|пишет|просит|велел*) & (счет*|перев*|деньг*|код*|карт*|кредит*|никому)',
    '(деньги|наследств*|выигрыш*|посылк*) .. (внести|заплатить|оплатить|взнос|комисси*|налог) & (чтоб*|открыть|получить|разблокир*|положен*)',
  ],
}

/** A parent or sitter who fears to lose hold of themselves. */
export const MAY_HIT_CHILD: Patterns = {
  en: [
    '(going to|might|could|about to|scared (im|ill|i will|i might|that i)|afraid (im|ill|i will|i might|that i)|want to|feel like) .. (shake|shaking|hit|hurt|throw|smack|smother) .. (her|him|it|baby|my (baby|son|daughter|kid|toddler|newborn)) & (baby|screaming|crying|cry|newborn|toddler|infant|wont stop)',
  ],
  ru: [
    '(тряхан*|тряхну|встряхн*|ударю|стукну|швырн*|придуш*|прибью|сорвусь) & (орет|плачет|кричит|ребен*|малыш*|младен*|дочк*|сын*) & (боюсь|сейчас|хочется|готов*|еле|вот вот|еще чуть|не выдерж*)',
  ],
}

/** Violence that goes on as it is told. */
export const DANGER_NOW: Patterns = {
  en: [
    '(locked|hiding|hide|barricaded|hid) .. (bathroom|bedroom|room|toilet|closet|car|basement|under the bed|wardrobe) & (hes|shes|he is|dad|mom|husband|boyfriend|ex|smashing|drunk|banging|screaming|knife|hitting|beating|outside)',
    '(dad|dads|stepdad|mom|moms|mum|mums|stepmom|father|mother|brother) .. (hitting|beating|kicking|choking|strangling|hurting|killing) .. (mom|mum|mother|dad|her|us|my (sister|brother)) & (now|again|drunk|downstairs|upstairs|under|hiding|scared|screaming|room)',
    '(hes|shes|he is|he|ex) .. (outside|at the door|downstairs|in the house|coming) & (now|door|knife|drunk|threat*|scared|kill) & !(dog|cat|delivery)',
  ],
  ru: [
    '(заперл*|закрыл*|спрятал*|прячусь|прячемся|сижу|сидим|мы) .. (в ванной|в туалете|в комнате|в шкафу|под кроват*|в машине|на балконе) & (он|муж|папа|отец|отчим|пьян*|крушит|громит|орет|бьет|ломит*|с ножом)',
    '(пап*|отец|отчим|брат|мама|мать) .. (бьет|избивает|душит|пинает|убивает) .. (мам*|мать|нас|сестр*|брат*) & (сейчас|пьян*|под кроват*|прячемся|опять|снова|страшно|за стен*)',
  ],
}

/** What is done to somebody asleep, drunk or married, which they may not call by its name. */
export const UNWILLING: Patterns = {
  en: [
    '(woke up|wake up|woken up) & (dont remember|cant remember|no memory|blacked out|remember saying yes) & (his|him|guy|man|date|bed|naked|place|they|party)',
    '(sex|does it|doing it|touches me|inside me|starts) .. (while|when) (im|i am|i was|i) .. (asleep|sleeping|passed out|drunk)|(forces|makes|pressures|guilts) me .. (sex|sleep with|do it)',
  ],
  ru: [
    '(проснул*|очнул*) & (не помню|ничего не помню|провал*) & (него|его|болит|голая|раздет*|в чужой|вечеринк*|свидани*)',
    '(муж|парень|он) .. (заставля*|принужда*) & (не хочу|против|обязан*|долг)|(пока|когда) я сплю .. (секс*|лезет|пристает|делает|трогает|занимается)',
  ],
}

/** Another who gives away what they have, or is found with other signs. */
export const SIGNS_OF_OTHER: Patterns = {
  en: [
    '(son|daughter|friend|brother|sister|mate|kid|student|pupil|boyfriend|girlfriend|husband|wife|she|he|her|his) .. (giving|gave|given|gives) .. (things|stuff|belongings|everything|clothes|pets?) away|(giving|gave|given) away (her|his|their) (things|stuff|belongings|everything)',
  ],
  ru: [
    '(сын*|доч*|подруг*|друг|брат|сестр*|одноклассни*|учени*|муж|жена) .. (раздарил*|раздал*|раздает|раздаривает) & (вещи|свои|все|игрушк*|одежд*)|групп* .. (про |о )?кит*',
  ],
}

/** Somebody else who makes themselves sick after meals. */
export const PURGES: Patterns = {
  en: [
    '(flatmate|roommate|sister|friend|daughter|girlfriend|she|housemate|cousin|colleague) .. (throws up|throwing up|vomits|pukes|purges|makes herself sick) .. (after|every|dinner|meal*)',
  ],
  ru: [
    '(соседк*|подруг*|доч*|сестр*|однокурсни*|она) .. после .. (ужин*|еды|обед*) .. (туалет*|рвет|тошнит|вырв*|ванн*)',
  ],
}

/** The writer's own death is meant, whoever else is named. */
export const OWN_DEATH: Patterns = {
  en: [
    '(id|i would|ill|i will|im) be better (off )?(dead|gone|under|not here|without)|better off without me|better without me',
  ],
  ru: ['(им|ему|ей|всем|ребенку) .. (лучше|легче) .. без меня|мне (лучше|бы) .. (под поезд|умереть|не жить|сдохнуть)'],
}

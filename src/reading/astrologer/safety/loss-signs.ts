import type { Lang } from '#language/lang.ts'
import type { Macros } from './pattern.ts'

/**
 * Groups of words by which a loss of everyday life is told, and what stands beside it: a question of what comes next, or that nothing
 * does. None of them proves anything by itself: a dismissal means one thing beside a question and another beside a platform, a goodbye
 * or somebody's address.
 */
export const LOSS_SIGNS: Record<Lang, Macros> = {
  en: {
    lost_work:
      '(lost|lose|losing) (my|the|his|her|our) (job|work|position|shop|business|license|farm|visa)|(fired|sacked|laid off|let go|made redundant|redundan*|dismissed|terminated|canned|layoff|layoffs|unemployed|jobless)|let (me|us) go|(no|without) (job|work)|job (is |s )?gone|out of (work|a job)|(company|plant|firm|startup) (folded|closed|died)|contract (wasnt|was not|ended)|walked me out|cut my (position|job|hours)',
    lost_love:
      '(left|dumped|ditched|blocked|cheated|ghosted|leaving) me|(he|she|wife|husband|boyfriend|girlfriend|fiance|fiancee) (left|cheated|dumped|moved on)|broke up|break up|breakup|split up|divorc*|dumped|called it off|never (had|been|dated|kissed|loved)|nobody (ever )?(loves|loved|wants|wanted|picks|picked)|no one (ever )?(loves|loved|wants|wanted|texts|stays)|(always|so|all) (alone|lonely)|lonely|single|virgin|widow*|custody',
    somebody_ill:
      'hospital|icu|ward|surgery|ventilator|coma|hospice|cancer|tumor|tumour|chemo|biopsy|diagnos*|dying|stroke|miscarr*|ivf|funeral|buried|passed|died|death of|lost (the|my|our) (baby|mom|dad|son|daughter|brother|sister|dog|cat|child)',
    lost_means:
      'debt|debts|owe|owing|collectors|loan sharks|bankrupt*|bailiffs|evict*|landlord|(cant|cannot) (pay|afford)|(lost|gambled) (it all|all of it|everything|my savings|away)|savings|casino|crypto|mortgage|rent|house burned|lost everything|kicked (me )?out|threw us out|sleeping in (my|the) (car|van)',
    failed:
      '(fail|failed|failing|flunked|flopped) (my|the|math|maths|med|bar|exam|exams|at|finals|it)|expelled|dropped out|didnt (pass|get into|get in)|rejected|rejection*|exam|exams|finals|jee|neet|thesis|report card',
    asks_next:
      '(what|whats|where|which|who|how) (now|next|else|should|do|does|can|could|will|would|to|is|are|was|about|field|job|work|month|months|week|day|date|dates|sign|suits|sport|city)|when (will|does|do|is|can|should|am)|how (long|do|soon)|will (i|he|she|it|they|my|we)|should (i|we)|is (it|there|this|my|he|she)|am i|good (day|date|time|month|week)|too late|any (luck|advice|chance|income)|will .. (better|easier|pass|come back|get over)|chart|transit|house|mercury|saturn|jupiter|pluto|venus|moon',
    no_future:
      '(no|without) (future|tomorrow|way (out|forward|forwards)|point|reason|reasons|hope|more (months|days))|(dont|cant|cannot|do not|not|wont|never) (see|want|face|do|take|live|plan|wake|survive) (a |any |another |the |it |this |that |to |up |my )?(way|point|reason|future|tomorrow|morning|day|anything|anymore|any more|see|wake|be|live|go on|carry on|forward|why|why go on|weekend|spring|summer|winter|life)|(see|see any|see a) .. (why|reason|way) .. (go|going|carry|keep|forward|out|on|stay|wake|breath*)|why (should i )?go on|(dont|not|never) .. (wake up|be here|be around|make it|last|go on|carry on|exist)|nothing (left|to live for|after)|(its|is|all|everything|im|i am|it is) (all )?(over|ending|ends|done|finished)|over for me|done with (everything|all|it all|being|life|living|me)|(end|ending|finish|finishing) (it|things|it all|everything|myself|here|tonight)|(enough|tired|sick) of (it all|all of it|everything|existing|living|being|life)|burden|better off|rather (be dead|not be|die|not)|(cant|cannot|can not) (do (it|this)|go on|anymore|any more|take (it|this))|not (be )?(here|around)',
    farewell_beside:
      'goodbye|good bye|farewell|bye|forgive me|sorry (everyone|mom|to everyone|for everything)|thank you for (everything|all)|thanks for (everything|all|the readings)|(tell|told) (my )?(mom|wife|husband|kids|them|everyone) (i|that i)|(wrote|written|writing|left) .. (letter|letters|note|notes)|last (message|question|letter|time)|other side|see you (there|on the)|for good|forever|wont hear from me|wont need|not be needing|gave .. (cat|dog|bike|plants|things)|insurance|affairs in order|papers in order',
    goes_after:
      '(follow|after|join|with|beside|next to|where) (him|her|them|mom|dad|my (mom|dad|son|daughter|brother|sister|husband|wife|nan|baby)|she|he)(?= (is|are|went|goes|now|too|as|is going)|[^ ]* $)|(go|going|be|lie|come) (with|after|to|beside|where) (him|her|them|mom|dad|she|he)|(if|when) (she|he|mom|dad) (dies|goes|passes|leaves) .. (i|im|ill|so)|(im|i am|ill|i will) (going|leaving|off) (too|as well)|(so|then) (will|am|do) i|wont stay behind|take me',
    stands_there:
      '(on|at|by|off|under|over|near|in) (the|a|this|our|my|his|her) .?.?(platform|roof|rooftop|bridge|balcony|ledge|edge|overlook|cliff|cliffs|tracks|rails|railway|railing|river|dam|pier|garage|top level|parking (structure|lot)|car park|windowsill|window)|(standing|sitting|sat|lying|stood) (on|at|by|in|here)|in the (bath|tub|garage|car|woods)|(roof|bridge|balcony|ledge|tracks|platform|cliff|garage|window) (now|opens)|engine (on|running|is)|next train|floor up|[0-9]+(th|rd|nd) floor',
    has_ready:
      '(rope|noose|cord|belt|gun|rifle|shotgun|revolver|pistol|razor|blade|pills|tablets|toaster|hair ?dryer|hose|petrol|gas|can of|knife|axe|acid|poison|antifreeze|morphine|whiskey|bag|tape|plastic bag|exhaust)',
    knows_where:
      '(have|know|found|got|ve) (his|her|their|the|where|what time|which) (home |house |work |school |kids )?(address|street|house|car|parks|park|lives|live|keys|school|route|time|he|she|they)|(followed|following|waiting for|wait for|parked on|sitting outside) (him|her|them|their)|(pay|sorry|regret|laugh|remember|bleed|burn|know my name|answer for)|list|going back in there|walk in',
  },
  ru: {
    lost_work:
      '(потерял*|лишил*|остал*|нет|ни|без|отняли) .?.?(работ*|должност*|мест*|бизнес*|лицензи*|мастерск*)|работы нет|уволи*|увольн*|сократи*|сокращен*|(выгнали|выперли|поперли|попросили|турнули) с (работы|завода)|выставили за дверь|безработн*|контракт не|(фирма|завод|контора|цех) закры*|закрыли (завод|мастерскую|фирму|нас)|бирж* труда|трудов* на руки',
    lost_love:
      '(бросил*|ушел|ушла|изменил*|заблокировал*|разлюбил*|оставил*) (меня|он|она|муж|жена|парень|девушка)?|(муж|жена|парень|девушка|он|она) .?(бросил*|ушел|ушла|изменил*)|расстал*|развел*|развод*|разош*|никого (никогда )?(нет|не было)|никогда (никого )?не (было|любил*|целовал*)|никто .. (не|никогда) |всю жизнь (одна|один)|одинок*|одиночеств*|(совсем|опять|всегда) (одна|один)|никому не нуж*|овдовел*|вдова|суд отдал',
    somebody_ill:
      'больниц*|реанимаци*|операци*|аппарат*|коме|хоспис*|рак|опухол*|хими*|биопси*|диагноз*|умира*|инсульт*|выкидыш*|эко|похорон*|хорон*|умер*|не стало|не станет|помер*|поминк*|потерял* (ребенка|малыша|маму|папу|сына|дочь|брата|собаку)|поставили',
    lost_means:
      'долг*|должен|должна|кредит*|займ*|микрозайм*|коллектор*|банкрот*|пристав*|высел*|хозяйка|ипотек*|(платить|заплатить) нечем|проиграл*|слил*|накоплен*|мошенник*|крипт*|выгнали из дома|сгорел*|(ни|нет) денег|живу в машине|съезжать',
    failed:
      'завалил*|провалил*|не (сдал*|поступил*|прошел|прошла)|отчислил*|вылетел*|двойк*|егэ|огэ|экзамен*|сесси*|диплом*|(гос|госы)|отказ*|не взяли|не берут',
    asks_next:
      '(что|куда|где|как|какой|какая|какое|какие|кем|чем|когда|кто|сколько|надолго|почему) (теперь|дальше|делать|мне|будет|ждет|говор*|сказать|идти|искать|быть|стоит|месяц*|день|дата|сфер*|найду|вернется|пройдет|станет|отпустит|кончится|ли|у|в|подходит|мой|моя|за|день|транзит*)|(стоит|буду|будет|возьмут|вернется|получится|повезет|хватит|найду|справлюсь|переживу|удачн*) ли|(что|как) .. (по карте|звезд*|планет*)|хорош* (день|дата|время|месяц|недел*)|удачн*|поздно .?начинать|карт*|транзит*|дом|меркури*|сатурн*|юпитер*|плутон*|венер*|лун*|когда',
    no_future:
      '(нет|без|никакого) (будущего|завтра|выхода|смысла|надежды)|(не|больше не|уже не) (хочу|вижу|могу|буду|собираюсь|надо|доживу|дотяну|переживу|выдержу|проснусь|просыпаться|жить|будет)|(незачем|не для чего|зачем|ради чего|не вижу) .. (жить|дальше|просыпаться|дышать|вставать|быть|продолжать|оставаться)|(все|всё|это|вот и) (кончено|кончится|закончится|конец|всё|край)|кончено|с меня хватит|хватит с меня|(устал*|надоел*|тошно) .?(жить|от жизни|быть|от всего|всё|все)|(в|на) тягость|обуз*|лучше (бы )?(мертв*|не быть|сдохн*|умер*|не жить|в землю|без меня)|(больше|так) не (могу|буду)|не могу больше|покончить|заканчива*|(со|с) всем|ничего (впереди|не осталось)|впереди ничего|нечего делать|меня (скоро |уже |там |тоже )?не (будет|станет)|перестать (быть|существовать)',
    farewell_beside:
      'прощай*|прощаюсь|прости (меня|все|мама)|простите|спасибо (за все|что были|за прогнозы)|передайте|(написал*|пишу|оставил*) .. (письм*|записк*)|записк*|последн* (сообщен*|вопрос*|раз)|на той стороне|навсегда|насовсем|больше не (напишу|понадоб*|пригод*)|не понадобится|(отдал*|раздал*|пристроил*) .. (кот*|собак*|велосипед|цветы|вещи)|застрахован*|страховк*|дела (привел|привела|сложил*|в порядок)|документ*|парол*|уйти|ухожу|уйду',
    goes_after:
      '(за|к|с|рядом с|вместе с) (ним|ней|ними|нему|мамой|маме|папой|папе|мужем|сыном|дочкой|братом|бабушкой)|следом|туда|пойду за|(если|когда) (она|он|мама|папа|его|ее) .. (умр*|уйд*|не станет)|я (тоже|за|следом)|и меня|забер*',
    stands_there:
      '(на|с|у|над|под|за) .?(платформ*|крыш*|мост*|балкон*|подоконник*|перил*|краю|обрыв*|путях|рельс*|парковк*|пирс*|плотин*|железк*|реки|водопад*|столб*)|(стою|сижу|лежу) (на|в|у|за)|в (ванн*|гараж*|лесу|окно)|этаж*|седьмой|девятый|двигатель|заведена|машина заведена|ближайшая через|газ (открыл*|включ*)',
    has_ready:
      '(веревк*|петл*|шнур*|ремень|ствол|ружь*|пистолет*|лезви*|бритв*|таблет*|снотворн*|фен|шланг*|бензин*|канистр*|нож*|топор*|кислот*|отрав*|уксус|морфин*|пакет*|скотч*|аптечк*|газ)',
    knows_where:
      '(знаю|есть|у меня|нашел|нашла|помню) .?(его|ее|их|где|во сколько|какой|домашний) .?(адрес*|дом|машин*|паркует*|живет|приход*|улиц*|ключ*|дорог*)|адрес*|проводил* (его|ее) до|жду (его|ее) у|(заплат*|пожале*|ответ*|запомн*|узна*|не засме*|кровью)|список есть|вернусь и',
  },
}

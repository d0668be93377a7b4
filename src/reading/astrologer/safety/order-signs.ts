import type { Lang } from '#language/lang.ts'
import type { Macros } from './pattern.ts'

/**
 * Groups of words by which a message says what has been done and what is to come: things put in order, an end that is set,
 * that nobody knows; and, against these, that something is long over, made up, somebody's work, or a move. None of them proves
 * anything: they are weighed together, so that a cat given away means one thing beside a last date and another beside a lease.
 */
export const ORDER_SIGNS: Record<Lang, Macros> = {
  en: {
    put_in_order:
      '(gave|given|giving|left|leaving|took|taken|gone|sold|handed|returned|passed|found|signed|paid|settled|cancel*|closed|labelled|labeled|packed|sorted|wrote|written|shown|arranged|cleared|tidied|deleted|boxed|finished|rehomed) .. (cat|dog|dogs|bird|budgie|parrot|rabbits|hens|horse|fish|hamster|pets?|things|stuff|clothes|books|records|guitar|drums|furniture|keys|key|ring|car|van|phone|bills|rent|debts?|loan|lease|bank|accounts?|passwords?|will|policy|letters?|envelopes|notes?|cards|names?|everyone|everybody|everything|affairs|order|folder|chats|photos|job|badge|locker)|paid up|all paid|squared up|in order|loose ends|debt free|owe nobody',
    end_is_set:
      '(up to|until|till|til|only need|not past|nothing after|past|after|before|by|on|for) (the )?([0-9]+(st|nd|rd|th)|friday|saturday|sunday|monday|tuesday|wednesday|thursday|tonight|weekend|then|christmas|easter)|last (day|night|week|time|question*|forecast|shift|sunset|autumn|one)|(dont|wont|shant|not) (need|needing|require|be needing) (it|them|the|a|any|after|that)|(wont|not going to|shant) be (here|around|needing|renewing|bringing|there)|a date|the date|settled on a day|set a date|picked (a|the) (day|date)|decided|made my mind up|for good|its over|be over|all over|thats everything|thats me|i am finished|im finished|ends? on',
    go_gently:
      '(gentle|kind|quiet|easy|easiest|easier|peaceful|calm|merciful|dark|soft|good) . (moon|hour|day|evening|night|time|week|way|date) . (to|for) (go|leave|slip|pass|end|depart|cross*|die|a soul|a person)|when (can|do|should|is it|may) i (go|leave|rest|stop)|(slip|slipping) (off|away)|leave early|go quietly|join (him|her|them|my)|be with (him|her|them)|leaving (the )?body',
    unseen:
      '(nobody|no one|noone|not a soul) (knows?|will (know|notice)|suspects|would (notice|know)|needs? to)|(dont|didnt|havent|never|not) (tell|told|telling|say|said) (anyone|anybody|them|him|her|my|the)|(they|he|she|wife|husband|lads|mates|everyone|the nurse) (dont|doesnt|thinks?|thought|think) (know|im|its|i)|secret|hiding it|without anybody',
    calm_after:
      '(calm|peaceful|light|clean|free|relieved|quiet|cosy|happy) . (since|now|today|as|at last|suddenly|for the first)|first (proper|good) sleep|not scared|not sad|feel (light|clean|calm|free|cosy)|scared of how calm',
    long_ago:
      '(years|decades|ages) (ago|back|now|since|sober|clean|on)|(in|since|back in) (19|20)[0-9][0-9]|when i was (a |at )?(kid|child|student|teenager|school|uni|[a-z]+teen|[0-9]+)|used to|at (nineteen|seventeen|eighteen|sixteen|[1][0-9])|as a (teenager|child|kid)|anniversary|long (gone|healed|over|since)|forty|thirty|twenty',
    well_now:
      '(now|today|these days) (im|i am|i have|i run|i teach|a|happy|fine|well)|at peace|made my peace|recover*|healed|therapy|all clear|remission|never looked back|well over it|good memor*|happy memor*|grandmother|grandchildren|im (fine|well|happy|okay|alright)|life is good|sleep like',
    made_up:
      'character|novel|thriller|screenplay|script|story|film|movie|series|episode|season|book|song|lyrics|band|game|gaming|boss|raid|player|match|dnd|paladin|among us|monopoly|chess|actor|plot|villain|killer in|playing|podcast|play|am dram|spoilers',
    somebodys_work:
      '(im|i am|here|as) (a|an) . (nurse|doctor|doc|paramedic|firefighter|vet|dispatcher|officer|teacher|carer|midwife|social worker|funeral director)|nurse|er doc|hospice|shift|on duty|ward|patients?|volunteer|colleagues?|training|drill|my work|good work|love the job',
    moves_on:
      'moving (to|house|out|home|in)|emigrat*|downsiz*|retir*|new (flat|house|place|job|home|owner|start)|charity|ebay|declutter*|before the move|boxes|lease|leaving (the|my) (band|job|company)|divorce*|broke up|split up|wedding|broke|airport|trip|cruise|holiday|abroad|exchange',
  },
  ru: {
    put_in_order:
      '(отдал*|раздал*|раздарил*|пристроил*|отвез*|оставил*|оставляю|вернул*|продал*|сдал*|закрыл*|оплатил*|уплачено|заплатил*|отключил*|отменил*|подписал*|переписал*|оформил*|собрал*|собираю|сложил*|разложил*|прибрал*|убрал*|отмыл*|стер*|удалил*|написал*|показал*|попросил* прощения|рассчитал*|наготовил*) .. (кот*|кошк*|собак*|попугай*|кролик*|лошад*|рыбок|кур*|вещи|книг*|пластинк*|гитар*|барабан*|мебель|ключ*|кольц*|машин*|телефон*|счет*|квартир*|дом|дач*|участок|долг*|кредит*|парол*|завещан*|полис|письм*|конверт*|открытк*|записк*|папк*|документ*|бумаг*|всем|все|чат*|фот*|имен*|коробк*|должен|должна|инструмент|пропуск)|дела (сложил*|закрыл*|закрываю|сложить)|без долгов|никому не должен|все готово|ключ под ковриком',
    end_is_set:
      '(до|после|по|на|к|дальше) ([0-9]+|первого|второго|третьего|пятого|восьмого|десятого|двенадцатого|пятнадцатого|двадцат*|тридцат*|понедельник*|вторник*|сред*|четверг*|пятниц*|суббот*|воскресень*|конца|праздник*|весн*|нового года)|последн* (день|ночь|неделя|раз|смена|вопрос|прогноз|осень|закат|вечер)|(дальше|больше|потом|после) .. (не (надо|нужно|требуется|понадоб*|пригод*|планиру*)|ничего|пусто)|не (понадобит*|пригодит*|требуется|доживу|вернусь|пригоню|продлева*|будет)|(день|дату) (выбрал*|выбираю|нашла|назначил*)|решено|решил*|насовсем|навсегда|совсем|напоследок|остал* (вторник|двое|один|день)',
    go_gently:
      '(добр*|тих*|спокойн*|легк*|мягк*|милосердн*|темн*|хорош*|удачн*|подходящ*) .. (чтоб* |для |что бы )(уйти|ухода|души|тела|отойти|умереть|прощания|человек)|когда (можно|мне|лучше) уйти|(потихоньку|тихо|легко|незаметно|красиво) (отойти|отош*|уйти|уходит)|уйти пораньше|к (нему|ней|мужу|маме|болату|феде) (хочу|пора|скоро)|буду с (ним|ней)|попрощаться',
    unseen:
      'никто не (знает|узнает|хватится|заметит|поймет|в курсе)|никому не (говор*|сказал*|скажу)|не (сказал*|говорил*|предупреждал*|знает|знают|догадыва*)|думают (я|что|в)|чтоб никто|втайне|тайком|скрыва*',
    calm_after:
      '(спокойн*|покой|легко|чисто|тихо|светло|тепло) (так |стало |сразу |как )|впервые (за|выспал*|спокойно)|не страшно|не грущу|сама боюсь какая|какая спокойная|улыбаюсь',
    long_ago:
      '(лет|года) (назад|прошло|уже|как|не)|(в|с) (19|20)[0-9][0-9]|в [0-9][0-9] м|давно|раньше|когда то|в (детстве|юности|молодости|школе)|в (семнадцать|девятнадцать|восемнадцать|шестнадцать)|студент*|годовщин*|двенадцать лет|двадцать|сорок лет|тридцать лет',
    well_now:
      '(теперь|сейчас) (я|все|живу|хорошо|веду|мне|у меня|уже|сама|дважды|там)|терапи*|прошла|пережил*|зажило|простил*|отпустил*|ремисси*|не оглядыва*|с улыбкой|тепло вспомин*|светло|внук*|живу спокойно|все хорошо|в порядке|здоров*|помогают',
    made_up:
      'персонаж*|роман|триллер|детектив|сценари*|сери*|сезон*|фильм*|кино|книг*|песн*|групп*|игр*|босс*|рейд|катк*|доте|танк|мастер|паладин*|мафи*|монопол*|шахмат*|актер*|спектакл*|театр*|подкаст*|спойлер*|хп|ран',
    somebodys_work:
      'медсестр*|фельдшер*|врач я|хоспис*|приемник|смен*|дежурств*|диспетчер*|пожарный|фсин|опека|ветклиник*|ритуальн*|волонтер*|учени* по|учусь на|преподаю|на работе|работа хорошая|коллег*|коллеги',
    moves_on:
      'переезд*|переезжа*|съезжа*|эмигри*|на пенси*|новосель*|новый (дом|дома|квартир*|владелец)|благотворительн*|авито|расхламл*|развод*|расстал*|разошл*|бросил*|свадьб*|аэропорт*|отпуск*|круиз*|уезжа*|лечу|общаг*|проводы|в канаду|в японию|уволил*',
  },
}

import type { Lang } from '#language/lang.ts'
import type { Macros } from './pattern.ts'

/** Groups of words that speak for or against distress without proving it: they are weighed together. */
export const SIGNS: Record<Lang, Macros> = {
  en: {
    planet:
      'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|lilith|ceres|juno|node|nodes|rahu|ketu|ascendant|rising|midheaven|mc|shani|jupiters|saturns|pallas|vesta',
    sign: 'aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|sag|capricorn|cap|aquarius|pisces|leos|virgos|scorpios|pisceans|libran|capricorns|cancers|geminis|aquarian|tauruses|libras',
    term: 'chart|charts|natal|birth chart|transit|transits|house|houses|retrograde|retro|aspect|aspects|square|trine|sextile|opposition|conjunct|conjunction|synastry|composite|horoscope|astrology|zodiac|eclipse|full moon|new moon|solar return|profection|dasha|kundli|nakshatra|compatible|compatibility|star sign|big 3|degree|cusp|stellium|yod|horary|placidus|progressed|ephemeris|planet|planets|stars|sade sati|mahadasha|reading',
    topic:
      'job|work|career|promotion|raise|salary|boss|interview|business|startup|contract|lease|rent|landlord|house move|moving|move|wedding|marry|marriage|married|date|dating|crush|soulmate|relationship|exam|exams|thesis|study|university|college|school|degree|money|rich|invest|stocks|crypto|lottery|loan|mortgage|car|travel|trip|flight|vacation|holiday|visa|baby|pregnant|pregnancy|fertile|haircut|hair|tattoo|color|colour|crystal|crystals|stone|name|pet|dog|cat|parrot|puppy|garden|plant|tomatoes|recipe|diet|gym|yoga|run|marathon|match|game|team|football|movie|film|series|netflix|book|song|concert|party|birthday|christmas|present|gift|friend|friends|coworker|colleague|neighbour|in laws|lawyer|court|tax|phone|laptop|app|account|password|subscription|refund|payment|plan|price|pdf|report|email|website|weather|coffee|pizza|dress|shoes|ring|kitchen|sofa|apartment|flat|garage|city|country|abroad',
    question:
      'what|when|which|how|why|who|where|is it|is my|are we|does|do you|can you|will i|should i|can i|could you|tell me|explain|whats|hows|wheres|whos|best|good|better|lucky|favorable|mean|means|meaning|say|says|compare|between|vs|good day|good time|good date',
    joy: 'lol|haha|hahaha|lmao|jk|hehe|happy|excited|thanks|thank|please|pls|love|nice|funny|fun|proud|great|amazing|awesome|beautiful|yay|congrat*|glad|enjoy|joke|joking|kidding|hope|lucky|win|won|winning|sweet|cute|finally|new|cool|good',
    pain: 'hurt|hurts|hurting|pain|painful|cry|crying|cried|tears|sobbing|scared|afraid|terrified|fear|frightened|alone|lonely|tired|exhausted|numb|empty|dark|darkness|hate|hated|hates|ashamed|shame|sorry|guilty|guilt|disgust*|disgusting|worthless|useless|broken|trapped|stuck|desperate|hopeless|helpless|lost|dirty|suffer*|unbearable|miserable|panic|shaking|shake|trembling|anxious|nightmare*|angry|rage|mad|furious|jealous|sick|worse|worst|bad|awful|terrible|horrible|wrong|cant|never|nothing|nobody|noone|anymore',
    gone: 'gone|leave|leaving|left|end|ended|ending|over|finish|finished|last|goodbye|bye|farewell|final|forever|disappear|vanish|exit|quit|stop|stopped|done|out|away|dead|die|death|dying|died|kill|killed|killing|grave|funeral|bury|buried|coffin|ashes|heaven|hell|god|sin|soul|peace|quiet|sleep|wake|ready|decided|decision|letter|letters|note|will|burden|without me|reason|point|survive|surviving|alive|live|living|life|born|exist',
    means:
      'rope|gun|knife|blade|razor|pills|pill|bridge|roof|train|tracks|cliff|balcony|window|rail|crossing|river|belt|noose|bullet|trigger|barrel|bottle|needle|syringe|gas|poison|acid|fire|petrol|hammer|machete|axe|weapon|lighter|cigarette|iron|kettle|boiling|scissors|glass|pliers|pins|wire|stove|hot|matches|sharp|sharpener|garage|exhaust',
    wound:
      'blood|bloody|bleed|bleeding|bled|cut|cuts|cutting|scar|scars|bruise|bruises|bruised|burn|burns|burned|burnt|wound|wounds|stitches|bandage*|plaster|black eye|broken|broke|marks|lines|scratch*|purple|swollen|lip|ribs|teeth|tooth|skin|wrist|wrists|thigh|thighs|arm|arms|sleeve|sleeves|hip|hips|palm|nails|deep|raw|sting*|strangl*|chok*|throat|neck|flesh',
    hitting:
      'hit|hits|hitting|beat|beats|beaten|beating|slap*|punch*|kick|kicks|kicked|shove*|push|pushed|pushes|threw|throw|throws|thrown|drag*|grab|grabs|grabbed|pinned|held|hold|holds|locked|lock|locks|chained|tied|smash*|slam*|spit*|spat|attack*|threat*|yell*|scream*|shout*|snap|snapped|temper|drunk|stalk*|follows|followed|outside|track*|passport|escape|hide|hiding|hid|flinch*|begged|begs|grip|dangled',
    intimate:
      'touch|touched|touches|touching|kiss*|sex|sexual|bed|bedroom|naked|nude|nudes|underwear|undress*|shower|bath|bathroom|private|secret|lap|hand|hands|fingers|body|pics|pictures|photos|video|videos|film*|record*|camera|dm|dms|online|hotel|motel|room|night|door|force|forced|forces|made me|makes me|no choice|gave in|permission|consent|refuse|froze|asleep|woke|drunk|party|dorm|guys|men|on top|inside|against|rape*|abuse*|assault*|molest*|grop*|pervert|creep|weird|uncomfortable|wrongly',
    household:
      'dad|mom|stepdad|stepmom|brother|sister|uncle|aunt|cousin|grandad|grandma|husband|wife|boyfriend|girlfriend|partner|ex|son|daughter|kid|kids|child|children|niece|nephew|family|teacher|coach|priest|pastor|neighbor|stepbrother|roommate|boss|jiju|jija|bhaiya|warden',
    he: 'he|hes|him|his|shes|she|her|they|them|their|theyre',
    me: 'i|im|ive|id|ill|me|my|myself|mine',
    child:
      'years old|year old|grade|school|class|teen|underage|kid|kids|child|children|toddler|baby|boy|girl|boys|girls|pupil|junior|hs|minor|1[0-7]|thirteen|fourteen|fifteen|twelve|eleven|ten|nine|eight|seven|six|playground|juniors',
    adultage: '(2[0-9]|3[0-9]|4[0-9]|5[0-9])(s)?|older|grown|adult|man|men|gentleman',
    drugs:
      'pills|pill|dose|doses|drug|drugs|medicine|medication|alcohol|vodka|whiskey|wine|gin|drunk|drank|drink|drinking|swallow*|took|taken|overdos*|ate|chew*|snort*|inject*|high|meth|meths|patches|mg|bottle|bottles|packet|strip|blister|empty|blurry|vomit*|dizzy|breath*|unconscious|ambulance|hospital|er|poison*|foxglove|aconite|cant stand|itchy|eyes open|convuls*',
    hunger:
      'eat|eating|ate|food|hungry|starv*|meal|meals|lunch|dinner|fat|thin|skinny|weight|purge|purging|puk*|throw up|deny|fast|fasting|penance|punish*|deserve*|earned',
    telling:
      'nobody knows|no one knows|never told|dont tell|told anyone|tell anyone|told someone|said it|secret|believe|hide|hides|hidden|hiding|covers|ashamed|my fault|is it normal|is this normal|is that normal|does it count|count',
    again:
      'again|still|every time|everytime|every night|every day|everyday|each time|always|relaps*|clean|habit|habits|urge|urges|itch|kit|old habits|tonight|last night|yesterday|right now|today|now|3am|4am|midnight',
    small: 'just|only|one more|all|enough|too much',
  },
  ru: {
    planet:
      'солнц*|лун*|меркури*|венер*|марс*|юпитер*|сатурн*|уран|урана|ураном|нептун*|плутон*|хирон*|лилит*|селен*|раху|кету|узл*|узел*|асцендент*|мс|церер*|звезд*|планет*|venery|yupiterom',
    sign: 'овен|овна|овном|овны|овну|телец|тельц*|близнец*|рак|рака|раки|лев|льва|льви*|львом|дева|девы|девой|деве|весы|весов|весам*|скорпион*|стрел*ц*|стрелец|козерог*|водоле*|рыбы|рыб|рыбам*|рыбе|рыбк*|коза|козе',
    term: 'карт|карта|карте|карты|карту|натал*|транзит*|дом|доме|дома|домов|домами|ретро*|аспект*|квадрат*|тригон*|трин|секстил*|оппозиц*|соединен*|соедин*|синастр*|композит*|гороскоп*|астролог*|зодиак*|затмен*|полнолун*|новолун*|соляр*|прогресс*|куспид*|стеллиум*|хорар*|орбис*|градус*|совместимост*|таро|нумеролог*|лунн*|знак|знака|знаки|знаков|карм*|прошл* жизн*|эфемерид*|плацидус*|матриц*|анарет*|управител*',
    topic:
      'работ*|карьер*|повышен*|зарплат*|начальни*|шеф*|собеседован*|бизнес*|договор*|аренд*|переезд*|переех*|свадьб*|замуж*|жени*|брак|свидани*|отношени*|роман*|экзамен*|егэ|огэ|диплом*|учеб*|вуз*|универ*|школ*|деньг*|денег|денежн*|богат*|инвест*|крипт*|биткоин*|лотере*|кредит*|ипотек*|машин*|поездк*|отпуск*|виз*|ребен* план|беремен*|зача*|стрижк*|стричься|волос*|тату*|цвет*|камень|камни|имя|собак*|кот|кота|кошк*|щенк*|огород*|рассад*|огурц*|диет*|зал|спорт*|матч*|игр*|футбол*|хокке*|фильм*|сериал*|книг*|песн*|концерт*|праздник*|день рождени*|новый год|подар*|друзья|подруг*|коллег*|сосед*|теща|свекров*|юрист*|суд|налог*|телефон*|приложен*|аккаунт*|пароль|подписк*|возврат*|оплат*|тариф*|цена|отчет*|почт*|сайт*|погод*|кофе|пицц*|плать*|кухн*|диван*|квартир*|дач*|ремонт*|город*|стран*|питер*|москв*|грузи*|проект*|стартап*|продаж*|хобби|призвани*|предназначен*|конкурс*|выставк*|прода*|покупк*|купить|работодател*',
    question:
      'что|когда|какой|какая|какие|какое|как|почему|зачем|кто|где|куда|можно ли|стоит ли|будет ли|есть ли|подскажите|расскажите|объясните|посмотрите|сколько|чем|значит|означает|лучше|удачн*|подходит|подходим|благоприятн*|сильн*|прогноз*|совет*|подойдет|ждать|ли|чего|разниц*|отличает*|правда ли|говорит',
    joy: 'ахах*|хаха*|лол|шучу|шутк*|счаст*|рада|рад|спасибо|класс*|супер|ура|люблю|любл*|мило|смешно|смеем*|весел*|горжусь|отлично|здорово|прекрасн*|красив*|поздрав*|наконец|надеюсь|нов*|везет|везен*|выигр*|мечта|мечтаю|улыб*|ладно|интересно|любопытн*|кайф*|норм|хорош*|дорог* друг*',
    pain: 'больно|боль|боли|болью|плач*|плака*|рыда*|слез*|страшн*|боюсь|боится|боимся|страх*|ужас*|один|одна|одинок*|одиночеств*|устал*|пуст*|темно|тьма|ненавиж*|ненавист*|стыд*|вин*|виноват*|противн*|мерз*|отвращен*|никчемн*|бесполезн*|сломан*|безысход*|отчаян*|беспомощн*|безнадежн*|грязн*|мука|мучен*|мучит*|невыносим*|кошмар*|паник*|тряс*|дрож*|тревог*|зло|злит*|ярост*|бешен*|хуже|плохо|плохое|не могу|никогда|ничего|никто|никому|больше не|тошно|тяжело|сил|терпе*|терпл*|помогите|спасите',
    gone: 'уйти|уйду|ухожу|ушел|ушла|уход|уходить|конец|кончен*|конч*|закончи*|последн*|прощ*|навсегда|исчез*|умер*|умир*|смерт*|мертв*|убит*|убь*|убив*|могил*|похорон*|гроб*|рай|ад|бог|бога|грех|душ*|покой|тишин*|тихо|усн*|просн*|готов*|решил*|решен*|письм*|записк*|завещ*|обуз*|без меня|смысл*|причин*|повод*|жив|жива|жить|живу|жизн*|родил*|существ*|дожи*|выжи*|хватит|надоел*|незачем|пора|остал*|забер*|вс[её]',
    means:
      'веревк*|петл*|нож*|лезви*|бритв*|таблет*|мост*|крыш*|поезд*|рельс*|балкон*|окн*|платформ*|этаж*|река|столб*|ружь*|пистолет*|ствол*|патрон*|игл*|шприц*|газ|газом|отрав*|яд|кислот*|огонь|бензин*|молот*|топор*|оружи*|зажигалк*|сигарет*|утюг*|кипят*|ножниц*|стекл*|иголк*|булавк*|провод*|плит*|горяч*|спичк*|остр*|гараж*|выхлоп*|канистр*|ремень|ремн*|кулак*|палк*',
    wound:
      'кров*|порез*|реж*|реза*|шрам*|синяк*|ожог*|жг*|прижиг*|прижг*|ран*|швы|шов|швов|бинт*|повязк*|пластыр*|фингал*|сломан*|сломал*|полоск*|полос*|царап*|расцарап*|губ*|ребр*|зуб*|кож*|запяст*|бедр*|рук*|ладон*|ногт*|глубж*|глубок*|душ*|горл*|ше*|волдыр*|рукав*|мясо|мяса|болячк*|колю|колол*|жеч*|кус*|бью',
    hitting:
      'бьет|бьют|бил*|избил*|избив*|бить|ударил*|удар*|пнул*|пинал*|толк*|швыр*|кинул*|таск*|схват*|хвата*|держал*|держ*|запер*|запир*|закрыл*|цеп*|связ*|сломал*|разбил*|плеснул*|вылил*|напал*|угрож*|грози*|обещал*|крич*|ор[её]т|орут|пьян*|пьет|пьяный|преслед*|следит|караул*|паспорт*|сбежать|убежать|прячусь|прятал*|спрят*|вжим*|замах*|поднима* рук*|зли*|ревну*|накаж*|наказ*|отбира*|забирает|не пускает|не выпуск*|не отпуска*|душил*|душит|дверь|ключ*|подвал*|кладовк*|полиц*|травмпункт*|скорая|побо*',
    intimate:
      'трог*|каса*|целов*|целу*|секс*|постел*|кроват*|гол*|раздев*|раздел*|разде*|бель*|трус*|душ|душе|ванн*|бан*|секрет*|тайн*|колен*|рук*|пальц*|тел*|фото*|фотк*|видео|снима*|снял*|камер*|перепис*|отел*|комнат*|ноч*|дверь|заставл*|принужд*|силой|против воли|отказ*|замер*|цепене*|спал*|проснул*|пьян*|вечеринк*|вписк*|мужчин*|мужик*|изнасил*|насил*|домог*|приста*|лапа*|щупа*|лез*|ласк*|обним*|обнят*|массаж*|грудь|платье|одежд*|футболк*|переспать|долг|обязан*|терп*|потолок|поняла|моюсь',
    household:
      'пап*|мам*|отц*|отец|мать|матер*|отчим*|мачех*|брат*|сестр*|дяд*|тет*|дед*|бабушк*|бабул*|муж*|жен*|парен*|парн*|девушк*|бывш*|сын*|доч*|ребен*|дет*|племян*|внук*|внуч*|сем*|родн*|родител*|учител*|тренер*|священник*|батюшк*|сосед*|сожител*|свекор*|свекр*|начальник*|друг|подруг*|крестн*|вожат*|воспитател*|нян*',
    he: 'он|она|его|ему|им|ее|ей|они|их|него|нее',
    me: 'я|меня|мне|мной|мой|моя|мое|мои|мою|моего|моей|себя|себе|сам|сама',
    child:
      'лет|годик*|класс*|школ*|подрост*|ребен*|дет*|малыш*|мальчик*|девочк*|девчонк*|мальчишк*|младен*|лагер*|садик*|мне (6|7|8|9|1[0-7])|1[0-7]|тринадцат*|четырнадцат*|пятнадцат*|двенадцат*|одиннадцат*|десять|девять|восемь|семь|шесть|вырасту|взросл*',
    adultage: '(2[0-9]|3[0-9]|4[0-9]|5[0-9])|старше|взросл*|мужчин*|мужик*',
    drugs:
      'табл*|колес*|доза|дозу|дозы|лекарств*|наркот*|водк*|вин*|алкогол*|пьян*|пил|выпи*|пьет|глот*|проглот*|приня*|принимал*|передоз*|наел*|съел*|укол*|кол[оу]л*|вкол*|бутыл*|упаков*|пачк*|пузыр*|флакон*|блистер*|аптечк*|тошн*|рвет|рвот*|круж*|дыш*|сознан*|скор*|отрав*|гриб*|капл*|капсул*|снотворн*|инсулин*|пластыр*|сердце|онеме*|немею*|шприц*|синий|двоит*|закин*|марк*',
    hunger:
      'ем|ест|есть|ела|еда|еды|еду|едой|голод*|жирн*|толст*|худ*|вес|рвот*|два пальца|наказ*|заслуж*|искуп*|покаян*|торт*|корм*',
    telling:
      'никто не (знает|замеча*|вер*)|никому|не рассказ*|не говори*|молч*|скрыва*|прячу|стыдно|стыд|моя вина|виноват*|это нормально|норм ли|считается|поймет*|понимаете|поверит|верит',
    again:
      'опять|снова|еще|каждый раз|каждую ночь|каждый день|каждый вечер|всегда|сорвал*|срыв|держусь|тянет|привычк*|сегодня|вчера|ночью|сейчас|с той ночи|до сих пор|прямо сейчас|вечером|после',
    small: 'просто|только|все|всё|хватит|слишком|лишь',
  },
}

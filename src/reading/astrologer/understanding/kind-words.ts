import type { Intent } from '../question.ts'

/**
 * The words without which a kind is never asked: what was learned takes a question for the nearest kind, however far it is. A word
 * stands whole or, with a star, for all that begin so.
 */
export const KIND_WORDS: Partial<Record<Intent, string>> = {
  child_school:
    'school* learn* study* studies teach* homework grade grades academic* exam* class* lesson* math* read* nursery kindergarten школ* учеб* учит* уроки урок класс* экзам* оцен* садик* сад круж* секци*',
  add_person:
    'add adding save saved saving store enter put another person people friend добав* сохран* внести занести вписать человек* людей',
  correct_person:
    'change correct edit fix wrong update mistake typo incorrect* amend исправ* измен* поменя* ошиб* неправильн* неверн* поправ* нашл*',
  correct_birth:
    'change correct correction edit fix wrong update mistake typo incorrect* amend enter entered put where how birth* исправ* измен* поменя* смен* ошиб* неправильн* неверн* поправ* ввести внести ввела ввел указала указал рожд* профил* пол где как',
  prices:
    'price* cost* much subscri* plan plans pay cheap* expens* fee fees dollars charge цен* стоит стоимость тариф* сколько дорог* дешев* подписк* платн*',
  language:
    'language* english russian speak* translat* spanish german french polish ukrainian язык* перев* английск* русск* немецк* украинск* казахск*',
  cancel: 'cancel* stop unsub* end leave subscription renew* отмен* отпис* отключ* подписк* отказ*',
  my_plan: 'plan subscri* question* questions left limit allowance тариф* вопрос* остал* лимит план какая моя',
  grief:
    'die died dies dead death lost losing passed funeral grief griev* mourn* miss bereav* buried gone умер* помер* потер* похорон* схорон* смерт* горе горя ушел ушла нет утрат* скорб* траур* поминк* хорон* скончал* годовщин*',
  breakup:
    'break* broke split ex left leave dump* divorc* ended over separated рас* брос* ушел ушла разош* развод* разв* бывш* уход*',
  baby: 'baby babies fertil* ovulat* conception pregnan* child* kid* kids conceiv* boy girl birth born son daughter ivf ребен* дет* берем* забер* зача* мальчик* девочк* рож* роди* малыш* второго эко',
  winning:
    'win wins winning lotter* lotto jackpot number numbers bet* million* rich fortune casino выигр* лотер* счастлив* угада* номер* миллион* ставк* богат* казино везен* разбогат*',
  tarot: 'tarot card cards deck pull draw таро карту карта карты расклад* вытяни* аркан* колод* башн*',
  life_path: 'path number* numerolog* число числа нумеролог* пути',
  others_mind:
    'he hes she shes him her they theyre them their his hers landlord landlady neighbo* tenant* buyer* client* teacher* doctor* ex person people someone somebody anybody anyone crush ex boyfriend girlfriend husband wife partner boss friend friends mum mom dad sister brother colleague* guy girl man woman men women он она они его ее ему ей им них него ней муж* жен* парень парня парню парнем девушк* бывш* начальни* друг друга другу подруг* мама маме отец отцу сестр* брат* коллег* люди человек* мужчин* женщин* свекров* ребят* все хозя* сосед* клиент* учител* покупател*',
  spark:
    'he she we us him her them together between spark* chemistry attract* passion* bed sex* мы нас нами он она ним ней искр* страст* химия притяж* тянет влечение постел* секс*',
  tonight: 'tonight evening night now сегодня вечер* ночь ночью сейчас',
  allowance:
    'question* ask asks asking left limit* free allowance remaining balance вопрос* спраш* спрос* лимит* остал* бесплатн*',
  lend: 'lend* guarant* borrow* money долг* одолж* занять деньг* занима* взаймы',
  remove_person: 'remove delete del* take удал* убрать стереть',
  export_data: 'export* download* data copy file выгруз* скача* данные данных файл* копи*',
  refund: 'refund* money back charged return* возвр* вернут* вернуть деньги',
  my_name: 'name called call зовут имя имени называ*',
  vertex: 'vertex вертекс*',
  lunar_return: 'lunar return* лунар*',
  void_moon: 'void course без курса',
  payments_list:
    'list* history receipt* invoice* payment* paid bill* statement* when spent took taken charge* card чек* квитанц* платеж* оплат* плати* истори* списк* список когда потра*',
  ends: 'end ends ending over last lasts long until till finish* stop stops pass when leave leaves gone done fade* lift* days weeks months years date let lets forever конч* законч* кончит* прой* прошл* пройд* долго надолго до сколько когда отпуст* длит* продл* терп* ждать легче полегч* конец закрыв* уйд* уход* всегда навсегда вечно',
  guilt:
    'cheat* affair* other second lie lies lying lied liar steal* stole* stolen thief faithful honest trust blame* guilty fault who whose behind hide* hiding secret* messag* emails phone read spy* curse* juju hex evil envy betray* truth loyal sleeping seeing woman women man girl guy wrong измен* врет лжет обман* ворует укра* крад* верен верна виноват* вин* кто чей чья любов* друга* другую другой женщин* телефон* скрыва* порч* сглаз* приворот* завид* преда* честн* правд* тайн* сплетн* подстав* налево гуля* спит встречает*',
  visibility: 'eclipse* visib* totality затмен*',
  sky_day:
    'sky planet* position* stars star happening ephemeris chart table skies heaven* неб* планет* положен* звезд* эфемерид* происход* карта картой транзит*',
  phase: 'moon* lunar full new waxing waning quarter eclipse* лун* полнолун* новолун* фаз* четверт*',
  gift: 'gift* give present* voucher подар* дар*',
  share_account: 'share* account together both password делит* поделить* аккаунт* вдвоем общий общую',
  delete_account: 'delete* account remove erase close everything удал* учетн* аккаунт* стереть закрыть',

  // What goes on with an answer says so.
  simpler:
    'попро* simpl* plain* plainly easier easy explain* understand* mean* means english words dumb dummies confus* lost sense huh layman jargon human get clear clearly прост* проще поясн* объясн* разъясн* понят* понял* поняла понимаю значит означает смысл* русск* человеческ* словами ясн* запут* чайник* честно прямо',
  shorter:
    'short* brief* sum* summar* tldr nutshell sentence line lines quick* корот* кратк* короч* вкратце итог* тезис* одним двух',
  worried:
    'worr* afraid scar* fear* bad badly danger* doom* curs* serious* harm* panic* wrong mean* means terrible awful hurt* unlucky problem reason because страш* бою* боять* пуга* плох* опасн* беда беды вред* ужас* тревож* поэтому значит поэтому приговор обречен* катастроф* рухн* угрож*',
  sure: 'sure certain* really confiden* accurate true truth double positive trust точн* уверен* правд* действительн* верн* ошиб* серьезн* честно реально проверь* перепровер* достоверн*',
  good_bad:
    'good bad better worse lucky unlucky luck positive negative harmful problem хорош* плох* лучше хуже удач* вред* полезн* норм* нормальн* благоприятн* опасн*',
  matters_most:
    'most important* main key biggest strong* matters matter priority which one first focus глав* важн* основн* ключев* больш* сильн* перв* котор* какая какой какое',
  what_to_do:
    'do doing try advice advise tip tips help handle deal cope manage act practice use work делать сделать дела* совет* посовет* помоч* поможет справ* поступ* как быть пробова* попробова* предпринять жить пережить готов* вести',
  more: 'more else another further other interesting fun continue next detail* tell еще друг* дальше подробн* продолж* интересн* расскаж* больше детал*',
  why: 'why how because reason* come based from where почему отчего зачем откуда причин* основ* из-за чего так',
  not_me:
    'not isnt doesnt dont never wrong opposite nothing disagree fit unlike не нет ничего неправд* наоборот мимо совсем',
  rare: 'rare rarely common unusual often unique many everyone everybody редк* част* обычн* уникальн* многих всех много',
  list_those: 'list all those them name names which перечисл* список списк* все назов* какие переч*',
  for_area: 'what how and about at in for mean means affect с на в для про как что о об',

  // The chart's own parts.
  elements:
    'element* fire earth air water fiery earthy airy watery missing lack* стихи* огон* огн* земл* воздух* вод* нехват*',
  modes: 'mode* modalit* cardinal fixed mutable quality крест* кардинальн* мутабельн* фиксированн* качеств*',
  hour: 'hour* time minute* minutes born birth* am pm morning evening clock accurate exact час* врем* минут* рожд* родил* утр* вечер* точн* полдень',
  rising_times:
    'rising ascendant asc time hour morning afternoon evening night teatime am pm born birth early асценд* восход* час* врем* утр* вечер* ноч* днем обед* родил* рожд*',
  retrogrades: 'retro* retrograde retrogrades ретро*',
  retrograde:
    'retro* backward* direct shadow station* mercury venus mars jupiter saturn uranus neptune pluto it them they planet* ретро* назад попят* директ* тень тени меркур* венер* марс* юпитер* сатурн* уран* нептун* плутон* он она планет*',
  house_of:
    'house* cusp* partner* husband wife spouse marry soulmate type kind who marriage дом* куспид* муж* жен* парень партнер* кто какой какая тип* брак*',
  empty_houses: 'empty house* nothing vacant пуст* дом*',
  dispositor: 'rul* lord dispos* charge governs управ* хозя* диспоз* прав*',
  rules_houses: 'rul* house* lord управ* дом*',
  unlike_sign: 'not dont doesnt unlike nothing never isnt typical different не непохож* совсем типичн* нисколько',
  aspect_list: 'aspect* аспект*',
  bond_list:
    'aspect* contact* connection* list all every conjunction* square* trine* opposition* sextile* аспект* связ* список все перечис* соединен* квадрат* трин* тригон* оппозиц*',
  sign_occupants: 'in have planet* sign стоит планет* знак* в',
  strength: 'strong* weak* power* dominant влия* сильн* слаб* главн* домин*',
  chart_ruler: 'rul* lord управ* хозя*',
  chart:
    'chart* natal read* about me my overview strange weird* special unusual stand* main unique tell everyone карт* натал* обо про расскаж* необычн* особен* глав* каждому разбор* выдел*',

  // Two and more people.
  compare_people:
    'more most less least who whos whose which like alike takes after similar compare resemble* than both us кто кого кому больше меньше всех чей чья похож* сравн* чем нас',
  composite_of: 'composite davison midpoint* relationship композит* дэвисон* отношен*',
  overlay: 'house* fall* falls land* my his her дом* попад* ложит*',

  // Places.
  places:
    'mov* near instead where city cities country countries place places live living line lines map astrocarto* relocat* abroad town state there overseas north south east west coast city in or vs город* стран* куда где место мест* переезд* переех* перебра* жить линии линия карто* релок* эмигр* уехать туда там или север* юг* запад* восток* океан* море морю',

  // Talk.
  bored: 'bored boring bore fun game play entertain* joke скучн* скука скуки развлек* игра шут* нечего',
  honesty: 'honest* lie lying truth bad sugar* always positive nice честн* врат* вре* правд* плох* льст* хвал*',
  skeptic:
    'believe* proof prove* nonsense fake scam real bullshit rubbish vague generic everyone everybody same true barnum cop work* science scientific sceptic* skeptic* random coincidence hindsight after удобно задним верю верить доказ* бред* чушь ерунд* обман развод* всем каждому общи* наук* научн* скептик* случайн* совпад* работает гороскоп*',
  use_of_you: 'can could do you use your help capable what вы ты можете можешь умеете умеешь польз* зачем люди',
  remember:
    'remember* last before told said forget forgot* memory conversation earlier помн* запомн* прошл* говорил* забыл* забуд*',
  nervous:
    'nervous* anxi* stress* panic* scared worried worry butterflies shaking dread* волну* нерв* тревож* трясет паник* боюсь пережива* страшно',
  lonely: 'lonely alone nobody friends isolat* loneli* одинок* одна один никого никому одиноч* друзей',
  failed: 'fail* reject* didnt wasnt lost no провал* завал* не отказ* проигр*',
  how_are_you: 'are doing feeling your дела поживае* делаешь делаете настроение самочувств*',
  which_system:
    'system* zodiac tropical sidereal placidus house* which vedic western you use go систем* зодиак* тропич* сидер* плацид* ведич* западн* какой какую',

  // The account.
  discount:
    'discount* coupon* promo* code student* sale offer cheaper deal скидк* промокод* купон* акци* студент* дешевле',
  chart_pdf: 'pdf download* print* save file скача* печат* распечат* пдф файл*',
  renews_itself:
    'renew* auto* automatic* charge* again itself continue* продл* автомат* списыва* спиш* спишут сам* снова',
  after_cancel: 'cancel* after end* lose keep отмен* после останет* потеря* пропад*',
  double_charge: 'twice double doubled two times second again charged дважды два двойн* повторн* лишн*',
  trial: 'trial free days try пробн* бесплатн* период* дня дней',
  where_reports: 'report* отчет*',
  report_price: 'report* отчет*',
  report_or_chat: 'report* отчет*',
  change_email: 'email mail address почт* мейл* емейл* адрес*',
  password: 'password* login log sign парол* войти вход*',
  theme: 'dark light theme mode темн* светл* тем*',
  phone_app: 'app phone android iphone ios install mobile приложен* телефон* айфон* андроид* установ*',
  consultants:
    'consult* astrologer* human person session book talk live real консульт* астролог* человек* жив* сеанс* запис*',
  human_support:
    'support human person help contact email team complain* поддержк* человек* связ* написать помощ* жалоб* оператор*',
  who_reads:
    'read* see sees private privacy secret who data sell* shar* stor* чит* видит видят увид* приват* тайн* конфиденц* кто данн* перед*',
  privacy:
    'privac* private data sell* shar* stor* secur* safe collect* gdpr приват* данн* конфиденц* перед* безопасн* хран* прода*',

  fortune: 'fortune lot фортун* жребий',
  south_node: 'node* south karm* past ketu узел узла узлы узле южн* кет* карм*',
  positions:
    'position* placement* planet* degree* list all table chart where положен* планет* градус* список все таблиц* карт*',
  big_three: 'big three 3 sun moon rising main signs trio солнц* лун* асценд* тройк* три знак*',
  rulers_chain: 'rul* chain dispos* lord управ* цепоч* диспоз*',
  cusps: 'cusp* house* куспид* дом*',
  intercepted: 'intercept* перехвач* включен*',
  stellium: 'stell* cluster* many together pile стелл* скоплен* много',
  figures:
    'figure* pattern* config* shape yod square trine cross kite grand фигур* конфигур* тау йод крест трин тригон рисунок',
  tightest: 'tight* close* exact strong* aspect* точн* тесн* аспект* сильн*',
  fullest_house: 'house* full* дом*',
  unaspected: 'aspect* unaspect* аспект* безаспект*',
  sect: 'sect day night diurnal nocturnal сект* дневн* ночн* днем ночью',
  decan: 'decan* декан*',
  combust: 'combust* cazimi burn* beams сожж* сгор* казими',
  cusp_born: 'cusp* between border edge or both sign* изменил* границ* стык* между или знак*',
  highest: 'highest top elevat* up выше высш* верх* высок*',
  dignities:
    'dignit* exalt* detriment fall domicile weak* home badly well placed достоин* экзальт* изгнан* паден* слаб* обител* поражен*',
  everyday:
    'name* имя имен* назвать colo* wear cloth* outfit dress shoes tie stone* gem* crystal* perfume scent food eat drink music film movie book pet animal dog cat plant flower* hobby sport cook* style car metal gift present jewel* makeup tattoo цвет* наде* одеж* одет* наряд* плать* костюм* камень камн* талисман* дух* аромат* еда есть пить музык* фильм* книг* питом* животн* собак* кошк* растен* цвет* хобби спорт* готов* стиль машин* металл* подар* украшен* тату*',
  own_or_employed:
    'own boss business freelanc* self employ* job company свое своё дело бизнес* найм* фриланс* работ* начальник* самозанят*',
  midlife: 'mid* crisis fort* 38 39 40 41 42 43 44 45 кризис* средн* сорок* 40',
  profection: 'profect* lord year профекц* управ* год*',
  progressed: 'progress* прогресс*',
  solar_return: 'solar return* birthday соляр* рожден* рождения',
  eclipse: 'eclip* eclps* затм* затем*',
  method:
    'how calculat* comput* source* ephemer* come program* zodiac house* system* orb* data method* accura* как счит* расч* расс* вычисл* источник* эфемерид* данны* зодиак* систем* орбис* метод* точн*',
  birth_record:
    'record* certificate find* registry hospital hour time born archive документ* справк* архив* роддом* бирк* узнать врем* час* загс*',
  renewal_of_questions: 'question* more tomorrow reset new вопрос* обнов* завтра нов*',
  change_plan:
    'plan chang* upgrad* downgrad* switch* year* month* six move go тариф* подписк* смен* поменя* перейти год* месяц* полгод*',
  payment_methods: 'pay* card paypal apple google crypto visa bank method* way* оплат* плат* карт* способ*',
  where_chart: 'where find chart see open где найти карт* открыть посмотр*',
  where_calendar: 'calendar* календар*',
  calendar_feed: 'calendar* google apple outlook ical feed sync календар* синхрон* гугл*',
  delete_chat:
    'delete* chat* conversation* history message* remove clear удал* переписк* чат* истори* сообщен* стереть очист*',
  what_is_free: 'free difference between include* plan* paid бесплатн* разниц* отлич* входит тариф* подписк*',
  year_price: 'year* annual* price cost how much цен* стоит год* сколько',
  product:
    'app site website service product program* feature* report* consult* offer here this сайт* сервис* приложен* програм* отчет* консульт* услуг* здесь тут раздел*',
  identity:
    'you your ai bot robot human person real machine program* who model gpt chatgpt вы ты вас тебя твой ваш* ии бот робот* человек* живой живая настоящ* машин* програм* нейросет*',
  greeting:
    'hi hello hey heya hiya heyy* morning evening afternoon yo sup greetings привет* прив здравств* здраств* добрый доброе доброго хай салют приветик*',
  bad_day: 'day* today sorry rude mood день сегодня извин* прост* настроен*',
  fate: 'years осталось long die* dies dying dead death ill illness disease cancer surviv* live lifespan accident* sick умр* умер* умир* смерт* болез* болен больна рак проживу жить операц* авари* погиб*',
  expert:
    'doctor* lawyer* solicitor medic* court sue legal invest* stock* shares crypto* bitcoin bet* gambl* tax* pill* drug* dose loan* mortgage* врач* юрист юристу юриста адвокат* лекарств* суд суда иск влож* инвест* крипт* биткоин* акци* ставк* налог* таблет* договор* нотариус*',
  day_hours:
    'hour* when what clock morning afternoon evening noon night midday oclock am pm start part час* врем* когда утр* вечер* днем ночь* ночью обед* полдень сколько начать',
  calendar_marks: 'calendar colo* green red yellow dot* календар* цвет* зелен* красн* желт* точк* значк*',
  praise:
    'thank* wow amazing brilliant love* spot great awesome impress* clever best cool спасиб* супер класс* круто здорово отличн* молод* восхищ* умн* лучш*',
  insult:
    'stupid idiot* useless dumb shit crap fuck* hate suck* rubbish trash туп* дур* идиот* бесполезн* говно хрен* фигн* чушь бред* ненавиж*',
}

import type { Intent } from './question.ts'

/**
 * The words without which a kind is never asked: what was learned takes a question for the nearest kind, however far it is. A word
 * stands whole or, with a star, for all that begin so.
 */
const WORDS: Partial<Record<Intent, string>> = {
  child_school:
    'school* learn* study* studies teach* homework grade grades academic* exam* class* lesson* math* read* nursery kid kids child children toddler school школ* учеб* учит* уроки урок класс* экзам* оцен* садик* круж* секци* ребен* дочк* дочь сын сына сыну сыном дети детей',
  add_person:
    'add adding save saved saving store enter put another person people friend добав* сохран* внести занести вписать человек* людей',
  correct_person:
    'change correct edit fix wrong update mistake typo incorrect* amend исправ* измен* поменя* ошиб* неправильн* неверн* поправ* нашл*',
  correct_birth:
    'birth* born date time place hour city name data profile details gender рожд* дат* врем* мест* час* город* имя данн* профил* пол',
  prices:
    'price* cost* much subscri* plan plans pay cheap* expens* fee fees dollars charge цен* стоит стоимость тариф* сколько дорог* дешев* подписк* платн*',
  language:
    'language* english russian speak* translat* spanish german french polish ukrainian язык* перев* английск* русск* немецк* украинск* казахск*',
  cancel: 'cancel* stop unsub* end leave subscription renew* отмен* отпис* отключ* подписк* отказ*',
  my_plan: 'plan subscri* question questions left limit allowance тариф* подписк* вопрос* остал* лимит план',
  grief:
    'die died dies dead death lost losing passed funeral grief griev* mourn* miss bereav* buried gone умер* потер* похорон* смерт* горе горя ушел ушла нет утрат* скорб* траур* поминк* хорон* скончал* годовщин*',
  breakup:
    'break* broke split ex left leave dump* divorc* ended over separat* рас* брос* ушел ушла разош* развод* разв* бывш* уход*',
  baby: 'baby babies fertil* ovulat* conception pregnan* child* kid kids conceiv* boy girl birth born son daughter ivf ребен* дет* берем* забер* зача* мальчик* девочк* рож* роди* малыш* второго эко',
  winning:
    'win wins winning lotter* lotto jackpot number numbers bet* million* rich fortune casino выигр* лотер* числ* номер* миллион* ставк* богат* казино везен* разбогат*',
  tarot: 'tarot card cards deck pull draw таро карту карта карты расклад* вытяни* аркан* колод*',
  life_path: 'path number* numerolog* число числа нумеролог* пути',
  others_mind:
    'he hes she shes him her they theyre them their his hers landlord landlady neighbo* tenant* buyer* client* teacher* doctor* ex person people someone somebody anybody anyone crush ex boyfriend girlfriend husband wife partner boss friend friends mum mom dad sister brother colleague* guy girl man woman men women он она они его ее ему ей им них него ней муж* жен* парень парня парню парнем девушк* бывш* начальни* друг друга другу подруг* мама маме отец отцу сестр* брат* коллег* люди человек* мужчин* женщин* свекров* ребят* все хозя* сосед* клиент* учител* покупател*',
  spark:
    'he she we us him her them together between spark* chemistry attract* passion* bed sex* мы нас нами он она ним ней искр* страст* химия притяж* тянет влечение постел* секс*',
  tonight: 'tonight evening night now сегодня вечер* ночь ночью сейчас',
  lend: 'lend* loan* borrow* money долг* одолж* занять деньг* занима* взаймы',
  remove_person: 'remove delete del* take удал* убрать стереть',
  export_data: 'export* download* data copy file выгруз* скача* данные данных файл* копи*',
  refund: 'refund* money back charged return* возвр* вернут* вернуть деньги',
  my_name: 'name called call зовут имя имени называ*',
  vertex: 'vertex вертекс*',
  lunar_return: 'lunar return* лунар*',
  void_moon: 'void course без курса',
  sky_day:
    'sky planet* position* stars star happening ephemeris chart table skies heaven* неб* планет* положен* звезд* эфемерид* происход* карта картой транзит*',
  phase: 'moon* lunar full new waxing waning quarter eclipse* лун* полнолун* новолун* фаз* четверт*',
  gift: 'gift* give present* voucher подар* дар*',
  share_account: 'share* account together both password делит* поделить* аккаунт* вдвоем общий общую',
  delete_account: 'delete* account remove erase close everything удал* учетн* аккаунт* стереть закрыть',
}

const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<=^| )(?:${words
      .split(' ')
      .map((word) => word.replace('*', '\\p{L}*'))
      .join('|')})(?= |$)`,
    'u',
  )
const PATTERNS = new Map(Object.entries(WORDS).map(([kind, words]) => [kind, patternOf(words)]))

/** Whether a question has none of the words without which a kind is never asked. */
export const lacksWords = (kind: Intent, words: readonly string[]): boolean =>
  PATTERNS.get(kind)?.test(words.join(' ')) === false

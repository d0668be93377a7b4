import { capital } from '#language/capital.ts'
import type { Dignity } from '#astro/charts/dignities.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import { aspectGenderRu, aspectLabelRu, aspectRu, aspectToRu, natalAspectRu, toNatalRu } from '#language/ru/aspects.ts'
import { byGender, type Case } from '#language/ru/cases.ts'
import { dateRu } from '#language/ru/months.ts'
import { fromSignRu, inSignRu, intoSignRu } from '#language/ru/signs.ts'
import { genderRu, pointRu, yourRu } from '#language/ru/points.ts'
import { houseDatRu, houseRu, inHouseRu } from '#language/ru/ordinals.ts'
import type { DayPhrases, SpokenTransit } from './day-phrases.ts'
import type { SpokenNatal } from './natal-rotation.ts'

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** «Марс», «Марса» … */
const p = ({ transiting }: SpokenTransit, in_: Case = 'nom') => pointRu(transiting, in_)
/** «он», «она», «оно». */
const he = ({ transiting }: SpokenTransit) => byGender(genderRu(transiting), 'он', 'она', 'оно')
/** A word of the moving planet's gender. */
const their = ({ transiting }: SpokenTransit, m: string, f: string, n: string) =>
  byGender(genderRu(transiting), m, f, n)
/** «трин к вашему Меркурию», «трине к вашему Меркурию» … */
const a = ({ aspect, natal }: SpokenTransit, in_: Case = 'nom') => aspectToRu(aspect, natal, in_)
/** «точный трин к …», «точную оппозицию к …», «точное соединение с …»: what a planet comes into. */
const intoExact = (t: SpokenTransit) =>
  `${byGender(aspectGenderRu(t.aspect), 'точный', 'точную', 'точное')} ${a(t, 'acc')}`
/** «точном трине к …». */
const inExact = (t: SpokenTransit) =>
  `${byGender(aspectGenderRu(t.aspect), 'точном', 'точной', 'точном')} ${a(t, 'loc')}`
/** «трин Марса к вашему Меркурию». */
const aspectOf = (t: SpokenTransit, in_: Case = 'nom') =>
  `${aspectRu(t.aspect, in_)} ${p(t, 'gen')} ${toNatalRu(t.aspect, t.natal)}`
/** «точен», «точна», «точно». */
const exact = ({ aspect }: SpokenTransit) => byGender(aspectGenderRu(aspect), 'точен', 'точна', 'точно')
/** A word of the aspect's gender. */
const its = ({ aspect }: SpokenTransit, m: string, f: string, n: string) => byGender(aspectGenderRu(aspect), m, f, n)

/** How near: the minute where it is exact today, else the distance. */
const near = ({ clock, orb }: SpokenTransit) => (clock ? `, точно в ${clock}` : orb ? `, в ${orb} от точности` : '')

/** A gist that another half may follow in the same sentence, without its stop; null where it is built otherwise. */
const stem = (gist: string) => (/^[^:;?!…—«»]+\.$/.test(gist) ? gist.slice(0, -1) : null)

/** «Убрать со стола», «Не спешить»: what may go after «самое время». */
const isInfinitive = (text: string) => /^(?:Не |Ни за что не )?[А-ЯЁа-яё]+(?:ть|ти|чь)(?:ся|сь)?[\s,.]/.test(text)
/** An infinitive that is the subject of a whole sentence («Уехать первыми надёжнее …»), or a noun that looks like one. */
const WHOLE =
  /ость[\s,]|^(?:Грусть|Благодать|Путь)\s| — | вам | вы начинаете|легче|проще|милее|приятно|прекрасно| легко|безопасн|быстрее|надёжнее|важнее|нетрудно|кажется|похоже|выходит|приходится|можно|нельзя|питательно/
const byHouse = (house: number | null) => (house === null ? '' : ` по вашему ${houseDatRu(house)}`)
const within = (house: number | null) => (house === null ? '' : `; в вашей карте это ${houseRu(house)}`)

const DIGNITIES: Record<Dignity, string> = {
  domicile: 'в обители',
  exaltation: 'в экзальтации',
  detriment: 'в изгнании',
  fall: 'в падении',
}

const retrograde = (point: SpokenPoint) =>
  byGender(genderRu(point), 'ваш ретроградный', 'ваша ретроградная', 'ваше ретроградное')

function natalFact(own: SpokenNatal): string {
  if (own.kind === 'sign') return `${yourRu(own.point, 'nom')} ${inSignRu(own.sign)}`
  if (own.kind === 'house') return `${yourRu(own.point, 'nom')} ${inHouseRu(own.house)}`
  if (own.kind === 'retrograde') return `${retrograde(own.point)} ${pointRu(own.point)}`
  if (own.kind === 'dignity') return `${yourRu(own.point, 'nom')} ${DIGNITIES[own.dignity]} ${inSignRu(own.sign)}`
  const to = own.aspect === 'conjunction' ? `с ${pointRu(own.other, 'ins')}` : `к ${pointRu(own.other, 'dat')}`
  return `${aspectRu(own.aspect)} ${yourRu(own.point, 'gen')} ${to}`
}

const HOURS = [
  'после полуночи',
  'перед рассветом',
  'рано утром',
  'утром',
  'около полудня',
  'днём',
  'под вечер',
  'вечером',
  'поздно вечером',
] as const
const BEGIN = [0, 3, 6, 9, 11, 14, 17, 19, 22]

/** The day's sentences in Russian. */
export const phrasesRu: DayPhrases = {
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1).replace('.', ',')}°`,
  hours: (hour) => HOURS[BEGIN.findLastIndex((begin) => begin <= hour)] ?? '',
  when: ({ year, month, day, daysAhead, otherYear }) => {
    if (daysAhead === 1) return 'завтра'
    if (daysAhead === -1) return 'вчера'
    return `${dateRu(month, day)}${otherYear ? ` ${year} года` : ''}`
  },
  label: aspectLabelRu,

  leadGist: [
    (t, gist) =>
      stem(gist)
        ? `${stem(gist)}: в ${t.clock} ${p(t)} встаёт в ${intoExact(t)}.`
        : `${gist} В ${t.clock} ${p(t)} встаёт в ${intoExact(t)}.`,
    (t, gist) => `${capital(aspectOf(t))} ${exact(t)} ${t.hours}, в ${t.clock}. ${gist}`,
    (t, gist) => `${gist} За этим стоит ${p(t)} в ${a(t, 'loc')}; точнее всего ${t.hours}, в ${t.clock}.`,
    (t, gist) => `${capital(t.hours)}, в ${t.clock}, ${p(t)} приходит в ${intoExact(t)}. ${gist}`,
    (t, gist) =>
      stem(gist)
        ? `${stem(gist)}, и небо называет минуту: ${t.clock}, ${p(t)} в ${inExact(t)}.`
        : `${gist} Небо называет и минуту: ${t.clock}, ${p(t)} в ${inExact(t)}.`,
    (t, gist) => `День поворачивается в ${t.clock}, когда ${p(t)} встаёт в ${intoExact(t)}. ${gist}`,
    (t, gist) => `${gist} Срок этому сегодня, час ${t.clock}: ${p(t)} в ${inExact(t)}.`,
  ],
  lead: [
    (t) => `День поворачивается в ${t.clock}, когда ${p(t)} встаёт в ${intoExact(t)}.`,
    (t) => `${capital(t.hours)}, в ${t.clock}, ${p(t)} приходит в ${intoExact(t)}.`,
    (t) => `${capital(aspectOf(t))} ${exact(t)} в ${t.clock}.`,
    (t) => `Главное сегодня случается в ${t.clock}: ${p(t)} в ${inExact(t)}.`,
    (t) => `В ${t.clock} ${p(t)} встаёт в ${intoExact(t)}, и остальной день сверяется с этой минутой.`,
  ],
  leadGistUntimed: [
    (t, gist) =>
      stem(gist)
        ? `${stem(gist)}: сегодня ${p(t)} встаёт в ${intoExact(t)}.`
        : `${gist} Сегодня ${p(t)} встаёт в ${intoExact(t)}.`,
    (t, gist) => `${capital(aspectOf(t))} сегодня ${exact(t)}. ${gist}`,
    (t, gist) => `${gist} За этим стоит ${p(t)}, сегодня в ${inExact(t)}.`,
    (t, gist) => `День держится на том, что ${p(t)} в ${inExact(t)}. ${gist}`,
    (t, gist) => `${gist} Таков день, когда ${p(t)} приходит в ${intoExact(t)}.`,
  ],
  leadUntimed: [
    (t) => `Сегодня ${p(t)} проходит ${intoExact(t)}.`,
    (t) => `В какой-то час этого дня ${exact(t)} ${aspectOf(t)}.`,
    (t) => `День принадлежит тому, что ${p(t)} приходит в ${intoExact(t)}.`,
    (t) => `Главное сегодня — ${p(t)} в ${inExact(t)}.`,
    (t) => `От полуночи до полуночи ${p(t)} успевает пройти ${intoExact(t)}.`,
  ],
  quietMoon: [
    (t) => `День тихий: точные аспекты к вашей карте строит одна Луна, заметнее всего в ${t.clock}, в ${a(t, 'loc')}.`,
    (t) => `Крупного сегодня в небе нет, тон задаёт самая быстрая стрелка: в ${t.clock} Луна проходит ${intoExact(t)}.`,
    (t) => `Тихий день, когда стучится лишь Луна: в ${t.clock}, в ${a(t, 'loc')}.`,
    (t) => `Спокойный день с одной пометкой в календаре: ${t.clock}, Луна в ${a(t, 'loc')}.`,
    (t) => `Наверху тихо, и только ${t.hours}, в ${t.clock}, Луна встаёт в ${intoExact(t)}.`,
    (t) => `Ни одна планета сегодня в точку не сходится, только Луна: ${t.clock}, в ${a(t, 'loc')}.`,
    (t) => `И у тихого дня есть своя минута: ${t.clock}, когда Луна встаёт в ${intoExact(t)}.`,
  ],
  quietNear: [
    (t) => `День тихий: точных аспектов к вашей карте нет, ближе прочих ${p(t)}, в ${t.orb} от ${a(t, 'gen')}.`,
    (t) =>
      `Сегодня ничто не сходится в точку, и это тоже погода; ${its(t, 'слышен', 'слышна', 'слышно')} разве что ${aspectOf(t)}, в ${t.orb} от точности.`,
    (t) =>
      `Точных аспектов сегодня нет, в пределах слышимости один ${aspectOf(t)}, в ${t.orb} от точности.`.replace(
        'один ',
        its(t, 'один ', 'одна ', 'одно '),
      ),
    (t) => `День тихий: из всех планет к вам наклонилась бы лишь одна, ${p(t)}, и та в ${t.orb} от ${a(t, 'gen')}.`,
    (t) => `На сегодня ничего не назначено; ближе всего небо подходит так: ${p(t)} в ${t.orb} от ${a(t, 'gen')}.`,
    (t) => `Тихий день в обществе одной планеты: ${p(t)} в ${t.orb} от ${a(t, 'gen')}.`,
  ],
  quietUntimed: [
    (t) => `День тихий, насколько это видно без часа рождения: с утра до ночи держится ${aspectOf(t)}.`,
    (t) => `В точку сегодня ничто не сходится, а действует весь день ${aspectOf(t)}.`,
    (t) => `Острого часа в этом дне нет, через него целиком проходит ${aspectOf(t)}.`,
    (t) =>
      `Наверху тихо: стоит, как и стоял вчера, один ${aspectOf(t)}.`.replace(
        'как и стоял вчера, один',
        its(t, 'как и накануне, один', 'как и накануне, одна', 'как и накануне, одно'),
      ),
    (t) => `Тихий день, и идёт он под ${aspectOf(t, 'ins')}.`,
    (t) => `Ничего нового на сегодня не назначено, от соседних дней остаётся ${aspectOf(t)}.`,
  ],
  quietMoonUntimed: [
    (t) => `День тихий, насколько это видно без часа рождения: в какой-то его час Луна встаёт в ${intoExact(t)}.`,
    (t) => `Крупного сегодня нет, Луна проходит ${intoExact(t)}, а в котором часу, сказал бы только час рождения.`,
    (t) => `Острого часа в этом дне нет, хотя по дороге Луна приходит в ${intoExact(t)}.`,
    (t) => `Тихий день: из всего, что движется, одна Луна встаёт в ${intoExact(t)}.`,
    (t) => `За точность планет сегодня поручиться нельзя, заглядывает одна Луна, в ${inExact(t)}.`,
    (t) => `Тон тихому дню задаёт самая быстрая стрелка: Луна в ${inExact(t)}.`,
  ],
  quietBare: [
    (sign) => `День тихий: Луна ${inSignRu(sign)}, и в вашей карте ничто не сходится в точку.`,
    (sign) => `Планетам нечего добавить к вашей карте, и день достаётся Луне ${inSignRu(sign)}.`,
    (sign) => `Небо сегодня ни о чём вашу карту не спрашивает, разве что Луна ${inSignRu(sign)} вздохнёт о своём.`,
    (sign) => `В этом тихом дне движется одна Луна ${inSignRu(sign)}.`,
    (sign) => `Луна ${inSignRu(sign)}, больше ничего не назначено, и для задуманного есть место.`,
    (sign) => `Наверху ни одной записи на сегодня, если не считать Луны ${inSignRu(sign)}.`,
  ],

  second: {
    against: [
      (t) => `С другой стороны стоит ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Это одна половина дела, а другая — ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Навстречу идёт ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Есть и обратная сторона: ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Но в другую сторону тянет ${aspectOf(t)}${near(t)}.`,
      (t) => `Возражает этому ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
    ],
    with: [
      (t) => `И это не всё: рядом ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Туда же тянет ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Ту же ноту берёт ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `К этому добавляется ${aspectOf(t)}${near(t)}.`,
      (t) => `О том же, другими словами, говорит ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Заодно с этим и ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
    ],
    apart: [
      (t) => `Отдельно от этого действует ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Есть у дня и вторая запись: ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `О другом говорит ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `На соседней странице дня ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Особый разговор — ${aspectOf(t)}${near(t)}.`,
      (t) => `А ещё сегодня ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
    ],
  },
  settleApart: [
    (easy, hard) => `Верно и то и другое: около ${easy.clock} двигайте дело, около ${hard.clock} не торопитесь.`,
    (easy, hard) =>
      `Места хватит обоим: для чего нужна добрая воля, тому час ${easy.clock}, для чего нужно терпение, тому ${hard.clock}.`,
    (easy, hard) => `Одно другого не отменяет: в ${easy.clock} хорошо просить, в ${hard.clock} — выслушивать.`,
    (easy, hard) => `Оставьте ${easy.clock} тому, что получится само, а в ${hard.clock} захватите немного юмора.`,
    (easy, hard) =>
      `С одной стороны лёгкость в ${easy.clock}, с другой — трение в ${hard.clock}: первая оплатит второе.`,
    (easy, hard) =>
      `Приятное назначьте поближе к ${easy.clock}, а недоконченный спор держите подальше от ${hard.clock}.`,
  ],
  settleNear: [
    (first, then) =>
      `Сходятся они почти разом, в ${first.clock} и в ${then.clock}: дверь и открывается, и заедает, поэтому толкайте мягко.`,
    (first, then) =>
      `Раз ${first.clock} и ${then.clock} так близко, примите помощь и не делайте вид, будто помехи нет.`,
    (first, then) =>
      `Оба приходят в пределах часа, в ${first.clock} и в ${then.clock}: одному скажите «да», другому «дайте подумать».`,
    (first, then) => `С ${first.clock} до ${then.clock} делайте что-то одно, и сначала доброе.`,
  ],

  moonIs: [
    (sign, house) => `Луна ${inSignRu(sign)}${within(house)}.`,
    (sign, house) =>
      house === null
        ? `Весь день Луна проводит ${inSignRu(sign)}.`
        : `Весь день Луна ${inSignRu(sign)} идёт${byHouse(house)}.`,
    (sign, house) => `Настроениями ведает Луна ${inSignRu(sign)}${within(house)}.`,
    (sign, house) => `Своей дорогой идёт сегодня Луна ${inSignRu(sign)}${within(house)}.`,
    (sign, house) => `Фон дня пишет Луна ${inSignRu(sign)}${within(house)}.`,
    (sign, house) => `Луна держится ${inSignRu(sign)}${within(house)}.`,
    (sign, house) => `Погоду настроения делает Луна ${inSignRu(sign)}${within(house)}.`,
    (sign, house) => `На дворе Луна ${inSignRu(sign)}${within(house)}.`,
  ],
  moonChanges: [
    (clock, from, to, house) => `В ${clock} Луна переходит ${fromSignRu(from)} ${intoSignRu(to)}${within(house)}.`,
    (clock, from, to, house) => `Луна меняет знак в ${clock}: ${fromSignRu(from)} ${intoSignRu(to)}${within(house)}.`,
    (clock, from, to, house) => `До ${clock} Луна ${inSignRu(from)}, дальше уже ${inSignRu(to)}${within(house)}.`,
    (clock, from, to, house) =>
      `Погода дня меняется в ${clock}, когда Луна переходит ${fromSignRu(from)} ${intoSignRu(to)}${within(house)}.`,
    (clock, from, to, house) =>
      `В ${clock} кончается Луна ${inSignRu(from)} и начинается Луна ${inSignRu(to)}${within(house)}.`,
  ],
  moonHouse: [
    (house) => `Слово тут есть и у Луны ${inHouseRu(house)}.`,
    (house) => `Свою строку дописывает Луна ${inHouseRu(house)}.`,
    (house) => `Тем временем Луна идёт по вашему ${houseDatRu(house)}.`,
    (house) => `К тому же Луна сейчас ${inHouseRu(house)}.`,
    (house) => `Заметно и то, что Луна у вас ${inHouseRu(house)}.`,
  ],

  moonSign: [
    (sign) => `Слово тут есть и у Луны ${inSignRu(sign)}.`,
    (sign) => `Свою строку дописывает Луна ${inSignRu(sign)}.`,
    (sign) => `Тем временем Луна ${inSignRu(sign)}.`,
    (sign) => `К тому же Луна сейчас ${inSignRu(sign)}.`,
    (sign) => `Заметно и то, что Луна ${inSignRu(sign)}.`,
  ],

  slowComing: [
    (t) => `Фоном идёт ${p(t)} в ${a(t, 'loc')}: точность ${t.when}, сейчас до неё ${t.orb}.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}: до точности ${t.orb}, и наступит она ${t.when}.`,
    (t) => `Медленнее и поодаль движется ${p(t)}: ${intoExact(t)} ${he(t)} составит ${t.when}, осталось ${t.orb}.`,
    (t) => `Через это время тянется нитка подлиннее: ${p(t)} в ${a(t, 'loc')}, точно ${t.when}, пока в ${t.orb}.`,
    (t) => `Ещё только готовится ${aspectOf(t)}: ${t.orb} до точности, срок — ${t.when}.`,
  ],
  slowGoing: [
    (t) =>
      `Фоном отпускает ${aspectOf(t)}: ${its(t, 'точным он был', 'точной она была', 'точным оно было')} ${t.when}, теперь ${its(t, 'он', 'она', 'оно')} в ${t.orb}.`,
    (t) =>
      `Ещё ${its(t, 'слышен', 'слышна', 'слышно')} ${aspectOf(t)}, хотя точность прошла ${t.when}, ${t.orb} назад.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}: точность прошла ${t.when}, сейчас от неё ${t.orb}.`,
    (t) =>
      `Через это время тянется нитка подлиннее: ${p(t)} в ${a(t, 'loc')}, ${t.orb} после точности, которая была ${t.when}.`,
    (t) =>
      `Не совсем ещё ${its(t, 'кончился', 'кончилась', 'кончилось')} ${aspectOf(t)}: точность ${t.when}, расстояние ${t.orb}.`,
  ],
  slowTurning: [
    (t) => `Фоном идёт ${p(t)}: до ${a(t, 'gen')} ${t.orb}, и ${he(t)} повернёт, не дойдя до точности.`,
    (t) => `Через это время тянется нитка подлиннее: ${p(t)} в ${t.orb} от ${a(t, 'gen')} и скоро повернёт назад.`,
    (t) => `Поодаль ${p(t)} подходит к ${a(t, 'dat')} на ${t.orb}, но ближе в этот раз не подойдёт.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}, в ${t.orb}, хотя точности на этот раз не будет.`,
    (t) => `В ${t.orb} от ${a(t, 'gen')} держится ${p(t)} и повернёт раньше, чем дойдёт.`,
  ],
  slowTurned: [
    (t) =>
      `Фоном идёт ${p(t)}: до ${a(t, 'gen')} ${t.orb}, но ${he(t)} ${their(t, 'повернул', 'повернула', 'повернуло')} раньше, чем ${their(t, 'дошёл', 'дошла', 'дошло')} до точности.`,
    (t) =>
      `Через это время тянется нитка подлиннее: ${p(t)} ${their(t, 'подошёл', 'подошла', 'подошло')} к ${a(t, 'dat')}, ${their(t, 'повернул', 'повернула', 'повернуло')} и стоит теперь в ${t.orb}.`,
    (t) => `Поодаль ${p(t)} уходит от ${a(t, 'gen')}, так и не дойдя до точности; сейчас ${he(t)} в ${t.orb}.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}: точности не случилось, расстояние теперь ${t.orb}.`,
    (t) =>
      `На расстоянии в ${t.orb} отходит ${p(t)} от ${a(t, 'gen')}, до ${its(t, 'которого', 'которой', 'которого')} недотянул.`.replace(
        'недотянул',
        their(t, 'недотянул', 'недотянула', 'недотянуло'),
      ),
  ],
  slowUntimed: [
    (t) => `Фоном идёт ${p(t)} в ${a(t, 'loc')}, и не на один этот день.`,
    (t) => `Через это время тянется нитка подлиннее: ${p(t)} в ${a(t, 'loc')}.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}.`,
    (t) => `Поодаль, и уже не первый день, держится ${p(t)} в ${a(t, 'loc')}.`,
    (t) => `Старше этого дня и переживёт его ${aspectOf(t)}.`,
  ],
  slowAgainst: [
    (sentence) => `С другой стороны, ${small(sentence)}`,
    (sentence) => `Но ${small(sentence)}`,
    (sentence) => `Противовес этому появился не сегодня: ${small(sentence)}`,
  ],
  slowWith: [
    (sentence) => `Началось это не сегодня: ${small(sentence)}`,
    (sentence) => `О том же и долгий срок: ${small(sentence)}`,
    (sentence) => `И ещё: ${small(sentence)}`,
  ],

  phaseExact: {
    new: [
      (clock) => `Новолуние наступает в ${clock}.`,
      (clock) => `В ${clock} новолуние.`,
      (clock) => `Месяц начинается заново: новолуние в ${clock}.`,
    ],
    'first-quarter': [
      (clock) => `Первая четверть наступает в ${clock}.`,
      (clock) => `В ${clock} освещена ровно половина растущей Луны: первая четверть.`,
      (clock) => `Первая четверть, минута в минуту в ${clock}: света и тьмы поровну, и свет прибывает.`,
    ],
    full: [
      (clock) => `Полнолуние наступает в ${clock}.`,
      (clock) => `В ${clock} полнолуние.`,
      (clock) => `Полнолуние, минута в минуту в ${clock}.`,
    ],
    'last-quarter': [
      (clock) => `Последняя четверть наступает в ${clock}, свет на диске делится пополам.`,
      (clock) => `В ${clock} последняя четверть: светит ровно половина диска.`,
      (clock) => `Последняя четверть в ${clock}: света и тьмы поровну, и свет уходит.`,
    ],
  },
  moonGrows: [
    (percent) => `Луна растёт, освещено ${percent}% диска.`,
    (percent) => `Над крышами растущая Луна, света в ней ${percent}%.`,
    (percent) => `Луна прибывает и показывает ${percent}% лица.`,
    (percent) => `Каждую ночь Луны больше, сегодня её ${percent}%.`,
  ],
  moonWanes: [
    (percent) => `Луна убывает, освещено ${percent}% диска.`,
    (percent) => `Над крышами убывающая Луна, света в ней ${percent}%.`,
    (percent) => `Луна идёт на убыль и показывает ${percent}% лица.`,
    (percent) => `Каждую ночь Луны меньше, сегодня её ${percent}%.`,
  ],

  area: {
    love: [
      (t) => `В любви слово за ${p(t, 'ins')}: ${he(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Для близости ${its(t, 'важен', 'важна', 'важно')} ${aspectOf(t)}${near(t)}.`,
      (t) => `Сердечные дела окрашивает ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `То, что происходит между двоими, идёт через ${p(t, 'acc')} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Между вами и дорогим человеком стоит ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Нежности приходится считаться с тем, что ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `В любви это день, когда правит ${aspectOf(t)}${near(t)}.`,
      (t) => `Кто рядом с вами, почувствует ${aspectOf(t, 'acc')}${near(t)}.`,
    ],
    career: [
      (t) => `В делах слышнее всего ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Для работы и денег ${its(t, 'важен', 'важна', 'важно')} ${aspectOf(t)}${near(t)}.`,
      (t) => `Возле рабочего стола стоит ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Работа идёт под ${aspectOf(t, 'ins')}${near(t)}.`,
      (t) => `В рабочем дне участвует ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Среди бумаг и людей приглядывайте за ${p(t, 'ins')}: ${he(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `То, чего просит служба, произносит ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Ход дел задаёт ${aspectOf(t)}${near(t)}.`,
    ],
    health: [
      (t) => `Тело отзывается на ${p(t, 'acc')}: ${he(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `На силы и отдых влияет ${aspectOf(t)}${near(t)}.`,
      (t) => `Силами распоряжается ${p(t)} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Усталость и аппетит сверяются с ${p(t, 'ins')} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Нервы прислушиваются к ${p(t, 'dat')} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `Пульс и терпение задаёт ${aspectOf(t)}${near(t)}.`,
      (t) => `Запас сил сегодня на счету у ${p(t, 'gen')} в ${a(t, 'loc')}${near(t)}.`,
      (t) => `По плечам и по сну ${its(t, 'заметен', 'заметна', 'заметно')} ${aspectOf(t)}${near(t)}.`,
    ],
  },
  natal: natalFact,
  areaOwn: {
    love: [
      (own) => `В любви слово берёт ${own}`,
      (own) => `В сердечных делах советует ${own}`,
      (own) => `Близости помогает ${own}`,
      (own) => `Между двоими решает ${own}`,
      (own) => `Сердцу подсказывает ${own}`,
      (own) => `О любви сегодня говорит ${own}`,
    ],
    career: [
      (own) => `В делах слово берёт ${own}`,
      (own) => `О работе сегодня говорит ${own}`,
      (own) => `За рабочим столом решает ${own}`,
      (own) => `Опорой работе служит ${own}`,
      (own) => `В делах и деньгах советует ${own}`,
      (own) => `Тон рабочему дню задаёт ${own}`,
    ],
    health: [
      (own) => `О теле сегодня говорит ${own}`,
      (own) => `Опорой силам служит ${own}`,
      (own) => `Об отдыхе напоминает ${own}`,
      (own) => `Насчёт сил и сна советует ${own}`,
      (own) => `Нервам подсказывает ${own}`,
      (own) => `Силами распоряжается ${own}`,
    ],
  },
  natalAdvice: [
    (own, advice) => `Совет даёт ${own}: ${small(advice)}`,
    (own, advice) => `${capital(own)} подсказывает: ${small(advice)}`,
    (own, advice) => `Прислушайтесь к тому, что говорит ${own}: ${small(advice)}`,
    (own, advice) => `На такой случай ${own} советует: ${small(advice)}`,
    (own, advice) => `${advice} Так советует ${own}.`,
  ],
  natalGist: [
    (own, gist) => `${capital(own)} говорит о вас так: ${small(gist)}`,
    (own, gist) => `Это знает о вас ${own}: ${small(gist)}`,
    (own, gist) => `История эта давняя, и рассказывает её ${own}: ${small(gist)}`,
    (own, gist) => `${gist} Так действует ${own}.`,
    (own, gist) => `Вот что сообщает о вас ${own}: ${small(gist)}`,
  ],
  natalBody: [
    (own) => `Тут кстати вспомнить, что говорит ${own}.`,
    (own) => `Взглянуть стоит и на то, как устроен ${own}.`,
    (own) => `В любой день, и в этот тоже, при вас ${own}.`,
    (own) => `Каким бы ни был день, рядом ${own}.`,
    (own) => `Кое-что здесь объясняет ${own}.`,
  ],
  colon: (clause, sentence) => `${clause}: ${small(sentence)}`,
  lunarDay: 'Лунный день',
  moonIn: (sign) => `Луна ${inSignRu(sign)}`,
  moonPhase: 'Фаза Луны',
  phaseOn: {
    emotions: 'Чувства при такой Луне',
    energy: 'Силы при такой Луне',
    mindset: 'Мысли при такой Луне',
  },
  natalLabel: (own) => {
    if (own.kind === 'aspect') return capital(natalAspectRu(own.point, own.aspect, own.other))
    return capital(natalFact(own))
  },
  natalMeaning: [
    (own, keywords) => `При вас с рождения ${own}: ${keywords}.`,
    (own, keywords) => `Так проявляется ${own}: ${keywords}.`,
    (own, keywords) => `Сюда приводит ${own}; темы знакомые: ${keywords}.`,
    (own, keywords) => `С рождения действует ${own}: ${keywords}.`,
    (own, keywords) => `За этим стоит ${own}: ${keywords}.`,
  ],
  actions: (actions) => (isInfinitive(actions) ? `Самое время ${small(actions)}` : actions),

  isFragment: (challenge) => isInfinitive(challenge) && !WHOLE.test(challenge),
  trap: [
    (challenge) => `Ловушка здесь одна: ${small(challenge)}`,
    (challenge) => `Соблазн: ${small(challenge)}`,
    (challenge) => `Оступиться легко: ${small(challenge)}`,
    (challenge) => `Подвох вот в чём: ${small(challenge)}`,
    (challenge) => `Остерегаться стоит одного: ${small(challenge)}`,
  ],

  exactToday: [
    (t) => `${capital(aspectOf(t))} ${exact(t)} сегодня, ${t.hours}, в ${t.clock}.`,
    (t) => `Ближе всего к ${a(t, 'dat')} ${p(t)} подходит в ${t.clock}.`,
    (t) => `В ${t.clock} ${aspectOf(t)} сходится минута в минуту.`,
  ],
  moonToday: [
    (t) => `${capital(aspectOf(t))} ${exact(t)} в ${t.clock}, через несколько часов уже позади.`,
    (t) => `${capital(aspectOf(t))} ${its(t, 'слышен', 'слышна', 'слышно')} час-другой до и после ${t.clock}.`,
    (t) => `Приходит и уходит ${aspectOf(t)} ${t.hours}, около ${t.clock}.`,
    (t) => `В ${t.clock} Луна в ${a(t, 'loc')}, а вскоре уже дальше.`,
    (t) => `Дело нескольких часов: ${aspectOf(t)}, посередине — ${t.clock}.`,
  ],
  moonTodayUntimed: [
    (t) => `Сегодня на несколько часов: ${p(t)} в ${a(t, 'loc')}.`,
    (t) => `${capital(aspectOf(t))} занимает несколько часов этого дня.`,
    (t) => `В неизвестном часу Луна встаёт в ${a(t, 'acc')} и идёт дальше.`,
    (t) => `Ненадолго, на несколько часов, здесь ${aspectOf(t)}.`,
    (t) => `Придёт и уйдёт в пределах дня ${aspectOf(t)}.`,
  ],
  coming: [
    (t) =>
      `До ${its(t, 'точного', 'точной', 'точного')} ${a(t, 'gen')} ${p(t, 'dat')} остаётся ${t.orb}, срок — ${t.when}.`,
    (t) => `Нарастает ${aspectOf(t)}: ещё ${t.orb}, точно ${t.when}.`,
    (t) => `${capital(aspectOf(t))} ${exact(t)} ${t.when}, пока до этого ${t.orb}.`,
    (t) => `Зреет до поры: ${t.when} ${p(t)} встанет в ${intoExact(t)}, осталось ${t.orb}.`,
    (t) => `Всего ${t.orb} отделяют ${p(t, 'acc')} от ${a(t, 'gen')}, точность ${t.when}.`,
  ],
  going: [
    (t) =>
      `${capital(aspectOf(t))} ${its(t, 'был точен', 'была точна', 'было точно')} ${t.when}, теперь прошло ${t.orb}.`,
    (t) => `Слабеет ${aspectOf(t)}: точность прошла ${t.when}, сейчас от неё ${t.orb}.`,
    (t) =>
      `Отходит ${p(t)}: ${t.when} ${he(t)} ${their(t, 'стоял', 'стояла', 'стояло')} в ${inExact(t)}, теперь в ${t.orb}.`,
    (t) =>
      `${capital(aspectOf(t))} ещё ${its(t, 'слышен', 'слышна', 'слышно')}: точность была ${t.when}, с тех пор прошло ${t.orb}.`,
    (t) => `Это эхо: ${t.when} ${its(t, 'сошёлся', 'сошлась', 'сошлось')} ${aspectOf(t)}, и с тех пор прошло ${t.orb}.`,
  ],
  turning: [
    (t) =>
      `${capital(p(t))} в ${t.orb} от ${a(t, 'gen')} и на этот раз до ${its(t, 'него', 'неё', 'него')} не доходит.`,
    (t) => `Точности на этот раз не будет: ${p(t)} в ${t.orb} от ${a(t, 'gen')}.`,
    (t) => `С расстояния в ${t.orb} ${p(t)} до ${a(t, 'gen')} не дотянется.`,
    (t) => `Так и останется в стороне ${aspectOf(t)}: сейчас до точности ${t.orb}.`,
    (t) => `Почти, но не совсем: ${p(t)} и ${a(t)} разошлись на ${t.orb}.`,
  ],
  untimed: [
    (t) => `${capital(aspectOf(t))} действует весь день.`,
    (t) => `С утра до ночи ${p(t)} в ${a(t, 'loc')}.`,
    (t) => `Весь день держится ${aspectOf(t)}.`,
    (t) => `Через весь день проходит ${aspectOf(t)}.`,
    (t) => `В любом часу этого дня ${p(t)} в ${a(t, 'loc')}.`,
  ],
}

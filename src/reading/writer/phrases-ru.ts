import {
  aspectGenderRu,
  aspectLabelRu,
  aspectRu,
  aspectToRu,
  byGender,
  dateRu,
  fromSignRu,
  genderRu,
  houseDatRu,
  inHouseRu,
  inSignRu,
  intoSignRu,
  pointRu,
  toNatalRu,
  yourRu,
  type Case,
} from './names-ru.ts'
import type { DayPhrases, SpokenTransit } from './day-phrases.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** «Марс», «Марса» … */
const p = ({ transiting }: SpokenTransit, in_: Case = 'nom') => pointRu(transiting, in_)
/** «он», «она», «оно». */
const he = ({ transiting }: SpokenTransit) => byGender(genderRu(transiting), 'он', 'она', 'оно')
/** «трин к вашему Меркурию», «трине к вашему Меркурию» … */
const a = ({ aspect, natal }: SpokenTransit, in_: Case = 'nom') => aspectToRu(aspect, natal, in_)
/** «точный трин к …», «точную оппозицию к …», «точное соединение с …»: what a planet comes into. */
const intoExact = (t: SpokenTransit) =>
  `${byGender(aspectGenderRu(t.aspect), 'точный', 'точную', 'точное')} ${a(t, 'acc')}`
/** «точном трине к …». */
const inExact = (t: SpokenTransit) =>
  `${byGender(aspectGenderRu(t.aspect), 'точном', 'точной', 'точном')} ${a(t, 'loc')}`
/** «точного трина», «точной оппозиции». */
const ofExact = ({ aspect }: SpokenTransit) =>
  `${byGender(aspectGenderRu(aspect), 'точного', 'точной', 'точного')} ${aspectRu(aspect, 'gen')}`
/** «трин Марса к вашему Меркурию». */
const aspectOf = (t: SpokenTransit, in_: Case = 'nom') =>
  `${aspectRu(t.aspect, in_)} ${p(t, 'gen')} ${toNatalRu(t.aspect, t.natal)}`
/** «точен», «точна», «точно». */
const exact = ({ aspect }: SpokenTransit) => byGender(aspectGenderRu(aspect), 'точен', 'точна', 'точно')
/** A word of the aspect's gender. */
const its = ({ aspect }: SpokenTransit, m: string, f: string, n: string) => byGender(aspectGenderRu(aspect), m, f, n)

/** «точно в 13:02», where it is exact today; after an aspect, in its gender. */
const at = ({ clock }: SpokenTransit) => (clock ? `, точно в ${clock}` : '')
const exactAt = (t: SpokenTransit) => (t.clock ? `, ${its(t, 'точный', 'точная', 'точное')} в ${t.clock}` : '')

/** The day's sentences in Russian. */
export const phrasesRu: DayPhrases = {
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1).replace('.', ',')}°`,
  when: ({ year, month, day, daysAhead, otherYear }) => {
    if (daysAhead === 1) return 'завтра'
    if (daysAhead === -1) return 'вчера'
    return `${dateRu(month, day)}${otherYear ? ` ${year} года` : ''}`
  },
  label: aspectLabelRu,

  lead: [
    (t, gist, body) => `${gist} В ${t.clock} ${p(t)} встаёт в ${intoExact(t)}. ${body}`,
    (t, gist, body) => `${capital(aspectOf(t))} ${exact(t)} в ${t.clock}. ${gist} ${body}`,
    (t, gist, body) => `${gist} За этим стоит ${p(t)} в ${a(t, 'loc')}; точнее всего в ${t.clock}. ${body}`,
    (t, gist, body) => `В ${t.clock} ${p(t)} в ${inExact(t)}. ${gist} ${body}`,
    (t, gist, body) => `${gist} По часам это ${t.clock}, когда ${p(t)} приходит в ${intoExact(t)}. ${body}`,
  ],
  leadUntimed: [
    (t, gist, body) => `${gist} Сегодня ${p(t)} встаёт в ${intoExact(t)}. ${body}`,
    (t, gist, body) => `${capital(aspectOf(t))} сегодня ${exact(t)}. ${gist} ${body}`,
    (t, gist, body) => `${gist} За этим стоит ${p(t)}, сегодня в ${inExact(t)}. ${body}`,
  ],
  quietMoon: [
    (t) => `День тихий: точные аспекты к вашей карте строит одна Луна, заметнее всего в ${t.clock}, в ${a(t, 'loc')}.`,
    (t) => `Крупного сегодня в небе нет, тон задаёт самая быстрая стрелка: в ${t.clock} Луна проходит ${intoExact(t)}.`,
    (t) => `Небо сегодня почти не вмешивается. Стучится лишь Луна: в ${t.clock}, в ${a(t, 'loc')}.`,
    (t) => `Спокойный день с одной пометкой в календаре: ${t.clock}, Луна в ${a(t, 'loc')}.`,
  ],
  quietNear: [
    (t) =>
      `День тихий: точных аспектов к вашей карте нет. Ближе прочих ${p(t)}, ${he(t)} в ${t.orb} от ${a(t, 'gen')}.`,
    (t) =>
      `Сегодня ничто не сходится в точку, и это тоже погода. ${its(t, 'Слышен', 'Слышна', 'Слышно')} разве что ${aspectOf(t)}, в ${t.orb} от точности.`,
    (t) => `Точных аспектов сегодня нет. В пределах слышимости ${p(t)}, в ${t.orb} от ${a(t, 'gen')}.`,
  ],
  quietUntimed: [
    (t) => `День тихий, насколько это видно без часа рождения. С утра до ночи держится ${aspectOf(t)}.`,
    (t) => `В точку сегодня ничто не сходится. Весь день действует ${aspectOf(t)}.`,
    (t) => `Острого часа в этом дне нет. Через него целиком проходит ${aspectOf(t)}.`,
  ],
  quietMoonUntimed: [
    (t) => `День тихий, насколько это видно без часа рождения. В какой-то его час Луна встаёт в ${intoExact(t)}.`,
    (t) =>
      `Крупного сегодня в небе нет. Луна проходит ${intoExact(t)}, а в котором часу, сказал бы только час рождения.`,
    (t) => `Острого часа в этом дне нет, хотя по дороге Луна приходит в ${intoExact(t)}.`,
  ],
  quietBare: [
    'День тихий: на вашу карту ничто в небе не давит, часы целиком ваши.',
    'Ни одна планета не подошла сегодня близко к вашей карте, и для задуманного есть место.',
    'Небо сегодня ни о чём вашу карту не спрашивает.',
  ],

  second: {
    against: [
      (t) => `С другой стороны, в ${t.clock} ${p(t)} встаёт в ${intoExact(t)}.`,
      (t) => `Это одна половина дня, а другая — ${p(t)} в ${a(t, 'loc')}, точно в ${t.clock}.`,
      (t) => `Навстречу идёт ${p(t)}: в ${t.clock} ${he(t)} в ${inExact(t)}.`,
    ],
    with: [
      (t) => `И это не всё: в ${t.clock} ${p(t)} встаёт в ${intoExact(t)}.`,
      (t) => `Туда же тянет ${p(t)} в ${a(t, 'loc')}, точно в ${t.clock}.`,
      (t) => `Та же нота звучит и в ${t.clock}, когда ${p(t)} приходит в ${intoExact(t)}.`,
    ],
    apart: [
      (t) => `Отдельно от этого в ${t.clock} ${p(t)} встаёт в ${intoExact(t)}.`,
      (t) => `Есть у дня и вторая запись: ${t.clock}, ${p(t)} в ${a(t, 'loc')}.`,
      (t) => `А в ${t.clock}, уже о другом, ${exact(t)} ${aspectOf(t)}.`,
    ],
  },
  secondUntimed: {
    against: [
      (t) => `С другой стороны стоит ${p(t)}, сегодня в ${inExact(t)}.`,
      (t) => `Это одна половина дня, а другая — ${p(t)} в ${inExact(t)}.`,
    ],
    with: [
      (t) => `И это не всё: сегодня ${exact(t)} и ${aspectOf(t)}.`,
      (t) => `Туда же тянет ${p(t)} в ${inExact(t)}.`,
    ],
    apart: [
      (t) => `Отдельно от этого сегодня ${exact(t)} ${aspectOf(t)}.`,
      (t) => `Есть у дня и вторая запись: ${p(t)} в ${inExact(t)}.`,
    ],
  },

  moonChanges: [
    (clock, from, to) => `В ${clock} Луна переходит ${fromSignRu(from)} ${intoSignRu(to)}.`,
    (clock, from, to) => `Луна меняет знак в ${clock}: ${fromSignRu(from)} ${intoSignRu(to)}.`,
    (clock, from, to) => `До ${clock} Луна ${inSignRu(from)}, дальше уже ${inSignRu(to)}.`,
  ],
  moonStill: [
    (sign) => `Луна всё ещё ${inSignRu(sign)}.`,
    (sign) => `Луна ${inSignRu(sign)} и пока там остаётся.`,
    (sign) => `Весь день Луна проводит ${inSignRu(sign)}.`,
  ],
  moonInHouse: [
    (house) => `В вашей карте Луна идёт по ${houseDatRu(house)}.`,
    (house) => `Для вас это Луна ${inHouseRu(house)}.`,
    (house) => `По вашей карте Луна сейчас ${inHouseRu(house)}.`,
  ],

  slowComing: [
    (t) => `Фоном идёт ${p(t)} в ${a(t, 'loc')}, точность придётся на ${t.when}.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}: до точности ${t.orb}, и наступит она ${t.when}.`,
    (t) => `Медленнее и поодаль движется ${p(t)}: ${intoExact(t)} ${he(t)} составит ${t.when}.`,
    (t) => `Через это время тянется нитка подлиннее: ${p(t)} в ${a(t, 'loc')}, точно ${t.when}.`,
  ],
  slowGoing: [
    (t) =>
      `Фоном отпускает ${aspectOf(t)}: ${its(t, 'точным он был', 'точной она была', 'точным оно было')} ${t.when}.`,
    (t) => `Ещё ${its(t, 'слышен', 'слышна', 'слышно')} ${aspectOf(t)}, хотя точность прошла ${t.when}.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}: точность прошла ${t.when}, сейчас от неё ${t.orb}.`,
    (t) =>
      `Через это время тянется нитка подлиннее: ${p(t)} в ${a(t, 'loc')}, ${t.orb} после точности, которая была ${t.when}.`,
  ],
  slowTurning: [
    (t) => `Фоном идёт ${p(t)}: до ${a(t, 'gen')} ${t.orb}, и ${he(t)} повернёт, не дойдя до точности.`,
    (t) => `Через это время тянется нитка подлиннее: ${p(t)} в ${t.orb} от ${a(t, 'gen')} и скоро повернёт назад.`,
  ],
  slowTurned: [
    (t) => `Фоном идёт ${p(t)}: до ${a(t, 'gen')} ${t.orb}, но ${he(t)} повернул раньше, чем дошёл до точности.`,
    (t) =>
      `Через это время тянется нитка подлиннее: ${p(t)} подошёл к ${a(t, 'dat')}, повернул и стоит теперь в ${t.orb}.`,
  ],
  slowUntimed: [
    (t) => `Фоном идёт ${p(t)} в ${a(t, 'loc')}, и не на один этот день.`,
    (t) => `Через это время тянется нитка подлиннее: ${p(t)} в ${a(t, 'loc')}.`,
    (t) => `Дольше одного дня длится ${aspectOf(t)}.`,
  ],
  slowAgainst: [
    'С другой стороны стоит кое-что медленнее.',
    'Долгий срок говорит иначе.',
    'У этого есть противовес, и появился он не сегодня.',
  ],
  slowWith: ['О том же говорит и долгий срок.', 'Началось это не сегодня.', 'У этой темы есть и долгое дыхание.'],

  phaseExact: {
    new: [(clock) => `Новолуние наступает в ${clock}.`, (clock) => `В ${clock} новолуние.`],
    'first-quarter': [
      (clock) => `Первая четверть наступает в ${clock}.`,
      (clock) => `В ${clock} освещена ровно половина растущей Луны: первая четверть.`,
    ],
    full: [(clock) => `Полнолуние наступает в ${clock}.`, (clock) => `В ${clock} полнолуние.`],
    'last-quarter': [
      (clock) => `Последняя четверть наступает в ${clock}, свет на диске делится пополам.`,
      (clock) => `В ${clock} последняя четверть: светит ровно половина диска.`,
    ],
  },
  moonGrows: [
    (percent) => `Луна растёт, освещено ${percent}% диска.`,
    (percent) => `Над крышами растущая Луна, света в ней ${percent}%.`,
    (percent) => `Луна прибывает и показывает ${percent}% лица.`,
  ],
  moonWanes: [
    (percent) => `Луна убывает, освещено ${percent}% диска.`,
    (percent) => `Над крышами убывающая Луна, света в ней ${percent}%.`,
    (percent) => `Луна идёт на убыль и показывает ${percent}% лица.`,
  ],

  area: {
    love: [
      (t) => `В любви слово за ${p(t, 'ins')}: ${he(t)} в ${a(t, 'loc')}${at(t)}.`,
      (t) => `Для близости сегодня ${its(t, 'важен', 'важна', 'важно')} ${aspectOf(t)}${exactAt(t)}.`,
      (t) => `Сердечные дела окрашивает ${p(t)} в ${a(t, 'loc')}${at(t)}.`,
      (t) => `То, что происходит между двоими, идёт сегодня через ${p(t, 'acc')} в ${a(t, 'loc')}${at(t)}.`,
    ],
    career: [
      (t) => `В делах слышнее всего ${p(t)} в ${a(t, 'loc')}${at(t)}.`,
      (t) => `Для работы и денег ${its(t, 'важен', 'важна', 'важно')} ${aspectOf(t)}${exactAt(t)}.`,
      (t) => `Возле рабочего стола стоит ${p(t)} в ${a(t, 'loc')}${at(t)}.`,
      (t) => `Работа идёт сегодня под ${aspectOf(t, 'ins')}${at(t)}.`,
    ],
    health: [
      (t) => `Тело отзывается на ${p(t, 'acc')}: ${he(t)} в ${a(t, 'loc')}${at(t)}.`,
      (t) => `На силы и отдых влияет ${aspectOf(t)}${exactAt(t)}.`,
      (t) => `Силами сегодня распоряжается ${p(t)} в ${a(t, 'loc')}${at(t)}.`,
      (t) => `Усталость и аппетит сверяются сегодня с ${p(t, 'ins')} в ${a(t, 'loc')}${at(t)}.`,
    ],
  },
  areaQuiet: {
    love: [
      'На любовь сегодня ничто не давит, она может побыть обыкновенной.',
      'В сердечных делах день ничего не требует.',
      'У любви сегодня выходной от больших вопросов.',
      'Ни один аспект дня не касается вас двоих, и это можно считать подарком.',
      'Сердце на сегодня предоставлено себе.',
    ],
    career: [
      'Дела идут по своим часам, подгонять их некому.',
      'За рабочим столом день ровный.',
      'Работа не ждёт сегодня решений крупнее собственных.',
      'До вашей работы небу сегодня дела нет.',
      'Обыкновенный рабочий день, а на обыкновенных всё и держится.',
    ],
    health: [
      'Тело сегодня оставили в покое, довольно обычной заботы.',
      'Силы сегодня расходуются ровно.',
      'Запас сил сегодня никто не трогает.',
      'Телу сверху сегодня ничего не передавали.',
      'Силами этого дня распоряжаетесь вы.',
    ],
  },
  natalGift: [
    (planet, sign) => `Опереться можно на ${yourRu(planet, 'acc')} ${inSignRu(sign)}.`,
    (planet, sign) => `От дня ко дню не меняется ${yourRu(planet, 'nom')} ${inSignRu(sign)}.`,
  ],
  natalAdvice: [
    (planet, sign) => `${capital(yourRu(planet, 'nom'))} ${inSignRu(sign)} стоит на своём совете.`,
    (planet, sign) => `Есть время сделать что-то и для ${yourRu(planet, 'gen')} ${inSignRu(sign)}.`,
  ],

  natalLabel: (planet, sign) => `${capital(yourRu(planet, 'nom'))} ${inSignRu(sign)}`,
  actions: (actions) => `Самое время ${small(actions)}`,

  trap: [
    (challenge) => `Ловушка здесь одна: ${small(challenge)}`,
    (challenge) => `Соблазн: ${small(challenge)}`,
    (challenge) => `Оступиться легко: ${small(challenge)}`,
  ],

  exactToday: [
    (t) => `Точно сегодня в ${t.clock}.`,
    (t) => `Ближе всего в ${t.clock}.`,
    (t) => `Сходится в ${t.clock}.`,
  ],
  moonToday: [
    (t) => `Точно в ${t.clock}, через несколько часов уже позади.`,
    (t) => `Слышно час-другой до и после ${t.clock}.`,
    (t) => `Приходит и уходит около ${t.clock}.`,
  ],
  moonTodayUntimed: [
    (t) => `Сегодня на несколько часов: ${p(t)} в ${a(t, 'loc')}.`,
    (t) => `${capital(aspectOf(t))} занимает несколько часов этого дня.`,
  ],
  coming: [
    (t) => `До точности ${p(t, 'dat')} остаётся ${t.orb}, наступит она ${t.when}.`,
    (t) => `Аспект нарастает: ${p(t, 'dat')} осталось ${t.orb}, точно ${t.when}.`,
  ],
  going: [
    (t) => `Точным аспект был ${t.when}, теперь ${p(t)} в ${t.orb} после него.`,
    (t) => `Аспект слабеет: точность прошла ${t.when}, и ${p(t)} отходит, уже на ${t.orb}.`,
  ],
  turning: [
    (t) => `${capital(p(t))} в ${t.orb} от ${ofExact(t)} и на этот раз до ${its(t, 'него', 'неё', 'него')} не доходит.`,
    (t) => `Точности на этот раз не будет: ${p(t)} в ${t.orb} от ${aspectRu(t.aspect, 'gen')}.`,
  ],
  untimed: [(t) => `${capital(aspectOf(t))} действует весь день.`, (t) => `С утра до ночи ${p(t)} в ${a(t, 'loc')}.`],
}

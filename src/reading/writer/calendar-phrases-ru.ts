import { degreeMinute } from '#language/angle.ts'
import { capital } from '#language/capital.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { CalendarPhrases, SpokenAspect, SpokenEclipse, SpokenPlace } from './calendar-phrases.ts'
import { aspectGenderRu, aspectRu, natalAspectRu } from '#language/ru/aspects.ts'
import { byGender } from '#language/ru/cases.ts'
import { dateRu } from '#language/ru/months.ts'
import { fromSignRu, inSignRu, intoSignRu, signGenRu, signRu } from '#language/ru/signs.ts'
import { pointRu } from '#language/ru/points.ts'

/** «12°04′ Девы» */
const at = ({ sign, degree, minute }: SpokenPlace) => `${degreeMinute(degree, minute)} ${signGenRu(sign)}`
/** «к Марсу», «с Марсом». */
const to = ({ aspect, b }: SpokenAspect) =>
  aspect === 'conjunction' ? `с ${pointRu(b, 'ins')}` : `к ${pointRu(b, 'dat')}`
/** «точный трин», «точную оппозицию», «точное соединение». */
const exactAcc = ({ aspect }: SpokenAspect) =>
  `${byGender(aspectGenderRu(aspect), 'точный', 'точную', 'точное')} ${aspectRu(aspect, 'acc')}`
const turns = (planet: Planet, begins: 'retrograde' | 'direct') =>
  begins === 'retrograde' ? `${pointRu(planet)} начинает попятное движение` : `${pointRu(planet)} поворачивает вперёд`
const enters = (direction: 'direct' | 'retrograde') => (direction === 'direct' ? 'входит' : 'возвращается')

const ECLIPSE_TYPES = {
  total: 'полное',
  annular: 'кольцеобразное',
  hybrid: 'гибридное',
  partial: 'частное',
  penumbral: 'полутеневое',
} as const
const eclipseOf = ({ kind, type }: SpokenEclipse) =>
  `${ECLIPSE_TYPES[type]} ${kind === 'solar' ? 'солнечное' : 'лунное'} затмение`
const figure = (value: number) => value.toFixed(2).replace('.', ',')

/** The calendar's sentences in Russian. */
export const calendarPhrasesRu: CalendarPhrases = {
  phaseName: {
    new: 'Новолуние',
    'waxing-crescent': 'Растущий серп',
    'first-quarter': 'Первая четверть',
    'waxing-gibbous': 'Растущая Луна',
    full: 'Полнолуние',
    'waning-gibbous': 'Убывающая Луна',
    'last-quarter': 'Последняя четверть',
    'waning-crescent': 'Убывающий серп',
  },
  signName: signRu,
  aspectName: ({ a, aspect, b }) => natalAspectRu(a, aspect, b),
  stationName: turns,
  ingressName: (planet, sign, direction) => `${pointRu(planet)} ${enters(direction)} ${intoSignRu(sign)}`,
  eclipseName: (eclipse) => capital(eclipseOf(eclipse)),

  aspectPlaces: ({ a, b }, placeA, placeB) => `${pointRu(a)} в ${at(placeA)}, ${pointRu(b)} в ${at(placeB)}.`,
  stationPlace: (planet, place) => `${pointRu(planet)} стоит на месте в ${at(place)}.`,
  eclipsePlace: ({ kind }, place, magnitude, saros) =>
    kind === 'solar'
      ? `Луна закрывает Солнце в ${at(place)}; фаза ${figure(magnitude)}, сарос ${saros}.`
      : `Луна проходит тень Земли в ${at(place)}; фаза ${figure(magnitude)}, сарос ${saros}.`,

  leadAspect: [
    (aspect, clock) => `В ${clock} ${pointRu(aspect.a)} встаёт в ${exactAcc(aspect)} ${to(aspect)}.`,
    (aspect, clock) =>
      `Главный аспект дня точен в ${clock}: ${pointRu(aspect.a)} в ${aspectRu(aspect.aspect, 'loc')} ${to(aspect)}.`,
    (aspect, clock) => `${pointRu(aspect.a)} приходит в ${exactAcc(aspect)} ${to(aspect)} в ${clock}.`,
  ],
  leadStation: [
    (planet, begins, clock) => `В ${clock} ${turns(planet, begins)}.`,
    (planet, begins, clock) =>
      `${pointRu(planet)} замирает в небе в ${clock}, и дальше у ${byPlanet(planet)} ${begins === 'retrograde' ? 'попятный' : 'прямой, директный'} ход.`,
  ],
  leadIngress: [
    (planet, sign, direction, clock) => `В ${clock} ${pointRu(planet)} ${enters(direction)} ${intoSignRu(sign)}.`,
    (planet, sign, direction, clock) =>
      `${pointRu(planet)} ${direction === 'direct' ? 'переходит' : 'пятится обратно'} ${intoSignRu(sign)} в ${clock}.`,
  ],
  leadEclipse: (eclipse, clock) => `${capital(eclipseOf(eclipse))} достигает наибольшей фазы в ${clock}.`,
  quietMoon: [
    (aspect, clock) => `Небо тихое: в пути одна Луна, в ${clock} она встаёт в ${exactAcc(aspect)} ${to(aspect)}.`,
    (aspect, clock) =>
      `Планеты сегодня друг друга не трогают; Луна в ${clock} приходит в ${exactAcc(aspect)} ${to(aspect)}.`,
    (aspect, clock) =>
      `Медленнее Луны сегодня ничто не сходится, а она проходит ${exactAcc(aspect)} ${to(aspect)} в ${clock}.`,
  ],
  quietBare: [
    ({ month, day }) => `${dateRu(month, day)} в небе ничто не сходится в точку.`,
    ({ month, day }) => `На ${dateRu(month, day)} у неба встреч не назначено.`,
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
  moonChanges: [
    (clock, from, to_) => `В ${clock} Луна переходит ${fromSignRu(from)} ${intoSignRu(to_)}.`,
    (clock, from, to_) => `Луна меняет знак в ${clock}: ${fromSignRu(from)} ${intoSignRu(to_)}.`,
    (clock, from, to_) => `До ${clock} Луна ${inSignRu(from)}, дальше уже ${inSignRu(to_)}.`,
  ],
  moonStays: [
    [(sign) => `К утру Луна уже ${inSignRu(sign)}.`, (sign) => `Утро застаёт Луну ${inSignRu(sign)}.`],
    [(sign) => `Второй день Луна остаётся ${inSignRu(sign)}.`, (sign) => `Луна ${inSignRu(sign)} второй день.`],
    [(sign) => `Третий день Луна ${inSignRu(sign)}.`, (sign) => `Луна задерживается ${inSignRu(sign)} на третий день.`],
  ],

  voidTitle: (next) => `Луна без курса, затем ${signRu(next)}`,
  voidSince: (last, sign) =>
    last
      ? `Это последний точный аспект Луны ${inSignRu(sign)}: ${aspectRu(last.aspect)} ${to(last)}. Других до смены знака не будет.`
      : `Ни одного точного аспекта ${inSignRu(sign)} у Луны не будет.`,
  voidMeans:
    'По обычаю эти часы хороши для привычных дел, отдыха и завершения начатого; важное начало может подождать следующего знака.',

  lunarDayTitle: (day, sign) => `${day}-й лунный день, Луна ${inSignRu(sign)}`,
  lunarDayWhole: (day, date) => `${day}-й лунный день длится ${dateRu(date.month, date.day)} от полуночи до полуночи.`,
  lunarDaysPassing: (ended, next) => {
    const ends = ended.map(({ day, clock }, i) =>
      i === 0 ? `${day}-й лунный день заканчивается в ${clock}` : `${day}-й в ${clock}`,
    )
    return `${ends.join(', ')}, и начинается ${next}-й.`
  },
}

/** «него», «неё»: of a planet that turns. */
function byPlanet(planet: Planet): string {
  return planet === 'venus' ? 'неё' : 'него'
}

import { degreeMinute } from '#language/angle.ts'
import { capital } from '#language/capital.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { CalendarPhrases, SpokenAspect, SpokenEclipse, SpokenPlace } from './calendar-phrases.ts'
import { anAspectEn, natalAspectEn } from '#language/en/aspects.ts'
import { dateEn } from '#language/en/months.ts'
import { planetEn, planetsEn, pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'

const at = ({ sign, degree, minute }: SpokenPlace) => `${degreeMinute(degree, minute)} ${signEn(sign)}`
/** "a trine to Mars", "a conjunction with Mars". */
const anAspectTo = ({ aspect, b }: SpokenAspect) =>
  `${anAspectEn(aspect)} ${aspect === 'conjunction' ? 'with' : 'to'} ${planetEn(b)}`
const turns = (planet: Planet, begins: 'retrograde' | 'direct') => `${planetEn(planet)} turns ${begins}`

const ECLIPSE_TYPES = {
  total: 'total',
  annular: 'annular',
  hybrid: 'hybrid',
  partial: 'partial',
  penumbral: 'penumbral',
} as const
const eclipseOf = ({ kind, type }: SpokenEclipse) =>
  `${ECLIPSE_TYPES[type]} eclipse of the ${kind === 'solar' ? 'Sun' : 'Moon'}`

/** The calendar's sentences in English. */
export const calendarPhrasesEn: CalendarPhrases = {
  phaseName: {
    new: 'New Moon',
    'waxing-crescent': 'Waxing crescent',
    'first-quarter': 'First quarter',
    'waxing-gibbous': 'Waxing gibbous',
    full: 'Full Moon',
    'waning-gibbous': 'Waning gibbous',
    'last-quarter': 'Last quarter',
    'waning-crescent': 'Waning crescent',
  },
  signName: signEn,
  aspectName: ({ a, aspect, b }) => natalAspectEn(a, aspect, b),
  stationName: (planet, begins) => `${pointEn(planet)} turns ${begins}`,
  ingressName: (planet, sign, direction) =>
    `${pointEn(planet)} ${direction === 'direct' ? 'enters' : 'returns to'} ${signEn(sign)}`,
  eclipseName: (eclipse) => capital(eclipseOf(eclipse)),

  aspectPlaces: ({ a, b }, placeA, placeB) =>
    `${capital(planetEn(a))} stands at ${at(placeA)}, ${planetEn(b)} at ${at(placeB)}.`,
  stationPlace: (planet, place) => `${capital(planetEn(planet))} stands still at ${at(place)}.`,
  eclipsePlace: ({ kind }, place, magnitude, saros) =>
    kind === 'solar'
      ? `The Moon covers the Sun at ${at(place)}; magnitude ${magnitude.toFixed(2)}, saros series ${saros}.`
      : `The Moon passes the Earth’s shadow at ${at(place)}; magnitude ${magnitude.toFixed(2)}, saros series ${saros}.`,

  leadAspect: [
    (aspect, clock) => `At ${clock} ${planetEn(aspect.a)} makes an exact ${aspect.aspect} ${to(aspect)}.`,
    (aspect, clock) => `${capital(planetEn(aspect.a))} comes into ${anAspectTo(aspect)} at ${clock}`,
    (aspect, clock) => `The day turns on ${planetsEn(aspect.a)} ${aspect.aspect} ${to(aspect)}, exact at ${clock}`,
  ],
  leadStation: [
    (planet, begins, clock) => `At ${clock} ${turns(planet, begins)}.`,
    (planet, begins, clock) => `${capital(planetEn(planet))} stands still in the sky at ${clock} and turns ${begins}.`,
  ],
  leadIngress: [
    (planet, sign, direction, clock) =>
      `At ${clock} ${planetEn(planet)} ${direction === 'direct' ? 'enters' : 'returns to'} ${signEn(sign)}.`,
    (planet, sign, direction, clock) =>
      `${capital(planetEn(planet))} crosses ${direction === 'direct' ? 'into' : 'back into'} ${signEn(sign)} at ${clock}`,
  ],
  leadEclipse: (eclipse, clock) => `A ${eclipseOf(eclipse)} is greatest at ${clock}`,
  quietMoon: [
    (aspect, clock) => `A quiet sky: only the Moon is on the move, reaching ${anAspectTo(aspect)} at ${clock}`,
    (aspect, clock) => `The planets leave each other alone today; the Moon makes ${anAspectTo(aspect)} at ${clock}`,
    (aspect, clock) => `Nothing slower than the Moon is exact, and hers is ${anAspectTo(aspect)} at ${clock}`,
  ],
  quietBare: [
    ({ month, day }) => `On ${dateEn(month, day)} nothing in the sky is exact.`,
    ({ month, day }) => `The sky has no appointments on ${dateEn(month, day)}.`,
  ],

  phaseExact: {
    new: [
      (clock) => `The new Moon falls at ${clock}`,
      (clock) => `At ${clock} the Moon is new.`,
      (clock) => `A new Moon begins the month again, at ${clock}`,
    ],
    'first-quarter': [
      (clock) => `The Moon reaches its first quarter at ${clock}`,
      (clock) => `At ${clock} the Moon is exactly half lit and growing: the first quarter.`,
      (clock) => `First quarter at ${clock}: half the disc is lit, and the light is gaining.`,
    ],
    full: [
      (clock) => `The Moon is full at ${clock}`,
      (clock) => `At ${clock} the Moon stands full.`,
      (clock) => `A full Moon, to the minute at ${clock}`,
    ],
    'last-quarter': [
      (clock) => `The Moon reaches its last quarter at ${clock}`,
      (clock) => `At ${clock} the Moon is exactly half lit and waning: the last quarter.`,
      (clock) => `Last quarter at ${clock}: half the disc is lit, and the light is going.`,
    ],
  },
  moonChanges: [
    (clock, from, to_) => `At ${clock} the Moon passes from ${signEn(from)} into ${signEn(to_)}.`,
    (clock, from, to_) => `The Moon leaves ${signEn(from)} at ${clock} and goes on into ${signEn(to_)}.`,
    (clock, from, to_) => `Until ${clock} the Moon is in ${signEn(from)}, after that in ${signEn(to_)}.`,
  ],
  moonStays: [
    [
      (sign) => `By morning the Moon is in ${signEn(sign)}.`,
      (sign) => `The day begins with the Moon in ${signEn(sign)}.`,
    ],
    [
      (sign) => `The Moon is in ${signEn(sign)} for a second day.`,
      (sign) => `A second day of the Moon in ${signEn(sign)}.`,
    ],
    [
      (sign) => `It is the third day of the Moon in ${signEn(sign)}.`,
      (sign) => `A third day finds the Moon still in ${signEn(sign)}.`,
    ],
  ],

  voidTitle: (next) => `Void-of-course Moon, then ${signEn(next)}`,
  voidSince: (last, sign) =>
    last
      ? `After ${anAspectTo(last)} the Moon makes no other exact aspect in ${signEn(sign)}.`
      : `The Moon makes no exact aspect in ${signEn(sign)} at all.`,
  voidMeans:
    'By custom these hours suit routine, rest and finishing what you’ve begun; an important start can wait for the next sign.',

  lunarDayTitle: (day, sign) => `Lunar day ${day}, the Moon in ${signEn(sign)}`,
  lunarDayWhole: (day, date) => `Lunar day ${day} lasts all through ${dateEn(date.month, date.day)}.`,
  lunarDaysPassing: (ended, next) => {
    const [first, ...others] = ended
    const ends = others.map(({ day, clock }) => `day ${day} at ${clock}`)
    return `Lunar day ${[`${first?.day} ends at ${first?.clock}`, ...ends].join(', ')}, and day ${next} begins.`
  },
}

function to({ aspect, b }: SpokenAspect): string {
  return `${aspect === 'conjunction' ? 'with' : 'to'} ${planetEn(b)}`
}

import { capital } from '#language/capital.ts'
import { commonWordsEn } from './common-words-en.ts'
import { aspectToEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { TimedTransit, TransitWords } from './transit-words.ts'

const { list } = commonWordsEn
/** "the exact square to your Venus". */
const exactAspect = ({ aspect, natal }: TimedTransit) => `exact ${aspectToEn(aspect, natal)}`
const dates = ({ past, ahead }: TimedTransit) =>
  [
    past.length > 0 ? `it was exact on ${list(past)}` : '',
    ahead.length > 0 ? `${past.length > 0 ? 'and is so again' : 'it is exact'} on ${list(ahead)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
const nearing = ({ applying }: TimedTransit) => (applying ? 'closing in' : 'moving off')

/** The transit reading in English. */
export const transitWordsEn: TransitWords = {
  chapters: {
    overview: 'The sky over your chart',
    slow: 'What takes months and years',
    rooms: 'The rooms they pass',
    swift: 'These days and weeks',
  },
  titles: {
    overview: 'What weighs most',
    together: [(natal) => `Two at once: ${yourEn(natal)}`],
    sky: 'Where the slow planets are',
    houses: 'Through your houses',
    quiet: 'A quiet stretch',
  },
  title: (transiting, aspect, natal) => `${pointEn(transiting)} ${aspect} your ${pointEn(natal)}`,
  houseTitle: (planet, house) => `${pointEn(planet)} in your ${ordinalEn(house)} house`,
  sky: (places) => `Now ${list(places.map(({ planet, sign }) => `${planetEn(planet)} is in ${signEn(sign)}`))}.`,
  heaviest: [
    (t) =>
      `Of everything the sky is doing, ${planetEn(t.transiting)} in ${aspectToEn(t.aspect, t.natal)} concerns you most.`,
    (t) =>
      `If one line of this page is to be read twice, let it be the one on ${planetEn(t.transiting)} in ${aspectToEn(t.aspect, t.natal)}.`,
  ],
  next: (t, date) =>
    `The next slow aspect to be exact is that of ${planetEn(t.transiting)}, the ${aspectToEn(t.aspect, t.natal)}: on ${date}.`,
  nextIsIt: (date) => `No slow aspect is exact sooner: the day is ${date}.`,
  together: {
    alike: [
      (planets, natal) =>
        `${capital(list(planets.map(planetEn)))} are at ${yourEn(natal)} at the same time and want much the same of it. What one of them would only suggest, both together make hard to overlook.`,
    ],
    apart: [
      (planets, natal) =>
        `${capital(list(planets.map(planetEn)))} are at ${yourEn(natal)} at the same time, the one pressing, the other easing. Take the help where it’s offered and spend it where it pinches; it is one and the same matter seen from two sides.`,
    ],
  },
  quiet:
    'None of the slow planets is within two degrees of an aspect to your chart. Nothing large is being asked of you from above, which is rarer than it sounds, and a good time for things that need nothing but your own decision.',
  quietUntimed:
    'Without the hour of your birth no slow aspect can be named for certain now: each might be a little off. What follows holds at any hour.',
  passes: [
    (t) => `The ${aspectToEn(t.aspect, t.natal)} is ${t.orb} from exact and ${nearing(t)}; ${dates(t)}.`,
    (t) =>
      `${capital(planetEn(t.transiting))} comes to the ${aspectToEn(t.aspect, t.natal)} more than once: ${dates(t)}, and is ${t.orb} off now.`,
    (t) => `There’s more than one visit to the ${aspectToEn(t.aspect, t.natal)}: ${dates(t)}, and now ${t.orb} off.`,
  ],
  once: [
    (t) => `The ${aspectToEn(t.aspect, t.natal)} is ${t.orb} from exact and ${nearing(t)}; ${dates(t)}.`,
    (t) => `For the ${aspectToEn(t.aspect, t.natal)} the calendar says: ${dates(t)}; now it is ${t.orb} off.`,
    (t) => `Now the ${aspectToEn(t.aspect, t.natal)} is ${t.orb} off and ${nearing(t)}: ${dates(t)}.`,
  ],
  short: [
    (t) =>
      `${capital(planetEn(t.transiting))} comes within ${t.orb} of the ${exactAspect(t)} and turns before reaching it.`,
    (t) => `It stays a matter of ${t.orb}: ${planetEn(t.transiting)} turns short of the ${exactAspect(t)}.`,
  ],
  untimed: [
    (t) =>
      `This holds whatever the hour of your birth: ${planetEn(t.transiting)} is near the ${aspectToEn(t.aspect, t.natal)}.`,
    (t) =>
      `${capital(planetEn(t.transiting))} is at the ${aspectToEn(t.aspect, t.natal)} now, at whatever hour you were born.`,
    (t) =>
      `The hour makes no difference here: ${planetEn(t.transiting)} is within reach of the ${aspectToEn(t.aspect, t.natal)}.`,
  ],
  house: ({ planet, house, since, until, returns }) =>
    [
      `${capital(planetEn(planet))} ${since ? 'has been passing' : 'passes'} your ${ordinalEn(house)} house`,
      since ? ` since ${since}` : '',
      until ? `${since ? ' and stays until' : ' until'} ${until}` : '',
      returns ? `, and looks in once more from ${returns}` : '',
      '.',
    ].join(''),
}

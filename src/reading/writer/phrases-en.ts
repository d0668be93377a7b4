import {
  anAspectEn,
  aspectLabelEn,
  aspectToEn,
  dateEn,
  ordinalEn,
  planetEn,
  planetsEn,
  pointEn,
  signEn,
  yourEn,
} from './names-en.ts'
import type { DayPhrases, SpokenTransit } from './day-phrases.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Mars; the Sun. */
const p = ({ transiting }: SpokenTransit) => planetEn(transiting)
/** Mars’s; the Sun’s. */
const ps = ({ transiting }: SpokenTransit) => planetsEn(transiting)
/** trine to your Mercury. */
const a = ({ aspect, natal }: SpokenTransit) => aspectToEn(aspect, natal)
/** a trine to your Mercury. */
const an = ({ aspect, natal }: SpokenTransit) =>
  `${anAspectEn(aspect)} ${aspect === 'conjunction' ? 'with' : 'to'} ${yourEn(natal)}`

/** The minute, where it is exact today. */
const at = ({ clock }: SpokenTransit) => (clock ? `, exact at ${clock}` : '')

const startsWithGerund = (text: string) => /^[A-Z][a-z]+ing\b/.test(text) && !/^(No|Some|Any|Every)thing\b/.test(text)
const asTrap = (lead: string) => (challenge: string) =>
  startsWithGerund(challenge) ? `${lead} ${small(challenge)}` : challenge

/** The day's sentences in English. */
export const phrasesEn: DayPhrases = {
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1)}°`,
  when: ({ year, month, day, daysAhead, otherYear }) => {
    if (daysAhead === 1) return 'tomorrow'
    if (daysAhead === -1) return 'yesterday'
    return `on ${dateEn(month, day)}${otherYear ? ` ${year}` : ''}`
  },
  label: aspectLabelEn,

  lead: [
    (t, gist, body) => `${gist} At ${t.clock} ${p(t)} makes an exact ${a(t)}. ${body}`,
    (t, gist, body) => `At ${t.clock} ${p(t)} comes into exact ${a(t)}. ${gist} ${body}`,
    (t, gist, body) => `${gist} Behind it stands ${p(t)}, in ${a(t)}, exact at ${t.clock}. ${body}`,
    (t, gist, body) => `${capital(ps(t))} ${a(t)} is exact at ${t.clock}. ${gist} ${body}`,
    (t, gist, body) => `${gist} The sky dates it to ${t.clock}, when ${p(t)} reaches an exact ${a(t)}. ${body}`,
  ],
  leadUntimed: [
    (t, gist, body) => `${gist} Today ${p(t)} makes an exact ${a(t)}. ${body}`,
    (t, gist, body) => `${capital(ps(t))} ${a(t)} is exact today. ${gist} ${body}`,
    (t, gist, body) => `${gist} Behind it stands ${p(t)}, today in exact ${a(t)}. ${body}`,
  ],
  quietMoon: [
    (t) =>
      `A quiet day: only the Moon comes into exact aspect with your chart, most tellingly at ${t.clock}, in ${a(t)}.`,
    (t) =>
      `Nothing large is exact today, and the smallest hand of the clock sets the tone: at ${t.clock} the Moon makes an exact ${a(t)}.`,
    (t) => `The sky leaves you much to yourself today. Only the Moon knocks, at ${t.clock}, in ${a(t)}.`,
    (t) => `This is one of the quiet days, with one entry in its diary: ${t.clock}, the Moon in ${a(t)}.`,
  ],
  quietNear: [
    (t) => `A quiet day: nothing is exact in your chart. Nearest to it stands ${p(t)}, ${t.orb} from ${an(t)}.`,
    (t) =>
      `No aspect to your chart is exact today, and that is a kind of weather too. What can be felt is ${p(t)}, ${t.orb} from ${an(t)}.`,
    (t) => `Nothing comes to a point today. ${capital(p(t))} is the one within earshot, ${t.orb} from ${an(t)}.`,
  ],
  quietUntimed: [
    (t) =>
      `A quiet day, as far as a chart without an hour of birth can tell. What holds from morning to night is ${p(t)} in ${a(t)}.`,
    (t) => `No planet comes to a point in your chart today. ${capital(p(t))} keeps its ${a(t)} all day.`,
    (t) => `The day has no sharp hour in it. ${capital(p(t))} in ${a(t)} is there all through it.`,
  ],
  quietMoonUntimed: [
    (t) =>
      `A quiet day, as far as a chart without an hour of birth can tell. At some point in it the Moon makes an exact ${a(t)}.`,
    (t) =>
      `Nothing large is exact today. The Moon has its ${a(t)}, at an hour that only your hour of birth could tell.`,
    (t) => `The day has no sharp hour in it, though somewhere along the way the Moon comes into exact ${a(t)}.`,
  ],
  quietBare: [
    'A quiet day: nothing in the sky presses on your chart, and the hours are your own.',
    'No planet is near an aspect to your chart today, which leaves room for what you had planned anyway.',
    'The sky asks nothing of your chart today.',
  ],

  second: {
    against: [
      (t) => `On the other side, at ${t.clock} ${p(t)} makes an exact ${a(t)}.`,
      (t) => `That is one half of the day; the other is ${p(t)} in ${a(t)}, exact at ${t.clock}.`,
      (t) => `Against this works ${p(t)}, at ${t.clock} in exact ${a(t)}.`,
    ],
    with: [
      (t) => `It has company: at ${t.clock} ${p(t)} makes an exact ${a(t)}.`,
      (t) => `${capital(p(t))} pulls the same way, in ${a(t)}, exact at ${t.clock}.`,
      (t) => `The same note sounds at ${t.clock} too, when ${p(t)} reaches an exact ${a(t)}.`,
    ],
    apart: [
      (t) => `Apart from that, ${p(t)} makes an exact ${a(t)} at ${t.clock}.`,
      (t) => `The day has a second entry: ${t.clock}, ${p(t)} in ${a(t)}.`,
      (t) => `On another subject, at ${t.clock} ${p(t)} comes to an exact ${a(t)}.`,
    ],
  },
  secondUntimed: {
    against: [
      (t) => `On the other side stands ${p(t)}, today in exact ${a(t)}.`,
      (t) => `That is one half of the day; the other is ${ps(t)} exact ${a(t)}.`,
    ],
    with: [
      (t) => `It has company: ${p(t)} too is exact today, in ${a(t)}.`,
      (t) => `${capital(p(t))} pulls the same way, in exact ${a(t)}.`,
    ],
    apart: [
      (t) => `Apart from that, ${ps(t)} ${a(t)} is exact today.`,
      (t) => `The day has a second entry: ${p(t)} in exact ${a(t)}.`,
    ],
  },

  moonChanges: [
    (clock, from, to) => `At ${clock} the Moon leaves ${signEn(from)} for ${signEn(to)}.`,
    (clock, from, to) => `The Moon changes sign at ${clock}, from ${signEn(from)} into ${signEn(to)}.`,
    (clock, from, to) => `Until ${clock} the Moon is in ${signEn(from)}, afterwards in ${signEn(to)}.`,
  ],
  moonStill: [
    (sign) => `The Moon is still in ${signEn(sign)}.`,
    (sign) => `The Moon has not left ${signEn(sign)} yet.`,
    (sign) => `All day the Moon goes on through ${signEn(sign)}.`,
  ],
  moonInHouse: [
    (house) => `In your chart the Moon is crossing the ${ordinalEn(house)} house.`,
    (house) => `For you the Moon is in the ${ordinalEn(house)} house.`,
    (house) => `By your chart it is also the Moon of the ${ordinalEn(house)} house.`,
  ],

  slowComing: [
    (t) => `In the background ${p(t)} is closing on ${an(t)}, exact ${t.when}.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}, now ${t.orb} from exact and due ${t.when}.`,
    (t) => `Slower, and further back, ${p(t)} moves toward ${an(t)} that is exact ${t.when}.`,
    (t) => `A longer thread runs through this time: ${p(t)} in ${a(t)}, ${t.orb} away and exact ${t.when}.`,
  ],
  slowGoing: [
    (t) => `In the background ${ps(t)} ${a(t)}, exact ${t.when}, is slowly letting go.`,
    (t) => `Still to be heard is ${p(t)} in ${a(t)}, ${t.orb} past the exact point it reached ${t.when}.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}: exact ${t.when}, and ${t.orb} past it now.`,
    (t) => `A longer thread runs through this time: ${p(t)} in ${a(t)}, which was exact ${t.when}.`,
  ],
  slowTurning: [
    (t) => `In the background ${p(t)} stands ${t.orb} from ${an(t)}, and will turn back before it is exact.`,
    (t) => `A longer thread runs through this time: ${p(t)}, ${t.orb} from ${an(t)} and about to turn short of it.`,
  ],
  slowTurned: [
    (t) => `In the background ${p(t)} stands ${t.orb} from ${an(t)}, having turned back before it was exact.`,
    (t) =>
      `A longer thread runs through this time: ${p(t)} came within sight of ${an(t)}, turned, and is ${t.orb} away.`,
  ],
  slowUntimed: [
    (t) => `In the background ${p(t)} keeps its ${a(t)}, and not for this day alone.`,
    (t) => `A longer thread runs through this time: ${p(t)} in ${a(t)}.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}.`,
  ],
  slowAgainst: [
    'On the other side there is something slower.',
    'The longer season says otherwise.',
    'This meets a counterweight that has been there for some time.',
  ],
  slowWith: [
    'The longer season speaks of the same thing.',
    'None of this comes from one day alone.',
    'The theme has a longer breath as well.',
  ],

  phaseExact: {
    new: [(clock) => `The new Moon falls at ${clock}.`, (clock) => `At ${clock} the Moon is new.`],
    'first-quarter': [
      (clock) => `The Moon reaches its first quarter at ${clock}.`,
      (clock) => `At ${clock} the Moon is exactly half lit and growing: the first quarter.`,
    ],
    full: [(clock) => `The Moon is full at ${clock}.`, (clock) => `At ${clock} the Moon stands full.`],
    'last-quarter': [
      (clock) => `The Moon reaches its last quarter at ${clock}.`,
      (clock) => `At ${clock} the Moon is exactly half lit and waning: the last quarter.`,
    ],
  },
  moonGrows: [
    (percent) => `The Moon is growing, ${percent}% lit.`,
    (percent) => `Overhead the Moon is ${percent}% lit and on the increase.`,
    (percent) => `The growing Moon shows ${percent}% of its face.`,
  ],
  moonWanes: [
    (percent) => `The Moon is waning, ${percent}% lit.`,
    (percent) => `Overhead the Moon is ${percent}% lit, a little less each night.`,
    (percent) => `The waning Moon shows ${percent}% of its face.`,
  ],

  area: {
    love: [
      (t) => `Where the heart is concerned, the word belongs to ${p(t)}, in ${a(t)}${at(t)}.`,
      (t) => `For love the aspect to know is ${p(t)} in ${a(t)}${at(t)}.`,
      (t) => `Closeness takes its color from ${ps(t)} ${a(t)}${at(t)}.`,
      (t) => `What passes between two people goes by way of ${p(t)}, in ${a(t)}${at(t)}.`,
    ],
    career: [
      (t) => `At work it is ${p(t)} one hears, in ${a(t)}${at(t)}.`,
      (t) => `For work and money the aspect to know is ${ps(t)} ${a(t)}${at(t)}.`,
      (t) => `Beside the desk stands ${p(t)}, in ${a(t)}${at(t)}.`,
      (t) => `Work runs today under ${ps(t)} ${a(t)}${at(t)}.`,
    ],
    health: [
      (t) => `The body answers to ${p(t)}, in ${a(t)}${at(t)}.`,
      (t) => `For strength and rest the aspect to know is ${p(t)} in ${a(t)}${at(t)}.`,
      (t) => `How you spend your strength has to do with ${ps(t)} ${a(t)}${at(t)}.`,
      (t) => `Tiredness and appetite take after ${p(t)}, in ${a(t)}${at(t)}.`,
    ],
  },
  areaQuiet: {
    love: [
      'Nothing presses on love today, and it may be ordinary for once.',
      'In matters of the heart the day makes no demands.',
      'Love has the day off from large questions.',
      'No aspect of today is about the two of you, which leaves the two of you to it.',
      'The heart is left to its own devices for now.',
    ],
    career: [
      'Work goes by its own clock today, with nothing to hurry it.',
      'At the desk the day is level.',
      'Work asks for no decisions today beyond its own.',
      'Nothing above your head takes an interest in your work today.',
      'It is a plain working day, and plain days carry most of the load.',
    ],
    health: [
      'The body is left in peace today, and the usual care is enough.',
      'Strength is spent evenly today.',
      'Nothing pulls at your reserves today.',
      'The body has no complaint to pass on from above.',
      'As far as strength goes, the day is yours to divide.',
    ],
  },
  natalGift: [
    (planet, sign) => `You can count on ${yourEn(planet)} in ${signEn(sign)}.`,
    (planet, sign) => `What doesn’t change from day to day is ${yourEn(planet)} in ${signEn(sign)}.`,
  ],
  natalAdvice: [
    (planet, sign) => `${capital(yourEn(planet))} in ${signEn(sign)} keeps its old advice.`,
    (planet, sign) => `There is time to do ${yourEn(planet)} in ${signEn(sign)} a favor.`,
  ],

  natalLabel: (planet, sign) => `Natal ${pointEn(planet)} in ${signEn(sign)}`,
  actions: (actions) => actions,

  trap: [asTrap('The one trap:'), asTrap('What to mind:'), asTrap('The temptation:')],

  exactToday: [
    (t) => `Exact today at ${t.clock}.`,
    (t) => `Closest at ${t.clock}.`,
    (t) => `It comes to a point at ${t.clock}.`,
  ],
  moonToday: [
    (t) => `Exact at ${t.clock}, and over in a few hours.`,
    (t) => `Felt for an hour or two on either side of ${t.clock}.`,
    (t) => `It comes and goes around ${t.clock}.`,
  ],
  moonTodayUntimed: [
    (t) => `Some time today ${p(t)} makes this ${a(t)}, for a few hours.`,
    (t) => `${capital(ps(t))} ${a(t)} takes a few hours of this day.`,
  ],
  coming: [
    (t) => `${capital(p(t))} is ${t.orb} from exact and closing; exact ${t.when}.`,
    (t) => `Building up: ${p(t)} has ${t.orb} to go, exact ${t.when}.`,
  ],
  going: [
    (t) => `Exact ${t.when}; ${p(t)} is ${t.orb} past it now and easing.`,
    (t) => `${capital(p(t))} is moving off: ${t.orb} past the exact point of ${t.when.replace(/^on /, '')}.`,
  ],
  turning: [
    (t) => `${capital(p(t))} is ${t.orb} from the exact ${t.aspect} and stays short of it on this pass.`,
    (t) => `The ${t.aspect} is not exact on this pass: ${p(t)} is ${t.orb} away.`,
  ],
  untimed: [
    (t) => `${capital(p(t))} keeps this ${a(t)} all day.`,
    (t) => `From morning to night ${p(t)} stands in ${a(t)}.`,
  ],
}

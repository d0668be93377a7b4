import { capital } from '#language/capital.ts'
import type { Dignity } from '#astro/charts/dignities.ts'
import { anAspectEn, aspectLabelEn, aspectToEn, natalAspectEn } from '#language/en/aspects.ts'
import { dateEn } from '#language/en/months.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, planetsEn, pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { DayPhrases, SpokenTransit } from './day-phrases.ts'
import type { SpokenNatal } from './natal-rotation.ts'

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

/** How near: the minute where it is exact today, else the distance. */
const near = ({ clock, orb }: SpokenTransit) => (clock ? `, exact at ${clock}` : orb ? `, ${orb} from exact` : '')

/** A gist that another half may follow in the same sentence, without its stop; null where it is built otherwise. */
const stem = (gist: string) => (/^[^:;?!…—“”]+\.$/.test(gist) ? gist.slice(0, -1) : null)

const startsWithGerund = (text: string) => /^[A-Z][a-z]+ing\b/.test(text) && !/^(No|Some|Any|Every)thing\b/.test(text)
const asTrap = (lead: string) => (challenge: string) =>
  startsWithGerund(challenge) ? `${lead} ${small(challenge)}` : challenge

const inHouse = (house: number | null) => (house === null ? '' : ` and your ${ordinalEn(house)} house`)
const throughHouse = (house: number | null) => (house === null ? '' : `, in your ${ordinalEn(house)} house`)

const DIGNITIES: Record<Dignity, string> = {
  domicile: 'at home in',
  exaltation: 'exalted in',
  detriment: 'in exile in',
  fall: 'in its fall in',
}

function natalFact(own: SpokenNatal): string {
  const whose = yourEn(own.point)
  if (own.kind === 'sign') return `${whose} in ${signEn(own.sign)}`
  if (own.kind === 'house') return `${whose} in the ${ordinalEn(own.house)} house`
  if (own.kind === 'retrograde') return `your retrograde ${pointEn(own.point)}`
  if (own.kind === 'dignity') return `${whose} ${DIGNITIES[own.dignity]} ${signEn(own.sign)}`
  return `the ${own.aspect} between ${whose} and ${yourEn(own.other)}`
}

const HOURS = [
  'after midnight',
  'before dawn',
  'early in the morning',
  'in the morning',
  'around midday',
  'in the afternoon',
  'toward evening',
  'in the evening',
  'late in the evening',
] as const
const BEGIN = [0, 3, 6, 9, 11, 14, 17, 19, 22]

/** The pronoun and speech keep their capital; a word that is also an aspect's would seem to be said of the clause's planet. */
const colon = (clause: string, sentence: string) =>
  /^(?:I\b|“|[A-Z]{2})|\b(?:oppos|squar)/.test(sentence) ? `${clause}. ${sentence}` : `${clause}: ${small(sentence)}`

/** The day's sentences in English. */
export const phrasesEn: DayPhrases = {
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1)}°`,
  hours: (hour) => HOURS[BEGIN.findLastIndex((begin) => begin <= hour)] ?? '',
  when: ({ year, month, day, daysAhead, otherYear }) => {
    if (daysAhead === 1) return 'tomorrow'
    if (daysAhead === -1) return 'yesterday'
    return `on ${dateEn(month, day, otherYear ? year : undefined)}`
  },
  label: aspectLabelEn,

  leadGist: [
    (t, gist) =>
      stem(gist)
        ? `${stem(gist)}: at ${t.clock} ${p(t)} makes an exact ${a(t)}.`
        : `${gist} At ${t.clock} ${p(t)} makes an exact ${a(t)}.`,
    (t, gist) => `${capital(t.hours)}, at ${t.clock}, ${p(t)} comes into exact ${a(t)}. ${gist}`,
    (t, gist) => `${gist} Behind it stands ${p(t)} in ${a(t)}, exact ${t.hours}, at ${t.clock}.`,
    (t, gist) => `${capital(ps(t))} ${a(t)} is exact at ${t.clock}. ${gist}`,
    (t, gist) =>
      stem(gist)
        ? `${stem(gist)}, and the sky can put a minute to it: ${t.clock}, ${p(t)} in exact ${a(t)}.`
        : `${gist} The sky can put a minute to it: ${t.clock}, ${p(t)} in exact ${a(t)}.`,
    (t, gist) => `The day turns on ${t.clock}, when ${p(t)} reaches an exact ${a(t)}. ${gist}`,
    (t, gist) => `${gist} The date for it is today and the hour is ${t.clock}: ${p(t)} in exact ${a(t)}.`,
  ],
  lead: [
    (t) => `The day turns on ${t.clock}, when ${p(t)} reaches an exact ${a(t)}.`,
    (t) => `${capital(t.hours)}, at ${t.clock}, ${p(t)} comes into exact ${a(t)}.`,
    (t) => `${capital(ps(t))} ${a(t)} is exact at ${t.clock}.`,
    (t) => `What counts today happens at ${t.clock}: ${p(t)} in exact ${a(t)}.`,
    (t) => `At ${t.clock} ${p(t)} makes an exact ${a(t)}, and the rest of the day takes its bearings from there.`,
  ],
  leadGistUntimed: [
    (t, gist) =>
      stem(gist)
        ? `${stem(gist)}: today ${p(t)} makes an exact ${a(t)}.`
        : `${gist} Today ${p(t)} makes an exact ${a(t)}.`,
    (t, gist) => `${capital(ps(t))} ${a(t)} is exact today. ${gist}`,
    (t, gist) => `${gist} Behind it stands ${p(t)}, today in exact ${a(t)}.`,
    (t, gist) => `The day turns on ${ps(t)} exact ${a(t)}. ${gist}`,
    (t, gist) => `${gist} It is the day of ${ps(t)} exact ${a(t)}.`,
  ],
  leadUntimed: [
    (t) => `Today ${p(t)} comes into exact ${a(t)}.`,
    (t) => `Some time today ${ps(t)} ${a(t)} is exact.`,
    (t) => `The day belongs to ${ps(t)} exact ${a(t)}.`,
    (t) => `What counts today is ${p(t)}, in exact ${a(t)}.`,
    (t) => `Between one midnight and the next ${p(t)} passes the exact ${a(t)}.`,
  ],
  quietMoon: [
    (t) =>
      `A quiet day: only the Moon comes into exact aspect with your chart, most tellingly at ${t.clock}, in ${a(t)}.`,
    (t) =>
      `Nothing large is exact today, and the smallest hand of the clock sets the tone: at ${t.clock} the Moon makes an exact ${a(t)}.`,
    (t) => `A quiet day, on which only the Moon knocks, at ${t.clock}, in ${a(t)}.`,
    (t) => `This is one of the quiet days, with one entry in its diary: ${t.clock}, the Moon in ${a(t)}.`,
    (t) => `All quiet, until ${t.hours}, at ${t.clock}, the Moon comes into ${a(t)}, and that is the news.`,
    (t) => `No planet is exact in your chart today; the Moon is, at ${t.clock}, in ${a(t)}.`,
    (t) => `A quiet day has its moment too: ${t.clock}, when the Moon makes an exact ${a(t)}.`,
  ],
  quietNear: [
    (t) => `A quiet day: nothing is exact in your chart, and nearest to it stands ${p(t)}, ${t.orb} from ${an(t)}.`,
    (t) =>
      `No aspect to your chart is exact today, and that is a kind of weather too, with ${p(t)} ${t.orb} from ${an(t)}.`,
    (t) => `Nothing comes to a point today, though ${p(t)} is within earshot, ${t.orb} from ${an(t)}.`,
    (t) => `The day is quiet: of all the planets only ${p(t)} leans your way, ${t.orb} from ${an(t)}.`,
    (t) => `For once nothing is due: ${p(t)}, ${t.orb} from ${an(t)}, is as near as the sky comes.`,
    (t) => `A quiet day, with ${p(t)} for company: ${t.orb} from ${an(t)}.`,
  ],
  quietUntimed: [
    (t) =>
      `A quiet day, as far as a chart without an hour of birth can tell: what holds from morning to night is ${p(t)} in ${a(t)}.`,
    (t) => `No planet comes to a point in your chart today, and ${p(t)} keeps its ${a(t)} from morning on.`,
    (t) => `The day has no sharp hour in it, with ${p(t)} in ${a(t)} from one end to the other.`,
    (t) => `It is quiet overhead: only ${ps(t)} ${a(t)} is there, and all day long.`,
    (t) => `A quiet day, then, under ${ps(t)} ${a(t)}.`,
    (t) => `Nothing is due today; ${p(t)} in ${a(t)} is what remains from the days around.`,
  ],
  quietMoonUntimed: [
    (t) =>
      `A quiet day, as far as a chart without an hour of birth can tell: at some point in it the Moon makes an exact ${a(t)}.`,
    (t) =>
      `Nothing large is exact today, and the Moon has its ${a(t)} at an hour that only your hour of birth could tell.`,
    (t) => `The day has no sharp hour in it, though somewhere along the way the Moon comes into exact ${a(t)}.`,
    (t) => `A quiet day: of all that moves only the Moon reaches an exact ${a(t)}.`,
    (t) => `No planet is exact today for certain, and the Moon alone looks in, in exact ${a(t)}.`,
    (t) => `A small hand sets the tone of this quiet day: the Moon, in exact ${a(t)}.`,
  ],
  quietBare: [
    (sign) => `A quiet day: while the Moon crosses ${signEn(sign)}, nothing comes to a point in your chart.`,
    (sign) => `No planet has anything new to say to your chart, and the Moon in ${signEn(sign)} has the day to itself.`,
    (sign) => `The sky asks nothing of your chart today but to put up with the Moon in ${signEn(sign)}.`,
    (sign) => `Only the Moon in ${signEn(sign)} stirs on this quiet day.`,
    (sign) => `With the Moon in ${signEn(sign)} and nothing due, what you had planned anyway has room.`,
    (sign) => `A day without appointments overhead, the Moon in ${signEn(sign)} apart.`,
  ],

  second: {
    against: [
      (t) => `On the other side stands ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `That is one half of it; the other is ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `Against this works ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `There is another side to it: ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `Yet ${ps(t)} ${a(t)}${near(t)}, pulls the other way.`,
      (t) => `What speaks against it is ${ps(t)} ${a(t)}${near(t)}.`,
    ],
    with: [
      (t) => `It has company in ${ps(t)} ${a(t)}${near(t)}.`,
      (t) => `${capital(p(t))} pulls the same way, in ${a(t)}${near(t)}.`,
      (t) => `The same note sounds from ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `To this comes ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `${capital(ps(t))} ${a(t)}${near(t)}, says it once more in other words.`,
      (t) => `And ${p(t)} seconds the motion, in ${a(t)}${near(t)}.`,
    ],
    apart: [
      (t) => `Apart from that there is ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `The day has a second entry: ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `On another subject speaks ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `Elsewhere in the day ${p(t)} is in ${a(t)}${near(t)}.`,
      (t) => `A separate matter is ${ps(t)} ${a(t)}${near(t)}.`,
      (t) => `Then there is ${p(t)} in ${a(t)}${near(t)}.`,
    ],
  },
  settleApart: [
    (easy, hard) => `Both are true: set things moving around ${easy.clock}, and go slowly around ${hard.clock}.`,
    (easy, hard) =>
      `There is room for both: what needs goodwill fits around ${easy.clock}, what needs patience around ${hard.clock}.`,
    (easy, hard) => `Neither cancels the other; ${easy.clock} is for asking, ${hard.clock} for hearing people out.`,
    (easy, hard) => `So keep ${easy.clock} for what can go well by itself, and bring a little humor to ${hard.clock}.`,
    (easy, hard) =>
      `On one side the ease of ${easy.clock}, on the other the rub of ${hard.clock}: the first can pay for the second.`,
    (easy, hard) =>
      `Put the friendly half of the day near ${easy.clock} and the unfinished argument well away from ${hard.clock}.`,
  ],
  settleNear: [
    (first, then) =>
      `They fall close together, at ${first.clock} and ${then.clock}, so the door opens and sticks at the same time; push gently.`,
    (first, then) =>
      `With ${first.clock} and ${then.clock} so near each other, take the help without pretending there is no trouble.`,
    (first, then) =>
      `Both come within the hour, at ${first.clock} and ${then.clock}: say yes to the one and “let me think” to the other.`,
    (first, then) => `From ${first.clock} to ${then.clock} do one thing at a time, and the kind one first.`,
  ],

  moonIs: [
    (sign, house) => `The Moon is in ${signEn(sign)}${throughHouse(house)}.`,
    (sign, house) => `All day the Moon goes through ${signEn(sign)}${inHouse(house)}.`,
    (sign, house) => `Overhead, or underfoot, the Moon is crossing ${signEn(sign)}${inHouse(house)}.`,
    (sign, house) => `The Moon keeps to ${signEn(sign)}${throughHouse(house)}.`,
    (sign, house) => `In the matter of moods the word is with the Moon in ${signEn(sign)}${throughHouse(house)}.`,
    (sign, house) => `The Moon has ${signEn(sign)}${inHouse(house)} to cross today.`,
    (sign, house) => `Through ${signEn(sign)}${inHouse(house)} goes the Moon.`,
    (sign, house) => `Today’s Moon is a Moon in ${signEn(sign)}${throughHouse(house)}.`,
  ],
  moonChanges: [
    (clock, from, to, house) => `At ${clock} the Moon leaves ${signEn(from)} for ${signEn(to)}${throughHouse(house)}.`,
    (clock, from, to, house) =>
      `The Moon changes sign at ${clock}, from ${signEn(from)} into ${signEn(to)}${throughHouse(house)}.`,
    (clock, from, to, house) =>
      `Until ${clock} the Moon is in ${signEn(from)}, afterwards in ${signEn(to)}${throughHouse(house)}.`,
    (clock, from, to, house) =>
      `The weather of the day turns at ${clock}, when the Moon goes from ${signEn(from)} into ${signEn(to)}${throughHouse(house)}.`,
    (clock, from, to, house) =>
      `With ${clock} ends the Moon in ${signEn(from)} and begins the Moon in ${signEn(to)}${throughHouse(house)}.`,
  ],
  moonHouse: [
    (house) => `The Moon in your ${ordinalEn(house)} house has a say in it.`,
    (house) => `The Moon in your ${ordinalEn(house)} house adds a line.`,
    (house) => `Meanwhile the Moon is crossing your ${ordinalEn(house)} house.`,
    (house) => `Besides, there is the Moon in your ${ordinalEn(house)} house.`,
    (house) => `It shows, too, that the Moon is in your ${ordinalEn(house)} house.`,
  ],

  moonSign: [
    (sign) => `The Moon in ${signEn(sign)} has a say in it.`,
    (sign) => `The Moon in ${signEn(sign)} adds a line.`,
    (sign) => `Meanwhile the Moon is in ${signEn(sign)}.`,
    (sign) => `Besides, there is the Moon in ${signEn(sign)}.`,
    (sign) => `It shows, too, that the Moon is in ${signEn(sign)}.`,
  ],

  slowComing: [
    (t) => `In the background ${p(t)} is closing on ${an(t)}, exact ${t.when}, with ${t.orb} to go.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}, now ${t.orb} from exact and due ${t.when}.`,
    (t) =>
      `More slowly, and further back, ${p(t)} moves toward ${an(t)}; ${t.orb} are left until it is exact ${t.when}.`,
    (t) => `A longer thread runs through this time: ${p(t)} in ${a(t)}, ${t.orb} away and exact ${t.when}.`,
    (t) => `What is still being prepared is ${ps(t)} ${a(t)}: exact ${t.when}, ${t.orb} from it today.`,
  ],
  slowGoing: [
    (t) => `In the background ${ps(t)} ${a(t)}, exact ${t.when} and ${t.orb} past it now, is slowly letting go.`,
    (t) => `Still to be heard is ${p(t)} in ${a(t)}, ${t.orb} past the exact point it reached ${t.when}.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}: exact ${t.when}, and ${t.orb} past it now.`,
    (t) =>
      `A longer thread runs through this time: ${p(t)} in ${a(t)}, which was exact ${t.when} and is ${t.orb} past.`,
    (t) => `Not quite over yet is ${ps(t)} ${a(t)}, exact ${t.when}, ${t.orb} ago in its own measure.`,
  ],
  slowTurning: [
    (t) => `In the background ${p(t)} stands ${t.orb} from ${an(t)}, and will turn back before it is exact.`,
    (t) => `A longer thread runs through this time: ${p(t)}, ${t.orb} from ${an(t)} and about to turn short of it.`,
    (t) => `Further back ${p(t)} comes as near as ${t.orb} to ${an(t)}, and no nearer on this pass.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}, ${t.orb} away, though it won’t be exact this time.`,
    (t) => `At a distance of ${t.orb}, ${p(t)} looks at ${an(t)} and will turn before reaching it.`,
  ],
  slowTurned: [
    (t) => `In the background ${p(t)} stands ${t.orb} from ${an(t)}, having turned back before it was exact.`,
    (t) => `A longer thread runs through this time: ${p(t)} came near ${an(t)}, turned, and is ${t.orb} away.`,
    (t) => `Further back ${p(t)}, which turned short of ${an(t)}, is ${t.orb} from it and leaving.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}, never quite exact and now ${t.orb} away.`,
    (t) => `At a distance of ${t.orb}, ${p(t)} is walking away from ${an(t)} it never quite made.`,
  ],
  slowUntimed: [
    (t) => `In the background ${p(t)} keeps its ${a(t)}, and not for this day alone.`,
    (t) => `A longer thread runs through this time: ${p(t)} in ${a(t)}.`,
    (t) => `Longer than a day lasts ${ps(t)} ${a(t)}.`,
    (t) => `Further back, and for some time now, ${p(t)} has been in ${a(t)}.`,
    (t) => `Older than this day, and outlasting it, is ${ps(t)} ${a(t)}.`,
  ],
  slowAgainst: [
    (sentence) => `On the other side, ${small(sentence)}`,
    (sentence) => `Against this, ${small(sentence)}`,
    (sentence) => `But ${small(sentence)}`,
  ],
  slowWith: [
    (sentence) => `To the same purpose, ${small(sentence)}`,
    (sentence) => `None of it began today: ${small(sentence)}`,
    (sentence) => `And ${small(sentence)}`,
  ],

  phaseExact: {
    new: [
      (clock) => `The new Moon falls at ${clock}.`,
      (clock) => `At ${clock} the Moon is new.`,
      (clock) => `A new Moon begins the month again, at ${clock}.`,
    ],
    'first-quarter': [
      (clock) => `The Moon reaches its first quarter at ${clock}.`,
      (clock) => `At ${clock} the Moon is exactly half lit and growing: the first quarter.`,
      (clock) => `First quarter at ${clock}: half the disc is lit, and the light is gaining.`,
    ],
    full: [
      (clock) => `The Moon is full at ${clock}.`,
      (clock) => `At ${clock} the Moon stands full.`,
      (clock) => `A full Moon, to the minute at ${clock}.`,
    ],
    'last-quarter': [
      (clock) => `The Moon reaches its last quarter at ${clock}.`,
      (clock) => `At ${clock} the Moon is exactly half lit and waning: the last quarter.`,
      (clock) => `Last quarter at ${clock}: half the disc is lit, and the light is going.`,
    ],
  },
  moonGrows: [
    (percent) => `The Moon is growing, ${percent}% lit.`,
    (percent) => `Tonight’s Moon is ${percent}% lit and on the increase.`,
    (percent) => `The growing Moon shows ${percent}% of its face.`,
    (percent) => `There is more Moon each night, ${percent}% of it by now.`,
  ],
  moonWanes: [
    (percent) => `The Moon is waning, ${percent}% lit.`,
    (percent) => `Tonight’s Moon is ${percent}% lit, a little less than last night’s.`,
    (percent) => `The waning Moon shows ${percent}% of its face.`,
    (percent) => `There is less Moon each night, ${percent}% of it by now.`,
  ],

  area: {
    love: [
      (t) => `Where the heart is concerned, the word belongs to ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `For love the aspect to know is ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `Closeness takes its color from ${ps(t)} ${a(t)}${near(t)}.`,
      (t) => `What passes between two people goes by way of ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `Between you and someone dear stands ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `Affection has ${ps(t)} ${a(t)} to reckon with${near(t)}.`,
      (t) => `In love it is the day of ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `Whoever is close to you will meet ${ps(t)} ${a(t)}${near(t)}.`,
    ],
    career: [
      (t) => `At work it is ${p(t)} one hears, in ${a(t)}${near(t)}.`,
      (t) => `For work and money, look to ${ps(t)} ${a(t)}${near(t)}.`,
      (t) => `Beside the desk stands ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `Work runs under ${ps(t)} ${a(t)}${near(t)}.`,
      (t) => `The working day has ${p(t)} in it, in ${a(t)}${near(t)}.`,
      (t) => `Among papers and people the one to watch is ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `What the job asks is put by ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `Business goes the way of ${ps(t)} ${a(t)}${near(t)}.`,
    ],
    health: [
      (t) => `The body answers to ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `Strength and rest are a matter of ${p(t)} in ${a(t)}${near(t)}.`,
      (t) => `How you spend your strength has to do with ${ps(t)} ${a(t)}${near(t)}.`,
      (t) => `Tiredness and appetite take after ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `The nerves are listening to ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `Pulse and patience follow ${ps(t)} ${a(t)}${near(t)}.`,
      (t) => `Your strength is on the account of ${p(t)}, in ${a(t)}${near(t)}.`,
      (t) => `In the shoulders and the sleep one notices ${ps(t)} ${a(t)}${near(t)}.`,
    ],
  },
  natal: natalFact,
  areaOwn: {
    love: [
      (own) => `In love the word is with ${own}`,
      (own) => `For the heart today’s adviser is ${own}`,
      (own) => `Closeness can lean on ${own}`,
      (own) => `Between two people what counts is ${own}`,
      (own) => `In matters of the heart listen to ${own}`,
      (own) => `Love has ${own} to fall back on`,
    ],
    career: [
      (own) => `At work the word is with ${own}`,
      (own) => `The working day can lean on ${own}`,
      (own) => `In work and money listen to ${own}`,
      (own) => `At the desk what counts is ${own}`,
      (own) => `For work today’s adviser is ${own}`,
      (own) => `The job has ${own} to fall back on`,
    ],
    health: [
      (own) => `The body takes its counsel from ${own}`,
      (own) => `Strength and rest can lean on ${own}`,
      (own) => `For your strength today’s adviser is ${own}`,
      (own) => `As far as strength goes, what counts is ${own}`,
      (own) => `In matters of rest listen to ${own}`,
      (own) => `The nerves have ${own} to fall back on`,
    ],
  },
  natalAdvice: [
    (own, advice) => colon(`${capital(own)} has a piece of advice`, advice),
    (own, advice) => colon(`Add what ${own} would say`, advice),
    (own, advice) => colon(`From ${own} comes this`, advice),
    (own, advice) => colon(`For such a day ${own} has a suggestion`, advice),
    (own, advice) => `${advice} That is what ${own} would tell you.`,
  ],
  natalGist: [
    (own, gist) => colon(`With ${own} it is always so`, gist),
    (own, gist) => colon(`It is an old story with ${own}`, gist),
    (own, gist) => colon(`${capital(own)} puts it in general terms`, gist),
    (own, gist) => `${gist} It comes with ${own}.`,
    (own, gist) => colon(`What ${own} knows of you`, gist),
  ],
  natalBody: [
    (own) => `It helps to remember ${own}.`,
    (own) => `Take a look at ${own}.`,
    (own) => `Of use today, as on any day, is ${own}.`,
    (own) => `Whatever the day, there is ${own}.`,
    (own) => `Some of it comes from ${own}.`,
  ],
  colon,
  lunarDay: 'The lunar day',
  moonIn: (sign) => `The Moon in ${signEn(sign)}`,
  moonPhase: 'The phase of the Moon',
  phaseOn: {
    emotions: 'Feelings under this Moon',
    energy: 'Strength under this Moon',
    mindset: 'The mind under this Moon',
  },
  natalLabel: (own) => {
    if (own.kind === 'sign') return `Natal ${pointEn(own.point)} in ${signEn(own.sign)}`
    if (own.kind === 'house') return `Natal ${pointEn(own.point)} in the ${ordinalEn(own.house)} house`
    if (own.kind === 'retrograde') return `Natal ${pointEn(own.point)} retrograde`
    if (own.kind === 'dignity') return `Natal ${pointEn(own.point)} ${DIGNITIES[own.dignity]} ${signEn(own.sign)}`
    return `Natal ${natalAspectEn(own.point, own.aspect, own.other)}`
  },
  natalMeaning: [
    (own, keywords) => `Yours from birth is ${own}: ${keywords}.`,
    (own, keywords) => `This is how ${own} shows: ${keywords}.`,
    (own, keywords) => `It belongs to ${own}, whose subjects are ${keywords}.`,
    (own, keywords) => `From birth you have ${own}: ${keywords}.`,
    (own, keywords) => `Behind it is ${own}: ${keywords}.`,
  ],
  actions: (actions) => actions,

  isFragment: startsWithGerund,
  trap: [
    asTrap('The one trap:'),
    asTrap('What to mind:'),
    asTrap('The temptation:'),
    asTrap('The easy mistake:'),
    asTrap('Less useful:'),
  ],

  exactToday: [
    (t) => `${capital(ps(t))} ${a(t)} is exact at ${t.clock}, and eases from there.`,
    (t) => `${capital(ps(t))} ${a(t)} comes to a point ${t.hours}, at ${t.clock}.`,
    (t) => `At ${t.clock} ${p(t)} makes the exact ${a(t)}.`,
  ],
  moonToday: [
    (t) => `The Moon’s ${a(t)} is exact at ${t.clock}, and over in a few hours.`,
    (t) => `You may feel the Moon’s ${a(t)} for an hour or two on either side of ${t.clock}.`,
    (t) => `With the Moon in ${a(t)}, it comes and goes ${t.hours}, around ${t.clock}.`,
    (t) => `The Moon’s ${a(t)} is there at ${t.clock} and past soon after.`,
    (t) => `It is a matter of hours: the Moon in ${a(t)}, with ${t.clock} in the middle.`,
  ],
  moonTodayUntimed: [
    (t) => `Some time today ${p(t)} makes this ${a(t)}, for a few hours.`,
    (t) => `${capital(ps(t))} ${a(t)} takes a few hours of this day.`,
    (t) => `At an hour unknown the Moon comes to its ${a(t)} and leaves it again.`,
    (t) => `For a few hours there is the Moon in ${a(t)}.`,
    (t) => `The Moon’s ${a(t)} comes and goes within the day.`,
  ],
  coming: [
    (t) => `${capital(p(t))} is ${t.orb} from ${an(t)} that is exact ${t.when}.`,
    (t) => `Building up: ${p(t)} has ${t.orb} to go to ${an(t)}, exact ${t.when}.`,
    (t) => `The ${a(t)} is exact ${t.when}; ${p(t)} is ${t.orb} away.`,
    (t) => `It ripens until ${p(t)} is in exact ${a(t)} ${t.when}, ${t.orb} from here.`,
    (t) => `Only ${t.orb} separate ${p(t)} from the ${a(t)} of ${t.when.replace(/^on /, '')}.`,
  ],
  going: [
    (t) => `The ${a(t)} was exact ${t.when}; ${p(t)} is ${t.orb} past it now and easing.`,
    (t) => `${capital(p(t))} is moving off: ${t.orb} past the ${a(t)} of ${t.when.replace(/^on /, '')}.`,
    (t) => `It wears off: ${p(t)} was in exact ${a(t)} ${t.when} and is ${t.orb} further on.`,
    (t) => `${capital(p(t))} was in exact ${a(t)} ${t.when}, and at ${t.orb} it can still be felt.`,
    (t) => `This is an echo: ${p(t)} left the exact ${a(t)} ${t.when} and is ${t.orb} away.`,
  ],
  turning: [
    (t) => `${capital(p(t))} is ${t.orb} from ${an(t)} and stays short of it on this pass.`,
    (t) => `The ${a(t)} is not exact on this pass: ${p(t)} is ${t.orb} away.`,
    (t) => `At ${t.orb}, ${p(t)} doesn’t quite make ${an(t)} this time.`,
    (t) => `It remains at a distance, ${p(t)} being ${t.orb} from ${an(t)} without reaching it.`,
    (t) => `Not quite: ${p(t)} and the exact ${a(t)} are ${t.orb} apart, and it turns in between.`,
  ],
  untimed: [
    (t) => `${capital(p(t))} keeps this ${a(t)} all day.`,
    (t) => `From morning to night ${p(t)} stands in ${a(t)}.`,
    (t) => `All day long there is ${p(t)} in ${a(t)}.`,
    (t) => `The ${a(t)} that ${p(t)} makes holds all through the day.`,
    (t) => `At no hour of the day is ${p(t)} out of its ${a(t)}.`,
  ],
}

import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import type { EventsWords } from './words.ts'

/** A sentence that begins with a name keeps its capital. */
const NAMED = /^(?:Jupiter|Saturn|Uranus|Neptune|Pluto)(?![а-яё])/
const { list } = commonWordsEn
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** The year's forecast in English. */
export const eventsWordsEn: EventsWords = {
  title: () => 'Twelve months with exact dates',
  subtitle: (name, between) => `${name} · ${between}`,
  chapters: {
    plots: 'The plots of the year',
    visits: 'Visits in several parts',
    single: 'Visits that come once',
    stops: 'Stops on the threshold',
    arcs: 'Solar arcs: a degree a year',
    progressions: 'Progressions: a day for a year',
    months: 'Full months and empty ones',
    calendar: 'The year in order',
  },
  titles: {
    how: 'How the year was reckoned',
    line: 'The year as a line',
    meet: 'Where the methods meet',
    swift: 'Shorter visits',
    moon: 'The Moon’s year',
    others: 'The slower hands',
    load: 'Month by month',
    order: 'All dates in one column',
    closing: 'A year from now',
    noStops: 'Nobody in the doorway',
    noArcs: 'No arrival this year',
  },
  how: [
    ({ between, transits, passes, arcs, progressions }) =>
      `The year runs ${between}. In it the slow planets come within orb of your chart in ${count(transits, 'story', 'stories')} and close them in ${count(passes, 'exact pass', 'exact passes')}; by solar arc ${arcs === 0 ? 'no point arrives' : count(arcs, 'point arrives', 'points arrive')} at another, and progressions add ${progressions === 0 ? 'nothing' : count(progressions, 'aspect', 'aspects')} of their own.`,
    ({ between, transits, passes, arcs, progressions }) =>
      `Three calendars were laid on one another ${between}: ${count(transits, 'visit', 'visits')} of slow planets with ${count(passes, 'exact pass', 'exact passes')}, ${arcs === 0 ? 'no arrival' : count(arcs, 'arrival', 'arrivals')} by solar arc, ${progressions === 0 ? 'no progressed aspect' : count(progressions, 'progressed aspect', 'progressed aspects')}. Most of it is scenery. The plots are where they touch the same point.`,
  ],
  reading: [
    () =>
      'Read the plots first and hang the dates on them afterwards. What is named here is a subject and a day; whether it turns into a contract or a talk in the kitchen until two, a chart doesn’t know, and this one doesn’t pretend to.',
    () =>
      'A date in these pages means that a subject is on the table that day, as exactly as it ever gets. Who sits down at the table, and what is signed there, remains yours to write.',
  ],
  methods:
    'Transits: every exact aspect of 0, 60, 90, 120 and 180 degrees of Jupiter, Saturn, Uranus, Neptune and Pluto, orb 1.5 to 2 degrees. Secondary progressions: a day of the ephemeris for a tropical year of life. Solar arcs: the true arc of the progressed Sun added to every point, in conjunction, square and opposition (R. Ebertin, The Combination of Stellar Influences, 1940). Arcs and progressions are given by the month, since four minutes of birth time move an angle’s by a year.',
  lineCaption: 'Slow planets within orb of your points; the marks are the exact days',
  heaviest: [
    ({ meeting, dates }) => `What weighs most this year is ${meeting}, exact ${dates}.`,
    ({ meeting, dates }) => `If the year had one heading, it would be ${meeting}: exact ${dates}.`,
  ],
  meet: [
    ({ your, meetings, when }) => `${capital(when)} more than one method points at ${your}: ${list(meetings)}.`,
    ({ your, meetings, when }) => `${capital(your)} is touched from several sides ${when}, by ${list(meetings)}.`,
    ({ your, meetings, when }) => `Here the calendars agree: ${list(meetings)} fall on ${your} ${when}.`,
  ],
  noMeet: [
    ({ meeting }) =>
      `This year no two methods touch one point within a few weeks of each other. The subjects come singly, and the heaviest of them, ${meeting}, has to carry its plot alone.`,
    ({ meeting }) =>
      `The three calendars run side by side without touching. That makes for a year of separate errands; the largest is ${meeting}.`,
  ],
  subject: [
    (theme) => `The subject is ${theme}`,
    (theme) => `On the table lies ${theme}`,
    (theme) => `Under discussion: ${theme}`,
    (theme) => `What comes up is ${theme}`,
    (theme) => `Its field is ${theme}`,
  ],
  theme: {
    sun: 'what you put your name to: the role you play when the door opens, whose praise still steers you, and which of your aims you would keep if nobody were watching.',
    moon: 'shelter: where you sleep well, who cooks for whom, which habit of comfort has grown too small and which was never yours but your mother’s.',
    mercury:
      'words and papers: a course, a contract, a correspondence, the brother or the colleague with whom every talk takes the same wrong turn.',
    venus:
      'liking and its price: who is worth an evening, what a thing should cost, the dress or the friendship kept out of politeness.',
    mars: 'how you go after things: your temper, your tempo, the fight you keep choosing and the one you keep putting off.',
    jupiter:
      'growth: a belief, a plan with an airport in it, a yes that may be a size too large and a door that turns out to have been open.',
    saturn:
      'load and limit: a duty, a rule, an old fear with a clean collar, and the part of the building that holds the rest up.',
    uranus:
      'freedom, which you and your whole school class carry in the same place; this year it is asked what you in particular would do with it.',
    neptune:
      'the picture you carry of how things ought to be, shared with everyone of your age and dreamed by you alone.',
    pluto: 'power and what it is afraid of: a shared debt, an old loyalty, the sentence no one in the family finishes.',
    asc: 'how you come through a door: face, body, first impression, and whoever stands on the other side of the handshake.',
    mc: 'your place in public: work, title, what strangers know you for, and at the far end of the same axis the home that pays for it in evenings.',
  },
  parts: [
    ({ meeting, dates, ways }) =>
      `${capital(meeting)} is exact ${list(dates.map((date, i) => `${date} (${ways[i] ?? ''})`))}.`,
    ({ meeting, dates, ways }) =>
      `The passes of this story are ${list(dates.map((date, i) => `${ways[i] ?? ''} ${date}`))}; it concerns ${meeting}.`,
  ],
  way: { forward: 'forward', back: 'going back' },
  dated: (date, text) => `${capital(date)}: ${NAMED.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`,
  part: {
    jupiter: {
      first:
        'The first time Jupiter makes an offer, and it looks larger than it is because the paint is wet. Ask what exactly is being promised.',
      back: 'On the way back the offer is read again without music. What shrinks now was padding, and it is cheaper to notice it here than at the end.',
      last: 'On the last pass you sign or you don’t, with a truer idea of the size. Generosity that has survived two readings can usually be trusted.',
    },
    saturn: {
      first:
        'At its first knock Saturn only measures. Something turns out to be heavier, shorter or later than planned, and the gap is written down.',
      back: 'When it goes back over the point, the work is done: quietly, for months, mostly by subtraction. This is the part no one will see.',
      last: 'The last pass inspects. What has been carried all this while is acknowledged as yours, and what you have put down may stay where it lies.',
    },
    uranus: {
      first:
        'Uranus begins with an interruption. A routine breaks at its weakest link, and for some weeks you see how much of it was only habit.',
      back: 'Going back, it asks what the interruption was for. The first solution is often merely the opposite of the old one; a second occurs to you now.',
      last: 'At the last pass the new arrangement stops being a revolt and becomes a timetable. You can tell by the fact that nobody argues with it.',
    },
    neptune: {
      first:
        'Neptune comes in like fog under a door. An outline you relied on softens, and what you miss first is the certainty, not the thing.',
      back: 'On the way back a little of it lifts. You can tell the wish from the fact by touching both, and some of the fog proves to have been other people’s.',
      last: 'The last pass leaves what no evaporation could take: a quieter hope with a floor under it. Let the rest be weather.',
    },
    pluto: {
      first:
        'Pluto finds the drawer that has been locked longest. You hear about it sideways, from somebody’s temper or your own.',
      back: 'As it goes back, you do the emptying. It takes more strength than anyone credits you with, and leaves less room for half-truths.',
      last: 'On the last pass the drawer is yours again, lighter, with the key in it. Nobody else needs to know what was inside.',
    },
  },
  within: [({ between }) => `It stands within orb ${between}.`, ({ between }) => `The whole of it lasts ${between}.`],
  once: [
    ({ meeting, date }) => `${capital(meeting)} is exact ${date}, and only then.`,
    ({ meeting, date }) => `There is one day for ${meeting}: it is exact ${date}.`,
    ({ meeting, date }) => `It comes by a single time: ${meeting}, exact ${date}.`,
  ],
  never: [
    ({ meeting, orb, date }) =>
      `${capital(meeting)} is never quite exact: it comes within ${orb} ${date} and turns away, so that its subject is raised and left for another year.`,
    ({ meeting, orb, date }) =>
      `Nearest to exactness, ${orb} short of it, is ${meeting} ${date}; then the planet turns, and what was almost said stays unsaid.`,
  ],
  stop: [
    ({ planet, your, date, orb }) => `${planet} stands still ${date}, ${orb} from the exact aspect to ${your}.`,
    ({ planet, your, date, orb }) =>
      `The place where ${planet} turns ${date} is ${orb} from an exact aspect to ${your}.`,
  ],
  stopOf: {
    mars: 'For two or three weeks haste has nowhere to go: an argument that circles, a repair that waits for one part. It moves again as soon as nobody pushes.',
    jupiter:
      'A promise hangs in the air for weeks and seems to grow. Let it hang; it will have a plainer shape when the planet walks on.',
    saturn:
      'A duty stands in the hall with its coat on, neither coming in nor leaving. The length of its stay is what makes you finally ask its name.',
    uranus:
      'Something is about to give for weeks on end. That long crackle is the event; what breaks in the end is usually small.',
    neptune:
      'The fog neither lifts nor thickens. For as long as it stands there, put questions to things you can touch.',
    pluto:
      'One subject sits opposite you at every meal. It isn’t leaving before it has been looked in the face, and looking turns out to be most of the work.',
  },
  noStops:
    'No slow planet turns close to a point of yours this year. Subjects arrive, say their piece and go; none of them stays standing in the doorway for weeks.',
  arc: [
    ({ meeting, date }) => `By solar arc ${meeting} is exact ${date}.`,
    ({ meeting, date }) => `${capital(meeting)} arrives ${date}, after a way of as many years as you are old.`,
    ({ meeting, date }) => `The arc closes ${date}: ${meeting}.`,
  ],
  arcOf: {
    sun: 'What arrives is your own name, carried all this way; people who used to look past you turn out to know it.',
    moon: 'What arrives is a need you have long since learned to talk around, and it has the patience of a guest with luggage.',
    mercury:
      'What arrives is a piece of news or a skill in words, small enough for an envelope and with consequences for the calendar.',
    venus:
      'What arrives is a liking: a person, a taste, a sum that matches it, or the plain wish for a more beautiful wall to look at.',
    mars: 'What arrives is a push. You act sooner than you meant to, and find out at once whether you like the pace.',
    jupiter:
      'What arrives is an enlargement, welcome and a little loud; somebody opens a gate where you had only asked for the path.',
    saturn: 'What arrives is weight with your name on the delivery note. It can be set down only where it belongs.',
    uranus: 'What arrives is a change of direction that feels sudden and has been on its way since you were born.',
    neptune:
      'What arrives is a loosening: of an ambition, of a boundary, of a sentence you used to finish in only one way.',
    pluto: 'What arrives is a stripping-down. The wallpaper goes, and behind it stands a wall that can be built on.',
    asc: 'What arrives is you yourself, at somebody else’s door: a first impression that will be remembered for longer than usual.',
    mc: 'What arrives is a public moment: a title, a signature, a step seen from the street.',
  },
  noArcs:
    'Between this birthday and the next no point of your chart reaches another by solar arc in a hard aspect. Such years are level ground; the arcs will speak again, and transits have the word alone.',
  moon: [
    ({ meeting, date }) => `${capital(meeting)} is exact ${date}.`,
    ({ meeting, date }) => `The weeks around ${meeting} have their middle ${date}.`,
    ({ meeting, date }) => `For some weeks ${meeting} sets the tone; it is exact ${date}.`,
  ],
  moonTo: {
    sun: 'What you feel and what you intend are in one room for once.',
    moon: 'You run into your own earlier mood, like a coat found at the back of the wardrobe.',
    mercury: 'A feeling looks for its word, and the phone bill shows it.',
    venus: 'Company warms you more than plans do, and small beautiful things find their way home in your bag.',
    mars: 'Your patience is shorter and your courage is longer than usual.',
    jupiter: 'Appetite grows, for food, for people, for a larger map on the wall.',
    saturn: 'You tidy your feelings into boxes and label them; one of the boxes may need company.',
    uranus: 'You sleep lightly and change your mind in public.',
    neptune: 'A film, a smell, a stranger’s story goes straight through the coat.',
    pluto: 'You feel things by their roots, including some that nobody has dug up in years.',
    asc: 'Your face says it before you do, and people answer the face.',
    mc: 'What happens at home is legible at work, and the other way round.',
  },
  moonTail: {
    conjunction: [
      'It begins a round of some twenty-seven years with this point.',
      'A new count starts here, and its first weeks tend to set the rhythm.',
      'What is settled now is settled close to the skin.',
    ],
    flowing: [
      'Little has to be said for it to work.',
      'It is a good stretch to be helped in, and to let it happen.',
      'What you start in these weeks finds its own feet.',
    ],
    tense: [
      'Let two needs stand side by side a while before you choose.',
      'Somebody at home will notice before you do; ask them.',
      'A pause of one night does more here than an argument of three.',
    ],
  },
  sunTo: [
    ({ meeting, date }) => `${capital(meeting)} is exact ${date}, with a year of ripening on either side.`,
    ({ meeting, date }) => `Slow as a root, ${meeting} reaches its exact place ${date}.`,
  ],
  progressedOf: {
    sun: 'The progressed Sun moves a degree a year, so what it touches is a chapter and no episode: an aim grows up and asks to be called by its adult name.',
    mercury:
      'Progressed Mercury changes the way you argue with yourself. A question put in the same words for ten years is suddenly put in others.',
    venus: 'Progressed Venus alters the taste. What you used to like you go on respecting, and you buy something else.',
    mars: 'Progressed Mars alters the way you start. The first step comes from another foot, and others notice before you do.',
  },
  loadCaption: 'Exact dates by month, all three methods',
  fullest: [
    ({ month, count: n }) =>
      `The fullest stretch comes ${month}, with ${count(n, 'exact date', 'exact dates')}: better left half empty beforehand.`,
    ({ month, count: n }) =>
      `Most is due ${month}, ${count(n, 'date', 'dates')} in all; whatever can be done earlier or later is best done then.`,
  ],
  emptiest: [
    ({ month, count: n }) =>
      `There is room for something large ${month}, which has ${n === 0 ? 'no exact date at all' : `only ${count(n, 'exact date', 'exact dates')}`}.`,
    ({ month, count: n }) =>
      `The widest clearing lies ${month}: ${n === 0 ? 'nothing is exact in it' : `${count(n, 'date', 'dates')} and no more`}.`,
  ],
  order: { caption: 'Every exact date, in order', head: ['Date', 'Method', 'Meeting', 'Motion or orb'] },
  closing: [
    () =>
      'Keep this. A forecast is worth the pencil marks in its margin: what was on the table when the date came, in three words, before memory has tidied it up. Where page and year agree, you have learned which of your points answers; where they don’t, that is knowledge, too.',
    () =>
      'In twelve months hold these pages against your diary. The sentences were written so that they can be wrong. Count the hits of each method separately; most people find that one of the three speaks their language better than the others.',
  ],
  check: [
    ({ dates }) => `Three dates to begin with: ${list(dates)}.`,
    ({ dates }) => `Put a mark beside ${list(dates)} now, while you can’t yet know what for.`,
  ],
}

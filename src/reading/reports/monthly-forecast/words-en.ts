import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { anAspectEn, aspectToEn } from '#language/en/aspects.ts'
import { dateEn, monthEn } from '#language/en/months.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { MonthWords, SpokenHit, SpokenStay, SpokenTransit } from './words.ts'

const { list } = commonWordsEn
const name = (t: SpokenTransit) => planetEn(t.transiting)
const to = (t: SpokenTransit) => aspectToEn(t.aspect, t.natal)
/** Saturn’s square to your Venus. */
const its = (t: SpokenTransit) =>
  `the ${t.aspect} of ${name(t)} ${t.aspect === 'conjunction' ? 'with' : 'to'} ${yourEn(t.natal)}`
const at = (t: SpokenHit) => (t.clock === null ? 'within the day' : `at ${t.clock}`)
const names = (hits: readonly SpokenTransit[]) => list([...new Set(hits.map(name))])
const both = (hits: readonly SpokenTransit[]) => new Set(hits.map(({ transiting }) => transiting)).size > 1
const room = (house: number | null) => (house === null ? '' : `, ${ordinalEn(house)} house`)
const inRoom = (house: number | null) => (house === null ? '' : `, in your ${ordinalEn(house)} house`)
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const passes = ({ before, inMonth, after }: SpokenStay) =>
  [
    inMonth.length > 0 ? ` It is exact this month, on ${list(inMonth)}.` : '',
    before.length > 0
      ? ` It was exact on ${list(before)}${after.length > 0 ? `, and will be on ${list(after)}` : ''}.`
      : '',
    before.length === 0 && after.length > 0 ? ` It becomes exact on ${list(after)}.` : '',
  ].join('')

/** The monthly forecast in English. */
export const monthWordsEn: MonthWords = {
  title: ({ year, month }) => `${monthEn(month)} ${year}, day by day`,
  subtitle: (person, { year, month }, days) => `${person} · ${monthEn(month)} 1–${days}, ${year}`,
  limits:
    'The hour of birth is unknown. Houses, ascendant and midheaven are left out, and so are the minutes: only those aspects are told that fall on their date whatever the hour was.',
  day: ({ month, day }) => dateEn(month, day),
  dayTitle: ({ month, day }, weekday) => `${WEEKDAYS[weekday] ?? ''}, ${dateEn(month, day)}`,
  chapters: {
    glance: 'The month at a glance',
    lunations: 'New Moon and full Moon',
    keys: 'Days with a circle round them',
    days: 'Day by day',
    slow: 'What hums underneath',
    table: 'Every exact transit',
  },
  titles: {
    made: 'How this month was marked up',
    line: 'The line of the month',
    empty: 'Empty squares',
    places: 'Where the slow planets stand',
    tables: 'Day, time, transit',
    closing: 'Before you hang it on the wall',
  },
  made: [
    ({ from, to: last, all, planets }) =>
      `From ${from} to ${last} the Sun, the Moon and the planets were followed across your chart of birth. In that time ${count(all, 'aspect becomes', 'aspects become')} exact to a point of yours. ${capital(count(planets, 'of them belongs', 'of them belong'))} to planets and mark a day; the rest are the Moon’s, which goes all the way round and marks hours.`,
    ({ from, to: last, all, planets }) =>
      `Between ${from} and ${last} there are ${count(all, 'moment', 'moments')} when something overhead closes an exact aspect with your chart. The Moon has most of them, an hour or two each. The planets have ${planets}, and around those the pages that follow are built.`,
  ],
  method: [
    ({ month }) =>
      `${monthEn(month.month)} gets no marks. A tense aspect is told by what it asks, an easy one by what it leaves unlocked, and where nothing is exact the page says so. Read the chapter of circled days first, then the week you are in.`,
    ({ month }) =>
      `You will find no lucky dates in ${monthEn(month.month)} and no black ones. What stands here is who meets whom, on which of your points and when; the use of it is yours. The circled days come first because they are few.`,
  ],
  zone: (timeZone) =>
    `Clock times are those of ${timeZone}. Positions are computed from the ephemeris, apparent and geocentric; aspects of 0, 60, 90, 120 and 180 degrees.`,
  lineCaption: 'How much presses on your chart, half day by half day; 100 is the month’s own highest',
  peak: [
    ({ date, most }) => `The line climbs highest on ${date}. The largest share of that height belongs to ${its(most)}.`,
    ({ date, most }) => `Its summit is ${date}, and what lifts it there before anything else is ${its(most)}.`,
    ({ date, most }) => `More presses on ${date} than on any other date; lead among it is ${its(most)}.`,
  ],
  second: [
    ({ date, most }) => `A second hill stands on ${date}, with ${its(most)} at its top.`,
    ({ date, most }) => `It rises once more on ${date}, and there ${its(most)} does most of the lifting.`,
  ],
  low: [
    ({ date }) => `The ground is flattest on ${date}.`,
    ({ date }) => `Its lowest point is ${date}, when next to nothing leans on you.`,
  ],
  halves: {
    first: [
      ({ percent }) => `Most of the weight, ${percent} parts in a hundred, lies before the middle of the month.`,
      ({ percent }) => `The first half carries ${percent} percent of it all, so what can wait may wait for the second.`,
    ],
    last: [
      ({ percent }) => `The month gathers as it goes: ${percent} percent of the pressure falls in its second half.`,
      ({ percent }) => `The first weeks are the lighter ones; ${percent} percent of it all comes after the middle.`,
    ],
    even: [
      ({ percent }) => `Both halves weigh about the same: ${percent} percent before the middle, the rest after it.`,
      ({ percent }) => `No half is spared for the other; the first takes ${percent} percent.`,
    ],
  },
  keysTable: { caption: 'The circled days and what is exact on them', head: ['Day', 'Exact'] },
  transit: (t) => `${pointEn(t.transiting)} ${t.aspect} ${yourEn(t.natal)}`,
  lunationTitle: (phase, sign, house) => `${phase === 'new' ? 'New' : 'Full'} Moon in ${signEn(sign)}${room(house)}`,
  lunation: {
    new: [
      ({ date, clock, sign, house }) => `On ${date}, at ${clock}, the Moon is new in ${signEn(sign)}${inRoom(house)}.`,
      ({ date, clock, sign, house }) =>
        `The new Moon comes on ${date} at ${clock}, in ${signEn(sign)}${inRoom(house)}.`,
    ],
    full: [
      ({ date, clock, sign, house }) => `On ${date}, at ${clock}, the Moon is full in ${signEn(sign)}${inRoom(house)}.`,
      ({ date, clock, sign, house }) =>
        `The full Moon comes on ${date} at ${clock}, in ${signEn(sign)}${inRoom(house)}.`,
    ],
  },
  inHouse: {
    new: [
      'The beginning offered here is you: a haircut, a way of saying no, the first photograph in years that you don’t delete. Make it small enough to do before anybody asks what came over you. In four weeks people will treat it as something you always did.',
      'Begin with the purse, and with a figure rather than a feeling: one standing order looked at, one price written down, one thing sold that only gathers dust. The amount hardly matters. What takes root is knowing the amount.',
      'Something near at hand wants a first line: a message to a brother or a sister, a course in the evenings, the neighbor’s name at last. Keep it short. A page can follow from a line, and seldom the other way round.',
      'The seed goes into the floor you live on. Clear one shelf, fix the window that rattles, ask at home the question that gets postponed to holidays. Whatever settles here in these days tends to be what you come back to.',
      'Play first and explain later. A sketch, an evening with no purpose, an hour on the carpet with a child, a yes to being looked at: begun now, it needs an audience of one at most. Let it be bad for a while.',
      'A habit may start here, so choose one that fits into ten minutes. The desk at the same hour, the walk before the mail, the list kept in one place only. Two weeks from now you can tell whether it has become yours or stayed a resolution.',
      'The start is made by two. Propose, apply, apologize, put the shared account in order; at the least, ask the other what they would begin if it were up to them. Alone you would get half of it and call it finished.',
      'What begins here begins with something handed over: a debt named, a password shared with whoever should have it, a grudge that nobody will miss. The first step is dull and takes an afternoon. The second is lighter by its weight.',
      'Set out, if only on paper: the ticket looked up, the first chapter of the thick book, a foreign word said aloud in the kitchen. The distance is for later. Now it is enough to turn the chair toward the window.',
      'Begin where it can be seen. The application, the sign on the door, the sentence “I do this” in place of “I sort of do this.” One modest public step counts here for more than a secret plan with an appendix.',
      'Look for the others. A group that meets on Thursdays, an old friend with an old idea, a wish said in company for the first time. Put your name on the list and leave the rest to the next four weeks.',
      'The beginning stays indoors and keeps its shoes off. Sleep, a notebook that nobody reads, a long-owed farewell said to the wall: small hidden work, of which nothing shows until the next new Moon. That is how it is meant to look.',
    ],
    full: [
      'What has come into the light is how others see you, and it may not match the mirror. Somebody says it at a door, half in passing. Take the part that is accurate and return the rest; there is a fair amount of both.',
      'The bill for something arrives, and so does the proof of what you have. A price is questioned, or at last paid; a possession turns out to own a share of your week. An answer in round figures is enough.',
      'A conversation ripens whether or not the words are ready. What was hinted at in messages is asked outright, by a sibling, a neighbor, a colleague across the aisle. Say the sentence you have already rehearsed, then listen as long as it took you.',
      'Home speaks up. The crack in the ceiling, the mother on the phone, the rent, the quiet after guests: whatever the walls have been holding is audible now. It asks to be answered by whoever lives there, and that is you.',
      'Something you made, or someone you love for fun, stands in full view. Applause and its absence are both louder than usual. What wants an answer is whether you would go on with it unpaid and unpraised.',
      'The pile is visible from the door. What your days are really made of can be counted: favors, interruptions, the three things only you know how to do. One of them has finished, and hasn’t been told.',
      'The other person’s side of it is lit. A partner, a client, an opponent says what they have been seeing all along, and the scale between you shows its figures. The fair reply is to show yours.',
      'What two people share and neither mentions comes to the table: money, a fear, an old promise with a term. It looks bigger by this lamp than it is. Named and counted, it can be carried by two again.',
      'A belief is put to the question. The trip, the exam, the teacher, the faraway place turn out to be actual, with queues and weather. What you still hold true after that deserves a place in your suitcase.',
      'The work is seen, with its fingerprints. A verdict, a title, a look from above; a week in which home waits and the office doesn’t, or the reverse. The answer asked of you is how high you want the lamp.',
      'The circle shows its outline: who came, who wrote back, who was there for the plan and who for you. A shared hope has grown as far as it can in its present form. Thank it, and see who stays to wash up.',
      'What was kept behind the door has grown too big for the cupboard. A tiredness, a secret kindness, a sorrow without a date comes out in the wrong moment and is met better than feared. Let one person in on it.',
    ],
  },
  eclipse: {
    solar:
      'This new Moon is an eclipse of the Sun: the fresh start comes with the lights briefly out, and what it sets going keeps going for months.',
    lunar:
      'This full Moon is an eclipse of the Moon: the light goes out while it is fullest, and something that has run its course is easier to see as finished.',
  },
  meets: [
    ({ orb, natal, aspect, topic }) =>
      aspect === 'conjunction'
        ? `It falls within ${orb} of ${yourEn(natal)}, and brings ${topic}.`
        : `It stands opposite ${yourEn(natal)} within ${orb}, and brings ${topic}.`,
    ({ orb, natal, aspect, topic }) =>
      aspect === 'conjunction'
        ? `Only ${orb} divide it from ${yourEn(natal)}; expect ${topic}.`
        : `It looks across at ${yourEn(natal)} from within ${orb} of the opposition; expect ${topic}.`,
  ],
  topics: {
    sun: 'the question whose name stands under it',
    moon: 'an appetite, and the matter of who feeds whom',
    mercury: 'a letter, a form or a second reading',
    venus: 'a preference and its price',
    mars: 'some temper and a short deadline',
    jupiter: 'a promise a size too large',
    saturn: 'a duty that has waited its turn',
    uranus: 'a plan changed at the door',
    neptune: 'an edge that won’t come into focus',
    pluto: 'an old quarrel over who decides',
    asc: 'your own face and your first answer',
    mc: 'witnesses from work',
  },
  keyList: [
    ({ hits }) => `${capital(list(hits.map((hit) => `${at(hit)} ${name(hit)} comes to the ${to(hit)}`)))}.`,
    ({ hits }) => `What is exact: ${list(hits.map((hit) => `${its(hit)} ${at(hit)}`))}.`,
    ({ hits }) => `The circle stands for ${list(hits.map((hit) => `${its(hit)}, ${at(hit)}`))}.`,
  ],
  together: {
    flowing: [
      ({ hits }) =>
        `${capital(names(hits))} lean the same way, and the way is downhill: little has to be forced, though somebody still has to push off.`,
      ({ hits }) =>
        `Between them ${names(hits)} leave several doors unlatched at once, so it pays to know beforehand which room you want.`,
      ({ hits }) =>
        `${capital(names(hits))} help without being asked, and a day helped on all sides is easily spent on nothing.`,
      ({ hits }) => `With ${names(hits)} of one mind the date suits whatever needs goodwill from more than one person.`,
    ],
    tense: [
      ({ hits }) =>
        `${capital(names(hits))} press from the same side, and the sum is felt before it is understood: one thing at a time, in the order of their hours.`,
      ({ hits }) =>
        `None of it yields first, neither ${names(hits)} nor you; short sentences and a margin of half an hour save most of the trouble.`,
      ({ hits }) => `${capital(names(hits))} each want a decision, and it needn’t be the same one.`,
      ({ hits }) =>
        `Under ${names(hits)} together the day has corners; what is built with corners stands, if nobody runs.`,
    ],
    apart: [
      ({ hits }) =>
        `Here ${names(hits)} want different things of one date: what one opens the other audits, and both are right by their own clock.`,
      ({ hits }) =>
        `${capital(names(hits))} get in each other’s way; take the help where it is given and spend it where it pinches.`,
      ({ hits }) =>
        `A hand on the back and a hand on the collar: ${names(hits)} divide the day between them by their hours.`,
      ({ hits }) => `What ${names(hits)} say doesn’t add up to one sentence, so hear them in turn, the earlier first.`,
    ],
    one: [
      ({ hits }) =>
        `${capital(names(hits))} ${both(hits) ? 'have' : 'has'} the date alone, and a single strong aspect is more plainly felt than three weak ones.`,
      ({ hits }) => `It is one voice, ${names(hits)}, and nothing else of its rank speaks over it.`,
      ({ hits }) => `The circle is for ${names(hits)} and nobody else; the rest of the day arranges itself around it.`,
      ({ hits }) => `Only ${names(hits)} stands out here, by the weight of the point it meets.`,
    ],
  },
  closest: [
    ({ hit, topic }) => `Nearest to the skin is ${its(hit)}: with it comes ${topic}.`,
    ({ hit, topic }) => `The one that touches you most closely is ${its(hit)}, and its subject is ${topic}.`,
    ({ hit, topic }) => `If you follow only one of them, follow ${its(hit)}; it deals in ${topic}.`,
  ],
  moon: [
    ({ sign, house }) => `The Moon is in ${signEn(sign)}${inRoom(house)}.`,
    ({ sign, house }) =>
      house === null
        ? `The day’s Moon is a ${signEn(sign)} Moon.`
        : `The Moon, in ${signEn(sign)} now, crosses your ${ordinalEn(house)} house.`,
    ({ sign, house }) => `Noon finds the Moon in ${signEn(sign)}${inRoom(house)}.`,
    ({ sign, house }) =>
      `Overhead the Moon walks through ${signEn(sign)}${house === null ? '' : `, for you the ${ordinalEn(house)} house`}.`,
  ],
  moonStays: [
    ({ sign, house }) => `The Moon stays in ${signEn(sign)}${inRoom(house)}.`,
    ({ sign, house }) => `Still the Moon in ${signEn(sign)}${inRoom(house)}.`,
    ({ sign, house }) =>
      `${signEn(sign)} keeps the Moon for another day${house === null ? '' : `, and so does your ${ordinalEn(house)} house`}.`,
    ({ sign, house }) =>
      `Yesterday’s Moon holds: ${signEn(sign)}${house === null ? ' once more' : `, your ${ordinalEn(house)} house`}.`,
  ],
  moonSince: [
    ({ sign, house, clock }) =>
      `The Moon has been in ${signEn(sign)} since ${clock}${house === null ? '' : `, and by noon in your ${ordinalEn(house)} house`}.`,
    ({ sign, house, clock }) =>
      `From ${clock} on the Moon is in ${signEn(sign)}${house === null ? '' : `; noon finds it in your ${ordinalEn(house)} house`}.`,
    ({ sign, house, clock }) =>
      `At ${clock} the Moon enters ${signEn(sign)}${house === null ? '' : `, which at noon means your ${ordinalEn(house)} house`}.`,
  ],
  moonEnters: [
    ({ sign, clock }) => `At ${clock} it enters ${signEn(sign)}.`,
    ({ sign, clock }) => `It leaves for ${signEn(sign)} at ${clock}.`,
    ({ sign, clock }) => `From ${clock} it goes on in ${signEn(sign)}.`,
  ],
  hit: [
    (t) => `${capital(at(t))} ${name(t)} makes an exact ${to(t)}.`,
    (t) => `${capital(name(t))} reaches the ${to(t)} ${at(t)}.`,
    (t) =>
      `${capital(at(t))}, ${name(t)} comes to ${anAspectEn(t.aspect)} ${t.aspect === 'conjunction' ? 'with' : 'to'} ${yourEn(t.natal)}.`,
    (t) => `${capital(its(t))} closes ${at(t)}.`,
  ],
  pointer: [
    (t) => `${capital(its(t))}, exact ${at(t)}, has its place among the circled days.`,
    (t) => `For ${its(t)}, exact ${at(t)}, turn back to the circled days.`,
    (t) => `${capital(at(t))} comes ${its(t)}, told among the circled days.`,
  ],
  nothing: [
    'No planet closes anything with you today.',
    'The page is empty but for the Moon.',
    'An ordinary day, as far as the planets go.',
    'Nothing slower than the Moon asks for you.',
    'The planets are between appointments.',
    'No exact aspect of a planet stands on this date.',
    'Today only the Moon calls.',
    'The big hands of the clock rest.',
    'A day without a planet’s signature.',
    'Overhead nobody is in a hurry.',
    'The diary column of the planets is blank.',
    'None of the planets has business with you on this date.',
    'This one is left to you.',
    'Where the planets would stand there is white paper.',
    'The Moon does its round alone.',
    'Not one planet is on the hour today.',
    'A date that the planets pass without stopping.',
    'Planets: none; hours to yourself: most of them.',
    'No planet rings.',
    'The sky has put nothing of weight on this page.',
    'The planets let this date go by.',
    'A page with the Moon’s notes only.',
    'No planet is due.',
    'The slow ones drift, the swift ones are on their way elsewhere.',
    'What is exact today is the Moon’s, and brief.',
    'For once no planet wants an answer.',
  ],
  quarter: {
    'first-quarter': [
      ({ clock }) =>
        `First quarter at ${clock}: what was begun at the new Moon meets its first obstacle and shows whether it has a handle.`,
    ],
    'last-quarter': [({ clock }) => `Last quarter at ${clock}: half of what was lit a week ago can be put away.`],
  },
  station: {
    retrograde: [
      ({ planet, clock }) => `At ${clock} ${planetEn(planet)} turns retrograde.`,
      ({ planet, clock }) => `${capital(planetEn(planet))} stops at ${clock} and is retrograde from here on.`,
    ],
    direct: [
      ({ planet, clock }) => `At ${clock} ${planetEn(planet)} turns direct.`,
      ({ planet, clock }) => `After its way back ${planetEn(planet)} turns direct at ${clock}.`,
    ],
  },
  empty: [
    ({ dates }) => `No planet makes an exact aspect to your chart on ${list(dates)}.`,
    ({ dates }) => `Only the Moon passes over your chart on ${list(dates)}.`,
  ],
  noEmpty:
    'This month has no empty square: on every date at least one planet closes an aspect with your chart. Rest has to be written in by hand.',
  emptyUse: [
    'Such a date suits tax folders, windows and the long walk, because nothing overhead is in a hurry. Book the plumber; keep the proposal for a day with a voice of its own.',
    'Nothing is withheld on them. They are the plain bread of the month, good for whatever needs only your own decision: the drawer, the appointment card, an early night.',
    'A quiet date isn’t a lesser one. Work that wants no reply from anyone goes quicker there, and a visit stays a visit.',
  ],
  stay: [
    (t) =>
      `${capital(name(t))} begins the month ${t.first} from the exact ${to(t)} and ends it at ${t.last}: the aspect is ${t.closing ? 'closing' : 'drawing apart'}.${passes(t)}${t.until ? ` It leaves its orb on ${t.until}.` : ''}`,
    (t) =>
      `The exact ${to(t)} is ${t.first} off for ${name(t)} on the first of the month and ${t.last} on the last, so it ${t.closing ? 'draws nearer' : 'lets go'}.${passes(t)}${t.until ? ` The last of it is ${t.until}.` : ''}`,
  ],
  stayUntimed: [
    (t) => `All month, and whatever the hour of your birth, ${name(t)} is near the ${to(t)}.`,
    (t) => `From the first of the month to the last ${name(t)} stays close to the ${to(t)}.`,
  ],
  noSlow:
    'No slow planet comes within orb of your chart this month. Nothing large is being asked in the background, so the swift transits have the stage to themselves and pass as quickly as they come.',
  places: {
    caption: 'The slow planets in the middle of the month',
    head: ['Planet', 'Sign', 'Your house', 'Motion'],
    retrograde: 'retrograde',
    direct: 'direct',
  },
  planet: pointEn,
  sign: signEn,
  house: (house) => (house === null ? '–' : `${house}`),
  table: {
    caption: (from, last) => `Exact transits, ${from}–${last}`,
    head: ['Day', 'Time', 'Transit'],
    retrograde: '(retrograde)',
  },
  closing: [
    ({ high, low }) =>
      `If one thing in your diary can be moved, the step from ${high} to ${low} is the longest that this month has: from its most crowded hour to its emptiest.`,
    ({ high, low }) =>
      `Between ${high}, when most leans on you, and ${low}, when least does, lies all the room that the month gives for rearranging.`,
  ],
  check: [
    ({ dates }) =>
      `Put three words beside ${list(dates)} when they are over. In a month’s time you will know better than any forecast which of your points answers to its transits, and which sleeps through them.`,
    ({ dates }) =>
      `Afterwards look again at ${list(dates)}. Where the page and the day agree, remember the planet; where they don’t, remember that as well.`,
  ],
}

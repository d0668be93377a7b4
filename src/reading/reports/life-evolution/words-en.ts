import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { signEn } from '#language/en/signs.ts'
import type { ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { LifeWords, Quarter } from './words.ts'

const PHASES: Record<ProgressedPhase, string> = {
  new: 'new',
  'waxing-crescent': 'crescent',
  'first-quarter': 'first-quarter',
  'waxing-gibbous': 'gibbous',
  full: 'full',
  'waning-gibbous': 'disseminating',
  'last-quarter': 'last-quarter',
  balsamic: 'balsamic',
}
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const CORNERS: Record<Quarter, string> = {
  waxing: 'the square of Saturn to your Saturn',
  opposition: 'the opposition of Saturn to your Saturn',
  waning: 'the second square of Saturn to your Saturn',
  return: 'the conjunction of Saturn with your Saturn',
}
const { list } = commonWordsEn

/** The life's seasons in English. */
export const lifeWordsEn: LifeWords = {
  name: 'A life and its seasons',
  title: {
    phase: (phase) => `The ${PHASES[phase]} phase`,
    moon: (sign) => `The progressed Moon in ${signEn(sign)}`,
    sun: (sign) => `Born in ${signEn(sign)}`,
    house: (house) => `The progressed Moon in your ${ordinalEn(house)} house`,
  },
  subtitle: (name, years) => `${name} · ${years}`,
  limits:
    'The hour of birth is unknown. Houses are left out, and the progressed Moon is taken for midday: its dates are given by the year and may lie up to seven months off on either side.',
  chapters: {
    marks: 'Pencil marks on a door frame',
    birth: 'The phase at birth',
    phases: 'Eight phases, thirty years',
    moon: 'The Moon changes rooms',
    sun: 'Steps of the Sun',
    saturn: 'Saturn by quarters',
    uranus: 'Uranus shakes itself',
    end: 'What is common and what is yours',
  },
  titles: {
    how: 'How the marks were made',
    line: 'One sheet, one life',
    now: 'Where you are standing',
    table: 'The seasons with their dates',
    seasons: 'The work of each season',
    moves: 'Every move, from birth on',
    common: 'Two clocks',
    closing: 'The next mark',
    uranusHouse: 'What is being shaken off',
  },
  how: [
    ({ to }) =>
      `From your birth to your eighty-fourth birthday ${to} the Sun and the Moon of your chart were moved on, a day of the sky for a year of life. Each time the angle between them grew by an eighth of the circle a pencil mark was made, and another for each change of sign.`,
    ({ to }) =>
      `A day for a year: by that old measure the sky of your first twelve weeks, read slowly, lasts until you are eighty-four ${to}. The marks below are where the two lights of that sky change their step.`,
  ],
  reading: [
    () =>
      'Nothing in here happens on a Tuesday. These are seasons of three or four years in which something ripens, and the use of knowing them is that one stops pulling at the stalks.',
    () =>
      'It is a report about ripening. For calls, contracts and single dates there are others; here a year is a small thing.',
  ],
  methods:
    'Secondary progressions, a day for a tropical year; the eight phases of the progressed lunation begin at multiples of 45 degrees between the lights (D. Rudhyar, The Lunation Cycle, 1967). Saturn and Uranus by transit to their own places at birth, every exact pass.',
  lineCaption: 'Phases, Sun signs and the rounds of Saturn and Uranus from birth to eighty-four',
  rows: {
    round1: 'First round',
    round2: 'Second round',
    round3: 'Third round',
    sun: 'Sun by sign',
    saturn: 'Saturn',
    uranus: 'Uranus',
  },
  today: 'today',
  now: [
    ({ phase, since, until, age }) =>
      `You are ${age}. The season is the ${phase} phase, which began ${since} and is relieved ${until}.`,
    ({ phase, since, until, age }) =>
      `At ${age} you stand in the ${phase} phase: it began ${since} and goes over into the next ${until}.`,
  ],
  nowBeyond:
    'All the marks of this sheet lie behind you. It may be read from the top down, with a photograph album beside it.',
  phase: PHASES,
  birth: [
    ({ phase }) =>
      `The angle of the Sun and the Moon on your first day was that of the ${phase} phase. It sets the step with which you begin things, at any age.`,
    ({ phase }) =>
      `You were born in the ${phase} phase, and whatever season of life it is, you come into it with that gait.`,
  ],
  born: {
    new: 'You begin before you know. Reasons arrive later, by the slow train, and by then the wall is half painted. People find you self-evident and sometimes deaf; in truth you are inside the thing and can’t see its roof. Ask somebody to stand across the street and describe it to you.',
    'waxing-crescent':
      'You push off from a shore that holds on to your coat. Every beginning of yours has a little struggle in it against what was always done, at home, in the trade, in your own voice. The struggle isn’t a sign of a wrong direction. It is the sound of the rope coming off.',
    'first-quarter':
      'You begin by deciding. A floor plan tempts you less than the moment in which the old wall comes down, and you are at your best when something has to be settled today. Afterwards there is rubble. Take somebody along who likes to sweep, or learn to like it.',
    'waxing-gibbous':
      'You begin by improving. The first version lies on the table and already you see the better one; masters, manuals and good advice draw you as shop windows draw others. There comes a day on which the thing has to leave the workshop. You know which day it was by having missed it.',
    full: 'You begin opposite somebody. A face, an opponent, a public shows you what you want; alone with it you go in circles. You see both sides of a matter so clearly that choosing hurts. The gift in it is rare: you can tell people what they look like, and they thank you.',
    'waning-gibbous':
      'You begin by passing on. What you have understood wants a listener, and it is finished for you only once somebody else uses it. You teach at bus stops. It does you good to be a beginner somewhere, in a thing about which you have nothing to tell.',
    'last-quarter':
      'You begin by taking apart. Where others join you notice which beam is rotten, and you would sooner be right early than agreeable in time. For years it may look like mere contradiction. Then it turns out that you were building, only from the foundations and at night.',
    balsamic:
      'You come as the tents are being struck. Much seems familiar that you never did before, endings find you calm, and people confide in you what they are about to give up. Your beginnings are seeds: small, dry, meant for later. Let them be small. They aren’t late.',
  },
  birthOpen: 'Which of two phases it was at your birth the unknown hour leaves open, so nothing is said of it here.',
  season: {
    new: 'The work of this season is to start without a title. One acts on instinct, and the results are judged later, by other people.',
    'waxing-crescent':
      'Here the new thing meets the old furniture. The task is to keep it alive against habit, your own above all.',
    'first-quarter':
      'Something must be decided and something must come down for it. Whoever waits for everybody’s consent waits the season out.',
    'waxing-gibbous':
      'Now it is worked over. Technique, apprenticeship, patience with the fourth draft; the doubts of this time are tools.',
    full: 'It is out in the open, as far as it ever gets. One sees what one has made and whom one made it for, and the relation to that other person is the harvest.',
    'waning-gibbous':
      'What has been understood is handed round. One teaches, publishes, cooks for twelve; meaning is made by sharing it out.',
    'last-quarter':
      'The form no longer fits the life. Something that still works is given up because it works for somebody you no longer are.',
    balsamic:
      'Fallow years. The field is bare, seeds are in it, and hardly anything shows; rest, farewells and quiet preparation are the whole job.',
  },
  seasonDates: [
    ({ phase, spans, season }) => `${capital(phase)} phase, ${list(spans)}: ${small(season)}`,
    ({ phase, spans, season }) => `For you the ${phase} phase lasts ${list(spans)}: ${small(season)}`,
  ],
  span: (from, to, fromAge, toAge) => `from ${from} to ${to} (${fromAge} to ${toAge})`,
  spanFromBirth: (to, toAge) => (toAge === 0 ? `from birth to ${to}` : `from birth to ${to} (to the age of ${toAge})`),
  table: {
    caption: 'Every phase of the progressed Moon from birth to eighty-four',
    head: ['Phase', 'Begins', 'Age', 'Round'],
  },
  current: [
    ({ phase, until, untilAge }) => `The ${phase} phase has you until ${until}, when you are ${untilAge}.`,
    ({ phase, until, untilAge }) =>
      `Until ${until}, at the age of ${untilAge}, the step is that of the ${phase} phase.`,
  ],
  next: [
    ({ phase, at, age }) => `Then, from ${at} and the age of ${age}, comes the ${phase} phase.`,
    ({ phase, at, age }) => `It is relieved by the ${phase} phase in ${at}, at ${age}.`,
  ],
  moonNow: [
    ({ sign, until }) => `By progression the Moon walks through ${signEn(sign)} until ${until}.`,
    ({ sign, until }) =>
      `Inside, the furniture stands as ${signEn(sign)} likes it; the progressed Moon keeps to that sign until ${until}.`,
  ],
  moonNext: [
    ({ sign, at }) =>
      `The next removal is to ${signEn(sign)}, in ${at}; the boxes tend to be packed half a year before.`,
    ({ sign, at }) =>
      `In ${at} the progressed Moon moves on to ${signEn(sign)}, and some of what comforts you now is left with the previous tenants.`,
  ],
  moonHouse: [
    ({ house, until }) => `The progressed Moon is in your ${ordinalEn(house)} house until ${until}.`,
    ({ house, until }) => `The room in which this goes on is your ${ordinalEn(house)} house, until ${until}.`,
  ],
  moves: { caption: 'The progressed Moon by sign', head: ['Sign', 'From', 'Age'] },
  sign: signEn,
  sunBorn: [
    ({ sign, at, next, age }) =>
      `You were born with the Sun in ${signEn(sign)}, and by progression it stays there until ${at}. Then, at ${age}, it goes over into ${signEn(next)}.`,
    ({ sign, at, next, age }) =>
      `The first of your steps is out of ${signEn(sign)}, in which the Sun stood at your birth, into ${signEn(next)}: in ${at}, at the age of ${age}.`,
  ],
  sunStep: [
    ({ sign, at, age, past }) =>
      `In ${at}, when you ${past ? 'were' : 'are'} ${age}, the progressed Sun goes into ${signEn(sign)}.`,
    ({ sign, at, age, past }) =>
      `${signEn(sign)} begins for the progressed Sun in ${at}; you ${past ? 'were' : 'will be'} ${age}.`,
  ],
  sunUse: [
    () => 'What sounded like a foreign language becomes a second mother tongue in the years after.',
    () => 'Such a change takes three years to be noticed and thirty to be used.',
  ],
  sunTitle: (sign) => `The Sun goes into ${signEn(sign)}`,
  saturnOpening: [
    () =>
      'Every seven years or so Saturn stands at a corner of its own place: aside, across, aside again, home. The question is the same each time and the pupil is older. These dates you share with everybody born within some weeks of you.',
    () =>
      'Saturn keeps school by quarters. At each corner of its round it lays the same sheet before you, and whoever sat in class with you gets it in the same year.',
  ],
  saturnHouse: [
    () => 'What the sheet asks about is told by the house of your Saturn.',
    () => 'The subject of your examinations is the house in which your Saturn stands.',
  ],
  saturnTitle: (quarter, age) =>
    `At ${age}: ${{ waxing: 'the first corner', opposition: 'across', waning: 'the last corner', return: 'home' }[quarter]}`,
  saturn: [
    ({ quarter, dates, age, exam }) => `At ${age}, ${dates}, comes ${CORNERS[quarter]}: ${small(exam)}`,
    ({ quarter, dates, age, exam }) =>
      `${capital(CORNERS[quarter])} falls ${dates}, at the age of ${age}: ${small(exam)}`,
  ],
  exam: [
    {
      waxing:
        'The examination is in the schoolyard: rules exist, they apply to you too, and one can be good at something. Its trace is often a teacher’s sentence that one still hears.',
      opposition:
        'The parents turn into people with limits, and one measures oneself against them by slamming doors. What is asked is a self of one’s own, with a curfew.',
      waning:
        'One signs for oneself. The first flat, trade, debt or oath; freedom proves to be made of appointments, and some of what was sworn at fourteen is quietly dropped.',
      return:
        'The first round is complete and the draft is called in. What had been borrowed, a plan, a marriage, somebody else’s ambition, is either paid off as one’s own or given back. It is the examination that people remember.',
    },
    {
      waxing:
        'Seven years into grown-up life something has to be made firm: house, work, bond. The same question as at seven, with a mortgage in it.',
      opposition:
        'Half-time of the second round. One looks across at what one has become and at what it weighs, and reduces the luggage.',
      waning:
        'Authority changes sides: one is asked now, and no longer examined. What is asked is which duties one would take on again.',
      return:
        'The second return closes a working life’s account. What one is without the post is no smaller, merely unsigned, and there is time to sign it.',
    },
    {
      waxing:
        'The third round begins with a question of measure, namely how much of what is still possible is still wanted. Whoever has an answer is asked for advice.',
      opposition:
        'Across from the start of this round lies what will stay: people, sentences, an orchard. One begins to hand it on by name.',
      waning:
        'The load is light and the view is long. What is asked is candor about the past, in the tone of somebody who has nothing left to win.',
      return: 'A third return, seldom reached, is a teacher’s visit without a test.',
    },
  ],
  uranusOpening: [
    () =>
      'Uranus goes round once in eighty-four years, the length of this sheet. At each of its corners it argues with the place it had at your birth, and something that had grown stiff is shaken.',
    () =>
      'Four times in a full life Uranus has it out with its own place at your birth. Your whole age group is restless in those years; on what, is a matter of each one’s own chart.',
  ],
  uranusTitle: (age) => `At ${age}`,
  uranus: [
    ({ dates, age }) => `It falls ${dates}, at the age of ${age}.`,
    ({ dates, age }) => `The exact passes come ${dates}; the age is ${age}.`,
  ],
  shake: [
    'With Uranus square to your Uranus for the first time, one leaves: a town, a faith, the subject chosen to please. The first version of freedom is usually the opposite of home, and that is good enough to get away with.',
    'With Uranus in opposition to your Uranus half a life stands opposite the other. What had been put off for the sake of order knocks, sometimes loudly. Not everything that knocks has to move in; one thing should.',
    'With Uranus square to your Uranus for the second time, the leave-taking is from roles. One turns out to be freer than the calendar has it, and the surprise shows in the choice of company.',
    'With Uranus in conjunction with your Uranus the round is complete, and whoever gets there is allowed to be odd. Many become simple in a way that looks daring.',
  ],
  common: [
    () =>
      'Two clocks stand on this sheet. Saturn and Uranus keep nearly equal step in a whole school class; that is why reunions at thirty, forty and sixty resemble one another. The progressed lights are yours alone, and a friend of your age may be in harvest while your field lies fallow.',
    () =>
      'What you read under Saturn and Uranus holds for everybody of your year. The phases of the lights don’t: they hang on the day and the hour. Where both clocks strike together a year is remembered.',
  ],
  fallow: [
    ({ spans }) =>
      `Your fallow years by this count are these: ${list(spans)}. Look at what was sown in them before you call them lost.`,
    ({ spans }) =>
      `The field lay or lies bare ${list(spans)}. In most lives the best idea of the next round dates from such a stretch.`,
  ],
  closing: [
    ({ next, at }) =>
      `The next mark on the frame is the ${next} phase, in ${at}. Until then the season is what it is, and it has work enough.`,
    ({ next, at }) =>
      `With the ${next} phase, in ${at}, the step changes again. Write on this page, before that, what you have grown into since the last mark.`,
  ],
  closingBeyond: 'No further mark is due. What the frame shows is yours to read to others.',
}

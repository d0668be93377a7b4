import { planetEn, pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { PersonalityWords } from './words.ts'

/** The report on the whole birth chart in English. */
export const personalityEn: PersonalityWords = {
  title: 'The whole natal chart, read for you',
  subtitle: (name) => `A portrait for ${name}`,
  noHour:
    'The hour of birth is not known. This report therefore has no houses, no ascendant and no midheaven, and it leaves out every aspect that only held for a part of that day. What remains is true at any hour.',
  findHour: {
    title: 'Where an hour may still be found',
    text: [
      'Many hours are only mislaid. In much of Europe and in most American states the full copy of a birth entry has the time, even where the short certificate leaves it out; the registry of the place sends it on request. Maternity wards keep their books for decades. At home the likely places are a bracelet from the cot, the first page of an album, a letter that announces you, a medical card with the weight in grams.',
      'Ask for scenes rather than for a number. Was supper on, had the night shift come, did somebody run for a taxi or telephone an office that was still open? A window of two hours settles more than it seems to in a chart: with luck the twelve houses, and now and then which half of the sky was full. Put what you find into the settings, and a new report will say more.',
    ],
  },
  chapters: {
    thesis: 'What this chart is about',
    lights: 'Sun, Moon and ascendant',
    lightsAlone: 'Sun and Moon',
    mind: 'Mind and talk',
    love: 'Love',
    work: 'Will, work and money',
    home: 'Home and rest',
    growth: 'What holds and what grows',
    closing: 'What to do with it',
    tables: 'Tables and method',
  },
  made: [
    'First the sky of your birth was computed, from ephemerides that agree with those of observatories to the arc-second. Then everything in it was weighed: which planets govern others, which are bound by the closest aspects, and, where the hour is known, which stand on the corners of the chart. What is named first and what is told at length follows those weights, so that another person’s report dwells on other things.',
    'Beside each paragraph stands what it was written from. Where a sentence isn’t you at all, you’re the one who knows.',
  ],
  titles: {
    made: 'How this portrait was made',
    positions: 'Where everything stood',
    summary: 'In short',
    table: 'Twelve houses and their masters',
    grid: 'All aspects at a glance',
    tasks: 'A few small things',
    thesis: 'What weighs most',
    close: 'Back to the beginning',
    rule: 'Who governs whom',
  },
  captions: {
    wheel: 'The chart of your birth',
    positions: 'Positions at birth, tropical zodiac',
    rule: 'Each planet and the ruler of its sign',
    houses: 'The signs on the twelve cusps and their rulers',
    grid: 'All aspects of the chart; the loose ones are only here',
  },
  heads: {
    positions: ['Point', 'Longitude', 'House', 'Motion'],
    rule: ['Planet', 'Stands in', 'Answers to'],
    houses: ['House', 'Sign on the cusp', 'Ruler', 'Stands in'],
  },
  areas: {
    love: 'In love',
    work: 'At work',
    money: 'With money',
    home: 'At home',
    rest: 'Strength and rest',
    growth: 'What it grows into',
  },
  retrograde: 'retrograde',

  theme: {
    sun: 'There’s an owner here, and everybody can tell. You feel well where a thing carries your name and badly where you’re one of the staff; praise feeds you for an afternoon, authorship for a year. What goes wrong in you goes wrong from being overlooked, including by yourself.',
    moon: 'What you feel decides, and it decides before you’ve been asked. Sleep, food, the tone at breakfast are the ground you build on, and a plan that ignores them comes down by Thursday. People tell you things. They have noticed that you remember the weather in which they were said.',
    mercury:
      'Everything in you passes through words. A thing you have named is half done, a thing without a name keeps you awake, and between two people who don’t understand each other you can hardly sit still. The danger is a life lived in drafts.',
    venus:
      'You choose by taste, even where you’d swear that it was reason. The wrong lamp spoils a room for you, an unkind word a week; but give you something ill-made and some time, and people will want to sit near it. You’d rather be asked than push.',
    mars: 'An engine is running, and it wants a road. Waiting costs you more than failing does; you find out what you think by starting, and you’re kindest when you’re tired from something real. Without an adversary worth the name you make do with whoever is in the kitchen.',
    jupiter:
      'You take a size larger than needed and grow into it more often than not. Hope is your working capital, distance does you good, and you forgive nearly anything but smallness. What others call your luck is largely that you ask, ask again, and thank people.',
    saturn:
      'Time is on your side, and you were slow to believe it. You were older than your classmates and will be younger than your peers. What you make holds, since you look it over as a stranger would; that same look, turned on yourself at night, should be given office hours.',
    uranus:
      'You notice the one rule in the room that has outlived its reason. It isn’t rebellion, for you’d happily keep a good one; it’s closer to an ear that hears the wrong note. You need a door to leave by, and once you have it you tend to stay for years.',
    neptune:
      'Your edges are thin. You come home from a crowd with somebody else’s mood in your pockets, and out of that same thinness come the melody, the tact, the sense for what was meant and not said. You live well with a shore nearby, one closed hour a day, and somebody who checks the arithmetic.',
    pluto:
      'You look under things. A smooth answer makes you curious, a locked drawer patient; you’d rather know the worst than be spared it, and people in real trouble find their way to you. The small talk you can’t do is the price of the large talk you can.',
  },

  eitherTitle: (planet) => `${pointEn(planet)}: two readings`,
  ifIn: (planet, sign) => `If it was ${signEn(sign)} that had ${planetEn(planet)}, this is yours.`,

  closingLead: [
    'A portrait is of use when something comes of it. Here are a few things to do, drawn from its two wishes and its strongest planets; try one, and drop it if it doesn’t fit.',
    'Enough has been said; this part is for doing. Each item answers one of the wishes of this chart, or a planet that weighs much in it.',
    'What follows is small on purpose, and can be started this week. The wishes and the strongest planets of the chart suggested it.',
    'If one thing stays with you from these pages, let it be something you tried. The two wishes and the planets that weigh most propose these.',
    'Nothing here takes longer than an evening to begin. Choose the one that makes you smile or wince; both are good signs.',
  ],
  wishTasks: {
    closeness: 'Call one person this week without a reason, and tell them something you would usually type.',
    freedom: 'Keep one evening a week without plans, and tell the people around you beforehand which one.',
    safety:
      'Write down what you would need in order to feel safe for a month; then check which items you have already.',
    achievement: 'Choose one goal for the next six weeks, and write under it what you will leave undone for its sake.',
    truth:
      'Say one true thing you have been softening, to the person it concerns, in two sentences and in a quiet hour.',
    joy: 'Put one pleasure into the calendar with a time, as you would an appointment, and keep it.',
    order: 'Finish one drawer, folder or habit, and declare the rest good enough until next month.',
    meaning: 'Once a week, answer on paper what the week was for; three lines are plenty.',
  },
  tasks: {
    sun: 'Put your name under one thing this month: something small, finished, and yours.',
    moon: 'For a week write down at night what you ate, whom you saw and how you slept; by the fifth day there’s a pattern.',
    mercury: 'Take one of your drafts and finish it, badly if need be.',
    venus: 'Give away one ugly thing that you use every day, and find one for its place that you like to touch.',
    mars: 'Find an opponent you respect, in a sport, a game or a craft, and meet them weekly.',
    jupiter: 'Say yes to one thing less this month, and go twice as far with one that already has your yes.',
    saturn: 'Stop one task at four fifths, and show it to somebody as it is.',
    uranus: 'Name the rule that annoys you most, write down in three lines what would be better, and hand it in.',
    neptune: 'Keep one hour a day behind a closed door, with nobody’s voice in it.',
    pluto:
      'Tell one person one thing you’ve always kept to yourself; choose the person with care and the thing lightly.',
  },
  lacking: {
    fire: 'Your chart holds less fire than anything else, so begin something on a Monday without having thought it through.',
    earth:
      'Your chart holds less earth than anything else, so make one thing a week with your hands that can be held up to the light.',
    air: 'Your chart holds less air than anything else, and air is distance and plain words: tell somebody your largest worry in five sentences, standing up.',
    water:
      'Your chart holds less water than anything else, so ask one person a week how they are, and then say nothing for a minute.',
  },
}

import { numberEn } from '#language/en/numbers.ts'
import { capital } from '#language/capital.ts'
import type { Element, Mode } from '#astro/charts/balance.ts'
import { commonWordsEn } from './common-words-en.ts'
import { natalAspectEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { NatalWords } from './natal-words.ts'

const KINDS: Record<Element | Mode, string> = {
  fire: 'fire signs',
  earth: 'earth signs',
  air: 'air signs',
  water: 'water signs',
  cardinal: 'the signs that begin a season',
  fixed: 'the signs that hold a season',
  mutable: 'the signs that end a season',
}

/** Titles and sentences of the natal reading in English. */
export const natalWordsEn: NatalWords = {
  chapters: {
    thesis: 'What this chart is about',
    core: 'At the core',
    temperament: 'Temperament',
    strong: 'What speaks loudest',
    everyday: 'Mind, heart and will',
    ties: 'Where two meet',
    houses: 'Rooms of your life',
    times: 'Your generation in you',
    road: 'The road and the sore spot',
  },
  title: (topic, sign, house) =>
    `${pointEn(topic)}${sign === null ? '' : ` in ${signEn(sign)}`}${house === null ? '' : `, ${ordinalEn(house)} house`}`,
  uncertain: (topic, from, to) =>
    `On the day you were born ${planetEn(topic)} passed from ${signEn(from)} into ${signEn(to)}, and without the hour nobody can honestly say which of the two is yours.`,
  uncertainPlace: (topic, from, to) =>
    `Within the hours around the world at which your clock could have shown that time ${planetEn(topic)} passed from ${signEn(from)} into ${signEn(to)}; the place of birth would tell which of the two is yours.`,
  aspect: natalAspectEn,

  threadTitles: {
    clash: ['Where you argue with yourself', 'Two voices at one table', 'Two maps of one town'],
    match: ['Where one part helps the other', 'Two that work hand in hand', 'A willing second pair of hands'],
    alike: ['Of one piece', 'Twice the same note', 'One color, two coats'],
  },
  thread: [
    (one, other) =>
      `${capital(yourEn(one.point))} is in ${signEn(one.sign)}, ${yourEn(other.point)} in ${signEn(other.sign)}.`,
    (one, other) =>
      `${signEn(one.sign)} has ${yourEn(one.point)}, and ${signEn(other.sign)} has ${yourEn(other.point)}.`,
  ],
  clash: {
    'fire earth':
      'One half of you has already left the house; the other is looking for the receipt. The first calls the second a brake, and the second has paid for several of the first one’s ideas. They stop bickering as soon as each gets its own kind of decision: what is small and can be undone goes to the quick half at once, what has a foundation waits one night for the slow one. People who have watched both at work know why your daring holds up.',
    'fire water':
      'Part of you wants it said, now and aloud; part of you is still listening for how it will land. So you flare up and are sorry within the same sentence, or you keep quiet and boil over a teaspoon a week later. Neither half is the false one. The soft one knows where it hurts, the hot one gets you there in time, and when you speak for somebody else’s sake both of them talk at once, and people remember it.',
    'earth air':
      'You can explain it beautifully and you can do it well, though seldom on the same day. While one half compares seven ways of building the shelf, the other would like to have it up by lunch and thinks the talk a waste of screws. Let them take turns by the clock: an hour for options with no tools in reach, then the tools with no new options. It’s how an idea of yours, unlike most people’s, comes to bear weight.',
    'air water':
      'You feel it first and have a theory about it a moment later, and the theory is often a way of getting dry. Others hear a calm account of something that kept you awake. The two needn’t cure each other. Put feeling in charge of what is true and thought in charge of how to say it, and you become one of those rare people who can talk about a hurt without either bleeding or lecturing.',
  },
  match: {
    'fire air':
      'The one has the match, the other the draft: a thought of yours hardly has time to be doubted before it’s under way, and the doing throws up the next thought. It makes you quick, and good company at the start of things. The lack is ballast. Something that weighs, a date, a person who asks “and then?”, belongs in each of your plans.',
    'earth water':
      'The one senses what is needed and the other goes and gets it. You rarely make a show of feeling, since it has turned into a mended strap or a full fridge before you’d have found the words. Between them these two hold on tight, to people, to chairs, to the way it was done last year, and a window opened on purpose now and then does both of them good.',
  },
  alike: {
    fire: 'There’s no translator between these two, because none is needed: what one of them wants the other has started. It gives you a straight line that people trust, and no one inside to say “sleep on it”. Borrow that voice from outside, from someone whose slowness you respect.',
    earth:
      'These two agree before they’ve finished speaking: first see it, then count it, then keep it. Your word can be built on for that reason. What is missing is the half that would do something for no reason at all, and it’s worth keeping company with people who do.',
    air: 'Both of these think out loud and both of them like the window open, so you’re seldom at odds with yourself and rarely quite alone with a feeling either. When something matters, stay with it for as long as it takes a kettle to boil before giving it a name.',
    water:
      'Both of these take the world in through the skin. You know what the room feels and you don’t always know whose feeling it was. Nothing in you would call that an overreaction, so choose an outside witness, someone dry and kind, and ask them what actually happened.',
  },

  elementTitle: (element, kind) => (kind === 'dominant' ? `Much ${element}` : `No ${element}`),
  modeTitle: (mode, kind) =>
    `${{ cardinal: 'Beginning', fixed: 'Holding', mutable: 'Adapting' }[mode]}: ${kind === 'dominant' ? 'your first way' : 'the missing way'}`,
  shapeTitle: (shape) => `The whole chart: a ${shape}`,
  many: (of, planets) =>
    `${planets.length === 10 ? 'All ten' : `${capital(numberEn(planets.length))} of the ten planets`} stand in ${KINDS[of]}: ${commonWordsEn.list(planets.map(planetEn))}.`,
  none: (of) => `Not one of the ten planets stands in ${KINDS[of]}.`,
  shape: (shape) => `Seen from above, the ten planets lie in what astrologers call a ${shape}.`,

  reason: {
    'rules-ascendant': [
      (planet) =>
        `${capital(planetEn(planet))} rules your Ascendant and so speaks in your name more often than the rest.`,
    ],
    angular: [
      (planet) =>
        `${capital(planetEn(planet))} stands in one of the four corners of the chart, where planets are heard through walls.`,
      (planet) => `A planet in a corner house doesn’t wait to be asked, and ${planetEn(planet)} is in one.`,
      (planet) => `${capital(planetEn(planet))} has a front-row seat in this chart, a corner house.`,
    ],
    'on-angle': [
      (planet) => `${capital(planetEn(planet))} stands right on an angle of the chart; others notice it in you first.`,
      (planet) => `Few things are as visible in a chart as a planet on an angle, and here it is ${planetEn(planet)}.`,
    ],
    final: [
      (planet) =>
        `Follow the rulers of the signs from any planet of yours, and the chain ends with ${planetEn(planet)}.`,
    ],
    aspects: [
      (planet) => `Hardly anything in this chart happens without ${planetEn(planet)}: most threads run through it.`,
      (planet) => `${capital(planetEn(planet))} is tied to the rest of the chart by more close threads than most.`,
      (planet) => `Touch any part of the chart and ${planetEn(planet)} moves too.`,
    ],
  },
  retrograde: [
    (planet) => `At your birth ${planetEn(planet)} was retrograde.`,
    (planet) => `${capital(planetEn(planet))} was moving backward in the sky then, retrograde.`,
    (planet) => `You were born under a retrograde ${pointEn(planet)}.`,
  ],
  rulerTitle: (house, inHouse) =>
    house === inHouse
      ? `Ruler of the ${ordinalEn(house)} house at home`
      : `Ruler of the ${ordinalEn(house)} house in the ${ordinalEn(inHouse)}`,
  ruler: [
    (house, ruler, inHouse) =>
      `The ruler of your ${ordinalEn(house)} house, ${planetEn(ruler)}, stands in the ${ordinalEn(inHouse)} house.`,
    (house, ruler, inHouse) =>
      `With ${planetEn(ruler)} in the ${ordinalEn(inHouse)} house stands the ruler of your ${ordinalEn(house)} house.`,
  ],
}

import type { AsteroidWords } from './words.ts'

export const asteroidsEn: AsteroidWords = {
  title: 'The small names in your chart',
  subtitle: (name) => `Asteroids at the birth of ${name}`,
  noHour:
    'The hour of birth isn’t known: ascendant and midheaven are left out, and the Moon as well. The others, with the small bodies beside them, may be off by a part of a degree.',
  outOfRange: (from, to) =>
    `The catalog’s orbits are good from ${from} to ${to}, and your birth lies outside. Only the five largest names, whose places are known for any date, are used here, and they are told by sign and house as well.`,
  chapters: {
    how: 'The telephone book',
    lights: 'At the Sun and Moon',
    personal: 'With Mercury, Venus and Mars',
    angles: 'On horizon and summit',
    slow: 'Company of the slow ones',
    close: 'Closing the book',
  },
  titles: {
    how: 'How names are found',
    count: 'What chance would do',
    slow: 'The mark of a season',
    closest: 'The closest of all',
    five: 'The five that are known for any date',
    last: 'What to do with a name',
  },
  opening: [
    'Between two of the large planets circle rocks with the names of goddesses, rivers, singers, daughters of astronomers and, once, a cat. They were named in no order and for every reason. This report opens the book at your birth and reads out who stood within a degree of you.',
    'Names in a telephone book mean nothing until one of them is your grandmother’s. With asteroids it’s the same: most lines are mute, and at one you put down the cup. Here are the lines that stood next to the points of your chart, to the minute of arc.',
    'It’s a game with strict rules. The sky of your birth is computed for a whole catalog of small bodies; those within one degree of a point of yours are picked out; nothing is added. What a name then says to you is your affair as much as ours.',
  ],
  method: (count) =>
    `Method: the apparent longitude of every small body of Asteria’s catalog that holds for the date, ${count} of them, for the moment of birth, and conjunctions up to 1° with your points, the closest first. Reading names of asteroids goes back to the ephemerides of Eleanor Bach (1973) and Demetra George’s “Asteroid Goddesses” (1986). For the best-known bodies we say whom they’re named after; of the rest we know only the name and the place, and say no more. Names and numbers are the official ones and can be looked up anywhere. Among so many names something will suit anybody: a find is a beginning of a conversation and proves nothing.`,
  five: { caption: 'Where the large ones stood', head: ['Number', 'Name', 'Position', 'House'] },
  chance: [
    (found, expected, points) =>
      `By chance alone one would expect about ${expected} contacts with your ${points} points, and there are ${found}. Take it as a measure of how seriously to take any single one: the tight ones a little, the wide ones hardly.`,
    (found, expected, points) =>
      `Your ${points} points have ${found} contacts within a degree; a catalog of this size scattered at random would give some ${expected}. So it’s not the number that matters but the name, and the minute of arc.`,
  ],
  table: {
    caption: (point) => `Within a degree of ${point}`,
    head: ['Number', 'Name', 'Distance', 'Motion'],
    back: 'backward',
    forward: 'forward',
  },
  closestTable: { caption: 'Ten closest contacts', head: ['Number', 'Name', 'Point', 'Distance'] },
  host: {
    sun: [
      'A name beside the Sun is read as a motto: something one might have engraved.',
      'What stands by the Sun is taken as a second first name, the one used in daylight.',
    ],
    moon: [
      'Beside the Moon a name is a pet name, used at home and before sleep.',
      'The Moon’s neighbor is read as a voice from the nursery: what was sung there.',
    ],
    mercury: [
      'Whoever stands with Mercury walks arm in arm with your thoughts and finishes sentences.',
      'A name at Mercury is one that you’d drop in conversation without knowing why.',
    ],
    venus: [
      'With Venus stands the name behind a taste: whom one would like to please.',
      'The neighbor of Venus is read as a type that makes you turn your head.',
    ],
    mars: [
      'The name beside Mars hands the hammer to your temper.',
      'With Mars stands whoever you’d call when something heavy has to be moved.',
    ],
    asc: [
      'On the ascendant a name is a visiting card: it depends on the minute, and so it’s yours more than most.',
      'What rises with the ascendant is read as the first thing people think they see.',
    ],
    mc: [
      'A name at the midheaven is one for the door plate.',
      'At the midheaven stands what might be said in a speech in your honor.',
    ],
  },
  closest: [
    (name, distance) => `The closest that has a name is ${name}, ${distance} away.`,
    (name, distance) => `Nearest of those with a name: ${name}, at ${distance}.`,
    (name, distance) => `First among the named stands ${name}, ${distance} off.`,
  ],
  known: [
    (name, story) => `${name}. ${story}`,
    (name, story) => `Also here, ${name}. ${story}`,
    (name, story) => `In the same degree, ${name}. ${story}`,
  ],
  mute: [
    (name) =>
      `Of ${name} we know the name and the place, and leave the rest to you: is it a town, a person, a sound that you know?`,
    (name) => `What ${name} stands for isn’t in our book; said aloud once, it may do its work by sound.`,
    (name) => `${name} is mute as far as we’re concerned, unless you’ve met somebody called that.`,
  ],
  empty: [
    (point) => `No body of the catalog stood within a degree of it: ${point} has no neighbors.`,
    (point) => `Here nobody stood so close; ${point} keeps to itself.`,
  ],
  ask: [
    'If the name speaks, write down the first scene that comes. If it doesn’t, let it be a rock.',
    'Try it as a heading over a day of last week.',
    'Look for it in your life only where you’d look anyway: in address books, on maps, on spines.',
    'One may also ask whom in the family it would have suited better.',
    'A find like this is good for one evening’s talk. It needn’t be good for more.',
    'Tell it to somebody who knows you and watch their eyebrows.',
    'If you had a boat, might it be called that?',
  ],
  slow: [
    'Jupiter and those beyond move so slowly that their neighbors are shared by everyone born in the same days. They’re listed together, as the mark of a season, five to each.',
    'The company of the slow planets belongs to a whole class at school. It gets a single page, with the five closest of each.',
  ],
  close: [
    [
      'Choose one name out of all these, the one at which you stopped. Look up whom it was given for; discoverers tend to have had reasons, a wife, a river, a debt. It’s often a better story than any interpretation.',
      'Take the closest contact of the table and spend ten minutes in an encyclopedia with it. That much attention is rarely paid to a rock, or to a point of one’s chart.',
    ],
    [
      'And lay aside what merely fits. In a book with thousands of names everybody finds an aunt. What’s worth keeping is what fits to the minute and surprises you all the same.',
      'If nothing spoke, that’s the likelier outcome and no fault of yours. Mute lines are what telephone books are made of.',
    ],
  ],
}

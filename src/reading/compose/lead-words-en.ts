import { capital } from '#language/capital.ts'
import { anAspectEn } from '#language/en/aspects.ts'
import { planetEn, yourEn } from '#language/en/points.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { LeadWords } from './lead-words.ts'
import { traitWordsEn } from './trait-words-en.ts'

const isAngle = (point: SpokenPoint) => point === 'asc' || point === 'mc'
const named = (point: SpokenPoint) => (isAngle(point) ? yourEn(point) : planetEn(point))
const to = (aspect: string) => (aspect === 'conjunction' ? 'with' : 'to')
const made = (aspect: Parameters<typeof anAspectEn>[0], point: SpokenPoint) =>
  `${anAspectEn(aspect)} ${to(aspect)} ${named(point)}`

export const leadWordsEn: LeadWords = {
  theme: (evidence) => traitWordsEn.speaker({ kind: 'theme', evidence }),
  wish: {
    closeness: 'the wish to be close',
    freedom: 'the wish to be free',
    safety: 'the wish to be safe',
    achievement: 'the wish to achieve something',
    truth: 'the wish for truth',
    joy: 'the wish to enjoy life',
    order: 'the wish to do things properly',
    meaning: 'the wish for a meaning',
  },
  lead: {
    love: [
      (wish) => `In love, ${wish} tends to speak first.`,
      (wish) => `With somebody you love, ${wish} leads.`,
      (wish) => `Love is where ${wish} gets most of its say.`,
    ],
    work: [
      (wish) => `At work, ${wish} sets the pace.`,
      (wish) => `In what you do all day, ${wish} comes first.`,
      (wish) => `Once there is a job to be done, ${wish} takes over.`,
    ],
    home: [
      (wish) => `At home, ${wish} makes itself heard.`,
      (wish) => `Inside your own walls, ${wish} mostly decides.`,
      (wish) => `A home shows how ${wish} lives from day to day.`,
    ],
    growth: [
      (wish) => `Over the years, ${wish} changes its tone.`,
      (wish) => `Time works on ${wish}, too.`,
      (wish) => `What becomes of ${wish} in the long run?`,
    ],
  },

  weights: [
    (loudest, why) => `${capital(planetEn(loudest))} is the loudest planet in this chart: ${why}.`,
    (loudest, why) => `Of the ten planets, ${planetEn(loudest)} has most to say here, because ${why}.`,
    (loudest, why) => `No planet weighs more in this chart than ${planetEn(loudest)}: ${why}.`,
    (loudest, why) => `Listen for ${planetEn(loudest)} first: ${why}.`,
  ],
  why: {
    'rules-ascendant': 'it rules your ascendant and so speaks in your name',
    angular: 'it stands in one of the four corner houses',
    'on-angle': 'it stands right on an angle',
    dignity: 'it’s strong by sign',
    final: 'every chain of rulers ends with it',
    aspects: 'most of the close aspects run through it',
  },

  setUp: [
    (first, second, third) =>
      `This portrait opened with ${first}. Beside it stood ${second}.${third ? ` The third thing that the opening named was ${third}.` : ''}`,
    (first, second, third) =>
      `At the beginning stood ${first}. Next came ${second}.${third ? ` The opening also named ${third}.` : ''}`,
    (first, second, third) =>
      `The first pages named ${first}. They put ${second} beside it.${third ? ` With these two came ${third}.` : ''}`,
    (first, second, third) =>
      `The first page set out from ${first}. It went on to ${second}.${third ? ` A third thing was named there: ${third}.` : ''}`,
  ],
  shared: [
    (planet) => `${capital(planetEn(planet))} belongs to both, and what it agrees to holds on either side.`,
    (planet) => `Both run through ${planetEn(planet)}, so an agreement can be made there.`,
    (planet) => `There is one place where they meet: ${planetEn(planet)} has a part in each.`,
    (planet) => `Neither can do without ${planetEn(planet)}, which is a part of both.`,
  ],
  between: [
    (planet, first, second) =>
      `The chart names a go-between: ${planetEn(planet)} makes ${made(first.aspect, first.point)}. It also makes ${made(second.aspect, second.point)}, and so has the ear of both.`,
    (planet, first, second) =>
      `${capital(planetEn(planet))} can carry messages between them: it makes ${made(first.aspect, first.point)}. It makes ${made(second.aspect, second.point)} as well.`,
    (planet, first, second) =>
      `Each of the two gets on with ${planetEn(planet)}, which makes ${made(first.aspect, first.point)}. It makes ${made(second.aspect, second.point)}, too.`,
    (planet, first, second) =>
      `Ask ${planetEn(planet)} to mediate. It makes ${made(first.aspect, first.point)}. It makes ${made(second.aspect, second.point)} besides.`,
  ],
  helps: [
    (planet, { aspect, point }) => `The chart offers a helper: ${planetEn(planet)} makes ${made(aspect, point)}.`,
    (planet, { aspect, point }) => `Help comes from ${planetEn(planet)}, which makes ${made(aspect, point)}.`,
    (planet, { aspect, point }) => `${capital(planetEn(planet))} makes ${made(aspect, point)} and can lend a hand.`,
    (planet, { aspect, point }) => `There is an ally in the chart: ${planetEn(planet)} makes ${made(aspect, point)}.`,
  ],
  alone: [
    (planet, why) =>
      `The agreement between them has to be made on purpose, and ${planetEn(planet)} can make it${why ? `: ${why}` : ''}.`,
    (planet, why) => `To settle things, turn to ${planetEn(planet)}${why ? `: ${why}` : ''}.`,
    (planet, why) => `${capital(planetEn(planet))} is strong enough to hold them together${why ? `: ${why}` : ''}.`,
    (planet, why) => `They come to terms best when ${planetEn(planet)} presides${why ? `: ${why}` : ''}.`,
  ],
  means: {
    sun: 'What helps, then, is to decide in your own name: a thing that you’ve signed for, both sides will carry.',
    moon: 'What helps, then, is rest before reasons: fed and slept out, the two sides hear each other.',
    mercury:
      'What helps, then, is words: written down side by side, the two wishes turn out to want fewer of the same hours than you feared.',
    venus: 'What helps, then, is liking: in the company of people you’re fond of, neither side has to prove anything.',
    mars: 'What helps, then, is doing: a small thing done today settles more between the two than a month of weighing.',
    jupiter:
      'What helps, then, is a wider frame: ask what the whole is for, and the two sides become two parts of one plan.',
    saturn: 'What helps, then, is time and a rule: give each side its fixed hours, and keep them for a year.',
    uranus: 'What helps, then, is an experiment: try for a month the arrangement nobody in your family has ever had.',
    neptune:
      'What helps, then, is quiet: music, water, an hour without a purpose, after which the two sides no longer sound like enemies.',
    pluto: 'What helps, then, is the truth: say once, aloud, which of the two you’re afraid of losing.',
  },
}

import { capital } from '#language/capital.ts'
import { anAspectEn } from '#language/en/aspects.ts'
import { planetEn, pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import { commonWordsEn } from '../writer/common-words-en.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { LeadWords } from './lead-words.ts'
import { traitWordsEn } from './trait-words-en.ts'

const isAngle = (point: SpokenPoint) => point === 'asc' || point === 'mc'
const named = (point: SpokenPoint) => (isAngle(point) ? yourEn(point) : planetEn(point))
/** "the Moon", "the Venus", "the ascendant": of the opening. */
const opened = (point: SpokenPoint) => (isAngle(point) ? planetEn(point) : `the ${pointEn(point)}`)
const to = (aspect: string) => (aspect === 'conjunction' ? 'with' : 'to')
const made = (aspect: Parameters<typeof anAspectEn>[0], point: SpokenPoint) =>
  `${anAspectEn(aspect)} ${to(aspect)} ${named(point)}`
const list = (points: readonly SpokenPoint[]) => commonWordsEn.list(points.map(named))

export const leadWordsEn: LeadWords = {
  theme: (evidence, title) => `${traitWordsEn.speaker({ kind: 'theme', evidence })} (“${title}”)`,
  lone: (planet, title) => `“${title},” the opening said of ${planetEn(planet)}, and here you see it at work.`,
  part: [
    (planet, also, theme) =>
      also.length > 0
        ? `Here is the ${pointEn(planet)} from the opening again, and ${list(also)} with it.`
        : `Here is the ${pointEn(planet)} from the opening again: ${theme}.`,
    (planet, _, theme) => `The opening spoke of ${theme}. What follows is about its ${pointEn(planet)}.`,
    (planet, also, theme) =>
      also.length > 0
        ? `You have met ${planetEn(planet)} in the opening, together with ${list(also)}.`
        : `You have met ${planetEn(planet)} in the opening, in ${theme}.`,
    (planet, _, theme) => `${capital(theme)}: the opening again, seen from where ${planetEn(planet)} stands.`,
  ],
  tense: [
    (planet, aspect, point, theme) =>
      `${capital(planetEn(planet))} makes ${made(aspect, point)} and is drawn into the opening’s story. Here it is felt as pressure: ${theme}.`,
    (planet, aspect, point) =>
      `Remember ${opened(point)} from the opening. ${capital(planetEn(planet))} makes ${made(aspect, point)}, and in this chapter the two argue.`,
    (planet, aspect, point, theme) =>
      `${capital(planetEn(planet))} makes ${made(aspect, point)}. Along that wire comes what the opening told: ${theme}.`,
  ],
  flowing: [
    (planet, aspect, point, theme) =>
      `${capital(planetEn(planet))} makes ${made(aspect, point)}. It helps with what the opening set up: ${theme}.`,
    (planet, aspect, point) =>
      `${capital(planetEn(planet))} makes ${made(aspect, point)}, and ${opened(point)} from the opening is good company for it.`,
    (planet, aspect, point, theme) =>
      `${capital(planetEn(planet))} makes ${made(aspect, point)}. So the opening shows its friendly side here: ${theme}.`,
  ],
  joined: [
    (planet, point, theme) =>
      `${capital(planetEn(planet))} stands right beside ${opened(point)} from the opening, so ${theme} is at the table from the start.`,
    (planet, point) =>
      `${capital(planetEn(planet))} and ${named(point)} are neighbors in this chart, and what the opening said of the one is true of the other.`,
  ],
  answers: [
    (planet, sign, ruler) =>
      `${capital(planetEn(planet))} stands in ${signEn(sign)}, which ${planetEn(ruler)} rules: the ${pointEn(ruler)} from the opening has the last word here, too.`,
    (planet, sign, ruler, theme) =>
      `Because ${yourEn(planet)} is in ${signEn(sign)}, it answers to ${planetEn(ruler)}, and by that road ${theme} comes into this chapter.`,
    (planet, sign, ruler) =>
      `In ${signEn(sign)} ${planetEn(planet)} is a guest of ${planetEn(ruler)}, the one from the opening, and keeps its house rules.`,
  ],
  none: [
    (_, theme) => `${capital(theme)}, with which this portrait opened, is at work here, too.`,
    (_, theme) => `The opening comes back in other clothes: ${theme}.`,
    (_, theme) => `Back to ${theme}.`,
  ],

  weights: (loudest, why) => `${capital(planetEn(loudest))} is the loudest planet in this chart: ${why}.`,
  why: {
    'rules-ascendant': 'it rules your ascendant and so speaks in your name',
    angular: 'it stands in one of the four corner houses',
    'on-angle': 'it stands right on an angle',
    dignity: 'it’s strong by sign',
    final: 'every chain of rulers ends with it',
    aspects: 'most of the close aspects run through it',
  },
  closest: (a, aspect, b, orb) =>
    `The closest aspect among the personal points is ${planetEn(a)} ${aspect === 'opposition' ? 'opposite' : aspect === 'conjunction' ? 'conjunct' : aspect} ${planetEn(b)}, ${orb} from exact.`,

  setUp: (first, second) => `This portrait opened with ${first}. Facing it stood ${second}.`,
  between: (planet, first, second) =>
    `The chart itself names a go-between: ${planetEn(planet)} makes ${made(first.aspect, first.point)}. It also makes ${made(second.aspect, second.point)}, and so has the ear of both.`,
  helps: (planet, { aspect, point }) =>
    `The chart itself offers a helper: ${planetEn(planet)} makes ${made(aspect, point)} and stands outside the argument.`,
  alone: (planet) =>
    `No third planet mediates between them, so the agreement has to be made on purpose, and ${planetEn(planet)} is the part of you best placed to make it.`,
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
      'What helps, then, is quiet: music, water, an hour without a purpose, after which the two no longer sound like enemies.',
    pluto: 'What helps, then, is the truth: say once, aloud, which of the two you’re afraid of losing.',
  },
}

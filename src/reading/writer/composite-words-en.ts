import type { CompositeWords } from './composite-words.ts'
import { natalAspectEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'

/** The composite in English. */
export const compositeWordsEn: CompositeWords = {
  chapters: {
    bond: 'The bond as a third',
    places: 'How it lives',
    ties: 'What holds it together, and what pulls at it',
  },
  titles: { how: 'How to read this' },
  title: (point, sign, house) =>
    `The bond’s ${pointEn(point)}${sign === null ? '' : ` in ${signEn(sign)}`}${house === null ? '' : `, ${ordinalEn(house)} house`}`,
  aspectTitle: natalAspectEn,
  how: (name) =>
    `Between each point of your chart and the same point of ${name}’s lies a midpoint, and the midpoints make a chart of their own. Nobody was born under it. Astrologers read it as though the bond itself were somebody: not you, not ${name}, but the one that comes into being as soon as you two are together. Every “you” below is therefore plural and means both of you.`,
  lights: (sun, moon) =>
    [
      sun === null ? '' : `The bond’s Sun is in ${signEn(sun)}`,
      moon === null ? '' : `the bond’s Moon in ${signEn(moon)}`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  sign: {
    sun: (sign) => `The Sun of the bond, in ${signEn(sign)}, tells what the two of you do best together.`,
    moon: (sign) => `The Moon of the bond, in ${signEn(sign)}, tells what calms both of you.`,
    asc: (sign) => `${signEn(sign)} on the Ascendant of the bond tells how the two of you come across to other people.`,
    mercury: (sign) => `Mercury in ${signEn(sign)} sets the tone in which the two of you talk.`,
    venus: (sign) => `Venus in ${signEn(sign)} shows how the two of you let each other know that you’re liked.`,
    mars: (sign) => `Mars in ${signEn(sign)} shows how the two of you get going, and how you quarrel.`,
  },
  house: {
    sun: (house) => `The Sun in the bond’s ${ordinalEn(house)} house shows where the bond is most itself.`,
    moon: (house) => `The Moon in the bond’s ${ordinalEn(house)} house shows where it is at ease.`,
    mercury: (house) => `Mercury is in the bond’s ${ordinalEn(house)} house.`,
    venus: (house) => `Venus stands in the bond’s ${ordinalEn(house)} house.`,
    mars: (house) => `Mars works in the bond’s ${ordinalEn(house)} house.`,
    jupiter: (house) => `Jupiter opens the bond’s ${ordinalEn(house)} house.`,
    saturn: (house) => `Saturn keeps watch in the bond’s ${ordinalEn(house)} house.`,
    uranus: (house) => `Uranus is in the bond’s ${ordinalEn(house)} house.`,
    neptune: (house) => `Neptune stands in the bond’s ${ordinalEn(house)} house.`,
    pluto: (house) => `Pluto is placed in the bond’s ${ordinalEn(house)} house.`,
  },
  open: (point) =>
    `In which of two signs the bond’s ${pointEn(point)} stands depends on an hour of birth that isn’t known, so its sign is left out.`,
  aspect: [
    (a, aspect, b, orb) =>
      `Within the bond ${planetEn(a)} and ${planetEn(b)} form a ${aspect}${orb ? `, ${orb} from exact` : ''}.`.replace(
        'a opposition',
        'an opposition',
      ),
    (a, aspect, b, orb) =>
      `The bond has ${planetEn(a)} ${aspect === 'conjunction' ? 'conjunct' : aspect === 'opposition' ? 'opposite' : aspect} ${planetEn(b)}${orb ? `, ${orb} from exact` : ''}.`,
  ],
  withoutHours:
    'One of the hours of birth isn’t known. The bond’s houses and angles are left out for that reason, and so is whatever another hour would change.',
}

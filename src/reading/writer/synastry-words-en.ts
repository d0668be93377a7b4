import { capital } from '#language/capital.ts'
import { aspectLinkEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { pointEn, yourEn } from '#language/en/points.ts'
import type { SpokenBond, SynastryWords } from './synastry-words.ts'

const bare = (point: SpokenBond['yours']) => (point === 'asc' ? 'Ascendant' : pointEn(point))
const owned = (name: string) => `${name}’s`
/** "your Venus square Anna’s Mars". */
const bond = ({ yours, aspect, theirs }: SpokenBond, name: string) =>
  `${yourEn(yours)} ${aspectLinkEn(aspect)} ${owned(name)} ${bare(theirs)}`
const orb = (t: SpokenBond) => (t.orb ? `, ${t.orb} from exact` : '')

/** The synastry in English. */
export const synastryWordsEn: SynastryWords = {
  chapters: {
    overview: 'The two of you at a glance',
    ties: 'What runs between you',
    theirs: (name) => `What ${name} brings into your life`,
    yours: (name) => `What you bring into ${owned(name)} life`,
  },
  titles: { overview: 'What holds and what rubs' },
  title: (t, name) => capital(bond(t, name)),
  theirsTitle: (name, planet, house) => `${owned(name)} ${pointEn(planet)} in your ${ordinalEn(house)} house`,
  yoursTitle: (name, planet, house) => `Your ${pointEn(planet)} in ${owned(name)} ${ordinalEn(house)} house`,
  strongest: [
    (t, name) => `The contact that weighs most is ${bond(t, name)}${orb(t)}.`,
    (t, name) => `If you were to be told one thing only, it would be ${bond(t, name)}${orb(t)}.`,
  ],
  holds: [
    (t, name) => `What helps on a bad day: ${bond(t, name)}.`,
    (t, name) => `What comes easily: ${bond(t, name)}.`,
  ],
  rubs: [(t, name) => `What takes most effort: ${bond(t, name)}.`, (t, name) => `The work lies with ${bond(t, name)}.`],
  both: 'When the hard contact is felt, begin again from the easy one.',
  onlyFlowing:
    'Of the strong ties none is a strained one. It makes being together easy, and asks you to look for resistance on purpose now and then.',
  onlyTense:
    'Each of the strong ties asks something of you. What goes well between you has been learned, and what has been learned isn’t lost in a bad week.',
  tie: [
    (t, name) => `The contact behind this is ${bond(t, name)}${orb(t)}.`,
    (t, name) => `The charts say: ${bond(t, name)}${orb(t)}.`,
    (t, name) => `This is told by ${bond(t, name)}${orb(t)}.`,
  ],
  mutual: (t, name) => `There’s a contact the other way round, too: ${bond(t, name)}.`,
  theirs: [
    (name, planet, house) => `${capital(owned(name))} ${pointEn(planet)} falls into your ${ordinalEn(house)} house.`,
    (name, planet, house) => `Into your ${ordinalEn(house)} house comes ${owned(name)} ${pointEn(planet)}.`,
  ],
  family: {
    child: (name) =>
      `You’re reading this as the older of two. What stands between two charts is there from the start and grows up along with ${name}: with a very small child it shows in play, comfort and sleep, later over homework, and at fifteen in what the two of you laugh and argue about. A scene below may be some years behind you or still ahead. Where something is to be agreed between two, begin yourself; the older one sets the tone.`,
    kin: (name) =>
      `You and ${name} are family. Take the scenes below as pictures of two temperaments: the setting may differ in your case; what counts is how the two people in it treat each other.`,
  },
  mirroredChild: (name) =>
    `This chapter is told from ${name}’s side, for you to read: “you” in it is ${name}, now or some years on, and the person spoken of is you.`,
  mirrored: (name) =>
    `Here the sides are changed. This chapter speaks to ${name}: “you” means ${name}, and “this person” means you, as ${name} may see you.`,
  yours: [
    (name, planet, house) =>
      `${capital(yourEn(planet))} falls into ${owned(name)} ${ordinalEn(house)} house. What ${name} would be told of it:`,
    (name, planet, house) =>
      `${capital(yourEn(planet))} is in ${owned(name)} ${ordinalEn(house)} house. To ${name} the text would say:`,
  ],
  withoutHours: (whose, name) =>
    ({
      yours: `Your hour of birth isn’t known, so ${owned(name)} planets can’t be placed in your houses, and the angles of your chart are left out.`,
      theirs: `${owned(name)} hour of birth isn’t known, so your planets can’t be placed in ${owned(name)} houses, and the angles of that chart are left out.`,
      both: 'Neither hour of birth is known, so houses and angles are left out, and only what holds at any hour of those days is told.',
    })[whose],
}

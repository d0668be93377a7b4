import { capital } from '#language/capital.ts'
import { aspectLinkEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { pointEn, yourEn } from '#language/en/points.ts'
import type { SpokenBond, SynastryWords } from './synastry-words.ts'

const bare = (point: SpokenBond['yours']) => (point === 'asc' ? 'ascendant' : pointEn(point))
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
    (t, name) => `The thread that carries most is ${bond(t, name)}${orb(t)}.`,
    (t, name) => `If you were to be told one thing only, it would be ${bond(t, name)}${orb(t)}.`,
  ],
  holds: [
    (t, name) => `What holds you when the day is bad: ${bond(t, name)}.`,
    (t, name) => `What comes easily: ${bond(t, name)}.`,
  ],
  rubs: [
    (t, name) => `What rubs, and will go on rubbing: ${bond(t, name)}.`,
    (t, name) => `The work lies with ${bond(t, name)}.`,
  ],
  both: 'The easy contact helps you to talk calmly about the hard one.',
  onlyFlowing:
    'Of the strong ties none is a strained one. It makes being together easy, and asks you to look for resistance on purpose now and then.',
  onlyTense:
    'Of the strong ties none is an easy one. Whatever goes well between you has been learned, and what has been learned isn’t lost in a bad week.',
  tie: [
    (t, name) => `Here ${bond(t, name)} is meant${orb(t)}.`,
    (t, name) => `The charts say: ${bond(t, name)}${orb(t)}.`,
    (t, name) => `This is told by ${bond(t, name)}${orb(t)}.`,
  ],
  mutual: (t, name) => `It runs both ways: ${bond(t, name)} as well.`,
  theirs: [
    (name, planet, house) => `${capital(owned(name))} ${pointEn(planet)} falls into your ${ordinalEn(house)} house.`,
    (name, planet, house) => `Into your ${ordinalEn(house)} house comes ${owned(name)} ${pointEn(planet)}.`,
  ],
  family: {
    child: (name) =>
      `You’re reading this as the older of two. What stands between two charts is there at any age and grows up along with ${name}: some of the scenes below are of offices, trips and grown-ups’ kitchens, and the same thing shows over homework, at bedtime and in the back of the car. Where something is to be agreed between two, begin yourself; the older one sets the tone.`,
    kin: (name) =>
      `You and ${name} are family, and didn’t choose each other. Where a scene below is of colleagues, neighbors or a first meeting, it shows what two temperaments do to one another; at home the same thing has merely been going on for longer.`,
  },
  mirroredChild: (name) =>
    `This chapter is told from ${name}’s side, for you to read: “you” in it is ${name}, now or some years on, and the person spoken of is you.`,
  mirrored: (name) =>
    `This chapter is written for ${name} to read, so that you can see yourself from the other side: “you” in it is ${name}, and the person spoken of is you.`,
  yours: [
    (name, planet, house) => `${capital(yourEn(planet))} falls into ${owned(name)} ${ordinalEn(house)} house.`,
    (name, planet, house) => `In ${owned(name)} ${ordinalEn(house)} house it’s ${yourEn(planet)} that comes to stay.`,
  ],
  withoutHours: (whose, name) =>
    ({
      yours: `Your hour of birth isn’t known, so ${owned(name)} planets can’t be placed in your houses, and the angles of your chart are left out.`,
      theirs: `${owned(name)} hour of birth isn’t known, so your planets can’t be placed in ${owned(name)} houses, and the angles of that chart are left out.`,
      both: 'Neither hour of birth is known, so houses and angles are left out, and only what holds at any hour of those days is told.',
    })[whose],
}

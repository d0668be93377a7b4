import type { AnyPairWords } from './words.ts'

/** What the report says otherwise of two people who aren’t a couple: it isn’t sold for them, but some was, once. */
export const anyPairEn: AnyPairWords = {
  title: 'The two of you as a third person',
  how: [
    (one, other) =>
      `${one} and ${other} aren’t described here; the one who’s described is whoever appears as soon as the two of you are together. Others know this third person well. Out of both births two charts are computed for it, one of midpoints, one of a real sky halfway between, and whatever both confirm is believed more firmly. Every “you” means you both.`,
    (one, other) =>
      `When ${one} and ${other} are away for a weekend, something is missing at the table that neither of them is alone. This report is about that something. It reads two charts of the bond, asks what it lives for, what tires it and when it would like to be left in peace, and takes nobody’s side.`,
  ],
  notice:
    'The composite takes the midpoint of each pair of points, with equal houses from its ascendant (Robert Hand, Planets in Composite, 1975); the Davison chart is cast for the middle of both births in time and place (Ronald Davison, Synastry, 1977). Nobody is to blame for what stands in it.',
  scene: {
    'sun moon': [
      'One plans what’s to become of you, the other asks how you are, and both questions arrive at the same moment in the doorway.',
      'that there should be somewhere to rest on the way to the aim.',
    ],
    'moon venus': [
      'Both try to please, both go where neither wanted to, and at home there’s a headache.',
      'to be liked without having been nice.',
    ],
    'moon mars': [
      'A quiet moment gets a knock from an elbow, and there’s shouting in the kitchen.',
      'that one may be soft without getting hurt, and cross without being left.',
    ],
    'moon saturn': [
      'One would like to be comforted and sees how tired the other is; so the dishes get done instead.',
      'that need should not be a bill.',
    ],
    'venus mars': [
      'Being fond and being cross use the same door, and you’re not always sure who has just come in.',
      'to be taken along without having to win.',
    ],
    'venus saturn': [
      'Kindness has become punctual. Somebody counts who thanked whom first.',
      'that affection should be allowed to be useless.',
    ],
    'venus neptune': [
      'The other one is admired, then it turns out that they snore.',
      'to be liked in the light of the bathroom.',
    ],
    'venus pluto': [
      'A name is mentioned, an old friend’s, and the soup gets cold.',
      'to be preferred now and then, and without having to ask.',
    ],
  },
  venusEarth:
    'On dull days you’re kept together by things: the good bread, a warm kitchen, the bench you painted. Your affection isn’t loud and doesn’t wear out. It does want to be shown, daily, in passing.',
}

import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { RoncoWords } from './words.ts'

const list = (planets: readonly Parameters<typeof planetEn>[0][]) => commonWordsEn.list(planets.map(planetEn))

export const roncoEn: RoncoWords = {
  title: 'Nodes and backward planets, after Ronco',
  subtitle: (name) => `Karmic horoscope for ${name}: what to go back for`,
  noHour:
    'The hour of birth isn’t known: houses are left out, and nodes and planets are read by sign and motion alone.',
  southName: 'South node',
  chapters: {
    how: 'Two tools and no third',
    nodes: 'Two pairs of shoes',
    axis: 'Who sits on the bridge',
    personal: 'Mercury, Venus, Mars',
    social: 'Jupiter and Saturn',
    outer: 'The three slow ones',
    close: 'What to go back for',
  },
  titles: {
    how: 'Whose method this is',
    speeds: 'Speeds at your birth',
    sign: 'The manner',
    house: 'The two places',
    walk: 'On both legs',
    onAxis: 'A toll on the bridge',
    freeAxis: 'A free bridge',
    count: 'How many turn back',
    last: 'Keys, gas, window',
  },
  opening: [
    'You’ve locked the door, and on the third stair you turn round: something was forgotten. Half of the time it’s the umbrella, half of the time it’s only the habit of turning round. This report is about telling the two apart. It looks at the lunar nodes and at the planets that were moving backward when you were born, and at nothing else.',
    'There are people who never go back and people who never quite leave. Most of us do both, in different matters, and a chart can be asked in which. Two tools are enough for it: the axis of the lunar nodes, and the direction in which each planet was moving on the day you were born.',
    'Someone who walks back up the stairs looks foolish to the neighbors and may have saved the house. Which of your returns are of this kind? The lunar nodes and the planets in backward motion are all that’s consulted here, and they’re consulted closely.',
  ],
  method: [
    'The report bears the name Ronco, under which this way of reading has been offered. We hold no published text of an author of that name and don’t speak for one. What is followed is a method in print: Martin Schulman, “Karmic Astrology: The Moon’s Nodes and Reincarnation” (1975) and “Retrogrades and Reincarnation” (1977), which read the same two things. The wording is ours throughout. The nodes are the true ones; a planet counts as almost still below a tenth of its mean speed. Karma is a word from an old tradition of symbols here: it proves no earlier life and passes no sentence.',
  ],
  table: {
    caption: 'Motion in the minute of your birth, in degrees, minutes and seconds of longitude a day',
    head: ['Planet', 'Position', 'A day', 'Direction'],
    forward: 'forward',
    back: 'backward',
    still: 'almost still',
    perDay: (degrees) => degrees,
  },
  axis: [
    (south, north) =>
      `The worn pair is from ${signEn(south)}; the north node, in ${signEn(north)}, supplies the new one.`,
    (south, north) => `You came in the shoes of ${signEn(south)}; the north node stands in ${signEn(north)}.`,
  ],
  axisHouse: [
    (south, north) =>
      `You carry things out of the ${ordinalEn(south)} house; the north node takes delivery in the ${ordinalEn(north)} house.`,
    (south, north) =>
      `The path starts from the ${ordinalEn(south)} house; the north node marks its other end, the ${ordinalEn(north)} house.`,
  ],
  shoes: [
    'They’re running shoes, flat at the toe. In them you’re first at every corner and often alone there. The new pair is made for dancing with a partner, and it pinches exactly where one has to wait for the other’s foot.',
    'They’re boots that have taken the shape of your foot, and you can’t think why anybody would need another pair. The new ones are diver’s fins: absurd on land, indispensable where one can’t see the bottom.',
    'They’re light shoes with a pattern, good for ten errands in one afternoon. The new pair is for a mountain. It weighs something, and with it you’ll have to choose one path and climb it without talking.',
    'Slippers, in truth, warm and trodden down at the heel. The new ones are black, have laces, and are expected somewhere at nine. They pinch at the thought that nobody there will ask how you slept.',
    'They’re stage shoes, and the gold is only slightly rubbed. The new pair is the kind that everybody on the team wears. What pinches is that from a distance no one can tell which are yours.',
    'They’re nurses’ shoes: sensible, clean, quick. The new ones are none at all, bare feet in the shallow water. It’s hard to be of use barefoot, and that’s the point at which it pinches.',
    'They’re polished shoes, chosen to go with what others would be wearing. The new pair has cleats. One leaves marks with them and is heard on the stairs, and you keep wanting to apologize for the noise.',
    'They’re soft-soled shoes in which no one hears you come. The new ones are garden clogs, comical, sturdy, standing in plain view beside the door. It takes you a while to trust in something so simple.',
    'They’re traveling boots with the dust of good reasons on them. The new pair is for the neighborhood: one goes to the baker’s in them and gets talking. They pinch where you’d rather be on your way.',
    'They’re office shoes, resoled four times. The new ones are felt, for indoors, and they make no impression on anybody. You keep them by the bed and still go to the window to see who needs you.',
    'They’re odd shoes, two different ones, and you’ve long stopped explaining. The new pair is red and made to measure. It pinches that everyone looks, and that you’d like them to.',
    'They’re sandals, half lost on the way. The new pair has toe caps, a size and a date of purchase. You find them stiff for as long as you drift, and comfortable from the first day on which something must be done by five.',
  ],
  carry: [
    'From your own room to the table for two: what’s to be carried over is resolve, and what’s to be left behind is the habit of having decided already.',
    'From your purse into other hands: carry over your sense of what things are worth, and leave the padlock.',
    'From the street corner to the far town: take along curiosity, leave the answer you had before the question was out.',
    'From home to the place of work: take along the warmth of the kitchen, and leave the wish to be excused.',
    'From the playground to the assembly: bring the joy, leave the front row.',
    'From the workbench to the quiet room: bring clean hands, leave the list.',
    'From the partner’s side to your own two feet: bring fairness, leave the question of what the other would say.',
    'From the vault to the field: bring your eye for what’s hidden, leave the secrets where they are.',
    'From the far country to the next street: bring the wide view, leave the lecture.',
    'From the office to the hearth: bring reliability, leave the title in the coat.',
    'From the circle of friends to your own creation: bring the idea, leave the committee.',
    'From the cloister to the working day: bring the silence, leave the locked door.',
  ],
  walk: [
    'Walk on both legs like this: begin the thing alone if you must, but send the second step by way of somebody’s opinion.',
    'Both legs are used when you keep the garden and open the gate, one afternoon a week, to what you can’t foresee.',
    'Both legs: gather, by all means, and then let one of the facts lead you for a month.',
    'Keep one foot at home and put the other where it’s judged; change them before either falls asleep.',
    'Shine first if it helps you to begin, and then spend the second half of the evening holding somebody else’s coat.',
    'Put it in order, then leave it to the tide; both belong to the cleaning.',
    'Hear the other side out, and after that say your own part in the same voice, no softer.',
    'Look underneath, since you will, and then act as if the surface had been telling the truth. Often it was.',
    'Keep the star for steering, and look at the pavement for walking.',
    'Do your duty until six. From then on someone else may be strong.',
    'Think it with everybody and make it by yourself: left, right.',
    'Dream in the morning, when dreams are exact, and do the accounts before they dry up.',
  ],
  onAxis: [
    'A planet at a node, or square to both, is drawn into the exchange between the two ends.',
    'Not every bridge is free. What stands on the axis or at right angles to it takes part in each crossing.',
  ],
  freeAxis: [
    'No planet stands on the axis or square to it, so the crossing is free: nothing in particular holds you back, and nothing pushes. The pace is yours, and so are the excuses.',
    'Nobody sits on this bridge. Between the two ends lies just the walk; it’s easier than with a toll keeper, and there’s also no one to argue with.',
  ],
  toll: {
    sun: 'The coin is pride: each crossing asks who you are when it isn’t about you.',
    moon: 'It’s paid in moods: you’re let through after you’ve said how you feel.',
    mercury: 'The toll is a word: the right one, said aloud, at the barrier.',
    venus: 'It’s paid in liking: sometimes you go over for somebody’s sake, sometimes you stay for it.',
    mars: 'The coin is anger, and it’s given back as momentum to those who hand it over openly.',
    jupiter: 'It’s paid in hopes: one large promise has to be broken into small change.',
    saturn: 'The toll is time, and it’s never waived; what was paid for here needn’t be paid again.',
    uranus: 'It takes your plan. The bridge opens at odd hours and for those who come without one.',
    neptune: 'It takes your certainty, gives you a fog with a light in it, and lets you walk.',
    pluto: 'It takes what you hold tightest, and hands it back on the far side if it’s still yours.',
    chiron: 'It asks to see the sore spot. Those who show it are waved through.',
  },
  back: {
    mercury:
      'A word of yours is weighed twice before it leaves the house, and the best ones come on the stairs. In school it may have looked like slowness. The first try is there to hear the question, the second to answer the one that was meant. It’s worth going back for a conversation; it isn’t for the reply you gave in your head.',
    venus:
      'Affection visits old addresses. You know what you felt about a person two years after the others knew it, and then you know it better. The first love of anything is a rehearsal with you, for taste too. Go back where a tenderness was left unsaid, and walk on where only the wallpaper is missed.',
    mars: 'Anger arrives on the way home, and the right blow is struck at the mirror. You start slowly, brake in front of an open gate, and then carry on when the fast ones have gone to bed. The first attempt shows you where the wall is. Return to defend a boundary late rather than never; don’t return to win.',
    jupiter:
      'Belief has to come from inside. What others were content to hear in class you had to prove to yourself, and luck that everybody sees strikes you as a loan. You grow by subtracting. It’s worth going back for a hope you once gave up too cleverly, and not for the applause that went with it.',
    saturn:
      'The strict voice is your own, and it was strict before anyone else had raised theirs. Duties are inspected from within, again and again; a rule you haven’t understood you can’t keep, and one you’ve understood you keep too well. Return to a task that had a point. A debt that nobody can name may be left on the stairs.',
    uranus:
      'The rebellion happens indoors. You may look like a model of order and have changed your mind about everything in the kitchen. What’s freed at the second try stays free. Go back for the odd idea that you dropped to be left in peace.',
    neptune:
      'The dream is looked through like a letter held to the light. You’ve been disappointed early and therefore seldom are now; what you believe in has been through the wash. It is worth returning to music, to prayer or whatever stands in its place, and not to a person one would have to make up.',
    pluto:
      'Power is wrestled with in private. What you could do to others you’ve tried out on yourself, and you let go only after you’ve looked at each finger. Return to the cellar once, with a lamp, for the thing with a name. The rest of what is down there is coal.',
  },
  forth: {
    mercury:
      'Your word leaves by the front door and arrives. You think while you speak, and what you’ve said seldom needs to be fetched back. If something wants a second look here, it’s the other person’s sentence.',
    venus:
      'You like what you like while it’s in front of you, and you say so. The heart needs no detour; a return to an old address would be politeness with you, and it can be left out.',
    mars: 'With you the blow falls where it’s meant and when it’s meant. What’s begun rolls. Second attempts bore you, so it pays to aim a little longer at the first.',
    jupiter:
      'You can take luck as it comes, from outside, with thanks. Teachers have been of use to you. What deserves a second look is a promise made in a good mood.',
    saturn:
      'Rules reach you from without, and you can tell a duty from a bad conscience. Once a thing is done it’s done. Look back only to see whether the wall you built still has anything to enclose.',
    uranus:
      'Where you break off, it’s seen and heard. You needn’t free yourself twice from the same thing, though it’d be kind to send word.',
    neptune:
      'You let the tide come and go and don’t ask each wave for its papers. The going back you might try is a small one: after the music, to check on what you promised during it.',
    pluto:
      'What has to change with you changes in the open. You turn the page with force and rarely wonder what was on it; wonder sometimes.',
  },
  still: (planet) =>
    `${capital(planetEn(planet))} was almost standing still on that day, close to a turn, and that gives its theme the weight of a held breath.`,
  count: [
    (planets) => `Backward at your birth: ${list(planets)}.`,
    (planets) => `On the day you were born ${list(planets)} went back up the stairs.`,
  ],
  noneBack: [
    'Not one planet was moving backward when you were born. The method has an answer for that, too: you live by first tries. What you leave, you leave with the door shut, and others have to do your turning round for you; it pays to keep one such person within call.',
    'Nothing at all was going backward. In this reading it’s the mark of a life lived facing front: quick to close, slow to check the stove. The nodes then have to carry the theme of return by themselves.',
  ],
  outerLead:
    'Uranus, Neptune and Pluto spend some five months of every year in reverse, so their direction alone is no distinction. What they touch in your chart makes it one.',
  movesOn: (planet) => `${capital(planetEn(planet))} was going forward.`,
  turnsBack: (planet) => `${capital(planetEn(planet))} was retrograde.`,
  close: [
    [
      'The three things that people go back for are keys, gas, window: what lets you in again, what might burn, what was left open. Hold each of your returns against this list. The key is a skill you still need. The gas is a wrong that goes on doing harm. The window is a talk that was never closed.',
      'Before you turn round on the stairs, ask what it is you’d fetch. If you can name it, go; it won’t take long. If you can only say that you ought to, then it’s the habit, and the habit knows the way without you.',
    ],
    [
      'Whatever’s none of those can stay where it is. Wear the old shoes to walk to the shop where the new ones are broken in, and don’t throw them away: on a day with a fever everyone goes home in the old pair.',
      'And be patient with the new shoes. Nobody’s asking you to run in them. Twenty minutes in the hallway each evening has widened harder leather.',
    ],
    [
      'Write down two things tonight: one for which you’ll go back this month, and one that you hereby declare left behind. The second list tends to do more for one’s sleep.',
      'Choose one of the backward planets, or one end of the axis, and watch it for a month as you’d watch a tap: does it drip, or did you only think so?',
    ],
  ],
}

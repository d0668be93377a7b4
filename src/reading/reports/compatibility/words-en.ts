import { anAspectEn, pointEn, signEn, yourEn } from '../../writer/names-en.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { CompatibilityWords } from './words.ts'

const small = (point: Parameters<typeof pointEn>[0]) => (point === 'asc' ? 'ascendant' : pointEn(point))

/** The report that compares two charts in English. */
export const compatibilityEn: CompatibilityWords = {
  title: 'Two charts held to the light',
  subtitle: (one, other) => `${one} and ${other}`,
  chapters: {
    how: 'How this was made',
    ties: 'Aspects between you',
    quarrel: 'The quarrel that returns',
    talk: 'Talk and temper',
    care: 'What counts as care',
    theirs: (name) => `What ${name} brings to you`,
    yours: (name) => `What you bring to ${name}`,
    terms: 'Terms for living side by side',
    whole: 'A check by the whole',
    closing: 'What two charts can’t know',
  },
  titles: {
    how: 'Planet against planet',
    grid: 'Every contact in one grid',
    table: 'The contacts that carry the bond',
    quarrel: 'The two who start it',
    quarrelTurn: 'How it goes on',
    overlay: 'Both lists side by side',
    terms: 'Pace, money, silence, praise',
    whole: 'Three counts',
    agrees: 'What the counts say',
    closing: 'To try for a month',
  },
  comparedTitle: {
    mercury: 'Two ways of talking',
    mars: 'Two tempers',
    moon: 'Two ways of being comforted',
    venus: 'Two ways of being fond',
  },
  how: [
    (name) =>
      `Each of your planets was set against each of ${name}’s, and the distances were measured. Where two stand at an angle that tradition listens to, something happens between people, whether they share a desk or a bed. What follows keeps the directions apart: what you stir in ${name}, and what ${name} stirs in you. There’s no percentage at the end, because no percentage helps on a Tuesday.`,
    (name) =>
      `Two charts were laid one over the other, yours and ${name}’s, like two drawings on tracing paper. Of a hundred small contacts most go unnoticed; a handful can be felt without any astrology. Those were lifted out, weighed by closeness and by the planets concerned, and told one by one. What ties the two of you, love, blood or a lease, isn’t assumed.`,
    (name) =>
      `A comparison asks three things: where do you and ${name} touch, where does each of you land in the other’s life, and does the whole bear it out? The first is answered by aspects, the second by houses, the third by two charts of the pair itself. Read it together or alone; nothing in it takes sides.`,
  ],
  notice:
    'Orbs: 8°, for a sextile 6°; none between two slow planets, which only tell the years of birth. The composite chart is that of midpoints, the Davison chart that of the middle of both births in time and place (Ronald Davison, Synastry, 1977). Nobody is advised here to stay or to go.',
  withoutHours: (whose, name) =>
    ({
      yours: `Your hour of birth isn’t known, so ${name}’s planets can’t be placed in your houses, and your ascendant is left out.`,
      theirs: `${name}’s hour of birth isn’t known: your planets can’t be placed in ${name}’s houses, and that ascendant is left out.`,
      both: 'Neither hour of birth is known. The houses and ascendants are left out, and only contacts that hold all day are told.',
    })[whose],
  grid: 'Your planets down the side, theirs across the top.',
  biWheel: (name) => `Your chart inside, ${name}’s around it.`,
  table: {
    caption: 'The closest contacts, by weight',
    head: (name) => ['Yours', 'Aspect', `${name}’s`, 'Orb', 'Kind'],
    easy: 'easy',
    sore: 'sore',
    close: 'close',
  },
  carry: [
    'These are the ones you can feel. The orb is the distance from exact: under one degree a contact is like a neighbor whose radio you hear.',
    'Of all contacts these weigh most. An easy one works without being noticed and is therefore seldom thanked; a sore one gets all the attention, and has often built the better half of the house.',
  ],
  quarrel: {
    starts: (yours, theirs, aspect, name) =>
      `The quarrel most likely to return begins with ${yourEn(yours)} and ${name}’s ${small(theirs)}, which form ${anAspectEn(aspect as Aspect)}. The subject changes, dishes, money, the tone of a message. The two who start it don’t.`,
    first: {
      cardinal:
        'You open fire early, and would like it to be over in five minutes. What makes it longer is that you begin the next sentence while the last one is still being answered.',
      fixed:
        'You say it late and then you stay with it. What makes it longer is that you’ve been silent about it for weeks and the other one is hearing the final judgment as a first remark.',
      mutable:
        'You go at it from several sides and give way in the middle. What makes it longer is that you’ve said yes and it wasn’t one.',
    },
    second: {
      cardinal:
        'On the other side someone is quick to begin and quick to end. It helps to let the first minute pass without an answer: most of it has gone up in smoke by then.',
      fixed:
        'On the other side someone doesn’t move. Pushing confirms them in it; a day’s pause, with a date for going on, does more than the best argument.',
      mutable:
        'On the other side someone slips away, by a joke or by agreeing. Ask for one thing only, and have it repeated in their words.',
    },
    none: 'No hard contact of weight was found between the two charts. If you quarrel, then about matters, and these can be settled; what is missing is friction, and one has to disagree on purpose from time to time.',
  },
  pairOf: (point, yours, theirs, name) =>
    `Your ${pointEn(point)} is in ${signEn(yours)}, ${name}’s ${pointEn(point)} in ${signEn(theirs)}.`,
  you: {
    mercury: {
      fire: 'You think aloud and in headlines, and a pause of the other one’s seems to you like a red light.',
      earth: 'You speak once you know, with examples, and you don’t like to be asked twice.',
      air: 'You find out by talking what you think, and the first version isn’t the one you mean.',
      water: 'You hear the tone before the words, and what you leave out is the actual message.',
    },
    mars: {
      fire: 'You heat up within a second and have cooled before the plates are picked up.',
      earth: 'You heat up slowly and stay warm for a long time, like a tiled stove.',
      air: 'You get sharp rather than hot, and it’s your best sentences that you regret.',
      water: 'You boil under a lid, and what comes out is silence, or tears, or a remark about something else.',
    },
    moon: {
      fire: 'You’re comforted by something to do and somebody who comes along.',
      earth: 'You’re comforted by food, quiet and a hand that stays.',
      air: 'You’re comforted by being asked how the day was, and by being allowed to tell it.',
      water: 'You’re comforted when it’s noticed without your having to say so.',
    },
    venus: {
      fire: 'You show fondness by fetching somebody out: come, I’ve got tickets.',
      earth: 'You show fondness by things that last: a repaired lock, a good pan, the same bench.',
      air: 'You show fondness by attention: a message, a found word, curiosity about what they’re reading.',
      water: 'You show fondness by being there, and by remembering what hurt.',
    },
  },
  they: {
    mercury: {
      fire: 'Opposite sits someone who answers before you’ve finished and means it as applause.',
      earth: 'Opposite sits someone who needs a moment, and after that moment it’s settled.',
      air: 'Opposite sits someone who likes to turn a question over, for the pleasure of its other side.',
      water: 'Opposite sits someone who has understood what you meant, and now and then what you didn’t.',
    },
    mars: {
      fire: 'Across the table it flares up at once and is over as soon; whoever answers it later is late.',
      earth: 'Across the table there’s a long patience with a hard edge at the end.',
      air: 'Across the table anger takes the form of logic, and gets cooler with each point.',
      water: 'Across the table anger is hard to see and remembers well.',
    },
    moon: {
      fire: 'The other one wants to be shaken awake rather than pitied.',
      earth: 'The other one wants tea set down without a word.',
      air: 'The other one wants to talk it through, at a little distance.',
      water: 'The other one wants you to come nearer and stop asking.',
    },
    venus: {
      fire: 'What you get back comes with a bang and a bow, and it wants to be admired.',
      earth: 'What you get back can be held, worn or eaten.',
      air: 'What you get back is conversation, and a kind of lightness with you in mind.',
      water: 'What you get back is tenderness with a long memory.',
    },
  },
  together: {
    mercury: {
      same: 'Half a sentence is enough for both. What may be lacking is anyone to object.',
      kin: 'The one provides the draft and the other the fire, or the one the ground and the other the water: between you ideas get on.',
      foreign:
        'You translate for one another, which takes time and protects you from a good many stupid things. Important matters go better in writing.',
    },
    mars: {
      same: 'You fight with the same weapons, and know where the other one’s cover ends. Agree beforehand which blow isn’t used.',
      kin: 'Your tempers have a common time. A quarrel rises and falls in both at once, and by evening one can laugh about it.',
      foreign:
        'One has long finished while the other is just starting. It’s no ill will but a different clock; a pause with an agreed end keeps both from shouting at an empty chair.',
    },
    moon: {
      same: 'What does good to the one does good to the other, so you can comfort each other in your sleep. On bad days, though, both want the same blanket.',
      kin: 'Your needs differ and get on. Each has a little more of what the other one lacks.',
      foreign:
        'Each gives what would have helped themselves. Both mean it, and both miss. One asked question, “What would be good now?”, saves you years.',
    },
    venus: {
      same: 'You have the same idea of a good evening. Taste isn’t argued about here, only whose turn it is.',
      kin: 'You like different things about the same evening, and tell each other.',
      foreign:
        'What’s a present to the one is a curiosity to the other. It pays to say what one would like; guessing has been tried.',
    },
  },
  overlay: {
    caption: 'Who lands in which part of the other’s life',
    head: (name) => ['Planet', `${name}’s planet in your house`, `Your planet in ${name}’s house`],
  },
  terms: {
    intro: [
      'Bonds wear out on small things. Here are four of them, each for both of you, as a draft of an agreement that you can cross things out of.',
      'Four everyday questions, two columns. Where the columns differ there’s nothing wrong with anybody; there’s only something to be arranged.',
    ],
    caption: 'A draft for an agreement',
    head: (name) => ['On', 'You', name],
    rows: { pace: 'Pace', money: 'Money', silence: 'Silence', praise: 'Praise' },
    pace: {
      cardinal: 'begins at once, and may be left to do so',
      fixed: 'needs notice, and is then reliable',
      mutable: 'adapts, and needs a date in writing',
    },
    money: {
      fire: 'spends on what’s about to happen',
      earth: 'wants to see what is there',
      air: 'likes clear rules and separate tills',
      water: 'spends by mood, saves from worry',
    },
    silence: {
      fire: 'means a decision is being made',
      earth: 'means all is well',
      air: 'means something’s wrong',
      water: 'means come here',
    },
    praise: {
      fire: 'soon, aloud, in company',
      earth: 'for the thing and its finish',
      air: 'for the idea, with reasons',
      water: 'in private, and meant',
    },
  },
  whole: {
    caption: 'Aspects among Sun to Saturn: easy, sore and conjunct',
    head: ['Chart', 'Easy', 'Sore', 'Conjunct'],
    rows: { synastry: 'Between you', composite: 'Composite', davison: 'Davison' },
    intro:
      'A comparison may be checked by two charts of the pair itself, one made of midpoints and one cast for the middle of both births. If they lean the same way as the contacts between you, the impression is confirmed.',
    verdict: {
      easy: 'The whole leans to the easy side and confirms the comparison where it was kind. That makes for being fond of each other without effort, and for putting off whatever does need effort. Put one such matter into the calendar.',
      sore: 'The whole leans to the sore side. Bonds like this are built rather than found, and what’s been built tends to hold. It’s worth having one place, one hour or one game in which nothing is being built.',
      mixed:
        'The counts don’t agree, or keep the balance. Then the comparison of planets is to be believed in detail and not as a sum: some rooms of this bond are warm, and others simply not heated yet.',
    },
  },
  cannot: [
    'Two charts don’t know what you’ve been through together, who apologized last, or what either has decided. They know neither age nor bank balance nor the in-laws. A contact that hurts in one pair is a running joke in another, and the difference was made by the pair.',
    'A chart has no past. That the two of you buried a dog together, or built a firm, isn’t in it, though it weighs more than a trine. Take the pages above as a list of places where something tends to happen; what happened there is for you to say.',
  ],
  closing: [
    'For a month, let each of you name one contact from the table that they recognize, and one they’d deny. Compare only at the end. The denied ones make the better conversation.',
    'For a month, try the line of the agreement in which you differ most: a week by the one’s rule, a week by the other’s. Then make a third rule of your own.',
  ],
}

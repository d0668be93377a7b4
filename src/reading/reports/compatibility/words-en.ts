import { anAspectEn } from '#language/en/aspects.ts'
import { pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
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
    terms: 'Terms for getting along',
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
    termsOfChild: 'Pace, silence, praise',
    whole: 'Three counts',
    agrees: 'What the counts say',
    closing: 'To try for a month',
  },
  comparedTitle: {
    mercury: 'Two ways of talking',
    mars: 'Two tempers',
    moon: 'Two ways of calming down',
    venus: 'Two ways of showing liking',
  },
  how: [
    (name) =>
      `Each of your planets was set against each of ${name}’s, and the distances were measured. Where two stand at an angle that tradition listens to, something happens between people, whether they share a desk or a kitchen. What follows keeps the directions apart: what you stir in ${name}, and what ${name} stirs in you. There’s no percentage at the end, because no percentage helps on a Tuesday.`,
    (name) =>
      `Two charts were laid one over the other, yours and ${name}’s, like two drawings on tracing paper. Of a hundred small contacts most go unnoticed; a handful can be felt without any astrology. Those were lifted out, weighed by closeness and by the planets concerned, and told one by one. What the two of you are to each other the charts don’t know; you do.`,
    (name) =>
      `A comparison asks three things: where do you and ${name} touch, where does each of you land in the other’s life, and does the whole bear it out? The first is answered by aspects, the second by houses, the third by two charts of the pair itself. Read it together or alone; nothing in it takes sides.`,
  ],
  notice:
    'Orbs: 8°, for a sextile 6°; none between two slow planets, which only tell the years of birth. The composite chart is that of midpoints, the Davison chart that of the middle of both births in time and place (Ronald Davison, Synastry, 1977). Nobody is told here what to do about the other.',
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
    'Of all contacts these weigh most. An easy one works without being noticed and is therefore seldom thanked; a sore one gets all the attention, and it’s often the one you learn most from.',
  ],
  quarrel: {
    starts: (yours, theirs, aspect, name) =>
      `The quarrel most likely to return begins with ${yourEn(yours)} and ${name}’s ${small(theirs)}, which form ${anAspectEn(aspect as Aspect)}. The subject changes from time to time; the two planets that start it don’t.`,
    first: {
      cardinal:
        'You’re the one who brings it up, or who starts setting things right without waiting. It drags on when you take the next step before the last one has been answered.',
      fixed:
        'Once you’ve taken a position you stay with it. It drags on when giving way on one point feels to you like giving way on all of them.',
      mutable:
        'You change your arguments as you go and agree in the end, for the sake of peace. It drags on when you’ve said yes and didn’t mean it.',
    },
    second: {
      cardinal: (name) =>
        `${name} would sooner act than wait. It helps to hear the first proposal out before you answer with your own.`,
      fixed: (name) =>
        `${name} doesn’t give way under pressure. A pause, with a time named for going on, does more than the best argument.`,
      mutable: (name) =>
        `${name} tends to slip away, by a joke or by agreeing. Ask for one thing only, and make sure that it was understood.`,
    },
    none: 'No hard contact of weight was found between the two charts. If you quarrel, then about matters, and these can be settled; what is missing is friction, and one has to disagree on purpose from time to time.',
  },
  pairOf: (point, yours, theirs, name) =>
    `Your ${pointEn(point)} is in ${signEn(yours)}, ${name}’s ${pointEn(point)} in ${signEn(theirs)}.`,
  you: {
    mercury: {
      fire: 'You think aloud and in headlines, and when the other one pauses, you take it for a no.',
      earth: 'You speak once you know, with examples, and you don’t like to be asked twice.',
      air: 'You find out by talking what you think, and the first version isn’t the one you mean.',
      water: 'You hear the tone before the words, and what you leave out is the actual message.',
    },
    mars: {
      fire: 'You get angry within a second, and a minute later it’s over.',
      earth: 'You get angry slowly, and it takes you a long time to calm down.',
      air: 'You argue rather than shout, and regret it later when a clever remark has hurt.',
      water: 'You keep anger in, and it shows as silence, as tears or as a remark about something else.',
    },
    moon: {
      fire: 'You calm down by doing something, best of all together with somebody.',
      earth: 'You calm down over something to eat, in quiet, when everything goes its usual way.',
      air: 'You calm down by talking: when you’re asked how the day was and may tell it.',
      water: 'You calm down when somebody notices without your having to say so.',
    },
    venus: {
      fire: 'You show that you like somebody by asking them along: come, let’s go and see.',
      earth: 'You show that you like somebody by deeds and by useful things that last.',
      air: 'You show that you like somebody by attention: a message, a question, interest in what they do.',
      water: 'You show that you like somebody by being there when it matters, and by remembering what hurt.',
    },
  },
  they: {
    mercury: {
      fire: (name) => `${name} answers before you’ve finished, out of interest.`,
      earth: (name) => `${name} needs a moment to think, and after that it’s settled.`,
      air: (name) => `${name} likes to look at a question from all sides, for the pleasure of it.`,
      water: (name) => `${name} hears what you mean, and now and then something that you didn’t.`,
    },
    mars: {
      fire: (name) => `${name} flares up at once, and it’s over as soon.`,
      earth: (name) => `${name} is patient for a long time, and firm once patience runs out.`,
      air: (name) => `${name} grows cool and logical when angry.`,
      water: (name) => `${name} doesn’t show anger readily and remembers for a long time what hurt.`,
    },
    moon: {
      fire: (name) => `${name} is cheered up by movement and by something to do.`,
      earth: (name) => `${name} is calmed by quiet and by what is familiar.`,
      air: (name) => `${name} feels better after talking it through.`,
      water: (name) => `${name} feels better when somebody has noticed and doesn’t press with questions.`,
    },
    venus: {
      fire: (name) => `${name} shows it openly and at once, and is glad when you’re delighted.`,
      earth: (name) => `${name} shows it by deeds, and by things that are of use to you.`,
      air: (name) => `${name} shows it by talking with you and by being curious about you.`,
      water: (name) => `${name} shows it by concern, and remembers for a long time how you answered it.`,
    },
  },
  together: {
    mercury: {
      same: 'Half a sentence is enough for both. What may be lacking is anyone to object.',
      kin: 'You think in different ways that help each other along: what one of you begins, the other can use.',
      foreign:
        'You understand each other after an explanation or two, which takes time and spares you a good many mistakes. What’s important is worth saying twice, in different words.',
    },
    mars: {
      same: 'You get angry in the same way, and know what hurts the other one most. Settle in a calm hour what isn’t said, even in anger.',
      kin: 'Your tempers differ and still get on: each can tell what the other one is angry about, so a quarrel seldom outlives its cause.',
      foreign:
        'You get angry in different ways and at different speeds, so one of you may have calmed down while the other is only beginning. Wait until both are calm, and say beforehand when you’ll go on.',
    },
    moon: {
      same: 'The same thing does you both good, so little has to be explained. On a bad day, though, both may need it at the same time, and someone has to wait.',
      kin: 'Your needs differ and get on. Each has a little more of what the other one lacks.',
      foreign:
        'What helps one of you doesn’t help the other, and it’s easy to offer what would have done oneself good. One question, “What would be good now?”, works better than guessing.',
    },
    venus: {
      same: 'You like the same things, so that there’s little to argue about except whose turn it is.',
      kin: 'Your tastes differ and go together: each shows the other something worth seeing.',
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
      'Bonds wear out on small things. Here are some of them, as each of you is used to having it; cross out what isn’t so.',
      'Everyday questions, two columns. Where the columns differ there’s nothing wrong with anybody; there’s only something to be arranged.',
    ],
    caption: 'What each of you is used to',
    head: (name) => ['On', 'You', name],
    rows: { pace: 'Pace', money: 'Money', silence: 'Silence', praise: 'Praise' },
    pace: {
      cardinal: 'to start at once',
      fixed: 'to know in advance; reliable after that',
      mutable: 'to adapt; a written date helps',
    },
    money: {
      fire: 'for what’s about to happen',
      earth: 'first of all, to know what there is',
      air: 'clear rules on who pays for what',
      water: 'spending by mood, saving from worry',
    },
    silence: {
      fire: 'a decision is being made',
      earth: 'all is well',
      air: 'something’s wrong',
      water: 'time to ask what’s the matter',
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
      easy: 'The whole leans to the easy side and confirms the comparison where it was kind. That makes for ease between you, and for putting off whatever does need effort. Put one such matter into the calendar.',
      sore: 'The whole leans to the sore side. What has taken work tends to hold. It’s worth having one place, one hour or one game in which nobody needs to try.',
      mixed:
        'The counts don’t agree, or keep the balance. Then the comparison of planets is to be believed in detail and not as a sum: in some things you get on easily, and in others you still have to learn how.',
    },
  },
  cannot: [
    'Two charts don’t know what you’ve been through together, who apologized last, or what either has decided. They know neither age nor bank balance nor the relatives. A contact that hurts in one pair is a running joke in another, and the difference was made by the pair.',
    'A chart has no past. What the two of you have already been through isn’t in it, though it weighs more than a trine. Take the pages above as a list of places where something tends to happen; what happened there is for you to say.',
  ],
  closingOfChild: (name) =>
    `For a month, choose one contact from the table and note when it shows, without telling ${name} what it’s called. At the end, see which of you usually begins, and what the other one was about to do just then.`,
  closing: [
    'For a month, let each of you name one contact from the table that they recognize, and one they’d deny. Compare only at the end. The denied ones make the better conversation.',
    'For a month, try the line of the table in which you differ most: a week by the one’s rule, a week by the other’s. Then make a third rule of your own.',
  ],
}

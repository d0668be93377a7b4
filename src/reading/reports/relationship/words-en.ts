import { anAspectEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { pointEn, planetEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { RelationshipWords } from './words.ts'

const named = (point: Parameters<typeof pointEn>[0]) => (point === 'asc' ? 'ascendant' : pointEn(point))

/** The report on a pair in English. */
export const relationshipEn: RelationshipWords = {
  title: 'The couple as a third person',
  subtitle: (one, other) => `${one} and ${other}, as one`,
  chapters: {
    how: 'A third at the table',
    lights: 'What you live for, what settles you',
    davison: 'A real sky',
    rhythm: 'The rhythm of the pair',
    sore: 'Where it is sore',
    carries: 'Who carries what',
    hold: 'Holding and letting go',
    questions: 'For a quiet evening',
  },
  titles: {
    how: 'How this was made',
    composite: 'The chart of your midpoints',
    asc: 'How the pair comes in',
    davisonWhat: 'Halfway in time and on the globe',
    table: 'Where both charts agree',
    davisonSun: 'What it wants in the real sky',
    davisonMoon: 'What it needs in the real sky',
    element: 'Of what it’s made',
    mode: 'How things get decided',
    tempo: 'The argument about tempo',
    loads: 'Two sets of luggage',
    synastry: 'What stands behind it',
    venus: 'What keeps you on dull days',
    saturn: 'What holds, and what it costs',
    uranus: 'How much separate air',
    talk: 'The tone of the kitchen',
    work: 'How the pair gets going',
    questions: 'Questions for each other',
    closing: 'And for a month',
  },
  how: [
    (one, other) =>
      `${one} and ${other} aren’t described here; the one who’s described is whoever appears when the two of you shut the door. Friends know this third person well. Out of both births two charts are computed for it, one of midpoints, one of a real sky halfway between, and whatever both confirm is believed more firmly. Every “you” means the pair.`,
    (one, other) =>
      `If ${one} and ${other} are away for a weekend, something is missing at their friends’ table that neither of them is alone. This report is about that something. It reads two charts of the bond, asks what it lives for, what tires it and when it would like to be left in peace, and takes nobody’s side. It can be read aloud on a sofa.`,
    (one, other) =>
      `A bond has habits: it’s late, or early, it feeds people, it goes silent in cars. Between ${one} and ${other} these habits are read from the points lying halfway between two births. The two of you are addressed together throughout; neither is cast as the patient half.`,
  ],
  notice:
    'The composite takes the midpoint of each pair of points, with equal houses from its ascendant (Robert Hand, Planets in Composite, 1975); the Davison chart is cast for the middle of both births in time and place (Ronald Davison, Synastry, 1977). Whether to stay or part isn’t decided here, nor is anyone to blame.',
  withoutHours:
    'One of the hours of birth isn’t known, or neither. The bond’s houses and ascendant are left out, the Davison chart is told only as far as it holds at any hour of that day, and the luggage is listed where a house can be told.',
  wheel: { composite: 'The composite: your midpoints.', davison: 'The Davison chart: a sky that really stood there.' },
  placed: (point, sign) => `The pair’s ${named(point)} is in ${signEn(sign)}.`,
  placedTitle: (point, sign) => `The pair’s ${named(point)} in ${signEn(sign)}`,
  inHouse: (point, house) => `It stands in the ${ordinalEn(house)} house of the pair: ${planetEn(point)} shows where.`,
  davison: {
    what: [
      'The composite is arithmetic; under this second chart, though, a sky once stood. It was over a point halfway between your places of birth, on a day halfway between your birthdays, when nobody was thinking of the two of you.',
      'For the second chart one goes to the middle of the way: the middle date, the middle of the shorter road on the globe. There the planets stood as in any other hour, and this hour is read as the birth of the pair.',
    ],
    caption: 'Composite and Davison, planet by planet',
    head: ['Planet', 'Composite', 'Davison', 'They'],
    agreement: { sign: 'agree', element: 'agree in kind', apart: 'differ' },
    verdict: {
      trust:
        'The two charts agree more often than they differ, so that what’s said of this pair stands on two legs. It’s recognizable from outside, too: friends who’ve never met would describe you alike.',
      argue:
        'The two charts differ more often than they agree. That happens with pairs who are one thing at home and another among people, or who’ve become something else than they set out to be. Where they differ, read both, and see which of you recognizes which.',
    },
    placed: (point, sign) => `In the Davison chart the ${pointEn(point)} is in ${signEn(sign)}.`,
    sun: [
      'It wants to begin things. A pair like this lives in scaffolding and is happiest on the first day.',
      'It wants to have something and to keep it well. What you’ve built together is also what you talk about.',
      'It wants to hear news. Around you two there’s a coming and going, and the best table in the house is where people chat.',
      'It wants to be a home, if need be for others as well. The pair has a kitchen even where it only has a hot plate.',
      'It wants to be seen and to do others good by it. People expect a glow from you two, and mostly get it.',
      'It wants to be of use. You two get things right, for each other first, and can’t pass a crooked picture.',
      'It wants to be two. With you, form matters: how one eats, how one disagrees, who’s asked.',
      'It wants to go to the bottom. There’s no small talk in this pair when the door is shut.',
      'It wants to get away and to understand. You two are explained by your trips and your arguments about the world.',
      'It wants to last, and to have achieved something. Even your holidays have an aim.',
      'It wants to be different from what pairs are supposed to be. You two are friends with an unusual lease.',
      'It wants to dissolve the wall between two people, and sometimes the one around them. You two understand without words, and lose umbrellas.',
    ],
    moon: [
      'It’s soothed by setting out. After a quarrel, you two ought to move, not talk.',
      'It’s soothed by eating, sleeping and everything being as it was.',
      'It’s soothed by words, and should it be the weather report, read aloud.',
      'It’s soothed by closeness without an occasion. On Sundays this pair is not at home to anyone.',
      'It’s soothed by laughter, and by someone else admiring the two of you.',
      'It’s soothed by order: cleared the table, cleared the air.',
      'It’s soothed by harmony, and therefore puts off what would disturb it.',
      'It’s soothed by the truth, even if that takes half the night.',
      'It’s soothed by a plan for the summer.',
      'It’s soothed by work done together, and by silence of the good sort.',
      'It’s soothed by space. Two rooms, one thermos.',
      'It’s soothed by music, water and nobody wanting anything.',
    ],
  },
  rhythm: {
    many: (element) => `In the composite most planets stand in signs of ${element}.`,
    cross: (mode) => `Most of them are in ${mode} signs.`,
    element: {
      fire: 'This pair runs on enthusiasm. It decides in the hallway with one shoe on, is splendid at parties and bad at waiting rooms. What it needs is the road, a goal, an opponent now and then. If nothing is going on, it’ll set fire to something small, usually a Sunday.',
      earth:
        'This pair runs on habit, in the good sense: the same bread, the same bank in the park, a house that’s paid for. It decides late and then for years. What it needs is Sundays that resemble each other. It’s tired by guests who stay, plans that don’t, and by being told to be spontaneous.',
      air: 'This pair runs on conversation. Everything gets talked about, including whether one talks too much. It decides after hearing all the sides, or doesn’t. What it needs is visitors, news, doors between the rooms. Silence makes it uneasy, though at times it’s exactly what’s missing.',
      water:
        'This pair runs on moods and knows those of the house as sailors know the sky. It decides by feel and can’t always give reasons. What it needs is a shore, a few people, much time without a purpose. It’s tired by noise, by irony and by being looked at.',
    },
    mode: {
      cardinal:
        'Things get decided by somebody starting. That’s quick, and it leaves the other half to be informed. A rule has proved useful: whoever starts also finishes, or asks beforehand.',
      fixed:
        'Things get decided by neither giving way until it has been settled for good. That takes a month, and afterward it stands. A rule has proved useful: say it aloud before it has become a principle.',
      mutable:
        'Things get decided by turning out that way. You adjust, and one day you’re living somewhere else. A rule has proved useful: twice a year, sit down and ask whether it was meant to be so.',
    },
    tempo: {
      cardinal:
        'The argument about tempo goes like this: one’s already in the car, the other is looking for the charger, and both feel abandoned. It’s not about minutes. The pair has two starters and no one at the finish; appoint one by turns.',
      fixed:
        'The argument about tempo goes like this: nobody moves. Each is waiting for the first step, out of respect, as each believes. The pair needs an outsider for its starts, a date, a neighbor, a train that won’t wait.',
      mutable:
        'The argument about tempo goes like this: both go along with the other, and nobody knows whose speed it was. By evening you’re somewhere and tired. The pair gains by one fixed point a day on which nothing hinges but that it’s fixed.',
    },
  },
  sore: {
    intro: [
      'Every bond has places at which it winces. They don’t speak against it; mostly they’re what it turns around. For each there’s the scene in which it tends to show, and under the scene a wish.',
      'What follows isn’t a list of faults. It’s a map of those spots at which you two raise your voices over nothing, together with what would be said if the voices were lowered.',
    ],
    wish: (text) => `The wish under it: ${text}`,
    none: 'The composite has no hard aspect among its planets that would leave a mark. Friction has to be brought in from outside, then: by work, by children, by a common enemy. Or you simply enjoy the quiet.',
    aspect: (a, aspect, b) => `In the composite, ${planetEn(a)} and ${planetEn(b)} form ${anAspectEn(aspect)}.`,
    behind: 'Behind the shared chart stand the two separate ones, and between them these threads pull hardest.',
    scene: {
      'sun moon': [
        'One plans what’s to become of you, the other asks how you are, and both questions arrive at the same moment in the doorway.',
        'that the aim should have a bed in it, and the bed a window.',
      ],
      'sun mars': [
        'A trifle, a parking space, and both are fighting as though it were about the castle.',
        'to be allowed to want something without first having to win.',
      ],
      'sun saturn': [
        'Something succeeds, and before the cork’s out somebody mentions the tax.',
        'that for one evening it might be enough.',
      ],
      'moon mercury': [
        'One tells how it felt, the other corrects the sequence of events.',
        'to be heard before being understood.',
      ],
      'moon venus': [
        'Both try to please, both go where neither wanted to, and at home there’s a headache.',
        'to be loved without having been nice.',
      ],
      'moon mars': [
        'A tender moment gets a knock from an elbow, and there’s shouting in dressing gowns.',
        'that one may be soft without getting hit, and cross without being left.',
      ],
      'moon saturn': [
        'One would like to be held and sees how tired the other is; so the dishes get done instead.',
        'that need should not be a bill.',
      ],
      'moon uranus': [
        'It’s been cozy for three days, and on the fourth somebody needs their own keys at once.',
        'to be able to go and to be expected.',
      ],
      'moon pluto': [
        'One asks, “What is it?”, the other says, “Nothing,” and the whole flat knows better.',
        'to be known to the bottom without being owned.',
      ],
      'mercury mars': [
        'A discussion about a film ends with who said what three winters ago.',
        'to be right for once, and for it not to matter.',
      ],
      'mercury saturn': [
        'One begins to dream aloud, and the other asks how it’s to be paid.',
        'that a thought may run about before it’s put on a leash.',
      ],
      'venus mars': [
        'Closeness and quarrel use the same door, and you’re not always sure who has just come in.',
        'to be desired without being conquered.',
      ],
      'venus saturn': [
        'Tenderness has become punctual. Somebody counts who kissed whom first.',
        'that love should be allowed to be useless.',
      ],
      'venus uranus': [
        'As soon as it is going to be something steady, one finds the exit interesting.',
        'a bond with a window that isn’t a way out.',
      ],
      'mars saturn': [
        'One pushes, one brakes, and the car smells of rubber.',
        'that the effort should be seen, by the one on the brake as well.',
      ],
      'mars uranus': [
        'Plans are overturned an hour before; the other one has already peeled the potatoes.',
        'that freedom should give notice.',
      ],
      'sun uranus': [
        'You’ve hardly got used to yourselves when one of you wants it all different.',
        'to stay together and not stay the same.',
      ],
      'sun neptune': [
        'Each believes that the other had promised it; nobody said so.',
        'that somebody should say aloud what we are.',
      ],
      'sun pluto': [
        'Who decides is never discussed and always at stake, even with curtains.',
        'to have influence and not need power.',
      ],
      'moon neptune': [
        'One suffers quietly, the other guesses wrongly, and there’s fog until Wednesday.',
        'to be found without having called.',
      ],
      'venus neptune': [
        'The other one is adored, then it turns out that they snore.',
        'to be loved in the light of the bathroom.',
      ],
      'venus pluto': [
        'A name is mentioned, a name from before, and the soup gets cold.',
        'to be chosen, again and without compulsion.',
      ],
      'sun jupiter': [
        'You take on too much together, and each thinks the other can manage it.',
        'that being great should have a Tuesday off.',
      ],
      'mars jupiter': [
        'A bet, a dare, a purchase, and afterward one asks who’d actually wanted it.',
        'that courage be asked about the price.',
      ],
    },
  },
  carries: {
    caption: 'Whose planet carries what, and into which room of the other’s life',
    head: (one, other) => ['What is carried', `${one} carries it to`, `${other} carries it to`],
    load: {
      sun: 'the reason for it all',
      moon: 'the blanket',
      mercury: 'the calendar and the jokes',
      venus: 'the flowers',
      mars: 'the toolbox',
      jupiter: 'the tickets',
      saturn: 'the keys and the bills',
      uranus: 'the surprises',
      neptune: 'the songs',
      pluto: 'the locked box',
    },
    room: [
      'the mirror',
      'the purse',
      'the telephone',
      'the kitchen',
      'the playroom',
      'the weekday',
      'the chair opposite',
      'the cellar',
      'the atlas',
      'the office',
      'the circle of friends',
      'the back room',
    ],
    intro: [
      'One’s planets land in the other’s houses, and so each brings things along that they may not know of. The table’s to be read row by row: who carries it, and where it’s put down.',
      'Moving in with somebody, one carries more than boxes. Here is the luggage of both, with the room in which each piece ends up.',
    ],
    even: 'Both of you carry about equally much into the rooms that matter most, the mirror, the kitchen, the chair opposite and the office. If it should feel uneven, it’s probably about the washing up.',
    more: (name) =>
      `Into the four rooms that matter most, mirror, kitchen, the chair opposite and office, more is carried by ${name}. It needn’t be too much, but it’s worth asking whether that half of the luggage suits its bearer.`,
  },
  venus: {
    fire: 'On dull days you’re kept together by somebody saying, “Come on.” A small adventure does more for your affection than a long talk, and admiration, spoken in front of others, is your bread. Be on your guard against boring each other politely.',
    earth:
      'On dull days you’re kept together by things: the good bread, a warm back, the bench you painted. Your affection isn’t loud and doesn’t wear out. It does want to be touched, daily, in passing.',
    air: 'On dull days you’re kept together by still finding each other interesting. A message in the middle of the morning, a clipping, a word that only you two use. Your affection starves in silence, and at the same table.',
    water:
      'On dull days you’re kept together by a glance that’s understood. Your affection is in remembering, how it was, what hurt, which song. It wants quiet in which it needn’t prove anything.',
  },
  saturn: {
    fire: 'What holds you is a promise given in a great hour, and pride in keeping it. The price: neither may be tired of it aloud. Allow yourselves one evening a month on which nobody’s a hero.',
    earth:
      'What holds you is duty done, common ownership, a wall you’ve built. The price: the bond may become its own caretaker. Leave something unrepaired, on purpose, in a place where you can see it.',
    air: 'What holds you are agreements, spoken, and kept since. The price: a cool draft of fairness in which no one asks for more than their share. Ask for more occasionally.',
    water:
      'What holds you is a loyalty that nobody ever put into words, and the fear of hurting. The price: what isn’t said piles up on the stairs. A feeling is no breach of contract.',
  },
  saturnHouse: [
    'It’s seen in the way you two appear: composed, reserved, a bit like an authority. You became grown-up together early on.',
    'It’s seen in money. You’re careful, you count together, and a large purchase is a matter for the council.',
    'It’s seen in talk. Words are weighed between you, and a careless one is kept.',
    'It’s seen at home. A roof is a serious thing to you two, and it took some time before it was warm.',
    'It’s seen in play. You’ve got to plan pleasure, or else it gives way to something sensible.',
    'It’s seen in the weekday. Work is divided, and woe to the list that hasn’t been ticked.',
    'It’s seen in the bond as such: it is an undertaking, with notice periods, and therefore lasts.',
    'It’s seen where you’re dependent on each other. Trust has been built there stone by stone.',
    'It’s seen in convictions. You’ve got to agree on what’s right, and have argued long over it.',
    'It’s seen in public. People expect a good deal of you two, and you of yourselves.',
    'It’s seen among friends. They’re few and old, and were tested by both.',
    'It’s seen where no one looks. There’s a duty, or a sorrow, that you carry together without mentioning it.',
  ],
  uranus: {
    easy: 'Air is no problem here: in the composite, Uranus is on friendly terms with the planets of closeness. You can be apart without losing the thread, and come back with something to tell. Keep it that way even when it would be more practical otherwise.',
    hard: 'Air is the sore point: in the composite, Uranus stands at odds with a planet of closeness. The bond needs more distance than either would admit, and takes it by force if it isn’t given, through quarrels, trips, sudden hobbies. Plan the distance, and it’ll lose its terror.',
    none: 'In the composite, Uranus has nothing to do with the planets of closeness. Separate air isn’t a question the bond would raise by itself, so the two of you have to: one evening each, one friend each, one drawer.',
  },
  talk: [
    'You two talk fast and straight, and half of it is meant as sport.',
    'You two talk little, slowly and about things that one can see.',
    'You two talk without a break, also about talking.',
    'You two talk in moods and pet names, and hear reproaches in adverbs.',
    'You two talk for an audience, even if it’s only the cat.',
    'You two talk in lists and corrections, with love.',
    'You two talk politely, and the real subject comes with dessert.',
    'You two talk seldom about nothing, and a silence here has several floors.',
    'You two talk about the world and lose the shopping list.',
    'You two talk to the point, and keep minutes.',
    'You two talk like colleagues in an invention, in abbreviations.',
    'You two talk in half sentences and songs, and each hears the other half.',
  ],
  work: [
    'Work is taken by storm, and so are quarrels. Neither lasts.',
    'Work goes slowly and gets done. A quarrel is a strike, with picket lines.',
    'Work goes in three directions at a time. A quarrel is a debate with footnotes.',
    'Work is done for somebody. A quarrel’s fought with tears and casseroles.',
    'Work has to be fun and be noticed. A quarrel has an opening night.',
    'Work’s your native tongue. A quarrel is about how it ought to be done.',
    'Work is begun when both agree, that is, tomorrow. A quarrel is conducted with perfect manners.',
    'Work is done to the end or not at all. A quarrel’s a siege.',
    'Work is begun with a speech. A quarrel is about principles, and ends in laughter.',
    'Work has a plan. A quarrel is a meeting with an agenda.',
    'Work’s done at odd hours by odd means. A quarrel comes like a power cut.',
    'Work goes in waves, with music. A quarrel dissolves before it’s been cleared up.',
  ],
  questions: {
    intro: [
      'Each question has been drawn from a planet of the composite. Take turns answering, and nobody comments until the tea’s finished.',
      'Six questions, made for this pair. One asks, one answers, and then the other way round. “I don’t know” is an answer.',
    ],
    caption: 'Six questions',
    head: ['From', 'Question'],
    sun: {
      fire: 'What would we start if we couldn’t fail?',
      earth: 'What do we own that we’d never sell?',
      air: 'Which of our conversations hasn’t been finished?',
      water: 'When did you last feel that we were a family?',
    },
    moon: {
      fire: 'What do you do when you don’t want to show me that you’re sad?',
      earth: 'Which habit of ours would you miss most?',
      air: 'What would you like to be asked more often?',
      water: 'What did I not notice this year?',
    },
    mercury: {
      fire: 'Where do I interrupt you?',
      earth: 'What did you have to say twice before I heard it?',
      air: 'What do you tell others that you don’t tell me?',
      water: 'Which of my tones do you dread?',
    },
    venus: {
      fire: 'When were you last proud of me in front of others?',
      earth: 'Which of my small services do you notice every time?',
      air: 'What still makes you curious about me?',
      water: 'What was the kindest thing I never knew I did?',
    },
    mars: {
      fire: 'Which quarrel would you like to have over again?',
      earth: 'What have I been asking of you for years without saying it?',
      air: 'Which argument of mine is simply better than yours?',
      water: 'What made you angry, and you went silent?',
    },
    saturn: {
      fire: 'Which promise is getting heavy?',
      earth: 'What do we keep up only because we’ve always done it?',
      air: 'Which agreement should be written anew?',
      water: 'What are we sparing each other?',
    },
  },
  closing: [
    'For a month, leave one chair at the table empty for the third person, and ask it, once a week, what it would like to do. It sounds silly. The answers tend to come from whichever of you has been silent.',
    'For a month, note separately what friends say about the two of you. Compare the lists at the end; that’s the third person’s own handwriting, and it knows more than both charts.',
  ],
}

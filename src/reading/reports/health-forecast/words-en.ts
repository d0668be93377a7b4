import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { planetEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { HealthWords } from './words.ts'

const { list } = commonWordsEn

/** The health forecast in English. */
export const healthWordsEn: HealthWords = {
  title: 'When to push, when to rest',
  subtitle: (name, between) => `${name} · ${between}`,
  notice:
    'This is no medical text. It finds no illness, excludes none and prescribes nothing; it retells an old way of speaking about habits of the body, with dates that are computed. Whatever concerns your health is settled between you and the people who treat you.',
  noticeEnd: 'A date in this report is no reason to begin, put off or stop anything that has been prescribed to you.',
  limits:
    'The hour of birth is unknown: ascendant, Moon and sixth house, by which tradition judges the body first, are left out, and dates are given by the month.',
  chapters: {
    come: 'What you come with',
    mars: 'The heat of Mars',
    saturn: 'The weight of Saturn',
    jupiter: 'Jupiter and recovery',
    fog: 'Fog and drafts',
    sixth: 'The sixth house calendar',
    pace: 'Pace by the month',
  },
  titles: {
    how: 'How the year was measured',
    elements: 'The four elements in your chart',
    places: 'Places that ask to be heard',
    habits: 'Spending and resting',
    noMars: 'A year of little heat',
    noSaturn: 'No long climb',
    noJupiter: 'Recovery on your own account',
    noFog: 'A clear view',
    entries: 'Who comes in, and when',
    ruler: 'The ruler is touched',
    table: 'Twelve months, three speeds',
    closing: 'A page to keep',
  },
  how: [
    ({ between, windows }) =>
      `The forecast runs ${between}. In that year ${windows} passages touch the points by which the old physicians judged a body: the two lights, the planet of heat, the rising degree and whatever rules it. Each has its beginning, its exact day and its end, all computed within the orb.`,
    ({ between, windows }) =>
      `Laid over the year, ${between}, are ${windows} passages of planets over the few points that tradition ties to the body. You will find of each when it comes within orb, when it is exact and when it lets go.`,
  ],
  pace: [
    () =>
      'Nothing here is a verdict. A year has stretches in which effort comes cheap and stretches in which it has to be paid for, and a walker who knows the hills carries less water.',
    () =>
      'Think of it as a map of hills. Nobody falls ill of a hill; one only climbs it at another pace than the plain, and is glad to know where the bench stands.',
  ],
  elementsCaption: 'The ten planets by element',
  element: { fire: 'Fire', earth: 'Earth', air: 'Air', water: 'Water' },
  dominant: {
    fire: [
      ({ planets }) =>
        `Fire leads in you, with ${planets}. The old name is choleric: quick to warm, quick to spend, seldom tired by halves. You notice that the tank is empty when it is, and recover with the same suddenness. What costs you most is waiting in a queue with nothing to push against; what serves you is a task with an end and then, as seriously as the task, a full stop.`,
      ({ planets }) =>
        `With ${planets} in fire yours is what Galen’s school called the choleric mixture, hot and dry. Strength comes in bursts, and a burst is a good tool as long as someone counts the bursts. You sleep well after having won something, badly after having been kept from it.`,
    ],
    earth: [
      ({ planets }) =>
        `Earth leads in you, with ${planets}. The old name is melancholic, meaning cool and dry rather than sad: a body of habits, slow to start, hard to stop, and offended by change of bed. You store strain for a long time without a sign of it. Warmth, a fixed hour and something to lift with the hands do more for you than excitement ever did.`,
      ({ planets }) =>
        `With ${planets} in earth yours is the cool, dry mixture of Galen’s school. You last. Fatigue comes with a delay of weeks, and then in the joints of the day: at the desk, on the stairs. Regular small repairs suit you better than the grand holiday.`,
    ],
    air: [
      ({ planets }) =>
        `Air leads in you, with ${planets}. The old name is sanguine, warm and moist: easily lifted, easily scattered. The head runs ahead, and the body trots behind it with the bags. You tire from noise and open questions more than from miles, and revive in good company faster than in bed.`,
      ({ planets }) =>
        `With ${planets} in air yours is the sanguine mixture of Galen’s school. Breath is your barometer: short when there is too much to answer, long when somebody makes you laugh. An evening without a screen is worth two with a remedy.`,
    ],
    water: [
      ({ planets }) =>
        `Water leads in you, with ${planets}. The old name is phlegmatic, cool and moist: slow, receptive, and never quite separate from the weather in the room. Other people’s moods reach your stomach before they reach your ears. Quiet, warmth and being let alone refill you; being cheered up does not.`,
      ({ planets }) =>
        `With ${planets} in water yours is the phlegmatic mixture of Galen’s school. You take in more than you notice, and it shows in sleep first. Salt water, tears included, tends to do you good.`,
    ],
  },
  lacking: {
    fire: [
      () =>
        'Fire is lacking: the spark has to be borrowed, from music, from company, from a deadline set by somebody kind.',
      () => 'There is no planet in fire, so getting started is the steep part; once you are in motion it is flat.',
    ],
    earth: [
      () => 'Earth is lacking: meals and bedtimes don’t arise by themselves and do better in writing.',
      () =>
        'No planet stands in earth. The body sends its bills late, so it is worth opening the letterbox on a fixed day.',
    ],
    air: [
      () => 'Air is lacking: what isn’t talked over tends to be carried in the shoulders.',
      () => 'No planet stands in air, so a second opinion, spoken aloud on a walk, works like an open window.',
    ],
    water: [
      () => 'Water is lacking: tiredness that comes from feelings goes unrecognized for longest.',
      () => 'No planet stands in water. You may learn that something was sad from the fact that you slept badly.',
    ],
  },
  even: [
    () =>
      'No element outweighs the others. Such a mixture was called temperate and envied: it has no single remedy, and answers to whatever has been missing lately.',
    () =>
      'The elements keep a fair balance in you, so there is no standing complaint and no standing cure. Ask what the last fortnight had too little of.',
  ],
  planets: (planets) => list(planets.map(planetEn)),
  restOpening: [
    () => 'How you rest is told by the sign of your Moon.',
    () => 'Your Moon has its own idea of rest, since the sofa doesn’t help everyone.',
  ],
  heatOpening: [
    () => 'How you heat up is told by the sign of your Mars.',
    () => 'Your Mars has its own way of spending strength.',
  ],
  placesOpening: [
    () =>
      'The figure of the body that stands in old almanacs gives each sign its part (Manilius, Astronomica II, first century). These places are no weak spots. They are where you in particular are likely to feel a full week first.',
    () =>
      'Since Manilius, in the first century, almanacs have drawn a body with the zodiac on it, from the crown to the soles. Three or four places on it are yours to listen to; they speak early, and that is their use.',
  ],
  place: [
    'The head and the eyes: pressure that builds behind the brow when nothing may be said. It eases at once when you stop gritting your teeth, which you notice only by stopping.',
    'The throat and the neck: what is swallowed, and the screen held a hand too low. A scarf, a song in the car and a price named aloud belong to the same family.',
    'The shoulders, arms and hands, and the breath between two sentences. They tighten over keys and open over pockets emptied on a table.',
    'The stomach and the chest. It knows who is coming to dinner before you do, and takes it badly when meals are taken standing.',
    'The heart and the upper back: posture, pride, the way you carry a day on which nobody said thank you. They like the sun and a round of applause, even a small one.',
    'The belly and its patience. Worry is digested here, detail by detail, and a day with a finished list goes down better than one with a perfect one.',
    'The lower back and the kidneys: the small of the back that takes on weight when you can’t decide. Two chairs of different height help, and so does a plain no.',
    'The lap, and whatever is kept to oneself. It holds on; it lets go in water, in darkness, or after the truth has been said once.',
    'The hips and the thighs. They want distance, and protest against chairs with a restlessness that is easily taken for impatience with people.',
    'The knees, the bones and the skin: everything that bears and everything that borders. They stiffen in cold rooms and under cold looks.',
    'The calves and ankles, and the run of the blood between them. Standing about tires you more than walking; so do meetings without a reason.',
    'The feet, and sleep. Shoes matter more than you admit; so do the last two hours before bed, when the borders are down.',
  ],
  placeOf: [
    ({ point, sign }) => `${capital(yourEn(point))} in ${signEn(sign)} has its place there.`,
    ({ point, sign }) => `By ${yourEn(point)} in ${signEn(sign)} the almanac points here.`,
    ({ point, sign }) => `${signEn(sign)}, where ${yourEn(point)} stands, was given what follows.`,
  ],
  sixthSign: [
    ({ sign }) =>
      `The sixth house begins in ${signEn(sign)} for you, and with it comes the part that shows the wear of ordinary weeks.`,
  ],
  lineCaption: 'The passages of the year within orb; the marks are the exact days',
  window: [
    ({ meeting, between, dates }) => `${capital(meeting)} lasts ${between}; its sharpest point comes ${dates}.`,
    ({ meeting, between, dates }) => `The window of ${meeting} is open ${between}, exact ${dates}.`,
    ({ meeting, between, dates }) => `Count on ${meeting} ${between}, with the peak ${dates}.`,
  ],
  windowOpen: [
    ({ meeting, dates }) => `${capital(meeting)} is exact ${dates}.`,
    ({ meeting, dates }) => `The day of ${meeting} comes ${dates}.`,
  ],
  touches: [
    ({ meeting, between, dates }) =>
      `${capital(meeting)} touches ${dates.length === 2 ? 'twice' : `${dates.length} times`}, ${list(dates)}, and is in force ${between}.`,
    ({ meeting, between, dates }) =>
      `There is a first touch of ${meeting} ${dates[0] ?? ''} and a last one ${dates.at(-1) ?? ''}${dates.length > 2 ? `, with a return between them ${list(dates.slice(1, -1))}` : ''}; the whole of it runs ${between}.`,
  ],
  mars: {
    conjunction: [
      'Effort comes cheap and so do elbows. Use the mornings for whatever needs a push, and let the last hour before sleep be a slow one, since the motor idles on.',
      'You are plugged in. The kettle boils twice as fast and so do you; move the heaviest thing of the month to these days and put a walk after it.',
      'Strength is there without asking, a little more than the task has room for. Give it a hill or a spade, or it picks a quarrel.',
    ],
    tense: [
      'Haste has thin soles: the knife slips, the door closes on the sleeve, the reply leaves before it is read. Five minutes of margin between appointments cover most of it.',
      'The pulse of the day is set by others and it irritates. Do one thing at a time with both hands, and leave the score to somebody who wasn’t there.',
      'What flares up is short. A brisk errand on foot uses it better than the conversation that offers itself.',
    ],
  },
  marsTo: {
    sun: 'Here it goes to the store of strength itself: you can spend what you wouldn’t on other days, and count the change tomorrow.',
    moon: 'Here it goes to sleep and appetite: the night is short, the plate is emptied standing, and a cross word at home weighs double.',
    mercury: 'Here it goes to the nerves and the hands: quick fingers, quick sentences, typing errors.',
    venus: 'Here it goes to comfort: the sweet thing is wanted at once and the warm room has to be earned.',
    mars: 'Here it goes to the place it held at your birth, the muscles and the temper.',
    jupiter: 'Here it goes to measure: one more lap, one more helping, one more yes.',
    saturn: 'Here it goes against the brake: effort with the handle still pulled, felt in joints and jaw.',
    asc: 'Here it goes to the whole frame: you walk faster, stand closer, and bump into what others walk around.',
  },
  slow: {
    saturn: {
      hard: [
        'Stamina counts for more than speed. The step is heavier, mornings begin with the stairs, and the same work wants a third more time; plan it with that third and it holds.',
        'A long incline: what you could do in passing asks for a start time now. The old remedy was warmth and regular bread, meaning a fixed hour for the meal, the walk and the lamp.',
        'The year’s ballast shifts onto this spot. It isn’t weakness to take the lift; it is arithmetic, and the sum comes out better with a bench in the middle.',
      ],
      soft: [
        'A good stretch for anything that works by repetition. What you begin at a modest dose now tends to be a habit by the time the window closes.',
        'The body keeps its appointments. Strength neither grows nor leaks, and an exercise too dull for other years takes hold.',
        'Slow gains, and they stay. Ten minutes daily outdo the heroic weekend by a wide margin while this lasts.',
      ],
    },
    jupiter: {
      hard: [
        'Appetite and good spirits grow on one stalk. You mend quickly and overdo it quickly; the second helping, of work as well as of cake, is where the borderline runs.',
        'Everything is generous, the portion too. Enjoy it with a plate one size smaller and an hour earlier to bed, and most of the bill never comes.',
        'You feel able to do more than you can, and for a while you do it. Put the rest day in before the tired day puts itself in.',
      ],
      soft: [
        'Recovery comes sooner than expected: a good night counts for two, a walk for a holiday. If there is something to convalesce from, this is mild weather for it.',
        'Breath comes back quickly and so does laughter. Start what needs goodwill toward your own body; it is well disposed at the moment.',
        'The kind of weeks in which a stiff thing loosens by itself. They are easily passed over because nothing hurts in them.',
      ],
    },
    uranus: {
      hard: [
        'A draft goes through the routine: light sleep, sudden appetite, the wish to move the bed. Keep two fixed points, an hour for getting up and an hour for eating, and let the rest fidget.',
        'Restlessness comes in jerks. It asks for movement that changes direction, a dance, a ball, a detour, and takes monotony for an insult.',
      ],
      soft: [
        'Something new suits you surprisingly well: another hour, another sport, the window side of the bed. Try it for three weeks before you judge it.',
        'You wake up lighter and shift gear without noise. A habit that never fitted can be exchanged now without a fight.',
      ],
    },
    neptune: {
      hard: [
        'Fog lies on the meadow: sleep is deep and doesn’t refresh, or light and full of pictures, and your measure for enough gets blurred. Things with edges help, a timetable, a clock, a friend who says “you look tired.”',
        'Your skin is thinner for the moods of others. A tired room tires you. Choose your rooms, and give evenings a bank to walk along: music that ends, a bath that cools.',
      ],
      soft: [
        'Gentle things work better than strong ones: water, music, sleep with the window open. Little effort is needed, and force would only wake what is resting.',
        'Sleep turns into a friend. Rest taken in small coins through the day adds up to more than one long Sunday.',
      ],
    },
    pluto: {
      hard: [
        'Deep reserves are in question, and who draws on them. You can work like a bull for weeks; it is worth knowing what for, and having one person who may say “stop.”',
        'Something is being emptied to the ground, slowly. Give it privacy and time, and don’t measure yourself by the weeks in which it shows.',
      ],
      soft: [
        'Strength comes up from below, without noise. A long-standing habit can be changed at the root in this stretch, if you change only that one.',
        'You recover from older tiredness than this year’s. It takes months, which are at hand.',
      ],
    },
  },
  point: {
    sun: 'What it meets is your Sun, in old books the store of life and warmth; you feel it in how far a day carries.',
    moon: 'What it meets is your Moon, and with her go sleep, appetite and the tides of a week.',
    mercury: 'What it meets is your Mercury, to whom nerves, hands and breath were given.',
    venus: 'What it meets is your Venus, in charge of comfort, sweetness and ease.',
    mars: 'What it meets is your Mars: muscle, heat, the readiness to begin.',
    jupiter: 'What it meets is your Jupiter, who was given growth and good measure.',
    saturn: 'What it meets is your Saturn: bones, teeth, endurance, and whatever holds you up.',
    asc: 'What it meets is your ascendant, the body as a whole and the way it enters a room.',
  },
  helps: {
    mars: [
      'What tends to help is movement with an end: to the hill and back.',
      'Cold water over the wrists and a late reply have saved many such days.',
      'A task for the hands, then nothing at all for half an hour.',
      'What tends to help is saying the short word early.',
    ],
    saturn: [
      'What tends to help is sleep at a fixed hour, and company that doesn’t ask for cheerfulness.',
      'Warmth, soup and a list that fits on a stamp.',
      'What tends to help is the word no, said in time and without reasons.',
    ],
    jupiter: [
      'What tends to help is company, at a table, with a fixed hour for the last glass of water.',
      'A long walk in good conversation makes the best of it.',
      'What tends to help is counting blessings in the morning and portions at night.',
    ],
    uranus: [
      'What tends to help is a change of route rather than of everything.',
      'An hour without any device, with a ball or a ladder.',
    ],
    neptune: [
      'What tends to help is sleep, and knowing whose mood you are in.',
      'Walk along something: a river, a wall, a row of shops.',
    ],
    pluto: [
      'What tends to help is one confidant and a door that closes.',
      'Heavy manual work, in small doses, has a good name here.',
    ],
  },
  none: {
    mars: 'Mars makes no hard passage over your sensitive points this year. Heat is a matter of choice: if you want a sprint, you will have to blow the whistle yourself.',
    saturn:
      'Saturn leaves the sensitive points alone for these twelve months. There is no long climb on the map; what is steep is steep for a day.',
    jupiter:
      'Jupiter makes no aspect to these points in the course of the year. Recovery goes by plain means, early nights and open windows, which are the better ones in most years.',
    fog: 'Neither Uranus nor Neptune nor Pluto comes within orb of these points. The view is clear and the routine is your own.',
  },
  sixthOpening: [
    ({ sign, ruler }) =>
      `Your sixth house, the one of weekdays and habits, begins in ${signEn(sign)}. Its ruler is ${planetEn(ruler)}. When a planet comes in, tradition thinks the day good for taking up a habit of its kind, or for dropping one.`,
    ({ sign, ruler }) =>
      `The cusp of your sixth house is in ${signEn(sign)}. That makes ${planetEn(ruler)} its ruler. The entries below are doors for new habits, each with the character of whoever opens it.`,
  ],
  enters: [
    ({ planet, date }) => `${capital(planetEn(planet))} comes into your sixth house ${date}.`,
    ({ planet, date }) => `The sixth house receives ${planetEn(planet)} ${date}.`,
    ({ planet, date }) => `${capital(date)} the door opens for ${planetEn(planet)}.`,
  ],
  entersFor: {
    sun: 'A month in which order is visible: good for choosing the one habit that the others can hang on.',
    mercury:
      'Good for writing things down: hours of sleep, steps, the list by the door. Paper remembers what resolve forgets.',
    venus: 'Good for a habit that gives pleasure, and for dropping one that was only virtuous.',
    mars: 'Good for starting what takes strength. Begin at two-thirds; the rest comes by itself in the second week.',
    jupiter: 'A year in which routine grows easily in every direction; prune in time.',
    saturn: 'Two years and more of plain schedules. What you set up at the beginning carries the whole.',
  },
  entersTable: { caption: 'Planets entering the sixth house', head: ['Date', 'Planet'] },
  rulerTouched: [
    ({ meetings }) =>
      `The ruler of the house is touched as well: ${list(meetings)}. These are days on which a habit is felt as a habit, and can be kept or changed knowingly.`,
    ({ meetings }) =>
      `Beside the entries there are meetings with the ruler: ${list(meetings)}. On them routine raises its hand, and it is worth asking what it wants.`,
  ],
  noEntry: 'No planet crosses the cusp of the sixth house this year.',
  table: { caption: 'The year by months', head: ['Month', 'Pace', 'What sets it'] },
  paceName: { fast: 'fast', even: 'even', slow: 'slow' },
  paceSentence: {
    fast: [
      ({ months }) =>
        `The fast stretches are ${list(months)}: heat outweighs ballast, and whatever needs a push may have it.`,
    ],
    even: [({ months }) => `An even pace belongs to ${list(months)}; nothing drives there and nothing holds.`],
    slow: [
      ({ months }) => `Slow going is ${list(months)}: more is carried than shows, so a shorter list is a full list.`,
    ],
  },
  quietMonth: 'nothing within orb',
  closing: [
    ({ fast, slow }) =>
      `Copy two lines onto the inside of a cupboard door: push in ${fast}, spare yourself in ${slow}. A year from now you can say whether the hills stood where the map had them.`,
    ({ fast, slow }) =>
      `If all of this shrinks to one sentence, let it be the following: what takes strength has its season in ${fast}, what gives strength is best provided for in ${slow}. The dates will be old in a year, and the knowledge of your own pace won’t.`,
  ],
}

import { signEn } from '#language/en/signs.ts'
import type { HealthWords } from './words.ts'

/** The report on constitution in English. */
export const healthEn: HealthWords = {
  title: 'How your body likes to live',
  subtitle: (name) => `Constitution, rhythm and places to listen to: ${name}`,
  chapters: {
    how: 'Before anything else',
    constitution: 'Constitution by elements',
    body: 'The body by signs',
    weekday: 'The house of weekdays',
    sun: 'The storeroom',
    moon: 'Rest',
    heat: 'Heat and cold',
    observe: 'A page for yourself',
  },
  titles: {
    how: 'How this was made, and what it isn’t',
    elements: 'The sum of the elements',
    second: 'What is mixed in',
    least: 'What is scarce',
    tempo: 'The tempo of the day',
    map: 'The old map',
    sixth: 'Terms with order and food',
    ruler: 'Whom the routine serves',
    sun: 'How strength is spent',
    sunTies: 'What pulls at it',
    moon: 'Which quiet helps',
    moonHouse: 'Where you lie down',
    mars: 'Where effort flares',
    saturn: 'Where it stiffens',
    week: 'Seven small observations',
    closing: 'To finish with',
  },
  how: [
    'Old medicine knew four humors and read them from the sky: warm and cold, dry and moist, mixed otherwise in everybody. As medicine that’s long over. As a language for the habits of a body it has stayed good: who warms quickly, who stores, who needs talk to fall asleep. This report uses the language and leaves the lancet in the drawer.',
    'For two thousand years doctor and astrologer were often the same person, and they left behind a map: each sign a part of the body, each element a temperament. The map heals nothing. It’s a list of places worth listening to, arranged by your chart, and of rhythms that you can test on yourself within a week.',
    'A body has preferences as a person has: about mornings, drafts, company at meals. Tradition described them by elements and signs, and these pages describe yours in the same words, translated for the breakfast table. What you find confirmed you’ve known all along; the rest is worth an experiment.',
  ],
  notice:
    'This is no diagnosis and not medicine. The report finds no illness, prescribes nothing, forbids nothing, and is no reason to put off an appointment. What hurts or worries you belongs in a surgery and not in a chart. Temperaments after Galen and Ptolemy (Tetrabiblos III.12), the parts of the body by signs after Manilius (Astronomica II).',
  withoutHour:
    'The hour of birth isn’t known. The ascendant gives no weight, and the sixth house and the Moon’s house are left out.',
  bars: 'The four elements, weighed over planets and ascendant',
  share: (points) => `${points} points`,
  qualities: {
    caption: 'The four qualities, in shares of the whole',
    head: ['Quality', 'Made of', 'Share'],
    rows: {
      hot: 'hot: fire and air',
      cold: 'cold: earth and water',
      dry: 'dry: fire and earth',
      moist: 'moist: air and water',
    },
  },
  temperament: {
    fire: {
      name: 'Choleric: hot and dry',
      text: 'Fire weighs most, the choleric mixture. You warm up within minutes, eat fast, and feel the cold last. Strength is there at once and in quantity, and is spent as if it were someone else’s; the warning comes late, like the bill in a good restaurant. By tradition this body likes cool evenings, open windows and an effort with an end to it. What tires it isn’t exertion but waiting. You’ll notice over breakfast: you’ve finished while the others are still buttering.',
    },
    earth: {
      name: 'Melancholic: cold and dry',
      text: 'Earth weighs most, which the ancients called melancholic and meant as a compliment to thoroughness. You warm up slowly and keep what you’ve got: heat, weight, habits, a grudge in the shoulders. Strength is even and lasts. By tradition this body likes warmth from below, fixed hours, the same chair. What tires it is hurry and change, and it shows in stiffness rather than in collapse. You’ll notice over breakfast: it has to be the usual one, and sitting down.',
    },
    air: {
      name: 'Sanguine: hot and moist',
      text: 'Air weighs most, the sanguine mixture. You live by breath and talk; the pulse takes an interest in everything. Strength comes and goes with stimulation, high in company, gone in an empty afternoon. By tradition this body likes movement without a load, changing rooms, and eating in conversation. What tires it are the nerves, long before the muscles. You’ll notice over breakfast: the coffee’s cold because there was something to tell.',
    },
    water: {
      name: 'Phlegmatic: cold and moist',
      text: 'Water weighs most, the phlegmatic mixture, which is by no means slow but tidal. You take in a good deal, moods, noises, suppers, and it takes time until it has gone through. Strength comes in waves, and between the waves nothing helps. By tradition this body likes warmth, walks, water, and sleep before midnight. What tires it are other people’s feelings. You’ll notice over breakfast: you’re only there once the second cup is finished, and prefer not to be asked.',
    },
  },
  second: {
    fire: 'Fire is mixed in second. It lends the whole a spark: there are days on which you’re suddenly faster than planned, and they’re best used with the body, before noon.',
    earth:
      'Earth is mixed in second. It gives a floor: however lively or sensitive the rest may be, a meal at the usual hour puts half of it right.',
    air: 'Air is mixed in second. It ventilates: whatever has settled gets moving by an open window, a call, a walk with somebody who talks.',
    water:
      'Water is mixed in second. It makes the rest permeable: you notice earlier than others of your kind that it’s enough, provided you listen.',
  },
  least: {
    fire: 'Fire is scarcest. You rarely overheat and start slowly; mornings are foreign territory. Light, a brisk first quarter of an hour and people who laugh serve as kindling.',
    earth:
      'Earth is scarcest. Hunger, cold and tiredness reach you by a roundabout route, sometimes only when they shout. An external rhythm, a bell, a companion at table, is no crutch here but a floor.',
    air: 'Air is scarcest. What’s been going on in the body finds words late. It helps to say it aloud, to somebody, in plain terms: here, since Tuesday, like a belt.',
    water:
      'Water is scarcest. You dry out, by tradition, rather than flow over: you forget to rest, to drink a glass of anything, to cry. Pauses have to be put in by hand.',
  },
  tempo: {
    cardinal:
      'The tempo that fits you goes in bursts with clear beginnings. Three starts a day suit you better than one long pull, and each start likes a small sign: a change of place, shoes, a song. Dragging on past the end of a burst costs twice.',
    fixed:
      'The tempo that fits you is even. The same hours, the same order, long stretches; you’re like a ship that shouldn’t be stopped and turned. Interruptions tire you more than work does. What’s worth practicing is stopping before you are empty.',
    mutable:
      'The tempo that fits you changes with the day, often turning toward evening or night. A strict schedule will hold for a week and then break in the middle. Rather have two or three fixed points, and let the rest flow round them.',
  },
  map: {
    caption: 'From the crown to the soles: what tradition gave to each sign, and who stands there',
    head: ['Sign', 'Part of the body', 'In your chart'],
    part: [
      'head, face',
      'neck, throat',
      'shoulders, arms, lungs',
      'chest, stomach',
      'heart, back',
      'belly, digestion',
      'hips, kidneys',
      'lap, organs below',
      'thighs, liver',
      'knees, skin, bones',
      'shins, ankles, circulation',
      'feet',
    ],
    intro:
      'Crowded places are described below, empty ones stay empty. A crowd means that by tradition tiredness tends to knock there first; it doesn’t mean that anything is wrong.',
  },
  bodyTitle: (sign) => `${signEn(sign)}: where it knocks`,
  body: [
    'Tiredness knocks at the head first: a band about the brow, hot cheeks, sentences that come out louder than intended. It knocks when there was too much at once and no one to race against. A cool cloth and a closed door are the old answer.',
    'Tiredness knocks at the neck first: a collar that’s tight, a voice gone rough, shoulders up to the ears. It knocks when something has been swallowed for the sake of peace. Humming was considered a remedy, and a scarf no affectation.',
    'Tiredness knocks in the arms, hands and breath: a restlessness in the fingers, half-finished sighs. It knocks after too many conversations, and oddly also after too few. Whoever shakes out the hands like a swimmer understands the old advice.',
    'Tiredness knocks at the chest and stomach: a meal that doesn’t sit, a weight after news from home. It knocks when you’ve looked after everybody. Warmth on the belly and a table without a dispute are what tradition recommends.',
    'Tiredness knocks at the back and heart: shoulder blades like a board, a pulse that wants to be noticed. It knocks after performances, also those nobody clapped for. Warm light between the shoulders is the old answer, and being thanked.',
    'Tiredness knocks at the belly: a fussiness about food, a clench at half past four. It knocks when something’s out of order that isn’t yours. Regular small meals and a tidied corner were the remedy of the almanacs.',
    'Tiredness knocks at the hips and lower back: one side higher than the other, a chair that’s never right. It knocks when you’ve been fair for too long. Walking in step with someone brings the scales level again.',
    'Tiredness knocks down in the lap, and mostly in secret: sleep that doesn’t go deep, a tension you take for character. It knocks when you’ve kept something to yourself. A hot bath with the door locked is the oldest recipe.',
    'Tiredness knocks at the thighs and hips: legs that would like to run and sit in a meeting. It knocks where the horizon’s missing. Stairs, hills, a horse, in a pinch a bus to the last stop.',
    'Tiredness knocks at knees, skin and teeth: stiffness upon getting up, a jaw that’s been at work all night. It knocks after responsibility. Warmth, oil, and setting the rucksack down literally were the old answer.',
    'Tiredness knocks at shins and ankles: cold feet in a warm room, a flutter, sudden absence. It knocks when you’ve been among people who all thought alike. Putting the legs up, higher than the heart, is a posture with a future.',
    'Tiredness knocks at the feet, and by way of them everywhere: heaviness, yawning, a wish to vanish. It knocks when you’ve been carrying somebody’s mood. Warm water for the feet is the one prescription on which all the old books agree.',
  ],
  sixth: [
    'Order is made in raids: on Saturday at nine, with music. Eating has to be quick and hot. A routine survives with you if it’s a contest, and falls apart as soon as nobody’s counting.',
    'Order’s a pleasure of the hands, and eating a serious one. You keep to what tastes good. A routine survives with you if it’s agreeable; what is merely good for you won’t see its second week.',
    'Order is a heap that you know your way around. You eat between two sentences. A routine survives with you if it varies: three breakfasts by turns, two ways to work.',
    'Order depends on the mood of the house, and eating is feeling. You nibble when worried. A routine survives with you if somebody’s in it: cooking for two, walking the neighbor’s dog.',
    'Order is made for visitors, and food should look like something. A routine survives with you if it’s a small ceremony, with a good cup, and dies as soon as it’s called discipline.',
    'Order is your native climate. You know what agrees with you and at what hour. A routine survives with you by itself; it’s the exception that has to be entered in the calendar.',
    'Order should be beautiful, and meals shared. Alone you eat from the pot. A routine survives with you if it’s arranged with another, the same evening, the same bench.',
    'Order is all or nothing, and so is eating: feasts, then days of tea. A routine survives with you if you’ve decided on it absolutely and told no one.',
    'Order’s for other people; you’ve got outlook. You eat foreign, late and well. A routine survives with you if it leads somewhere: the bicycle to work, yes, the exercise bike, no.',
    'Order is kept, and meals are taken. You function. A routine survives with you for decades, and that’s why it ought to be examined every few years as to whether it’s still yours.',
    'Order follows a system of your own invention. You eat when it occurs to you. A routine survives with you if you may break it on principle once a week.',
    'Order comes and goes like the tide. You taste things others don’t, and the wrong company spoils the best dish. A routine survives with you if it’s soft: the same song, the same candle, roughly the same hour.',
  ],
  sun: [
    'Strength is spent at the start, in full, and on whoever is first in line. It’s refilled by beginning something for yourself alone.',
    'Strength is given out in even portions and mostly to what can be touched. It’s refilled by food, quiet and having.',
    'Strength goes out through the mouth and the hands, in small coin, all day. It’s refilled by news, and by an hour without any.',
    'Strength goes to those who belong to you, before they’ve asked. It’s refilled behind a closed front door.',
    'Strength shines on everybody in the room and takes it amiss to be overlooked. It’s refilled by being enjoyed.',
    'Strength goes into details that nobody would have missed. It’s refilled by finishing something, entirely, and looking at it.',
    'Strength goes into keeping things in balance among others. It’s refilled by beauty, and by not having to decide.',
    'Strength is held back and then spent all at once on what matters. It’s refilled in secret, by sleep and by intimacy.',
    'Strength gallops ahead, over the budget. It’s refilled by distance: a map, a wood, a view.',
    'Strength is rationed and placed where it serves an end. It’s refilled by having reached it, which is why ends should be near.',
    'Strength goes to the cause, to friends, to an idea at night. It’s refilled by being of no use to anyone for a day.',
    'Strength seeps out to whoever is in need within hearing. It’s refilled by water, music and a shut door.',
  ],
  moon: [
    'The quiet that helps you is a short one after exertion: lying flat, eyes shut, ten minutes. A long rest makes you restless.',
    'The quiet that helps you is heavy and warm: a blanket with weight, something simmering, no one who wants to go out.',
    'The quiet that helps you has a voice in it: the radio low, someone reading aloud, a talk on the pillow.',
    'The quiet that helps you is a cave with your own people breathing in it. You sleep badly away from home and best in your own hollow.',
    'The quiet that helps you is golden: sun on the bed, breakfast brought, someone glad that you’re there.',
    'The quiet that helps you needs a cleared table first. You fall asleep once tomorrow has been written down.',
    'The quiet that helps you is shared and lovely: two armchairs, soft light, nobody cross.',
    'The quiet that helps you is dark and complete. Curtains, a key, and nobody who’ll ask in the morning.',
    'The quiet that helps you is out of doors: wind, a fire, the feeling that one could go on if one wished.',
    'The quiet that helps you must be earned, or you’ll not lie still. Make the day end at a fixed hour and let that be merit enough.',
    'The quiet that helps you is airy: a bed of your own, an open window, a thought that you may follow to its end.',
    'The quiet that helps you is like water. Music without words, dim light, and time to come up slowly.',
  ],
  more: {
    nerves: 'Nerves and breath',
    appetite: 'Appetite and comfort',
    measure: 'Too much and enough',
    moonTies: 'What disturbs the rest, and what mends it',
    element: 'The mixture in a person',
  },
  nerves: {
    fire: 'By tradition your nerves are like tinder: a message, and the whole body’s on its feet. The excitement is quickly gone as long as nobody adds wood. What agrees with such nerves is doing one thing to the end before the next one is opened.',
    earth:
      'By tradition your nerves have a good coat. What gets through it stays long, though: a worry’s chewed for days, on the same side. What agrees with such nerves is handling something while thinking, and a plan on paper.',
    air: 'By tradition your nerves are an instrument with all the strings tuned. They sound at every draft. What agrees with them is breath: longer out than in, a walk in wind, talk with pauses. In the evening they need to be let down step by step.',
    water:
      'By tradition your nerves lie just under the skin and pick up what’s meant for others. What agrees with them is fewer impressions, and time to let each run off. Headphones without music are a legitimate piece of clothing.',
  },
  appetite: {
    fire: 'What tastes good to you is hot, sharp, freshly made and eaten on your feet if need be. You’re hungry suddenly and full suddenly. Comfort is a fire to look into, and company that laughs with its mouth full.',
    earth:
      'What tastes good to you takes its time: bread, roots, things out of the oven. You eat with your hands and your nose. Comfort has weight and a fixed place, and a cold supper is no supper.',
    air: 'What tastes good to you is light and various, many small plates and nothing twice. You forget to eat while talking, and eat too much while talking. Comfort is an open window and a pretty table.',
    water:
      'What tastes good to you is soft, warm and reminds you of somebody. You eat by mood, and for others’ sorrow too. Comfort is a bowl held in both hands, and no one looking.',
  },
  measure: {
    fire: 'Your too much consists of plans: one more hour, one more hill. The body says enough by a slip of the hand. You find your measure more easily in company that goes slower.',
    earth:
      'Your too much consists of second helpings and of duties. The body says enough by heaviness. Measure comes to you by the clock, and by a smaller plate of either.',
    air: 'Your too much consists of appointments and screens. The body says enough by sleep that doesn’t come. Measure comes to you through an evening a week on which no one can reach you.',
    water:
      'Your too much consists of compassion and sweets, often in that order. The body says enough by swelling up with tiredness. Measure comes to you by noticing whose hunger it was.',
  },
  mars: {
    fire: 'Effort flares up here as a clean flame: tension goes into the muscles of the face, into speed, into a laugh that’s too loud. Such tension enjoys short hard movement, a sprint, a match, a staircase, and is over. Held in, it makes one clumsy.',
    earth:
      'Effort goes into holding: jaw, neck, hands round the steering wheel. You notice it when you let go. Such tension enjoys slow strength, digging, climbing, carrying, kneading, anything at whose end something is done.',
    air: 'Effort goes into the nerves: a foot that jiggles, a head that goes on drafting replies. Such tension enjoys skill, a ball, a bicycle, dancing with steps that one has to think of, because then the head is allowed to come along.',
    water:
      'Effort goes inward: it presses on stomach and sleep, and comes out as tears or as a cold silence. Such tension enjoys water and music, swimming, long walks, movement without a score.',
  },
  saturn: {
    fire: 'Things stiffen in you where you don’t dare: a cramped courage, shoulders forward, a pulse before speaking. Movement that begins as play loosens it, for nothing’s at stake.',
    earth:
      'Things stiffen in you by duty: back, knees, the habit of going on. Warmth loosens it, and a rule that names the end of the working day.',
    air: 'Things stiffen in you by brooding: shallow breath, a neck that has been reading. It’s loosened by breathing out longer than in, for instance by singing.',
    water:
      'Things stiffen in you by what has not been wept: a tight chest, cold hands. It’s loosened by warmth from others, a hand on the back, a bath, a film with a sad end.',
  },
  week: {
    intro:
      'Seven observations for seven days, chosen for the element that weighs most in your chart. None of them changes anything; they only look.',
    caption: 'One small thing a day',
    head: ['Day', 'What to notice'],
    days: ['1', '2', '3', '4', '5', '6', '7'],
    rows: {
      fire: [
        'when you first felt warm today',
        'what you were waiting for as you got tired',
        'how fast the meal was over',
        'the minute at which a pause would have been right',
        'who got your best hour',
        'what you did with anger, bodily',
        'how you slept after an evening without a screen',
      ],
      earth: [
        'which joint spoke first this morning',
        'at what hour you were hungry, really',
        'what you carried that wasn’t yours',
        'where you were warm',
        'when you last changed your chair',
        'a habit that did you good',
        'one that only goes on by itself',
      ],
      air: [
        'how often you breathed out to the end',
        'after which conversation you were awake',
        'after which you were empty',
        'what your hands did in the meantime',
        'when the head stopped, and what had been before',
        'a meal eaten in silence',
        'how the air was where you worked',
      ],
      water: [
        'whose mood you were wearing at noon',
        'the high tide of the day',
        'the low one',
        'what you took in and couldn’t digest',
        'when water did you good',
        'what made you yawn',
        'how long you slept without a clock',
      ],
    },
  },
  closing: [
    'Keep the page of observations and throw the rest away, if you like. A body that’s been listened to for a week tends to speak more softly.',
    'Of everything above, take one rhythm and leave the others. The old physicians changed one thing at a time, so as to know what it was that had helped.',
  ],
  again:
    'Once more, because it matters: nothing in these pages finds or rules out an illness. Where something hurts, lasts or frightens you, what counts is an examination, and no reading of the sky.',
}

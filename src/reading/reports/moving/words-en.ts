import { commonWordsEn } from '../../writer/common-words-en.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { MovingWords } from './words.ts'

const WAY = { asc: 'rising', mc: 'at its highest', dsc: 'setting', ic: 'at its lowest' }
const list = commonWordsEn.list

export const movingEn: MovingWords = {
  title: 'The same sky over another city',
  subtitle: (name) => `Relocation for ${name}`,
  chapters: {
    how: 'The map',
    luggage: 'What travels along',
    cities: 'City by city',
    nearest: 'Where lines run closest',
    purpose: 'Where to, what for',
    close: 'Before you pack',
  },
  titles: {
    how: 'What turns and what doesn’t',
    map: 'Your lines',
    table: 'Cities and their nearest lines',
    luggage: 'In the suitcase before the socks',
    last: 'How to try a city on',
    mean: 'Your purposes, side by side',
  },
  opening: [
    'At the minute of your birth it was that minute everywhere. Here the Sun was rising, there it stood overhead, elsewhere people were asleep; the planets were the same for all. A relocation chart asks how your birth would have looked from another horizon, and takes it as a hint of how that place is lived in.',
    'The planets keep their signs wherever you go. What turns is the ground: another city has another horizon, and on it other planets stand at the door, at the table, at the head of the stairs. Only this difference is told here; the rest of your chart you know.',
    'A city isn’t kind or unkind. It calls on other parts of you, and one may ask by way of the chart which ones. For that your birth is moved, minute and all, to each of the places on the list, and one looks at what has come to the fore.',
  ],
  method:
    'Method: planetary lines after Jim Lewis (his astrocartography of 1976), relocated houses in the system of your chart. For each planet there are four lines: where it rose, stood highest, set and stood lowest in your minute. Distances are taken along great circles on a sphere of 6,371 km radius. The fading is our convention: a line counts half at 600 km and hardly at all beyond 1,500. Four minutes on the clock shift every line by a degree of longitude, some 70 km in central Europe. No study shows that people fare better near a line; prices, climate and papers are to be looked up the usual way.',
  map: 'Lines of the ten planets for the minute of your birth, with the cities of the list',
  table: { caption: 'The two nearest lines of each city', head: ['City', 'Nearest', 'Distance', 'Next', 'Distance'] },
  purposeTable: { caption: 'The city that comes first for each purpose', head: ['For', 'First', 'Second'], none: '—' },
  luggage: [
    'Signs and aspects cross every border with you. Three of the strongest ties in your chart are told first, because no city will take them from you; it may only give them something else to do.',
    'Before the places, the luggage. What two planets of yours have agreed on, or quarreled over, they’ll go on with under any roof. Look for these three in the cities below: on which floor would they live?',
  ],
  lineName: (planet, angle) => `${pointEn(planet)} ${WAY[angle]}`,
  km: (distance) => `${Math.round(distance).toLocaleString('en-US')} km`,
  angles: (city, asc, mc) => `${city}: the ascendant is in ${signEn(asc)}, the midheaven in ${signEn(mc)}.`,
  same: [
    (city) => `${city} leaves both of these where they are at home; only the houses shift.`,
    (city) => `In ${city} horizon and summit keep the signs that you’re used to.`,
  ],
  nearest: [
    (line, km) => `The nearest line is ${line}, ${km} away.`,
    (line, km) => `Closest by runs ${line}, at ${km}.`,
    (line, km) => `First among its lines: ${line}, ${km} off.`,
  ],
  far: [
    (city, line, km) =>
      `No line comes near ${city}: the closest, ${line}, is ${km} away. A quiet place as maps go; what happens there is up to the day.`,
    (city, line, km) =>
      `${city} lies between the lines, with ${line} nearest at ${km}. Nothing in particular is called upon, and that can be a rest.`,
  ],
  second: [
    (line, km) => `Next comes ${line}, ${km} off.`,
    (line, km) => `A second one, ${line}, runs at ${km}.`,
    (line, km) => `Beside it is ${line}, at ${km}.`,
  ],
  known: [
    (city, line, told) => `${city} has this one, ${line}, in common with ${told}, and what was said there.`,
    (city, line, told) => `In ${city} runs the line that was told under ${told}: ${line}.`,
    (city, line, told) => `As in ${told}, so in ${city}: ${line}.`,
  ],
  moves: [
    (city, moves) => `These move house in ${city}: ${list(moves)}.`,
    (city, moves) => `In ${city} some live in other rooms than at home: ${list(moves)}.`,
    (city, moves) => `The change of rooms for ${city}: ${list(moves)}.`,
  ],
  move: (planet, from, to) => `${pointEn(planet)} from ${from} to ${to}`,
  unmoved: [
    (city) => `In ${city} every planet stays in its accustomed house.`,
    (city) => `No planet changes its house in ${city}.`,
  ],
  full: [
    (city, planets, house) =>
      `It gets crowded in one room: ${list(planets.map(planetEn))} share the ${ordinalEn(house)} house in ${city}.`,
    (city, planets, house) =>
      `In ${city} the ${ordinalEn(house)} house fills up, with ${list(planets.map(planetEn))} in it.`,
  ],
  newHouse: [
    (city, planet, house) => `In ${city} ${planetEn(planet)} would live in the ${ordinalEn(house)} house.`,
    (city, planet, house) =>
      `Here ${planetEn(planet)} goes to the ${ordinalEn(house)} house; ${city} would show it like this.`,
    (city, planet, house) => `Seen from ${city}, ${planetEn(planet)} is in the ${ordinalEn(house)} house.`,
  ],
  newRising: [
    (city, asc) => `With ${signEn(asc)} on the horizon, ${city} would meet you in another coat.`,
    (city, asc) => `${signEn(asc)} rises over ${city}: it’s how you would come through the door there.`,
  ],
  nearestLead: [
    'Among the world’s larger cities these lie closest to a line of yours. You needn’t move to any of them; a postcard or a long weekend will also do as a test.',
    'For comparison, some large cities over which a line of yours runs almost exactly. Perhaps you’ve been to one, and can check.',
  ],
  passes: [
    (city, line, km) => `${city}: ${line}, ${km}.`,
    (city, line, km) => `Over ${city} runs ${line}, ${km} from the center.`,
    (city, line, km) => `In ${city} it’s ${line}, only ${km} away.`,
  ],
  line: {
    sun: {
      asc: 'You’d be seen there before you’ve spoken, and feel oddly like yourself. A place for beginnings under your own name; modesty gets no purchase.',
      mc: 'It’s a city in which your work has a face. Recognition comes easier and so does scrutiny; evenings off have to be fought for.',
      dsc: 'Others shine there, and you by way of them: partners, rivals, clients. You learn who you are from those who sit opposite.',
      ic: 'It’s a place to be at home in and out of sight. Old questions about where you come from warm up like a stove.',
    },
    moon: {
      asc: 'You’d wear your feelings on the outside, and strangers would tell you theirs. Soft days, and sleep that listens at the window.',
      mc: 'Here the public treats you as family, with all that goes with it. Moods become known; care becomes a calling.',
      dsc: 'Closeness is quick in such a place. You’d be needed, called at night, cooked for. The difficulty is where you end.',
      ic: 'Few lines feel more like home, or more like childhood. It’s good for a kitchen, for a garden, and for making peace with a mother tongue.',
    },
    mercury: {
      asc: 'You’d talk more there, walk faster, pick up the dialect. A city of errands, courses, good bookshops and too many open tabs.',
      mc: 'Your voice is what you’d be known for: writing, trade, teaching. The telephone is your workplace and your weariness.',
      dsc: 'Conversation finds you. Partners there are quick, younger perhaps, and never out of questions; contracts want reading twice.',
      ic: 'It’s a home with books up the stairs. You’d study there, sort the papers of the family, and write long letters.',
    },
    venus: {
      asc: 'People are charmed there before noon, and you’d dress better without knowing why. Ease; some laziness comes with it.',
      mc: 'You’d be liked in office. Beauty, mediation and taste are in demand, and doors open to a smile that isn’t even meant as a key.',
      dsc: 'It’s the classical line of company: someone is glad that you’ve come. Love affairs and alliances go smoothly, sometimes too smoothly to notice what’s lacking.',
      ic: 'You’d furnish, plant, invite. A place in which a home turns beautiful by itself and one gets up from the table late.',
    },
    mars: {
      asc: 'You’d wake early there and argue by nine. There’s drive, sport, courage; what’s wanting is a brake.',
      mc: 'Ambition has a clear road and so do rivals. You would get things done and seldom be called gentle.',
      dsc: 'Others come at you directly, to wrestle or to flirt. Good for a sparring partner, hard on a marriage of two tired people.',
      ic: 'Unrest in the house: renovation, quarrels, a move within the move. Strength is found in the cellar, along with what you swore never to be.',
    },
    jupiter: {
      asc: 'You’d take up more room there, and it would be granted. Confidence, kind strangers, second helpings.',
      mc: 'Superiors are well disposed and titles come within reach. The danger is to promise in the morning what the evening can’t keep.',
      dsc: 'Helpful people live there: teachers, patrons, generous friends. One says “we” early and means well.',
      ic: 'It’s a house with a guest room. You’d feel that there’s enough, and that you come from somewhere good, whether or not you do.',
    },
    saturn: {
      asc: 'You’d be taken for older there and treat yourself strictly. Good for long work behind a closed door; joy needs an appointment.',
      mc: 'Duty finds you and stays. What you achieve there you achieve slowly and keep; on the way up there’s wind.',
      dsc: 'People there are serious, late to thaw, and true. You’d meet obligations in the shape of persons.',
      ic: 'It’s a cold stove that can be heated. Loneliness first, then a foundation; some have written their best pages in such rooms.',
    },
    uranus: {
      asc: 'You’d surprise yourself there: a haircut, a notice given, a stranger as a friend. One sleeps little and regrets less.',
      mc: 'The career takes corners. It’s a place for inventions and for posts that didn’t exist before; don’t count on the pension.',
      dsc: 'Unusual people, sudden meetings, ties on a long string. Freedom is the first clause of every contract there.',
      ic: 'The floor moves. You’d change flats, or live as nobody in the family ever did; home becomes an experiment.',
    },
    neptune: {
      asc: 'The edges go soft. You’d be taken for whom people would like to see, and might drift along. Good near water and for music.',
      mc: 'Fame of a misty kind: art, care, rumor. It isn’t always clear there what your job is; keep copies.',
      dsc: 'One falls for a picture there. Helpers and those in need of help are hard to tell apart, and both ring at your door.',
      ic: 'It’s a house in the fog with the sea behind it. Dreams are good, locks aren’t; it’s a place to be quiet in.',
    },
    pluto: {
      asc: 'You’d come across as someone with a secret. The place strips off what’s only habit, and it doesn’t ask which layer you meant.',
      mc: 'Power is near there, to be had or to be dealt with. Whoever works in such a city works on something that can’t be undone.',
      dsc: 'Encounters go to the root. Somebody there will know you better than is comfortable, and it can be the making of you both.',
      ic: 'Old family matters come up with the groundwater. A place to clear out in, rather than to rest.',
    },
  },
  purpose: {
    work: {
      title: 'To be seen at work',
      text: 'For standing, the Sun, Jupiter and Venus on the midheaven count most, and the Sun on the ascendant with them.',
      best: (cities) => `In this order come ${list(cities)}.`,
      none: 'Among these cities none stands out for it; a name can be made anywhere, only without a tail wind.',
    },
    love: {
      title: 'For company and love',
      text: 'Here one looks for Venus and the Moon on the setting side or on the ascendant, and for Jupiter setting.',
      best: (cities) => `Closest to such lines: ${list(cities)}.`,
      none: 'No city on the list is near such a line. People are met through doors, and not through lines.',
    },
    home: {
      title: 'For a home',
      text: 'What stands lowest is what one comes home to: the Moon, Venus, Jupiter or the Sun there speak for a kitchen table of one’s own.',
      best: (cities) => `One thinks first of ${list(cities)}.`,
      none: 'The list has no place of this kind. You’d bring the stove yourself.',
    },
    study: {
      title: 'For study and writing',
      text: 'Mercury on any angle loosens tongue and pen; Jupiter on the ascendant or midheaven widens the view.',
      best: (cities) => `In favor of it: ${list(cities)}.`,
      none: 'None of the cities lies near such a line; a good library replaces it.',
    },
    rest: {
      title: 'For quiet',
      text: 'Rest is where Neptune or the Moon stand low and where Mars, Uranus and Pluto keep their distance.',
      best: (cities) => `It’s quietest, by this measure, in ${list(cities)}.`,
      none: 'There’s no island of quiet on the list; ear plugs and a park must do.',
    },
    craft: {
      title: 'For long work behind a closed door',
      text: 'Saturn on the ascendant, at the summit or at the lowest point gives the patience for it, and some chill with it.',
      best: (cities) => `For such a winter: ${list(cities)}.`,
      none: 'Saturn keeps away from all of them, so the door will have to be closed by hand.',
    },
  },
  close: [
    [
      'Try a city on before you buy it: nine days, not in the holidays, with an ordinary errand each morning. Note on the third day what you do without being asked. That’s the nearest line at work, or else it’s you; either way it is useful to know.',
      'Spend a working week in the place you fancy and shop for supper there. If you grow into the person described under its name, you’ll notice at the counter. If you don’t, the counter is right.',
    ],
    [
      'If you’ve lived in one of these places already, hold the passage against your memory first. It’s the cheapest check there is, and it tells you how far to trust the rest.',
      'Ask, too, which city scares you a little. It’s sometimes the one where a neglected part of you would be on duty all day.',
    ],
    [
      'And no move cures what’s in the suitcase. It can only give it a different window.',
      'What a city can do is to change who in you gets up first. The rest of the household comes along.',
    ],
  ],
}

import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { planetEn, pointEn } from '#language/en/points.ts'
import type { CayceWords } from './words.ts'

const ANGLES = { asc: 'ascendant', mc: 'midheaven', dsc: 'western horizon', ic: 'lower meridian' }
const ORDER = ['first', 'second', 'third', 'fourth']

export const cayceEn: CayceWords = {
  title: 'Schools between lives, after Cayce',
  subtitle: (name) => `Karmic horoscope for ${name} by the method of the life readings`,
  chapters: {
    how: 'A hotel in Dayton',
    rising: 'What was rising',
    first: 'The schools that come first',
    others: 'Schools passed through',
    lights: 'Sun and Moon',
    retrograde: 'A subject taken twice',
    will: 'What stands above the planets',
  },
  titles: {
    how: 'How your chart is read here',
    quotes: 'In the readings’ own words',
    horizon: 'Distance from horizon and meridian',
    ascendant: 'The sign on the horizon',
    angles: 'Close company',
    none: 'An open horizon',
    backward: 'Who turned back',
    last: 'Three things to do with a leaning',
  },
  opening: [
    'Edgar Cayce wasn’t an astrologer. He was a photographer from Kentucky who lay down, fell into a kind of sleep, and answered questions; a secretary took the answers down in shorthand. When he was asked about astrology they turned out to be odd. The planets, he said, don’t make a person: they’re where the person has been.',
    'Suppose that a temper were something one had learned, as one learns an accent by living abroad. That is the picture the readings of Edgar Cayce offer. Between lives on earth the soul stays for a while at this or that planet, as at a school, and comes away with its marks. Your chart is read here in that picture, and in no other.',
    'There’s an attendance list at the back of your chart. So one might put what Edgar Cayce told his listeners in trance: a planet near the horizon at birth is a school that one has lately left. The report goes through that list, in the order in which the readings would take it.',
  ],
  method:
    'Method: the life readings of Edgar Cayce (1877–1945), as they’re kept by the Edgar Cayce Foundation and cited by their numbers. They weigh first what was coming up at the birth, then what stood at the zenith and at the other angles (so in reading 254-2, of his own chart), they give little weight to the zodiac, and treat planets as sojourns. Our count of it: planets are ranked by their distance in longitude from the nearest angle, the ascendant weighted before the midheaven, that before the descendant and the lowest point; nearness ends at ten degrees. This weighting in degrees is ours, since the readings give none. That a soul stays anywhere isn’t shown by them or by us: it’s a tradition of pictures. What is put in quotation marks is Cayce’s; every other word is ours.',
  quotes: [
    '“No action of any planet or the phases of the Sun, the Moon or any of the heavenly bodies surpass the rule of man’s will power.” (Reading 3744-3, Phillips Hotel, Dayton, 24 November 1923)',
    '“As in Mercury pertaining of Mind. In Mars of Madness. In Earth as of Flesh. In Venus as Love. In Jupiter as Strength. In Saturn as the beginning of earthly woes, that to which all insufficient matter is cast for the beginning. In that of Uranus as of the Psychic. In that of Neptune as of Mystic.” (Reading 900-10)',
  ],
  table: {
    caption: 'Your planets in the order of this method',
    head: ['Planet', 'Position', 'House', 'Nearest angle'],
    angle: { asc: 'ascendant', mc: 'midheaven', dsc: 'descendant', ic: 'lowest point' },
    away: (angle, degrees) => `${angle}, ${degrees}`,
  },
  figure: 'The wheel of your birth; the horizon runs across it',
  near: {
    asc: [
      (planet, degrees) => `${capital(planetEn(planet))} stood ${degrees} from the ascendant, coming up with you.`,
      (planet, degrees) =>
        `At ${degrees} from the ascendant ${planetEn(planet)} is what the readings would name at once.`,
    ],
    mc: [
      (planet, degrees) => `${capital(planetEn(planet))} stood high, ${degrees} from the midheaven.`,
      (planet, degrees) => `Near the zenith, ${degrees} from the midheaven, was ${planetEn(planet)}.`,
    ],
    dsc: [
      (planet, degrees) => `${capital(planetEn(planet))} was going down, ${degrees} from the western horizon.`,
      (planet, degrees) => `On the setting side, ${degrees} from the horizon, stood ${planetEn(planet)}.`,
    ],
    ic: [
      (planet, degrees) => `${capital(planetEn(planet))} was at its lowest, ${degrees} from the meridian underfoot.`,
      (planet, degrees) => `Deep below, ${degrees} from the lower meridian, stood ${planetEn(planet)}.`,
    ],
  },
  far: [
    (planet, angle, degrees) => `The nearest angle to ${planetEn(planet)} is the ${ANGLES[angle]}, ${degrees} away.`,
    (planet, angle, degrees) =>
      `From ${planetEn(planet)} it’s ${degrees} to the ${ANGLES[angle]}, with no angle nearer.`,
  ],
  order: [
    (planet, place) => `So ${planetEn(planet)} takes the ${ORDER[place] ?? ''} place among your schools.`,
    (planet, place) => `It makes ${planetEn(planet)} the ${ORDER[place] ?? ''} school on your list.`,
  ],
  risingLead: [
    'For Cayce the sign is only the coat in which one arrives, yet it’s the coat by which one is recognized.',
    'The readings mention the sign on the horizon in passing, as one mentions the weather at an arrival.',
  ],
  rising: [
    'You came in at a run. Whatever the schools have taught you, you show it by going first, and a lesson becomes yours only after you’ve tried it on something that resists.',
    'You arrived without haste and looked for a good chair. What you bring from elsewhere you show through the hands: in a garden, in cooking, in how long you’ll hold on.',
    'You came in talking. What’s been learned is passed on at once, in two versions, and you find out by telling it which of them you believe.',
    'You entered sideways and felt out the room. The marks of other places show in you as moods, and best where you look after somebody.',
    'You came in and the lamp was lit. Whatever you’ve brought with you wants to be shown, and it warms others most when you forget to ask how it looked.',
    'You arrived with clean hands and asked where to help. The lessons of elsewhere become in you a skill, small, daily, exact.',
    'You came in with a greeting and waited to be asked to sit. What you know from elsewhere you show between people, in the fair word and the balanced room.',
    'You came in quietly and noticed the exits. What you bring you keep to yourself until it’s needed, and then it’s there altogether.',
    'You arrived from far away and said so. The other schools live on in you as an outlook, a joke about borders, an unreasonable hope.',
    'You came in as if on duty. What’s been learned takes the shape of work with you and grows younger as you grow older.',
    'You came in by another door. The marks of elsewhere show in you as an opinion nobody was expecting, and as kindness without distinction of person.',
    'You came in like mist, and it took a while before anyone could have said since when. What you bring shows in pity, in music, in an ear for the unsaid.',
  ],
  company: (planets) =>
    `Within ten degrees of the horizon or the meridian stood ${commonWordsEn.list(planets.map(planetEn))}. In a reading these would have been spoken of first, and perhaps alone.`,
  nobody: [
    'No planet stood within ten degrees of the horizon or the meridian. By this method no single school has stamped you; there’s a choice of teachers, and the order below says only who sat nearest to the door.',
    'The angles of your chart are free for ten degrees on either side. Cayce would have gone on to the will sooner than with others; so you may take what follows more lightly than most.',
  ],
  sojourn: {
    mercury:
      'The school of mind. Its pupils are said to come away with a quick grasp: they see how a thing is put together, and can explain it to somebody who doesn’t want to know. High mental abilities, the readings call it. What one learned there was to take in; what wasn’t on the timetable is what to do with it all.',
    venus:
      'The school of love, and of the beautiful. Its mark is a hunger for harmony: in a room, in a voice, in the way two people pass each other the bread. Those who’ve attended make friends as others make tea. They suffer from ugliness as from noise, and now and then forgive what ought not to be forgiven, because it was lovely.',
    mars: 'The school of temper. The word set beside it in the readings is madness, in the old sense of wrath. It gives its pupils strength in the arms, speed, and a hand that closes by itself into a fist. Nobody who’s been there is ever quite a coward. The homework is to open the hand again with the strength still in it.',
    jupiter:
      'The school of strength, in the sense of what is broad. Its pupils deal with masses: crowds, companies, causes, sums with many zeros. They’re at ease before a full hall, they’re lifted by large things. The readings add that where many are helped many can be misled, and that this school is one of ennobling purposes.',
    saturn:
      'A school unlike what you may have read of elsewhere. In Cayce Saturn is where the insufficient is sent to be made over: the place of sudden change, of the slate wiped clean. Its pupils begin again. They move house, drop a trade, start from nothing with an odd relief, and are asked whether this time they’ll stay for the second chapter.',
    uranus:
      'The school of extremes, and of what the readings call the psychic. There’s no middle way for its pupils, it is said there: very good or very bad, on the mountain or in the well. They know things by leaps. Their moods turn on a coin, and the coin is now and then of gold.',
    neptune:
      'The school of the mystic and of water. Those who come from it are drawn to the sea, to depth, to what’s behind a curtain. They’re thought peculiar by people who see only the curtain. They’ve a sense for the hidden, and need solid ground under it more than others do.',
    pluto:
      'The readings know it late, for it was found late: Cayce spoke of it as a school of the self and of consciousness that’s still growing. Its pupils come away with a strong I. It may widen until there’s room in it for others, or shut itself in and call that strength.',
  },
  leaning: {
    mercury:
      'As a leaning it can be followed, in study, trade, writing. It may be bent, from cleverness into clearness, by explaining things to children. It can be left alone for an evening, in which nothing has to be understood.',
    venus:
      'Followed, it makes homes and friendships. Bent, it becomes taste with a backbone, the kind that also says “no, not like this”. And sometimes one leaves it be, and looks at something ugly for as long as it takes to see who made it.',
    mars: 'To follow it means work for the whole body, a cause, a contest with rules. It’s bent when anger is given a task instead of a target. To leave it alone is an art of ten seconds, counted slowly.',
    jupiter:
      'One follows it into public things, gladly. One bends it by learning a single name in every crowd. And one leaves it, for a while, by doing something so small that no one could be impressed.',
    saturn:
      'Followed, it gives the courage to start over at any age. Bent, it turns a clean slate into a clean-up, and the old place gets its second chapter. It is left alone by staying through a dull month on purpose.',
    uranus:
      'It may be followed wherever a leap is wanted, in invention, in rescue. Bending it means building a middle way by hand, plank by plank. Leaving it alone means not writing the letter today.',
    neptune:
      'One can follow it to the water, to prayer or to music. It’s bent by being put to use for somebody who is in the fog and has no lamp. And one leaves it on the days when a form must be filled in.',
    pluto:
      'To follow it is to become who one is, which takes long. To bend it is to say “we” first for a week, as an exercise. It’s left alone whenever somebody else is telling about themselves.',
  },
  differs: {
    mercury:
      'With other astrologers the planet stands for speech and errands as well; here it’s the mind almost alone.',
    venus: 'Elsewhere it has much to do with money and possessions; the readings leave these out.',
    mars: 'The common meaning praises initiative first. Cayce begins with the danger and comes to the strength by way of it.',
    jupiter:
      'Usually one hears of luck and travel here; in the readings it’s a matter of how many people a deed concerns.',
    saturn:
      'This is where the two part most: with others it’s the long winter of duty, in Cayce a sudden change of weather.',
    uranus: 'Both speak of the unexpected. What’s particular to the readings is the missing middle.',
    neptune: 'In this they nearly agree; only that Cayce takes the water quite literally, and advises living near it.',
    pluto: 'Others see power and loss here. The readings see an I that’s learning how large it is.',
  },
  passing: {
    mercury: 'The school of mind lies further back on your list: thinking is a tool to you rather than a home.',
    venus:
      'The school of the beautiful has left a lighter mark: you can do without harmony when there’s something to be said.',
    mars: 'The school of temper was passed quickly: anger visits you and doesn’t own a key.',
    jupiter: 'The school of large affairs stays in the background: you needn’t fill a hall to feel that you count.',
    saturn: 'The school of new beginnings is a distant one for you: what you’ve started you tend to carry on.',
    uranus: 'From the school of extremes comes little more than a spice: you know the middle way by name.',
    neptune: 'The school of water has left you dry feet and, on some evenings, a tune.',
    pluto: 'The school of the self is a quiet presence: who you are isn’t a question you ask before breakfast.',
  },
  where: [
    'Its lesson is set where you enter a room and are yourself.',
    'It’s set at the till and at the larder door.',
    'It’s set in talk, on short roads, with brothers and neighbors.',
    'Its classroom is the kitchen, the family, the ground you come from.',
    'It’s taught in play, in love affairs, with children.',
    'The lesson comes in overalls: daily work, health, being of use.',
    'It’s taught in twos, by whoever sits across from you.',
    'Its room is where things are shared, owed, lost and inherited.',
    'It’s taught abroad and in long books.',
    'The lesson takes place in public, under your name.',
    'It’s taught among friends and in the hopes one has in common.',
    'Its classroom is the quiet one at the end of the corridor.',
  ],
  lights: {
    sun: [
      'The Sun is not a school in the readings but what rules them all: reading 3744-3 calls it the strongest force in what becomes of a person. Where it stands you need no teacher, only daylight.',
      'In reading 3744-3 the Sun comes first, before all planets. It isn’t attended; one is lit by it.',
    ],
    moon: [
      'The Moon divides the waters, the same reading says, and doesn’t teach. It remembers for you.',
      'Of the Moon the readings speak as of a tide: it carries what the schools have taught to where it can be felt.',
    ],
  },
  backwardLead: [
    'The readings say little of backward motion. In keeping with their picture we take a planet that was retrograde at birth for a subject that is taken a second time.',
    'Backward planets are our own addition to the picture of schools, and a modest one: a course that’s repeated, by choice or otherwise.',
  ],
  backward: {
    mercury:
      'Mercury a second time: one reads the same page, slowly, and finds the misprint on which everything turned.',
    venus: 'Venus again: affection is relearned, with the mistakes of the first term still in the margin.',
    mars: 'Mars once more: strength was there, and it’s the stopping that is being practiced now.',
    jupiter: 'Jupiter repeated: this time the large thing has to be true as well.',
    saturn: 'Saturn for the second time: one begins again, and for once looks at why it ended.',
    uranus: 'Uranus twice: a leap is taken inward, and nobody sees how far it went.',
    neptune: 'Neptune over again: the dream is sat through to the end, with the eyes open.',
    pluto: 'Pluto once again: the self has been built before and is gone over for cracks.',
  },
  noneBackward:
    'No planet was going backward. Each school on your list was attended once, and the certificates are new.',
  will: [
    [
      'Above the planets the readings set the will, and they do it in the very first answer. An urge is a slope and no slide. One may walk down it, across it, or up, and only the effort differs.',
      'The first reading on astrology already ends in the will. Whatever you’ve found on these pages is a slope on which you stand; which way your feet point isn’t written in it.',
    ],
    [
      'So take the leading school on your list and do three things with it within a month. Follow it once, wholeheartedly. Bend it once, toward someone who needs what you have. Leave it alone once, and notice what else is there.',
      'A useful experiment takes three evenings. On the first do what the leading school would have you do; on the second do the same for another’s sake; on the third do something that no school of yours teaches.',
    ],
    [
      'And keep the picture at arm’s length. Whether anybody ever sat on a bench at another planet, no one knows. That you have been somewhere and learned something, your hands can tell.',
      'If a school seemed quite unlike you, strike it off. Records of attendance are unreliable, on earth as well.',
    ],
  ],
  schoolTitle: (planet) => `The school of ${pointEn(planet)}`,
}

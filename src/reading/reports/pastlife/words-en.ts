import { capital } from '#language/capital.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { PastlifeWords } from './words.ts'

export const pastlifeEn: PastlifeWords = {
  title: 'An old tale from the South Node',
  subtitle: (name) => `Told for ${name}`,
  noHour:
    'The hour of birth isn’t known, so the tale has no setting by house; it’s told from the sign of the node, its ruler and their ties.',
  southName: 'South node',
  chapters: {
    before: 'Before the curtain',
    tale: 'The tale',
    hero: 'The one who walks through it',
    cast: 'The other parts',
    today: 'What stayed in the coat pocket',
    other: 'The other end',
  },
  titles: {
    how: 'What kind of tale this is',
    points: 'The points it’s drawn from',
    costume: 'Costume and gait',
    setting: 'The setting',
    hero: 'Enter the hero',
    manner: 'The hero’s manner',
    place: 'Where the hero was looked for',
    plot: 'Friends, quarrels, things left halfway',
    company: 'Who stood beside the road',
    breaks: 'Where the pages are torn',
    habit: 'A habit that stayed',
    north: 'A page the hero never read',
    northHouse: 'And where it lies',
    questions: 'For a notebook',
  },
  opening: [
    'Sit down. What follows is a story, and nobody vouches for it. It was made as dreams are made, from a few points that can be computed and from images which have hung about those points for a long time. If something in it is familiar, keep that; the rest goes back to the wardrobe.',
    'There’s a place in your chart that astrologers have long taken for an echo. One can’t ask an echo who called. One may only tell what it sounds like, and that’s what is done here: a tale in one voice, with a beginning and a torn-off end, about somebody whom you may or may not know.',
    'Old theaters keep costumes whose owners nobody remembers. You try one on, and the arm goes up by itself in a gesture that isn’t yours. That’s how this tale wants to be worn: for an evening, in front of a mirror, with the price tag left on.',
  ],
  method:
    'No archive can confirm an earlier life, and none is claimed here. Computed are the south node of the Moon (the point across from the true north node), its sign, its house, the planet that rules the sign by the old rulerships of Ptolemy, and that planet’s house and aspects. To see in them what has already been lived is a tradition that became popular with Martin Schulman (“The Moon’s Nodes and Reincarnation”, 1975). The scenes are of our making and are the same for nobody’s biography. There are no names, dates or countries in them, for there are none to be had.',
  table: {
    caption: 'To be checked: degree, sign and house',
    head: ['Point', 'Position', 'House'],
    ruler: (planet) => `${capital(planetEn(planet))}, its ruler`,
  },
  node: [
    (south) => `The south node stands in ${signEn(south)}, and so the one we speak of comes on like this.`,
    (south) => `With the south node in ${signEn(south)}, the wardrobe door opens on a certain costume.`,
  ],
  nodeHouse: [
    (south) => `The south node lies in the ${ordinalEn(south)} house; hence the place.`,
    (south) => `By the ${ordinalEn(south)} house of the south node one knows where the scene is laid.`,
  ],
  costume: [
    'A short coat, made for running; a scar on the eyebrow that was never explained the same way twice. Someone who arrived before the news, slept in boots, and could be recognized from afar by the speed. There was no second plan, and seldom a second glance. People felt braver beside this figure, and out of breath.',
    'Good cloth, worn thin by one body over many years; a belt with a weight of keys. The step is slow and leaves prints. This one knew the price of grain, the age of the trees and which stair creaks, and couldn’t be hurried by fire. What was once in those hands was still there in the spring.',
    'Ink on two fingers, and pockets full of other people’s letters. The gait is a half run with pauses for talk. Somebody who knew three ways into every house and five versions of each event, and carried news as others carry bread. Nobody asked where this person slept.',
    'A shawl with the smell of kitchens in it, and a child’s mitten, not one’s own, in the pocket. The walk goes along walls. Someone who knew who was hungry without asking, kept every photograph, and had a key to all the rooms but no chair that was only theirs.',
    'A collar that’s a little too high, gold thread, somewhat frayed. When this figure came in, the musicians changed the tune. The gait has an audience even in an empty street. There was warmth for a hundred guests, and at night a long look into the cold fireplace.',
    'A clean apron, sleeves rolled to the same fold, a thread and a needle behind the lapel. Steps short and exact. This one mended what others had thrown down and never signed a seam. There was a ledger with the day’s mistakes, all of them in one handwriting.',
    'Gloves, matched to the hour, and a bow that left nobody out. The step keeps time with whoever is walking alongside. Someone who drew up treaties, chose the flowers, seated enemies next to each other and was trusted by both; and who, asked for an opinion, poured more tea.',
    'A dark coat buttoned up high, and not a sound on the stairs. This figure knew what lay behind the panel and what had been paid for whose silence. The eyes were remembered, the face was not. Loyal to the last, and never forgetful of a debt.',
    'A coat with the dust of several borders, a book in the lining, a laugh that came ahead. The gait is made for a horizon. Someone who had seen the sea and could prove that it meant something, taught under trees, and left in the morning with the bill half paid.',
    'A coat of office, inherited or earned, heavy at the shoulders. The pace doesn’t change uphill. This one signed, sealed, waited, endured; snow fell on the hat and was not brushed off. Whole streets set their clocks by this figure, who had no one to ask the time of.',
    'A garment that nobody had ordered, with buttons from four uniforms. The gait leaves the path where it pleases. Someone who belonged to every circle and to no table, foresaw the change and was late for dinner; a friend to all, and by all missed a little too late.',
    'Something gray and flowing, wet at the hem. One never heard this figure come, only that the room had grown softer. Somebody who sat with the dying, played in the street, forgave before the deed, and could not have told you the day of the week.',
  ],
  setting: [
    'An open square at first light, and one person in it. No family in the windows, no banner. The story starts with a decision taken alone, in front of a gate, and goes on as it began: whatever happened had to pass through this one body, these two fists, this name.',
    'A storehouse, a small shop or a mill; sacks, scales, a bench polished by sitting. The whole tale smells of bread and metal. It’s about what was owned, earned, measured out and counted again at night, and about a drawer in which lay more than bread would have required.',
    'A crossroads with an inn, a schoolroom, a bridge where everybody stops to talk. Brothers go in and out. The story is made of messages, half of them forged; it runs on short roads, always the same ones, and knows each stone of them.',
    'A house with a walled garden, and three generations at table. The wells are deep, the doors low. Everything in this story happens under one roof: births, feuds, the reading of wills. From the attic you could see a road, and it was looked at often.',
    'A courtyard hung with lanterns; a stage on trestles, children beneath it. It’s a story of festivals and favorites, of games for high stakes, of something made with love and shown to the crowd. The next morning there’s straw everywhere.',
    'A workshop, a sickroom, stables. It’s before sunrise and somebody’s up. The tale is told in chores: bandages boiled, tools laid straight, a list on the wall. No one is thanked in it, and no one is left lying.',
    'Two chairs, a table, a contract between the glasses. The setting is a court or a marriage; one could exchange the words. Nothing in this story was done alone, and every scene has its reply. A door at the back leads to a room with one chair, and it stays shut.',
    'A vault, a border at night, a bed with the curtains drawn. It’s the kind of place where things are handed over: inheritances, ransoms, secrets, bodies. Somebody holds a lamp. Those who met here weren’t strangers afterward, whether they wished it or not.',
    'A ship, or a caravan; later a hall with a lectern. The scene keeps moving off toward the edge of the map. It’s a tale of pilgrims and professors, of one great conviction and the many inns along the road to it. Letters from home went unread.',
    'A flight of steps before a great door, and a crowd below. The story takes place in view of everyone: appointments, processions, a verdict read aloud. What the hero had for supper no one knows.',
    'A long table in the back of a tavern, and people bent over a plan. It’s a guild, a conspiracy, a circle of friends; they’ll change the world on Thursday. Every face is lit by the same lamp, and nobody’s name is on the list.',
    'A cell, an island, a hospital for those given up. Water can be heard. The tale goes on behind walls, without witnesses, partly in sleep. Someone has come here to vanish or to serve, and after some years couldn’t have said which.',
  ],
  breaksLead: ['Every such tale has torn pages.', 'At one point the paper gives out.'],
  breaks: [
    'It stops at a handshake that was not returned: no one had learned to wait for the other’s answer.',
    'It stops in front of an open chest, at the word “ours”.',
    'It stops at the last milestone that was known by name; beyond it lay the country one had only talked about.',
    'It stops at the garden gate, with a summons in the hand and a pot on the fire.',
    'It stops at the moment when everyone is asked to sit in a circle and there’s no throne among the chairs.',
    'It stops on a free day. Nothing had to be done, and the hero stood in the yard and didn’t know where to go.',
    'It stops where the other chair is empty, and a decision lies on the table with room for a single signature.',
    'It stops at a plain field in sunlight that wanted only to be plowed. There was nothing hidden in it.',
    'It stops at a neighbor’s door. The hero knew the stars above it, and not who lived there.',
    'It stops at home, on the threshold, when a child asked what the chain of office was for.',
    'It stops at a song that one would have had to sing alone.',
    'It stops on a market day: the doors were open, there was work, and the noise was unbearable and full of life.',
  ],
  heroLead: [
    (planet) => `The sign has its ruler, and ${planetEn(planet)} therefore plays the lead.`,
    (planet) => `The main part falls to ${planetEn(planet)}, who rules the sign of the node.`,
  ],
  hero: {
    sun: 'A hero who was looked at, king or only the eldest, and for whom obscurity was the one real danger. Whoever stood near was warmed; whoever stood in front was overlooked.',
    moon: 'A hero with changing faces: mother, ferryman, keeper of the well. What was asked of this figure was given; what this figure wanted one heard only in its sleep.',
    mercury:
      'A hero of words: scribe, dealer, interpreter, with a foot in either camp. Clever enough to be everybody’s messenger, and to be asked by no one for a message of one’s own.',
    venus:
      'A hero one couldn’t be angry with: lover, maker of lutes, giver of feasts. This figure kept the peace and paid for it in small, beautiful coins.',
    mars: 'A hero with a blade or a hammer: soldier, smith, surgeon. What had to be done was done at once; what had to be said was put off until after the battle.',
    jupiter:
      'A hero on a large horse: judge, patron, wandering teacher. There was always more promised than could be carried, and people came all the same.',
    saturn:
      'A hero in gray: steward, hermit, mason. No one saw this figure begin, and no one saw it rest; the wall, however, stands.',
  },
  place: [
    'One found the hero where a beginning was to be made in person.',
    'One found the hero near the scales and the stores.',
    'One found the hero on the road between two villages, talking.',
    'One found the hero at home, or on the way there.',
    'One found the hero where there was play, or love, or a child to be carried on the shoulders.',
    'One found the hero at work before the others.',
    'One found the hero beside somebody.',
    'One found the hero where something was being divided, and where one doesn’t go without a lamp.',
    'One found the hero abroad, or over a map.',
    'One found the hero in office, on top of the steps.',
    'One found the hero among companions, at the long table.',
    'One found the hero with difficulty: behind the third door, in silence.',
  ],
  plot: {
    conjunction: [
      (aspect) => `${aspect}: the two share a saddle, and what the one began the other had to finish.`,
      (aspect) => `${aspect}: in every scene they enter together, and it’s hard to say who is speaking.`,
    ],
    flowing: [
      (aspect) => `${aspect}: an ally, who opened doors without being asked.`,
      (aspect) => `${aspect}: here the hero had luck, and a horse at the next inn.`,
    ],
    tense: [
      (aspect) => `${aspect}: a quarrel runs through the whole book, and it was never settled, only put off.`,
      (aspect) => `${aspect}: someone stands in the way, and each time it’s the same someone.`,
    ],
  },
  noPlot:
    'The hero’s planet makes no close tie to any other: the road was walked without allies and without enemies, which makes for a quiet book and a long one.',
  company: {
    sun: 'Beside the south node stands the Sun: a father, a lord, a famous name walks along, and it isn’t clear who is whose shadow.',
    moon: 'Beside the south node stands the Moon: somebody motherly keeps pace and carries the bread, the tears and the map of the way back.',
    mercury:
      'Beside the south node stands Mercury: a sibling or a scribe, who writes everything down and improves it in the process.',
    venus:
      'Beside the south node stands Venus: a beloved goes with the hero, or a debt of love that was left at an inn.',
    mars: 'Beside the south node stands Mars: a comrade with a drawn sword, of use on the road and hard to have at table.',
    jupiter:
      'Beside the south node stands Jupiter: a generous patron, to whom the hero owes more than could be repaid.',
    saturn: 'Beside the south node stands Saturn: a creditor walks along, patient, with a slate under his arm.',
    uranus:
      'Beside the south node stands Uranus: a companion who turns off without notice and is always right about the weather.',
    neptune: 'Beside the south node stands Neptune: someone seen only from behind, singing, and followed too far.',
    pluto: 'Beside the south node stands Pluto: a ruler without a crown, whom nobody contradicted and nobody forgot.',
  },
  cast: {
    venus: {
      title: 'The one who was looked for',
      lead: 'In every tale somebody is looked for. That part is Venus’s: in this manner one loved, or was to be won.',
    },
    mars: {
      title: 'The one in the way',
      lead: 'And somebody stands in the way, or is it only a mirror? The part is played by Mars.',
    },
    saturn: {
      title: 'What was left halfway',
      lead: 'What the hero left half done lies with Saturn, and has kept well.',
    },
    jupiter: {
      title: 'The one who taught',
      lead: 'There was a teacher too, and Jupiter has the part: this is what was believed in under that roof.',
    },
    mercury: {
      title: 'The one who wrote it down',
      lead: 'Someone must have written all this down. Mercury held the pen, and it shows.',
    },
    sun: {
      title: 'By what light',
      lead: 'A tale has its hour of the day. The Sun sets it, and tells how one wished to be seen in it.',
    },
    chiron: {
      title: 'The old wound',
      lead: 'There’s a limp in the story, and nobody says where it comes from. Chiron has the part.',
    },
  },
  alone: [
    'No planet stands close to the south node. The hero goes alone, and that belongs to the image: footprints of one pair of shoes, a single cup.',
    'There’s nobody beside the node. It was a road without company, chosen or not; the story has good landscapes and few dialogues.',
  ],
  memory: [
    'The Moon remembers what the tale leaves out. Its sign tells how the hero felt when nothing was happening.',
    'Who dreamed all this? The Moon, one would have to say; and its sign colors the dream.',
  ],
  habitLead: [
    'Compare, and refuse it freely if it isn’t yours.',
    'Perhaps something is left of it today; perhaps not.',
  ],
  habit: [
    'You walk ahead in corridors. In queues you count exits, and you begin to eat before the others have sat down.',
    'You touch fabric before you buy. There’s a dish, a chair, a side of the bed on which you won’t negotiate.',
    'You read whatever print lies in front of you, the backs of packets included, and finish other people’s sentences.',
    'You can’t leave a party without looking in on the kitchen. Empty children’s rooms make you sad, even in show homes.',
    'Photographs find your better side. A room where nobody greets you makes your back go stiff.',
    'You straighten the forks in restaurants. Disorder in another’s bag tires you more than a day of work.',
    'You wait until everyone has ordered. Two raised voices in the next room and you’ve already got up.',
    'You sit with your back to the wall. You remember who owes you an apology, with the year.',
    'Airports calm you. You give directions in cities in which you’re a stranger.',
    'You’re early. An unlocked door keeps you awake, and compliments on your reliability make you tired.',
    'You leave by the side door. In a uniform, a choir gown even, you start looking for the loose thread.',
    'You know the sound of every tap in the flat. Clocks stop on you, and strangers begin to tell you about their dead.',
  ],
  northLead: [
    'The other end of the axis is the page the hero never got to read. It’s told briefly, since it isn’t written yet.',
    'What comes now was never practiced in the tale, and that’s why it goes slowly.',
  ],
  northHouseLead: ['As for the place where that page lies:', 'And it lies, as such things do, where one looks last:'],
  questions: [
    [
      'Which scene made you look up? Write down its first word only, and what you saw. An image that answers is worth more than one that’s true.',
      'Was there a room in it that you know? Draw it, badly, with the door and the window. One sees from where the light comes.',
    ],
    [
      'What was the hero best at, and where in your week is the same thing done, unpaid and unasked? Perhaps it might be left out once.',
      'What would you have said to the hero on the last page, before it was torn off? It’s often something one could still tell somebody living.',
    ],
    [
      'And which part left you cold? Cross it out. A tale is no evidence, and the coat needn’t fit at the shoulders.',
      'Then close the book. Whether it was so, nobody knows; that you can tell it differently is certain.',
    ],
  ],
}

import type { LuckyWords } from './words.ts'

/** What was held of the stars, in English. */
export const starsEn: LuckyWords['stars'] = {
  achernar: {
    name: 'Achernar',
    figure: 'Eridanus',
    text: 'Its Arabic name is “the end of the river”, where a long stream of faint stars runs out in one bright lamp. Robson (1923) lists for it religious feeling and public benefit. Think of whoever walks a path to its last house and is glad to have seen the mouth of it, while the rest of the party turned back at the bridge.',
  },
  acrux: {
    name: 'Acrux',
    figure: 'the Southern Cross',
    text: 'Sailors of the south steer by it; Robson calls it a star of ceremony and of quiet inquiry. It suits those who keep a direction that nobody else at the table can see.',
  },
  agena: {
    name: 'Agena',
    figure: 'the Centaur',
    text: 'One of the two pointers to the Southern Cross. Robson writes of refinement and friendship here: a host who shows a stranger where the cups are.',
  },
  alcyone: {
    name: 'Alcyone',
    figure: 'the Pleiades',
    text: 'The brightest of the seven sisters, a smudge of light by which sailors and plowmen told the season. Old authors feared for the eyes here, since the cluster looks misty; Robson adds ambition and love. Read gently, it is the gift of seeing a group where others count heads: the table of seven at which one chair is always drawn up for the late one.',
  },
  aldebaran: {
    name: 'Aldebaran',
    figure: 'the Bull’s eye',
    text: 'One of the four royal stars of later astrology, called “the follower” since it rises after the Pleiades. Robson ties it to honor gained by courage and kept by straight dealing. The scene is a handshake on a price: everyone in the room could have shaded the truth by a little, and the one with this star named the crack in the jug.',
  },
  algenib: {
    name: 'Algenib',
    figure: 'Pegasus',
    text: 'The wing tip of the winged horse. Robson warns of haste; kinder readers saw a thought that leaves the ground before the saddle is tight.',
  },
  algol: {
    name: 'Algol',
    figure: 'Perseus',
    text: 'The Gorgon’s head in the hero’s hand, and a star that winks: every 2.87 days a dark companion dims it for some hours. Tradition made it the most feared of all; Robson passes the fear on. What is known is an eclipse that always ends. It suits people who look at what others turn from, a wound, an old account, a closed drawer, and then tell it without raising the voice.',
  },
  alhena: {
    name: 'Alhena',
    figure: 'the Twins’ heel',
    text: 'It marks a heel, and Robson gives it the arts. A craftsman’s star: good at the place where the weight actually rests.',
  },
  alkaid: {
    name: 'Alkaid',
    figure: 'the Great Bear',
    text: 'The last star in the Bear’s tail, leader of the mourners in the Arab story. Whoever goes last and sees that no one is left behind knows this light.',
  },
  alnilam: {
    name: 'Alnilam',
    figure: 'Orion’s belt',
    text: 'The middle pearl of the belt. Robson calls its honors fleeting; a belt, for all that, is what holds the rest together on a run.',
  },
  alphard: {
    name: 'Alphard',
    figure: 'the Water Snake',
    text: '“The solitary one”: there is no other bright star for a long way round. Robson writes of strong feeling and of little restraint. Seen by daylight it is the person who can sit alone in a full café without a telephone, and from that corner hears, first of all, that the music has changed.',
  },
  alphecca: {
    name: 'Alphecca',
    figure: 'the Northern Crown',
    text: 'The jewel of the crown that Dionysus gave to Ariadne after she was left on the shore. Robson names honor, poetry and a taste for art. It is the invitation that comes after a disappointment and turns out better than the first one: a late dinner, six plates that don’t match, and somebody reading aloud.',
  },
  alpheratz: {
    name: 'Alpheratz',
    figure: 'Andromeda’s head',
    text: 'It once belonged to two figures, the horse and the freed princess, and has the ease of both. Robson gives independence, honor and a quick mind. Picture the one who unties the boat while the others are still arguing over the oars, and who then, halfway across the bay, waits for them.',
  },
  altair: {
    name: 'Altair',
    figure: 'the Eagle',
    text: '“The flying one”, third corner of the summer triangle, so quick in its spin that it is flattened at the poles. Robson lists boldness and sudden rise. The better part of boldness here is eyesight: from above, the way round the traffic is plain, and one says “left here” before the driver has asked.',
  },
  antares: {
    name: 'Antares',
    figure: 'the Scorpion’s heart',
    text: 'A red star whose name sets it against the red planet, its rival in color. Robson writes of adventure and of stubbornness that spoils its own case. Another of the four royal stars, it belongs to people who do a thing with their whole heart or leave it alone, and whose hardest study is how to stop one round before the end.',
  },
  arcturus: {
    name: 'Arcturus',
    figure: 'the Herdsman',
    text: '“The guardian of the bear”, orange and among the fastest of the bright ones across the sky. Robson names renown by one’s own effort and prosperity on the road. It fits those who go ahead to try the ice: not leaders by title, but when they stop at a fork, the others stop, too, and look where they look.',
  },
  bellatrix: {
    name: 'Bellatrix',
    figure: 'Orion’s left shoulder',
    text: '“The warrior woman”, a blue shoulder star. Robson speaks of quick decisions, a sharp tongue and honors that come and go. In a kitchen it is the voice that says “so, who washes up?” while all the rest are composing a polite silence, and that has, somehow, already rolled up both sleeves.',
  },
  betelgeuse: {
    name: 'Betelgeuse',
    figure: 'Orion’s right shoulder',
    text: 'A red giant, swelling and shrinking, which some year will flare up and go out; the light seen tonight left it centuries ago. Robson gives it honors and plain success. It suits an unashamed liking for the big size: a borrowed hall, a pot for thirty people, a speech held without notes because the notes are on the piano.',
  },
  canopus: {
    name: 'Canopus',
    figure: 'the Ship’s keel',
    text: 'The second brightest of the sky, the steersman of the Argo, and in our time a guide for space probes. Robson names conservatism, travel and a broad education. A pilot’s star: it helps whoever has read the chart of the harbor in winter, when nobody was sailing, and then comes in by night without touching the quay.',
  },
  capella: {
    name: 'Capella',
    figure: 'the Charioteer',
    text: '“The little she-goat” that fed an infant god, carried on a driver’s shoulder. Robson finds curiosity and trust in high places. Inquisitive hooves: the person who asks the guard what is behind the curtain, gets shown, and brings the whole group in, and who also never forgot who fed them when they were small.',
  },
  castor: {
    name: 'Castor',
    figure: 'the Twins',
    text: 'The mortal one of the brothers, tamer of horses; to a telescope one light breaks up into six. Robson writes of a keen intellect and sudden success, sometimes followed by a loss of interest. It is a mind that learns a language for a trip, forgets it on the ferry home, and keeps for years one perfect joke in it.',
  },
  deneb: {
    name: 'Deneb',
    figure: 'the Swan',
    text: 'The tail of the Swan, one of the farthest stars that the bare eye sees without trouble. Robson notes an ingenious nature, quick to learn. The gift is range: to hear in a small remark the large idea that it came from, and to answer that. In small talk this looks like absence of mind, until the answer lands.',
  },
  denebola: {
    name: 'Denebola',
    figure: 'the Lion’s tail',
    text: 'The tail behind the royal heart, where the crowd ends and the free places begin. Robson speaks of criticism and of persons out of step with their time. Out of step may also mean early: the one who wore the coat ten years before the street did, and had given it away by the time they asked where to buy it.',
  },
  diphda: {
    name: 'Diphda',
    figure: 'the Sea Monster',
    text: 'A lone star in a dark part of the autumn sky, called “the frog”. Robson warns of force used on oneself. Kindness with one’s own pace is its homework.',
  },
  dubhe: {
    name: 'Dubhe',
    figure: 'the Great Bear',
    text: 'The pointer from which one counts five lengths to the pole. It stands for people who are useful by being easy to find.',
  },
  elnath: {
    name: 'Elnath',
    figure: 'the Bull’s horn',
    text: '“The butting one”, tip of a horn. Robson grants fortune and eminence. The push comes first; the door says afterwards whether it was locked.',
  },
  fomalhaut: {
    name: 'Fomalhaut',
    figure: 'the Southern Fish',
    text: '“The mouth of the fish”, a single bright point low in autumn, and a royal star of the old four. Robson calls it very fortunate or very much not, by its company. What it favors is an ideal with a till: the choir that pays its conductor, the poem that got printed, the dream which someone took to the notary.',
  },
  hamal: {
    name: 'Hamal',
    figure: 'the Ram’s head',
    text: 'Two thousand years ago spring was reckoned from about here. Robson hears in it violence and premeditation, as he does in most foreheads. A forehead also goes first: the one who opens the frozen gate by leaning on it, and who does best when somebody mentions, beforehand, that it opens inward.',
  },
  markab: {
    name: 'Markab',
    figure: 'Pegasus',
    text: '“The saddle” of the winged horse. Robson writes of honor and riches with a danger of haste. A saddle is where the flight becomes a ride: here is the friend who turns the wild plan into a list with train times, and leaves one line of it empty on purpose.',
  },
  menkar: {
    name: 'Menkar',
    figure: 'the Sea Monster’s jaw',
    text: 'The open mouth of the monster. Tradition was gloomy about it; newer readers hear in it a voice for many, the one who says what the whole stairwell thinks.',
  },
  mintaka: {
    name: 'Mintaka',
    figure: 'Orion’s belt',
    text: 'It stands almost over the equator, so it rises due east for everybody. Robson calls it good fortune; fair is the better word.',
  },
  mirach: {
    name: 'Mirach',
    figure: 'Andromeda’s girdle',
    text: 'From it the eye walks over to the next galaxy. Robson gives beauty and a love of home, which makes a fine pair of distances.',
  },
  nunki: {
    name: 'Nunki',
    figure: 'the Archer',
    text: 'A name as old as Babylon, in the Archer’s hand. Robson lists truthfulness: said early, in one sentence, with a friendly face.',
  },
  polaris: {
    name: 'Polaris',
    figure: 'the Little Bear',
    text: 'The nail on which the northern sky turns, by accident of our centuries; earlier peoples had another, and later ones will. Robson connects it with inheritance and with respect for age. It is the aunt’s flat with the key under the pot: nothing there is new, and for twenty years everyone has known where to come.',
  },
  pollux: {
    name: 'Pollux',
    figure: 'the Twins',
    text: 'The immortal brother, the boxer, who asked to share his immortality with the other one. Robson calls the star subtle, crafty and brave. A boxer who can give half of it away is the best image for it: competition that ends in carrying the rival’s bag to the bus and arguing all the way about the third round.',
  },
  procyon: {
    name: 'Procyon',
    figure: 'the Little Dog',
    text: '“Before the dog”: it rises a little ahead of the great one and announces it. Robson names quick rise, activity and a temper. It suits those who come in first and put on the light. The task is only to remain until the others have found their chairs, because by then this dog has generally heard something in the yard.',
  },
  rasalhague: {
    name: 'Rasalhague',
    figure: 'the Serpent Bearer',
    text: 'The head of the healer who holds a snake and isn’t bitten. Robson is sour about it; those who nurse others know what is meant by holding calmly.',
  },
  regulus: {
    name: 'Regulus',
    figure: 'the Lion’s heart',
    text: '“The little king”, nearest of the bright ones to the ecliptic, so that planets brush past it. Robson promises high office with the warning that it doesn’t stay with those who take revenge. Read without a crown, it is the ease with which one takes the chair at the head when it is empty, and gets up when its owner comes.',
  },
  rigel: {
    name: 'Rigel',
    figure: 'Orion’s foot',
    text: 'A white foot set on the river, hundreds of times farther than the near stars and still among the brightest. Robson writes of benevolence, inventions and lasting honors. A foot is a modest part to be splendid in: the teacher whose method everyone uses, and whose name one learns from the back of the booklet.',
  },
  'rigil-kentaurus': {
    name: 'Rigil Kentaurus',
    figure: 'the Centaur',
    text: 'The nearest of the bright ones: four years and a bit for its light. Robson speaks of friends and refinement; what is near may be a marvel, too.',
  },
  scheat: {
    name: 'Scheat',
    figure: 'Pegasus',
    text: 'A red star in the square of the horse that stands upside down over the autumn. Tradition tells of shipwreck; modern readers of a mind which doesn’t take the rail for granted. It is the question “and who said so?”, asked at the ticket window, in earnest, with a queue behind, and quite often to the queue’s advantage.',
  },
  sirius: {
    name: 'Sirius',
    figure: 'the Great Dog',
    text: 'The brightest of all, whose first return before dawn told Egypt that the river would rise. Robson writes of honor, passion and faithful guardians. Dog days and floods: a small beginning seen at the right hour sets a whole household going. It likes those who get up early for one minute of something and then tell the street.',
  },
  spica: {
    name: 'Spica',
    figure: 'the Virgin’s ear of wheat',
    text: 'An ear of wheat in the Virgin’s hand, white, alone and near to the path of the planets. Robson calls it one of the kindest stars there are: success, love of art, a good head. An ear is many grains, each sown by someone. It marks a gift that came by practice and is taken for luck by those who weren’t there in the mornings.',
  },
  unukalhai: {
    name: 'Unukalhai',
    figure: 'the Serpent’s neck',
    text: 'The snake’s neck, just where the healer grips it. Robson tells of mishaps; a firm hand in the right place is the whole of its teaching.',
  },
  vega: {
    name: 'Vega',
    figure: 'the Lyre',
    text: 'The lyre of Orpheus, and the pole star of twelve thousand years hence. Robson gives it refinement, hope and changeable fame. It is music that makes listeners of a room full of talkers; the difficulty, as in the story, is to walk on without looking round to see whether they are following.',
  },
}

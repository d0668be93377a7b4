import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { KarmicWords } from './words.ts'

export const karmicEn: KarmicWords = {
  title: 'The unfinished business of your chart',
  subtitle: (name) => `Karmic horoscope for ${name}`,
  noHour:
    'The hour of birth isn’t known, so houses and the twelfth house are left out: signs, aspects and backward planets remain, and they are told at greater length.',
  chapters: {
    how: 'Where to look',
    nodes: 'The axis of the nodes',
    saturn: 'Saturn’s exam',
    twelfth: 'The twelfth house',
    pluto: 'Pluto’s grip',
    chiron: 'Chiron’s wound',
    retrograde: 'Planets turned back',
    close: 'A list to be ticked off',
  },
  titles: {
    how: 'What is meant by unfinished',
    places: 'Six places on one page',
    sign: 'By sign',
    house: 'By house',
    exam: 'The subject of the exam',
    hardest: 'The hardest question',
    ruler: 'Who keeps the key',
    empty: 'A room without tenants',
    ties: 'What it holds on to',
    errand: 'For this month',
    count: 'How many went backward',
    last: 'How to put the list away',
  },
  opening: [
    'Some errands come back until they are run. The same quarrel with a new person, the same chair you give up, the same letter you don’t send: karmic astrology collects such things and looks for their address in the chart. It looks in six places, and so does this report.',
    'There are things one has done well and things one has done often, and a third kind: those one has begun again and again. This report is about the third kind. It asks a handful of points in your chart what keeps returning, and what it would take for it to be over.',
    'Think of a desk with one drawer that won’t shut. Something in it sticks out, and it has stuck out for so long that you know how to walk round it. The points that follow are where this school of astrology would look for the drawer.',
  ],
  method:
    'The method is the common ground of karmic astrology as it has been taught since Dane Rudhyar (“The Astrology of Personality”, 1936) and Stephen Arroyo (“Astrology, Karma and Transformation”, 1978): lunar nodes, Saturn, Pluto, Chiron, the twelfth house and retrograde planets. The nodes are the true ones, the houses Placidus unless you chose others, the south node is taken exactly across from the north. Karma is used here as a word of that tradition, for what repeats until it is understood. Earlier lives can’t be shown, nobody is being punished, and nothing has to be endured for later.',
  table: {
    caption: 'The points that this school reads',
    head: ['Point', 'Position', 'House'],
    south: 'South node',
    twelfth: 'Cusp of the twelfth',
  },
  axis: [
    (south, north) => `The south node stands in ${signEn(south)}; the north node is in ${signEn(north)}.`,
    (south, north) => `The known end of your axis lies in ${signEn(south)}; the north node stands in ${signEn(north)}.`,
  ],
  axisHouse: [
    (south, north) =>
      `The south node is in the ${ordinalEn(south)} house, and across from it the north node in the ${ordinalEn(north)} house.`,
    (south, north) =>
      `By place the known end falls into the ${ordinalEn(south)} house; the north node waits in the ${ordinalEn(north)} house.`,
  ],
  southRuler: (planet) => `The known end is ruled by ${planetEn(planet)}.`,
  northRuler: (planet) => `The ruler of the end still to be learned is ${planetEn(planet)}.`,
  southSign: [
    'What you do with your eyes shut is start. Ask for a volunteer and your hand is up before your opinion is. The old skill is courage in the first minute, and the old mistake is to take every minute for the first. What remains undone is whatever needs a second person’s yes.',
    'The known end is holding. You can wait, save, keep a garden, keep a grudge, and it all stays fresh. There’s no one better at making a thing last; and there lies the errand that returns, for some things were meant to be used up, shared or lost.',
    'You came with an answer ready. Names, facts, the shortest way, the amusing parallel: all of it’s on the tip of your tongue. So much was clever so early that the slow question, the one with a single answer one has to walk to, was put off each time.',
    'By old habit you take care, and take to heart. Someone’s silence at breakfast is a weather report to you. The shelter you can build is real. Unfinished is the part outside it, the work with a title, where no one asks whether you’ve eaten.',
    'You know how to be looked at. A room turns to you as plants do, and you give it warmth in return. The learned reflex is to carry the evening alone. What’s been waiting is a seat among others, where the thing succeeds and nobody knows through whom.',
    'You see the fault first, and could mend it. The list, the label, the right dose: order comes from your hands as if by itself. What comes back for an answer is everything that can’t be put right and may only be trusted, or wept over, or let swim.',
    'The old skill is the other person. You know what they would like, what would be fair, how to say no so that it sounds like nearly. Balance is your mother tongue. What sticks out of the drawer is a sentence that begins with “I want” and goes on without a comma.',
    'You know what lies underneath. A pause, a bill, a look across the table tell you what’s being kept back, and you know how to keep back, too. It made you hard to cheat. It also left a simple errand undone: enjoying a thing at its face value and owning it in peace.',
    'The known end is the wide view. You have a meaning ready for whatever happens, and a story of somewhere better. Faith got you over many a bad stretch. The errand that returns is smaller: to hear out the neighbor, check the date, ask the question to which you don’t know the answer.',
    'You can carry it, and so you were handed it. Responsibility sits on you like an old coat with the keys in the pocket. You know how one gets on. What remains is the evening when nobody needs a decision, and a feeling would like to be let in without an appointment.',
    'You know how to belong to no one in particular. The friend of all, the clear head above the quarrel: it’s a gift, and it was an escape as well. What waits is to step into the light by name, want the applause, and risk a heart that is not democratic.',
    'By old habit you dissolve: into music, into pity, into other people’s trouble. Where others see a wall you see fog, and pass. The errand that keeps coming back is made of edges: a date, a dose, a drawer, a plain “this much and no more”.',
  ],
  southHouse: [
    'The scene of the old skill is your own person: how you enter, decide, get by alone. You were your own first project for long enough to be good at it. Now the path leads to the table for two.',
    'The familiar ground is what’s yours: the purse, the pantry, the things you can count at night. You know what you have. The path goes to where something is held in common and cannot be counted.',
    'You feel at home between people, in talk, errands, news, the short trip. Quickness kept you from many a depth. The path leads out of town, to a view that takes years.',
    'Home is the place you know by touch: the kin, the past, the kitchen at night. You’ve withdrawn there with every success and every defeat. The path goes to the front door and out, into view.',
    'The known place is the stage, large or small: love affairs, children, games, the applause. You can make a day a feast. The path leads to the circle of equals where nobody is the favorite.',
    'You know your way about in work, in duty, in the care of a body and its hours. There’s always something to be put right. The path leads to where nothing is due, and one can’t be useful.',
    'The familiar place is beside somebody. You think in two voices, and feel undressed alone at a restaurant table. The path leads back to your own chair and the menu you order from without asking.',
    'You know the back rooms: shared money, secrets, crises, what people owe each other. In an emergency you’re at your calmest. The path leads to a plain plot of your own, dug with a plain spade.',
    'The known ground is far away: beliefs, studies, other countries, the long argument. You can live out of a suitcase of ideas. The path leads to the street you live in and the names on its doors.',
    'You know how to be somebody, to hold office, to be talked of. The public coat is worn at the elbows from use. The path leads home, to a door behind which no one calls you by your title.',
    'The familiar ground is the group: friends, causes, the plan for everyone’s later. You’re generous in the plural. The path leads to one thing made by you, signed, and possibly not liked.',
    'You know the quiet room: retreat, secrecy, helping unseen, leaving early. Solitude has been both a chapel and a hiding place. The path leads into the working day, with its lists and its colleagues.',
  ],
  exam: [
    'The subject is standing in your own name. It’s set again each time you wait to be let in: the door was never locked, and the examiner is the look you give yourself in the hall mirror.',
    'The subject is worth. What you have, what you ask for your work, what you can do without: the question returns with every bill until you’ve named your price in a level voice.',
    'The subject is the spoken word. You weigh it so long that the talk has moved on; the exam comes back in every meeting, every call to a brother, every form with an empty line.',
    'The subject is home, and what was cold in it. The task returns with each flat you don’t quite furnish, and with each holiday on which you become fourteen again.',
    'The subject is joy. It’s treated as something to be earned, by overtime if possible, and the exam consists of an evening on which you have nothing to show and stay.',
    'The subject is the daily round: tasks, health, being of use. You take more upon you than was asked, and the exam is set again whenever you’re tired and say “it’s nothing”.',
    'The subject is the other person. Promises weigh heavily here, and so they’re made late or kept too long; what is examined is an agreement both would sign again today.',
    'The subject is trust in what can’t be controlled: common money, closeness, loss. The exam returns with every key you’d rather not hand over.',
    'The subject is conviction. You can’t borrow one; you doubt the teacher first and yourself afterward. It’s set again wherever you might say “I believe this” and give a source instead.',
    'The subject is standing in public. Rank comes late and is checked daily, mostly by you. The exam is whether you can hold the post and still be spoken to like a person.',
    'The subject is belonging. You count the chairs before you sit down. It returns in every group that would like to have you and is kept waiting until it’s proved that it means it.',
    'The subject has no title on the door: it’s what you do with fear when no one is looking. The exam is set at three in the morning, and it’s passed by telling one person at ten.',
  ],
  passing: [
    'Passed, it looks like this: you begin, it goes badly, and you begin again without having turned it into a matter of honor.',
    'Passed, it looks like a shelf you’ve left empty on purpose, and a sum you’ve spent without defending it.',
    'Passed, it looks like one letter sent without a second draft, and a silence in talk that you leave as it is.',
    'Passed, it looks like asking to be held on an ordinary day, with dry eyes.',
    'Passed, it looks like praise you’ve accepted with a “thank you” and no list of what went wrong.',
    'Passed, it looks like a job left at good enough by six o’clock, and an evening no worse for it.',
    'Passed, it looks like a decision made before everybody was pleased, and made kindly.',
    'Passed, it looks like a secret told in time, or a control given up while it still works.',
    'Passed, it looks like saying “I don’t know yet” in front of people who’ve come for the answer.',
    'Passed, it looks like a day off that nobody granted you and that needed no excuse.',
    'Passed, it looks like turning up at the same table twelve weeks running, whether or not it was interesting.',
    'Passed, it looks like a boundary drawn in pencil, early, and still there in the morning.',
  ],
  twelfth: [
    'What works in you unseen is a temper. It’s swallowed at noon and mows the lawn at eleven. Decisions ripen where nobody looks, and then you act so suddenly that others ask since when. Since always, in here.',
    'Unseen, you hoard: small comforts, a sum no one knows of, a tenderness for certain objects. It’s a quiet room with thick walls. What’s put off in it is the pleasure you’d have to admit to.',
    'Behind the door somebody talks without a break. You conduct whole conversations in the shower and then don’t have them. Notes, half stories, an unsent message: the traffic of this room is words.',
    'Behind the scenes you are softer than you’re known to be. You cry at films alone, keep the letters, feed strays of all kinds. What’s given away here without witnesses is care, and what is hidden is the need for it.',
    'A performer lives in the back room. You rehearse a glory there that you’d deny at the table, and you give others their cue. Hidden pride is touchy; let out, it’s plain warmth.',
    'In secret you keep accounts: what you should have done, the crumb on the cloth. You’re of help unseen and tidy up after people who never learn of it. The worry that knocks at night has a list in its hand.',
    'Unseen, you negotiate. You’ve made peace for others in corridors they never entered, and your own wish waits there on a bench, hat on its knees. Partners come into this room in dreams, politely.',
    'There’s a locked cupboard in here, and a good lock. You know more than you say, hold on longer than it shows, forgive late and then altogether. At night the room asks who else has a key.',
    'Behind the quiet there’s a horizon. You travel unannounced, read what doesn’t fit your trade, hope in a way you’d find naive by day. What’s hidden is a faith, and it holds up more than you think.',
    'In the back room someone’s still in the office. Duties are kept there that nobody gave you, and an old severity goes the rounds with a lamp. You’re most diligent where it can’t be noticed.',
    'Unseen, you’re someone else: odder, freer, at home with ideas that wouldn’t pass at dinner. You help strangers more readily than kin, and slip out of groups by a side door you keep oiled.',
    'The room has no walls to speak of. Moods come in from the street, dreams stay for breakfast, and pity finds you unarmed. What’s done there without witnesses is mostly mercy, and a good deal of drifting.',
  ],
  emptyTwelfth: [
    'No planet stands in it. The room is there and is used, only no one lives in it all year; its affairs come up when the ruler of its cusp is busy with them.',
    'It holds no planet, which is common and good to know: nothing in you has to be done in secret. What is quiet in you is so by choice.',
    'There’s no planet inside, so one looks to the ruler for the news of this house. An empty twelfth is a spare room, and people in your life will ask to sleep in it.',
  ],
  inTwelfth: [
    (planets) =>
      `${capital(commonWordsEn.list(planets.map(planetEn)))} ${planets.length > 1 ? 'live' : 'lives'} in your twelfth house, out of sight and by no means out of work.`,
    (planets) =>
      `Behind the door you’d find ${commonWordsEn.list(planets.map(planetEn))} in the twelfth house; what is there is done first for nobody’s eyes.`,
  ],
  release: [
    'The grip is on your own image: to be strong, to be unreadable. The fingers may open where someone sees you at a loss and thinks no less of you.',
    'It grips what’s yours, down to the last jar. Try lending one thing that you’d mind not getting back, and watch what is really lost.',
    'The grip is on words: the last one, the right one, the one held back. It may loosen in a talk that you don’t mean to win.',
    'It grips the house and those in it. Who leaves, who comes back, what’s said at table. One drawer may be opened, one story told as it was.',
    'The grip is on love and on what you’ve made. It would like a guarantee. The fingers open when a child, a lover, a poem is let go its own way.',
    'It grips the working day: nobody does it as thoroughly. Leave one task to someone who’ll do it otherwise, and don’t go over it at night.',
    'The grip is on the partner, or is the partner’s on you; it changes hands. It eases each time that one of you says “I’m afraid” instead of “you always”.',
    'It grips what’s shared: sums, secrets, bodies. You know where everybody is vulnerable. It may be put down wherever that knowledge isn’t needed, and it rarely is.',
    'The grip is on being right about large things. It loosens before a person who believes the opposite and has been good to you.',
    'It grips the position, or the wish never to depend on one. Power can be held like a bird, and it’s held best by those who could also go back to the ranks.',
    'The grip is on friends and on the cause: with us or against. It may open for the one who leaves the group, waves, and is waved at.',
    'It grips something you couldn’t name, from behind. To name it is the loosening: on paper, at first to nobody, then to one.',
  ],
  plutoSign:
    'Pluto stays in one sign for many years, and what it does there you share with your classmates. Yours alone are the ties it has to faster planets.',
  found: [
    'Those who limp on the same leg find you by your face: they see that you know what it is to have to justify being here.',
    'They find you over money and over worth, the ones who think they’ve to pay for love, and you can tell them the rate of exchange.',
    'They come with words that got stuck. You listen the way one listens who was corrected too often.',
    'They find you in kitchens, those without a home in their home, and they stay for a second tea.',
    'They’re the ones who stopped drawing, dancing, playing after a certain afternoon. You know which afternoon that was.',
    'They come with a body that won’t, or a job that makes ill. You’ve no cure to offer and a good deal of practice.',
    'They find you in pairs, or after a parting. In love’s repair shop you’re the one who doesn’t laugh.',
    'They come after losses. You’re not afraid of the word, and you don’t say that time heals.',
    'They’re the ones who’ve lost a faith or been hurt by one. You can bear their questions without an answer.',
    'They find you at work, the overlooked and the ones promoted too early, and ask how you stand it.',
    'They’re at the edge of the group, by the coats, where you’ve stood. You bring out two glasses.',
    'They find you by no visible sign, in trains and waiting rooms, and tell you what they tell no one.',
  ],
  noneBackward:
    'At your birth not one of the planets that can turn back was doing so. This school reads it as an undivided march: what you take up you take up by hand, and look at afterward. The afterthought has to be arranged, by a diary, by a friend who asks.',
  backward: [
    (planets) =>
      `Going backward when you were born: ${commonWordsEn.list(planets.map(planetEn))}. In the reading of this school these are matters turned over in the mind for long before a hand is laid on them.`,
    (planets) =>
      `Seen from the Earth, ${commonWordsEn.list(planets.map(planetEn))} moved backward on that day. Karmic astrology takes such a planet for a page that is read a second time.`,
  ],
  hardest: [
    'The aspect on which this exam is hardest is told here by itself; it is the question that one would rather skip.',
    'Of Saturn’s ties the tensest comes first, since that is where the examiner sits down.',
  ],
  noHardest: 'No aspect makes this exam harder than it is; what helps with it is told instead.',
  errands: {
    nodes: [
      'For this month: do one thing at the unpracticed end, badly, and for twenty minutes.',
      'For this month: notice once when the old skill runs by itself, and let it run out before acting.',
      'For this month: ask somebody who is good at the other end how they do it.',
    ],
    saturn: [
      'For this month: take the exam once on purpose, in its smallest form, on a day you choose.',
      'For this month: write down what would count as enough, and stop there one time.',
      'For this month: cross out one requirement that nobody but you has ever checked.',
    ],
    twelfth: [
      'For this month: do openly one good thing that you usually do in secret.',
      'For this month: give what knocks at night half an hour by daylight, with a pen.',
      'For this month: be alone for an hour without calling it work or rest.',
    ],
    pluto: [
      'For this month: leave one outcome to somebody else, a small one, and don’t ask how it went.',
      'For this month: give away one object that you’ve been keeping against somebody.',
      'For this month: say once, aloud, what you would do if it were lost.',
    ],
    chiron: [
      'For this month: tell the story of the wound to one person in three sentences, with a beginning and an end.',
      'For this month: help one person with what you know by hurt, and stop when they’ve had enough.',
      'For this month: let yourself be helped at the very spot where you usually help.',
    ],
    retrograde: [
      'For this month: carry out at once one thing that you’d otherwise turn over for a week.',
      'For this month: go back for something you left halfway, finish it or throw it out.',
      'For this month: tell somebody a thought before it’s ready.',
    ],
  },
  close: [
    [
      'Six places have been looked into, and it’s likely that two of them spoke to you and the rest were polite. Keep the two. A list of unfinished things is only of use if it gets shorter.',
      'You needn’t finish everything you’ve read here, and much of it never will be. It’s enough to know which errand is yours and which was handed to you by somebody who didn’t care to run it.',
    ],
    [
      'There’s a test by which debt can be told from guilt. A debt can be paid: it has a sum, a person, a day. Guilt wants to be carried. Where you can name the sum, pay it; where you can’t, put the thing down and see who asks for it.',
      'A debt worth the effort leaves you lighter with each payment; one made up by guilt grows as it is paid. It’s the quickest way to sort the drawer.',
    ],
    [
      'And since this is a tradition of symbols, you’re free to answer back. If a sentence was wrong, it has at least shown you what isn’t on your list.',
      'Read it again in a year. What’s been done by then will strike you as somebody else’s report.',
    ],
  ],
}

import { nthEn } from '#language/en/ordinals.ts'
import { capital } from '#language/capital.ts'
import { signEn } from '#language/en/signs.ts'
import type { SabianWords } from './words.ts'

export const sabianEn: SabianWords = {
  title: 'A hand of pictures',
  subtitle: (name) => `The degrees of a birth as scenes: ${name}`,
  noHour:
    'The hour of birth isn’t known. The Moon crosses a degree in about two hours, and the angles in minutes: their pictures, the Part of Fortune and the houses are left out. The others keep their degree for most of the day or all of it; where it changes, both pictures are given.',
  chapters: {
    how: 'How the hand was dealt',
    sun: 'The picture in the middle',
    moon: 'The room you return to',
    daily: 'Three for every day',
    angles: 'The door and the roof',
    backdrop: 'The backdrop',
    road: 'Along the road',
    links: 'Pictures that look at each other',
    close: 'What to do with the hand',
  },
  titles: {
    idea: 'A picture for each degree',
    count: 'Which degree counts',
    stretches: 'Beginnings, middles, endings',
    together: 'Side by side',
    scenery: 'Scenery',
    pairs: 'Two at a time',
    last: 'Keep one, turn the rest over',
  },
  names: {
    southNode: { title: 'South Node', subject: 'the South Node' },
    fortune: { title: 'Part of Fortune', subject: 'the Part of Fortune' },
  },
  opening: [
    'Imagine a box of 360 postcards, one for each degree of the zodiac, with scenes on them and no captions. At your birth every planet stood on one of the cards. Here they’re dealt out, each with a few words on who is doing what in it, and with a question that you may or may not answer.',
    'A degree is a narrow thing: about twice the width of the sun as we see it. Astrology usually speaks in signs, which are thirty times as wide and hold a twelfth of everyone. This report looks through the narrow slit. Behind each there’s one scene, and you are asked only to look at it for a while.',
    'What follows is less a description than a set of slides. Each planet of your chart lights one up: a kitchen, a quay, somebody on a ladder. Pictures don’t argue. One looks, and at some point one of them turns out to have been looking back.',
  ],
  notice:
    'The idea that every degree has its scene is an old one; in the form known today it goes back to 1925, when in a park in San Diego Elsie Wheeler described 360 pictures and the astrologer Marc Edmund Jones noted them down, later published as the Sabian symbols. Their wording belongs to them and isn’t quoted here. All scenes and texts of this report are our own, written anew for each degree from its sign, from the third of the sign it lies in, and from its place in the story that the thirty tell. Nothing about them is measured or proven: they are a mirror, and a mirror doesn’t foretell.',
  rule: [
    'One rule has to be told, since it’s the usual mistake. Degrees are counted like years of life: at 0°20′ somebody is in the first, and a planet at 14°01′ has left fourteen behind and is in its fifteenth. The number of the picture is therefore always one more than the degree in the tables. All are counted here so that you can check them against any other chart.',
    'A word on the counting. Tables give the degrees that a planet has completed; the picture is that of the degree it’s passing through. A planet at 14°01′ has the fifteenth, as a child of fourteen years and a day is in its fifteenth year. Where lists on the web differ from this one by a single number, that’s why.',
    'How is a degree numbered? Like a floor one is crossing, by the one under one’s feet. At 14°01′ fourteen degrees lie behind a planet and the fifteenth is being crossed, so the fifteenth picture is the right one. Below, every point stands with its position and its number, so that the step from one to the other can be followed.',
  ],
  captions: {
    wheel: 'Your chart; each point on its rim stands on one picture',
    table: 'The points of your chart and the degrees they are counted in',
    stretches: 'How many of your points stand early, midway and late in their signs',
  },
  head: ['Point', 'Position', 'Counted as'],
  numbered: (degree, sign) => `${nthEn(degree)} degree of ${signEn(sign)}`,
  tens: ['Degrees 1–10', 'Degrees 11–20', 'Degrees 21–30'],
  counted: (count) => (count === 1 ? '1 point' : `${count} points`),
  stretches: {
    first:
      'The thirty scenes of a sign make a story, and most of your points stand in its first ten. Things are setting out there: a tool is being picked up, nobody has been asked yet. You’ll find many thresholds in your hand and few results. It needn’t be read as unripe; somebody has to be there when it starts.',
    second:
      'The thirty scenes of a sign make a story, and yours is told mostly from its middle. The beginning is over, the others have come in, and what was private has got witnesses. These pictures are full of people. Conclusions are scarce: they’re left to the ends of the signs.',
    third:
      'The thirty scenes of a sign make a story, and you come in late: most of your points stand in the last ten degrees. There things are handed on, stored, given a use beyond their maker. The pictures have history in them, and often somebody older. Late doesn’t mean over; much is decided at the door.',
    even: 'The thirty scenes of a sign make a story with a beginning, a middle and an end, and no third of it holds most of your points. So the hand keeps changing its hour of the day. You’ll recognize that some pictures are in a hurry and others have all the time in the world, and that you know both.',
  },
  cardTitle: (point, degree) => `${point}: the ${degree}`,
  stands: [
    (point, sign, minutes, degree) =>
      `${capital(point)} stands ${sign} at ${minutes}, and so in the ${nthEn(degree)} degree.`,
    (point, sign, minutes, degree) =>
      `With ${minutes} behind it ${sign}, ${point} is passing through the ${nthEn(degree)} degree.`,
    (point, sign, minutes, degree) => `${capital(point)} is ${sign}; ${minutes} is counted as the ${nthEn(degree)}.`,
  ],
  mostly: [
    (point, sign, degree) =>
      `For most of your day of birth ${point} stood ${sign}, in the ${nthEn(degree)} degree; that picture is told here.`,
    (point, sign, degree) =>
      `${capital(point)} was ${sign} and changed degree that day; the ${nthEn(degree)}, given here, had the larger part of it.`,
  ],
  allDay: [
    (point, sign, degree) =>
      `On your day of birth ${point} stood ${sign}, in the ${nthEn(degree)} degree from morning to night.`,
    (point, sign, degree) => `${capital(point)} was ${sign} and kept to the ${nthEn(degree)} degree all day.`,
    (point, sign, degree) => `Whatever your hour, ${point} is ${sign}, in the ${nthEn(degree)} degree.`,
    (point, sign, degree) =>
      `Even without a clock this one is certain: ${point} stayed ${sign}, in the ${nthEn(degree)} degree.`,
  ],
  otherwise: [
    (degree, image) => `Should your hour belong to the rest of the day, the card is the ${degree}: “${image}.”`,
    (degree, image) => `For the remaining hours it would be the ${degree} instead: “${image}.”`,
  ],
  shared: [
    (point, others) =>
      `${capital(point)} stands on the same picture as ${others}: look at that scene again, and ask who else in it might be playing you.`,
    (point, others) =>
      `A picture you’ve seen: ${point} shares it with ${others}, so that one scene holds more than one of you.`,
  ],
  role: {
    sun: [
      'By tradition you have the leading part in this one. Before you settle on a figure, try the others: it may be the bystander, the animal, or the thing being handled. Then look at what the frame leaves out, for whom all of it is done, and what happens a minute later.',
      'This is the scene the tradition hangs in the center. You needn’t be the person in it that acts; you may be what the acting is about. See where the light comes from, and who has just left the picture.',
      'Here the chart has put you under the lamp. Describe the picture as if you hadn’t seen yourself in it, and only afterward ask which of its figures you described at greatest length. What lies just outside the frame is often what the scene is for.',
    ],
    moon: [
      'The Moon hurries, so few people born that day share this card with you. Read it as a room: what’s the temperature, where could one sit, what does it smell of? When the day has been too much, something in you goes back there.',
      'Take this one as a place and not as a plot. It’s where you are when nobody wants anything; you know its corners better than its reasons. Should it seem strange, look at what is warm in it.',
      'One could call this the picture on the inside of the door. You see it when you come home and nobody is looking; it tells what kind of quiet you need, and how it has to be furnished.',
    ],
    mercury: [
      'Here’s what the mind is occupied with when it’s left alone. Watch how information travels in the picture: who notices, who says it, who only sees.',
      'Mercury has the eyes and the tongue of the scene. Ask who in it knows something first, and by what sign.',
      'Imagine the scene as a message. Who sends it, by which route, and what gets lost along the way? Mercury cares for that more than for the ending.',
    ],
    venus: [
      'This card shows where the eye stops. What’s beautiful in it to you, of all things, may say more than any list of tastes.',
      'With Venus one looks for what’s being enjoyed, and for what it costs. Somebody in the picture likes something: begin there.',
      'Whatever Venus has to do here, she does it by liking. Find the thing in the scene that somebody would miss tomorrow.',
    ],
    mars: [
      'The hand that reaches for something in this scene is the one to watch. How hard does it grip, and does it know when to let go?',
      'Mars is the verb of the picture. Leave the figures aside for once and describe only what is being done.',
      'What would happen next if nobody stopped it? Mars stands at that spot, a second before the next movement.',
    ],
    jupiter: [
      'You share this card with the people born around the same few days or weeks: it’s a part of the backdrop. In it stands what you believe there’s enough of.',
      'Jupiter lights the scene from far off. Look for what is too large in it for its place, in a good way.',
      'Jupiter makes a degree wide for a while, for everybody born just then. Ask what in the scene is being given away by the handful.',
    ],
    saturn: [
      'What in this picture must bear weight? There the slow work is done, and there one comes back after years.',
      'Saturn is the thing in the scene that won’t be hurried. Find it, and you’ve found where your patience goes.',
      'Every picture has something that has been there longest. With Saturn one starts from that, and asks who looks after it.',
    ],
    uranus: [
      'A card for a whole year’s children, more or less. It shows what in your generation jumps the rails; your own part in it is decided by the other pictures.',
      'Uranus keeps to a degree for weeks. Take the scene as the odd object in everybody’s living room, and ask what it’s for.',
      'A thing shared by all who were small at the same time: Uranus shows what they’ll laugh at together later on. Which detail doesn’t fit?',
    ],
    neptune: [
      'Neptune paints the air in the backdrop. One sees through it without noticing, so look for what is blurred, dissolved or longed for.',
      'People of your age dream with this picture in the room. It doesn’t ask to be acted on, it asks what it’s like to live near it.',
      'Neptune lets the edges run. It’s enough to know how the scene smells, and at what hour of the day it would be hardest to leave.',
    ],
    pluto: [
      'The deepest layer of the backdrop, shared with your whole school class. What in the scene can’t be undone?',
      'Pluto’s card hangs in the cellar, so to speak. One passes it rarely; those who do ask what’s being changed for good.',
      'Slowest of all, and hardly yours alone. Something in the picture has been paid for by people before you; see whether you can tell what.',
    ],
    asc: [
      'A few minutes earlier or later another picture would lie here, so it’s the most personal of all, and the most uncertain if your time has been rounded. People meet it before they meet you.',
      'The ascendant’s card is the door. Others see it from outside; you know it as the last thing you touch when you go out.',
      'This is the first thing people notice, without being able to say what they’ve noticed. Think of it as a doorbell with its own sound.',
    ],
    mc: [
      'What can be seen of you from the street, as a scene: not an occupation, but a posture. Which gesture in it would you like to be known for?',
      'The midheaven’s card hangs over the entrance. It’s less about what you do than about how it looks from below.',
      'From far off, your work looks like this picture, even if your job has nothing to do with it. See what’s at the top of the frame.',
    ],
    trueNode: [
      'The direction that still feels a little like somebody else’s coat. Take the picture as an invitation with no date on it.',
      'Here lies what is learned by doing it badly at first. Which part of the scene would you find embarrassing?',
      'A picture to grow into, with sleeves that are still too long. You may rehearse it where nobody’s watching.',
    ],
    southNode: [
      'And across from it, with the same number in the facing sign, the scene you could play in your sleep. There’s skill in it, and a chair that’s perhaps too comfortable.',
      'Its counterpart has the same number, half a zodiac away: what you’ve always been able to do. See the two cards as one photograph and its negative.',
      'Opposite the last card lies its twin: same number, other end. There everything is familiar, and that’s both its use and its drawback.',
    ],
    chiron: [
      'In this picture there’s a spot that hurts and a hand that knows about it. Often they belong to the same figure.',
      'Chiron’s card is read from its weakest point: what is broken, missing or clumsy here, and who has learned to work with it?',
      'Look for what someone in the scene does with special care because it once went wrong. That is where Chiron stands.',
    ],
    fortune: [
      'A point computed from Sun, Moon and ascendant; older astrologers looked here for what comes by itself. Ask what in the scene costs no effort.',
      'No body stands here, merely a sum of three. The picture shows where things go well when you’re not pushing.',
      'Three longitudes added up to a place where nobody lives. Treat the picture as a bench: one sits down, and something comes along.',
    ],
  },
  bySign: [
    (gist) => `In general your chart says of it: “${gist}.”`,
    (gist) => `Hold the scene beside the plain reading of the sign: “${gist}.”`,
    (gist) => `As a caption one could set underneath: “${gist}.”`,
    (gist) => `The sign as a whole would put it more soberly: “${gist}.”`,
    (gist) => `What the picture is a close-up of: “${gist}.”`,
  ],
  stage: [
    (point, inHouse) => `The scene is played ${inHouse}, where ${point} stands in your chart.`,
    (point, inHouse) => `Look for the scene ${inHouse}, the part of life that ${point} is in.`,
    (point, inHouse) => `In your chart ${point} has its place ${inHouse}.`,
    (point, inHouse) => `In daily life this happens ${inHouse}, since that’s where ${point} stands.`,
  ],
  played: [
    'That’s the entrance, the face, the way you come into a room before you’ve said a word.',
    'That’s the purse, the pantry, whatever you’d call yours if the house were on fire.',
    'That’s the neighborhood: calls, errands, brothers and sisters, the talk on the stairs.',
    'That’s the home and those you come from, the kitchen light as seen from the yard.',
    'That’s love affairs, children, games, all that’s done for the joy of it.',
    'That’s the working day, with its lists, its tools and the state of your back.',
    'That’s the other person: marriages, agreements, open quarrels, the table for two.',
    'That’s what is shared and can’t be counted: trust, inheritance, crises, other people’s money.',
    'That’s the far view: study, travel, conviction, the book that changed the question.',
    'That’s the public place, where people who don’t know you know your name.',
    'That’s friends and plans, the circle of chairs, what you want together with others.',
    'That’s the quiet room behind the others, where you work unseen or rest.',
  ],
  decans: [
    'The picture belongs to the opening scenes of that sign, in which somebody acts alone and nobody is asked.',
    'Here the sign has found an audience: fire that likes to be seen.',
    'In the sign’s last ten pictures the start gets a direction, and is handed to others.',
    'Among the first ten scenes of this sign things are touched, weighed and put in their place.',
    'The middle pictures of the sign are workshop pieces: good material meets a careful hand.',
    'The sign’s last ten scenes are about what lasts: cellars, walls, counted sheep.',
    'The sign begins with naming, asking, playing with words as with a ball.',
    'In the middle ten of the sign somebody sits across the table, and talk becomes a game for two.',
    'Toward the end of this sign the conversation goes out over the wires and becomes everyone’s.',
    'The early scenes of the sign draw a circle around something small and keep it warm.',
    'Midway through the sign the house gets a cellar: what the family doesn’t say.',
    'The last ten pictures of the sign let the tide in, and care reaches beyond the fence.',
    'These are the first pictures of the sign: someone finds that it’s pleasant to be looked at.',
    'In the middle the sign goes on tour, and its warmth is shown to strangers.',
    'The sign’s last ten take risks in front of people, and put the crown down afterward.',
    'The sign starts by clearing, sorting, listening for the thing that squeaks.',
    'The sign’s middle pictures stand in public service: accuracy under a clock that others read.',
    'At the end of this sign precision goes into the garden and the kitchen.',
    'The sign’s first ten scenes are encounters in which both let go of the handle.',
    'In the middle of the sign fairness is a public matter, discussed in a circle.',
    'The last pictures of this sign are quick, and live by what passes from one to the other.',
    'The sign opens with looks beneath the lid, held for as long as it takes.',
    'The sign’s middle ten go down to what was flooded, and stay there without a lamp.',
    'In the last third of this sign there’s a house above the depth, with somebody waiting in it.',
    'These are departures, the sign’s first ten: heads out of windows.',
    'In the middle the sign wants to have been there itself, and goes first.',
    'The last ten of this sign travel in state and carry too much for the place.',
    'The sign’s first pictures test the ground, one boot at a time.',
    'Halfway up the sign there’s a ledge with soil on it, where effort begins to taste of something.',
    'The sign’s last ten are paper and precision: the summit seen from the office.',
    'In the sign’s first scenes somebody turns away from the usual tower to hear what else is being sent.',
    'The middle ten of this sign connect people who haven’t got a staircase in common.',
    'The last third of the sign looks for manners among equals.',
    'The sign begins by letting the water in, and finding that it carries.',
    'In the middle stretch of the sign the ocean gets a kitchen, and tenderness a lamp.',
    'The final ten of the zodiac go down to what they love, and leave it as it is.',
  ],
  retrograde: [
    (point) =>
      `Since ${point} is retrograde, look at the scene a second time from behind: from the moment after back to its cause.`,
    (point) =>
      `And because ${point} is retrograde, the picture is one you’d come upon later, when it’s hanging in memory.`,
    (point) => `As ${point} is retrograde, begin with the end of the scene and find out how they got there.`,
  ],
  asks: ['It asks:', 'A question to take along:', 'On the back is written:', 'What one might ask oneself:'],
  climate: {
    alike:
      'All three stand in signs of one element, so the pictures share a climate: you could walk from one into the next without changing your coat.',
    pair: (one, other, odd) =>
      `${capital(one)} and ${other} stand in signs of the same element, and their pictures share a climate. The third one, that of ${odd}, looks in from another, and it’s there that thinking, liking and doing tend to misunderstand each other.`,
    apart:
      'Three elements, three climates: these pictures don’t hang in one room. What pleases one of them makes another fetch a coat, so that you need a moment to get from one to the next, and you’re allowed to take it.',
  },
  daily: [
    'Lay the three next to each other as if they were one story, first in this order, then with the last one moved to the front. It’s usually one of the two orders that makes you laugh. What connects thought, taste and hand in you is in the jump between the pictures, not in any one of them.',
    'Three pictures, and you in each of them before breakfast. Ask which two would get on if they met at a bus stop, and which one would rather wait for the next bus. The answer changes over the years; it’s worth writing down with a date.',
    'Put the three in a row and look for an object that could pass from the first picture into the last: a cup, a coat, a word. If you find one, you’ve found how a thought of yours turns into a deed. If you don’t, that’s worth knowing as well, since somebody must be carrying it across by hand.',
  ],
  backdrop: [
    'The distant planets stay in one degree for days, weeks or longer. You have these cards in common with people of your age; that makes them no less true, only less private. Think of scenery: it’s painted once, and then all kinds of plays are given in front of it.',
    'Five slow planets, five pictures you didn’t get for yourself alone. Whoever was born within some weeks of you has nearly the same. They’re read quickly here, as one reads a view from the window: one doesn’t act in it, one acts in front of it.',
    'What follows hangs farther back. These planets take their time, so their pictures belong to a month or a year of births and not to a single one. Still, everybody stands before them in another place. Let each take a moment only, and notice which of the five you’d have left out.',
  ],
  linksLead: [
    'Where two points of a chart make an aspect, their pictures face each other as well. The closest and most personal of these pairs follow. Try to see the two scenes at once, as if the one were going on behind the other’s window.',
    'Pictures in one hand comment on each other. Aspects tell which of yours do it loudest; those pairs are laid out here, the strongest first. It’s quite enough to let a single pair of them work on you.',
    'So far every picture has been on its own. But the points of a chart see each other, by the angles that astrology calls aspects, and so the scenes do too. Here are the pairs in which most is going on; read them as one would read two neighbors’ windows.',
  ],
  noLinks:
    'Among the points that have a picture here no aspect holds for the whole of your day of birth. Every scene is then on its own, and you may choose yourself which two you’d lay side by side.',
  links: {
    conjunction: [
      (one, other) =>
        `Two pictures in one frame: “${one}” and “${other}” go on at the same time and in the same place.`,
      (one, other) => `Neither scene is ever on by itself; while “${one}” is happening, so is “${other}.”`,
      (one, other) => `They’re printed over each other: “${one},” and showing through it, “${other}.”`,
      (one, other) =>
        `Think of a door between two rooms that was taken off its hinges: “${one},” and right beside it, “${other}.”`,
    ],
    flowing: [
      (one, other) =>
        `From “${one}” it’s only a few steps to “${other}”; somebody could walk from one scene into the next with the same cup in hand.`,
      (one, other) => `The one picture lends the other its light: “${one}” explains, without wanting to, “${other}.”`,
      (one, other) => `These two would hang well in one hallway: “${one},” and a little farther along, “${other}.”`,
      (one, other) => `Whoever is at ease in “${one}” will find the words for “${other}.”`,
      (one, other) => `What is begun in “${one}” can be finished in “${other}”, and the other way around.`,
    ],
    tense: [
      (one, other) => `They want the same hour of the day: “${one}” would need quiet just when “${other}” gets loud.`,
      (one, other) => `In the one picture somebody does what the other can’t use at all: “${one}” against “${other}.”`,
      (one, other) =>
        `Hung side by side they’d make visitors uneasy and keep them standing there: “${one},” and next to it “${other}.”`,
      (one, other) =>
        `Each of the two interrupts the other: no sooner has “${one}” begun than it’s time for “${other}.”`,
      (one, other) => `It’s as if both scenes had been built on one lot: “${one},” and on top of it, “${other}.”`,
    ],
  },
  close: [
    [
      'Don’t keep all of them. Go through the pictures once more, quickly, without the texts, and put aside the one that stayed with you and the one that annoyed you. These two are your hand; the rest can go back into the box for a year.',
      'There are too many pictures here to live with. Choose one, by whatever rule you like, and let it hang on the inside of a cupboard door for a month. You’ll notice when it begins to fit, and when it stops.',
      'Shuffle them in your mind and draw one blindly. A hand like this is not for studying, it’s for having in one’s pocket on a day when one’s own words have run out.',
    ],
    [
      'Then write a line under it yourself. Ours are proposals; the best comment on a picture is the one that only a single person could have made. If you don’t like the figure you’d be, change places with another.',
      'Try telling the scene to somebody, without saying what it’s supposed to mean. Watch which detail you add. That detail is yours and stands in no library, and it’s the part worth keeping.',
      'If you care to, draw the picture, however badly, with three lines and an arrow. The hand remembers other things than the eye, and you’ll see at once what for you was in the middle.',
    ],
    [
      'And should none of it say anything to you, nothing has been missed. A picture that doesn’t speak is a picture that doesn’t speak, and 360 of them were made so that most may be silent.',
      'Pictures don’t oblige anyone. They’re neither a task nor a forecast, and you can’t get them wrong; you can only look or not look, and both are fine.',
      'Nothing here wants to be believed. The scenes will wait; some of them get better with the years, and some were never meant for you.',
    ],
  ],
}

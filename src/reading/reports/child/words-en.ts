import { capital } from '#language/capital.ts'
import { planetEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { ChildWords } from './words.ts'

/** The report on a child in English. */
export const childEn: ChildWords = {
  title: 'Your child, before anyone’s plans',
  subtitle: (name) => `The chart of ${name}, told to the parent`,
  chapters: {
    how: 'Before you begin',
    moon: 'What soothes',
    sun: 'Heart and face',
    mercury: 'At the desk',
    mars: 'The storm',
    venus: 'In the yard',
    saturn: 'Limits',
    ties: 'Threads between',
    ages: 'Three ages',
    you: 'You two',
    closing: 'To keep',
  },
  titles: {
    how: 'How this was made',
    glance: 'The chart at a glance',
    moon: 'Comfort and mood',
    moonHouse: 'Where it feels safe',
    fear: 'What frightens',
    leaving: 'Leaving the playground',
    sun: 'What makes the child stand taller',
    sunHouse: 'Where it wants to shine',
    stubborn: 'Stubbornness or fear',
    asc: 'The face at a new door',
    door: 'Face and heart together',
    mercury: 'How new things go in',
    homework: 'An hour of homework',
    mars: 'How anger comes and goes',
    venus: 'Friends, sharing, tenderness',
    jupiter: 'Leanings, and no professions',
    saturn: 'Where it is already strict inside',
    noise: 'How much of the world at once',
    short: 'What has to be brought from outside',
    age1: 'The first years',
    age2: 'The school years',
    age3: 'After childhood',
    moons: 'Two ways of being comforted',
    talk: 'When you explain',
    anger: 'When you’re both angry',
    closing: 'For a fortnight',
  },
  how: [
    (name) =>
      `This is the sky at the first minute of a person called ${name}, read for the one who ties the shoelaces. It describes a temperament: what soothes, what frightens, how something new goes in. It plans no career, and whatever you know from living together outweighs it.`,
    (name) =>
      `You know ${name} better than any chart does. What a chart can do is give words to what you’ve seen a hundred times, and now and then suggest that two things which look alike from the kitchen aren’t the same. It is told to you and speaks of the child with respect, so that at eighteen it may be read by the child as well.`,
    (name) =>
      `A temperament is there before upbringing begins, and that’s what these pages are about. They’re addressed to you and concern ${name}: the mood, the pride, the learning, the anger, the friendships and the inner strictness, one planet for each. Take them as a description, never as a plan.`,
  ],
  notice:
    'Nothing here is a diagnosis, a forecast of gifts or a verdict on anybody’s upbringing. The ages of life follow Ptolemy (Tetrabiblos IV.10), who gave the first years to the Moon, the school years to Mercury, youth to Venus. The texts are ours.',
  withoutHour:
    'The hour of the child’s birth isn’t known. The ascendant and the houses are left out, and the Moon is told only where it stood in one sign all day.',
  openMoon:
    'Read both and remember the last time this child was really unhappy: what did it do in the first minute, and what helped in the end? One of the two descriptions will sound like a neighbor’s child. Grandparents are good witnesses, since they only saw the first minutes.',
  findHour: {
    title: 'Looking for the hour',
    text: 'The hour is often nearer than one thinks: on the hospital bracelet, in the health record, in the message in which somebody told the family, in the time stamp of the first photograph. A difference of ten minutes matters little here. With the hour, the face at a new door and the rooms in which this child feels safe would be told as well, and the report can then be written anew.',
  },
  wheel: 'The chart of the child.',
  glance: {
    caption: 'Who speaks for what',
    head: ['Point', 'Speaks for', 'Sign'],
    rows: [
      ['moon', 'mood, comfort, sleep'],
      ['sun', 'pride and heart'],
      ['asc', 'the face shown to strangers'],
      ['mercury', 'learning'],
      ['venus', 'friends'],
      ['mars', 'anger and drive'],
      ['jupiter', 'joy in more'],
      ['saturn', 'inner strictness'],
    ],
  },
  placed: (point, sign) => `${capital(planetEn(point))} in ${signEn(sign)}.`,
  moonHouse: [
    'Mood is written on this child’s face, before it knows of it itself. It’s safe in its own skin: in the right trousers, with its hair as it likes it, and with an adult who reads the forehead.',
    'Safety is something one can hold. A box with treasures, a supper at six, enough of everything: it calms this child to see that it’s there. In bad times it starts collecting.',
    'Safety lies in voices close by. Brothers and sisters, the neighbors’ kitchen, someone reading aloud: as long as talk is going on, nothing can happen. It often falls asleep best with the door ajar.',
    'This child is safe at home, and home goes very deep. Moving house is a grief that ought to be celebrated, with a farewell to every room. A corner of its own, however small, is no luxury.',
    'Safety comes in playing. It digests the day by acting it out, and whoever plays along learns everything. Being joyfully watched holds it like an arm.',
    'Safety is a day that goes as always. Its body is the barometer: stomach, skin and sleep report a change before words do. A small duty and a fixed bedtime calm it more than consoling does.',
    'Safety has a face, that of the one opposite. This child looks at you to find out how it is. Alone it’s only half comfortable; with a single reliable person beside it, it can take on a whole school.',
    'It feels what isn’t spoken about, and safety lies in knowing. Changes, losses, money worries, secrets: it takes part in them all. The short truth lets it sleep.',
    'Safe is where there’s more world to come. Stories of distant places, a plan for the holidays, a grandmother far away are its blanket. It is rarely homesick, and often sick for the road.',
    'It feels observed, also where nobody’s looking. Safety lies in having a recognized place: the one who feeds the fish, the one who may ring the bell. Being shamed in public goes to the bone.',
    'It’s safe among friends. A group, a team, a class in which it’s liked carries it, and a quarrel there spoils the supper here. At home it’s good if the door is open for others’ children.',
    'Safe is where nobody is. This child needs a cave, a cupboard, an hour in which no one wants anything. It cries unseen. Whoever comes in softly and doesn’t switch the light on is allowed to stay.',
  ],
  sunHouse: [
    'It wants to shine simply as itself, at once and in the doorway. Comparisons with a brother or a sister dim it.',
    'It wants to shine by something it has made or saved. A purse of its own, early, does it good.',
    'It wants to shine by what it knows and tells. Let it read the map, write the list, make the call.',
    'It wants to shine at home, as the heart of the family. What it’s proud of are people, roots, a tree it planted.',
    'It wants to shine in play, on a stage, in the thing it loves. Play is its work, and one shouldn’t interrupt work.',
    'It wants to shine by being of use. Trust it with something that would really be missed if it weren’t done.',
    'It wants to shine in a pair, opposite a friend or a rival. It finds out who it is by who it’s with.',
    'It wants to shine where it’s deep or dangerous. It will ask about death at breakfast; answer, and pass the jam.',
    'It wants to shine far away. It’s at its best traveling, in another language, with a big question.',
    'It wants to shine in front of people. Early on it asks who’s in charge here, and thinks of applying.',
    'It wants to shine among friends, by an idea that everyone joins in. Being the only one is no fun.',
    'It shines in secret. Its best is made when no one’s watching, and shown to one person, later, maybe.',
  ],
  fear: {
    fire: 'Fear wears the mask of courage here. The louder the boasting before the vaccination, the tighter the hand should be held, as if by accident. It’s frightened of being small. Give it a part to play in the dangerous thing: count to three, press the button, be the doctor’s assistant.',
    earth:
      'What frightens is what’s new to the body: another bed, a strange taste, water over the head. Arguments don’t reach that far. It helps to do it in five small steps, the first of them ridiculous, and to stop while it’s still fine.',
    air: 'What frightens is what can’t be understood: a noise without a cause, whispering, a grown-up’s face that doesn’t fit the words. Explain, even the sad things, even by half. A drawing of how lightning comes about can end the nightly visits.',
    water:
      'What frightens is a mood: somebody might be angry, might go, might be sad forever. The fear needs no occasion and isn’t talked away. It needs a body close by and the sentence that it is allowed to be there and will pass, as it did last time.',
  },
  leaving: {
    cardinal:
      'One warning is enough if there’s something to begin with right after. “We’re going” is a defeat; “you open the gate” is a start. Three announcements in a row only train it for bargaining.',
    fixed:
      'Give three warnings, at equal distances, and let something be finished: the last load of sand, the hole filled in. What’s been cut off in the middle has to be mourned, at length and at the top of its voice. It won’t forget on the way home.',
    mutable:
      'Warnings pass it by, since there’s always something in between. Rather than calling, go over, join in for a minute and lead out of the game by way of the game: the excavator drives home. Afterward it wonders how it got its jacket on.',
  },
  stubborn: {
    cardinal:
      'When it says no, it mostly has a plan of its own, and asking for the plan is quicker than breaking the no. If on the other hand it says no and has no suggestion, if it’s gone quiet and stands with its back against something, it’s fear. Stubbornness looks at you; fear looks past you.',
    fixed:
      'Its no is a place to stand, and from the kitchen it looks the same as fear. Tell them apart by time: stubbornness gets firmer when you push and softer when you go away. Fear is the other way about: it grows when you leave.',
    mutable:
      'You’ll rarely hear a no. It says yes and doesn’t do it. If it forgets cheerfully, it’s something else that was more interesting. If it forgets with a stomachache, five minutes before setting out, it’s fear, and it needs company instead of reminding.',
  },
  door: {
    same: 'Face and heart speak the same language in this child, so what you see on the doorstep is what there is. The advantage is that it’s quickly understood. The drawback is that it has no second skin: on a bad day the whole child is out in the rain.',
    kin: 'Face and heart help each other here: the one opens the door, the other has something to bring in. Teachers tend to get a true picture by the second week. Only under great strain does the face keep smiling on its own account.',
    foreign:
      'Face and heart are of different stuff. What’s shown at the school gate is easily taken for the whole and is only the porch. A shy entrance may have a bold heart behind it, and a loud one a tender heart; you’re the one who knows, and it’s worth telling the teacher once.',
  },
  homework: {
    fire: 'In an hour of homework there are twelve good minutes, and they’re at the beginning. Put the worst in there. Then let it jump, then the rest. Sitting beside with a sigh extends the hour to three.',
    earth:
      'An hour of homework needs a place that’s always the same, a pencil that’s sharp, and no clock in sight. It’s slow and thorough. Whoever says “hurry up” starts from the beginning again, together with the child.',
    air: 'In an hour of homework forty minutes are talk, and it isn’t lost time. Let it explain, ask, find a better system for the headings. Only the writing down has to be done in silence: ten minutes, face to the wall, and then a joke.',
    water:
      'The hour of homework begins with how the day was. As long as that hasn’t been told, nothing will go in. After that it works in waves. Music doesn’t disturb it; a cross voice in the next room does.',
  },
  leanings: {
    fire: 'Joy in more, in this child, goes toward movement, stage, daring and believing in something. It’s a leaning, not a calling: keep a door open to space, to teams, to heroes, and see which of them it walks through.',
    earth:
      'Joy in more goes toward things that grow, hold and can be made: garden, kitchen, workshop, animals with hooves. It’s a leaning, not a calling. Good material and time with somebody who can do it is all the support that’s needed.',
    air: 'Joy in more goes toward people, languages, ideas, and everything that connects. It’s a leaning, not a calling. Visitors, books lying about, a pen friend, being allowed to listen when grown-ups talk will feed it.',
    water:
      'Joy in more goes toward whatever moves the soul: music, tales, helping, the sea. It’s a leaning, not a calling. It needs no promotion, only space in which somebody may sink into a thing for an afternoon.',
  },
  noise: {
    fire: 'Fire prevails in the chart, and with it the need for much at once: motion, color, visitors, danger in a permitted size. A quiet day at home is strenuous for such a child, and consequently for you. Daily running is no reward that one might cancel. Rest comes through exhaustion, and after a day without it sleep won’t come either.',
    earth:
      'Earth prevails in the chart, and with it the need for little at a time: one thing, one place, one guest. Too many stimuli aren’t exciting but tiring, and show as clumsiness or a bad appetite. The senses are the way in: textures, smells, warmth. Whoever slows the week down a bit gets a merrier child.',
    air: 'Air prevails in the chart, and with it the need for variety and words. Such a child is fed by impressions and starves in a well-kept room without conversation. Nerves tire before the legs do. Toward evening it’s overwound rather than tired, and needs somebody to unwind it by talking more and more slowly.',
    water:
      'Water prevails in the chart, and with it a skin that lets everything through. It has had enough at a time when others are warming up. Parties should be small, holidays with empty days between, and after school a half hour without questions. What it’s taken in wants to come out again, as play, as paint, as tears without a reason.',
  },
  short: {
    fire: 'Fire is scarce here: the spark comes from outside. An uncle with crazy ideas, a friend who’s first over the fence are good for this child. Don’t take the hesitating for a lack of wishes.',
    earth:
      'Earth is scarce here: hunger, cold and time go unnoticed by the one who has them. For longer than with others you’ll be the one who thinks of the cap. Cooking and gardening do wonders.',
    air: 'Air is scarce here: things are felt and done but not so readily put into words. Lend it the words without insisting that they’re repeated. Games with rules and guests at table help.',
    water:
      'Water is scarce here: feelings arrive late, and other people’s seem like weather in another town. It isn’t coldness. Stories and animals teach that language best.',
  },
  pair: {
    'moon saturn': {
      easy: 'A calm lies over this child’s feelings; it can wait and be relied on, and likes the company of old people. See to it that so much good sense now and then gets a holiday.',
      hard: 'Need and duty sit on the same small chair. Feelings are held back, as though they cost something; it may seem that nothing’s lacking. The help this asks for is being comforted before it asks, and hearing that it’s no trouble.',
    },
    'moon mars': {
      easy: 'Feeling and deed are a good team here: what hurts is put right by doing. It defends itself and the smaller ones, without much ado.',
      hard: 'Tenderness and temper share a trigger. It gets angry just when it’d like to be held, and hits out at whoever comes to hold it. Stay near, keep your hands low and your voice too; the hug comes second.',
    },
    'moon pluto': {
      easy: 'Its feelings go deep and it comes up again strengthened. It can be told serious things. A friend in trouble will find a helper here with nerves.',
      hard: 'Feelings come in their full size, and it guards them with both hands. It clings or shuts off, and checks whether you really come back. What’s needed is an adult who isn’t frightened by it and who says beforehand when they’re leaving.',
    },
    'moon uranus': {
      easy: 'Its mood is quick and light, and change stimulates it. It can be entrusted with a sleepover earlier than others. Surprises are a form of love to it.',
      hard: 'Its moods switch as if by a knob, and nearness is sometimes wanted and the next moment impossible. Sleep is a matter of luck. Rhythm helps if it’s offered without compulsion: the meal is there, come as you like.',
    },
    'moon neptune': {
      easy: 'Fancy and fellow feeling are gifts in this child. It consoles by a drawing and hears in music what others don’t. It believes in fairies, and treats them correctly.',
      hard: 'It can’t always tell whose feeling it is feeling. Tears, fears and tales run into one another. Don’t call it lying; ask which part one could have photographed. In the evening help it to take off other people’s sorrows.',
    },
    'sun saturn': {
      easy: 'A sense of responsibility comes early and sits well. It keeps its word, likes clear orders, and grows by being trusted with them.',
      hard: 'It’s stern with its own light and doubts of being good enough. It may seem not to need praise. Give it anyway, for what it is and not for what it’s done; and let one strict grown-up in its life be enough, that’s the one inside.',
    },
    'sun moon': {
      easy: 'What this child wants and what it needs agree with one another, so it’s mostly in harmony with itself. It’s easy to read, and pleasant in the mornings.',
      hard: 'It wants one thing and needs another, and notices when it’s too late: out into the world and onto your lap. It isn’t a whim. Both sides may be named aloud, and it’ll learn to let them take turns.',
    },
    'mercury saturn': {
      easy: 'It thinks thoroughly and remembers well. It likes to be taught by somebody who takes trouble, and checks its own sums.',
      hard: 'It thinks slowly out of care and takes it for stupidity. Mistakes in speech or writing weigh heavily. No timed tests for fun, please; time and an interested face bring out a mind that’s more exact than most.',
    },
    'sun mars': {
      easy: 'Its courage is of the useful kind. It begins, follows through, and enjoys using its strength.',
      hard: 'Will and strength fire in the same second. It competes even in brushing teeth, and feels an order as an attack. It needs opponents of the right size and adults who don’t become one.',
    },
    'moon mercury': {
      easy: 'It can say what it feels, which is a rare gift. Let it talk, and you will know how things are.',
      hard: 'Feeling and words get in each other’s way: it chatters when it’s sad, and under pressure goes blank. Ask a second time in the dark, in the car, sideways.',
    },
    'moon venus': {
      easy: 'Tenderness comes naturally. It gives affection, likes beauty, and makes peace among the children without being asked.',
      hard: 'It would like to be loved by everyone at all times and goes without for that. Sweets and presents easily take the place of an arm. It’s good to be told that one may also be cross and is still dear.',
    },
    'moon jupiter': {
      easy: 'A cheerful trust in the world is there from the start. It expects good and therefore often meets with it.',
      hard: 'Its feelings are large in format: joy without measure, promises, too many guests. It doesn’t notice when it has had enough. A limit set in good humor is no spoilsport here but a rail.',
    },
    'mars saturn': {
      easy: 'It has stamina. What’s difficult attracts it, and it divides its strength like a grown-up.',
      hard: 'Accelerator and brake are both pressed. It holds its anger until it breaks out in the wrong place, or gives up before it starts. Short tasks with a sure end help, and permission to be furious at something that can’t be hurt.',
    },
    'mercury mars': {
      easy: 'Its mind is quick and plucky. It argues well and likes to solve things against the clock.',
      hard: 'Its tongue’s faster than its friendship. It interrupts, it wins, and wonders why they’ve all gone home. Word duels at table with rules, in which one may also lose, are the right training.',
    },
    'sun pluto': {
      easy: 'There’s strength of will in it that doesn’t need to shout. It goes to the bottom of things and doesn’t give up.',
      hard: 'It’s about power, early on: who decides, who gives in? Fighting it makes it stronger. Give it an area where it really rules, and remain unimpressed and friendly in all others.',
    },
    'sun uranus': {
      easy: 'It’s an original, and doesn’t suffer from it. Ideas come to it that one might patent.',
      hard: 'It’s different and shows it, now and then just to be sure. Commands produce their opposite. Explain, leave open, be surprised; and see that at school there’s one person who likes the odd ones.',
    },
    'sun neptune': {
      easy: 'Imagination is its home and it’s glad to have visitors there. It has a feeling for music, animals, and whatever is holy to others.',
      hard: 'It’s hard for it to say who it is: it slips into parts, and believes what’s said of it. Be sparing with labels. A quiet praise for something real, made with its hands, gives it an outline.',
    },
    'venus saturn': {
      easy: 'It loves loyally and has few friends for long. Gifts are considered months ahead.',
      hard: 'It’s shy with its affection and thinks that love must be earned. It would rather not give than be turned down. Be the one who’s glad without a reason.',
    },
    'venus mars': {
      easy: 'Charm and drive work together: it gets what it wants and leaves people pleased.',
      hard: 'Loving and fighting are close neighbors. It teases the one it likes best and is inconsolable about the result. Show it a second way of saying the same.',
    },
    'mercury uranus': {
      easy: 'Its thinking makes leaps, and mostly lands. Technical things open up to it as flowers do to others.',
      hard: 'Thoughts come like sparks, the body can’t sit along. School finds it restless. Much movement, odd questions and a task that branches do more than exhortation.',
    },
    'mercury neptune': {
      easy: 'It thinks in pictures and has the ear of a poet. Foreign languages come to it by melody.',
      hard: 'The border between told and happened isn’t drawn yet. It dreams through the lesson. Ask for pictures rather than facts, and help it to put three things in order each evening.',
    },
    'mercury jupiter': {
      easy: 'It’s hungry for knowledge and generous with it. It sees the connections before the details.',
      hard: 'It knows it all, promises it all, and skips the middle. It isn’t boastful; the thought is simply quicker than the deed. Have it show you one small part, complete.',
    },
    'sun jupiter': {
      easy: 'It has a sunny confidence that others like to warm themselves by. Success comes to it as to an acquaintance.',
      hard: 'It overreaches: too large, too much, too sure. Falls are part of the plan. Don’t shrink the dream; ask for the first step of it.',
    },
  },
  agesIntro:
    'Ptolemy gave each stretch of life to one planet, which is then the teacher. It needn’t be taken literally to be useful.',
  ages: {
    moon: {
      fire: 'In the first years the Moon teaches, here by way of excitement. This child learned itself by running off and being fetched, and wanted its comfort short. Whoever held it too long was bitten.',
      earth:
        'In the first years the Moon teaches, here by way of the skin. Warmth, weight, milk, the same song: from that it was built, and it still goes back there when it’s ill.',
      air: 'In the first years the Moon teaches, here by way of sounds. Voices, faces, a mobile over the bed were more important than rocking. It smiled at those who talked to it.',
      water:
        'In the first years the Moon teaches, here by way of moods. It drank those of its people along with the milk, and knew strangers by the breath.',
    },
    mercury: {
      fire: 'The school years belong to Mercury, and here they’re a contest. It’ll learn most from whoever challenges it, and least from whoever waits until all are quiet.',
      earth:
        'The school years belong to Mercury, and here they’re a workshop. Let it see what the thing is good for; whatever it can carry home, it keeps.',
      air: 'The school years belong to Mercury, and here they’re a market. Friends, puns, collections, three hobbies at once. Depth comes later, and through people.',
      water:
        'The school years belong to Mercury, and here they’re a story. The subject is liked because of a person, or not at all. One good teacher outweighs the syllabus.',
    },
    venus: {
      fire: 'Then comes Venus, and with her the first great affections. They’ll be visible from afar. It helps to be told beforehand that a burned-down house isn’t the end of the street.',
      earth:
        'Then comes Venus, and with her the first great affections. They’ll come late, be loyal, and have a good appetite. Teasing closes the door for a year.',
      air: 'Then comes Venus, and with her the first great affections. They begin as conversations and may long remain so. The best friend will know more than you, and that’s in order.',
      water:
        'Then comes Venus, and with her the first great affections. They’ll be total and partly invented. Leave the lamp on in the hall, and don’t ask until there’s tea.',
    },
  },
  youIntro: (yours, theirs) => `Your Moon is in ${signEn(yours)}, the child’s Moon in ${signEn(theirs)}.`,
  moons: {
    fire: {
      fire: 'You both feel in flames, so nothing festers between you; it only smokes at times. When two blazes meet, one has to be the stove. It’ll have to be you.',
      earth:
        'You cheer up by action and would like to infect the child with it: come on, up, out. It needs the opposite, weight and repetition. Your love lands as soon as it slows down.',
      air: 'You want to do something about the trouble, and the child would like to talk about it first. Listen to the end; the doing can wait ten minutes.',
      water:
        'You get over it fast and mean well by saying so. To this child it sounds as if the feeling weren’t allowed. Less encouragement and more lap.',
    },
    earth: {
      fire: 'You comfort with soup and a blanket, and the child’s already at the door. It isn’t ungrateful. Cut the blanket into a cape and let it run.',
      earth:
        'You comfort each other without words: by something to eat, a hand, a familiar bench. Only when it’s time for something new do you both keep sitting.',
      air: 'You hold; the child wants to be told. Your calm is good for it once you put a sentence to it. Say what you’re doing while you stir.',
      water:
        'You provide what this child needs, a bank to its water. Now and then it’d like you to come in. Wet feet are quite enough.',
    },
    air: {
      fire: 'You explain, and it boils. Reasons arrive with this child only after the run round the block. Then, though, it loves to talk it over with you.',
      earth:
        'You console in sentences, the child in sheets and pillows. Fewer words, more wool. Keep your good explanation for breakfast.',
      air: 'You two talk your way out of anything. It’s a delight, and sometimes the feeling remains sitting in the hall. Be silent together now and then.',
      water:
        'You keep a clear head when there’s crying, and the child takes the clear head for distance. Come nearer by one step before you explain.',
    },
    water: {
      fire: 'You feel along with everything, and the child would like to be rid of it. If you suffer longer than it does, it starts to hide its bumps from you.',
      earth:
        'You sense it before it does, and it likes its quiet. Your worry makes it heavy. Do something useful next to it; it’ll notice that you know.',
      air: 'You comfort by closeness, and the child by distance and a joke. It isn’t rejection. Wait at the edge of the pool; it comes by itself, and talks.',
      water:
        'You two have one weather. That’s the closest tie there is, and it needs a window: say from time to time which sadness is yours.',
    },
  },
  talkIntro: (yours, theirs) => `Your Mercury is in ${signEn(yours)}, the child’s Mercury in ${signEn(theirs)}.`,
  talk: {
    same: 'You think in the same key, so that half a sentence is enough. The risk is that you finish the other half as well; let the child get to the end of it alone.',
    kin: 'Your ways of thinking complement each other: what the one tosses up the other catches. You’re good teachers for one another as long as it’s a game.',
    foreign:
      'You explain in a language which is foreign to this child, however clear it may be to you. If it doesn’t understand at the second time, don’t say it louder but otherwise: by a picture, with the hands, while walking.',
  },
  angerIntro: (yours, theirs) => `Your Mars is in ${signEn(yours)}, the child’s Mars in ${signEn(theirs)}.`,
  anger: {
    same: 'You get angry in the same way, and therefore know exactly where to press. It’s a fair fight with a considerable difference in size. The bigger one stops first.',
    kin: 'Your tempers understand each other: it flares up or thaws in similar time. After a quarrel you can generally laugh on the same evening.',
    foreign:
      'Your tempers have different clocks. One of you has long cooled down while the other is only getting angry, and each takes the other’s tempo for ill will. Agree on a pause, with an end that’s been named.',
  },
  closing: [
    'For a fortnight, write down one scene each evening in which you were mistaken about this child. Don’t comment. By the end you’ll have a better chart than this one, and it’s in your handwriting.',
    'For a fortnight, try just one of the small pieces of advice, the one at which you thought “that wouldn’t work with us”. If it doesn’t, you know more than the chart. If it does, tell nobody for a while.',
  ],
}

import { capital } from '#language/capital.ts'
import { planetEn } from '#language/en/points.ts'
import type { PsychologicalWords } from './words.ts'

/** The report on the inner cast in English. */
export const psychologicalEn: PsychologicalWords = {
  title: 'The voices that live inside',
  subtitle: (name) => `The inner cast of a chart: ${name}`,
  chapters: {
    how: 'The cast',
    moon: 'The mother you carry',
    saturn: 'The critic',
    chiron: 'Where it smarts',
    pluto: 'The lock',
    others: 'The rest of the company',
    defense: 'Ways of defending',
    talk: 'Who talks to whom',
    words: 'Words to take along',
  },
  titles: {
    how: 'How this was made',
    cast: 'Who is on the stage',
    mother: 'An early picture of care',
    moonPlace: 'Where it is kept',
    moonTies: 'Who comes into her room',
    critic: 'Its tone and its favorite subject',
    hour: 'The hour it takes the floor',
    hired: 'What it was hired for',
    room: 'The room with the sore spot',
    eases: 'What makes it easier',
    chironTies: 'Who presses there',
    lock: 'What is guarded',
    leave: 'Where you’d sooner leave first',
    plutoTies: 'Whom the guard knows',
    first: 'What you reach for first',
    covers: 'What it covers',
    trick: 'The trick that once saved you',
    table: 'Threads between the figures',
    scene: 'The quarrel, staged',
    strangers: 'Two who have never met',
    words: 'Sentences for a kitchen or an office',
    closing: 'What to listen for',
  },
  othersTitle: {
    sun: 'In whose name',
    venus: 'Who wants to be liked',
    mars: 'Who hits back',
    mercury: 'Who keeps the minutes',
    jupiter: 'Who believes in it',
  },
  others: {
    sun: 'All the others speak for someone, and it’s this one. When the quarrel is loud, the owner of the house is easily forgotten; you recognize the voice by its saying “I” and needing no reasons.',
    venus:
      'One of the company wants it to be pleasant. She has talked the critic round more than once, and more than once sold the owner of the house for a friendly look.',
    mars: 'One is responsible for no. Whoever locks him in the cellar will hear him through the floor; whoever gives him an errand has a doorman.',
    mercury:
      'Somebody has to write down what was said. He has no opinion of his own, only a way of hearing, and by that way you remember your whole life.',
    jupiter:
      'And one goes about with a lamp and says that it’ll be all right. The critic considers him a fool. On the days when you got up in spite of everything, it was he who had persuaded you.',
  },
  how: [
    'Psychological astrology reads the planets as voices: not forces from outside but figures inside, each with a tone and an old reason for it. Four of them are asked here in particular, the one that comforts, the one that criticizes, the one that hurts and the one that guards; the others come in where they have something to do with these four.',
    'In the twenties of the last century a few astrologers began to look at charts the way Jung looked at dreams: every figure in it is a part of the dreamer. This report keeps to that. It doesn’t explain your family and doesn’t judge it. It describes four figures you carry about, listens to them talk, and writes down what it heard.',
    'What follows is a cast list and, toward the end, a scene. Care, criticism, a sore place and a guard have each got a planet; sign gives the voice, house the room, aspects the company it keeps. You’ll know some of the voices at once. The others are worth a week of listening.',
  ],
  notice:
    'These are figures of speech and no diagnosis. A chart sees no illness and treats none, and it doesn’t know what your parents were like: it describes pictures that you may carry. The way of reading goes back to Dane Rudhyar (The Astrology of Personality, 1936) and Liz Greene (Saturn, 1976); the texts are ours.',
  withoutHour:
    'The hour of birth isn’t known. The figures have their voices, by sign, and their company, by aspect; the rooms, that is the houses, are left out.',
  wheel: 'Your chart, with the whole cast in it.',
  cast: {
    caption: 'The main parts and where they stand',
    head: ['Figure', 'Part', 'Sign and house'],
    role: {
      moon: 'the one who comforts',
      saturn: 'the critic',
      chiron: 'the sore place',
      pluto: 'the guard',
      sun: 'the one in whose name it all happens',
      mars: 'the one who hits back',
    },
  },
  mother: [
    'The picture is of somebody brisk. Care came quickly, with its sleeves rolled up, and was gone to the next thing: a plaster, a slap on the back, off you go. What you still expect of anyone who makes you soup is that they’ll not ask how you feel while you’re eating it, and that they’ll be on your side in the yard.',
    'The picture is of somebody who was there. A lap, a smell, the same plate; no great words. Care meant that nothing changed, and a move of the furniture could make you cry. What you still expect of anyone who makes you soup is a second helping, and that they’ll sit down with you until it’s finished.',
    'The picture is of somebody talking. Care came as stories, questions, a voice from the next room, while hands were busy elsewhere. You were amused rather than held. What you still expect of anyone who makes you soup is news with it; silence at table makes you look for what you did wrong.',
    'The picture is of somebody whose mood was the weather. Near, warm, and now and then anxious enough for two, so that you learned to comfort the one who was to comfort you. What you still expect of anyone who makes you soup is that they mean you and nobody else, and that they notice if you leave some.',
    'The picture is of somebody who shone at you. You were admired, shown to the guests, and went rather hungry on days when there was nothing to admire. What you still expect of anyone who makes you soup is a face that lights up as you come in. Without it the best soup is a meal.',
    'The picture is of somebody who did everything right. Clean collar, cut apples, a thermometer; tenderness came as attention to what was wrong with you. What you still expect of anyone who makes you soup is that they’ve thought of the pepper you can’t stand, and that they don’t mention the trouble it was.',
    'The picture is of somebody friendly who kept the peace. Voices weren’t raised; what was bad got smoothed, and you with it. What you still expect of anyone who makes you soup is a nicely laid place and no argument, and you’ll praise it even if it’s burned, in order that it should stay nice.',
    'The picture is of somebody who saw through you. There was no hiding, and there was a love that one didn’t doubt and a mood one feared. What you still expect of anyone who makes you soup is all or nothing: that they’d do it at three in the morning, and that they’d do it for no one else.',
    'The picture is of somebody cheerful with a coat on. Care meant outings, a song, a big laugh; sorrow was aired until it flew away. What you still expect of anyone who makes you soup is that they’ll believe in you by the second spoonful, and not bring up the matter of the cold kitchen.',
    'The picture is of somebody who was tired and did it all the same. Care had duties and a timetable, and you learned early not to be an additional load. What you still expect of anyone who makes you soup is at bottom nothing; you get up and wash the plate. It may take you years to stay seated.',
    'The picture is of somebody who left you room, perhaps more than you’d asked for. You were treated as a small colleague, with reasons. What you still expect of anyone who makes you soup is that it obliges you to nothing. A hug while you’re eating makes you look for the door.',
    'The picture is blurred at the edges: somebody very near, and a little absent, who sang, or suffered, or waited for something. You swam in it. What you still expect of anyone who makes you soup is that they know without a word. When they ask what you’d like, something is already lost.',
  ],
  critic: [
    '“Well? Are you going to stand there?” It speaks short and to your back. Its favorite subject is courage: you hesitated, somebody else got in, again. Anything you didn’t start counts as cowardice, and whatever you did start ought to have been started sooner. It has never asked what the fear was about.',
    '“And what have you got to show for it?” It speaks slowly and counts on the fingers. Its favorite subject is substance: the account, the waist, the years. It finds your joys too expensive and your work too light. A thing that can’t be touched it doesn’t enter in the book.',
    '“You should have read up on it first.” It speaks in corrections. Its favorite subject is what you said: the wrong word, the joke nobody needed, the name that didn’t come to you. At night it replays conversations and gives you the better answer, six hours late.',
    '“Nobody asked how you feel.” It speaks with the voice of a cold kitchen. Its favorite subject is need: that you have any, that it shows, that a grown person should have finished with it. It finds you too soft by day and in the evening too alone, and sees no connection.',
    '“Who do you think you are?” It speaks just as you’re about to step forward. Its favorite subject is showing off: the dress, the anecdote, the wish to be seen. After applause it counts those who didn’t clap. It wouldn’t mind if you were great, provided that you didn’t notice it yourself.',
    '“There’s a mistake in it.” It speaks softly and is right. Its favorite subject is the remaining tenth: the crease, the comma, the message without a greeting. Nine tenths are what’s required. It would like you to rest as soon as all is done, and it holds the list.',
    '“And what will they think of you now?” It speaks politely. Its favorite subject is the others: whether you were fair, whether you hurt anyone, whose turn it was. You can’t send a plain refusal past it. It has kept every friendship, and some of them you’d have liked to be rid of.',
    '“You’ve let them look in.” It speaks low, as if someone were listening. Its favorite subject is control: what you gave away, whom you trusted too soon, what might be done with it. It likes you best when nothing can be read in your face, and calls this strength.',
    '“And what is it all supposed to mean?” It speaks like a disappointed teacher. Its favorite subject is the great design that you’ve once more not kept to. A pleasant day without a purpose it enters as truancy. It has convictions, and checks whether your breakfast agrees with them.',
    '“That’s the least one can do.” It speaks from above, dryly, with a look at the clock. Its favorite subject is achievement: you are never behind by much, but always. Praise it passes on to the department. It’s hardest after a success, for now that has become the standard.',
    '“You’re just like the rest.” It speaks coolly, from a distance, as if it weren’t concerned. Its favorite subject is whether you belong: too odd for these, not odd enough for those. It doesn’t shout. It withdraws its interest, and you’re left alone with the reasons.',
    '“Pull yourself together.” It speaks as through a wall, so that one can’t answer. Its favorite subject is that you’re vague: late, tired, too sensitive, with nothing definite in your hands. It sends a guilt with no address on it. You look all day for what you may have done.',
  ],
  hour: [
    'It takes the floor when you enter: in the doorway, at the mirror, before your first sentence. The childhood rule it guards runs: don’t make a mistake, they’re looking. So you arrive prepared, and a good deal of you arrives later.',
    'It takes the floor when money is mentioned, or a present, or rest. The childhood rule runs: one must deserve it. You pay your own way even where you were invited, and notice that being given something makes you stiff.',
    'It takes the floor when you’re to speak, write or ask. The childhood rule runs: say it right or don’t say it. So you think twice where others blurt, and some of the best things you know have been known by no one else.',
    'It takes the floor at home, in the evening, when everybody has gone. The childhood rule runs: be no trouble. In your own four walls you sit a little on the edge of the chair, as if someone might need it.',
    'It takes the floor when you play. The childhood rule runs: first the homework. Joy comes with a receipt; you can laugh, dance, fall in love, and somewhere a hand makes a note of the time.',
    'It takes the floor at work, in front of the list. The childhood rule runs: be useful. You rest badly where you’re of no use to anyone, and your body has had to learn to fall ill in order to be excused.',
    'It takes the floor as soon as there are two. The childhood rule runs: don’t lean on anyone. You choose people who are reliable or who are far away, and you sign for closeness as one signs for a mortgage.',
    'It takes the floor when you might lose control. The childhood rule runs: whoever owns you can hurt you. So you share the work, the bed, the soup, and keep the key to one small box.',
    'It takes the floor when you believe in something. The childhood rule runs: prove it. You would like to be carried away, and bring along a bibliography.',
    'It takes the floor before people of rank, and on Sunday nights. The childhood rule runs: make something of yourself. It has been obeyed. What it never said is when it will have been enough.',
    'It takes the floor in a group. The childhood rule runs: they manage without you. You come early to help with the chairs, and leave before it gets cozy.',
    'It takes the floor when nobody sees you, at four in the morning. The childhood rule was never spoken; that’s what makes it so hard to break. It had to do with being quiet, and you’ve been quiet very well.',
  ],
  hired: {
    fire: 'Critics start as bodyguards. Yours was hired on a day when you’d run ahead and nobody had followed. Since then it checks who’s behind you before you jump. It could be told that you’re taller now.',
    earth:
      'Critics start as bodyguards. Yours was hired against want: once there wasn’t enough, of bread, time or reliability, and it swore that this would not happen again. It still counts. It could be shown the cupboard.',
    air: 'Critics start as bodyguards. Yours was hired against ridicule: once somebody laughed, or didn’t answer. It has been drafting your sentences ever since. It could be told that those people have long forgotten the matter.',
    water:
      'Critics start as bodyguards. Yours was hired against a feeling that was too large for a small person. It built a dam and takes you for the water. It could be given an afternoon off, with someone near who doesn’t mind a flood.',
  },
  room: [
    'The sore spot is in the hall, where you come in. Your looks, your manner, the plain right to be there: a remark about it, even a kind one, goes in too far. And whoever enters shyly feels at home with you at once.',
    'The sore spot is in the pantry. It has to do with worth, in figures or otherwise; “is that all?” is a sentence that you hear long after. You’re able to show others what they’re worth with a sureness you’d like to have for yourself.',
    'The sore spot is in the room with the telephone. A misunderstood sentence, a laugh in the wrong place, a brother’s quickness have left it. You listen to stammerers without finishing for them.',
    'The sore spot is in the kitchen. Something about home was never quite home, and other people’s family photographs give you a small stitch. You have a gift for making guests feel that they come from here.',
    'The sore spot is in the nursery. When you make something, show it, love someone, a child looks round to see whether that’s allowed. Children notice, and they show you their drawings first.',
    'The sore spot is in the workroom and in the body. Being of no use hurts you out of proportion; so does being used. You know what helps others with an ailment like yours, and forget to apply it.',
    'The sore spot is in the room for two. It’s close to you that people may go; a delayed reply has weight. You’ve become a person who can be told that one wants to leave, and some stay for that reason.',
    'The sore spot is in the cellar. Loss, dependence, a touch that was too much or missing are stored there. People come to you with things they can’t say upstairs.',
    'The sore spot is in the library. Meaning is concerned: a faith that cracked, a certificate you lack, the feeling that others have read the book. You teach well because you know how not-knowing hurts.',
    'The sore spot is on the balcony, facing the street. Recognition comes late, or for the wrong thing, and a passing remark about your career stays for days. You’ve a good eye for talent that is being overlooked.',
    'The sore spot is in the drawing room where the others sit. To belong, and not to be laughed at, is the matter. You introduce strangers to each other, since you know where they’re standing.',
    'The sore spot is in the attic, and hard to find even for you. It’s a sadness without an occasion, that may be older than you are. You’re good with people in hospital corridors.',
  ],
  eases: {
    fire: 'It becomes easier as soon as you do something with it: walk it, dance it, stand up in its name for another. Being pitied makes it worse.',
    earth:
      'It becomes easier by the hand: a routine, a garden, something mended that will stay mended. Talking about it helps little unless there’s bread to knead meanwhile.',
    air: 'It becomes easier when it has a name and somebody who understands the name. One exact sentence, your own, takes half the pressure off.',
    water:
      'It becomes easier when you’re allowed not to be brave. Tears, water, music, a person who stays in the room and repairs nothing.',
  },
  lock: [
    'You guard yourself. Your face gives away less than you think, and people hold their breath a moment when you come in. To be unguarded seems to you like standing there without skin; with one or two people it might be tried for five minutes.',
    'You guard what’s yours. A drawer, an account, a recipe: not for its value, but because nobody gave it to you and so nobody can take it. Lend out one thing that isn’t replaceable, and see.',
    'You guard what you know. Messages are deleted, questions answered with questions, and a thing you’ve been told stays told to you only. Once in a while say the first thing that you think. It’s less dangerous than the third.',
    'You guard the house. Who was there, what was said, what happened then: the door is shut on it. Your privacy is a fortress with a lit window. Someone has been standing below for some time.',
    'You guard your joy. What you really love you show late, if at all, since what’s shown can be spoiled. There are poems, perhaps; a game; a crush of many years. Show it to somebody who isn’t a judge of it.',
    'You guard your procedure. No one may look over your shoulder, rearrange the tools or know that you’re ill. You work yourself into the ground rather than be helped wrongly. Let somebody do one task badly, and live.',
    'You guard the exit from “we”. You bind yourself with all you’ve got and keep one bag packed, and you know what the other would have to do. Tell them what it is. Most people never come near it, once they know.',
    'You guard the bottom. You’ve been there and got up again, and since then very little frightens you except being surprised. You know other people’s secrets and would take yours along. One confidant is no weakness but a second key.',
    'You guard your convictions. A doubt in the wrong mouth can end an evening. What looks like dogma from outside is a handrail that once held you on a very dark stair. It holds even when somebody shakes it; you can let them shake.',
    'You guard your standing. Nobody shall see you fall; rather than be dismissed, you resign. Power interests you most in the form of not being at its mercy. Let yourself be seen once in the middle of a mistake.',
    'You guard your place among the others by needing none of them. In groups you know within a minute who could hurt you. There may be someone who has been waiting a year for you to ask them for something.',
    'You guard what you can’t see yourself. Something in you keeps watch at night, in dreams and sudden refusals. It isn’t an enemy. It’s an old sentry whom nobody has told that the war is over.',
  ],
  leave: {
    sun: 'You’d sooner leave than be made small. When someone takes charge of you, however kindly, a shutter comes down. It would be safe to stay where you may say no without having to win.',
    moon: 'You’d sooner leave than need somebody who might go. You feel the cooling before the other does, and are out in the rain while they’re still looking for the blanket. It would be safe to stay if you could ask, “Are we all right?”, and believe the first answer.',
    mercury:
      'You’d sooner leave than be seen through, or lied to. One half-truth, and you read everything backward. It would be safe to stay where a question may be asked twice with nobody being on trial.',
    venus:
      'You’d sooner leave than love more than you are loved. You test, quietly, and people fail without having known. It would be safe to stay if the test were read aloud beforehand.',
    mars: 'You’d sooner leave than lose control of your anger, or meet with someone else’s. So you swallow for months and then burn the bridge with the troops on it. It would be safe to stay where one may be angry on a small scale.',
    none: 'No personal planet is bound to the guard here. It does its round without waking the house; you feel it only in the large turns, as a sudden “no further” whose reason you find out afterward.',
  },
  first: {
    fire: 'Fire leads in your chart, so the first thing you grab is attack, or a joke, which is attack with its hat off. You’re through the wall before it’s clear whether there was one. It works, and it works best with people who didn’t mean any harm.',
    earth:
      'Earth leads in your chart, so the first thing you grab is work. Something gets cleaned, sorted, finished; nobody can reproach a person with a dustpan. By evening everything’s in order but the matter itself.',
    air: 'Air leads in your chart, so the first thing you grab is an explanation. You step back, you understand, you see the other side too. It sounds mature. While you’re being so reasonable, somebody in you is standing in the hall with a bleeding knee.',
    water:
      'Water leads in your chart, so the first thing you grab is retreat: into sleep, illness, silence, or into the other’s feelings, where one can hide as well. You’re still there and can no longer be found.',
  },
  covers: {
    fire: 'What’s covered by this is fire, of which you have the least: a plain wish, an “I want”, with no reason attached. It feels rude to you. It is only short.',
    earth:
      'What’s covered by this is earth, of which you have the least: the body with its tiredness and hunger, and the question what it costs. A meal at the right time would settle more of your crises than you’d care to know.',
    air: 'What’s covered by this is air, of which you have the least: distance. To look at it from outside, to ask somebody uninvolved, strikes you as betrayal of the feeling. It’s a window, and the feeling stays in the room.',
    water:
      'What’s covered by this is water, of which you have the least: being hurt. Not angry, not overworked, not in the right. Hurt. The word is short and can be said with the mouth full.',
  },
  trick: {
    fire: 'As a child you were saved by speed: away, over the fence, first to shout. Today it costs you the people who would have come along had you waited a minute at the corner.',
    earth:
      'As a child you were saved by holding still: do it, say nothing, outlast it. Today it costs you years in places you could have left, and your shoulders know of it.',
    air: 'As a child you were saved by wit: whoever made them laugh or out-argued them wasn’t hit. Today it costs you a certain kind of closeness that starts where no one has an answer ready.',
    water:
      'As a child you were saved by feelers: you knew what was coming before the key turned in the lock. Today it costs you the peace of rooms in which nothing at all is coming.',
  },
  talk: {
    caption: 'Aspects between the figures; a dash is silence',
    head: ['Between', 'Thread', 'Orb'],
    silence:
      'Where no thread runs, the figures act without knowing of each other, which works no worse than a quarrel: one promises, another doesn’t keep it, and you apologize for both.',
  },
  scene: {
    before: [
      'The closest strained thread in the chart is written out here as a short scene. Hear where it turns.',
      'Two figures have been at it for as long as you’ve lived. Roughly like this, on an evening when nobody disturbs them.',
    ],
    line: (figure, text) => `${capital(planetEn(figure))}: “${text}”`,
    lines: {
      sun: [
        'I’d like to be asked. It’s my name on the door.',
        'If I give way here, there’s nobody left who stands for it.',
        'Sit beside me, then. I don’t need to be alone up front, I only don’t want to be left out.',
      ],
      moon: [
        'I’m tired. Could somebody just come and say nothing?',
        'You always want something. I want it to be warm.',
        'I’ll get up, if you tell me afterward that it was enough.',
      ],
      mercury: [
        'Wait, one more thing, let me put it differently.',
        'You’re not listening, I can prove it, you’ve just repeated my words.',
        'All right, I’ll hold my tongue for a minute and look at you instead.',
      ],
      venus: [
        'Must we? It was so nice until now.',
        'I could like you if you would stop winning.',
        'Fine, I’ll say what I don’t like. It’s the tone, not the thing.',
      ],
      mars: [
        'Enough talk. Out of the way, I’m doing it.',
        'You call it careful; I call it locked in.',
        'Give me a wall that’s really in the way. I don’t need it to be you.',
      ],
      jupiter: [
        'Come on, it will be splendid, why think small?',
        'You see a hole in everything, and I see the field around it.',
        'Tell me how much we’ve got, then. I’ll make a feast of exactly that.',
      ],
      saturn: [
        'First it has to be done properly. And you’re late.',
        'I remember the last time. You don’t, that’s why I’m here.',
        'If you tell me when it’s enough, I can put the watch away.',
      ],
      uranus: [
        'I’m off. Nobody told me this was for life.',
        'You may keep your order; I only want the window open.',
        'Leave me the key, and you’ll be surprised how often I’m at home.',
      ],
      neptune: [
        'Can’t you hear that music? Never mind.',
        'You want an answer, and I was still in the question.',
        'Hold my sleeve when it gets deep. I’ll show you what’s down there.',
      ],
      pluto: [
        'I know what you’re hiding, and so I’ll not open first.',
        'You’re asking for trust. I’m asking what you’ll do with it.',
        'One thing. I’ll show you one thing, and we shall see if the house still stands.',
      ],
      chiron: [
        'Careful, there. No, a bit further left. There.',
        'You mean well, which is just what hurts.',
        'If you don’t mend it, you may look at it.',
      ],
    },
    after: {
      tense: [
        'It turns in the last two lines, where each says what it needs and stops saying what the other is. That sentence you could borrow.',
        'Nobody has won. But notice that the quarrel ended when the demand became a request; it’s the one piece of stage direction worth learning by heart.',
      ],
      joined: [
        'These two share a room and can’t storm out. It turns when each asks for its own half of the table instead of the whole.',
        'They’re so near to one another that you take them for one voice. Telling them apart, aloud if need be, is half the peace.',
      ],
    },
  },
  strangersIntro: (one, other) => `Between ${planetEn(one)} and ${planetEn(other)} there’s no thread in your chart.`,
  strangers: {
    'moon saturn':
      'The one who is tired and the one who gives the orders have never been introduced. So you rest in secret and work in armor. A subject for their talk: how much sleep does a good soldier need?',
    'moon pluto':
      'The one who wants comfort doesn’t know the one who locks the door. You invite people in, and they find a room they mayn’t enter, and you’re as surprised as they are. A subject for their talk: who has the spare key?',
    'saturn chiron':
      'The critic doesn’t know where it hurts. It strikes anywhere, now and then just there, without meaning to. A subject for their talk: a sign on the door, “please knock here.”',
    'moon chiron':
      'Comfort and sore place are strangers. You can console others exactly where you yourself go unconsoled. A subject for their talk: what would you say to a friend with this bruise?',
    'sun moon':
      'The one who sets out and the one who wants to come home plan without each other. Your great decisions are made on an empty stomach, or your evenings have no purpose. A subject for their talk: what ought to be for supper on the day of the triumph?',
    'venus saturn':
      'The one who likes and the one who demands never meet. So you may please without being reliable, or be reliable without asking whether you like it. A subject for their talk: what are you fond enough of to do it badly for a year?',
    'saturn pluto':
      'The critic and the guard work in the same house without a plan: one forbids you to fail, the other to show it. A subject for their talk: which of the two doors may be left ajar on Sundays?',
  },
  phrases: {
    caption: 'Three sentences in the first person',
    head: ['From', 'Sentence'],
    of: { moon: 'the Moon', saturn: 'Saturn', mars: 'Mars' },
    moon: [
      'When I’m low, I need something to do and nobody to ask why.',
      'When I’m low, I need the usual, and my plate.',
      'When I’m low, I need to talk, even if it’s about trains.',
      'When I’m low, I need you to come nearer and not to take it personally.',
      'When I’m low, I need you to say one thing that’s good about me.',
      'When I’m low, I need a small task and no advice.',
      'When I’m low, I need company that doesn’t take sides.',
      'When I’m low, I need you to stay, even if I say go.',
      'When I’m low, I need air, and a joke that’s meant kindly.',
      'When I’m low, I need permission not to be strong, and I won’t ask for it.',
      'When I’m low, I need an hour to myself, and then you.',
      'When I’m low, I need quiet, and not to have to explain it.',
    ],
    saturn: [
      'I tell myself that I ought to be braver than I am.',
      'I tell myself that I haven’t built enough.',
      'I tell myself that I’m about to say something stupid.',
      'I tell myself that needing is a weakness.',
      'I tell myself that I mustn’t put myself forward.',
      'I tell myself that it could have been done better.',
      'I tell myself that I’ve been unfair to someone.',
      'I tell myself that I’ve given too much away.',
      'I tell myself that it should have had a meaning.',
      'I tell myself that anyone could have done it.',
      'I tell myself that I don’t quite belong here.',
      'I tell myself that I’m to blame, and can’t find for what.',
    ],
    mars: [
      'When I’m angry, I’m loud and it’s soon over.',
      'When I’m angry, you’ll learn of it in about a month.',
      'When I’m angry, I get funny.',
      'When I’m angry, I go quiet and clatter with the dishes.',
      'When I’m angry, I want it to be noticed.',
      'When I’m angry, I start correcting things.',
      'When I’m angry, I’m especially polite.',
      'When I’m angry, I don’t forget it.',
      'When I’m angry, I make speeches.',
      'When I’m angry, I become matter-of-fact.',
      'When I’m angry, I leave.',
      'When I’m angry, I’m sad, and the other way round.',
    ],
  },
  wordsIntro:
    'Put into the first person, some of this can be said aloud, to a friend in the kitchen or to a psychologist in the office. Change what isn’t right; it’s then that it becomes yours.',
  closing: [
    'For a week, when you’re cross with yourself, ask only one thing: who is talking now? You needn’t answer back. A voice that’s been recognized lowers its tone of its own accord.',
    'For a week, write down one sentence an evening that you have heard inside, word for word, and beside it which figure might have said it. By the seventh you’ll have something no report can print: their real handwriting.',
  ],
}

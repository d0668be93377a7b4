import type { NumerologyWords } from './words.ts'

const plus = (numbers: readonly number[]) => numbers.join(' + ')
const ORDER = ['first', 'second', 'third', 'fourth']

/** The numerology report in English. */
export const numerologyWordsEn: NumerologyWords = {
  title: 'Your name and date, added up',
  subtitle: (name, date) => `${name}, born ${date}`,
  chapters: {
    sums: 'The sums',
    date: 'What the date says',
    name: 'What the name says',
    together: 'Name against date',
    daily: 'The numbers on an ordinary day',
    years: 'Your personal years',
    life: 'Pinnacles and challenges',
    close: 'What to do with it',
  },
  titles: {
    how: 'How this was counted',
    tables: 'Two tables of letters',
    yourName: 'Your name, letter by letter',
    inclusion: 'Which values the name repeats',
    road: 'Five numbers and what each asks',
    now: 'The years in a row',
    pinnacles: 'Four pinnacles',
    challenges: 'Four challenges',
    last: 'Before you put the pencil down',
  },
  core: {
    lifePath: { title: (n) => `Life path ${n}`, name: 'Life path', of: 'the whole date' },
    birthday: { title: (n) => `Birthday ${n}`, name: 'Birthday', of: 'the day alone' },
    expression: { title: (n) => `Expression ${n}`, name: 'Expression', of: 'all letters' },
    soulUrge: { title: (n) => `Soul urge ${n}`, name: 'Soul urge', of: 'the vowels' },
    personality: { title: (n) => `Personality ${n}`, name: 'Personality', of: 'the consonants' },
  },
  opening: [
    'Two things are counted here and nothing else: the date you were born on and the name you were given. No hour, no place, no sky. Every sum is written out, so a pencil and five minutes are enough to catch us in a mistake.',
    'A date and a name go in, and small numbers come out; between the two lies addition, and all of it is printed. Take a pencil if you like: nothing in this report is computed out of your sight.',
    'What follows is arithmetic first and tradition second. The arithmetic is yours to check on the back of an envelope; the tradition is a set of images that people have hung on nine digits for about a century.',
  ],
  method:
    'The rules are those of Hans Decoz and Tom Monte, “Numerology: Key to Your Inner Self” (1994), who continue Florence Campbell, “Your Days Are Numbered” (1931). Month, day and year are each brought down by adding their digits, then added together; each part of a name is brought down by itself, then the parts together. The master numbers 11, 22 and 33 stay as they are wherever they come up, save in challenges, personal years and ages, where only digits count. No study has shown that numbers of this kind measure a character. Read them as a list of good questions in an odd order.',
  tables: {
    latin: 'Latin letters: the Pythagorean table, printed by L. Dow Balliett (1908) and everyone since',
    cyrillic: 'Cyrillic letters: the same rule, rows of nine, applied to the 33 letters of the Russian alphabet',
  },
  tableHead: ['Value', 'Letters'],
  nameTable: { caption: 'The letters and their values', head: ['Part', 'Letters', 'Vowels', 'Consonants', 'All'] },
  coreTable: {
    caption: 'Each number with what it is praised for, and what it asks',
    head: ['Number', 'Counted from', 'Praised for', 'Asks'],
  },
  limits: {
    noName:
      'The name holds no letter of the Latin or the Cyrillic alphabet, so expression, soul urge and personality are left out; everything counted from the date is here.',
    noLastName:
      'Only a first name is known here. Numerology counts the full name given at birth: with a last name in your settings the three numbers of the name would be others.',
    uncounted: (letters) => `Letters that neither table holds were passed over: ${letters}.`,
    noVowels: 'The name as written has no vowel, so there is no soul urge to count.',
    noConsonants: 'The name as written has no consonant, so there is no personality number to count.',
  },
  sum: (parts, steps) => {
    const [first, ...rest] = steps
    const shown = parts.length > 1 ? `${plus(parts)} = ${first ?? ''}` : `${first ?? ''}`
    return [shown, ...rest.map((step, i) => `${plus([...`${steps[i] ?? ''}`].map(Number))} = ${step}`)].join(', ')
  },
  dateSum: ({ month, day, year, total, lifePath }) =>
    `Month: ${month}. Day: ${day}. Year: ${year}. Together: ${total}. The life path is ${lifePath}.`,
  birthdaySum: (day, number) => `The day by itself: ${day}. That makes a birthday ${number}.`,
  nameSum: {
    expression: (sums, number) => `All letters, part by part: ${sums}. The expression is ${number}.`,
    soulUrge: (sums, number) => `Vowels alone: ${sums}. The soul urge is ${number}.`,
    personality: (sums, number) => `Consonants alone: ${sums}. The personality number is ${number}.`,
  },
  master: (number, digit) =>
    `${number} is a master number and stays whole by our rule; whoever reduces it would read ${digit}, and both readings can be worth a look.`,
  inclusion: {
    caption: 'How many letters of the name have each value',
    many: (value, count, letters) =>
      `The value ${value} comes up most, in ${count} of the ${letters} letters, and tradition takes it for a knack that needs no practice.`,
    none: (values) => `Missing from the name: ${values}. Such gaps are read as skills one learns from other people.`,
  },
  lifePath: {
    1: 'A road that opens where you go first. Long before anyone called you independent you were the child who wouldn’t be shown how the laces go. Waiting for permission tires you more than work does, and a plan with five co-signers loses you at the second signature. What this path trains is less boldness than the thing after it: staying with your own decision on the dull Tuesday when no one applauds it. Orders you take badly, advice you take late, and company you enjoy most when you could also have come alone.',
    2: 'A road with someone always on it. You hear the half-tone in which “fine” was said and change the subject before the table has noticed why. Things come about through you rather than by you: the two people you introduced, the quarrel that never started, the sentence that both sides could sign. The path asks whether you can be that exact about yourself. Peace bought by leaving your own wish at the cloakroom has to be paid again each week, and the ticket gets lost.',
    3: 'A road you talk your way along, or draw, or sing, or cook. Something becomes real to you once it has been told, and told well; an experience kept silent stays half-cooked. You light up rooms, and now and then you notice that the room was lit and the letter to your sister still isn’t written. What this path practices is finishing: one song with a last verse. Lightness is your craft, not your excuse.',
    4: 'A road that you lay while walking it, stone by stone, and you look back to see whether it’s straight. Others have ideas; you have the list of what the idea will need by Thursday. You trust what has carried weight before, and people trust you for the same reason. The path gets narrow where the method outlives its purpose: the form filled in because there is a form. Ask of each rule you keep which house it is holding up.',
    5: 'A road with a bag packed beside the door. You learn by changing places: a job, a language, the side of the bed. Habit is to you what dust is to others, and you clear a room of it without meaning to. Many things begin well around you and a few would have been worth the third year. This path isn’t about running; it asks what freedom is for, once nobody is holding your sleeve, and which of your doors you’d still like to have a key to.',
    6: 'A road that leads past a lot of kitchens. You see who at the table hasn’t eaten, which shelf will come down, whose birthday everyone forgot. People bring you their unfinished business, and you put the kettle on. Beauty belongs to it as well: you can’t leave a picture hanging crooked, even at the dentist’s. What the path teaches is measure. There is help that makes people stronger, there’s help that makes you needed, and from inside they feel alike.',
    7: 'A road with long stretches where nobody talks. You would rather know one thing to the bottom than twenty by their names, and you can tell within a minute whether a person has read the book or the cover. Solitude repairs you. The trap here is a door that locks from both sides: questions asked only of yourself come back with your own voice. Find the two or three people to whom you’d show a thought before it’s finished.',
    8: 'A road that runs through places where things get decided: budgets, schedules, who holds the keys. You see at a glance what a thing costs and who really runs the office, and you’d be bored if nothing were at stake. Power sits well on you when it has a purpose outside yourself. The training lies in losing now and then, in public, and finding that the person who goes home afterward is still all there.',
    9: 'A road that keeps widening: from your street to the town, from your own case to everyone’s. You can’t hear an injustice as news only. People of every kind tell you their lives on trains, and you remember them. What you find hard is ending: the drawer of letters, the friendship that ran out, the post you’ve outgrown. This path is learned by giving things away while they’re still good.',
    11: 'A road lit in flashes. You know things early and can’t show your working; by the time the proof arrives you have moved on to doubting. Nerves come with it: a crowded week registers in you like a loud room. Under every 11 stands a 2, and it is people, one at a time, who bring the voltage down to something that can be used. This path is learned by writing the flash down at once and judging it the morning after.',
    22: 'A road that starts from a drawing much too large for the paper. Where others see a hall you see the pipes, the roof and who will sweep it in forty years. Half of the time you do the ordinary work of a 4, with a care nobody asked for, since the big plan frightens even you. It is built the way everything is: one load-bearing wall, one colleague, one dull form. Start with the wall.',
    33: 'A road on which one keeps being asked. Somehow it is you who ends up holding the lamp while others look for what they lost, and you explain the same thing a fourth time without your voice going flat. The 6 beneath it wants to make everybody comfortable; the 33 would rather have them able to do it alone. Its hard lesson is that a teacher also goes home, eats, and lets the phone ring.',
  },
  birthday: {
    1: 'The tool in your pocket is a starter: you’re good for the first ten minutes of anything, when someone has to say “right, like this”.',
    2: 'The tool in your pocket is a tuning fork. You strike it against a mood and hear at once who is flat.',
    3: 'What you carry about you is a turn of phrase. A joke at the right second has got you out of more corners than an argument ever did.',
    4: 'Your pocket tool is a spirit level: you lay it on other people’s plans, politely, and the bubble moves.',
    5: 'What the day gives you is a pass key. You find the side entrance, the other train, the person who knows a person.',
    6: 'A small sewing kit, that’s the gift of this day: whatever comes apart near you, a hem or a team, gets its three stitches.',
    7: 'You carry a magnifying glass and use it where others nod. The misprint in the contract has few friends like you.',
    8: 'The day hands you a scale. You can tell what an hour, a favor or a chair is worth, and it’s rarely what’s on the tag.',
    9: 'Your gift is a spare coat: room for one more, a second portion, a kind word about the person who just left.',
    11: 'A pocket radio, that is the gift of an 11: it picks up stations between the stations, and some evenings one has to switch it off.',
    22: 'A folding rule is what you carry, longer than it looks. You measure for two floors while the others are discussing the door.',
  },
  expression: {
    1: 'Whatever work you do, you do it as if it had your name on the door. You’re better at inventing the procedure than at following the second edition of it, and an audience neither helps nor harms you. Where a task has no owner it becomes yours by Wednesday. What others call stubborn is often just the speed at which you’ve already thought it through.',
    2: 'You work by joining. Drafts come back from you better and with the author still in a good mood; meetings in which you sat to one side end with everybody believing it was their idea. Precision is the other half: the comma, the seam, the second voice in the choir. You’ll do your best work next to somebody, and should ask for your name under it.',
    3: 'Your way of working has an audience in it, if only the cat. You explain by example, you sell by telling, you think best aloud. Color, timing and the right word are instruments for you, while a spreadsheet becomes bearable once it has a title that makes someone laugh. What weakens the voice is spreading it over nine channels in one day.',
    4: 'You work from the ground up and in order. A thing made by you can be turned over and will look decent on the underside. You keep what you’ve promised with a dull regularity that saves other people’s projects, and you know how long things really take. Give yourself, on paper, permission to leave one thing at good enough.',
    5: 'You do things by trying them. Two versions lie on the table while others are still defining the question, and you speak easily with the porter and with the minister. Change doesn’t throw you: it wakes you. The voice gets thin where everything stays as it was for a year, and you’d do well to build the alteration into the job.',
    6: 'Your work has somebody in it who’ll be better off for it. You make places where people behave well: a class, a ward, a shop, a table. Taste matters to you as a form of respect. You can also mother a project to death, correcting what would have been fine, and the art you’re learning is to let a thing be made by those whose thing it is.',
    7: 'You work in layers. First nothing seems to happen, then the desk fills, then there’s one page that makes the other forty unnecessary. You distrust a result that came too fast, your own above all. Noise costs you more than effort does. People come to you for the answer and stay for the question you put back to them.',
    8: 'You organize. Given three people and a budget you see at once who should do what, and you’re not afraid to say so. Results speak to you more than intentions. You negotiate without raising your voice, and you’re fair once it has been settled what fair is. The voice grows harsh where you’ve had to prove your rank too often.',
    9: 'You work on a wide canvas. What you make tends to be about more people than ordered it, and you collect material from everywhere: a market, a funeral, a foreign grammar. You give your knowledge away freely. Details bore you before they are done, and an ally with a calendar turns your broad gesture into a finished thing.',
    11: 'You work by hunch and then have to wait for the evidence like everyone else. At your best you say in one image what a committee has been circling for a month. At your most tired you have twelve images and no breakfast. A quiet room, an early start and one sober listener are your working conditions, and aren’t a luxury.',
    22: 'You work as a builder of large things, and you carry the plan in your head together with the price of nails. It gives what you say a weight that surprises people who asked a small question. Impatience with small minds is the usual flaw here. The remedy is technical: show the next floor only, never the whole tower.',
    33: 'You work as one who teaches even when nothing is being taught. People straighten up a little near you, and you notice who hasn’t understood before they know it. Songs, gardens, classrooms and sickrooms suit this voice. It goes hoarse from being always available, and a timetable with your own name in it is part of the method.',
  },
  soulUrge: {
    1: 'Underneath, you want to have done it yourself. Praise for a shared result leaves a small cold spot, and you’d rather fail with your own idea than succeed with a borrowed one. Given a free day with no one watching, you begin something.',
    2: 'What the vowels ask for is a second cup on the table. You want to be known by one person so well that no explanation is needed, and a whole city’s good opinion doesn’t replace it. Discord reaches you through walls.',
    3: 'Deep down you want delight, and you want to hand it around. A week without something pretty, funny or well said feels to you like a week on crackers. You hide worry behind a story, and the story is usually good.',
    4: 'What you want is ground. To know where the key hangs, what’s in the account, that the chair will hold. It isn’t dullness: on firm ground you turn out to be the one who can afford to be generous.',
    5: 'Inside lives someone who reads timetables for pleasure. You want the possibility more than the trip, and you’ll stay for years wherever nobody has shut the gate. Shut it, and you’re gone by evening, in thought at least.',
    6: 'You want the people at your table to be well, all of them, and at your table. To be needed warms you like nothing else. It’s a beautiful wish with one rough edge: those who don’t need you may love you as well.',
    7: 'You want to be left in peace with something worth knowing. Small talk feels like standing in a draft. Under the reserve there is a wish for a truth that would hold, and a quiet joy each time a piece of it does.',
    8: 'What you want, said plainly, is to count. To have a say, to see your effort turn into something that can be measured, to be asked before it’s decided. Being taken lightly hurts you more than being disliked.',
    9: 'Your vowels want it to be good for everybody. You’d feel odd being happy alone at the window, with the street as it is. It makes you generous and somewhat homeless, since the whole world is a hard place to furnish.',
    11: 'You want a glimpse of what’s behind the wallpaper. Ordinary days are fine so long as now and then a seam opens. You long to be understood without translating, and you find it most often in people who make things.',
    22: 'The wish is for something that will stand when you’ve left the room, the firm, the century. Comfort doesn’t quiet it. It’s eased by any solid piece of it, a wall, a rule, a person well trained.',
    33: 'You wish to be of use where it hurts most, and to do it gladly. It’s a large wish for one pair of hands. It stays sweet for as long as somebody is allowed to do the same for you.',
  },
  personality: {
    1: 'From outside you look like someone who knows the way. People step half a pace aside in corridors, ask you where platform nine is, and are surprised that you were wondering too.',
    2: 'At the door stands someone mild. Strangers tell you things in queues, children hand you their gloves, and few guess how exact an opinion is kept behind that face.',
    3: 'What’s on view is sparkle: the quick answer, the scarf, the laugh that carries. People expect entertainment, and are a little lost on the evenings when you’d rather be asked how you are.',
    4: 'You come across as solid. One lends you a ladder, a secret, a set of keys. Hardly anyone supposes that you might be dancing in the kitchen, so they don’t ask.',
    5: 'On show is movement. You seem to have just come in from somewhere, and people tell you their escape plans. They believe you less easily when you say that you’ll be here next year.',
    6: 'The consonants put an apron on you. You’re handed the baby, the complaint, the knife for the cake. It’s a warm coat to be met in, and it takes some people long to see who is wearing it.',
    7: 'Outwardly there’s glass: clear, and still glass. You seem to be thinking about something better than the conversation, though you may be only tired. One question from you, and people lean in.',
    8: 'You look like the one to speak to. Waiters bring you the bill and officials lower their voices. It opens doors, and it keeps away the sort of person who needs to be invited closer.',
    9: 'You’re taken for somebody who has seen a good deal. People address the better part of themselves to you and tidy up their language. Few offer to carry your bags.',
    11: 'There’s a flicker on the outside: people can’t say quite what you wore but they know that you were there. Some feel seen through. A plain remark about the weather calms them.',
    22: 'You give an impression of scale, like someone with drawings under the arm. Others wait for what you’ll decide, even in matters in which you have no opinion whatever.',
    33: 'You look kind, and that’s a heavier thing to wear than it sounds. People bring you what they’d bring to a clinic at night. A smile and “not today” are part of the costume, too.',
  },
  dailyTitle: { love: 'In love and friendship', work: 'At work and with money', strain: 'When it gets too much' },
  dailyLead: {
    love: (one, other) => `Closeness is read from the soul urge, ${one}, and from the personality, ${other}.`,
    work: (one, other) => `Work is read from the expression, ${one}, and from the birthday, ${other}.`,
    strain: (one, other) => `For strain we look at the life path, ${one}, and once more at the expression, ${other}.`,
  },
  daily: {
    1: {
      love: 'A one loves by choosing: once, clearly, without a committee. It courts like somebody moving in. What it finds hard is being chosen for, the restaurant booked without asking, and it thaws with a partner who has a whole life of their own.',
      work: 'At work a one wants a task with edges and a door that closes. It’s better paid by results than by hours, and earns best where it may set the price. Shared desks and shared credit are the two things it should negotiate first.',
      strain:
        'Under strain the one does everything alone and faster. It stops asking, then stops eating lunch, then snaps at the person who offers soup. The way back is a small one: handing over one real piece of the work, and not checking it.',
    },
    2: {
      love: 'A two loves in details: the side of the bed, how you take your tea, the song from that trip. It hears a mood before a word. What it must practice is to disagree in the first hour, while the matter is still the size of a teaspoon.',
      work: 'At work a two makes others effective, which is hard to put on an invoice. It negotiates well for a colleague and badly for itself. A figure written down before the talk, and said first, is worth more than any charm.',
      strain:
        'Under strain the two agrees to everything and keeps a silent list. The body says no in its place: a cold, a lost voice. It recovers beside water, music, or one friend who asks “and what do you want?” and then really waits.',
    },
    3: {
      love: 'A three loves out loud. There are nicknames, letters, a scene at the station. It needs to be laughed with, and it withers next to someone who keeps a straight face. Sorrow it tells as a joke first; a good friend hears the second version.',
      work: 'At work a three sells, teaches, designs, and cheers up the corridor. Money comes in sociable waves and leaves the same way. One dull standing order at the start of the month does for it what discipline won’t.',
      strain:
        'Under strain the three talks more and says less. It takes on a fifth project so as not to meet the fourth. What brings it round is silence of a pleasant kind: clay, dough, a walk without a phone, one page that nobody will read.',
    },
    4: {
      love: 'A four loves by turning up. It carries the shelf, remembers the inspection, waits at the airport with the right coat. Words come late and are meant. It’s wounded by lightness about promises, and softened by being surprised in small, safe doses.',
      work: 'At work a four is the beam that the others hang their coats on. It earns steadily and saves without pain. Its risk is staying for years at the price it once agreed to; a yearly talk about pay belongs in its calendar like the boiler check.',
      strain:
        'Under strain the four tightens: longer lists, shorter sentences, a fight over where the scissors belong. It’s relieved by finishing one thing with its hands, and by somebody who takes a chore over without asking how.',
    },
    5: {
      love: 'A five loves as one travels: curious, present, with the return ticket open. It stays where it isn’t kept. Boredom scares it more than a quarrel does, and it’s most faithful to the person who still has a room it hasn’t seen.',
      work: 'At work a five wants errands, strangers, a new problem by noon. It earns in spurts, sells anything it believes in, and has three professions by forty. A cushion for the gaps matters more to it than a better rate.',
      strain:
        'Under strain the five bolts: into screens, sweets, a purchase, the next town. The moment it would rather be anywhere else is the one worth staying for, ten minutes by the clock. A body put to use, on a bicycle or in water, calms it.',
    },
    6: {
      love: 'A six loves by looking after. There’s soup, and an opinion on your coat. It wants the whole tribe at the table and peace among them. It’s hurt by being taken for granted and should learn to ask for flowers in so many words.',
      work: 'At work a six raises the standard and the spirits. It’s the one asked to stay late, since it will. It earns better with fees that are written down than with favors that are remembered, and tends to remember them.',
      strain:
        'Under strain the six helps people who haven’t asked and resents it by evening. Everything gets corrected, the towels too. It comes to rest where it’s somebody’s guest for once and isn’t allowed near the sink.',
    },
    7: {
      love: 'A seven loves at the distance from which one sees best. It’s shy of big words and exact in small ones. To be left alone in the same room is its idea of tenderness. It needs to be told that silence was noticed and isn’t held against it.',
      work: 'At work a seven wants one hard question and no meetings. It’s paid for depth and should say so, for its results look easy afterward. Money as such interests it little, and so it needs an honest person near its papers.',
      strain:
        'Under strain the seven leaves by staying: it sits there and has gone. It turns the matter over until it’s smooth and says nothing. A letter works better than a talk, woods better than a café, and one spoken sentence better than both.',
    },
    8: {
      love: 'An eight loves with both shoulders. It provides, arranges, defends, and finds it odd to be given something. It respects those who say no to it. The tender side comes out after the door is shut, and has to be kept from the office.',
      work: 'At work an eight takes charge or takes another job. It reads a balance sheet like a face. Money is a language to it, and it spends as it earns, in large round numbers. Its best deals leave the other side content.',
      strain:
        'Under strain the eight commands. It counts what everyone owes and forgets that it’s tired. It helps to lose a game to a child, to carry something heavy up a hill, and to be asked by somebody unimpressed how it slept.',
    },
    9: {
      love: 'A nine loves widely and is asked, with reason, to love someone in particular. It forgives easily, its own people last. It keeps old loves as old books, on the shelf, unread. Say goodbye properly to one and there’s room for the next.',
      work: 'At work a nine wants to know what it’s good for. It does well with many kinds of people and badly with petty ones. It undercharges on principle. A fixed share given away lets it take the rest with a clear conscience.',
      strain:
        'Under strain the nine carries the world and drops its keys. It grows grand or weepy, and postpones the near for the far. It’s put right by one finite deed for one person who lives on the same stairs.',
    },
    11: {
      love: 'An eleven loves like a tuned wire: it knows, it trembles, it’s usually right. It idealizes and then has to meet the person. What it thrives on is a partner who isn’t alarmed by its weather and who goes to bed on time.',
      work: 'At work an eleven is an antenna, good for openings and for sensing the wrong turn. It’s uneven by nature and should be paid by the piece. Routine handed to someone calm makes both of them look brilliant.',
      strain:
        'Under strain the eleven stops sleeping and starts seeing signs. Everything means something, most of it bad. It’s earthed by plain things, floors, potatoes, cold water, and by leaving each conclusion until it has eaten.',
    },
    22: {
      love: 'A twenty-two loves with a long plan: the house, the orchard, the grandchildren’s stairs. It forgets to say it today. It needs someone who laughs at the plan a little and stays on the site all the same.',
      work: 'At work a twenty-two should have something large to be in charge of and something small to hold. It earns late and lastingly. Where nobody trusts it with scale it becomes a very good, faintly sad administrator.',
      strain:
        'Under strain the twenty-two freezes before its own drawing. Nothing is worth doing but the whole, and the whole can’t be begun. One nail, one phone call, one square yard swept: it’s how the block comes loose.',
    },
    33: {
      love: 'A thirty-three loves like a lamp left on in the hall. It forgives before it’s asked, and may forget that it, too, was hurt. It grows with someone who looks after it back, stubbornly, against its protests.',
      work: 'At work a thirty-three teaches whoever stands nearby. It’s happiest where usefulness can be seen on faces, and it’s poor at bills. Someone else should name its fee, and the fee should be higher than it would dare.',
      strain:
        'Under strain the thirty-three gives from an empty jug. It’s patient and then, all at once, not there. What helps it is what it would prescribe for others: rest before it is earned, and being one of many in a choir.',
    },
  },
  firstLetter: {
    title: 'The first letter',
    lead: (letter, value) =>
      `Your name begins with ${letter}, which counts ${value}. Tradition calls the first letter the cornerstone and reads from it how a person takes hold of a new matter.`,
    of: {
      1: 'A one at the corner starts before the instructions are unfolded, and is three steps in when the first question comes.',
      2: 'With a two there, you look round first to see who else is coming, and often the matter is half solved in that look.',
      3: 'The three takes hold by talking: by the time you’ve told two people about it you know what you think.',
      4: 'A four sharpens the pencil, clears the table, finds the old folder. It begins slowly and rarely twice.',
      5: 'The five picks a thing up at its most interesting end, which is seldom the beginning.',
      6: 'A six asks at once whom the matter is for, and won’t begin until somebody has been offered a chair.',
      7: 'The seven circles: it reads around the thing for a week and then comes at it from the quiet side.',
      8: 'An eight sizes the matter up, its cost, its boss, its deadline, and moves only then, with weight.',
      9: 'The nine begins with the meaning of it all and needs reminding that there’s also a form to sign.',
    },
  },
  part: {
    title: 'The parts of the name',
    lead: {
      first: (letters, number) => `${letters}, the name you’re called by, comes to ${number}.`,
      last: (letters, number) => `${letters}, the name you were handed, comes to ${number}.`,
    },
  },
  firstName: {
    1: 'Called across a yard, it sounds like a start. People who use it expect an answer rather than an excuse.',
    2: 'It’s a name one lowers one’s voice for. Those who say it want to tell you something.',
    3: 'There’s a bell in it. It’s called when the party is short of a guest, or of a reason.',
    4: 'It sounds like a knock on solid wood. One calls it to ask whether it will hold.',
    5: 'It’s a name with a draft in it. Whoever calls it hopes that you’re going somewhere.',
    6: 'It gets called from kitchens. There is usually a plate waiting, or a plaster to be put on.',
    7: 'One calls it only once, and waits. It sounds like a light in a window on the top floor.',
    8: 'It looks well at the foot of a letter. Even friends use it when they need something settled.',
    9: 'It’s pronounced with a certain width. Strangers find it easy to say, and to say again.',
  },
  familyName: {
    1: 'A family with such a number hands on a chin: nobody at that table liked being told.',
    2: 'It hands on the art of the second sentence, the one that mends what the first has torn.',
    3: 'What’s handed down is a repertoire: songs, sayings, three stories told each New Year.',
    4: 'The inheritance is a toolbox and the idea that one puts things back.',
    5: 'It passes on a suitcase. Somebody before you left a place with less than you have.',
    6: 'Handed on is a table with leaves that pull out, and the worry about who isn’t at it.',
    7: 'You inherit bookshelves or silences, often both, and the respect for a closed door.',
    8: 'What came down is a way of standing at a counter, and a measure for what a day is worth.',
    9: 'The legacy is a door that wasn’t locked. People whose names nobody remembers ate there.',
  },
  lacking: {
    1: 'Without a one, saying “I” first is a learned art; it’s practiced with orders in a café and questions after a lecture.',
    2: 'Without a two, patience for another’s pace comes late, and usually through one slow, beloved person.',
    3: 'Without a three, showing off has to be allowed by oneself, in writing if need be.',
    4: 'Without a four, routine is borrowed: from a dog, a choir rehearsal, a friend who is never late.',
    5: 'Without a five, change is met like a guest who comes too early, and one learns to leave the door on the latch.',
    6: 'Without a six, duty at home is something you decide on each time anew, which makes it a gift.',
    7: 'Without a seven, being alone with a thought wants a timetable, say an hour on Sunday.',
    8: 'Without an eight, money is handled with gloves on, until a plain ledger takes the mystery from it.',
    9: 'Without a nine, the wide world has to be let in on purpose: a foreign paper, a neighbor’s trouble.',
  },
  repeated: {
    1: 'A heap of ones makes a person quick to decide and slow to hand over.',
    2: 'Many twos give fine ears and a long memory for tones.',
    3: 'With so many threes the right word is usually lying on top.',
    4: 'A stock of fours shows in drawers where things are found in the dark.',
    5: 'Plenty of fives keep the feet restless and the jokes fresh, and in most names they’re frequent anyway.',
    6: 'A store of sixes puts a hand on your shoulder when someone cries in the next room.',
    7: 'Repeated sevens, a rare thing, hold a question longer than others hold a grudge.',
    8: 'Where eights repeat, a sum gets done in the head before the bill arrives.',
    9: 'Many nines lend you other people’s reasons, even those of your opponents.',
  },
  question: {
    1: 'Whose decision is it, if it isn’t yours?',
    2: 'What would you say if nobody could be hurt by it?',
    3: 'Which of your beginnings deserves a last page?',
    4: 'Which rule no longer holds anything up?',
    5: 'What is the freedom for?',
    6: 'Who asked you to help?',
    7: 'To whom could you show it unfinished?',
    8: 'What would you do with the power, once you had it?',
    9: 'What are you ready to let go while it’s still good?',
    11: 'Where is last night’s idea this morning?',
    22: 'Which single wall comes first?',
    33: 'Who looks after the one who looks after them?',
  },
  praised: {
    1: 'beginning',
    2: 'tact',
    3: 'expression',
    4: 'reliability',
    5: 'quickness',
    6: 'care',
    7: 'insight',
    8: 'authority',
    9: 'breadth',
    11: 'intuition',
    22: 'building',
    33: 'teaching',
  },
  meets: {
    'path-expression': [
      (a, b) => `The road is a ${a}, the voice on it a ${b}.`,
      (a, b) => `Your date came to ${a} and your full name to ${b}.`,
    ],
    'soul-personality': [
      (a, b) => `The vowels make ${a} and the consonants ${b}: the owner of the house, and the doorman.`,
      (a, b) => `Inside the name lives a ${a}; the bell is answered by a ${b}.`,
    ],
    'path-birthday': [
      (a, b) => `The long road is a ${a}, the tool you carry along it a ${b}.`,
      (a, b) => `Beside the ${a} of the whole date stands the ${b} of its day.`,
    ],
  },
  meeting: {
    same: [
      'The two are one and the same number, so nothing in you contradicts it. Such people are clear from afar, and a little deaf in one ear: what the number lacks has to be said to them by somebody else, and twice.',
      'Twice the same note. There’s no quarrel to settle here and no second opinion to be had, which makes for speed. Borrow the doubt from a friend.',
      'They match to the digit. What you show and what you are come out of one drawer, and that rests people. Only variety must be brought in by hand.',
    ],
    mind: [
      'Both belong to the family of 1, 5 and 7, the digits of one who thinks for themselves. They agree on the main thing, room to move, and differ on how much company it needs. The weak spot is shared, too: feelings are dealt with after office hours.',
      'One family, that of 1, 5 and 7: curious, self-willed, easily crowded. The two understand each other at half a word, and neither of them thinks of calling home.',
      'They’re cousins among the digits of the mind, 1, 5 and 7. Ideas pass between them without a customs check; warmth sometimes waits at the border.',
    ],
    work: [
      'Both come from the family of 2, 4 and 8, the digits that get things done. What the one plans, the other can carry, and a day with nothing to show for it makes both of them uneasy. Rest has to be entered in the calendar as a task.',
      'One family, that of 2, 4 and 8: practical, loyal, measured. These two keep their word to each other. What they rarely do is play.',
      'Cousins among the working digits, 2, 4 and 8. They see to the same house from two floors, and argue at most about the order of repairs.',
    ],
    heart: [
      'Both belong to 3, 6 and 9, the digits of the heart and the hand that makes things. They’re generous in the same direction and run out of money in the same week. A third party with a ledger does them good.',
      'One family, that of 3, 6 and 9: expressive, warm, bad at endings. The two egg each other on, to lovely effect, until someone has to wash up.',
      'They’re cousins, out of 3, 6 and 9. Whatever they do together has people in it. Silence is the one thing that they’d have to learn.',
    ],
    'mind work': [
      'One comes from the thinkers, 1, 5 and 7, the other from the doers, 2, 4 and 8. The first wants to know whether it could be otherwise, the second when it’ll be ready. It’s a real argument and a useful one, provided both get to speak before lunch.',
      'A digit of the mind and a digit of work: the one opens the window, the other minds the heating bill. Let the first choose the direction, and the second the pace.',
      'Here thinking and doing were hired by one firm. They complain of each other, and apart from each other neither would have finished anything.',
    ],
    'mind heart': [
      'One is a digit of the mind, of 1, 5 and 7, the other of the heart, of 3, 6 and 9. The cool one needs distance to see, the warm one closeness to care, so your yes may come in two installments. Say which half is speaking, and people will wait for the other.',
      'Head and heart sit across the table from each other. The head says what’s true; the heart asks who’ll have to hear it. Neither is the weaker half.',
      'A thinker and a giver share the flat. One of them needs a closed door, the other a full kitchen, and a rota has solved worse.',
    ],
    'work heart': [
      'One belongs to work, to 2, 4 and 8, the other to the heart, to 3, 6 and 9. The first counts what the second gives away. Together they make what neither could alone, kindness that arrives on time, as long as the accountant isn’t left in charge of presents.',
      'A builder and a giver have to share one purse. The builder saves for the roof, the giver has invited guests. Both are right, and the guests will be glad of the roof.',
      'Duty on one side, warmth on the other. You’ll know the mix by its best product: help that was needed, and that also works.',
    ],
  },
  meetTitle: {
    'path-expression': 'The road and the voice',
    'soul-personality': 'The owner and the doorman',
    'path-birthday': 'The road and the tool',
  },
  year: {
    1: {
      turn: 'Sowing: the first move is yours.',
      body: [
        'Nine years’ worth of furniture has been moved out, and the room echoes. What is begun now sets the tone for the whole count, so it is worth beginning on purpose: one thing, chosen, with a date. Help tends to come after the first step rather than before it.',
        'A clean page, and the pen is in your hand whether or not you asked for it. Old helpers have other things to do, which is lonely for a month and free afterward. Choose what you’d want to have begun when you look back from the far end of the round.',
      ],
    },
    2: {
      turn: 'Waiting with open eyes: partners, small steps.',
      body: [
        'The seed is under the soil, and digging it up to check won’t help. The year favors allies, drafts, patience with a slow reply. Much of what decides it is said in pairs, at a kitchen table. Count a thing as moving even where it doesn’t show yet.',
        'The second year goes at walking pace. Answers take a week, and what’s decided is decided over tea. Tact does more than force, and a partnership looked at closely now, in work or in love, shows what it can bear.',
      ],
    },
    3: {
      turn: 'Showing: words, friends, a stage.',
      body: [
        'Something comes up green and wants to be seen. Invitations multiply, talk flows, and the hard part is to choose among nine pleasant things. It’s a year to publish, to dance, to say it out loud. Leave one evening a week without an audience.',
        'Color comes back. You’re heard more easily, so it’s a year for whatever lives from being told: the book, the shop window, the toast at a wedding. The bill for saying yes to everyone comes in around October.',
      ],
    },
    4: {
      turn: 'Mending: foundations, order, hours.',
      body: [
        'After the party comes the roof. The year likes lists, contracts read to the end, muscles used daily. It can feel narrow, as walls do while they’re being built. Whatever you put in order now, the five years after it will stand on.',
        'The year has working hours. You build, sign, repair, and learn what your week really holds. It isn’t glamorous, and people who grumble their way through it miss the pleasure of a drawer that finally shuts.',
      ],
    },
    5: {
      turn: 'Moving: a change of air.',
      body: [
        'The middle of the count, and the windows fly open. Plans made last year turn out to have a door in them: a trip, a transfer, a person from another story. Say yes to one real change rather than to twelve small distractions.',
        'Nothing stays where it was put, and that turns out to be a mercy. A habit of long standing loses its grip, a road opens sideways. Keep one thing fixed, the rent or the piano lesson, and let the rest move.',
      ],
    },
    6: {
      turn: 'Tending: home, people, promises.',
      body: [
        'It gets domestic. Someone needs you, something in the house does, and a promise made lightly is taken at its word. Duties shared early weigh half. It’s a good year for whatever grows when it is watered at the same hour each day.',
        'The year knocks at the door with a casserole in its hands. Family, in whatever sense, takes the foreground; old quarrels can be cooked soft. Beauty counts as a duty as well: paint the hall.',
      ],
    },
    7: {
      turn: 'Thinking: a year with the door ajar.',
      body: [
        'The phone rings less, or you answer less. Study, archives, long walks, one honest conversation with yourself: that’s what the seventh year is for. Pushing hardly speeds up anything in it. What you understand now saves you the eighth year’s mistakes.',
        'A pause on the landing. You see the stairs behind you and can’t yet see those ahead, so it’s wiser to sit down than to run. Teachers turn up, in books mainly. Fewer people, longer letters.',
      ],
    },
    8: {
      turn: 'Harvesting: results, scales, names on doors.',
      body: [
        'What was sown seven years before is weighed. Work asks for a decision, and modesty isn’t required. Figures are looked at, one’s own rank included. It’s fair on the whole: the scale doesn’t know how hard it was, only what is on it.',
        'The year speaks in figures. A rise, a sale, a lawsuit with one’s own modesty: matters of weight reach the table and want an adult. What you ask for is more likely to be heard if it’s asked for as a sum.',
      ],
    },
    9: {
      turn: 'Clearing: the attic, farewells, gifts.',
      body: [
        'The last year of the count empties shelves. Things end that had been over for some time, and the relief surprises you. Give away, finish, thank, forgive a debt or two. New beginnings can wait until the room is swept.',
        'Boxes stand in the hall. You’re moving out of a way of life, even if the address stays, and each thing wants a decision: keep, give, thank. Tears and relief come by the same post. Leave shelves empty on purpose.',
      ],
    },
  },
  yearsLead: (sum) =>
    `A personal year runs from January to December: your day and month are added to the digits of the calendar year. For this year that is ${sum}. Nine such years make a round, and then the count starts over.`,
  yearTitle: (year, number) => `${year}: personal year ${number}`,
  yearIn: (year, pinnacle) => `In ${year} you are in the pinnacle of ${pinnacle}, and it lends the year its stage.`,
  yearTable: { caption: 'Nine personal years', head: ['Year', 'Number', 'Its turn'] },
  pinnacle: {
    1: 'Circumstances push you out in front. There’s less help than you hoped for, and more room, and you find out what you do when nobody holds the map.',
    2: 'Life sends people, one at a time, and everything turns on how two get along. Patience is the currency; whoever hurries pays double.',
    3: 'Doors open to your voice. The stretch is sociable, colorful, somewhat scattered, and asks what you’d say if the microphone were yours for ten minutes.',
    4: 'A working stretch. Bricks, hours, obligations; what’s put up now stays up. Beauty comes as the straightness of a line.',
    5: 'The ground shifts and you’re lighter than you thought. Trips, turns, new trades: it is hard to grow roots here, and easy to learn what you don’t need.',
    6: 'The stretch is about a household in the widest sense: who belongs to it, who is cared for, who does the caring. Love appears in it as a timetable.',
    7: 'A quieter country. You’re turned toward study and silence, with fewer people and better ones, and what you find there is hard to tell at dinner.',
    8: 'Matters of weight come to you: budgets, posts, property, the last word. You’re measured by results, and learn to measure fairly in turn.',
    9: 'A wide and generous stretch with farewells in it. You work for more people than you’ll meet, and learn to open your hand.',
    11: 'Years under high voltage: flashes, nerves, a sense of being shown something. Company that stays calm is worth more now than company that admires.',
    22: 'A stretch with a large building site in it. The plan is bigger than one life, and the mornings are spent on very small nails.',
    33: 'For these years you’re the one people come to. Teaching, nursing, consoling: a great deal of love that needs opening hours.',
  },
  pinnacleTip: {
    1: 'While it lasts, decide one thing a week without asking anybody, beginning with small ones.',
    2: 'While it lasts, give the second answer, too: the one that comes to you after the other person has left.',
    3: 'While it lasts, finish every third thing you begin; the other two may stay sketches.',
    4: 'While it lasts, put a day of play on the plan, in ink, like any other obligation.',
    5: 'While it lasts, keep one address that doesn’t change, even if it’s only a bench.',
    6: 'While it lasts, ask for help aloud once a month; it’s exercise for a muscle seldom used.',
    7: 'While it lasts, answer one letter a week; solitude keeps better with a window.',
    8: 'While it lasts, have someone near who knew you before the office and isn’t impressed.',
    9: 'While it lasts, end things with a sentence said aloud instead of letting them lapse.',
    11: 'While it lasts, treat sleep as a tool of the trade, and write hunches down with their dates.',
    22: 'While it lasts, measure progress in pieces you can touch.',
    33: 'While it lasts, be unavailable for one evening a week, and don’t explain.',
  },
  pinnacleLead: [
    'A pinnacle is a long stretch with one theme. The first ends at the age of 36 less the digit of the life path, the next two last nine years each, the fourth has no end.',
    'Tradition divides a life into four climbs. Where the first one ends is computed, 36 less the digit of your life path; then come twice nine years, and a last stretch that stays open.',
  ],
  pinnacleAt: (order, number, ages, years, current) =>
    `The ${ORDER[order] ?? ''} pinnacle is a ${number}, ${ages}${current ? `, ${years}: the one you are in` : `, ${years}`}.`,
  pinnacleAgain: [
    (n) =>
      `The number ${n} returns here, and what was said of it holds on a higher floor, with more luggage and better shoes.`,
    (n) => `Another ${n}: the same theme goes on, and this time you know the words.`,
    (n) => `For a third time ${n}; hardly anyone gets so long to practice one thing.`,
  ],
  ages: (from, to) =>
    to === null ? `from the age of ${from} on` : from === 0 ? `from birth to ${to}` : `from ${from} to ${to}`,
  span: (from, to) => (to === null ? `since ${from}` : `${from} to ${to}`),
  pinnacleTable: {
    caption: 'Pinnacles with their ages and years',
    head: ['Pinnacle', 'Number', 'Age', 'Years'],
  },
  challenge: {
    0: 'Zero is the odd one: no pebble in particular, or all of them by turns. Tradition says that whoever has it may choose, and choosing with nothing pressing is harder than it sounds.',
    1: 'The pebble is other people’s opinion. You know what you think until somebody sure of himself comes in. The gait it teaches: say your sentence first, listen afterward.',
    2: 'The pebble is a thin skin. A tone of voice can spoil a day that contained nothing wrong. What it teaches is to ask “did you mean it like that?” in the same minute.',
    3: 'The pebble sits in the throat: you hide the good line, or you hide behind it. It wears smooth by being used, in small rooms first, with something true each time.',
    4: 'The pebble is order, too little of it or too much. Either the papers slide or you’re the prisoner of the folder. What helps is a routine short enough to be kept on a bad day.',
    5: 'The pebble is the open door. You stay too long for fear of the new, or you leave too early for fear of missing it. It teaches one to ask what exactly one would be free to do.',
    6: 'The pebble is an ideal: how people ought to be, yourself first. It rubs at every family dinner. The gait it teaches is to love what has come, in the shape in which it came.',
    7: 'The pebble is solitude, fled or overdone. You keep busy so as not to hear yourself, or hear nothing else. It teaches trust in doses, to one person, on one subject.',
    8: 'The pebble is value: what it’s worth, what you are. Either too much hangs on it or you act as though nothing did. It gets lighter each time you name a price calmly.',
  },
  challengeLead:
    'Challenges come from subtraction: the digits of month, day and year are taken from one another, the smaller from the larger. The first is felt most in the early years, the second in the middle ones, the fourth later; the third, drawn from the first two, goes along all the way.',
  challengeAt: [
    (a, b, n) => `Early years: month and day, ${a} − ${b} = ${n}.`,
    (a, b, n) => `Middle years: day and year, ${a} − ${b} = ${n}.`,
    (a, b, n) => `The main one, for the whole way: ${a} − ${b} = ${n}.`,
    (a, b, n) => `Later years: month and year, ${a} − ${b} = ${n}.`,
  ],
  challengeAgain: [
    (n) => `Once more ${n}, the pebble you know already; it doesn’t grow, it only travels along.`,
    (n) => `Here ${n} comes back, so the gait you found for it keeps its use.`,
    (n) => `And ${n} yet again: few people own so honest a pebble.`,
  ],
  close: [
    [
      ({ question }) =>
        `If you keep one thing from these pages, let it be a question rather than a digit. Yours, by the heaviest number in the count, is this: ${question} Write it where you’ll find it by accident, and see how the answer changes with the week.`,
      ({ question }) =>
        `Digits are soon forgotten and a good question isn’t. The life path leaves you with one: ${question} An answer that comes at once is seldom the last; try it again on a bad day.`,
    ],
    [
      ({ year, number }) =>
        `The year ${year} counts as a ${number} for you. Take its turn as a suggestion for the calendar: one small act that fits it, before the month is out, and a note in December on whether the image was of any use.`,
      ({ year, number }) =>
        `For ${year} the count says ${number}. Test it: write down on one line what you expect of such a year, put the line away, and read it when the calendar changes.`,
    ],
    [
      () =>
        'Where two numbers argued, don’t look for the winner. Ask each of them what it is afraid of, and hand out the tasks accordingly. And where a passage simply wasn’t you, cross it out: the pencil was for that, too.',
      () =>
        'A passage that made you protest may be worth more than one that flattered. Say in the margin how it really is. That sentence will be truer than ours, and it’s the one to keep.',
    ],
  ],
  notice:
    'Numerology is a tradition of images. It proves nothing about anyone, names no lucky days, and is no ground for a decision on money, health or law.',
  said: (core, number) => `${numerologyName[core]} ${number}`,
}

const numerologyName = {
  lifePath: 'life path',
  birthday: 'birthday number',
  expression: 'expression',
  soulUrge: 'soul urge',
  personality: 'personality',
} as const

import { pointEn } from '#language/en/points.ts'
import type { ProfessionalWords } from './words.ts'

/** The report on work in English. */
export const professionalEn: ProfessionalWords = {
  title: 'The work that fits your hands',
  subtitle: (name) => `A reading of the midheaven, the tenth and the sixth house, for ${name}`,
  chapters: {
    how: 'How this was made',
    summit: 'The plate on the door',
    weekday: 'An ordinary Tuesday',
    tools: 'Word, taste, tool',
    authority: 'Above you, below you, against the clock',
    company: 'With a partner and without',
    witnesses: 'Where the witnesses agree',
  },
  titles: {
    how: 'What was asked of the chart',
    ruler: 'The back door',
    emptyTenth: 'An empty tenth house',
    sixth: 'The day itself',
    sixthRuler: 'Who runs the week',
    emptySixth: 'No planet on the shift',
    table: 'Two houses side by side',
    weighing: 'Which of the three stands nearest',
    pair: 'When two take hold together',
    boss: 'With someone above you',
    beginner: 'With a beginner',
    deadline: 'With a date set by others',
    sunSaturn: 'When you ask permission',
    partner: 'Where you need a partner',
    alone: 'Where a partner is in the way',
    fields: 'Kinds of work, with their grounds',
    resume: 'Words for a résumé',
    week: 'What to watch for a week',
  },
  how: [
    'This report puts one question to the chart in nine ways: what do you do well before anyone asks? The top of the chart answers for the name you work under, the sixth house for the day itself, three planets for the trade. At the end the answers are counted. What several of them say is told as a finding; what one says alone is told as a hint.',
    'A trade is read here from nine separate signs of the chart, each of which could have said something else. First they speak one by one: the summit, the weekday, the tools, the manner with people. Then they are counted against each other, and you see the count. An answer that two or three of them give is worth more than a fine phrase given by one.',
    'Old astrologers distinguished what a person does from what a person is called for doing it. This report keeps the two apart until its last chapter: the tenth house has the name, the sixth the labor, and the three planets of a trade stand between. Every suggestion at the end carries the reasons it was drawn from, so that you can argue with the reasons.',
  ],
  wheel: 'Your chart. The summit is at the top, the sixth house at the lower right.',
  notice:
    'This is a description of leanings and no career advice: it knows neither the vacancies in your town nor what you have already learned. Houses are Placidus, or Porphyry where Placidus fails near the poles; rulers are the traditional seven; the three planets of a trade are Ptolemy’s (Tetrabiblos IV.4), their weighing is ours and stands in the formulas.',
  summit: [
    'You want the plate on the door to say who was there first. The kind of standing you care for is won by going in before the rest, and a position inherited in good order bores you by the second month. You look well at openings, in emergencies, in front of a wall that nobody has drilled. Being second in command suits you about as long as the first is on leave.',
    'You want a name that can be leaned on, like a counter. Reputation, for you, is made of things that are still there in the morning: a shop that opens at eight, a dish that tastes as it did ten years ago, a sum that comes out. You climb slowly and hate being hurried up. What you can’t bear on the plate is a title with nothing behind it to touch.',
    'Two plates would be better, and a third in the drawer. You want to be known as the one who knows, who has read it, who can put the engineer and the widow on the same line. One narrow job description feels like a coat buttoned wrongly. People remember you at work by a phrase, and quite a few of your promotions began as a conversation on the stairs.',
    'What you want to be known for is that people were all right with you. The standing you build has a kitchen in it somewhere: a team that stays for years, a place others call ours, a door open after hours. You rise by looking after something. A cold firm with a splendid front can have you for a season, and then you start bringing plants.',
    'If it is done, it should be seen that it was done by you. This isn’t vanity so much as a sense of authorship: unsigned work feels unfinished. You lead from the front of the stage, warm the hall, and give generously as long as the applause is honest. The post of deputy without a name on the program is the one place where you wilt.',
    'You would like the plate to be small and the work behind it flawless. What counts as success is the moment when an expert looks inside and finds nothing to correct. You rise by being the one who noticed, who stayed to check, who knew where the error was. Loud fame makes you look for the exit; a note of thanks from someone who knows the craft you keep for years.',
    'Your standing is made in rooms where two sides have to leave as friends. You want to be known for fairness and for form: the contract both can sign, the hall in which nobody sits badly. You rise through people who like to be seen beside you. An office with slammed doors costs you more than a low wage would.',
    'You want to be the person who is called when it is serious. Titles matter less than access: to the archive, the operating room, the books nobody shows. You climb by staying when others found it too dark, and you would rather be feared a little than chatted about. Work without stakes makes you invent some, which isn’t always good for the office.',
    'The plate should have room for a map. You want to be known far from where you were born, and for something larger than the desk it was done at: a subject, a conviction, a route. You rise by enthusiasm and by knowing people in other towns. Where the ceiling is low and the horizon the parking lot, you begin to teach the interns philosophy.',
    'You always meant to end up with responsibility for the building. Rank, to you, is a real thing, earned by years and carrying weights; you don’t smile about it. You rise late and do not come down. What you need from a summit is that it be stone: clear duties, long terms, a signature that means something. Being popular in the meantime strikes you as a side dish.',
    'You would like to be known for having done it differently, and among people you’d have chosen as friends. Standing inside a hierarchy leaves you cool; standing in a field, a network, a movement doesn’t. You climb by a side ladder that you built yourself. The day your idea becomes the regulation is the day you start looking out of the window.',
    'What you want to be known for is hard to put on brass. It has to do with making something bearable, or beautiful, or quiet. You rise half by accident, because you were there when help was needed or because an image of yours stayed with people. Sharp elbows are not in your kit; a place where they are required wears you thin, whatever it pays.',
  ],
  backDoor: [
    'You come to the top by walking in yourself. Neither a recommendation nor a diploma gets you as far as turning up does, early, in person, and a little unasked.',
    'The way up leads past the till. What first looks like merely earning, a side order, a skill you charged for, turns out to have been the staircase.',
    'You get there by talking and by small errands: a newsletter, a course for the neighbors, a brother’s acquaintance. The big door was next to the copy machine all along.',
    'The way to the public leads through the house. A family trade, a room turned workshop, or simply the years in which you worked unseen, are what the later name rests on.',
    'You come up through what you did for fun. The hobby, the stage, the children’s group, the thing with no business plan got noticed first.',
    'No one carries you up; the work does. You’re the one who knew how it is done at the lowest desk, and that is why they asked you to the highest.',
    'You arrive on somebody’s arm. A partner, a client who turned colleague, an opponent who came to respect you: alone you knock, together you’re let in.',
    'The door opens in a crisis. Others’ debts, an inheritance of unfinished business, a department nobody wanted were your way in, and you know what was in the cellar.',
    'You get to the top by going far away first: another country, another faculty, a book that you took along. Recognition travels back faster than you do.',
    'There is no back door here. What you want to be seen for, you have to do in plain view, under your own name, from the front steps.',
    'You come up through a circle. Friends, a club, a list of addresses, people who once worked on something for nothing together: one of them always knows of an opening.',
    'You get there from behind the scenes. Years in an institution, at night, in the archive or in some retreat look like a pause on paper, and were the making of you.',
  ],
  inTenthTitle: (planet) => `${pointEn(planet)} near the summit`,
  inTenth: {
    sun: 'At work you are visible whether you wish it or not, and people turn to you when something has to be decided. Hiding in a large team succeeds for about a week. The office is where you find out who you are, which makes praise there go deeper than it should.',
    moon: 'The public reads your mood, and you read theirs. Your work changes with the tide: several callings in a row, customers who come because of you, a name that is warm rather than great. On bad days it would help if fewer people could see your face.',
    mercury:
      'You’re known for your wording. Even in a silent trade you end up as the one who writes the letter, explains the table and takes the call. Your career has more branches than a trunk, and people quote you without saying from where.',
    venus:
      'People like to have you represent them, since with you the matter looks better than it is. Taste, tact and a gift for being agreeable in public are your capital. The risk is being placed in the shop window of somebody else’s shop.',
    mars: 'You work in the open and somewhat against the wind. Rivals make you quicker. You’re given the task with a knife in it, the closing, the launch, the difficult client, and you would be insulted to be given another.',
    jupiter:
      'Doors are held open for you before you’ve said what you want. You seem trustworthy at a large scale, so that you’re offered the chair, the foreword, the whole department. What you still have to learn is to ask how many drawers are in it.',
    saturn:
      'The climb is long and you noticed it early. You are examined more strictly than your neighbors, and given keys later, but whatever you hold at fifty was not a gift from anybody. Stepping down is harder for you than climbing was.',
    uranus:
      'Your career has corners. It bends where nobody had planned a bend, often overnight, and afterward it looks as if there had been no other way. You do best with a trade that didn’t exist when you were at school, or with an old one done wrongly on purpose.',
    neptune:
      'What exactly you do is hard to explain at weddings. Your name at work is partly a projection: people see in it a healer, an artist, a dreamer, and now and then a scapegoat. It pays to have the job description in writing.',
    pluto:
      'You’re drawn to positions where things are really decided, and you have a nose for who decides. Careers like this have a hard break in them and a second half with more weight. People take care around you before you have given them reason.',
  },
  emptyTenth: [
    'No planet stands in the tenth house, which is the commonest of cases and no verdict. It means that the public side of your work isn’t a drama in itself: the sign at the summit sets its tone, and its ruler, wherever it stands, goes to the meeting on its behalf.',
    'The tenth house holds no planet. Your name gets made elsewhere, then, and arrives here as a result; the ruler of the summit is the one to watch, since it carries the key about in another part of the chart.',
  ],
  weekday: [
    'Your day wants to begin with something that can be finished before coffee. You work in sprints with doors banging in between; a long even pace puts you to sleep, and being made to wait for approval is the most tiring task of all. The desk looks like the site of a landing.',
    'A day with the same chair, the same cup and the same order of things carries you far. You get through amounts of work that frighten others, on condition that nobody moves the furniture. What grinds you is the interruption, and a lunch eaten from the hand.',
    'Your Tuesday should have eight things in it and nobody to ask why. You work between calls, in two windows at once, best with a colleague within talking distance. What grinds you is one task that lasts until evening, done in silence, with the phone in a locker.',
    'You work as well as you feel, and you feel what the room feels. A small team with soup in it makes you tireless. Where people don’t greet one another you do everything twice, since half of you is busy guarding the door. Your best hours go with the tide and won’t be scheduled.',
    'A working day needs a scene in it: the meeting you chair, the thing presented, the thank-you said aloud. You tidy up for visitors. What grinds you is the anonymous share, a tenth of a document, no name on it, deadline moved; you’ll do it, late and badly, and be surprised at yourself.',
    'You were built for the weekday. Lists, tools in a row, an error found before it left the house: such things quiet you. You keep a better order than was asked for and notice when somebody used your scissors. What grinds you is sloppiness that has been declared a method.',
    'You work best facing someone. Two desks pushed together, a fair division, music low; then even the tax file has its charm. A quarrel at the next table costs you the morning, whoever is right. You put off what must be decided alone until there is someone to ask how it looks.',
    'You don’t work a little. Either the thing has you, and then lunch goes by unnoticed, or it hasn’t, and no bonus will help. You want a room with a door. What grinds you is being watched while you dig, and cheerful meetings about work that someone ought to be doing.',
    'Give you a target at the end of the road and the freedom to choose the road. You work in generous strokes and leave the crumbs; errands that get you out of the building do wonders. What grinds you is the form with twelve fields for a thing everybody understood an hour ago.',
    'You like a day that has been planned and then happens. You arrive a little early, finish a little late and measure the rest by it. Tasks without an owner irritate you until you own them. What grinds you is work whose purpose changes on Wednesday because someone had an idea.',
    'Your routine is your own invention, and it works as long as nobody standardizes it. You do the week’s load in two nights, then disappear. Cleverly arranged systems delight you. What grinds you is attendance for its own sake, the badge, the clock, the rule that has outlived its reason.',
    'Your day has soft edges. You do much by feel, several things half at once, and a surprising number of them turn out well by evening. Music helps, and so does water in sight. What grinds you is noise with a stopwatch; after an hour of it you are present in the body only.',
  ],
  inSixthTitle: (planet) => `${pointEn(planet)} on the early shift`,
  inSixth: {
    sun: 'You are what you get done, at least until you catch yourself thinking so. Pride goes into the handwork; a holiday without a task makes you restless by noon.',
    moon: 'Routine is comfort to you and mood is your tool. You feed the colleagues, remember who takes milk, and your body is the first to report when the place turns sour.',
    mercury:
      'Your tools are lists, messages and quick hands. You’re the one who can be given an unsorted heap in the morning and asked at four where everything is.',
    venus:
      'You make any job pleasant that lasts long enough: flowers, a decent lamp, a rule against shouting. Quarrelsome work you do badly, however well it’s paid.',
    mars: 'You work fast, with the body, and hot. Idle machinery makes you angry, and a colleague who dawdles can lose you an afternoon. Give the morning to the heaviest piece.',
    jupiter:
      'You take on too much and mostly get it done, because people help. Dull duties grow under your hands into something with a purpose and a small celebration at the end.',
    saturn:
      'You are the person who can be relied on, and the load knows it. Duties find you. Nobody else will notice for you that a tired worker has been standing there for an hour.',
    uranus:
      'You can’t do it the same way three days running, and usually by the second you have built something that does it for you. Freelance hours were invented by a person like this.',
    neptune:
      'You pick up the atmosphere of a workplace as wool picks up smoke. Where the aim is worthy you are inexhaustible; where it’s muddled you fall ill with excuses.',
    pluto:
      'You go to the bottom of a task and take it apart there. Control over your own procedure matters more to you than rank, and sloppy bosses meet a quiet wall.',
  },
  emptySixth: [
    'No planet works in the sixth house. Daily labor is, for you, a means and rarely a stage; the sign on its door gives the pace and its ruler says for whose sake you get up.',
    'The sixth house stands without a planet, so the weekday isn’t where your story is told. You can do routine, of the kind described above, and you can leave it at the coat rack.',
  ],
  table: {
    caption: 'Daily labor and public name, ruler against ruler',
    head: ['', 'Sixth house: the labor', 'Tenth house: the name'],
    sixth: 'sixth',
    tenth: 'tenth',
    rows: {
      cusp: 'Sign',
      ruler: 'Ruler',
      stands: 'Where it stands',
      dignity: 'Dignity there',
      planets: 'Planets in it',
    },
  },
  sameRuler:
    'One planet rules both columns. What you do all day and what you’re known for come out of the same tap, so a post in which the two are far apart, a fine title over alien work, will always feel like somebody else’s coat.',
  differentRulers: [
    'The columns have different rulers, and so the job that feeds your day and the name you’d like on the door needn’t be the same one. Many people with such a table keep both for years, a calm weekday trade and a second one that they sign. It is a solution, and not a failure to decide.',
    'Two rulers, two employers: one wants the day to go well, the other wants it to have been for something. When a job pleases only the first, you grow restless in spring; when it pleases only the second, your back complains. A good offer can be read against both columns before you answer it.',
  ],
  tools: {
    caption: 'Mercury, Venus and Mars weighed by their nearness to your work',
    intro: [
      'Asked about a trade, Ptolemy looked for three planets: the one of words and figures, the one of taste, and the one of tools. Here they are weighed by house, by what they rule, by aspects to the summit and dignity.',
      'The old question runs: is it done by word, by taste or by tool? Three planets stand for the answers. The longer the bar, the closer that planet stands to your sixth and tenth houses.',
    ],
    nearTitle: (tool) => ({ mercury: 'The word leads', venus: 'Taste leads', mars: 'The tool leads' })[tool],
    near: {
      mercury:
        'The word stands nearest to your work: what passes through your hands turns into a sentence, a figure, a sequence of steps. You’re at your best between two who don’t understand each other, or in front of a heap that has no order yet. Even if you lay tiles, you will be the tiler who can explain the quotation. Look for work in which explaining isn’t the side dish.',
      venus:
        'Taste stands nearest to your work. You see at once what is too much, and what would make it pleasant, whether it’s a menu, a waiting room or the tone of a refusal. This is a skill like soldering, though it is rarely paid as one until someone has to do without it. Look for work in which “it’s lovely here” counts as a result.',
      mars: 'The tool stands nearest to your work: something with an edge, a motor, a resistance. You understand a thing by taking it apart or by getting it over the wall, and you think faster on your feet. A purely verbal day leaves you with strength that has nowhere to go. Look for work in which at evening something stands, runs, or is out of the way.',
    },
    pair: {
      'mercury venus':
        'Word and taste come next to one another here. Out of this couple come text that is a pleasure to read, teaching that doesn’t humiliate, drawings that sell an idea, the negotiator whom both sides invite to supper. What it avoids is the blunt sentence, and sometimes a blunt sentence is the job.',
      'mercury mars':
        'Word and tool come next to one another: a mind with an edge. Out of this couple come surgeons of text and of code, engineers, reporters, advocates, people who repair what they’ve understood. Speed is the gift. The chips fly, though, and someone has to sweep them up.',
      'venus mars':
        'Taste and tool come next to one another. Out of this couple come makers: of furniture, of shoes, of dishes, of dances, of rooms. A thing is not finished for it until it’s both right and handsome. It dislikes offices, except as something to be redecorated.',
    },
  },
  boss: {
    fire: 'A superior is someone whose fire you want to see. You follow a person who goes first and stop taking notes on one who only signs. If respect is missing you become cheerful in an alarming way, and competitive in meetings that weren’t a race.',
    earth:
      'You treat a boss as you’d treat a ledger: is it right, is it on time, does it add up? Competence above you calms you for years. Moods, favorites and rules bent for a friend are noted in silence, and one day the notes have become a resignation.',
    air: 'You need to be able to talk to the one above you. Reasons turn you into the best of deputies; “because I said so” makes you witty. You see through the hierarchy as through a glass partition, and sometimes forget that the others still walk into it.',
    water:
      'You know how the boss slept before the door is shut. Under somebody kind you work beyond your hours without counting; a cutting remark in front of others stays with you long after its author forgot it. It’s worth asking outright what was meant.',
  },
  beginner: {
    fire: 'A beginner gets from you what you’d have liked: trust too early, a real task on the first day, and your delight when it succeeds. What you tend to leave out is the part between the first and the last step.',
    earth:
      'To a beginner you show the thing with your own hands, twice, and then stand by. You’re patient with slow people and short with careless ones. Say now and then that it was good, since from your silence nobody can tell.',
    air: 'You explain beautifully, with the history of the matter and an example from aviation. A beginner adores you and goes home confused. One page with five steps would be a kindness, and you’d write it in a minute.',
    water:
      'A beginner feels safe with you and shows the mistakes that elsewhere would be hidden. You teach by being near. You may do the hard part for them a little too often, because it hurts to watch.',
  },
  deadline: {
    cardinal:
      'A foreign deadline makes you start at once, with noise, and be far ahead by the second day. The danger lies in the last fifth, when the thing is as good as done and something new has begun. Hand over early, or let someone else tie the bow.',
    fixed:
      'You don’t like a date that others have set, and for some time you act as though it didn’t exist. Then you sit down and do not get up until it’s finished. Nobody should move the date in between; you don’t turn, you have to be unloaded.',
    mutable:
      'You adjust to the date and to the next date as well, and to the wish that came by phone in between. You’re the last one to panic. The price is that the work takes the shape of whoever called most recently, so write down what was agreed on Monday.',
  },
  sunSaturn: {
    before: [
      'How you take authority and how you wear your own shows in one aspect.',
      'Two planets settle this between them.',
    ],
    none: {
      fire: 'The Sun and Saturn make no aspect in your chart: neither asks the other. Permission and will live in different rooms, so you may go ahead for months without having asked anyone, and then, over a trifle, wait politely for a signature that nobody needs.',
      earth:
        'No aspect joins the Sun and Saturn here. You respect rules and you have a will of your own, and the two rarely meet in the corridor; it takes an outsider to point out that you could simply have changed the rule.',
      air: 'Between the Sun and Saturn there is no aspect. You judge authority case by case, from the facts, without the old ache that others bring to it. What may be missing is the inner foreman who says that it’s enough talking now.',
      water:
        'The Sun and Saturn don’t look at one another in this chart. Other people’s sternness passes you by until it’s aimed at someone weaker; then you find a firmness that surprises the whole floor, yourself included.',
    },
  },
  partner: {
    fire: 'Fire is the thinnest element of your chart, so take a partner for the beginning and for the selling: someone who rings up strangers with pleasure and isn’t ashamed of the price. Left alone with it, you’d polish the offer until the season is over.',
    earth:
      'Earth is the thinnest element of your chart, and so the partner you need is the one with the folder: invoices, dates, where the key is. You can do without admiration in a colleague, but not without somebody who counts the chairs.',
    air: 'Air is the thinnest element of your chart; take a partner for the explaining. You know it and do it, and then there’s the minister, the customer, the form, who’d all like to have it in words. Somebody at your side likes exactly that.',
    water:
      'Water is the thinnest element of your chart, so have someone beside you who notices how the people are. They’ll tell you that the best worker is about to leave, three weeks before the letter. You would have read it in the letter.',
  },
  alone: {
    fire: 'Fire prevails in your chart, and in the first hour of anything a partner is only in the way. You have to leap in order to see. Bring the others in when there’s something to carry, and till then spare them the duty of being cautious.',
    earth:
      'Earth prevails in your chart. Whatever is to be made well you make alone, at your own pace, with the door shut; well-meant help costs you an hour for each hour it saves. Share the plan and the result, but not the bench.',
    air: 'Air prevails in your chart. Thinking out loud takes company, but the text, the code, the formula themselves come about alone. A co-author over your shoulder makes you clever instead of exact.',
    water:
      'Water prevails in your chart, and what you do by feel won’t be done by committee. Listening to somebody, finding the tone, knowing when it’s ready: in such work a second person with a plan only muddies the glass.',
  },
  witness: {
    summit: 'rules the summit',
    tenth: 'stands in the tenth house',
    angle: 'stands at the midheaven itself',
    weekday: 'rules the sixth house',
    sixth: 'stands in the sixth house',
    tool: 'nearest of the three tools',
    purse: 'rules the second house',
    sun: 'rules the sign of your Sun',
    loudest: 'the loudest planet of the chart',
  },
  fields: {
    intro: [
      'Each line below names a kind of work after its planet, says what is done in it before lunch, and lists the indicators that spoke for it. Where there is one alone, it is marked as a hint.',
      'Here the answers are put together. Read the last column first: it tells how many separate indicators came to the same kind of work, which is all the certainty that a chart has to give.',
    ],
    caption: 'What the indicators point to, the best attested first',
    head: ['Kind of work', 'Before lunch', 'What speaks for it', 'Standing'],
    name: {
      sun: 'Work at the head',
      moon: 'Work with daily needs',
      mercury: 'Work with words and figures',
      venus: 'Work with taste and agreement',
      mars: 'Work with an edge',
      jupiter: 'Work that widens',
      saturn: 'Work that has to last',
      uranus: 'Work with the new',
      neptune: 'Work with the invisible',
      pluto: 'Work in the depth',
    },
    lunch: {
      sun: 'a decision, a stage, a name signed under it',
      moon: 'people fed, housed, soothed, remembered',
      mercury: 'letters, tables, calls, something explained twice',
      venus: 'a room, a face or a quarrel made pleasant',
      mars: 'something cut, started, mended or won',
      jupiter: 'a lesson, a permit, a trip, a recommendation',
      saturn: 'a plan checked, a rule applied, a wall built',
      uranus: 'a system taken apart and put together otherwise',
      neptune: 'an image, a sound, a confidence listened to',
      pluto: 'a leak, a motive, a hidden sum brought up',
    },
    agreed: 'agreed',
    hint: 'a hint',
    told: {
      sun: 'This is work in which somebody has to stand in front and answer for the whole. It isn’t only management: a solo musician has it, a class teacher, the owner of a bakery with a name over the door. What marks it is that the decision can’t be passed on, and that one is recognized in the street.',
      moon: 'This is work that has to be done again tomorrow, since people will be hungry, tired or small again tomorrow. It knows its customers by their habits. What marks it is closeness without an audience, a memory for names, and days that resemble each other the way waves do.',
      mercury:
        'This is work whose raw material is information: it comes in crooked and goes out straight. What marks it is variety, speed and the telephone. One is always between two parties, and the best proof of success is that neither notices how far apart they had been.',
      venus:
        'This is work that ends when something pleases. It may be cloth, faces, contracts or cakes. What marks it is measure: knowing the gram too much and the word too many. It lives by people who come back although it was cheaper elsewhere.',
      mars: 'This is work against a resistance, with a tool in the hand or a rival across the table. What marks it is that it has a before and an after. One is tired in the muscles and clear in the head by evening, and nobody asks what it was good for.',
      jupiter:
        'This is work that makes a thing larger: a mind, a market, a claim, a circle of acquaintances. What marks it is trust given in advance and the need to deserve it later. It goes with travel, with books, with robes of various kinds.',
      saturn:
        'This is work that is measured in years. Someone will stand on it, live in it or be judged by it, and so it has to hold. What marks it is patience, rules one has seen the sense of, and the loneliness of being the last to check.',
      uranus:
        'This is work in which yesterday’s way is no argument. It deals with current, code, crowds or the air, and with whatever was thought impossible until somebody left the room. What marks it is irregular hours and colleagues who’d be odd anywhere else.',
      neptune:
        'This is work with what has no handle: moods, images, pain, the sea. What marks it is that one lends oneself to it, as an instrument, and has to get oneself back in the evening. Its results are real and can’t be weighed.',
      pluto:
        'This is work below the surface, where something is buried, owed, ill or concealed. What marks it is that people come only when they must, and tell the truth only when they’re asked the third time. One keeps silent about it at parties.',
    },
    narrowed: {
      sun: {
        fire: 'In a fire sign it leans toward the stage, sport, a venture of one’s own.',
        earth: 'In an earth sign it leans toward running a firm, an estate, a household of forty.',
        air: 'In an air sign it leans toward publishing, teaching, speaking for a group.',
        water: 'In a water sign it leans toward heading a clinic, a school, a family business.',
      },
      moon: {
        fire: 'In a fire sign it leans toward children’s groups, sport for all, lively kitchens.',
        earth: 'In an earth sign it leans toward food, gardens, hotels, housekeeping on a large scale.',
        air: 'In an air sign it leans toward customer care, local news, communities.',
        water: 'In a water sign it leans toward nursing, midwifery, homes and keepsakes.',
      },
      mercury: {
        fire: 'In a fire sign it leans toward sales, reporting, moderating, coaching.',
        earth: 'In an earth sign it leans toward bookkeeping, logistics, editing, diagnostics.',
        air: 'In an air sign it leans toward languages, software, research, teaching.',
        water: 'In a water sign it leans toward interviewing, archives, translation, advice.',
      },
      venus: {
        fire: 'In a fire sign it leans toward events, fashion, the performing arts.',
        earth: 'In an earth sign it leans toward crafts, cooking, interiors, fine goods.',
        air: 'In an air sign it leans toward design, mediation, galleries, protocol.',
        water: 'In a water sign it leans toward music, cosmetics, hospitality, poetry of any kind.',
      },
      mars: {
        fire: 'In a fire sign it leans toward rescue, sport, start-ups, metal.',
        earth: 'In an earth sign it leans toward building, mechanics, farming, surgery.',
        air: 'In an air sign it leans toward law, engineering, aviation, debate.',
        water: 'In a water sign it leans toward investigation, diving, emergency care, chemistry.',
      },
      jupiter: {
        fire: 'In a fire sign it leans toward travel, expeditions, public speaking.',
        earth: 'In an earth sign it leans toward wholesale, estates, auditing, faculty boards.',
        air: 'In an air sign it leans toward universities, publishing, international bodies.',
        water: 'In a water sign it leans toward charity, chaplaincy, healing institutions.',
      },
      saturn: {
        fire: 'In a fire sign it leans toward command, training, safety.',
        earth: 'In an earth sign it leans toward architecture, administration, mining, restoration.',
        air: 'In an air sign it leans toward law, standards, mathematics, planning.',
        water: 'In a water sign it leans toward elder care, monuments, history, dams.',
      },
      uranus: {
        fire: 'In a fire sign it leans toward inventions, stunts, flying.',
        earth: 'In an earth sign it leans toward new materials, green technology, networks.',
        air: 'In an air sign it leans toward programming, electronics, astronomy, reform.',
        water: 'In a water sign it leans toward unusual therapies, sound, research at sea.',
      },
      neptune: {
        fire: 'In a fire sign it leans toward film, faith, dance.',
        earth: 'In an earth sign it leans toward photography, perfume, gardens, remedies.',
        air: 'In an air sign it leans toward music, fiction, media.',
        water: 'In a water sign it leans toward hospitals, the sea, painting, solace.',
      },
      pluto: {
        fire: 'In a fire sign it leans toward crisis management and the stage of power.',
        earth: 'In an earth sign it leans toward recycling, excavation, insolvency, soil.',
        air: 'In an air sign it leans toward investigative writing, law reform, data.',
        water: 'In a water sign it leans toward psychology, pathology, grief work.',
      },
    },
  },
  resume: {
    intro: 'Strong sides sound like boasting as long as they are adjectives. Here they stand as something one does.',
    caption: 'Phrases that can go into a letter as they are',
    head: ['From', 'Phrase'],
    of: { sun: 'the Sun', mc: 'the midheaven', mars: 'Mars' },
    sun: [
      'starts projects others are still discussing',
      'keeps quality steady over years',
      'explains the same matter to three kinds of people',
      'builds teams that stay',
      'presents results so that they are remembered',
      'finds the error before the customer does',
      'brings two parties to a text both sign',
      'stays with a difficult case to the end',
      'sees the market beyond the district',
      'plans in years and delivers in weeks',
      'replaces a habit by a better system',
      'hears what the client hasn’t said',
    ],
    mc: [
      'has opened sites, branches or subjects from nothing',
      'has made things that are still in use',
      'has a network reachable by a short call',
      'has looked after people in times of change',
      'has led from the front and signed for it',
      'has documented what everybody else only knew',
      'has represented a house with tact',
      'has been trusted with confidential matters',
      'has worked across borders and faculties',
      'has carried responsibility for budgets and people',
      'has introduced what is standard today',
      'has calmed situations nobody wanted to enter',
    ],
    mars: {
      fire: 'gets a stalled matter moving within a day',
      earth: 'finishes what was begun, and cleans up',
      air: 'argues a case hard and without malice',
      water: 'works with patience toward an aim out of sight',
    },
  },
  week: {
    cardinal:
      'For a week, note at what moment of each task you were most awake: the first step, the middle or the last. Should it be the first four times out of five, you have learned more about your next post than any test would tell.',
    fixed:
      'For a week, note what you wouldn’t let anyone take over, however tired you were. The list will be short. It is the part of your work that is really yours, and it may be smaller, or elsewhere, than your job title.',
    mutable:
      'For a week, note whom you were helping at each hour and whether you had chosen it. By Friday you will see which of your many tasks is a trade and which is only kindness that has got into the timetable.',
  },
  closing: [
    'None of this obliges you to resign. A range of work is a direction to lean in where you already stand: one task asked for, one handed on, a name put under something.',
    'Take from this what you recognize, and hold the rest against the next offer. An answer that irritates you is worth a second look a month from now.',
  ],
}

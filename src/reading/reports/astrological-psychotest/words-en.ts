import { pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { PsychotestWords } from './words.ts'

const BANDS = { low: 'in the lower part', middle: 'near the middle', high: 'in the upper part' } as const

/** The test in English. */
export const psychotestEn: PsychotestWords = {
  title: 'A test without a questionnaire',
  subtitle: (name) => `Six scales of temperament, computed for ${name}`,
  chapters: {
    how: 'The drawing',
    scales: 'Ray by ray',
    outline: 'The outline',
    material: 'What it is drawn with',
    closing: 'Where you know yourself otherwise',
  },
  titles: {
    radar: 'Six rays',
    how: 'How the points are given',
    longest: 'The longest ray',
    shortest: 'The shortest ray',
    company: 'Company and distance',
    work: 'Starting and staying',
    eye: 'What you see and how you judge it',
    element: 'The element behind it',
    mode: 'The mode behind it',
    lights: 'The two heaviest weights',
    threads: 'What ties the weights together',
    friend: 'To lay over a friend’s',
    closing: 'Arguing with a number',
  },
  how: [
    'Every scale begins at fifty. Each planet then adds or takes points by the element and the mode of its sign, the Sun and the Moon the most; some aspects count, and on one scale the horizon. The rules are the same for everybody. Under each ray you see the addition, so that you can object to a figure and not only to a word.',
    'Nothing was asked of you, so nothing could be answered to please. The points come from the chart alone: fifty to begin with, then up or down by sign, by aspect, and once by the horizon. What raised a ray and what lowered it is printed below it. A long ray isn’t better than a short one; it leans the other way.',
    'A score of fifty means that the chart doesn’t care. What moves it, and by how much, stands in a small table under each ray. Two people with the same score may have got there by different roads, and the road often says more than the sum.',
  ],
  notice:
    'This is a game with rules and no clinical test: it measures the weight of planets, and nobody should be hired, chosen or judged by it. Scales, weights and formulas are ours and are printed in the formulas.',
  withoutHour:
    'The hour of birth isn’t known. The ascendant and the horizon give no points, a Moon or planet that changed its sign that day gives none by sign, and aspects count half.',
  radar: 'The outline of your temperament: 0 in the center, 100 at the rim.',
  table: { caption: 'The scores', head: ['Scale', 'Toward 100', 'Toward 0', 'Score'] },
  sum: {
    caption: (scale) => `${scale}: the addition`,
    head: ['What', 'Points'],
    start: 'beginning',
    total: 'score',
    rest: 'everything smaller',
  },
  placed: (point, sign) => `${pointEn(point)} in ${signEn(sign)}`,
  above: (point, isAbove) => `${pointEn(point)} ${isAbove ? 'above' : 'below'} the horizon`,
  scored: (scale, score, band) => `${scale}: ${score} of 100, ${BANDS[band]}.`,
  scale: {
    outward: {
      name: 'Outward',
      high: 'outward',
      low: 'inward',
      band: {
        high: 'Company fills you. After three hours among people, while others look for their coats, you’ve just arrived; thoughts come to you while talking, and a Saturday alone with a book feels like detention until someone rings. You think with the door open. The drawback shows on quiet evenings, when you notice that you’ve told everybody how you are except yourself.',
        middle:
          'You’re a person with two doors. Company does you good until it’s enough, and it is enough suddenly; solitude does you good until the second cup. Friends who invite you on the wrong day take you for shy, those who hit the right one for the soul of the party. It’s worth knowing your own timetable, since nobody else can.',
        low: 'Strength comes back to you over a book, with the phone face down. You’re not shy, or not necessarily; people cost you something even when you like them, and you pay gladly, but you pay. In a group you hear everything and say a third of it. The best of you is told to one person in a kitchen, long after midnight.',
      },
      gap: 'If you know yourself otherwise here, ask whether you’re describing your trade. Whole professions have taught the quiet to speak, and the talkative to sit still, and the chart knows nothing of training.',
      longest:
        'That turning outward is your longest ray can be seen at a station: within ten minutes you know where the lady opposite is going.',
      shortest:
        'That turning outward is your shortest ray can be seen at a station: you’ve chosen the bench behind the pillar, and there you’re perfectly content.',
    },
    start: {
      name: 'Start',
      high: 'start',
      low: 'stamina',
      band: {
        high: 'You begin. A red light is an insult, a form a dare; the first tenth of any matter is yours, and it’s done by noon. What follows, the long middle in which nothing is new, you’d gladly hand to somebody patient. A cupboard of yours probably holds a sailing jacket, a kiln or a Portuguese grammar, used with passion for six weeks.',
        middle:
          'You can start and you can stay, though not always in the same matter. With some things you’re out of the door at once, with others you need to be wound up, and then run. At a red light you look at the time and leave it at that. People can put you at either end of a project, provided they tell you which.',
        low: 'You last. Getting under way takes you some time and a good reason, and then it’s easier to let you go on than to stop you. The red light finds you thinking of something else. When the fast ones lie about in the grass you come past, at the same pace as in the morning, and carry the bag of one of them.',
      },
      gap: 'If you know yourself otherwise, look at what you’ve been praised for. Children who finish their plates learn to seem patient, and a slow heart in a fast family learns to run.',
      longest:
        'That starting is your longest ray shows at the buffet, in traffic and in love: somebody has to go first.',
      shortest:
        'That starting is your shortest ray shows on the long road: you’re the one who still has water at the end.',
    },
    head: {
      name: 'Head',
      high: 'head',
      low: 'heart',
      band: {
        high: 'When there’s news, the head reports first. You want to know how, since when and according to whom; the feeling comes in later, like a clerk with a form to be signed. This makes you calm in emergencies and a little slow at weddings. You’re able to see the other side’s point even of the person who is just leaving you.',
        middle:
          'Head and heart report at about the same time, and not always the same thing. You can explain a feeling and be moved by a proof. Decisions take you a moment longer than either of the two would need, since both are asked, and for this reason they tend to hold.',
        low: 'When there’s news, the heart reports first. You know at once whether it’s good, and find the reasons afterward, mostly sound ones. Numbers persuade you if there’s a face behind them. People who want to convince you should tell you of one case rather than a thousand; you’ll think the thousand in by yourself.',
      },
      gap: 'If you know yourself otherwise, consider what you had to be at home. Where feelings ran high, somebody had to be sensible, and the post was often given to the most sensitive.',
      longest: 'That the head is your longest ray shows in quarrels: you number your points.',
      shortest: 'That the head is your shortest ray shows in shops: you asked the price last.',
    },
    constancy: {
      name: 'Constancy',
      high: 'constancy',
      low: 'change',
      band: {
        high: 'You go to the same café for twenty years, sit by the same window, and are greeted by the third generation of waiters. What you’ve once chosen needn’t be chosen again. Changes that come from outside you treat like weather, by closing the window. Your loyalty is a great good, and now and then it’s loyalty to a mistake.',
        middle:
          'You have some things that stay and some that rotate. The table is the same and the book on it never. Change is welcome if it knocks, and constancy as long as it doesn’t snore. It’s worth noticing in which field you’re which, for those around you are the first to feel it.',
        low: 'You have a new favorite café every month and mean it each time. Repetition makes you tired before the work does; a detour wakes you. You adapt so quickly that people don’t see how much you’ve adapted to. What you leave behind you leave without rancor, and sometimes without having noticed that someone stayed.',
      },
      gap: 'If you know yourself otherwise, count your addresses. A moved-about life makes one long for what stays, and a settled one for change; the chart speaks of the bent, not of the biography.',
      longest:
        'That constancy is your longest ray can be told from your keys: one of them belongs to a door that’s long gone.',
      shortest:
        'That constancy is your shortest ray can be told from your jackets: there’s a ticket in each, and all of them for different towns.',
    },
    closeness: {
      name: 'Closeness',
      high: 'closeness',
      low: 'distance',
      band: {
        high: 'Near is where you live. A sofa for two that would do for three, the door of the bathroom ajar, a message in the afternoon about nothing. You feel well when you know where your people are. You’re generous in this and take it amiss if somebody needs a night of their own; it sounds to you like a diagnosis, and is only a door.',
        middle:
          'You like nearness with a window. You come close, stay for a good while, and then it’s time for the bicycle; on your return you’re the same. Those who love you have learned that neither movement is about them. You understand both the ones who cling and the ones who flee, and may interpret.',
        low: 'You love best from a step away. Your eye finds the coat in the hall early, not because you’d like to go but because it’s good to know where it hangs. Nearness that’s demanded makes you polite. Nearness that leaves you free you answer with a loyalty that amazes people, in the morning, over newspapers, in two rooms.',
      },
      gap: 'If you know yourself otherwise, ask whom you have in mind. Most people are near with one and distant with another, and a scale has only one end at a time.',
      longest: 'That closeness is your longest ray is known to everyone who’s ever sat beside you on a bus.',
      shortest:
        'That closeness is your shortest ray is known to everyone who has ever tried to wait for you at the airport with balloons.',
    },
    use: {
      name: 'Use',
      high: 'use',
      low: 'imagination',
      band: {
        high: 'You notice that the tap leaks. While others discuss the meaning of the evening, you’ve seen what it’ll cost, who is washing up and where the draft comes from. Things work in your vicinity. What has no purpose has to explain itself to you, and some of the best things can’t; a song, for instance, or a cat.',
        middle:
          'You see the stain and what it resembles. A practical person to the dreamers and a dreamer to the practical, you’re asked by both to translate. An idea of yours usually has a date on it, and your to-do list a drawing in the margin.',
        low: 'You see what the stain on the ceiling resembles. The tap may leak in peace; it has a rhythm. You think in images, find by not looking for, and come home from errands with something else, better. Bills are a foreign country to you. Someone with a spanner in your life is a blessing, so long as they don’t mend the stain.',
      },
      gap: 'If you know yourself otherwise, look at your evenings. By day a duty can make anyone practical; what one does when nothing has to be done is nearer to the scale.',
      longest:
        'That use is your longest ray is seen by your bag: there’s a plaster in it, a pen that writes and a spare one.',
      shortest:
        'That use is your shortest ray is seen by your bag: there’s a chestnut in it, a poem, and somewhere the keys.',
    },
  },
  quarters: {
    company: {
      'high high':
        'Outward and close: your house is a station with beds. People come, stay, bring others. What you lack isn’t company but a lock, and the right to turn it for an hour without anyone being offended.',
      'high low':
        'Outward, yet keeping a distance: you know everybody and few know you. You’re at home among many, as one is at home in a city. The one question that finds you unprepared is asked by two eyes at a small table.',
      'low high':
        'Inward and close: your world holds three people, and for them you’d move the wall. Parties happen elsewhere. Losing one of the three would be half of everything, so it’s wise to let in a fourth.',
      'low low':
        'Inward and at a distance: you need little company and a lot of sky. It’s no coldness. You’re like a lighthouse, useful to many and inhabited by one; there should be a boat.',
    },
    work: {
      'high high':
        'Starting and staying in one: you begin at once and don’t let go. Such people found things. Nobody can stop you, which is a pity on the days when somebody should.',
      'high low':
        'Quick to start and glad of change: you live in first chapters. There’s a great talent in that, that of opening. It comes into its own beside a person who loves second chapters.',
      'low high':
        'Slow to start and hard to move: you’re the mountain one builds against. What has taken you ten years to decide stands for thirty. Small things should be decided by the toss of a coin.',
      'low low':
        'Slow to start and ready to change: you go along, with stamina, in whatever direction the road takes. You get far and are surprised where. Choose the direction once a year, in writing.',
    },
    eye: {
      'high high':
        'Head and use together: a tool of precision. You see how it works and what it’s good for. What escapes you is why somebody is crying, and it’s quite all right to ask.',
      'high low':
        'Head and imagination together: the inventor’s mixture. Ideas come with proofs and without a price. Have somebody beside you who asks what it runs on.',
      'low high':
        'Heart and use together: kindness with rolled-up sleeves. You feel what’s needed and bring it in a bowl. Now and then sit down before the bowl is washed.',
      'low low':
        'Heart and imagination together: everything touches you and turns into a picture. You ought to write, paint, or have a dog. The world’s sharp corners need to be pointed out to you, gently.',
    },
  },
  friend: [
    'Print the radar of a friend on thin paper and lay it over yours. Where both rays are long, you’ll agree without talking, and overlook the same things. Where one’s long and the other short, there’s the friction, and the reason why you rang each other up in the first place.',
    'Have a friend guess your six numbers before you show them. The differences between the guess, the chart and your own opinion make three outlines; the area that all three cover is rather small, and quite certainly yours.',
  ],
  closing: [
    'Choose the one number that annoys you. For a week, collect evidence against it, one scene a day, in writing. If you’ve got seven by Sunday, strike it out. If it’s four, put a question mark. With two, look at the table beneath it once more.',
    'A number you’d sign at once teaches you nothing. Take the one you’d change, and ask two people who’ve known you for ten years or more to set it for you. The truth needn’t lie in the middle, but the conversation does.',
  ],
}

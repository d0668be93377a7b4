import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, yourEn } from '#language/en/points.ts'
import type { BusinessWords } from './words.ts'

const { list } = commonWordsEn

/** The working year in English. */
export const businessWordsEn: BusinessWords = {
  title: 'A working year with its dates',
  subtitle: (name, between) => `${name} · ${between}`,
  notice:
    'This is no advice on money, law or employment. It names dates and subjects by an old symbolic system, says nothing of markets, rates or shares, and knows neither your contract nor your accounts. Decisions are yours and those of people who know them.',
  chapters: {
    plan: 'A row for the plan',
    view: 'Midheaven in view',
    money: 'Second house: invoices',
    queue: 'Sixth house: the queue',
    standing: 'Tenth house: Jupiter, Saturn and the rest',
    allies: 'Eleventh house: clients and allies',
    loops: 'Mercury’s loops',
    hand: 'The slow hand',
    use: 'Ask, check, deliver',
  },
  titles: {
    how: 'How the year was planned',
    lines: 'Money and workload, month by month',
    contacts: 'When people look up',
    through: 'Who passes through',
    ruler: 'The ruler of the house',
    points: 'Jupiter and Saturn at your working points',
    hand: 'What the bustle is for',
    ask: 'Dates for proposals',
    check: 'Dates for rereading',
    deliver: 'Dates for closing',
    closing: 'A nail in the wall',
  },
  how: [
    ({ between, contacts, loops }) =>
      `The plan runs ${between}. In it ${contacts} contacts of planets with your midheaven are dated, the houses of money, labor, standing and allies are followed from door to door, and the writing planet turns back ${loops === 1 ? 'once' : `${loops} times`}.`,
    ({ between, contacts, loops }) =>
      `One more row for the sales plan, ${between}: ${contacts} days on which work is more visible than usual, the comings and goings in four houses of your chart, and ${loops} ${loops === 1 ? 'stretch' : 'stretches'} in which papers want a second look.`,
  ],
  reading: [
    () =>
      'It speaks of tasks, people and deadlines, so it serves whoever has a boss, whoever is one, and whoever sends the invoices alone at the kitchen table.',
    () =>
      'None of it says what to do. It says when which sort of errand comes to the counter, and a shopkeeper who knows that sweeps at the right hour.',
  ],
  moneyCaption: 'Money: days of planets in the second house and exact aspects to its ruler',
  loadCaption: 'Workload: days of planets in the sixth house and exact aspects to its ruler',
  lines: [
    ({ money, load }) =>
      `The line of money is highest in ${money}, that of workload in ${load}. The two seldom peak together, and it is worth knowing beforehand which of them a month is about.`,
    ({ money, load }) =>
      `By this count invoices are the subject of ${money}, and the pile on the desk that of ${load}.`,
  ],
  contact: [
    ({ meeting, dates }) => `${capital(meeting)} is exact ${dates}.`,
    ({ meeting, dates }) => `${capital(dates)} comes ${meeting}.`,
    ({ meeting, dates }) => `${capital(meeting)} falls ${dates}.`,
  ],
  contactOf: {
    sun: 'A superior or a client looks at you, not at the file. Likely subject: praise, or the absence of it, and either is useful to hear.',
    mercury:
      'A message from above wants an answer in writing. Likely subject: a question with a deadline in its second sentence.',
    venus:
      'The manner counts beside the result. Likely subject: a fee, a front window, a compliment that can be asked to repeat itself.',
    mars: 'Pace is the subject: somebody wants it sooner, and it may be you. What is decided fast here should fit on one page.',
    jupiter:
      'A larger room is shown. Likely subject: a step up, a wider audience, an offer whose small print rewards a slow reader.',
    saturn:
      'The work is weighed. Likely subject: responsibility, a review, a title that comes with its own keys and its own evenings.',
    uranus:
      'The course changes, from outside or because you have had enough. Likely subject: a reshuffle, a new trade, a day that can’t be taken back.',
    neptune:
      'The outline of the job goes soft. Likely subject: a calling, or a task no one has described; ask for it in writing.',
    pluto:
      'Somebody’s power over your work becomes visible. Likely subject: a takeover, an end with a date, a standing that nobody can lend you.',
  },
  contactsTable: { caption: 'Every exact contact with the midheaven', head: ['Date', 'Contact'] },
  passes: [
    ({ planet, house, stretches }) => `${capital(planetEn(planet))} is in your ${ordinalEn(house)} house ${stretches}.`,
    ({ planet, house, stretches }) => `Your ${ordinalEn(house)} house has ${planetEn(planet)} in it ${stretches}.`,
    ({ planet, house, stretches }) =>
      `${capital(stretches)} ${planetEn(planet)} goes through your ${ordinalEn(house)} house.`,
  ],
  allYear: [
    ({ planet, house }) => `${capital(planetEn(planet))} stays in your ${ordinalEn(house)} house all year.`,
    ({ planet, house }) => `All twelve months ${planetEn(planet)} is in your ${ordinalEn(house)} house.`,
  ],
  inHouse: {
    2: {
      sun: 'Accounts are lit: a month in which a price may be named anew, and in which it shows what an hour of yours goes for.',
      mercury: 'Quotations, comparisons, receipts. Figures flow, so check the decimal point.',
      venus: 'Payment comes more willingly, and so do purchases. What you sell sells by its looks.',
      mars: 'Money is earned by pushing and spent by impulse. Collect what is owed before ordering what is new.',
      jupiter:
        'The measure of income is taken larger. Estimates grow as well, so let one of them be made by someone sober.',
      saturn:
        'Counting time. Costs are cut to the bone that holds, and a modest fixed sum beats a grand uncertain one.',
      uranus:
        'Income comes by other roads and at other hours. Keep the ladder from the old roof until you stand on the new one.',
      neptune: 'Sums blur at the edges. Whatever is owed either way is better on paper, with a date.',
      pluto: 'An old attachment between worth and wage is dug up. What you stop paying for is the real news.',
    },
    6: {
      sun: 'The pile on the desk gets the morning light: routine, tools, the appointment book. Tidying pays here.',
      mercury: 'Small errands by the dozen, with their mails. Bundle them, or they will bundle you.',
      venus: 'The tone in the workroom improves, and a dull task can be made pleasant enough to last.',
      mars: 'Urgent jobs, repairs, short tempers at the counter. Finish before you begin the next.',
      jupiter: 'More work than hours: orders, colleagues, good tools. Say which of it you can really deliver.',
      saturn: 'The load is real and it repeats. A procedure written down now saves its own weight every week.',
      uranus: 'Schedules break and are remade. Automation, a new shift, a colleague who leaves on a Tuesday.',
      neptune: 'Tasks without borders seep in from the neighbors. Ask who will sign for them.',
      pluto: 'A way of working is taken down to the frame. What is left does the job of all the rest.',
    },
    10: {
      sun: 'A month in the window: presentations, reviews, a word from above. Put your name under the thing.',
      mercury:
        'Your opinion is asked by people who decide. Send the short version, and keep the long one within reach.',
      venus: 'You are liked in public, which opens one door. The second opens to the work itself.',
      mars: 'Ambition walks fast and is seen walking. Choose the one hill.',
      jupiter: 'Standing is enlarged as far as it can reach. Jupiter adds the title; its weight you add yourself.',
      saturn:
        'What you have built is inspected on its highest floor. Corrections come back with a red pencil and stay for years.',
      uranus: 'The course of a career jumps a track. It looks sudden from the platform only.',
      neptune: 'Name and fame go through mist. Work that serves something larger does well; posturing gets wet.',
      pluto: 'Power over a field is gained or handed over, and seldom in the canteen.',
    },
    11: {
      sun: 'Clients, partners and old schoolmates come to mind and to the phone. Ask for the introduction.',
      mercury: 'Talk with people of your trade brings in more than searching. Write down who said what.',
      venus: 'A pleasant circle becomes a useful one. Thank somebody in public.',
      mars: 'Joint projects get a motor and a quarrel about the wheel. Settle who signs.',
      jupiter: 'The circle of those who wish you well gets wider; one of them knows someone.',
      saturn: 'A few dependable allies in place of many. Associations, boards, terms of partnership.',
      uranus: 'New people from another corner, and a plan that no one in the old office would have had.',
      neptune: 'Shared ideals, vague budgets. Agree on the second while the first is warm.',
      pluto: 'A group changes hands. See who stays when the chair does not.',
    },
  },
  stretch: (from, to) => `${from} to ${to}`,
  ruler: [
    ({ house, ruler }) =>
      `The ruler of your ${ordinalEn(house)} house is ${planetEn(ruler)}, and this is who comes to see it in the course of the year.`,
    ({ house, ruler }) =>
      `What happens to ${planetEn(ruler)}, ruler of your ${ordinalEn(house)} house, is felt in its affairs.`,
  ],
  rulerQuiet: [
    ({ house, ruler }) =>
      `The ruler of your ${ordinalEn(house)} house is ${planetEn(ruler)}; neither of the two judges, the giving and the exacting one, makes a further call on it this year.`,
    ({ house, ruler }) =>
      `No further slow visitor comes this year to ${planetEn(ruler)}, ruler of your ${ordinalEn(house)} house, so its business runs by the calendar of the swift ones.`,
  ],
  story: [
    ({ meeting, dates }) => `${capital(meeting)} is exact ${dates}.`,
    ({ meeting, dates }) => `The calendar has ${meeting} ${dates}.`,
    ({ meeting, dates }) => `${capital(dates)} it is ${meeting}.`,
  ],
  pointsOpening: [
    () =>
      'One of them enlarges whatever it can reach, the other returns it for correction. Below is where they reach your working points.',
    () => 'Think of a sponsor and an auditor who visit the same firm. Their appointments follow.',
  ],
  loopTitle: (from) => `The loop of ${from}`,
  loop: [
    ({ retrograde, direct, first, last }) =>
      first === last
        ? `Mercury turns retrograde ${retrograde} and direct ${direct}, both in your ${ordinalEn(first)} house.`
        : `Mercury turns retrograde ${retrograde} in your ${ordinalEn(first)} house and goes back into the ${ordinalEn(last)} house, where it turns direct ${direct}.`,
  ],
  loopHouse: [
    'The one to be reread is you: profile, photograph, the sentence with which you introduce yourself. Old versions are still in circulation.',
    'Prices and invoices want the second look. A sum agreed long ago turns up with another figure beside it.',
    'Correspondence goes round twice. Resend, confirm by telephone, and read the attachment before you attach it.',
    'Work comes home, or the office moves: keys, leases, the desk in the bedroom. Sort the papers of a house before you sign another.',
    'Drafts return, and some are better than you remember. A project laid aside for being too playful may be the one that sells.',
    'Procedures stumble over themselves. Look for the step that is done twice, and for the tool that one person alone can find.',
    'Agreements are reopened, by them or by you. Hear the old partner out; put the new terms in simple words.',
    'Shared money and other people’s signatures want rereading: guarantees, shares, passwords held in common.',
    'Travel, training, legal pages and far-off clients get postponed by a polite mail. Use the delay to learn the thing properly.',
    'What you said to the public comes back for correction: a title, an announcement, a promise made on a stage.',
    'Old clients write. A list of contacts from some years ago holds two names worth a call.',
    'Files in the cellar, messages never sent, a colleague’s silence. Much gets done in these weeks behind a closed door.',
  ],
  thrice: [
    ({ points }) => `Three times in this loop it meets ${list(points)}: the matter is raised, reopened and closed.`,
    ({ points }) =>
      `It comes over ${list(points)} three times, so that subject gets a draft, a correction and a fair copy.`,
  ],
  once: 'It meets none of your planets more than once on the way, so the delay is one of papers rather than of persons.',
  hand: [
    ({ meeting, date }) => `${capital(meeting)} is exact ${date}.`,
    ({ meeting, date }) => `Under the minute hand moves the hour hand: ${meeting}, exact ${date}.`,
  ],
  handOf: {
    sun: 'An aim of many years comes of age. This year’s bustle serves it, including the parts that looked like detours.',
    moon: 'For some weeks the mood of the whole enterprise turns on this; you sense what the work needs before the figures show it.',
    mercury:
      'The way you think about your trade is changing languages. Papers, training and trade itself belong to it.',
    venus: 'A taste becomes a line of business, or a business becomes a taste. Value is being set anew.',
    mars: 'The manner of attack changes: you start from another foot, and compete about other things.',
  },
  noHand:
    'No progressed planet comes near the midheaven or its ruler within these months. The hour hand stands in the middle of its field; what is asked of this year is craft.',
  your: yourEn,
  ask: [
    ({ items }) => `For proposals: ${list(items)}.`,
    ({ items }) => `The calendar opens for asking at ${list(items)}.`,
  ],
  check: [
    ({ items }) => `For rereading: ${list(items)}.`,
    ({ items }) => `Second looks have their season ${list(items)}.`,
  ],
  deliver: [
    ({ items }) => `For closing: ${list(items)}.`,
    ({ items }) => `Things can be handed in and signed off at ${list(items)}.`,
  ],
  askUse: [
    () => 'A proposal sent then meets a reader in good humor. It still has to be good.',
    () => 'On such days a name, a price or a plan may be put on the table plainly.',
  ],
  checkUse: [
    () =>
      'Whatever is begun then tends to be done twice, which is an argument for doing then what is meant to be done twice.',
    () => 'Nothing need stop for it. Proofreading, stocktaking and overdue replies simply pay better than launches.',
  ],
  deliverUse: [
    () => 'The auditor nods on these dates. What is handed in gets a plain receipt and stays handed in.',
    () => 'They are dry dates, good for full stops.',
  ],
  closing: [
    ({ first }) =>
      `Hang it beside the sales plan, begin with ${first}, and note after each date what came to the counter. In a year you will know which planet your trade listens to.`,
    ({ first }) =>
      `The nearest date is ${first}. One line of notes after it, and one after each that follows, turn a forecast into a record; the record is the part worth keeping.`,
  ],
}

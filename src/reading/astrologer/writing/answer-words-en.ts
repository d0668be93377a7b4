import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { AnswerWords } from './answer-words.ts'

const { list } = commonWordsEn
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The astrologer in English. */
export const answerWordsEn: AnswerWords = {
  noBirth:
    'To answer this I need your own chart, and your birth data are not complete yet. Add the date and the place in the settings; this question has cost you nothing. Until then you can ask me about the lunar day, an eclipse, or where a planet is today.',
  noHour:
    'Your birth time is not known, so all that turns with the hour would be guesswork. If you find the hour, on a birth record perhaps, add it in the settings. What I can tell for certain follows.',
  eitherSign: (point) =>
    `${capital(yourEn(point))} changes sign on the day you were born, and without the hour nobody can say which side you are on.`,
  otherSign: 'By your birth data it is another sign than the one you name.',
  otherHouse: 'By your birth data it is another house than the one you name.',
  noAspect: (a, b) =>
    `${capital(yourEn(a))} and ${yourEn(b)} make no major aspect: neither helps or hinders the other directly.`,
  fewAspects: (point) =>
    `${capital(yourEn(point))} makes no major aspect, which leaves it unusually free to go its own way.`,
  ruledBy: (house, planet) => `The ruler of the ${ordinalEn(house)} house is ${planetEn(planet)}.`,
  emptyHouse: 'No planet stands in it, which is nothing amiss: the house then speaks through its ruler.',
  chartOpens: 'Three points carry most of a chart, and these are yours.',
  gift: (text) => `What it gives you: ${small(text)}`,
  watch: (text) => `What to watch for: ${small(text)}`,
  topic: {
    love: 'On love, a chart shows how you give it and what you take for it.',
    career: 'On work, a chart says less about what to do than about how you do it well.',
    money: 'On money, a chart shows what it means to you and which door it comes in by.',
    health: 'A chart knows nothing of illness, but something of how you spend and gather strength.',
    move: 'On places, a chart shows what makes one a home for you.',
    family: 'On family, a chart shows what you ask of the table you sit at.',
    study: 'On learning, a chart shows how things get into your head.',
    friends: 'On friends, a chart shows who you let in and what keeps them.',
    self: 'On what you’re made for, a chart gives the direction, not the address.',
  },
  topicNone:
    'In the time you ask about no such transit is exact in your chart: it is left to you alone, which is also an answer.',
  topicNow: 'And this is touched just now.',
  care: {
    health: 'With anything that hurts or lasts, the place to go is a doctor.',
    money: 'Take it as a mirror, and sums of any size to somebody who reckons for a living.',
  },
  helps: 'This is what eases.',
  presses: 'And this asks for patience.',
  periodOpens: {
    day: 'This is what touches your chart on that day.',
    week: 'Of that week, these touch your chart most.',
    month: 'Of that month, these touch your chart most.',
    year: 'Of that year, the slow planets have most to say to your chart.',
    span: 'In that time, these touch your chart most.',
  },
  quietPeriod:
    'No planet makes an exact aspect to your chart then: a stretch without demands, good for what needs only your own decision.',
  noHits: 'In the years I have looked through, that aspect is not exact in your chart.',
  far: 'It is some way off; nothing about it needs deciding today.',
  retrogradeNow: (planets) =>
    `Retrograde now ${planets.length > 1 ? 'are' : 'is'} ${list(planets.map((planet) => planetEn(planet)))}.`,
  notRetrograde: (planet) => `${capital(planetEn(planet))} moves forward at the moment.`,
  neverRetrograde: 'The two lights never go backwards; only the planets seem to, seen from the Earth.',
  noneRetrograde: 'No planet goes backwards at the moment.',
  noEclipse: 'In that time there is no eclipse.',
  nextEclipse: 'The next one comes later.',
  favors: 'Tradition gives it to this:',
  avoids: 'And it leaves this aside:',
  lunarTradition: 'This is custom, not a law: a good reason of your own outweighs it.',
  progressedOpens: 'Progressions tell years by days: each day after your birth stands for a year of your life.',
  bondOpens: (name) => `Between your chart and that of ${name}, these ties are the strongest.`,
  bondThin: (name) =>
    `Between your chart and that of ${name} no close tie stands out. Such a bond is made by what you do, more than by what you are.`,
  bondCloses: 'None of it decides for the two of you. It only shows where the talk is easy and where it needs a table.',
  elements: {
    'fire fire': 'Two fires warm the whole house and now and then want the same armchair.',
    'fire earth': 'One is off already, the other still locks the door; together you arrive, and with the keys.',
    'fire air': 'A spark and a draft: talk catches quickly between you, and somebody has to mind the stove.',
    'fire water':
      'One says it aloud, the other has felt it since breakfast; patience with the pace does most of the work.',
    'earth earth': 'You agree on what a promise is, and would do well to plan one thing a month that is of no use.',
    'earth air': 'One wants to hold it, the other to discuss it; a list that both have written helps.',
    'earth water': 'Bank and river: the one gives shape, the other something to give shape to.',
    'air air': 'You never run out of words, only sometimes of supper.',
    'air water': 'One explains, the other waits to be asked; it goes well where questions come before answers.',
    'water water': 'You hear each other through the wall, so it is worth asking whose mood it is.',
  },
  signPairOpens: (own, other) => `Signs alone say little, but here is what ${signEn(own)} and ${signEn(other)} say.`,
  signPairCloses:
    'For the two of you rather than two signs, add the other person under Charts & people, and I’ll compare the whole charts.',
  twoSigns: (one, other) => `Of ${signEn(one)} and ${signEn(other)} this much can be said by the signs alone.`,
  nature: {
    conjunction: 'The two stand together, for better and for worse.',
    flowing: 'The two help each other without being asked.',
    tense: 'The two pull at each other, and something gets done by it.',
  },
  askWhom: 'Whose chart should I compare with yours? Add that person under Charts & people, or name a sign.',
  greeting: (name) =>
    `Good to see you${name ? `, ${name}` : ''}. I read your birth chart and today’s sky. Ask me what one of your planets says, when a good week for work comes, or how you get along with someone you’ve added.`,
  thanks:
    'Gladly. When the next question comes, it will find me here. You could ask what this week means for you, or what today’s lunar day is good for.',
  identity:
    'I am a program: an AI astrologer, not a person. What I say about the sky is computed to the minute and checked before you see it; what it means is tradition put into words, for reflection. It isn’t medical, legal or financial advice.',
  truth:
    'The positions I name are exact: they come from tables held against those that observatories use. That they mean anything for a life has not been shown by science, and I will not claim it. I am an AI, and what I offer is an old language for looking at oneself; keep what proves useful.',
  product:
    'I answer from your own chart: placements, houses and aspects, transits with their dates, progressions, compatibility with a sign or with someone you’ve added. I know the general sky too: lunar days, eclipses and when planets turn retrograde. Elsewhere in Asteria there are your charts, a horoscope for each day, written reports, the calendar, free calculators and consultants. You can change your birth details, language and subscription in the settings; for payments and refunds, there’s the support page.',
  plan: ({ title, isFree, questionsADay, questionsLeft, paidUntil, features, reportsLeft }) =>
    [
      isFree
        ? 'You are on the free plan.'
        : `Your plan is “${title}”${paidUntil ? `, paid until ${paidUntil.told}` : ''}.`,
      `It has ${questionsADay === 1 ? 'one question' : `${questionsADay} questions`} a day, of which ${questionsLeft} ${questionsLeft === 1 ? 'is' : 'are'} left today.`,
      features.length > 0 ? `It includes: ${list(features)}.` : '',
      reportsLeft > 0 ? `Reports you can order without paying: ${reportsLeft}.` : '',
      isFree ? 'The Plans page shows what the other plans add.' : 'You can change or cancel it in the settings.',
    ]
      .filter(Boolean)
      .join(' '),
  unknown:
    'That I cannot tell from a chart. What I can: a planet, a house or an aspect of yours, love, work or money, a good time for something, this week or month, a retrograde or an eclipse, the lunar day. Ask me one of these, and I will answer with dates where there are any.',
  unknownWithChart: 'Meanwhile, this is what your chart is busy with.',
  fate: 'No chart tells death or illness, and I will not pretend it does. If a worry about your body or about somebody dear is behind the question, a doctor is the right person, soon rather than late. What I can do is tell how you gather strength, or which weeks ask for more rest. Ask me about either.',
  minor:
    'You are under eighteen, and intimate matters are none I answer then. If something troubles or frightens you, tell an adult whom you trust, or a helpline for young people. I am glad to talk about friendship, school or what your chart says of you.',
  expert:
    'This is a question for a doctor, a lawyer or somebody who knows money for a living, and a chart is no substitute for them. I am an AI that reads astrology, which is reflection and no advice in such things. What I can tell is when you think most clearly or where patience is asked of you. Ask me for a good week to prepare a decision.',
  injection:
    'I keep to one thing: the sky and your chart. Instructions in a message do not change that. Ask me about a planet, a house, a transit or a date, and I will answer.',
}

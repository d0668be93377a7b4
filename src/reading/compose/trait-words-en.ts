import { numberEn } from '#language/en/numbers.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import { commonWordsEn } from '../writer/common-words-en.ts'
import type { Evidence } from './themes.ts'
import type { TraitWords } from './trait-words.ts'

const BY_POINT: Partial<Record<ChartPoint, string>> = {
  sun: 'in large decisions',
  moon: 'at home and when you’re tired',
  mercury: 'in conversation and on paper',
  venus: 'with somebody you like',
  mars: 'once something has to be done',
  jupiter: 'when a chance comes up',
  saturn: 'where the responsibility is yours',
  uranus: 'when nothing has changed for too long',
  neptune: 'when something stirs your imagination',
  pluto: 'when the stakes are high',
  asc: 'with people who don’t know you yet',
  mc: 'in public',
  chiron: 'where an old hurt is touched',
  trueNode: 'where you are learning',
}
const BY_HOUSE = [
  'when you act on your own account',
  'where your own money is concerned',
  'in the talk and errands of every day',
  'inside your own four walls',
  'at play',
  'in the daily work',
  'face to face with a partner',
  'where trust and shared money are concerned',
  'far from home',
  'in your profession',
  'among friends',
  'when you are alone',
]

function evidence(what: Evidence): string {
  switch (what.kind) {
    case 'aspects': {
      const [first] = what.aspects
      return first ? aspectEn(first.a, first.aspect, first.b) : ''
    }
    case 'house':
      return `${what.planets.length > 2 ? 'the crowd' : commonWordsEn.list(what.planets.map(planetEn))} in your ${ordinalEn(what.house)} house`
    case 'element':
      return `your ${numberEn(what.planets.length)} planets in ${what.element} signs`
    case 'no-element':
      return `the missing ${what.element}`
    case 'mode':
      return `your ${numberEn(what.planets.length)} planets in ${what.mode} signs`
    case 'alone':
      return `the lone ${pointEn(what.planet)}`
    case 'ruler':
      return `${planetEn(what.planet)} as the ruler of your chart`
    case 't-square':
      return `the three-way pull of ${commonWordsEn.list([...what.ends, what.apex].map(planetEn))}`
    case 'grand-cross':
      return `the grand cross of ${commonWordsEn.list(what.planets.map(planetEn))}`
    case 'grand-trine':
      return `the grand trine of ${commonWordsEn.list(what.planets.map(planetEn))}`
    case 'retrograde':
      return `your retrograde ${planetEn(what.planet)}`
  }
}

const aspectEn = (a: ChartPoint, aspect: string, b: ChartPoint) =>
  aspect === 'conjunction'
    ? `the meeting of ${planetEn(a)} and ${planetEn(b)}`
    : `the ${aspect} of ${planetEn(a)} and ${planetEn(b)}`

export const traitWordsEn: TraitWords = {
  opener: {
    pace: 'You have two speeds.',
    feeling: 'Your feelings run on two clocks.',
    talk: 'You have two ways of saying a thing.',
    approach: 'Two roads lead you to what you want.',
    conflict: 'A quarrel can find you in either of two moods.',
    closeness: 'You want company and you want room, and the chart says when you want which.',
    trust: 'Your trust has two settings.',
    stage: 'You have a place on the stage and another in the wings.',
    home: 'One part of you stays, another travels.',
    change: 'You keep things and you change them, though seldom the same things.',
    risk: 'Courage and caution have divided the work between them.',
    order: 'Order and improvisation each have a province in you.',
    authority: 'You are of two minds about rules.',
    money: 'Your hand is closed at some times and open at others.',
    appetite: 'How much is enough depends on what is being served.',
    unity: 'Here the chart contradicts itself, and both halves are true.',
    face: 'How well strangers know you depends on what they meet first.',
    chat: 'You can talk for hours, and you can be silent for as long.',
    ambition: 'You want to rise, though not everywhere.',
    rest: 'Rest comes to you easily in one place and hardly at all in another.',
    faith: 'You believe readily and you check what you believe.',
    credit: 'Your name matters to you in some things, and in others you forget to put it down.',
  },
  pole: {
    pace: ['you move at once', 'you take the time it takes'],
    feeling: ['a feeling is out before you’ve thought about it', 'a feeling waits until it’s safe to have it'],
    talk: ['you say it straight', 'you look for the gentle wording'],
    approach: ['you walk straight up to what you want', 'you come at it from the side'],
    conflict: ['you’ll take up the fight', 'you look after the peace'],
    closeness: ['you want somebody beside you', 'you need air around you'],
    trust: ['you trust first and check later', 'you check first and trust later'],
    stage: ['you like to be seen', 'you’d rather work unseen'],
    home: ['you need ground of your own under your feet', 'you want the road'],
    change: ['you hold on to what has proved itself', 'you need something new'],
    risk: ['you leap', 'you test the ground first'],
    order: ['you want it done properly', 'you improvise and leave the edges open'],
    authority: ['you question the rule', 'you accept the rule and serve it'],
    money: ['you hold on to what you have', 'you give with an open hand'],
    appetite: ['you want a second helping', 'little is enough'],
    unity: ['aim and need pull together', 'aim and need pull apart'],
    face: ['people see at once who you are', 'people meet your manner before they meet you'],
    chat: ['you talk it over with everybody', 'you keep your words back'],
    ambition: ['you want to get to the top', 'rank leaves you cold'],
    rest: ['you switch off without trouble', 'you can hardly stop working'],
    faith: ['you trust that things will turn out well', 'you believe what you have tested'],
    credit: ['you want your own name under it', 'you’d rather say “we”'],
  },
  occasion: (occasion) =>
    (typeof occasion === 'number' ? BY_HOUSE[occasion - 1] : BY_POINT[occasion]) ?? 'in other matters',
  speaker: (speaker) => {
    switch (speaker.kind) {
      case 'sign':
        return speaker.point === 'asc' || speaker.point === 'mc'
          ? `your ${signEn(speaker.sign)} ${speaker.point === 'asc' ? 'ascendant' : 'midheaven'}`
          : `${yourEn(speaker.point)} in ${signEn(speaker.sign)}`
      case 'house':
        return `${yourEn(speaker.point)} in the ${ordinalEn(speaker.house)} house`
      case 'ruler':
        return `${planetEn(speaker.point)} as the ruler of your ${ordinalEn(speaker.of)} house`
      case 'aspect':
        return aspectEn(speaker.a, speaker.aspect, speaker.b)
      case 'theme':
        return evidence(speaker.evidence)
    }
  },
  sides: [
    (one, other) =>
      `${capital(one.when)}, ${one.does}: that’s ${one.speaker}. ${capital(other.when)}, ${other.does}, and that’s ${other.speaker}.`,
    (one, other) =>
      `${capital(one.speaker)} speaks ${one.when}: ${one.does}. ${capital(other.when)}, it’s the turn of ${other.speaker}, and ${other.does}.`,
    (one, other) =>
      `${capital(one.when)}, ${one.does} (${one.speaker}). ${capital(other.when)}, ${other.does} (${other.speaker}).`,
  ],
}

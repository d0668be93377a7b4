import type { ChartPoint } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn, yourEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import { commonWordsEn } from '../writer/common-words-en.ts'
import type { Evidence } from './themes.ts'
import type { TraitWords } from './trait-words.ts'

const BY_POINT: Partial<Record<ChartPoint, string>> = {
  sun: 'when it’s about what you care for most',
  moon: 'at the end of a long day',
  mercury: 'once you talk or write',
  venus: 'with people you’re fond of',
  mars: 'when you want something and have to go after it',
  jupiter: 'when a chance comes up',
  saturn: 'when it’s you who’ll have to answer for it',
  uranus: 'when nothing has changed for too long',
  neptune: 'when a song or somebody’s sorrow has got to you',
  pluto: 'when the stakes are high',
  asc: 'with people you’ve only just met',
  mc: 'in front of many people',
  chiron: 'when somebody touches an old hurt',
  trueNode: 'when you’re learning something',
}
const BY_HOUSE = [
  'when the idea was yours',
  'when it’s your own money',
  'in a short talk or on an errand',
  'inside your own four walls',
  'when you play or make something for fun',
  'in the chores of an ordinary day',
  'when it’s just the two of you',
  'when a secret, a key or a purse is shared',
  'far from home',
  'when a decision is expected of you',
  'in a circle of friends',
  'when you’re by yourself',
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
      return `the weight of ${what.element} in your chart`
    case 'no-element':
      return `the missing ${what.element}`
    case 'mode':
      return `the weight of the ${what.mode} signs in your chart`
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

const aspectEn = (a: ChartPoint, aspect: string, b: ChartPoint) => `the ${aspect} of ${planetEn(a)} and ${planetEn(b)}`

export const traitWordsEn: TraitWords = {
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

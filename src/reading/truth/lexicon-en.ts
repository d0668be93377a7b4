import { capital } from '#language/capital.ts'
import { nthEn, ordinalEn } from '#language/en/ordinals.ts'
import { SIGNS_EN } from '#language/en/signs.ts'
import type { Lexicon } from './lexicon.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** English. Planets and signs count with a capital letter only: the sun may be weather, a cancer an illness. */
export const lexiconEn: Lexicon = {
  points: {
    sun: '\\bSun\\b',
    moon: '(?<!Black )\\bMoon\\b',
    mercury: '\\bMercury\\b',
    venus: '\\bVenus\\b',
    mars: '\\bMars\\b',
    jupiter: '\\bJupiter\\b',
    saturn: '\\bSaturn\\b',
    uranus: '\\bUranus\\b',
    neptune: '\\bNeptune\\b',
    pluto: '\\bPluto\\b',
    trueNode: '\\b(?:[Nn]orth(?:ern)? [Nn]ode|[Aa]scending [Nn]ode)\\b',
    meanLilith: '\\bLilith\\b|\\bBlack Moon\\b',
    chiron: '\\bChiron\\b',
    ceres: '\\bCeres\\b',
    pallas: '\\bPallas\\b',
    juno: '\\bJuno\\b',
    vesta: '\\bVesta\\b',
    asc: '\\b[Aa]scendant\\b|\\b[Rr]ising\\b(?= sign|[,.;:)]| and\\b)|\\bASC\\b',
    mc: '\\b[Mm]idheaven\\b|\\bMC\\b',
  },
  signs: SIGNS_EN.map((name) => `\\b${name}\\b`),
  houses: ROMAN.map((roman, i) => {
    const ordinal = ordinalEn(i + 1)
    const written = [ordinal, capital(ordinal), nthEn(i + 1), roman].join('|')
    return `\\b(?:${written})[ -][Hh]ouse\\b|\\b[Hh]ouse ${i + 1}\\b(?!\\d)`
  }),
  aspects: {
    conjunction: '\\bconjunct(?:ions?)?\\b',
    sextile: '\\bsextil(?:e[ds]?|ing)\\b',
    square: '\\bsquar(?:e[ds]?|ing)\\b',
    trine: '\\btrin(?:e[ds]?|ing)\\b',
    opposition: '\\boppos(?:ite|itions?|e[ds]?|ing)\\b',
  },
  phases: {
    new: '\\b[Nn]ew Moon\\b|\\bMoon is new\\b',
    'first-quarter': '\\b[Ff]irst [Qq]uarter\\b(?!(?: of an|-| of the)? ?hour)',
    full: '\\b[Ff]ull Moon\\b|\\bMoon (?:is|stands) full\\b',
    'last-quarter': '\\b(?:[Ll]ast|[Tt]hird) [Qq]uarter\\b(?!(?: of an|-| of the)? ?hour)',
  },
  retrograde: '\\bretrogrades?\\b|\\bin retrograde\\b',
  direct: '\\b(?:turns|goes|moves|stations|is|going|moving) direct\\b',
  own: /\b(?:your|natal)\s(?:the\s)?$/i,
  pairs: /\b(?:to|with|and)\b/,
  genitive: /^\s(?:of|between|from)\s/,
  ruled: /\b(?:ruler|lord|rules?|ruling|cusp)\s(?:of\s)?(?:your\s|the\s)?$/i,
  and: /^(?:’s)?,? and (?:the |your |natal )*$/,
  comma: /^, (?:the |your |natal )*$/,
  clause: /;| [—–] |: |, (?=(?:and|but|while|whereas|though|although|as|when|so|yet)\b)| (?=(?:while|whereas)\b)/g,
}

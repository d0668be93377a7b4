import { expect, it } from 'vitest'
import type { EntryPassage } from '../passage.ts'
import { checkEdition } from './edition.ts'
import { gradeOf } from './readability.ts'

const entry = (lang: 'en' | 'ru', fields: Record<string, string>, key = '1', subject = 'planet-in-house/sun') =>
  Object.entries(fields).map(([field, text]): EntryPassage => ({
    file: `${subject}.${lang}.md`,
    line: 1,
    lang,
    subject,
    key,
    audience: null,
    field,
    text,
  }))
const rulesOf = (passages: EntryPassage[]) => checkEdition(passages, {}).map(({ rule }) => rule)

const GIST = 'You like to be seen, and you do your best work when somebody is watching.'

it('a plain entry has no fault', () => {
  expect(rulesOf(entry('en', { gist: GIST, body: 'You may have been the loud one at school.' }))).toEqual([])
})

it.each([
  ['denial', 'You save, and it isn’t greed; you want to be sure.'],
  ['closing advice', 'You work late. Give it a shelf of its own.'],
  ['label', 'You work late. The catch is that you sleep badly.'],
  ['biography', 'At school you were told to sit at the back.'],
  ['leaning body', 'It shows in the way you shake hands.'],
  ['American spelling', 'Your neighbour hears you coming.'],
])('finds in a body: %s', (rule, body) => {
  expect(rulesOf(entry('en', { gist: GIST, body }))).toEqual([rule])
})

it.each([
  ['denial', 'Холодности тут нет, вы осторожны.'],
  ['closing advice', 'Вы работаете допоздна. Отведите этому полку.'],
  ['label', 'Вы работаете допоздна. Беда в том, что не спите.'],
  ['plural with «вы»', 'Хочется стать незаменимыми.'],
  ['biography', 'В школе вас сажали назад.'],
  ['leaning body', 'Он виден по тому, как вы здороваетесь.'],
])('finds in a Russian body: %s', (rule, body) => {
  const gist = 'Вам нравится быть на виду, и лучшее вы делаете тогда, когда кто-то смотрит.'
  expect(rulesOf(entry('ru', { gist, body }))).toEqual([rule])
})

it('two people may be spoken of in the plural', () => {
  const body = 'Рядом хочется стать незаменимыми.'
  expect(rulesOf(entry('ru', { body }, '1', 'composite/sun-house'))).toEqual([])
})

it('a gist has 12 to 25 words and asks for grade 8 at most', () => {
  expect(rulesOf(entry('en', { gist: 'You shine.' }))).toEqual(['gist length'])
  const hard =
    'Your professional responsibilities necessitate considerable organizational and interpersonal preparation on every occasion.'
  expect(rulesOf(entry('en', { gist: hard }))).toEqual(['readability'])
  // A published example: readable at the grade of a small child.
  expect(gradeOf('The cat sat on the mat.')).toBeCloseTo(-1.45, 1)
})

it('of two bodies that open with a quotation the second is named', () => {
  const quoted = ['1', '2'].flatMap((key) => entry('en', { body: '“Now?” you ask.' }, key))
  expect(checkEdition(quoted, {}).map(({ rule, what }) => [rule, what.slice(0, 2)])).toEqual([
    ['repeated opening', '2:'],
  ])
})

it('half of the texts that stand alone on a page may end with advice', () => {
  const ofFile = (bodies: readonly string[]) =>
    rulesOf(bodies.flatMap((body, i) => entry('en', { body }, `${i}`, 'transit-area/sun')))
  expect(ofFile(['You work late. Give it a rest.', 'You work late.'])).toEqual([])
  expect(ofFile(['You work late. Give it a rest.', 'You wait. Take a walk.'])).toEqual(['closing advice'])
})

it('a fault that a version for other readers repeats from its entry is counted once', () => {
  const denied = 'You save, and it isn’t greed; you want to be sure.'
  const said = (audience: 'any' | 'child', body: string) =>
    entry('en', { gist: 'You shine.', body }, '1', 'synastry/sun').map((passage) => ({ ...passage, audience }))
  const counted = (child: string) =>
    checkEdition([...said('any', `“Now?” ${denied}`), ...said('child', child)], {}).map(({ rule }) => rule)
  expect(counted(`“Now?” ${denied} You run.`)).toEqual(['denial', 'gist length'])
  expect(counted(`“Now?” ${denied} Give it a shelf of its own.`)).toEqual(['denial', 'gist length', 'closing advice'])
})

it('as many faults as are recorded are let pass, and one more names all', () => {
  const faulty = ['1', '2'].flatMap((key) => entry('en', { gist: `You shine ${key}.` }, key))
  expect(checkEdition(faulty, { 'gist length': { 'planet-in-house/sun.en': 2 } })).toEqual([])
  expect(checkEdition(faulty, { 'gist length': { 'planet-in-house/sun.en': 1 } })).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { answerQuestion } from '../answer-question.ts'
import { textOf } from '../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()

const at = (iso: string, latitudeDeg = 55.75, longitudeDeg = 37.6) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg, longitudeDeg }),
  timeKnown: true,
  uncertain: [],
})

/** Everybody's Moon is in another sign. */
const READER = at('1986-06-21T01:10:00Z')
const SAVED: Record<Lang, readonly { name: string; relation: string; iso: string }[]> = {
  en: [
    { name: 'Tom', relation: 'partner', iso: '1986-02-01T13:10:00Z' },
    { name: 'Maya', relation: 'sibling', iso: '1989-09-25T20:30:00Z' },
    { name: 'Owen', relation: 'child', iso: '2016-08-15T10:00:00Z' },
    { name: 'Denise', relation: 'parent', iso: '1957-03-02T06:30:00Z' },
    { name: 'Давид', relation: 'colleague', iso: '1993-01-12T10:05:00Z' },
  ],
  ru: [
    { name: 'Илья', relation: 'partner', iso: '1986-02-01T13:10:00Z' },
    { name: 'Maya', relation: 'sibling', iso: '1989-09-25T20:30:00Z' },
    { name: 'Соня', relation: 'child', iso: '2016-08-15T10:00:00Z' },
    { name: 'Лариса Петровна', relation: 'parent', iso: '1957-03-02T06:30:00Z' },
    { name: 'Давид', relation: 'colleague', iso: '1993-01-12T10:05:00Z' },
  ],
}

const peopleOf = (lang: Lang) => SAVED[lang].map(({ name, relation, iso }) => ({ name, relation, birth: at(iso) }))

function answer(lang: Lang, asked: readonly string[]) {
  return answerQuestion(sky, library, {
    question: asked.at(-1) ?? '',
    before: asked.slice(0, -1),
    lang,
    firstName: '',
    birth: READER,
    people: peopleOf(lang),
    age: 40,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
    timeZone: 'UTC',
  })
}

const signOfMoon = (birth: typeof READER) => birth.chart.placements.find(({ body }) => body === 'moon')?.sign ?? -1

/** The answer's facts are of one person's Moon, and its text names that sign. */
function expectMoonOf(lang: Lang, asked: readonly string[], who: number | null) {
  const { lines } = answer(lang, asked)
  const birth = who === null ? READER : (peopleOf(lang)[who]?.birth ?? READER)
  const fact = lines.flatMap(({ factors }) => factors).find(({ natal }) => natal === 'moon')
  expect(fact?.sign, textOf({ lines })).toBe(signOfMoon(birth))
  expect(fact?.id.startsWith('person:')).toBe(who !== null)
}

it('has a sign of its own for the Moon of each', () => {
  const signs = [READER, ...peopleOf('en').map(({ birth }) => birth)].map(signOfMoon)
  expect(new Set(signs).size).toBe(signs.length)
})

it.each([
  [0, ["what's Tom's moon"]],
  [0, ["where is my husband's moon"]],
  [1, ["where's Maya's moon?"]],
  [1, ["my sister's moon please"]],
  [2, ["which sign is Owen's moon in"]],
  [2, ["my son's moon sign?"]],
  [3, ["what is my mum's moon"]],
  [4, ["where's David's moon?"]],
  [null, ["what's my moon"]],
  [null, ['My daughter set this up for me. Kindly tell me where my Moon is.']],
  // By a pronoun, after a question about somebody.
  [0, ["Where is Tom's Venus?", 'and his moon?']],
  [1, ["Where is Maya's Venus?", "and what's her moon"]],
  [3, ["Where is Maya's Venus?", "and my mum's moon"]],
  [3, ["Where is my mum's Venus?", 'where is her moon then']],
  [0, ["Where is Tom's Venus?", "Where is Maya's Venus?", 'and his moon?']],
  // By a name alone, and back to oneself.
  [1, ["what's my moon", "and Maya's?"]],
  [2, ["what's my moon", "and Maya's?", "and my son's?"]],
  [null, ["where is Tom's moon", 'and mine?']],
  [null, ["Where is Tom's Venus?", "what's my moon"]],
] as const)('in English, chart %j is told for %j', (who, asked) => expectMoonOf('en', asked, who))

it.each([
  [0, ['где у Ильи луна']],
  [0, ['какая луна у моего мужа']],
  [1, ['Где у Майи Луна?']],
  [1, ['луна моей сестры в каком знаке']],
  [2, ['в каком знаке луна у Сони']],
  [2, ['где луна у моей дочки']],
  [3, ['какая у мамы луна']],
  [3, ['где луна у Ларисы Петровны']],
  [4, ['где у Давида луна']],
  [null, ['где моя луна']],
  [0, ['Где Венера Ильи?', 'а луна у него где?']],
  [1, ['Где Венера у Майи?', 'а луна у неё где?']],
  [4, ['Где у Давида Венера?', 'Где у Майи Венера?', 'а у него луна где?']],
  [1, ['где моя луна', 'а у Майи?']],
  [2, ['где моя луна', 'а у Майи?', 'а у дочки?']],
  [null, ['где луна у Ильи', 'а у меня?']],
  [null, ['Где Венера у Ильи?', 'а моя луна где']],
] as const)('in Russian, chart %j is told for %j', (who, asked) => expectMoonOf('ru', asked, who))

it('tells the Moon of each where two are named', () => {
  for (const [lang, asked] of [
    ['en', ["Where is Tom's Venus?", "Where is Maya's Venus?", 'and her moon and his?']],
    ['ru', ['Где Венера Ильи?', 'Где Венера Майи?', 'у неё луна где, у него луна где']],
  ] as const) {
    const signs = answer(lang, asked)
      .lines.flatMap(({ factors }) => factors)
      .flatMap(({ natal, sign }) => (natal === 'moon' && sign !== undefined ? [sign] : []))
    const people = peopleOf(lang)
    expect(new Set(signs)).toEqual(new Set([0, 1].map((one) => signOfMoon(people[one]?.birth ?? READER))))
  }
})

it('names people as the language does', () => {
  expect(textOf(answer('ru', ['где у Ильи луна']))).toContain('Луна Ильи')
})

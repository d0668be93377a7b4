import { expect, it } from 'vitest'
import { adultScenes } from './childhood.ts'
import { readEntries } from './read-entries.ts'

const found = (text: string, name = 'synastry/sun.en.md') =>
  adultScenes(readEntries(`entries/${name}`, text)).map(({ line, what }) => `${line} ${what.split('”')[0]}`)

const ANY = '# synastry/sun\n\n## mars tense\n\naudience: any\n'
const BODY = '\n**gist** You argue.\n\n**body** It began in the office, over wine.\n'

it('names the words of an adult’s life in what a child’s pair is told', () => {
  expect(found(ANY + BODY)).toEqual(['9 mars tense: “office', '9 mars tense: “wine'])
})

it('looks at the version that such a pair reads', () => {
  const version = (audience: string) => `\n## mars tense\n\naudience: ${audience}\n\n**body** It began over a kite.\n`
  expect(found(ANY + BODY + version('child'))).toEqual([])
  expect(found(ANY + BODY + version('kin'))).toEqual([])
  expect(found(ANY + BODY + version('partner'))).toHaveLength(2)
  expect(found(`${ANY}untold: child\n${BODY}`)).toEqual([])
  expect(found(`${ANY}untold: kin\n${BODY}`)).toHaveLength(2)
})

it('leaves out keywords, what only adults read, and what nobody is told', () => {
  expect(found(`${ANY}\n**keywords** office, career\n`)).toEqual([])
  expect(found('# transit/sun\n\n## mars tense\n\n**body** A day at the office.\n', 'transit/sun.en.md')).toEqual([])
  const slow = '# synastry/uranus\n\n## pluto tense\n\naudience: any\n\n**body** At the office.\n'
  expect(found(slow, 'synastry/uranus.en.md')).toEqual([])
})

it('looks at the entries of the report on a child, too', () => {
  const text = '# child/sun-sign\n\n## 0\n\naudience: child\n\n**gist** На работе всё иначе.\n'
  expect(found(text, 'child/sun-sign.ru.md')).toEqual(['7 0: “На работе'])
})

// What a mother read of her daughter in the documents of 23 November.
it.each([
  ['Сатурн ставит Венере условия: сперва докажи, потом обрадуемся.', 'сперва докажи'],
  ['Нажали — вильнули; вильнули — замахнулись.', 'замахнулись'],
  ['Отходят из деликатности, а похоже, что бросили.', 'похоже, что бросили'],
  ['Досада прячется: живот заболел, не расслышал.', 'живот заболел'],
])('is hard on a child: “%s”', (text, turn) => {
  const entry = (audience: string) => `# synastry/sun\n\n## mars tense\n\naudience: ${audience}\n\n**body** ${text}\n`
  expect(found(entry('any'), 'synastry/sun.ru.md')).toEqual([`7 mars tense: “${turn}`])
  expect(found(entry('partner'), 'synastry/sun.ru.md')).toEqual([])
})

// oxlint-disable-next-line no-restricted-imports -- a test runs in Node
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The name of the other language, in that language. */
const NAMES = /\.otherLanguage(Short)?$/

interface Said {
  at: string
  text: string
}

/** The fixed texts in a dictionary; what a function says is not among them. */
function textsIn(value: unknown, at: string): Said[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

const dictionaries = async (): Promise<[file: string, Record<'en' | 'ru', unknown>][]> => {
  const files = globSync('src/web/**/*.ts').filter((file) => /(^|[/-])(text|common|words)\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(`../../../${file}`) as Promise<object>))
  return modules.flatMap((module, i) =>
    Object.entries(module).flatMap(([name, value]): [string, Record<'en' | 'ru', unknown>][] =>
      typeof value === 'object' && value !== null && 'en' in value && 'ru' in value
        ? [[`${files[i]} ${name}`, value as Record<'en' | 'ru', unknown>]]
        : [],
    ),
  )
}

test('no sentence of the pages was left in the other language', async () => {
  const all = await dictionaries()
  expect(all.length).toBeGreaterThan(40)
  const foreign = all.flatMap(([name, { en, ru }]) => [
    ...textsIn(ru, `${name}.ru`).filter(({ text }) => /[a-z]{2,}\W+[a-z]{2,}/i.test(text) && !/[а-яё]/i.test(text)),
    ...textsIn(en, `${name}.en`).filter(({ text }) => /[а-яё]{2,}/i.test(text)),
  ])
  expect(foreign.filter(({ at }) => !NAMES.test(at))).toEqual([])
}, 60_000)

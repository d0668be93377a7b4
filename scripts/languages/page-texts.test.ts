import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { nodesIn, textsIn, withKeys, wordsOf } from './page-texts.ts'

const built = (code: string) => withKeys(code, parseSync('source.ts', code).program)

describe('words of one language', () => {
  it('are left where texts in both were given', () => {
    const code = built("const a = texts({ hello: 'Hello' }, { hello: 'Привет' })")
    expect(wordsOf('en', code)).toBe("const a = ({en:{ hello: 'Hello' }})")
    expect(wordsOf('ru', code)).toBe("const a = ({ru:{ hello: 'Привет' }})")
  })

  it('are left inside what another text is made of', () => {
    const code = built("const a = [texts(own.en.title, own.ru.title), texts('One', 'Один')]")
    expect(wordsOf('ru', code)).toBe("const a = [({ru:own.ru.title}), ({ru:'Один'})]")
  })

  it('leaves other objects and calls as they are', () => {
    const code = "const a = { en: 1, ru: 2 }; other('a', 'b')"
    expect(wordsOf('ru', built(code))).toBe(code)
  })
})

interface Reach {
  type: string
  start: number
  end: number
  object?: { name?: string }
  property?: { name?: string; value?: unknown }
}

it('no page reaches into the words of a language that its browser may not have', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  const sources = files.map((file) => {
    const code = readFileSync(file, 'utf8')
    return { file, code, program: parseSync(file, code).program }
  })
  const names = new Set(
    sources.flatMap(({ code }) => [...code.matchAll(/const (\w+) = texts\(/g)].map(([, name]) => name)),
  )
  expect(names.size).toBeGreaterThan(60)
  const faults = sources.flatMap(({ file, code, program }) => {
    const given = textsIn(program)
    return [...nodesIn(program)].flatMap((node) => {
      const { type, object, property, start, end } = node as Reach
      const lang = property?.name ?? property?.value
      if (type !== 'MemberExpression' || !names.has(object?.name) || (lang !== 'en' && lang !== 'ru')) return []
      const isInOwn = given.some((texts) => texts[lang].start <= start && end <= texts[lang].end)
      return isInOwn ? [] : [`${file}: ${code.slice(start, end)}`]
    })
  })
  expect(faults).toEqual([])
})

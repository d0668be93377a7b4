import { describe, expect, it } from 'vitest'
import { WordingError, parseWordings, weighWordings } from './kind-wordings.ts'

const kindsOf = (markdown: string, tagged: string) =>
  weighWordings(parseWordings(markdown, 'x.md'), tagged).map(({ kind }) => kind)

describe('wordings', () => {
  it.each([
    ['- tightest aspect*', ' what is my tightest aspects', true],
    ['- (tightest|most exact) aspect*', ' the most exact aspect', true],
    ['- which .. strong*', ' which one of these is stronger', true],
    ['- which .. strong*', ' which a b c d e strong', false],
    ['- is (my)? {point} void', ' is moon/point/planet void', true],
    ['- {nth} house', ' the 7th/nth house/house', true],
    ['- {nth} house', ' the seven house/house', false],
    ['- ^ why $', ' why', true],
    ['- ^ why $', ' and why', false],
    ['- sun', ' sunday', false],
    ['- what', ' what/x', true],
  ])('%s in “%s”: %s', (wording, tagged, isFound) => {
    expect(kindsOf(`## one\n${wording}`, tagged)).toEqual(isFound ? ['one'] : [])
  })

  it('the longer wording wins', () => {
    const wordings = '## house\n- house\n## ruler\n- ruler of .. house'
    expect(kindsOf(wordings, ' who is the ruler of my 7th/nth house')).toEqual(['ruler', 'house'])
  })

  it('a wording may weigh more than its words', () => {
    expect(kindsOf('## a\n- x y\n## b\n- x =2', ' x y')).toEqual(['b', 'a'])
  })

  it('a wording may speak against its kind', () => {
    expect(kindsOf('## a\n- x y\n- now =-3\n## b\n- x', ' x y now')).toEqual(['b'])
  })

  it.each(['## a\n- (x|y', '## a\n- x)', '- x', '## a\n- {Point}', '## a\n- ()', 'text'])(
    '%j is refused with its line',
    (markdown) => {
      expect(() => parseWordings(markdown, 'x.md')).toThrow(WordingError)
      expect(() => parseWordings(markdown, 'x.md')).toThrow(/x\.md:\d/)
    },
  )
})

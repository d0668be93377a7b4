import { describe, expect, it } from 'vitest'
import { LANGS } from '#language/lang.ts'
import { isAskedKind } from '../../kinds.ts'
import { INTENTS } from '../../question.ts'
import { understand } from '../understand.ts'
import { hashOf } from '../../safety/danger-weights.ts'
import { likelyKinds, loadWeights, pack, unpack, type KindManifest } from './kind-weights.ts'

const asking = { today: '2026-11-23', people: [{ name: 'Tom', relation: 'partner' }], age: 30 }

describe('the weights of kinds', () => {
  it.each(LANGS)('are of kinds that there are, %s', (lang) => {
    const { kinds } = loadWeights('kinds', lang).manifest
    expect(
      kinds
        .map(([kind]) => kind)
        .filter((kind) => !isAskedKind(kind) && !(INTENTS as readonly string[]).includes(kind)),
    ).toEqual([])
    expect(kinds.length).toBeGreaterThan(150)
  })

  it('are kept as they were learned', () => {
    const manifest: KindManifest = {
      version: 1,
      madeBy: '',
      examples: 0,
      source: '',
      sha256: '',
      bits: 4,
      step: 0.5,
      warmth: 0.25,
      kinds: [
        ['a', 0],
        ['b', 0.1],
      ],
    }
    const rows = Array.from({ length: 16 }, (_, at): [number, number][] =>
      at === hashOf('w x', 4)
        ? [
            [0, 3],
            [1, -7],
          ]
        : [],
    )
    const weights = unpack(pack(rows), manifest)
    expect([...weights.steps]).toEqual([3, -7])
    expect(likelyKinds(weights, new Map([['w x', 1]]))[0]?.kind).toBe('a')
    expect(likelyKinds(weights, new Map())[0]?.kind).toBe('b')
    expect(() => unpack(pack(rows).subarray(1), manifest)).toThrow(RangeError)
  })

  it.each([
    ['en', 'how do i get my money back', 'refund'],
    ['en', 'anything heavy coming up for me this winter?', 'period'],
    ['ru', 'верните мне деньги за подписку', 'refund'],
    ['ru', 'а что меня ждёт этой зимой', 'period'],
  ] as const)('in %s, “%s” is %s', (lang, question, kind) => {
    expect(understand(lang, question, asking).intent).toBe(kind)
  })

  it('a question of nothing we know is taken for unknown', () => {
    expect(understand('en', 'zxqv blorp wug', asking).intent).toBe('unknown')
  })
})

import { describe, expect, it } from 'vitest'
import type { Side } from '../../compose/verdict.ts'
import { type Passage, planQuestion, spokenParagraph } from './passages.ts'

const says = (side: Side | null, question = 'hand') =>
  spokenParagraph({ text: `${question} ${side}`, says: side === null ? [] : [{ question, side }] }, [])

const passage = (side: Side, parts: Passage['parts'], more: Partial<Passage> = {}): Passage => ({
  title: '',
  parts,
  side,
  weight: 1,
  voice: { kind: 'planet', point: 'moon' },
  occasions: [],
  factors: [],
  ...more,
})

describe('a factor of a question', () => {
  it('testifies where its text says the same', () => {
    const { verdict } = planQuestion('hand', [passage(1, [says(1)]), passage(1, [says(1)]), passage(0, [says(0)])])
    expect(verdict).toMatchObject({ answer: 'second', side: 1 })
    expect([verdict.carried.length, verdict.other.length]).toEqual([2, 1])
  })

  it('is left out where its text says the opposite or nothing', () => {
    const { verdict, neutral } = planQuestion('hand', [passage(1, [says(0)]), passage(1, [says(null)])])
    expect([...verdict.carried, ...verdict.other, ...neutral]).toEqual([])
  })

  it('is told where its text belongs if it is promised, and decides nothing there', () => {
    const promised = { isPromised: true }
    const { verdict, neutral } = planQuestion('hand', [
      passage(1, [says(1)]),
      passage(1, [says(0)], { ...promised, weight: 9 }),
      passage(1, [says(null)], promised),
    ])
    expect(verdict.answer).toBe('second')
    expect(verdict.other).toHaveLength(1)
    expect(neutral).toHaveLength(1)
  })

  it('loses the part of its passage that speaks for the other side', () => {
    const { verdict } = planQuestion('hand', [passage(1, [says(1), says(0), says(null)])])
    expect(verdict.carried[0]?.parts.map((part) => part?.text)).toEqual(['hand 1', 'hand null'])
  })
})

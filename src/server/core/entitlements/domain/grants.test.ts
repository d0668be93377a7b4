import { describe, expect, it } from 'vitest'
import { randomFrom } from '#test/random.ts'
import { grantsOf, type CreditEntry } from './grants.ts'

const granted = (name: string, credits: number, orderId: string | null = null): CreditEntry => ({
  key: `credit:${name}`,
  kind: 'credit_granted',
  credits,
  orderId,
})
const spent = (thing: string, orderId: string | null = null): CreditEntry => ({
  key: `spent:${thing}`,
  kind: 'credit_spent',
  credits: -1,
  orderId,
})
const returned = (thing: string): CreditEntry => ({ key: `returned:${thing}`, kind: 'credit_returned', credits: 1 })
const revoked = (name: string, credits: number): CreditEntry => ({
  key: `revoke:${name}`,
  kind: 'credit_revoked',
  credits: -credits,
})
const left = (entries: CreditEntry[]) => grantsOf(entries).map((grant) => [grant.name, grant.left, [...grant.spent]])

describe('credits', () => {
  it('are spent from the oldest grant first', () => {
    expect(left([granted('a:1', 1), granted('b:1', 2), spent('x'), spent('y')])).toEqual([
      ['a:1', 0, ['x']],
      ['b:1', 1, ['y']],
    ])
  })

  it('of a product pay for its own report', () => {
    expect(left([granted('a:1', 2, 'o1'), granted('b:1', 1, 'o2'), spent('x', 'o2')])).toEqual([
      ['a:1', 2, []],
      ['b:1', 0, ['x']],
    ])
  })

  it('go back to the grant that they came from', () => {
    expect(left([granted('a:1', 1), granted('b:1', 1), spent('x'), spent('y'), returned('x')])).toEqual([
      ['a:1', 1, []],
      ['b:1', 0, ['y']],
    ])
  })

  it('are revoked from their own grant, and in old books from others', () => {
    expect(left([granted('a:1', 2), granted('b:1', 2), spent('x'), revoked('b:1', 2)])).toEqual([
      ['a:1', 1, ['x']],
      ['b:1', 0, []],
    ])
    expect(left([granted('a:1', 1), granted('b:1', 1), spent('x'), revoked('a:1', 1)])).toEqual([
      ['a:1', 0, ['x']],
      ['b:1', 0, []],
    ])
  })

  it('given by the staff have a grant of their own', () => {
    expect(left([{ key: 'staff:k', kind: 'credit_granted', credits: 3 }, spent('x')])).toEqual([['staff:k', 2, ['x']]])
  })

  it.each([1, 2, 3, 4, 5])('come to the sum of their lines, whatever happens (%i)', (seed) => {
    const random = randomFrom(seed)
    const entries: CreditEntry[] = []
    const open: string[] = []
    let sum = 0
    for (let n = 0; n < 300; n++) {
      const dice = random()
      if (dice < 0.25) entries.push(granted(`p:${n}`, 1 + Math.floor(random() * 4)))
      else if (dice < 0.65 && sum > 0) {
        entries.push(spent(`t${n}`))
        open.push(`t${n}`)
      } else if (dice < 0.8 && open.length > 0)
        entries.push(returned(open.splice(Math.floor(random() * open.length), 1)[0] ?? ''))
      else {
        const some = grantsOf(entries).find((grant) => grant.left > 0 && random() < 0.5)
        if (some) entries.push(revoked(some.name, some.left))
      }
      sum = entries.reduce((total, { credits }) => total + (credits ?? 0), 0)
      const grants = grantsOf(entries)
      expect(grants.reduce((total, grant) => total + grant.left, 0)).toBe(sum)
      expect(grants.every((grant) => grant.left >= 0 && grant.spent.size <= grant.credits)).toBe(true)
    }
  })
})

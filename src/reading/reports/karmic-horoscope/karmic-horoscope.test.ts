import { expect, it } from 'vitest'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { nodalTurns } from './karmic-horoscope.ts'

it('returns where the ephemeris has the mean node back at its place, and halfway where it stands across', () => {
  const sky = loadEphemeris()
  const birthJdUt = jdUtFromIso('1946-06-15T12:00:00Z')
  const place = sky.position('meanNode', birthJdUt).longitudeDeg
  for (const { kind, jdUt } of nodalTurns(birthJdUt)) {
    const away = Math.abs(halfTurn(sky.position('meanNode', jdUt).longitudeDeg - place))
    expect(kind === 'return' ? away : 180 - away).toBeLessThan(0.05)
  }
})

it('numbers returns and reversals from the first', () => {
  const turns = nodalTurns(jdUtFromIso('2000-01-01T00:00:00Z'))
  expect(turns.slice(0, 4).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'reversal 1',
    'return 1',
    'reversal 2',
    'return 2',
  ])
})

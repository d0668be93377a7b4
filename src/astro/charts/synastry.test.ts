import { expect, it } from 'vitest'
import { referencePairs } from '../../../test/fixtures/ephemeris/reference.ts'
import { jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { natalChart } from './natal-chart.ts'
import { synastryAspects } from './synastry.ts'

const sky = loadEphemeris()
const chartOf = ({ utc, lat, lon }: { utc: string; lat: number; lon: number }) =>
  natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg: lat, longitudeDeg: lon })

it('the aspects of A to B are those of B to A', () => {
  for (const pair of referencePairs()) {
    const [a, b] = [chartOf(pair.a), chartOf(pair.b)]
    const there = synastryAspects(a, b).map(
      ({ a: one, b: other, aspect, orbDeg }) => `${one} ${aspect} ${other} ${orbDeg.toFixed(9)}`,
    )
    const back = synastryAspects(b, a).map(
      ({ a: one, b: other, aspect, orbDeg }) => `${other} ${aspect} ${one} ${orbDeg.toFixed(9)}`,
    )
    expect(back.toSorted()).toEqual(there.toSorted())
  }
})

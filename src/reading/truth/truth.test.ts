import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import type { Chart } from '#astro/charts/chart.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Factor } from '../facts/factor.ts'
import { natalFactors } from '../facts/natal-factors.ts'
import type { OwnSubject } from '../library/audience.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { SUBJECTS, type Subject } from '../library/subjects.ts'
import { synastryFacts } from '../facts/synastry-facts.ts'
import { writeNatal } from '../writer/write-natal.ts'
import { writeSynastry } from '../writer/write-synastry.ts'
import { paragraphFaults, unfounded } from './check-text.ts'
import { claims, type Claim } from './claims.ts'
import { statements } from './statements.fixture.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const CHARTS = howMany(30, 300)

/** Numerical Recipes' linear congruential generator: 0 ≤ x < 1. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const birthOf = (chart: Chart): NatalBirth => ({ chart, timeKnown: true, uncertain: [] })
const byId = (factors: readonly Factor[]) => Object.fromEntries(factors.map((factor) => [factor.id, factor]))

let charts: { birth: NatalBirth; factors: Factor[] }[] = []
beforeAll(() => {
  const next = random(42)
  charts = Array.from({ length: CHARTS }, () => {
    const place = { latitudeDeg: next() * 120 - 55, longitudeDeg: next() * 360 - 180 }
    const birth = birthOf(natalChart(sky, { jdUt: 2_425_000 + next() * 40_000, ...place }))
    return { birth, factors: natalFactors(birth) }
  })
})

describe.each(LANGS)('statements on whole charts, %s', (lang: Lang) => {
  const all = () =>
    charts.flatMap(({ factors }, i) =>
      statements(lang, factors, random(i)).map((statement) => ({ ...statement, factors })),
    )

  it('that are true raise no alarm: at most 1 in 100 does', () => {
    const alarms = all().filter(({ text, factors }) => unfounded(lang, text, factors).length > 0)
    expect({ share: alarms.length / all().length, some: alarms.slice(0, 10).map(({ text }) => text) }).toEqual({
      share: 0,
      some: [],
    })
  })

  it('with one placement changed are found: at least 99 of 100', () => {
    const pairs = all().flatMap(({ changed, factors }) => changed.map((text) => ({ text, factors })))
    const missed = pairs.filter(({ text, factors }) => unfounded(lang, text, factors).length === 0)
    expect(pairs.length).toBeGreaterThan((4000 / 300) * CHARTS)
    expect({ share: missed.length / pairs.length, some: missed.slice(0, 10).map(({ text }) => text) }).toEqual({
      share: 0,
      some: [],
    })
  })
})

describe.each(LANGS)('a natal reading held against another chart, %s', (lang) => {
  it('is flagged wherever its placement isn’t the other’s, and only there', () => {
    let [differing, flagged, alike, alarms] = [0, 0, 0, 0]
    charts.forEach(({ birth }, i) => {
      const other = charts[(i + 1) % charts.length]
      if (!other) return
      const facts = byId(other.factors)
      const reading = writeNatal({ ...birth, library, lang })
      for (const { paragraphs } of reading.sections) {
        for (const paragraph of paragraphs) {
          const isOther = paragraph.factors.some((id) => !facts[id])
          const isFlagged = paragraphFaults(lang, paragraph, facts) !== null
          const sentences = paragraph.text.split(/(?<=[.!?…])\s+/u).length
          if (isOther) differing += sentences
          else alike += sentences
          if (isOther && isFlagged) flagged += sentences
          if (!isOther && isFlagged) alarms += sentences
        }
      }
    })
    expect(differing).toBeGreaterThan((1000 / 300) * CHARTS)
    expect(flagged / differing).toBeGreaterThanOrEqual(0.99)
    expect(alarms / alike).toBeLessThanOrEqual(0.01)
  })
})

describe.each(LANGS)('a synastry of A and B held against A and C, %s', (lang) => {
  const name = lang === 'ru' ? 'Анна' : 'Anna'
  const factsOf = (you: NatalBirth, them: NatalBirth) => {
    const { aspects, theirsInYours, yoursInTheirs } = synastryFacts(you, them)
    return new Set([...aspects, ...theirsInYours, ...yoursInTheirs].map(({ id }) => id))
  }

  it('is flagged wherever B’s placement isn’t C’s, and only there', () => {
    let [differing, flagged, alike, alarms] = [0, 0, 0, 0]
    charts.forEach(({ birth: you }, i) => {
      const [them, other] = [1, 2].map((step) => charts[(i + step) % charts.length]?.birth)
      if (!them || !other) return
      const reading = writeSynastry({
        facts: synastryFacts(you, them),
        name,
        library,
        lang,
        seed: `${i}`,
        audience: 'partner',
      })
      const ids = factsOf(you, other)
      const facts = Object.fromEntries(Object.entries(reading.factors).filter(([id]) => ids.has(id)))
      for (const paragraph of reading.sections.flatMap(({ paragraphs }) => paragraphs)) {
        const isOther = paragraph.factors.some((id) => !ids.has(id))
        const isFlagged = paragraphFaults(lang, paragraph, facts) !== null
        if (isOther) differing++
        else alike++
        if (isOther && isFlagged) flagged++
        if (!isOther && isFlagged) alarms++
      }
    })
    expect(differing).toBeGreaterThan((1000 / 300) * CHARTS)
    expect(flagged / differing).toBeGreaterThanOrEqual(0.99)
    expect(alike).toBeGreaterThan(CHARTS / 3)
    expect(alarms / alike).toBeLessThanOrEqual(0.01)
  })

  it('would be flagged by its words alone: a sentence on B’s planet isn’t borne out by what C’s does', () => {
    let [changed, found] = [0, 0]
    charts.slice(0, 60).forEach(({ birth: you }, i) => {
      const them = charts[(i + 1) % charts.length]?.birth
      if (!them) return
      const reading = writeSynastry({
        facts: synastryFacts(you, them),
        name,
        library,
        lang,
        seed: `${i}`,
        audience: 'partner',
      })
      for (const { text, factors } of reading.sections.flatMap(({ paragraphs }) => paragraphs)) {
        for (const id of factors) {
          const factor = reading.factors[id]
          if (!factor?.aspect || claims(lang, text).every(({ kind }) => kind !== 'aspect')) continue
          const others = factors.flatMap((one) => (one === id ? [] : (reading.factors[one] ?? [])))
          const aspect = factor.aspect === 'trine' ? ('square' as const) : ('trine' as const)
          changed++
          if (unfounded(lang, text, [...others, { ...factor, aspect }]).length > 0) found++
        }
      }
    })
    expect(changed).toBeGreaterThan(300)
    expect(found / changed).toBeGreaterThanOrEqual(0.99)
  })
})

/** Points as subjects of the library call them, where the chart has another name. */
const CHART_NAMES: Partial<Record<string, string>> = { node: 'trueNode', lilith: 'meanLilith' }

/** Whether a claim says only what the entry is of: its own point, in the sign or house of its key; an aspect is of two. */
function isOfEntry(subject: string, key: string, claim: Claim): boolean {
  const [group = '', name = ''] = subject.split('/')
  const point = CHART_NAMES[name] ?? name
  const [met = ''] = group === 'natal-aspect' ? key.split(' ') : []
  if (claim.kind === 'point') return claim.point === point || claim.point === (CHART_NAMES[met] ?? met)
  if (claim.kind !== 'sign' && claim.kind !== 'house') return false
  const isOfPoint = claim.point === null || claim.point === point
  const said = claim.kind === 'sign' ? claim.sign : claim.house
  return isOfPoint && group.endsWith(`-in-${claim.kind}`) && said === Number(key)
}

it.each(LANGS)('natal entries claim nothing of the sky but what they are of, %s', (lang) => {
  const natal = (Object.keys(SUBJECTS) as Subject[]).filter((subject): subject is OwnSubject =>
    /^(planet|angle|natal)-/.test(subject),
  )
  const said = natal.flatMap((subject) =>
    SUBJECTS[subject].keys.flatMap((key) =>
      Object.values<string>(library.entry(lang, subject, key))
        .flatMap((text) => claims(lang, text))
        .filter((claim) => !isOfEntry(subject, key, claim))
        .map((claim) => ({ subject, key, ...claim })),
    ),
  )
  expect(natal.length).toBeGreaterThan(40)
  expect(said).toEqual([])
})

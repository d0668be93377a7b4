import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { compositeFacts } from '../facts/composite-facts.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { progressedFacts } from '../facts/progressed-facts.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { nextReturn, returnFacts, type ReturnLight } from '../facts/return-facts.ts'
import { synastryFacts } from '../facts/synastry-facts.ts'
import { transitFacts, type TransitFacts } from '../facts/transit-chart.ts'
import { AUDIENCES } from '../library/audience.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import type { ChartReading } from './chart-reading.ts'
import { readingFaults } from './reading-faults.fixture.ts'
import { writeComposite } from './write-composite.ts'
import { writeProgressed } from './write-progressed.ts'
import { writeReturn } from './write-return.ts'
import { writeSynastry } from './write-synastry.ts'
import { writeTransits } from './write-transits.ts'

const sky = loadEphemeris()
const library = loadLibrary()
/** 2026-11-21, noon UT. */
const NOW = 2_461_366
/** Every pair in its turn. */
const audienceFor = (seed: string) => AUDIENCES[Number(seed) % AUDIENCES.length] ?? 'any'
const NAMES = { en: 'Anna', ru: 'Анна' }

let births: NatalBirth[] = []
beforeAll(() => {
  births = randomBirths(sky, howMany(75, 300), 7).map(({ birth }) => birth)
})

const transits = new Map<NatalBirth, TransitFacts>()
/** Computed once for both languages. */
function transitsOf(you: NatalBirth): TransitFacts {
  const facts = transits.get(you) ?? transitFacts(sky, you, NOW)
  transits.set(you, facts)
  return facts
}

const sunOf = ({ chart, uncertain }: NatalBirth) =>
  uncertain.some(({ body }) => body === 'sun') ? null : (chart.placements[0]?.sign ?? null)
/** The next return of a light, cast for Lisbon. */
function returned(light: ReturnLight, lang: Lang, you: NatalBirth, seed: string): ChartReading {
  const jdUt = nextReturn(sky, light, you.chart.jdUt, NOW) ?? NOW
  const site = { latitudeDeg: 38.7167, longitudeDeg: -9.1333 }
  const facts = returnFacts(sky, you, { light, jdUt, site })
  return writeReturn({ facts, place: lang === 'en' ? 'Lisbon' : 'Лиссабон', library, lang, seed })
}
type Kind = 'transit' | 'progressed' | 'solar return' | 'lunar return' | 'synastry' | 'composite'
const write: Record<Kind, (lang: Lang, you: NatalBirth, them: NatalBirth, seed: string) => ChartReading> = {
  transit: (lang, you, _, seed) => writeTransits({ facts: transitsOf(you), library, lang, seed }),
  progressed: (lang, you, _, seed) =>
    writeProgressed({ facts: progressedFacts(sky, you, NOW), natalSun: sunOf(you), library, lang, seed }),
  'solar return': (lang, you, _, seed) => returned('sun', lang, you, seed),
  'lunar return': (lang, you, _, seed) => returned('moon', lang, you, seed),
  synastry: (lang, you, them, seed) =>
    writeSynastry({
      facts: synastryFacts(you, them),
      name: NAMES[lang],
      library,
      lang,
      seed,
      audience: audienceFor(seed),
    }),
  composite: (lang, you, them, seed) =>
    writeComposite({
      facts: compositeFacts(you, them),
      name: NAMES[lang],
      library,
      lang,
      seed,
      audience: audienceFor(seed),
    }),
}

describe.each(LANGS)('over random births, %s', (lang) => {
  it.each(['transit', 'progressed', 'solar return', 'lunar return', 'synastry', 'composite'] as const)(
    'the %s reading says nothing that its factors don’t bear out, and nothing twice',
    (kind) => {
      const readings = births.map((you, i) => write[kind](lang, you, births[(i + 1) % births.length] ?? you, `${i}`))
      const faults = readings.flatMap((reading) => readingFaults(lang, reading))
      expect([...new Set(faults)].slice(0, 8)).toEqual([])
      expect(readings.filter(({ sections }) => sections.length === 0)).toEqual([])
    },
    60_000,
  )
})

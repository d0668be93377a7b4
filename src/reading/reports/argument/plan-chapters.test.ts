import { describe, expect, it } from 'vitest'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { essentialDignities } from '#astro/charts/dignities.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { orbText } from '#language/angle.ts'
import { howMany } from '#test/how-many.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { DatedPage } from '../dated-page.ts'
import { MONEY } from '../financial-potential/design.ts'
import { financialPotential } from '../financial-potential/financial-potential.ts'
import { financialTexts } from '../financial-potential/words.ts'
import { WORK } from '../professional/design.ts'
import { professional } from '../professional/professional.ts'
import { professionalTexts } from '../professional/words.ts'
import type { ReportModule } from '../report-module.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { sectionsOf } from './argument-faults.fixture.ts'
import type { ReportDesign } from './chapter-design.ts'
import { planChapters } from './plan-chapters.ts'
import { strongest } from './strongest.ts'
import { argumentTexts } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const REPORTS: [string, ReportModule, ReportDesign, Readonly<Record<string, string>>][] = [
  ['money', financialPotential, MONEY, room.library.texts(financialTexts, 'en').chapters],
  ['work', professional, WORK, room.library.texts(professionalTexts, 'en').chapters],
]
const ORDERS = Array.from({ length: howMany(40, 500) }, (_, index) => index)

describe.each(REPORTS)('the chapters on %s', (_, module, designs, titles) => {
  const written = ORDERS.flatMap((index) => {
    const request = sampleRequest(room, module, 'en', index)
    return request ? [{ request, plans: planChapters(new DatedPage(request), designs) }] : []
  })

  it('have one direction each, and a planet of the other that isn’t the first witness', () => {
    for (const { plans } of written) {
      for (const [question, { first, support, counter }] of Object.entries(plans)) {
        expect(counter.side, question).not.toBe(first.side)
        expect(counter.planet, question).not.toBe(first.planet)
        expect(support?.side ?? first.side, question).toBe(first.side)
      }
    }
  })

  it('let the closest aspect of a first witness speak in its nature, and name its orb', () => {
    const heard: boolean[] = []
    for (const { request, plans } of written.slice(0, 20)) {
      const document = module.write(request)
      const { birth } = request.person
      const told = new Set<string>()
      for (const [question, { first, support, counter }] of Object.entries(plans)) {
        const met = tellableAspects(birth).filter(
          ({ a, b }) => [a, b].includes(first.planet) && [a, b].every((point) => PLANETS.some((one) => one === point)),
        )
        if (met.length === 0 || told.has(first.planet)) continue
        told.add(first.planet)
        const closest = met.reduce((least, aspect) =>
          tableOrbDeg(birth.chart, aspect) < tableOrbDeg(birth.chart, least) ? aspect : least,
        )
        const other = closest.a === first.planet ? closest.b : closest.a
        // A planet whose sign says the opposite of what it would say takes no side.
        const design = designs[question]
        const sign = birth.chart.placements.find(({ body }) => body === other)?.sign ?? -1
        const side = design?.secondSide.some((planet) => planet === other) ? 1 : 0
        const isTornBySign = design?.signs[1 - side]?.includes(sign)
        const isScene = other === design?.scene && side !== first.side
        const isTornByAspect = ASPECT_NATURE[closest.aspect] === (side === first.side ? 'tense' : 'flowing')
        const speaks = [support?.planet, counter.planet].some((planet) => planet === other)
        if (isTornBySign || isScene || isTornByAspect) expect(speaks && side === first.side, question).toBe(false)
        else heard.push(speaks)
        if (!speaks) continue
        const paragraphs = sectionsOf(document, titles[question] ?? '')[0]?.paragraphs ?? []
        expect(paragraphs.join(' '), question).toContain(orbText(tableOrbDeg(birth.chart, closest)))
      }
    }
    // The others have the opposite role elsewhere.
    expect(heard.filter(Boolean).length / heard.length).toBeGreaterThan(0.8)
  })

  it('give each planet one role in the whole report, and let no trine object and no square bear out', () => {
    const spoken = written.flatMap(({ plans }) => {
      const all = Object.values(plans)
      const [objecting, agreeing] = [all.map(({ counter }) => counter), all.flatMap(({ support }) => support ?? [])]
      const natures = (witnesses: typeof objecting) =>
        witnesses.flatMap(({ aspect }) => (aspect ? ASPECT_NATURE[aspect.aspect] : []))
      expect(natures(agreeing)).not.toContain('tense')
      const both = objecting.filter(({ planet }) => agreeing.some((other) => other.planet === planet))
      expect(both).toEqual([])
      return natures(objecting)
    })
    // Where nobody else objects, one does in spite of an easy aspect.
    expect(spoken.filter((nature) => nature === 'flowing').length / spoken.length).toBeLessThan(0.1)
  })

  it('let no planet speak against its own sign, nor the planet of the scene against the scene', () => {
    const spoken = written.flatMap(({ request, plans }) =>
      Object.entries(plans).flatMap(([question, { first, support, counter, design }]) =>
        [support, counter].flatMap((witness) => {
          if (!witness) return []
          const sign = request.person.birth.chart.placements.find(({ body }) => body === witness.planet)?.sign ?? -1
          const isTorn = design.signs[1 - witness.side]?.includes(sign) ?? false
          return [{ question, isTorn, isScene: witness.planet === design.scene && witness.side !== first.side }]
        }),
      ),
    )
    expect(spoken.filter(({ isScene }) => isScene)).toEqual([])
    // Where all that object stand in signs of the answer, one of them does all the same.
    expect(spoken.filter(({ isTorn }) => isTorn).length / spoken.length).toBeLessThan(0.03)
  })

  it('tell the age on the first page, what anyone would see in the chart, and ten planets with degrees at the end', () => {
    const { features, positions } = room.library.texts(argumentTexts, 'en')
    for (const { request } of written.slice(0, 20)) {
      const document = module.write(request)
      const age = new DatedPage(request).age(request.nowJdUt)
      const [thesis, , seen] = document.chapters[0]?.sections ?? []
      const isTold = new RegExp(`\\D${age}\\D`).test(JSON.stringify(thesis?.blocks[1] ?? null))
      // Of a birth more than 105 years ago none is told.
      expect(isTold).toBe(age <= 105)
      expect(seen?.title).toBe(features.title)
      const table = document.chapters.at(-1)?.sections.find(({ title }) => title === positions.title)?.blocks[0]
      const rows = table?.kind === 'table' ? table.rows : []
      expect(rows).toHaveLength(12)
      for (const [, place] of rows) expect(place).toMatch(/^\d{1,2}°\d\d′ \p{L}+$/u)
    }
  })

  it('name as a strength no planet in its detriment or fall', () => {
    for (const { request } of written) {
      const page = new DatedPage(request)
      for (const planet of strongest(page))
        expect(essentialDignities(planet, page.signOf(planet) ?? 0)).not.toContain('fall')
      expect(strongest(page).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('answer two people who differ in one question differently on the first page', () => {
    const theses = written.map(({ request, plans }) => {
      const [first] = module.write(request).chapters[0]?.sections ?? []
      const sides = Object.values(plans).map(({ first: { side } }) => side)
      return { sides: sides.join(), thesis: JSON.stringify(first?.blocks[0]) }
    })
    for (const same of Map.groupBy(theses, ({ thesis }) => thesis).values())
      expect(new Set(same.map(({ sides }) => sides)).size).toBe(1)
    expect(new Set(theses.map(({ sides }) => sides)).size).toBeGreaterThan(8)
  })
})

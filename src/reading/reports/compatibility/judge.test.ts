import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { ASPECT_NATURE, type Aspect } from '#astro/charts/aspect.ts'
import type { BondAspect, BondPoint, SynastryFacts } from '../../facts/synastry-facts.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { compatibility } from './compatibility.ts'
import { judge } from './judge.ts'
import { homeOf, QUESTIONS, settingOf, sideOf } from './questions.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const request = sampleRequest(room, compatibility, 'en', 0)
if (!request?.other) throw new Error('the first sample has two hours')
const you = new ReportPage(request)
const them = new ReportPage({ ...request, person: request.other })

const contact = (yours: BondPoint, aspect: Aspect, theirs: BondPoint): BondAspect => ({
  id: `synastry:${theirs}:${aspect}:${yours}`,
  yours,
  theirs,
  aspect,
  nature: ASPECT_NATURE[aspect],
  orbDeg: 1,
  timed: true,
  weight: 1,
})
const judged = (aspects: BondAspect[]) => {
  const facts: SynastryFacts = { aspects, theirsInYours: [], yoursInTheirs: [] }
  return new Map(judge(facts, you, them, QUESTIONS).map((judgment) => [judgment.question, judgment]))
}

describe('a contact', () => {
  it.each([
    ['venus', 'mars', 'draw'],
    ['mercury', 'moon', 'talk'],
    ['moon', 'moon', 'home'],
    ['venus', 'jupiter', 'money'],
    ['mars', 'saturn', 'quarrel'],
    ['sun', 'jupiter', 'growth'],
    ['moon', 'saturn', 'last'],
  ] as const)('of %s and %s is told where it says most: %s', (yours, theirs, question) => {
    expect(homeOf({ yours, theirs }, QUESTIONS)).toBe(question)
  })

  it('of malefics is hard when they are joined, and Saturn beside the Moon binds', () => {
    expect(sideOf(contact('venus', 'conjunction', 'mars'))).toBe('easy')
    expect(sideOf(contact('moon', 'conjunction', 'pluto'))).toBe('hard')
    expect(sideOf(contact('moon', 'conjunction', 'saturn'))).toBe('bond')
    expect(sideOf(contact('moon', 'trine', 'saturn'))).toBe('easy')
  })

  it('that holds both ways is one testimony, weightier than its two aspects', () => {
    const [both] =
      judged([contact('venus', 'trine', 'mars'), contact('mars', 'sextile', 'venus')]).get('draw')?.forIt ?? []
    const [one] = judged([contact('venus', 'trine', 'mars')]).get('draw')?.forIt ?? []
    expect(both?.kind === 'tie' && both.aspects).toHaveLength(2)
    expect(both?.weight).toBeGreaterThan(2 * (one?.weight ?? Infinity))
  })

  it('that binds speaks for what lasts and against ease at home', () => {
    const answers = judged([contact('moon', 'conjunction', 'saturn')])
    expect(answers.get('last')?.forIt).toHaveLength(1)
    expect(answers.get('home')?.againstIt).toHaveLength(1)
  })
})

it('a question leans as its testimonies do', () => {
  const balanceOf = (aspect: Aspect) =>
    judged(['sun', 'moon', 'venus'].map((point) => contact('mars', aspect, point as BondPoint))).get('quarrel')?.balance
  expect(balanceOf('trine')).toBeGreaterThan(0)
  expect(balanceOf('square')).toBeLessThan(0)
})

it('only partners are answered as lovers, and colleagues as colleagues', () => {
  expect(settingOf('partner', 'partner')).toBe('partner')
  expect(settingOf('any', 'partner')).toBe('friend')
  expect(settingOf('child', 'child')).toBe('kin')
  expect(settingOf('any', 'colleague')).toBe('work')
  expect(settingOf('any', 'boss')).toBe('work')
  expect(settingOf('any', 'сотрудница')).toBe('work')
})

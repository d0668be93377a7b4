import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { moonPhase } from '#astro/events/moon-phase.ts'
import { capital } from '#language/capital.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import type { Factor } from '#reading/facts/factor.ts'
import { natalFactors } from '#reading/facts/natal-factors.ts'
import { unfounded } from '#reading/truth/check-text.ts'
import { claims, type Claim } from '#reading/truth/claims.ts'
import { z } from 'zod'
import { birthBriefField, birthField } from '#contract/engine/birth.ts'
import { pointText, signNameOf } from './figures.ts'
import { briefly, readBirth, type ReadBirth } from './read-birth.ts'
import { tool } from './tool.ts'

const claimField = z.object({
  words: z.string().describe('the words of the text'),
  kind: z.enum(['point', 'sign', 'house', 'aspect', 'phase', 'motion']),
  claim: z.string().describe('what they say of the chart: "Moon in Leo"'),
  holds: z.boolean(),
  chart_says: z.array(z.string()).describe('what the chart has instead, if it doesn’t hold'),
})

export const checkTextTool = tool({
  name: 'check_text',
  title: 'Check a text against a chart',
  description:
    'Finds what a text in English or Russian says of a birth chart (signs, houses, aspects, retrograde motion, the phase of the Moon) and tells which of it the computed chart doesn’t bear out. Give it a reading that you wrote before showing it. It checks the natal chart only: leave out sentences about transits and about other people.',
  input: z.strictObject({
    birth: birthField,
    text: z
      .string()
      .min(1)
      .max(20_000)
      .describe('The text: "With your Sun in Taurus and the Moon in the tenth house…"'),
    lang: z.enum(LANGS).optional().describe('Language of the text; told from its letters unless given.'),
  }),
  output: z.object({
    birth: birthBriefField,
    lang: z.enum(LANGS),
    claims: z.array(claimField).describe('every claim that was recognized, in the order of the text'),
    unfounded: z.number().int().describe('how many of them don’t hold'),
  }),
  run({ birth: given, text, lang = langOf(text) }) {
    const read = readBirth(given)
    const factors = factorsOf(read)
    const wrong = new Set(unfounded(lang, text, factors).map((claim) => JSON.stringify(claim)))
    const found = claims(lang, text).map((claim) => {
      const holds = !wrong.has(JSON.stringify(claim))
      return {
        words: claim.words,
        kind: claim.kind,
        claim: claimText(claim),
        holds,
        chart_says: holds ? [] : chartSays(claim, factors, read.birth.timeKnown),
      }
    })
    // That a planet is named says nothing yet; that one is named which the chart can't have does.
    const told = found.filter(({ kind, holds }) => kind !== 'point' || !holds)
    const faults = told.filter(({ holds }) => !holds)
    return {
      text: verdictText(told.length, faults),
      result: { birth: briefly(read.described), lang, claims: told, unfounded: faults.length },
    }
  },
})

const langOf = (text: string): Lang => (/[а-яё]/iu.test(text) ? 'ru' : 'en')

function verdictText(count: number, faults: readonly { words: string; claim: string; chart_says: string[] }[]): string {
  if (count === 0) return 'The text says nothing of the chart that can be checked.'
  if (faults.length === 0) return `All ${count} claims hold.`
  const listed = faults.map(
    ({ claim, words, chart_says: truths }) =>
      `"${words}" (${claim})${truths.length > 0 ? `; the chart has ${truths.join(', ')}` : ''}`,
  )
  return `${faults.length} of ${count} claims don’t hold: ${listed.join('. ')}.`
}

/** Everything that may be said of a birth, its phase of the Moon included where it is the same all day. */
function factorsOf({ birth, described }: ReadBirth): Factor[] {
  const day = described.unknown_time_day
  const instants = day ? [day.from, day.to].map(jdUtFromIso) : [birth.chart.jdUt]
  const phases = new Set(instants.map((jdUt) => moonPhase(loadEphemeris(), jdUt).phase))
  const [phase] = phases
  return [
    ...natalFactors(birth),
    ...(phase && phases.size === 1
      ? [{ id: 'natal:moon:phase', kind: 'moon', transiting: 'moon', phase } satisfies Factor]
      : []),
  ]
}

const named = (point: Parameters<typeof pointText>[0] | null | undefined) => (point ? pointText(point) : 'a point')

function claimText(claim: Claim): string {
  switch (claim.kind) {
    case 'point':
      return named(claim.point)
    case 'sign':
      return `${named(claim.point)} in ${capital(signNameOf(claim.sign))}`
    case 'house':
      return `${named(claim.point)} in house ${claim.house}`
    case 'aspect':
      return (
        claim.points.map(({ point }) => named(point)).join(` ${claim.aspect} `) +
        (claim.points.length < 2 ? ` ${claim.aspect}` : '')
      )
    case 'phase':
      return `${claim.phase.replace('-', ' ')} Moon`
    case 'motion':
      return `${named(claim.point)} ${claim.retrograde ? 'retrograde' : 'direct'}`
  }
}

function chartSays(claim: Claim, factors: readonly Factor[], timeKnown: boolean): string[] {
  const truths = truthsOf(claim, factors)
  if (truths.length > 0) return truths
  if (!timeKnown) return ['nothing certain, since the time of birth is unknown']
  return claim.kind === 'aspect' ? ['no major aspect between the two'] : []
}

/** What the chart has of the kind of a claim, for its points. */
function truthsOf(claim: Claim, factors: readonly Factor[]): string[] {
  if (claim.kind === 'phase') return factors.flatMap(({ phase }) => (phase ? [`${phase.replace('-', ' ')} Moon`] : []))
  const points = claim.kind === 'aspect' ? claim.points.map(({ point }) => point) : [claim.point]
  return factors.flatMap((factor) => {
    const ends = [factor.transiting, factor.natal]
    const isOf = points.every((point) => point !== null && ends.includes(point))
    const said = isOf ? factorText(claim.kind, factor) : null
    return said === null ? [] : [said]
  })
}

function factorText(
  kind: Claim['kind'],
  { transiting, natal, aspect, sign, house, retrograde }: Factor,
): string | null {
  if (kind === 'aspect') return aspect ? `${named(transiting)} ${aspect} ${named(natal)}` : null
  if (kind === 'sign') return sign === undefined ? null : `${named(natal)} in ${capital(signNameOf(sign))}`
  if (kind === 'house') return house === undefined ? null : `${named(natal)} in house ${house}`
  if (kind === 'motion')
    return retrograde === undefined ? null : `${named(natal)} ${retrograde ? 'retrograde' : 'direct'}`
  return null
}

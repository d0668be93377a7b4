import { planetReturns } from '#astro/charts/returns.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { z } from 'zod'
import { birthBriefField, birthField, placeField } from '#contract/engine/birth.ts'
import { chartFields } from '#contract/engine/chart.ts'
import { instantField } from '#contract/engine/points.ts'
import { chartText, presentChart } from './present-chart.ts'
import { briefly, readBirth } from './read-birth.ts'
import { placeLabel, readPlace } from './read-place.ts'
import { instantOf } from './span-fields.ts'
import { ToolError } from './tool-error.ts'
import { tool } from './tool.ts'

/** Longer than any way of Sun and Moon around the ecliptic. */
const ROUND_DAYS = { solar: 366, lunar: 28.5 } as const
const MOST = 13

const returnField = z.object({
  utc: instantField.describe('the instant at which Sun or Moon stands where it stood at birth'),
  ...chartFields,
})

export const returnsTool = tool({
  name: 'returns',
  title: 'Solar and lunar returns',
  description:
    'The next solar returns (yearly, near the birthday) or lunar returns (about every 27 days) after a date, each with its instant and its chart at a place. Needs the time of birth.',
  input: z.strictObject({
    birth: birthField,
    kind: z.enum(['solar', 'lunar']),
    from: z.string().describe('The first return after this: YYYY-MM-DD or an instant in UTC.'),
    count: z.number().int().min(1).max(MOST).optional().describe(`How many, 1 to ${MOST}; one unless given.`),
    at: placeField.optional().describe('Where the person is then; the place of birth unless given.'),
  }),
  output: z.object({
    birth: birthBriefField,
    place: z.string().describe('where the charts of the returns are cast'),
    returns: z.array(returnField),
  }),
  run({ birth: given, kind, from, count = 1, at }) {
    const { birth, described, place: birthplace } = readBirth(given)
    if (!birth.timeKnown) {
      const instead =
        'Ask for the time of birth. For a day without it, "transits" with the Sun gives the conjunction to the natal Sun.'
      throw new ToolError(
        'birth_time_needed',
        'A return is an instant, and can’t be told without the time of birth.',
        instead,
      )
    }
    const sky = loadEphemeris()
    const place = at ? readPlace(at) : birthplace
    const planet = kind === 'solar' ? 'sun' : 'moon'
    const fromJdUt = instantOf(from)
    const instants = planetReturns(sky, {
      planet,
      longitudeDeg: sky.position(planet, birth.chart.jdUt).longitudeDeg,
      fromJdUt,
      toJdUt: fromJdUt + count * ROUND_DAYS[kind],
    }).slice(0, count)
    const houseSystem = given.house_system
    const charts = instants.map((jdUt) =>
      natalChart(sky, {
        jdUt,
        latitudeDeg: place.latitudeDeg,
        longitudeDeg: place.longitudeDeg,
        ...(houseSystem && { houseSystem }),
      }),
    )
    const told = charts.map((chart) => `${isoFromJdUt(chart.jdUt)}: ${chartText(chart)}`)
    return {
      text: `${kind === 'solar' ? 'Solar' : 'Lunar'} returns at ${placeLabel(place)}. ${told.join(' ')} ${described.warnings.join(' ')}`.trim(),
      result: {
        birth: briefly(described),
        place: placeLabel(place),
        returns: charts.map((chart) => ({ utc: isoFromJdUt(chart.jdUt), ...presentChart(chart) })),
      },
    }
  },
})

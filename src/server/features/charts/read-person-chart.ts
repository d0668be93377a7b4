import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { PersonChart } from '#contract/charts.ts'
import { birthOf, withSkyOf } from '#core/births/api.ts'
import { presentFactor } from '#core/factors/api.ts'
import type { User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { pairAudience } from '#reading/facts/pair-audience.ts'
import { writeBigThree } from '#reading/writer/write-big-three.ts'
import { toldAs } from '#reading/writer/write-person-natal.ts'
import { getPerson } from '../people/api.ts'
import { presentAspect, presentBirth, presentPoint } from './present.ts'

/**
 * The birth chart of somebody saved in short. The reader's own birth may be missing: it only tells how old they are.
 * @throws {AppError} not_found for another account's people
 */
export async function readPersonChart(anySky: Services, user: User, id: number): Promise<PersonChart> {
  const { db, sky, library, clock } = withSkyOf(anySky, user)
  const row = { ...(await getPerson(db, user.id, id)), chartRules: user.chartRules }
  const birth = birthOf(sky, row)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  // A reader who hasn't told their own birth counts as of age.
  const ownJdUt = birthOf(sky, user)?.chart.jdUt ?? 0
  const nowJdUt = jdUtFromDate(clock())
  const audience = pairAudience({
    relation: row.relation,
    bornJdUt: [ownJdUt, birth.chart.jdUt],
    nowJdUt,
  })
  const bigThree = writeBigThree(birth, { library, lang: user.lang, audience })
  return {
    person: { id: row.id, name: row.name },
    birth: presentBirth(sky, row, birth, user.lang),
    aspects: birth.chart.aspects.map(presentAspect),
    big_three: bigThree.points.map((point) => presentPoint(birth, point)),
    factors: Object.values(bigThree.factors).map(presentFactor),
    told_as: toldAs({ audience }),
  }
}

import type { FileAnswer } from '#contract/file-answer.ts'
import { fileName } from '#platform/file-name.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { chartTitle } from './chart-title.ts'
import { countFile } from './count-file.ts'
import { ringsOf, wheelOf } from './domain/rings-of.ts'
import { wheelSvg } from './domain/wheel-svg.ts'
import { getChart } from './get-chart.ts'

/**
 * The wheel of a chart of the person's own, as it is now.
 * @throws {AppError} not_found when there is none or it is somebody else's; validation while birth data are missing;
 * rate_limited.
 */
export async function getWheel(
  services: Services,
  user: User,
  timeZone: string,
  { hash, format }: { hash: string; format: 'svg' | 'png' },
): Promise<FileAnswer> {
  await countFile(services, user)
  const read = await getChart(services, user, timeZone, hash)
  const svg = wheelSvg(wheelOf(ringsOf({ ...read, type: read.row.type })), user.lang)
  const bytes = format === 'svg' ? new TextEncoder().encode(svg) : await services.pictures.draw(svg)
  return { bytes, name: fileName(chartTitle(user.lang, read), format) }
}

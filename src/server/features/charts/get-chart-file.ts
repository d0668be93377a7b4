import type { FileAnswer } from '#contract/file-answer.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { fileName } from '#platform/file-name.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { civilDate } from '#reading/writer/local-time.ts'
import { countFile } from './count-file.ts'
import { chartSubtitle, dateIn } from './chart-subtitle.ts'
import { chartDocument } from './domain/chart-document.ts'
import { CHART_WORDS } from './domain/chart-words.ts'
import { getChart } from './get-chart.ts'
import { presentChart } from './present.ts'

/** The engraving of its title page. */
const ENGRAVING = 'asteria'

/**
 * A chart of the person's own as a PDF, as it is now. Nothing is kept: a chart is computed when it is asked for, and its
 * pages are set in a tenth of a second.
 * @throws {AppError} not_found when there is none or it is somebody else's; validation while birth data are
 * missing; rate_limited.
 */
export async function getChartFile(
  services: Services,
  user: User,
  timeZone: string,
  hash: string,
): Promise<FileAnswer> {
  await countFile(services, user)
  const read = await getChart(services, user, timeZone, hash)
  const answer = presentChart(services, user, read)
  const { lang } = user
  const document = chartDocument({
    ...read,
    type: read.row.type,
    lang,
    title: answer.title,
    subtitle: chartSubtitle(lang, answer),
    created: CHART_WORDS[lang].created(dateIn(lang, civilDate(jdUtFromDate(read.row.createdAt), timeZone))),
    personName: read.row.person?.name ?? '',
  })
  return {
    bytes: await services.pdfRenderer.print(document, { lang, type: ENGRAVING }),
    name: fileName(answer.title, 'pdf'),
  }
}

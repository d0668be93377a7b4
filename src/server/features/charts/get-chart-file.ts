import type { FileAnswer } from '#contract/file-answer.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { fileName } from '#platform/file-name.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { civilDate } from '#reading/writer/local-time.ts'
import { countFile } from './count-file.ts'
import { chartDocument } from './domain/chart-document.ts'
import { CHART_WORDS } from './domain/chart-words.ts'
import { getChart } from './get-chart.ts'
import { presentChart } from './present.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import { clockEn } from '#language/en/clock.ts'
import type { Lang } from '#language/lang.ts'
import { commonWordsEn } from '#reading/writer/common-words-en.ts'
import { commonWordsRu } from '#reading/writer/common-words-ru.ts'

const COMMON = { en: commonWordsEn, ru: commonWordsRu }
const CLOCK: Record<Lang, (clock: string) => string> = { en: clockEn, ru: (clock) => clock.replace(/^0/, '') }

type Born = Pick<ChartAnswer, 'local' | 'place' | 'birthtime_known'>

/** `2026-11-24` in words. */
function dateIn(lang: Lang, date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return COMMON[lang].date({ year, month, day })
}

/** When and where a chart is of, on one line. */
function chartSubtitle(lang: Lang, { type, person, partner, ...answer }: ChartAnswer): string {
  const words = CHART_WORDS[lang]
  const moment = ({ local }: Pick<Born, 'local'>) => `${dateIn(lang, local.date)}, ${CLOCK[lang](local.clock)}`
  const born = ({ local, place, birthtime_known: known }: Born) =>
    `${known ? moment({ local }) : `${dateIn(lang, local.date)}, ${words.unknownTime}`}, ${place.name}`
  if (type === 'chart:transit') return words.skyOn(`${moment(answer)} (UTC${answer.local.offset.replace('-', '−')})`)
  if (type === 'chart:progressed') return words.progressedTo(dateIn(lang, answer.local.date))
  if (partner && person) return `${words.you}: ${born(answer)}; ${person.name}: ${born(partner)}`
  if (answer.return && !answer.birthtime_known) return `${dateIn(lang, answer.local.date)}, ${answer.place.name}`
  return born(answer)
}

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

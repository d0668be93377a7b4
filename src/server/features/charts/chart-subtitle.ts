import type { ChartAnswer } from '#contract/charts.ts'
import { clockEn } from '#language/en/clock.ts'
import type { Lang } from '#language/lang.ts'
import { commonWordsEn } from '#reading/writer/common-words-en.ts'
import { commonWordsRu } from '#reading/writer/common-words-ru.ts'
import { CHART_WORDS } from './domain/chart-words.ts'

const COMMON = { en: commonWordsEn, ru: commonWordsRu }
const CLOCK: Record<Lang, (clock: string) => string> = { en: clockEn, ru: (clock) => clock.replace(/^0/, '') }

type Born = Pick<ChartAnswer, 'local' | 'place' | 'birthtime_known'>

/** `2026-11-24` in words. */
export function dateIn(lang: Lang, date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return COMMON[lang].date({ year, month, day })
}

/** When and where a chart is of, on one line. */
export function chartSubtitle(lang: Lang, { type, person, partner, ...answer }: ChartAnswer): string {
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

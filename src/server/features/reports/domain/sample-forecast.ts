import { natalChart } from '#astro/charts/natal-chart.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import type { Services } from '#platform/services.ts'

/** Ulm, 14 March 1879, 11:30 by local mean time, as the register of births has it. */
const BIRTH = { utc: Date.UTC(1879, 2, 14, 10, 50), latitudeDeg: 48.4, longitudeDeg: 10, timeZone: 'Europe/Berlin' }

const WORDS: Record<Lang, { first: string; last: string; sample: string; notice: string }> = {
  en: {
    first: 'Albert',
    last: 'Einstein',
    sample: 'A sample',
    notice:
      'A sample: this month set against the chart of Albert Einstein, born in Ulm on March 14, 1879, at 11:30 by the register of births. “You” here is him. In a forecast of your own every day, hour and house is computed from your own birth.',
  },
  ru: {
    first: 'Альберт',
    last: 'Эйнштейн',
    sample: 'Образец',
    notice:
      'Это образец: месяц разобран по карте человека, чьё время рождения записано в книге рождений, — Альберт Эйнштейн, Ульм, 14 марта 1879 года, 11:30. «Вы» здесь — он. В вашем прогнозе все даты, время и дома рассчитаны по вашим данным рождения.',
  },
}

/** The forecast of the present month for a chart that everybody may see, named as a sample on its title page and inside. */
export function sampleForecast(
  module: ReportModule,
  { sky, library, asteroids, clock }: Pick<Services, 'sky' | 'library' | 'asteroids' | 'clock'>,
  lang: Lang,
): ReportDocument {
  const { first, last, sample, notice } = WORDS[lang]
  const chart = natalChart(sky, { jdUt: jdUtFromDate(new Date(BIRTH.utc)), ...BIRTH })
  const document = module.write({
    sky,
    library,
    asteroids,
    lang,
    timeZone: BIRTH.timeZone,
    nowJdUt: jdUtFromDate(clock()),
    seed: 'sample',
    person: {
      firstName: first,
      lastName: last,
      birthdate: '1879-03-14',
      birthtime: '11:30',
      birth: { chart, timeKnown: true, uncertain: [] },
    },
    other: null,
    places: [],
  })
  const [opening, ...chapters] = document.chapters
  const [section, ...sections] = opening?.sections ?? []
  if (!opening || !section) return document
  const told = { ...section, blocks: [{ kind: 'notice' as const, text: notice }, ...section.blocks] }
  return {
    ...document,
    subtitle: `${sample}: ${document.subtitle}`,
    chapters: [{ ...opening, sections: [told, ...sections] }, ...chapters],
  }
}

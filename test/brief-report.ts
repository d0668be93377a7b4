import { PLANETS } from '#astro/ephemeris/body.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { ReportPage } from '#reading/reports/report-page.ts'

/** A kind of report of one true sentence, for tests of what is around reports. */
export const briefReport = (type: string, changes: Partial<ReportModule> = {}): ReportModule => ({
  type,
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const text = { en: `Written for ${request.person.firstName}.`, ru: `Для читателя: ${request.person.firstName}.` }
    page.write('One', 'Two', [{ text: text[request.lang], factors: page.signFact(PLANETS[0]) }])
    const limits = request.person.birth.timeKnown ? [] : ['No hour.']
    return page.document({ title: type, subtitle: request.other?.firstName ?? '', limits })
  },
  ...changes,
})

import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../library/load-library.ts'
import { majorEvents } from './major-events/major-events.ts'
import { reportFaults } from './report-faults.fixture.ts'
import { sampleRequest } from './sample-requests.fixture.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const WRONG = {
  en: ['the foot of the chart chart', 'in an own kitchen'],
  ru: ['на дне карты карты', 'в второй дом', 'до ваших 61 лет', 'Над городом восходит Рыбы', 'задета здесь ваш Плутон'],
}

it.each(LANGS)('finds slots filled in the wrong form, in %s', (lang) => {
  const request = sampleRequest(room, majorEvents, lang, 0)
  if (!request) throw new Error('no request')
  const document = majorEvents.write(request)
  expect(reportFaults(lang, document)).toEqual([])
  for (const subtitle of WRONG[lang]) expect(reportFaults(lang, { ...document, subtitle }), subtitle).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import type { ReportDocument } from '../report-document.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { eventsForecast } from './events-forecast.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

function documentOf(lang: 'en' | 'ru', index: number): ReportDocument {
  const request = sampleRequest(room, eventsForecast, lang, index)
  if (!request) throw new Error('no request')
  return eventsForecast.write(request)
}
const textsOf = ({ chapters }: ReportDocument) =>
  chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((b) => ('text' in b ? [b.text] : []))),
  )

// NASA's canon of eclipses: of the Sun on February 6 and August 2, 2027, of the Moon on February 20 (23:13 UT), July 18 and
// August 17, 2027. In Moscow the eclipse of the Moon in February falls on the 21st.
test('every eclipse of the year stands in its house', () => {
  const eclipses = textsOf(documentOf('en', 0)).filter((text) => text.startsWith('The eclipse of the'))
  expect(
    eclipses.map((text) =>
      text
        .match(/Sun|Moon|\w+ \d+, 2027/g)
        ?.slice(0, 2)
        .join(' '),
    ),
  ).toEqual([
    'Sun February 6, 2027',
    'Moon February 21, 2027',
    'Moon July 18, 2027',
    'Sun August 2, 2027',
    'Moon August 17, 2027',
  ])
})

test.each(LANGS)(
  'the first page names the year’s subjects before any method, and no story says what another says: %s',
  (lang) => {
    for (const index of [0, 1, 3]) {
      const [first, second] = documentOf(lang, index).chapters
      const [short] = first?.sections ?? []
      expect(short?.blocks.length).toBeGreaterThanOrEqual(4)
      const openings = (second?.sections ?? []).flatMap(({ blocks: [block] }) =>
        block && 'text' in block ? [block.text] : [],
      )
      const stories = openings.filter((text) => text.length > 100)
      expect(stories.length).toBeGreaterThanOrEqual(4)
      expect(new Set(stories.map((text) => text.slice(0, 60))).size).toBe(stories.length)
    }
  },
)

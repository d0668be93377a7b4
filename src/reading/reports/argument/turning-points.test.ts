import { expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { personality } from '../personality/personality.ts'
import { proseOf } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
/** Born on February 28, 2006; Saturn’s and Uranus’s meetings of the two years ahead lie on both sides of a birthday. */
const BORN_2006 = 491

it.each(LANGS)('each date of a meeting is told with the age on that day, that of a birthday included, %s', (lang) => {
  const request = sampleRequest(room, personality, lang, BORN_2006)
  expect(request?.person.birthdate).toBe('2006-02-28')
  if (!request) return
  const said = proseOf(personality.write(request)).join('\n')
  const told = {
    en: [/\(at 20\) and on \w+ \d+ and \w+ \d+, 2027 \(at 21\)/, /February 28, 2028 \(at 22\)/],
    ru: [/\(вам 20\) и \d+ \S+ и \d+ \S+ 2027 года \(вам 21\)/, /28 февраля 2028 года \(вам 22\)/],
  }
  for (const pattern of told[lang]) expect(said).toMatch(pattern)
})

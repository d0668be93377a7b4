import { each, list, says, text, textSubject, type TextsOf, ways } from '../library/text-shape.ts'

/** The planets that go through a house in days or weeks. */
export const SWIFT = ['sun', 'mercury', 'venus', 'mars'] as const

/** The words of the Sun-sign horoscopes that are no library entry. */
export const sunSignTexts = textSubject('sun-signs', {
  titles: each([
    'moon',
    'sky',
    'love',
    'career',
    'health',
    'advice',
    'dates',
    'planets',
    'lunations',
    'eclipses',
    'slow',
    'turns',
  ]),
  theme: list(12),
  moonUntil: ways({ sign: 'sign', house: 'house', until: 'text' }),
  moonThen: ways({ sign: 'sign', house: 'house', from: 'text' }),
  moonDays: says({ sign: 'sign', house: 'house' }),
  at: { today: says({ clock: 'text' }), later: says({ date: 'text', clock: 'text' }) },
  aspect: ways({ meeting: 'text', when: 'text' }),
  aspectHouses: ways({ a: 'house', b: 'house', themeA: 'text', themeB: 'text' }),
  aspectHouse: ways({ house: 'house', theme: 'text' }),
  stay: ways({ planet: 'point', sign: 'sign', house: 'house', since: 'text', until: 'text' }),
  stayUntil: ways({ planet: 'point', sign: 'sign', house: 'house', until: 'text' }),
  stayOpen: says({ planet: 'point', sign: 'sign', house: 'house' }),
  through: each(SWIFT, list(12)),
  lunation: each(['new', 'full'], ways({ sign: 'sign', house: 'house', when: 'text', theme: 'text' })),
  eclipse: each(['new', 'full'], ways({ sign: 'sign', house: 'house', when: 'text', theme: 'text' })),
  station: each(['retrograde', 'direct'], ways({ planet: 'point', house: 'house', when: 'text', theme: 'text' })),
  ingress: ways({ planet: 'point', sign: 'sign', house: 'house', when: 'text', theme: 'text' }),
  noneExact: text,
})
export type SunSignWords = TextsOf<typeof sunSignTexts>

import { says, text, textSubject } from '../../library/text-shape.ts'

/** What the astrologer says of places. */
export const placeTexts = textSubject('astrologer-places', {
  stays: text,
  angles: says({ city: 'text', asc: 'sign', mc: 'sign' }),
  near: says({ city: 'text', items: 'list' }),
  nearItem: says({ point: 'point', km: 'number' }),
  far: says({ city: 'text' }),
  only: says({ point: 'point', city: 'text', km: 'number' }),
  yours: text,
  which: text,
  noHour: text,
})

import { says, text, textSubject } from '../../../library/text-shape.ts'

/** What the astrologer says of places. */
export const placeTexts = textSubject('astrologer-places', {
  stays: text,
  angles: says({ city: 'text', asc: 'sign', mc: 'sign' }),
  near: says({ city: 'text', items: 'list' }),
  nearItem: says({ point: 'point', km: 'number' }),
  far: says({ city: 'text' }),
  only: says({ point: 'point', city: 'text', km: 'number' }),
  yours: text,
  lean: says({ city: 'text' }),
  even: says({ one: 'text', other: 'text' }),
  houseWith: says({ city: 'text', house: 'house', points: 'points' }),
  houseEmpty: says({ city: 'text', house: 'house' }),
  stayed: says({ city: 'text', point: 'owned', from: 'house', to: 'house' }),
  moved: says({ city: 'text', point: 'owned', from: 'house', to: 'house' }),
  change: says({ point: 'point', from: 'house', to: 'house' }),
  changes: says({ city: 'text', items: 'list' }),
  which: text,
  noHour: text,
})

import { plural } from '../plural.ts'
import type { SlotForms } from '../slot-forms.ts'
import { anAspectEn } from './aspects.ts'
import { listEn } from './list.ts'
import { nthEn, ordinalEn } from './ordinals.ts'
import { planetEn, pointEn, yourEn } from './points.ts'
import { signEn } from './signs.ts'

export const slotFormsEn: SlotForms = {
  forms: {
    text: { '': (text) => text },
    name: { '': (name) => name },
    number: {
      '': (number) => `${number}`,
      nth: nthEn,
      rounded: (number) => Math.round(number).toLocaleString('en-US'),
    },
    list: { '': listEn },
    point: { '': pointEn, the: planetEn, your: yourEn, bare: pointEn },
    person: { '': (name) => name ?? 'you', whose: (name) => (name === null ? 'your' : `${name}’s`) },
    owned: { '': ({ point, of }) => (of === null ? yourEn(point) : `${of}’s ${pointEn(point)}`) },
    points: {
      '': (points) => listEn(points.map(pointEn)),
      the: (points) => listEn(points.map(planetEn)),
      your: (points) => listEn(points.map(yourEn)),
    },
    sign: { '': signEn },
    house: { '': ordinalEn },
    aspect: { '': (aspect) => aspect, a: anAspectEn },
  },
  choices: {
    number: { count: 2, indexOf: (number) => Number(plural('en', number, { one: '0', other: '1' })) },
    list: { count: 2, indexOf: ({ length }) => (length > 1 ? 1 : 0) },
    person: { count: 2, indexOf: (name) => (name === null ? 0 : 1) },
    points: { count: 2, indexOf: ({ length }) => (length > 1 ? 1 : 0) },
  },
}

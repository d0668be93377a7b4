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
    number: { '': (number) => `${number}`, nth: nthEn },
    list: { '': listEn },
    point: { '': pointEn, the: planetEn, your: yourEn },
    points: { '': (points) => listEn(points.map(pointEn)), the: (points) => listEn(points.map(planetEn)) },
    sign: { '': signEn },
    house: { '': ordinalEn },
    aspect: { '': (aspect) => aspect, a: anAspectEn },
  },
  choices: {
    number: { count: 2, indexOf: (number) => Number(plural('en', number, { one: '0', other: '1' })) },
  },
}

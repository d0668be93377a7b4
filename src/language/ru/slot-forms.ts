import type { ChartPoint } from '#astro/charts/chart.ts'
import { plural } from '../plural.ts'
import type { SlotForms } from '../slot-forms.ts'
import { aspectGenderRu, aspectRu } from './aspects.ts'
import type { Case, Gender } from './cases.ts'
import { listRu } from './list.ts'
import { houseDatRu, houseGenRu, houseLocRu, houseRu, inHouseRu, intoHouseRu } from './ordinals.ts'
import { genitiveNameRu, instrumentalNameRu, nameInRu } from './person-name.ts'
import { genderRu, pointRu, yourRu } from './points.ts'
import { inSignRu, intoSignRu, isPluralSignRu, signGenRu, signRu } from './signs.ts'

/** «двое», «трое»: of people. */
const COLLECTIVE = ['один', 'двое', 'трое', 'четверо', 'пятеро', 'шестеро', 'семеро', 'восьмеро', 'девятеро']
const GENDERS: readonly Gender[] = ['m', 'f', 'n']

const point = (in_: Case) => (of: ChartPoint) => pointRu(of, in_)
/** «ваша Венера», «Венера Тома»; of somebody whose name can't be declined with certainty «Венера (Björk)». */
const owned =
  (in_: Case) =>
  ({ point: of, of: name }: { point: ChartPoint; of: string | null }) =>
    name === null ? yourRu(of, in_) : `${pointRu(of, in_)} ${genitiveNameRu(name) ?? `(${name})`}`
const YOU: Record<Case, string> = { nom: 'вы', gen: 'вас', dat: 'вам', acc: 'вас', ins: 'вами', loc: 'вас' }
/** What stands before a name that can't be declined. */
const PERSON: Record<Case, string> = {
  nom: '',
  gen: 'человека',
  dat: 'человеку',
  acc: 'человека',
  ins: 'человеком',
  loc: 'человеке',
}
const person = (in_: Case) => (name: string | null) =>
  name === null ? YOU[in_] : in_ === 'nom' ? name : (nameInRu(name, in_) ?? `${PERSON[in_]} по имени ${name}`)
const your = (in_: Case) => (of: ChartPoint) => yourRu(of, in_)

export const slotFormsRu: SlotForms = {
  forms: {
    text: { '': (text) => text },
    name: {
      '': (name) => name,
      // Where a name can't be declined with certainty, it stands in brackets.
      genitive: (name) => genitiveNameRu(name) ?? `(${name})`,
      instrumental: (name) => instrumentalNameRu(name) ?? `человеком по имени ${name}`,
      'genitive-chart': (name) => genitiveNameRu(name) ?? `второй карты (${name})`,
    },
    number: {
      '': (number) => `${number}`,
      collective: (number) => COLLECTIVE[number - 1] ?? `${number}`,
      'into-nth': (number) => `${number === 2 ? 'во' : 'в'} ${number}-й`,
      rounded: (number) => Math.round(number).toLocaleString('ru-RU').replace(/\s/g, ' '),
    },
    list: { '': listRu },
    point: {
      '': point('nom'),
      genitive: point('gen'),
      dative: point('dat'),
      accusative: point('acc'),
      instrumental: point('ins'),
      prepositional: point('loc'),
      your: your('nom'),
      'your-genitive': your('gen'),
      'your-dative': your('dat'),
      'your-accusative': your('acc'),
      'your-instrumental': your('ins'),
    },
    person: {
      '': person('nom'),
      genitive: person('gen'),
      dative: person('dat'),
      accusative: person('acc'),
      instrumental: person('ins'),
      prepositional: person('loc'),
    },
    owned: {
      '': owned('nom'),
      genitive: owned('gen'),
      dative: owned('dat'),
      accusative: owned('acc'),
      instrumental: owned('ins'),
      prepositional: owned('loc'),
    },
    points: {
      '': (points) => listRu(points.map(point('nom'))),
      your: (points) => listRu(points.map(your('nom'))),
    },
    sign: { '': signRu, in: inSignRu, into: intoSignRu, genitive: signGenRu },
    house: {
      '': houseRu,
      in: inHouseRu,
      into: intoHouseRu,
      genitive: houseGenRu,
      dative: houseDatRu,
      prepositional: houseLocRu,
    },
    aspect: { '': (aspect) => aspectRu(aspect), accusative: (aspect) => aspectRu(aspect, 'acc') },
  },
  choices: {
    number: {
      count: 3,
      indexOf: (number) => Number(plural('ru', number, { one: '0', few: '1', many: '2', other: '1' })),
    },
    list: { count: 2, indexOf: ({ length }) => (length > 1 ? 1 : 0) },
    points: { count: 2, indexOf: ({ length }) => (length > 1 ? 1 : 0) },
    sign: { count: 2, indexOf: (sign) => (isPluralSignRu(sign) ? 1 : 0) },
    point: { count: 3, indexOf: (of) => GENDERS.indexOf(genderRu(of)) },
    person: { count: 2, indexOf: (name) => (name === null ? 0 : 1) },
    owned: { count: 3, indexOf: ({ point: of }) => GENDERS.indexOf(genderRu(of)) },
    aspect: { count: 3, indexOf: (aspect) => GENDERS.indexOf(aspectGenderRu(aspect)) },
  },
}

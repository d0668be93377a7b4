import { each, says, text, textSubject, ways } from '../../../library/text-shape.ts'

/** The major arcana from the Fool, 0, to the World, 21. */
export const ARCANA = [
  'fool',
  'magician',
  'priestess',
  'empress',
  'emperor',
  'hierophant',
  'lovers',
  'chariot',
  'strength',
  'hermit',
  'wheel',
  'justice',
  'hangedMan',
  'death',
  'temperance',
  'devil',
  'tower',
  'star',
  'moon',
  'sun',
  'judgement',
  'world',
] as const
export type Arcanum = (typeof ARCANA)[number]

/** What the astrologer says of tarot. */
export const tarotTexts = textSubject('astrologer-tarot', {
  name: each(ARCANA),
  means: each(ARCANA),
  draw: ways(),
  reversed: text,
  calm: text,
  instead: { sky: text, ask: ways() },
  birth: says({ sum: 'text', card: 'text' }),
  birthSecond: says({ sum: 'text', card: 'text' }),
  birthCustom: text,
  noBirth: text,
  ofSign: says({ sign: 'sign', card: 'text' }),
  signCustom: text,
})

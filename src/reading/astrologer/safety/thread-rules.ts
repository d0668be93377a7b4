import type { CareGroup, CareSubject, CareTopic } from './care-topic.ts'

/**
 * What a further message may do in a conversation about danger. The danger that was told holds: its topic, the person in it
 * and that hours count, until the person says that they are safe. In this order, and by patterns alone:
 *
 * 1. A sign of `RISES` makes it an emergency, or a heavier danger: what to do now is said first.
 * 2. The person says that they are safe, or that help is there: that is believed.
 * 3. A fear, a refusal or a question is answered within the danger that was told (`fear.ts`, `turn.ts`).
 * 4. A danger that `MAY_BECOME` allows, and that a pattern tells, takes its place; any does where only weights told the first.
 * 5. All else is answered by what is true of any danger: this is a program, who can help, when to call, who is near.
 */

/** What `data/rise-patterns.json` tells. */
export const RISE_SIGNS = [
  'body',
  'edge',
  'silent',
  'at_door',
  'orders',
  'wish',
  'means',
  'child_too',
  'may_harm_baby',
  'other_writes',
  'other_reads',
  'other_asks',
  'self_writes',
  'self_ill',
  'blow',
  'after_blow',
  'alone_with',
  'armed',
] as const
export type RiseSign = (typeof RISE_SIGNS)[number] | 'taken' | 'shaken' | 'faints' | 'moves_less'

/** Who is in danger then: as before; whoever is ill; whoever can't be reached, if it isn't the writer; somebody else. */
export type RiseWho = 'kept' | 'ill' | 'absent' | 'other'

export interface Rise {
  sign: RiseSign
  /** Groups of topics, or topics, in which it is read. */
  in: readonly (CareGroup | CareTopic)[]
  /** Where only one who is not the writer can be meant, or only the writer. */
  of?: readonly CareSubject[]
  becomes: CareTopic
  who: RiseWho
}

/** From the most pressing to the least; the first that fits. */
export const RISES: readonly Rise[] = [
  {
    sign: 'body',
    in: [
      'life',
      'self_harm',
      'symptom',
      'eating',
      'hurt',
      'sex',
      'pics',
      'money',
      'baby',
      'mind',
      'threat',
      'loss',
      'any',
      'unborn',
      'shaken',
    ],
    becomes: 'medical',
    who: 'ill',
  },
  { sign: 'moves_less', in: ['hurt', 'injury', 'loss'], of: ['self', 'child'], becomes: 'unborn', who: 'kept' },
  { sign: 'taken', in: ['life', 'self_harm', 'medication', 'eating', 'loss', 'any'], becomes: 'overdose', who: 'kept' },
  { sign: 'edge', in: ['life', 'self_harm', 'loss', 'pics', 'money', 'mind', 'any'], becomes: 'brink', who: 'kept' },
  { sign: 'silent', in: ['crisis', 'means', 'goodbye', 'self_harm', 'any'], becomes: 'brink', who: 'absent' },
  { sign: 'at_door', in: ['hurt', 'sex'], of: ['self', 'child'], becomes: 'danger', who: 'kept' },
  { sign: 'orders', in: ['life', 'baby', 'psychosis', 'loss', 'symptom', 'any'], becomes: 'orders', who: 'kept' },
  { sign: 'armed', in: ['psychosis'], of: ['other', 'own_child'], becomes: 'orders', who: 'kept' },
  { sign: 'faints', in: ['eating'], becomes: 'fainting', who: 'kept' },
  { sign: 'shaken', in: ['baby', 'any'], becomes: 'shaken', who: 'kept' },
  { sign: 'may_harm_baby', in: ['hurt', 'symptom', 'any'], of: ['self'], becomes: 'may_hit_child', who: 'kept' },
  {
    sign: 'wish',
    in: ['loss', 'symptom', 'baby', 'psychosis', 'any', 'self_harm', 'money', 'pics'],
    becomes: 'crisis',
    who: 'kept',
  },
  { sign: 'means', in: ['crisis', 'hurt', 'sex', 'pics', 'money', 'loss'], becomes: 'means', who: 'kept' },
  { sign: 'child_too', in: ['past_abuse'], becomes: 'minor', who: 'other' },
]

/**
 * Which dangers a pattern in a further message may put in the place of the one that was told. Where nothing was clear, or
 * a doctor can wait, that is any; an emergency and a wish to die give way only to `RISES`.
 */
export const MAY_BECOME: Record<CareGroup, readonly CareTopic[] | 'any'> = {
  any: 'any',
  symptom: 'any',
  life: ['threat', 'attack'],
  self_harm: ['means', 'goodbye', 'minor', 'sexual_abuse'],
  overdose: [],
  body: [],
  eating: ['fainting', 'self_harm', 'minor', 'sexual_abuse'],
  hurt: ['injury', 'danger', 'threat', 'stalking', 'forced_marriage', 'trafficking', 'sexual_abuse'],
  sex: ['injury', 'sextortion'],
  pics: [],
  money: ['sextortion', 'debt', 'threat', 'violence'],
  baby: ['shaken'],
  mind: ['orders', 'threat'],
  threat: ['attack'],
  loss: ['violence', 'sexual_abuse', 'threat', 'psychosis'],
}

import { SAFETY_CLASSES } from './safety-class.ts'

/** What a conversation with somebody in distress is about; finer than the class a message is recognized by. */
export const CARE_TOPICS = [
  ...SAFETY_CLASSES,
  // Pills or poison thought of, saved up or asked about, and not taken.
  'means',
  'eating',
  // Hurt by somebody, with bleeding or a pregnancy: a doctor first.
  'injury',
  // Somebody violent is at the door now.
  'danger',
  'past_abuse',
  'threat',
  'hit_child',
  'medication',
  'grief',
  'suicide_loss',
  'pregnancy_loss',
  // Somebody stands where they could die in a moment, or another has said goodbye and can't be reached.
  'brink',
  // Signs of a stroke, a heart attack and the like.
  'medical',
  // A child that moves less before birth.
  'unborn',
  // Voices and orders from planets or a screen.
  'psychosis',
  // Money demanded for a curse, a fee or a “safe account”.
  'fraud',
  // A parent at the end of their strength, before anything has happened.
  'may_hit_child',
  // A sign of illness, or a treatment, in which hours don't count.
  'symptom',
  // Affairs are settled, things given away, a letter is written.
  'goodbye',
  // Money or more demanded for intimate pictures.
  'sextortion',
  'stalking',
  'forced_marriage',
  'trafficking',
  // Voices that give orders, or somebody who is taken for an enemy.
  'orders',
  // A baby was shaken.
  'shaken',
  // A grown-up courts somebody under eighteen.
  'grooming',
  // A lender who threatens.
  'debt',
  // Somebody old is robbed, locked in or left without food by whoever looks after them.
  'elder',
  // Eating little, and fainting.
  'fainting',
  // Many are to be hurt at a school.
  'attack',
  // Something seems to be wrong, and it isn't clear what.
  'unsure',
] as const
export type CareTopic = (typeof CARE_TOPICS)[number]

/** The emergency number comes first, in every reply, until help is there. */
export const URGENT_TOPICS = ['overdose', 'injury', 'danger', 'brink', 'medical', 'unborn', 'orders', 'shaken'] as const
export type UrgentTopic = (typeof URGENT_TOPICS)[number]
export const isUrgentTopic = (topic: CareTopic): topic is UrgentTopic =>
  (URGENT_TOPICS as readonly CareTopic[]).includes(topic)

/** Topics that are spoken of alike. */
export const CARE_GROUPS = [
  'life',
  'self_harm',
  'overdose',
  'body',
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
] as const
export type CareGroup = (typeof CARE_GROUPS)[number]
export const GROUP_OF: Record<CareTopic, CareGroup> = {
  crisis: 'life',
  means: 'life',
  goodbye: 'life',
  brink: 'life',
  self_harm: 'self_harm',
  overdose: 'overdose',
  medical: 'body',
  injury: 'body',
  unborn: 'body',
  shaken: 'body',
  symptom: 'symptom',
  medication: 'symptom',
  eating: 'eating',
  fainting: 'eating',
  violence: 'hurt',
  danger: 'hurt',
  stalking: 'hurt',
  forced_marriage: 'hurt',
  trafficking: 'hurt',
  debt: 'hurt',
  elder: 'hurt',
  sexual_abuse: 'sex',
  past_abuse: 'sex',
  minor: 'sex',
  grooming: 'sex',
  sextortion: 'pics',
  fraud: 'money',
  hit_child: 'baby',
  may_hit_child: 'baby',
  psychosis: 'mind',
  orders: 'mind',
  threat: 'threat',
  attack: 'threat',
  grief: 'loss',
  suicide_loss: 'loss',
  pregnancy_loss: 'loss',
  unsure: 'any',
}

/** Nobody is asked how they are before their next question to the chart is answered. */
export const SOFT: ReadonlySet<CareTopic> = new Set(['symptom', 'grief', 'pregnancy_loss'])

/** Whom it is about: the person who writes, who may be a child; somebody else; or their own child. */
export const CARE_SUBJECTS = ['self', 'child', 'other', 'own_child'] as const
export type CareSubject = (typeof CARE_SUBJECTS)[number]

/**
 * How far a conversation is after a message in distress: it is about that (`open`), the person asked something of
 * astrology and was asked how they are (`asked`), or they have returned to ordinary questions (`closed`).
 */
export const CARE_STAGES = ['open', 'asked', 'closed'] as const
export type CareStage = (typeof CARE_STAGES)[number]

/** What a conversation has been about. */
export interface Care {
  topic: CareTopic
  subject: CareSubject
  /** ISO 3166; null where it is not known. */
  country: string | null
  /** Whether the person has named it, against what their device shows. */
  isCountrySaid?: boolean | undefined
  stage: CareStage
  /** How many replies it has had after the first, so that the same words don't come twice in a row. */
  replies: number
}

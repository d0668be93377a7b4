import type { CareTopic, UrgentTopic } from './care-topic.ts'
import type { Fear } from './fear.ts'
import type { Heard } from './heard-names.ts'
import type { FraudKind, MedicalSign } from './detail-names.ts'
import type { AnsweredTurn } from './turn.ts'

/** A text, or two where a child is spoken to in other words. */
export type Said = string | { adult: string; child: string }

/** What is said about a topic. */
export interface TopicWords {
  /** The beginning of the first reply. */
  opening: Said
  /** The one question at its end. */
  asks: Said
}

/** How an answer to a message in distress is put together, in one language. `{number}` is an emergency number, `{list}` help lines. */
export interface SafetyWords {
  topics: Record<CareTopic, TopicWords>
  /** The question in the place of the usual one where a message reads like a goodbye. */
  farewellAsks: string
  /** Where it is told of somebody else; a topic that isn't here is spoken of as one's own. */
  ofOther: Partial<Record<CareTopic, TopicWords>>
  /** Where it is told of one's own child; else as of somebody else. */
  ofOwnChild: Partial<Record<CareTopic, TopicWords>>
  /**
   * Where nothing tells plainly what is going on: that it sounds serious (`half` where even that isn’t sure), the emergency
   * number, the general line, and one question. True of every danger and person.
   */
  general: { sure: readonly Said[]; half: readonly Said[]; number: Said; line: string; ask: Said }
  /** To what is said as the conversation goes on, whatever the danger. */
  heard: Record<Heard, Said>
  /** Where the ambulance and the police have numbers of their own. */
  twoNumbers: string
  /** To a child, in the place of the opening of what was done to it. */
  toChild: string
  asksChild: string
  /**
   * What is answered to a fear that is voiced, by topic, group of topics or `any`; with `.child` to a child, with `.other`
   * and `.own_child` where somebody else is in danger.
   */
  fears: Record<Fear, Readonly<Record<string, string>>>
  /** To a further message that voices nothing of that kind: true of every danger and person. */
  holds: Readonly<Record<'adult' | 'child', readonly string[]>>
  /** Where help was called, until it is there, by who is in danger. */
  coming: Readonly<Record<'self' | 'child' | 'other', string>>
  /** To whoever may be reading in the place of the one in danger: it tells nothing of what was written. */
  neutral: string
  /** Where help is there, by who is in danger. */
  helped: Readonly<Record<string, readonly string[]>>
  /** After all of that has been said. */
  stays: { openers: readonly string[]; asks: readonly Said[] }
  /** Where to call, said once more. */
  numbers: readonly string[]
  turns: Record<AnsweredTurn, Said>
  /** What a text about somebody else says instead. */
  turnsOfOther: Partial<Record<AnsweredTurn, Said>>
  /** The first sentence of every reply while a life is in danger. */
  urgent: Record<UrgentTopic, string>
  /** What to do until help is there, by what the message tells. */
  medicalAdvice: Record<MedicalSign, string>
  /** Where a symptom may become an emergency. */
  seenToday: string
  /** How the fraud works that is told of. */
  fraudKinds: Record<FraudKind, string>
  /** Somebody is dying at this moment. */
  dying: string
  takenAlready: string
  choked: string
  blackmailed: Said
  recentRape: string
  lines: string
  linesAgain: string
  /** What to do where money has gone to frauds. */
  fraudPaid: string
  fraudLines: string
  poisonLines: string
  noLines: Said
  emergency: string
  /** Where the country's own number is not known. */
  localNumber: string
  daytime: string
  /** Where the country isn’t known. */
  askCountry: string
  /** Where a question to the chart follows at once. */
  checkIns: readonly string[]
  checkInsOther: readonly string[]
  /** Where the person says that they are safe; after something was taken, with a caution. */
  glad: Said
  gladAfterOverdose: string
  gladItWasNoMore: Said
}

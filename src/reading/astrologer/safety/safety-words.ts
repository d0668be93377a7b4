import type { SpokenAct } from './act.ts'
import type { Choice } from './choice-names.ts'
import type { CareGroup, CareSubject, CareTopic, UrgentTopic } from './care-topic.ts'
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
  /** While something may be wrong and nobody knows what: true of every danger and person. */
  held: {
    /** To somebody who thinks of dying and has called somebody who is on the way. */
    coming: Said
    /** Around the person’s own words, and where those were quoted before. */
    quoted: readonly Said[]
    /** Before a step, where the message tells something new. */
    facts: readonly Said[]
    again: readonly Said[]
    /** In their place after a “no”, and after a “yes”. */
    denied: Said
    yes: Said
    /** Beside them where something was asked. */
    later: Said
    /** Where to call, and where minutes may count. */
    number: readonly Said[]
    now: readonly Said[]
    line: readonly Said[]
    near: readonly Said[]
    asks: readonly Said[]
    /** How those who type may answer. */
    pick: string
    /** Where it is somebody else. */
    whom: Said
    them: Said
    /** Where somebody is ill, or something was taken. */
    ill: string
    /** Where it was taken back. */
    thanks: Said
    well: Said
    wellAlone: Said
    /** Before the reply of another danger than the one spoken of until then. */
    changes: Said
    /** Below an ordinary answer while the question is open. */
    aside: Said
    door: Said
    /** Above the answer to what was asked before, where it was none of these. */
    resumed: Said
  }
  /** The answers to choose from where it isn’t plain which danger it is, as their buttons say them. */
  choices: Record<Choice, string>
  /** To what has just changed in a danger that is known. */
  changes: Record<'on_phone' | 'tell_them' | 'silent', Said>
  /** Where help was called. */
  crew: Record<'adult' | 'child', readonly string[]>
  /** Above an ordinary answer, to what lies long behind. */
  past: Said
  /** Words to copy, by group of topics (`.other` where somebody else is in danger, `child` for a child), in `lead`. */
  phrases: Readonly<Record<string, string>> & { lead: string; call: string; any: string; child: string }
  /** The first reply to what is announced, done or seen, in the place of that of its topic. */
  acts: Record<SpokenAct, TopicWords>
  /** Where the ambulance and the police have numbers of their own. */
  twoNumbers: string
  /** To a child, in the place of the opening of what was done to it. */
  toChild: string
  asksChild: string
  /**
   * The few steps that hold in a danger whatever comes, by its group. With `.child` to a
   * child, with `.other` where somebody else is in danger.
   */
  groupHolds: Readonly<Record<string, readonly string[]>> & Partial<Record<CareGroup, readonly string[]>>
  /** To whoever may be reading in the place of the one in danger: it tells nothing of what was written. */
  neutral: readonly string[]
  /** Where to call, said once more. */
  numbers: readonly string[]
  turns: Record<AnsweredTurn, Said>
  /** What a text about somebody else says instead. */
  turnsOfOther: Partial<Record<AnsweredTurn, Said>>
  /** The first sentence of every reply while a life is in danger. */
  urgent: Record<UrgentTopic, string>
  /** What to do until help is there, by what the message tells. */
  medicalAdvice: Record<MedicalSign, string>
  /** Beside it: what to say on the phone, by who is ill. */
  medicalSay: Record<CareSubject, string>
  /** What is asked first where one sign decides. */
  medicalAsks: Partial<Record<MedicalSign, string>>
  /** What comes next until help is there, by the same signs. */
  medicalNext: Partial<Record<MedicalSign, readonly string[]>>
  /** The first sentence of a later reply while a life is in danger. */
  urgentAgain: readonly string[]
  /** Where a symptom may become an emergency. */
  seenToday: string
  /** How the fraud works that is told of. */
  fraudKinds: Record<FraudKind, string>
  /** Somebody is dying at this moment. */
  dying: string
  takenAlready: string
  /** Where somebody may die by a gun. */
  firearm: string
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
  /** Beside a call in which nobody speaks, in Britain. */
  silentCall: Said
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

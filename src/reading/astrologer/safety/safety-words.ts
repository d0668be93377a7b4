import type { SpokenAct } from './act.ts'
import type { Choice, Help, Noticed } from './choice-names.ts'
import type { CareGroup, CareSubject, CareTopic, UrgentTopic } from './care-topic.ts'
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
   * Where nothing tells plainly what is going on: that it sounds serious, the emergency number, the general line, and one
   * question. Where even that isn’t sure, a kind word (`half`). True of every danger and person.
   */
  general: {
    sure: readonly Said[]
    half: readonly Said[]
    number: Said
    line: string
    ask: Said
    /** After what was noticed. */
    waits: Said
    /** To whoever says that all is well. */
    well: Said
  }
  /** The answers to choose from where it isn’t plain which danger it is, as their buttons say them. */
  choices: Record<Choice, string>
  /** What the message was seen to speak of; `about` is the sentence around it. */
  noticed: Record<Noticed, string> & { about: Said }
  /** The one question with such answers, and what stands beside it. */
  asking: {
    /** Questions that “yes” answers. */
    ending: Said
    hurt: Said
    taken: Said
    /** Questions that only a choice answers. */
    them: string
    nearest: string
    who: Said
    whom_hurt: string
    who_ill: string
    /** How those who type may answer. */
    number: string
    /** Where hardly anything speaks of danger, in place of the answers. */
    open: Said
    hurt_first: Said
    ill_first: Said
    /** Where somebody is ill, or something was taken. */
    ill_taken: string
    other_first: Said
    /** Below an ordinary answer while the question is open. */
    door: Said
    /** Above the answer to what was asked before, where it was none of these. */
    resumed: Said
  }
  /** To what has just changed in a danger that is known. */
  changes: Record<'on_phone' | 'tell_them' | 'worse' | 'gone' | 'silent' | 'no' | 'thanks', Said>
  /** What is said as help comes nearer, and to what the state of a conversation tells besides. */
  steps: Record<Exclude<Help, 'none'>, Readonly<Record<string, string>>> & {
    /** Until a crew is there, and when somebody is there: nothing is to be done. */
    waiting: Record<'adult' | 'child', readonly string[]>
    after: Record<'adult' | 'child', readonly string[]>
    /** To whoever hides until a crew is there. */
    hidden: Record<'adult' | 'child', string>
    /** To whoever will not call a line, in a danger to their life. */
    no_lines: string
    /** What somebody could die by is named: somebody else holds it, or they leave. */
    means: Said
    means_other: string
    /** To a joke that was none. */
    admits: Said
    /** Before the reply to a wish to die with a day to it. */
    day: Said
    /** Above an ordinary answer, to what lies long behind. */
    past: Said
  }
  /** Words to copy, by group of topics (`.other` where somebody else is in danger, `child` for a child), in `lead`. */
  phrases: Readonly<Record<string, string>> & { lead: string; call: string; any: string; child: string }
  /** The first reply to what is announced, done or seen, in the place of that of its topic. */
  acts: Record<SpokenAct, TopicWords>
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
  holds: Readonly<Record<'adult' | 'child' | 'threat' | 'body', readonly string[]>>
  /** Where help was called, until it is there, by who is in danger. */
  coming: Readonly<Record<'self' | 'child' | 'other', string>>
  /**
   * The same where the danger is known, by its group: that somebody listens, and the one act that fits. With `.child` to a
   * child, with `.other` where somebody else is in danger.
   */
  groupHolds: Readonly<Record<string, readonly string[]>> & Partial<Record<CareGroup, readonly string[]>>
  /** To whoever may be reading in the place of the one in danger: it tells nothing of what was written. */
  neutral: readonly string[]
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
  /** Beside it: what to say on the phone, by who is ill. */
  medicalSay: Record<CareSubject, string>
  /** What comes next until help is there, by the same signs. */
  medicalNext: Partial<Record<MedicalSign, readonly string[]>>
  /** The first sentence of a later reply while a life is in danger. */
  urgentAgain: readonly string[]
  /** To a “yes” and a “no” to the question of the reply before, under the names of `namesFor`. */
  affirmed: Readonly<Record<string, string>>
  denied: Readonly<Record<string, string>>
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

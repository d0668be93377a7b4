import { type Aspect, ASPECTS } from '#astro/charts/aspect.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { Lang } from '#language/lang.ts'
import { type SpokenPoint, SPOKEN_POINTS } from '../../library/subjects.ts'
import { BY_FORM, CARE, goesOn, isIntent, isReadyText, isOnlyOfDebt, OF_CANCER, OF_LIFE, PAIRED } from './intents.ts'
import { houseNumbers } from './house-numbers.ts'
import { isOfBody } from './of-body.ts'
import { numberOf, type Slot } from './slots.ts'
import { weighWordings } from './kind-wordings.ts'
import { mayBeAsked } from './kind-demands.ts'
import type { AskedKind } from '../kinds.ts'
import { loadWordings } from './load-wordings.ts'
import { purposeOf } from '../answers/days/day-purposes.ts'
import { termsOf } from '../answers/talk/theory.ts'
import { askedDays, askedPeriod } from '../time/asked-days.ts'
import { namedPeople, type Named } from '../people/named-people.ts'
import { taggedWords } from './tags.ts'
import { kindFeatures, type Speaking } from './learned/kind-features.ts'
import { likelyKinds, loadWeights } from './learned/kind-weights.ts'
import { isHeavy, isOfPartnerType, lifeKindOf } from './life/life-kind.ts'
import { lifeFormOf } from './life/life-form.ts'
import { lifeTopicOf } from './life/life-topic.ts'
import { type Intent, type Likely, type Period, type Understood } from '../question.ts'
import { TOPICS, type Topic } from '../topics.ts'
import { hear } from './hear.ts'
import { isNotMeant } from './not-meant.ts'
import { wordsOf, type Heard } from './vocabulary.ts'
import { fromLatin, inFull } from './wording.ts'

/** What wordings must weigh to outweigh every other reading of a question, and to outweigh what single words suggest. */
const SURE = 2
const LIKELY = 1.4
/** Wordings that weigh so much, and so much more than the next kind's, leave nothing to learn. */
const EXACT = { weight: 4, lead: 3 }
/** Below it, and below so many times the next, it is not known what a question is of. */
const LEAST_CHANCE = 0.03
const LEAST_NEXT = 0.03
/** A ready text that only what was learned speaks for must be so likely. */
const LEAST_TALK = 0.06
/** What one's own debt is neither. */
const NOT_OF_DEBT: ReadonlySet<Intent> = new Set<Intent>(['expert', 'lend'])
/** A longer question stands for itself. */
const MOST_TO_GO_ON = 16

/** Whom and when a question comes from. */
export interface Asking {
  /** The reader's civil date, `YYYY-MM-DD`. */
  today: string
  /** The people whose births are saved. */
  people: readonly Named[]
  /** Whole years of the reader; null where the birth is not known. */
  age: number | null
  /** Whether nothing was asked before. */
  isFirst?: boolean
  /** The reader's civil date of birth, `YYYY-MM-DD`, where it is known. */
  born?: string | null
  /** What was asked before. */
  before?: Understood | null
}

/** What a question asks. */
export const understand = (lang: Lang, text: string, asking: Asking): Understood =>
  questionOf(lang, text, asking).understood()

/** What of a question speaks for its kind. */
export const speakingOf = (lang: Lang, text: string, asking: Asking): Omit<Speaking, 'before'> =>
  questionOf(lang, text, asking).speaking()

function questionOf(lang: Lang, text: string, asking: Asking): Question {
  const words = inFull(lang, wordsOf(((lang === 'ru' ? fromLatin(text) : null) ?? text).replace(PAIRED, '$1 ')))
  const heard = hear(lang, words).filter(({ name }) => !isNotMeant(lang, words, name))
  return new Question(lang, words, heard, { ...asking, isAsked: text.includes('?') })
}

/** A question while it is being understood. */
class Question {
  readonly lang: Lang
  readonly words: readonly string[]
  private readonly heard: readonly Heard<Slot>[]
  private readonly asking: Asking
  private readonly points: SpokenPoint[]
  private readonly houses: number[]
  private readonly aspect: Aspect | null
  private readonly topics: Topic[]
  private readonly signs: number[]
  private readonly period: Period | null
  private readonly persons: readonly number[]
  readonly tagged: string
  private readonly mayGoOn: boolean
  /** Whether it has a question mark. */
  readonly isAsked: boolean
  /** The kinds whose wordings it has, heaviest first. */
  private readonly worded: readonly { kind: AskedKind; weight: number }[]

  constructor(
    lang: Lang,
    words: readonly string[],
    heard: readonly Heard<Slot>[],
    { isAsked, ...asking }: Asking & { isAsked: boolean },
  ) {
    this.isAsked = isAsked
    this.lang = lang
    this.words = words
    this.asking = asking
    this.houses = houseNumbers(words, heard)
    this.heard = heard
    const named = this.namedPersons(lang)
    this.persons = unique([...named.values()])
    this.tagged = taggedWords(words, heard, new Set(named.keys()))
    this.mayGoOn = asking.isFirst !== true && words.length <= MOST_TO_GO_ON
    this.worded = weighWordings(loadWordings()[lang], this.tagged).filter(({ kind }) => this.mayGoOn || !goesOn(kind))
    this.points = unique(heard.flatMap(({ name }) => SPOKEN_POINTS.find((point) => point === name) ?? []))
    this.aspect = heard.flatMap(({ name }) => ASPECTS.find((aspect) => aspect === name) ?? [])[0] ?? null
    this.signs = unique(heard.flatMap(({ name }) => numberOf(name, 'sign') ?? []))
    this.period = askedPeriod(words, heard, asking)
    this.topics = unique(heard.flatMap(({ name }) => TOPICS.find((topic) => topic === name) ?? []))
  }

  private has(...names: Slot[]): boolean {
    return this.heard.some(({ name }) => names.includes(name))
  }

  /** The saved people by the word that means them: their name, or what they are to the reader. */
  private namedPersons(lang: Lang): Map<number, number> {
    const named = new Map<number, number>()
    for (const [at, [person]] of namedPeople(lang, this.words, this.asking.people))
      if (person !== undefined) named.set(at, person)
    return named
  }

  understood(): Understood {
    const { words, asking, points, houses, aspect, topics, persons, tagged, signs, period } = this
    const when = this.has('when')
    const phase: MoonPhaseName | null = this.has('newMoon') ? 'new' : this.has('fullMoon') ? 'full' : null
    const likely = this.likely()
    const suggested = this.suggested()
    const exact = this.exactKind()
    const known = exact ?? (CARE.has(suggested) && !this.isOfDebt() && !this.isOfSigning() ? suggested : null)
    const ordinary = known === null || (exact && BY_FORM.has(exact)) ? this.ordinary(likely) : null
    const found = ordinary ?? known ?? this.understoodKind(suggested, likely)
    const isOfPartner = ordinary === 'house_of' && isOfPartnerType(this.lang, words)
    const days = askedDays(words, this.heard, asking, period)
    return {
      // When something comes is asked of its part of life.
      intent: found === 'when_will' ? 'topic_when' : found,
      likely: likely.slice(0, 3),
      topic: topics[0] ?? (OF_LIFE.has(found) ? lifeTopicOf(this.lang, words) : null),
      points,
      signs,
      houses: isOfPartner ? [7] : houses,
      aspect,
      phase,
      ...days,
      purpose: purposeOf(words),
      cities: [],
      when,
      own: this.has('my'),
      persons: isOfPartner ? [] : persons,
      words,
      tagged,
      before: null,
    }
  }

  /** The kind whose exact wordings it has. */
  private exactKind(): Intent | null {
    const [first, second] = this.worded
    if (first && !mayBeAsked(first.kind, this, this.asking.before ?? null)) return null
    return first && first.weight >= EXACT.weight && first.weight - (second?.weight ?? 0) >= EXACT.lead
      ? first.kind
      : null
  }

  /** How an ordinary question about life is answered; null where it is none. */
  private ordinary(likely: readonly Likely[]): Intent | null {
    const { lang, words, isAsked, mayGoOn, period, asking } = this
    return lifeKindOf({
      lang,
      words,
      isAsked,
      mayGoOn,
      likely,
      named: new Set(this.heard.flatMap(({ name }) => (name === 'stake' && this.isOfDebt() ? [] : [name]))),
      hasPersons: this.persons.length > 0,
      hasPeriod: period !== null,
      isOfDay: period?.kind === 'day',
      isOfPast: period !== null && period.to < asking.today,
      isOfTerm: termsOf(lang, words).length > 0,
      before: asking.before?.intent ?? null,
    })
  }

  /** "When do I sign the lease?" asks for a day, and for no lawyer; the day of an operation is answered as one, too. */
  private isOfSigning(): boolean {
    const isForDay = this.has('when') || this.period !== null || this.words.some((word) => FOR_DAY.test(word))
    const purpose = purposeOf(this.words)
    if (!isForDay || this.has('death', 'stake') || OF_CANCER.test(this.words.join(' '))) return false
    return purpose === 'medical' ? this.has('when') : purpose === 'contract' && !this.has('medicine', 'illness')
  }

  private isOfDebt = (): boolean => isOnlyOfDebt(this) && !this.has('medicine', 'law', 'illness', 'death')

  /** What is asked by what was learned. */
  private understoodKind(suggested: Intent, likely: readonly Likely[]): Intent {
    // "My colleague says I'm an Aquarius, who is right?" asks for no lean.
    const isOfSky = this.signs.length + this.points.length + this.houses.length > 0
    const [best, next] = isOfSky ? likely.filter(({ kind }) => kind !== 'should_i' && kind !== 'decide') : likely
    // No term is asked for where none is named.
    const hasNoTerm = best?.kind === 'term' && termsOf(this.lang, this.words).length === 0
    if (hasNoTerm && next && next.chance >= LEAST_NEXT) return next.kind
    if (!best || best.chance < LEAST_CHANCE) return 'unknown'
    // What may be said in distress is no guess.
    if (best.sum < 0 && isHeavy(this.lang, this.words)) return 'unknown'
    if (best.kind === 'sky_aspect' && this.isOfBirth()) return 'aspects_of'
    // A ready text that nothing else speaks for would more likely be the wrong one: what was heard is answered instead.
    const isFaint = best.chance < LEAST_TALK && isReadyText(best.kind) && suggested !== best.kind
    if (!isFaint || this.worded.some(({ kind }) => kind === best.kind)) return best.kind
    return likely.find(({ kind, chance }) => chance >= LEAST_NEXT && !isReadyText(kind))?.kind ?? suggested
  }

  /** "Is there a conjunction of Saturn and Uranus?": whether something is there, and no time, is asked of a birth chart. */
  private isOfBirth(): boolean {
    const hasTime = this.period !== null || this.has('when', 'now', 'today', 'tomorrow', 'future', 'transit')
    return !hasTime && this.points.length > 1 && this.words.some((word) => EXISTS.test(word))
  }

  /** The kinds that it may be of, the likeliest first. */
  private likely(): Likely[] {
    const before = this.asking.before ?? null
    const features = kindFeatures({ ...this.speaking(), before: before?.intent ?? null })
    const isOfDebt = this.isOfDebt()
    const possible = likelyKinds(loadWeights('kinds', this.lang), features).filter(
      (one): one is Likely =>
        isIntent(one.kind) &&
        mayBeAsked(one.kind, this, before) &&
        !(isOfDebt && NOT_OF_DEBT.has(one.kind)) &&
        (one.kind !== 'minor' || this.minor() !== null),
    )
    const all = possible.reduce((sum, { chance }) => sum + chance, 0)
    return possible
      .filter(({ kind }) => this.mayGoOn || !goesOn(kind))
      .map((one) => ({ ...one, chance: one.chance / all }))
  }

  speaking(): Omit<Speaking, 'before'> {
    const { lang, tagged, worded, words, isAsked } = this
    const form = lifeFormOf(lang, words, isAsked)
    return { lang, tagged, worded, suggested: this.suggested(), form, topic: lifeTopicOf(lang, words) }
  }

  /** What wordings and single words suggest. */
  private suggested(): Intent {
    const sky = { signs: this.signs, when: this.has('when'), hasPeriod: this.period !== null }
    return (
      this.minor() ??
      this.wording(SURE) ??
      this.care() ??
      this.wording(LIKELY) ??
      this.sky(sky) ??
      this.wording(0) ??
      'unknown'
    )
  }

  /** The kind whose wordings it has, if they weigh so much. */
  private wording(least: number): Intent | null {
    const [first] = this.worded
    return first && first.weight >= least ? first.kind : null
  }

  private minor(): Intent | null {
    const isMinor = this.has('minor') || (this.asking.age !== null && this.asking.age < 18)
    return isMinor && this.has('intimate') ? 'minor' : null
  }

  /** What is refused or referred to somebody else, before everything else. Distress was recognized before this. */
  private care(): Intent | null {
    const asksSky = this.points.length > 0 || this.houses.length > 0 || this.aspect !== null
    if (isOfBody(this.words)) return 'fate'
    if (this.has('death') && !asksSky) return 'fate'
    if (this.has('illness') && !asksSky) return 'fate'
    if (this.has('medicine', 'stake', 'law') && !asksSky) return 'expert'
    if (this.has('command') && !asksSky && this.topics.length === 0 && !this.has('chart')) return 'injection'
    return null
  }

  private sky(told: { signs: readonly number[]; when: boolean; hasPeriod: boolean }): Intent | null {
    const { points, houses, aspect, topics, persons } = this
    const { signs, when, hasPeriod } = told
    const asksSky = points.length > 0 || houses.length > 0 || aspect !== null || signs.length > 0
    if (this.has('questions')) return 'plan'
    if (this.has('truth') && !asksSky) return 'identity'
    if (this.has('machine') && !asksSky) return 'identity'
    if (this.has('eclipse')) return 'eclipse'
    if (this.has('lunarDay')) return 'lunar_day'
    if (persons.length > 0) return 'person_pair'
    if (this.has('compatible') && signs.length > 0 && !(this.has('my') && points.length > 1)) return 'sign_pair'
    if (this.has('newMoon', 'fullMoon', 'quarter')) return 'phase'
    if (this.has('phase') && !this.has('progressed')) return 'phase'
    if (this.has('favors') && (hasPeriod || when) && points.length === 0 && topics.length === 0) return 'lunar_day'
    if (this.has('progressed')) return 'progressed'
    if (this.has('retrograde') && !(this.has('my') && points.length > 0 && !when && !hasPeriod)) return 'retrograde'
    if (this.has('return') && points.length > 0) return 'transit'
    if (aspect !== null && points.length > 0) {
      const moves = when || this.has('transit', 'now', 'today') || hasPeriod
      return moves ? 'transit' : 'aspects_of'
    }
    if (this.has('transit') && (points.length > 0 || this.has('my', 'now', 'chart') || hasPeriod || when))
      return points.length > 0 ? 'transit' : 'period'
    if (this.has('aspects') && points.length > 0) return 'aspects_of'
    if (houses.length > 0 && points.length === 0) return 'house_of'
    if (points.length > 0) return this.ofPoint({ signs, when, hasPeriod })
    if (this.has('plan') && !this.has('chart')) return 'plan'
    if (this.has('product') && topics.length === 0) return 'product'
    if (this.has('sign') && this.has('my', 'where')) return 'point'
    if (signs.length > 0 && (topics.includes('love') || this.has('compatible'))) return 'sign_pair'
    if (topics.length > 0) return when || (hasPeriod && this.has('future')) ? 'topic_when' : 'topic'
    if (hasPeriod && !asksSky) return 'period'
    if (this.has('planet') && this.has('ruler')) return 'point'
    if (this.has('chart') || (this.has('aspects') && this.has('my'))) return 'chart'
    if (signs.length > 0) return 'sign_pair'
    if (this.has('future') && this.has('my')) return 'period'
    if (this.has('product')) return 'product'
    if (this.has('thanks')) return 'thanks'
    if (this.has('greeting')) return 'greeting'
    return null
  }

  /** A question that names a planet, an angle or a node. */
  private ofPoint({ signs, when, hasPeriod }: { signs: readonly number[]; when: boolean; hasPeriod: boolean }): Intent {
    const own = this.has('my')
    const { points } = this
    const [first] = points
    const travels = first !== 'asc' && first !== 'mc'
    if (points.length > 1 && own && (when || this.has('now', 'today') || hasPeriod)) return 'transit'
    if (this.has('enters') && travels && (when || !own || signs.length > 0)) return 'sky_place'
    if (!own && travels && this.houses.length === 0 && (this.has('now', 'today', 'tomorrow') || hasPeriod || when))
      return 'sky_place'
    if (points.length > 1) return 'aspects_of'
    if (own && (when || hasPeriod) && travels && this.has('future', 'transit')) return 'transit'
    return 'point'
  }
}

const FOR_DAY = /^(?:day|date|can|may|день|дату|дата|числа|число|можно)$/
const EXISTS = /^(?:there|have|has|got|i|my|есть|меня|имеется|мой|моя|мои)$/

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

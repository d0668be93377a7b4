import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { essentialDignities, rulerOf } from '#astro/charts/dignities.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../../../facts/factor.ts'
import { isSpoken, type SpokenPoint } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { isOfBoth, isOfReader } from '../../understanding/life/life-reader.ts'
import { SEATS, type Topic } from '../../topics.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { matterTexts } from './matter-texts.ts'
import { canLean, leanOf, lifeTopic, spanAsked, tellAgainst, tellLean } from './life-lean.ts'
import { answerMonths } from './life-months.ts'
import { answerDifferences, answerNeeds, answerPairWhether } from './life-people.ts'
import { lifeQuestionTexts } from './life-words.ts'
import { tellPlace, tellSeat } from './life-seat.ts'
import { NatalAnswer } from '../natal/natal-answer.ts'
import { tellPoint } from '../natal/natal-points.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import { answerTopicWhen } from './lean.ts'

const textsOf = ({ library, lang }: Composer) => library.texts(lifeQuestionTexts, lang)

/** One of the ways that was not said in this conversation, as long as there is one. */
const fresh = (composer: Composer, options: readonly string[]): string | undefined => {
  const said = saidBefore(composer)
  return options.find((one) => !said.includes(one))
}

/** One thing to do, unless it was said. */
const act = (composer: Composer, topic: Topic): void => composer.explain(fresh(composer, textsOf(composer).act[topic]))

/** Of a trait rather than of what comes: "am I meant to be rich". */
const TRAIT =
  /^(?:(?:so|and|but|ok|honestly|tell me|а|и|ну|скажите|скажи) )*(?:am i (?!going|gonna|about|ever|getting)|do i have|do i lack|is my chart|was i born|are there|does my chart)|(?<=^| )(?:meant to|destined|born to|cut out|(?:would|will|could) i (?:be|make) (?:a )?(?:\p{L}+ )?(?:good|great|decent|bad)|the type|kind of person|be (?:rich|famous|successful|wealthy|happy|a success|alone forever)|luck|lucky|стану ли (?:богат\p{L}*|известн\p{L}*)|добьюсь|буду ли (?:богат\p{L}*|счастлив\p{L}*|успешн\p{L}*)|суждено|рожден\p{L}*|создан\p{L}*|везуч\p{L}*|удачлив\p{L}*|талант\p{L}*|способност\p{L}*|слишком|я \p{L}+ая|я \p{L}+ый|я \p{L}+ий)(?= |$)/u
/** "Am I on the right path" asks for no trait. */
const NO_TRAIT =
  /(?<=^| )(?:path|track|direction|way|right thing|doing|going|ready|late|пути|путем|верно|правильно|готова?|поздно)(?= |$)/
const LUCK = /^(?:luck|lucky|везуч\p{L}*|удачлив\p{L}*|везет|удача)$/u
/** What others decide: said before a lean. */
const BY_OTHERS =
  /(?<=^| )(?:get|hire\p{L}*|accept\p{L}*|approv\p{L}*|pass|offer|choose|pick|win|back|propose|forgive|call|text|reply|job|возьмут|примут|одобр\p{L}*|сдам|сдаст|выберут|вернется|сойд\p{L}*|позвонит|напишет|предложени\p{L}*|простит|поступ\p{L}*|дадут|пройду)(?= |$)/u

/** A yes or a no, what it rests on, when it changes, and one thing to do. */
function answerWhether(composer: Composer): void {
  const { asked } = composer
  const topic = lifeTopic(composer)
  const text = asked.words.join(' ')
  const isTrait = TRAIT.test(text) && !NO_TRAIT.test(text) && asked.period === null
  const child = composer.book.source.people[asked.persons[0] ?? -1]
  // How a child turns out is leaned on by nobody; what the child needs can be told.
  if (child && composer.book.audienceWith(child) === 'child') {
    composer.explain(fresh(composer, [textsOf(composer).whether.child]))
    return answerNeeds(composer)
  }
  if (isTrait) return answerTrait(composer, topic)
  if (asked.persons.length > 0 && composer.owner === null) return answerPairWhether(composer)
  if (topic === 'health') return answerTopicWhen(composer)
  if (OF_HARM.test(text)) return answerHarm(composer, topic)
  if (!canLean(topic) && asked.period === null) {
    composer.explain(composer.library.texts(matterTexts, composer.lang).own.whether)
    tellPlace(composer, topic, ['gist'])
    return act(composer, topic)
  }
  const answer = new TimeAnswer(composer)
  const texts = textsOf(composer)
  const { byOthers } = texts
  tellLean(answer, topic)
  if (asked.words.some((word) => BY_OTHERS.test(word))) composer.explain(fresh(composer, [byOthers[topic]]))
  act(composer, topic)
  answer.noteHour()
}

/** What would be bad, so that a lean for it would be the wrong way round: "is something blocking me?". */
const OF_HARM =
  /(?<=^| )(?:block\p{L}*|curs\p{L}*|bad (?:with|at|luck|for|idea)|wrong with|hopeless|ruin\p{L}*|mess\p{L}*|too late|fall apart|break (?:us|up)|lose|forget (?:about )?(?:me|us)|fail|fired|sacked|laid off|regret|mistake|мешает|проклят\p{L}*|порч\p{L}*|венец|сглаз\p{L}*|поздно|развал\p{L}*|потеря\p{L}*|провал\p{L}*|уволят|сократят|под (?:них|сокращение)|пожале\p{L}*|ошиб\p{L}*|одна останусь|останусь одна|останусь один|рухнет|виноват\p{L}*|поссор\p{L}*|забуд\p{L}*)(?= |$)/u

/** Whether what would be bad is so: the other way round than a lean. */
function answerHarm(composer: Composer, topic: Topic): void {
  const answer = new TimeAnswer(composer)
  tellAgainst(answer, topic)
  const hard = ownAspects(composer, topic).find(isHard)
  if (hard) tellAspect(composer, hard, undefined, false)
  act(composer, topic)
  answer.noteHour()
}

/** A point that tells less of a part of life counts as so many degrees further from exact. */
const SEAT_DEG = 2

/** The aspects within the chart of what stands for a part of life, closest first. */
function ownAspects({ book }: Composer, topic: Topic): Factor[] {
  // The midheaven tells of work, and of nothing else.
  const seats: readonly string[] = SEATS[topic].points.filter((point) => point !== 'mc' || topic === 'career')
  const seatOf = ({ natal, transiting }: Factor) =>
    Math.min(...[natal, transiting].map((point) => seats.indexOf(point ?? '')).filter((at) => at >= 0))
  const isOf = (factor: Factor) => Number.isFinite(seatOf(factor))
  const far = (factor: Factor) => (factor.orbDeg ?? 9) + SEAT_DEG * seatOf(factor)
  return book
    .natal()
    .filter((factor) => factor.aspect && isOf(factor) && (factor.orbDeg ?? 9) < 6)
    .filter(({ natal, transiting }) => topic === 'career' || (natal !== 'mc' && transiting !== 'mc'))
    .toSorted((a, b) => far(a) - far(b))
}

const HEAVY: ReadonlySet<string> = new Set(['saturn', 'uranus', 'neptune', 'pluto', 'mars', 'chiron'])
const isHard = ({ aspect, transiting, natal }: Factor): boolean =>
  aspect !== undefined &&
  (ASPECT_NATURE[aspect] === 'tense' ||
    (aspect === 'conjunction' && (HEAVY.has(transiting ?? '') || HEAVY.has(natal ?? ''))))

/** An aspect of the reader's chart with its meaning. */
function tellAspect(composer: Composer, factor: Factor, opens: string | undefined, isAdvised = true): boolean {
  const { transiting, natal, aspect } = factor
  if (!aspect || !transiting || !natal || !isSpoken(transiting) || !isSpoken(natal)) return false
  const meaning = composer.aspectMeaning(
    transiting,
    natal,
    aspect,
    isAdvised ? ['gist', 'body', 'advice'] : ['gist'],
    1,
  )
  if (!meaning) return false
  composer.explain(opens)
  composer.add([composer.fact(factor)], [factor])
  composer.add([meaning], [factor])
  return true
}

/** The same of somebody else's chart. */
function tellOthersSeat(composer: Composer, topic: Topic): void {
  const answer = new NatalAnswer(composer)
  const points: readonly SpokenPoint[] = SEATS[topic].points
  for (const point of points.filter((one) => answer.chart.at(one)).slice(0, 2)) tellPoint(answer, point, false)
}

function answerTrait(composer: Composer, topic: Topic): void {
  const { trait } = textsOf(composer)
  if (composer.owner !== null) return tellOthersSeat(composer, topic)
  const aspects = ownAspects(composer, topic)
  const seats = SEATS[topic].points.flatMap((point) => {
    const { sign } = composer.placement(point)
    return sign?.sign !== undefined && isPlanet(point) ? essentialDignities(point, sign.sign) : []
  })
  const strong = seats.filter((one) => one === 'domicile' || one === 'exaltation').length
  const weak = seats.length - strong
  const hard = aspects.filter(isHard).length
  const sum = aspects.length - 2 * hard + 2 * (strong - weak)
  const isPlain = (topic === 'self' || topic === 'health') && !composer.asked.words.some((word) => LUCK.test(word))
  const opens = isPlain ? trait.self : sum > 1 ? trait.easy : sum < -1 ? trait.hard : trait.mixed
  composer.explain(opens)
  tellSeat(composer, topic, ['gist'])
  const fitting = aspects.find((one) => isHard(one) === sum < 0) ?? aspects[0]
  if (fitting) tellAspect(composer, fitting, undefined, false)
  act(composer, topic)
}

/** Why something is so: what of the chart fits it, whether it is louder now, and one thing to do. */
function answerWhy(composer: Composer): void {
  const topic = lifeTopic(composer)
  const texts = textsOf(composer)
  const answer = new TimeAnswer(composer)
  if (composer.owner !== null) tellOthersSeat(composer, topic)
  else {
    const said = saidBefore(composer)
    const hard = ownAspects(composer, topic).find((one) => isHard(one) && !said.includes(composer.fact(one) ?? '—'))
    if (!hard || !tellAspect(composer, hard, fresh(composer, texts.why.opens)))
      tellSeat(composer, topic, ['challenge', 'advice'], fresh(composer, texts.why.place))
  }
  const { presses } = leanOf(answer, topic, { fromJdUt: answer.now, toJdUt: answer.now + 5 })
  if (presses)
    composer.list(
      [texts.why.now({ what: answer.noun(presses), until: answer.date(presses.untilJdUt) })],
      [answer.factor(presses)],
    )
  act(composer, topic)
  composer.close(composer.words.care[topic === 'money' ? 'self' : topic])
}

/** How to get somewhere: by what the chart has for it, when to begin, and what to begin with. */
function answerHow(composer: Composer): void {
  const topic = lifeTopic(composer)
  const texts = textsOf(composer)
  const answer = new TimeAnswer(composer)
  if (composer.owner !== null) tellOthersSeat(composer, topic)
  else tellSeat(composer, topic, ['gist', 'advice'], texts.how[topic])
  const { helps, next } = leanOf(answer, topic, spanAsked(answer))
  const start = helps && helps.sinceJdUt < answer.now + 60 ? helps : undefined
  if (start)
    composer.list(
      [texts.start({ what: answer.noun(start), until: answer.date(start.untilJdUt) })],
      [answer.factor(start)],
    )
  else if (next)
    composer.list(
      [texts.whether.eases({ what: answer.noun(next), date: answer.date(next.sinceJdUt) })],
      [answer.factor(next)],
    )
  act(composer, topic)
  composer.close(composer.words.care[topic])
}

/** Where somebody or something is found: by the house of what stands for it. */
function answerWhere(composer: Composer): void {
  const { where } = textsOf(composer)
  const topic = lifeTopic(composer)
  const answer = new NatalAnswer(composer)
  const tenth = answer.chart.cusp(10)
  const point: SpokenPoint =
    topic === 'career' && tenth ? rulerOf(tenth.sign) : topic === 'love' || topic === 'friends' ? 'venus' : 'sun'
  const house = answer.chart.at(point)?.house
  if (!house) return composer.explain(where.noHour)
  const tell = where[topic === 'love' || topic === 'friends' || topic === 'career' ? topic : 'any']
  composer.list(
    [tell({ house, area: answer.texts.area[house - 1] ?? '' })],
    [...answer.facts(point), ...answer.cuspFact(10)],
  )
  composer.add([answer.houseMeaning(point, house)], answer.facts(point))
  act(composer, topic)
}

const ofOne = (answer: KindRule['answer']): KindRule => ({
  answer,
  about: 'one',
  mayBeQuiet: true,
  isOwnBeside: isOfReader,
})

/** Ordinary questions about life, by what they want to be told. */
export const LIFE_KINDS = {
  whether: { ...ofOne(answerWhether), isOwnBeside: isOfBoth },
  why_so: ofOne(answerWhy),
  how_to: ofOne(answerHow),
  where_met: ofOne(answerWhere),
  best_month: ofOne(answerMonths),
  needs_of: { answer: answerNeeds, about: 'sky', mayBeQuiet: true },
  differences: { answer: answerDifferences, about: 'pair', mayBeQuiet: true },
} satisfies Record<string, KindRule>

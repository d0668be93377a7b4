import type { AspectNature } from '#astro/charts/aspect.ts'
import { essentialDignities } from '#astro/charts/dignities.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../../facts/factor.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { TextsOf } from '../../library/text-shape.ts'
import { sentencesOf, textOf } from '../answer.ts'
import type { Composer } from '../composer.ts'
import type { KindRule } from '../kind-rule.ts'
import {
  answersBefore,
  fadesJdUt,
  freshMeaning,
  isMoving,
  isPersons,
  mainOf,
  natureOf,
  pointsOf,
  saidBefore,
  slownessOf,
  spokenOf,
} from './follow-facts.ts'
import { followTexts } from './follow-words.ts'

type Texts = TextsOf<typeof followTexts>

/** An answer that goes on with the one before it. */
interface Following {
  composer: Composer
  texts: Texts
  /** Every fact of the answer before. */
  facts: Factor[]
  /** The one that it was about. */
  main: Factor | undefined
}

function following(composer: Composer): Following {
  const facts = spokenOf(composer)
  return {
    composer,
    texts: composer.library.texts(followTexts, composer.lang),
    facts,
    main: mainOf(facts, composer.asked.points),
  }
}

const nameOf = ({ composer }: Following): string | undefined =>
  composer.book.source.people[composer.asked.persons[0] ?? -1]?.name

/** A fact in a sentence of its own; one that has no wording of its own in the line that told it. */
function tellFact(of: Following, factor: Factor): void {
  const told = factor.kind === 'special' ? lineOf(of, factor) : of.composer.fact(factor, nameOf(of))
  of.composer.list([told], [factor])
}

const lineOf = ({ composer }: Following, { id }: Factor): string | null =>
  answersBefore(composer)
    .flatMap(({ lines }) => lines)
    .find(({ factors }) => factors.some((one) => one.id === id))?.text ?? null

/** What a point of a fact brings: a moving planet its weather, any other what it stands for. */
const bringing = ({ texts }: Following, factor: Factor, point: SpokenPoint): string =>
  isMoving(factor) && point === factor.transiting && isPlanet(point) ? texts.mover[point] : texts.key[point]

const FEELS: Record<AspectNature, 'easy' | 'hard' | 'joined'> = {
  flowing: 'easy',
  tense: 'hard',
  conjunction: 'joined',
}

/** A fact without a word of astrology. */
function plainly(of: Following, factor: Factor): void {
  const { composer, texts } = of
  const [one, other] = pointsOf(factor)
  const nature = natureOf(factor)
  if (one && other && nature) {
    const said = { one: bringing(of, factor, one), other: bringing(of, factor, other) }
    const isWithin = factor.kind === 'natal' || isPersons(factor)
    composer.explain(isWithin ? texts.plain.inChart(said) : texts.plain.meets(said), texts.plain[FEELS[nature]])
  } else if (one) composer.explain(texts.plain.placement({ key: texts.key[one] }))
  else composer.explain(texts.plain.none)
}

function answerWhy(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  if (!main) return composer.explain(texts.why.none)
  composer.explain(texts.why.opens)
  tellFact(of, main)
  const [one, other] = pointsOf(main)
  const nature = natureOf(main)
  const read =
    one && other && nature
      ? texts.why.rule({
          one: bringing(of, main, one),
          other: bringing(of, main, other),
          nature: texts.nature[nature],
        })
      : one && texts.why.ruleOne({ key: texts.key[one] })
  composer.explain(read, texts.why.source)
}

/** The first sentence of the answer before, where it had no facts. */
function shortOf(composer: Composer): string | undefined {
  const [last] = answersBefore(composer)
  return last && sentencesOf(textOf(last))[0]
}

function answerSimpler(composer: Composer): void {
  const of = following(composer)
  if (!of.main) return composer.explain(shortOf(composer), of.texts.plain.none)
  plainly(of, of.main)
}

function answerShorter(composer: Composer): void {
  const of = following(composer)
  if (!of.main) return composer.explain(shortOf(composer) ?? of.texts.why.none)
  tellFact(of, of.main)
  const nature = natureOf(of.main)
  if (nature) composer.explain(of.texts.good[FEELS[nature]])
}

function answerSure(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  if (!main) return composer.explain(texts.why.none)
  composer.explain(texts.sure.figures)
  tellFact(of, main)
  composer.explain(texts.sure.meaning)
  const { birth } = composer
  if (birth && main.kind !== 'sky' && main.kind !== 'moon')
    composer.explain(birth.timeKnown ? texts.sure.hour : texts.sure.noHour)
  if (composer.asked.words.some((word) => /^(?:told|said|сказал\p{L}*|говорил\p{L}*)$/u.test(word)))
    composer.explain(texts.sure.kept)
}

const PERSONAL: ReadonlySet<string> = new Set(['sun', 'moon', 'asc', 'mc'])

function answerMatters(composer: Composer): void {
  const of = following(composer)
  const { texts, facts } = of
  const weighed = facts.filter(({ aspect }) => aspect !== undefined)
  const [first] = weighed.toSorted((a, b) => weight(b) - weight(a))
  if (!first) {
    const [only] = facts
    if (!only) return composer.explain(texts.matters.none)
    composer.explain(texts.matters.only)
    return tellFact(of, only)
  }
  composer.explain(texts.matters.opens)
  tellFact(of, first)
  const { natal } = first
  const [, point] = pointsOf(first)
  const why =
    weighed.length === 1
      ? texts.matters.only
      : natal && point && PERSONAL.has(natal)
        ? texts.matters.personal({ point: { point, of: null } })
        : isMoving(first)
          ? texts.matters.slow
          : texts.matters.close
  composer.explain(why)
  plainly(of, first)
}

/** What counts most: the slow on the personal; of a chart, what is closest to exact. */
function weight(factor: Factor): number {
  const touches = factor.natal && PERSONAL.has(factor.natal) ? 3 : 0
  return isMoving(factor) ? slownessOf(factor) + touches : touches - (factor.orbDeg ?? 3)
}

function answerEnds(composer: Composer): void {
  const of = following(composer)
  const { texts, facts } = of
  const timed = facts.find(
    ({ untilJdUt, passesJdUt, exactJdUt, kind }) =>
      kind !== 'natal' && (untilJdUt || exactJdUt || (passesJdUt && passesJdUt.length > 0)),
  )
  if (!timed) {
    const isBirth = facts.some(({ kind }) => kind === 'natal' || kind === 'synastry' || kind === 'composite')
    return composer.explain(isBirth ? texts.ends.birth : facts.some(isMoving) ? texts.ends.swift : texts.ends.none)
  }
  tellFact(of, timed)
  const { dates } = composer
  const { untilJdUt } = timed
  if (untilJdUt) return composer.list([texts.ends.until({ date: dates.date(untilJdUt) })], [timed])
  const passes = timed.passesJdUt ?? []
  const last = Math.max(...passes, timed.exactJdUt ?? 0)
  const until = fadesJdUt(composer, timed, last)
  if (until === null) return
  const said = { date: dates.date(last), until: dates.date(until) }
  const fact: Factor = { id: `${timed.id}:fades`, kind: 'special', said: '', passesJdUt: [last], untilJdUt: until }
  const text = dates.isPast(until)
    ? texts.ends.over(said)
    : dates.isPast(last)
      ? texts.ends.past(said)
      : passes.length > 1
        ? texts.ends.passes(said)
        : texts.ends.exact(said)
  composer.list([text], [fact])
}

/** How a fact is judged in a word. */
function verdictOf({ texts }: Following, factor: Factor): string {
  const nature = natureOf(factor)
  if (nature) return texts.good[FEELS[nature]]
  const point = factor.natal ?? factor.transiting
  if (factor.sign === undefined || !point || !isPlanet(point)) return texts.good.placement
  const [dignity] = essentialDignities(point, factor.sign)
  if (!dignity) return texts.good.placement
  return dignity === 'domicile' || dignity === 'exaltation' ? texts.good.strong : texts.good.weak
}

function answerGood(composer: Composer): void {
  const of = following(composer)
  if (!of.main) return composer.explain(of.texts.good.none)
  composer.explain(verdictOf(of, of.main))
  plainly(of, of.main)
  tellFact(of, of.main)
}

function answerDo(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  if (!main) return composer.explain(texts.act.none)
  const [first] = pointsOf(main)
  const advice = freshMeaning(composer, main, ['advice'])
  if (advice) composer.add([advice], [main])
  const said = saidBefore(composer)
  const practice = pointsOf(main)
    .map((point) => texts.practice[point])
    .find((text) => !said.includes(text))
  if (practice && !advice) composer.explain(texts.act.opens, practice)
  if (first) composer.explain(texts.act.closes)
}

function answerMore(composer: Composer): void {
  const of = following(composer)
  const { texts, facts, main } = of
  const said = saidBefore(composer)
  const asksOther = composer.asked.words.some((word) => /^(?:another|else|друг\p{L}*|один|одно|скучно)$/u.test(word))
  if (main && !asksOther) {
    const fresh = freshMeaning(composer, main, ['body', 'advice'])
    if (fresh) return composer.add([fresh], [main])
  }
  const told = new Set(facts.map(({ id }) => id))
  const others = [
    ...(facts.some(isMoving) ? composer.book.transitsNow() : []),
    ...composer.book.natal().filter(({ aspect, orbDeg }) => aspect && (orbDeg ?? 9) < 3),
  ]
  const next = others.find((factor) => {
    const sentence = composer.fact(factor)
    return !told.has(factor.id) && sentence && !said.includes(sentence)
  })
  if (!next) return composer.explain(texts.more.none)
  composer.explain(texts.more.next)
  tellFact(of, next)
  const meaning = freshMeaning(composer, next, ['gist', 'body'])
  if (meaning) composer.add([meaning], [next])
}

function answerArea(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  if (!main) return composer.explain(texts.why.none)
  plainly(of, main)
  composer.explain(texts.area[composer.asked.topic ?? 'self'])
  tellFact(of, main)
}

/** So many facts an answer may rest on and still be about one. */
const MOST_MEANT = 7

function answerWorried(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  const asksCause = composer.asked.words.some((word) => /^(?:why|because|reason|поэтому|почему|из-за)$/.test(word))
  composer.explain(asksCause ? texts.worried.partly : texts.worried.no)
  // Of a long list no single fact is what the worry is about.
  const isMeant = main && (of.facts.length <= MOST_MEANT || composer.asked.points.length > 0)
  if (main && isMeant) {
    composer.explain(texts.worried.fact)
    tellFact(of, main)
    plainly(of, main)
  }
  composer.explain(texts.worried.closes)
}

function answerNotMe(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  composer.explain(texts.notMe.opens)
  if (main) {
    composer.explain(texts.notMe.fact)
    tellFact(of, main)
  }
  composer.explain(texts.notMe.closes)
}

function answerRare(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  if (!main) return composer.explain(texts.good.none)
  const { aspect, orbDeg } = main
  tellFact(of, main)
  if (aspect && orbDeg !== undefined) {
    const sides = aspect === 'conjunction' || aspect === 'opposition' ? 2 : 4
    const number = Math.round(360 / (sides * Math.max(orbDeg, 0.05)))
    composer.explain(texts.rare.aspect({ number }))
  } else composer.explain(texts.rare.sign)
  composer.explain(texts.rare.closes)
}

function answerListed(composer: Composer): void {
  const of = following(composer)
  const sentences = of.facts.flatMap((factor) => composer.fact(factor, nameOf(of)) ?? [])
  if (sentences.length === 0) return composer.explain(of.texts.listed.none)
  composer.lines.push({ text: sentences.slice(0, 20).join('\n'), factors: of.facts, isNeeded: true, held: 'named' })
}

const goesOn = (answer: KindRule['answer']): KindRule => ({ answer, about: 'sky', goesOn: true })

/** Questions that go on with the answer before. */
export const FOLLOW_KINDS = {
  why: goesOn(answerWhy),
  simpler: goesOn(answerSimpler),
  shorter: goesOn(answerShorter),
  sure: goesOn(answerSure),
  matters_most: goesOn(answerMatters),
  ends: goesOn(answerEnds),
  good_bad: goesOn(answerGood),
  what_to_do: goesOn(answerDo),
  more: goesOn(answerMore),
  for_area: goesOn(answerArea),
  worried: goesOn(answerWorried),
  not_me: goesOn(answerNotMe),
  rare: goesOn(answerRare),
  list_those: goesOn(answerListed),
} satisfies Record<string, KindRule>

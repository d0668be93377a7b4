import { essentialDignities } from '#astro/charts/dignities.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../../../facts/factor.ts'
import { sentencesOf, textOf, type Line } from '../../answer.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { answersBefore, dayTold, freshMeaning, isMoving, natureOf, pointsOf, saidBefore } from './follow-facts.ts'
import { bringing, FEELS, following, nameOf, plainly, tellFact, type Following } from './follow-answer.ts'
import type { FollowName } from './follow-names.ts'
import { answerEnds, answerMatters } from './follow-weigh.ts'
import { answerRecap } from './recap.ts'
import { answerIfNot, subjectBefore, tellBrief } from './follow-turns.ts'
import { isOfLife, tellAct } from '../life/life-act.ts'

/** So many facts an answer may rest on and still be about one. */
const MOST_MEANT = 7

/** Answers about the whole chart. */
const OF_MANY: ReadonlySet<string> = new Set(['empty_houses', 'elements', 'modes', 'positions', 'cusps'])

/** Says again what a day was chosen by. */
const tellDays = (composer: Composer, lines: readonly Line[]): void =>
  lines.forEach(({ text, factors }) => composer.list([text], factors))

function answerWhy(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  const [day, reasons = day] = dayTold(composer)
  if (day && reasons) {
    composer.explain(texts.why.opens)
    tellDays(composer, [reasons])
    return composer.explain(texts.why.source)
  }
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
  if (tellBrief(composer)) return
  const of = following(composer)
  if (!of.main) return composer.explain(shortOf(composer), of.texts.plain.none)
  plainly(of, of.main)
}

function answerShorter(composer: Composer): void {
  const [day] = dayTold(composer)
  if (day) return tellDays(composer, [day])
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
  const day = dayTold(composer).slice(0, 2)
  if (day.length > 0) return tellDays(composer, day.toReversed())
  const of = following(composer)
  if (!of.main) return composer.explain(of.texts.good.none)
  // Of a long list no single fact is what is asked about.
  if (OF_MANY.has(answersBefore(composer)[0]?.understood.intent ?? '') && composer.asked.points.length === 0)
    return composer.explain(of.texts.good.placement)
  composer.explain(verdictOf(of, of.main))
  plainly(of, of.main)
  tellFact(of, of.main)
}

function answerDo(composer: Composer): void {
  if (isOfLife(subjectBefore(composer) ?? undefined)) tellAct(composer)
  if (composer.lines.length > 0) return
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

/** A fact of the sky of a day, in which nobody's chart is named. */
const isOfDay = ({ kind, natal }: Factor): boolean => (kind === 'moon' || kind === 'sky') && natal === undefined

function answerWorried(composer: Composer): void {
  const of = following(composer)
  const { texts, main } = of
  const asksCause = composer.asked.words.some((word) => /^(?:why|because|reason|поэтому|почему|из-за)$/.test(word))
  composer.explain(asksCause ? texts.worried.partly : texts.worried.no)
  // Of a long list no single fact is what the worry is about.
  const isMeant = main && (of.facts.length <= MOST_MEANT || composer.asked.points.length > 0)
  // Of a day, an eclipse or a planet's return nothing can be said in two halves.
  const [one, other] = main ? pointsOf(main) : []
  const isSaid = main && isMeant && one !== undefined && one !== other && !isOfDay(main)
  if (isSaid) {
    composer.explain(texts.worried.fact)
    const meaning = freshMeaning(composer, main, ['gist'])
    if (meaning) composer.add([meaning], [main])
    else plainly(of, main)
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
  if_not: goesOn(answerIfNot),
  recap: goesOn(answerRecap),
} satisfies Record<FollowName, KindRule>

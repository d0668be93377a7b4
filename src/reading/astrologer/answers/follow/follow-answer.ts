import type { AspectNature } from '#astro/charts/aspect.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../../../facts/factor.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import type { Composer } from '../../writing/composer.ts'
import { answersBefore, isMoving, isPersons, mainOf, natureOf, pointsOf, spokenOf } from './follow-facts.ts'
import { followTexts } from './follow-words.ts'

type Texts = TextsOf<typeof followTexts>

/** An answer that goes on with the one before it. */
export interface Following {
  composer: Composer
  texts: Texts
  /** Every fact of the answer before. */
  facts: Factor[]
  /** The one that it was about. */
  main: Factor | undefined
}

export function following(composer: Composer): Following {
  const facts = spokenOf(composer)
  return {
    composer,
    texts: composer.library.texts(followTexts, composer.lang),
    facts,
    main: mainOf(facts, composer.asked.points),
  }
}

export const nameOf = ({ composer }: Following): string | undefined =>
  composer.book.source.people[composer.asked.persons[0] ?? -1]?.name

/** A fact in a sentence of its own; one that has no wording of its own in the line that told it. */
export function tellFact(of: Following, factor: Factor): void {
  const isTold = factor.kind === 'special' || isPersons(factor)
  const told = isTold ? lineOf(of, factor) : of.composer.fact(factor, nameOf(of))
  of.composer.list([told], [factor])
}

/** The row of a list that told a fact, or else the line. */
function lineOf({ composer }: Following, { id }: Factor): string | null {
  const lines = answersBefore(composer)
    .flatMap(({ lines: all }) => all)
    .filter(({ factors }) => factors.some((one) => one.id === id))
  for (const { text, factors } of lines) {
    const rows = text.split('\n')
    const row = rows[factors.findIndex((one) => one.id === id)]
    if (rows.length > 1 && rows.length === factors.length && row !== undefined) return row
  }
  return lines[0]?.text ?? null
}

/** What a point of a fact brings: a moving planet its weather, any other what it stands for. */
export const bringing = ({ texts }: Following, factor: Factor, point: SpokenPoint): string =>
  isMoving(factor) && point === factor.transiting && isPlanet(point) ? texts.mover[point] : texts.key[point]

export const FEELS: Record<AspectNature, 'easy' | 'hard' | 'joined'> = {
  flowing: 'easy',
  tense: 'hard',
  conjunction: 'joined',
}

/** A fact without a word of astrology. */
export function plainly(of: Following, factor: Factor): void {
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

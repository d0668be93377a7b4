import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf, ELEMENTS, type Element } from '#astro/charts/balance.ts'
import { tellableAspects } from '../compose/tellable-aspects.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { NatalPage } from './natal-page.ts'

/** Two parts of a person that are held together, those that weigh most first. */
const PAIRS = [
  ['sun', 'moon'],
  ['sun', 'asc'],
  ['moon', 'asc'],
  ['venus', 'mars'],
] as const satisfies readonly (readonly [SpokenPoint, SpokenPoint])[]

/** So many pairs a chart's reading tells at most. */
const MOST = 2

type Bond = 'clash' | 'match' | 'alike'

/**
 * What the Sun, the Moon and the ascendant make of one another, and love of will: a contradiction, named and reconciled,
 * before an agreement. No pair of elements is told twice.
 */
export function writeThread(page: NatalPage, chapter = page.words.chapters.core, most = MOST): void {
  const pairs = PAIRS.flatMap(([one, other]) => {
    const [first, second] = [page.signOf(one), page.signOf(other)]
    if (first === null || second === null) return []
    const [a, b] = [elementOf(first), elementOf(second)].toSorted(
      (x, y) => ELEMENTS.indexOf(x) - ELEMENTS.indexOf(y),
    ) as [Element, Element]
    const bond = bondOf(page, a, b)
    if (isDenied(page, one, other, bond.kind)) return []
    const key = `${elementOf(first)} ${elementOf(second)}`
    return [{ one: { point: one, sign: first }, other: { point: other, sign: second }, bond, key }]
  })
  const clashes = pairs.filter(({ bond }) => bond.kind === 'clash')
  const others = pairs.filter(({ bond }) => bond.kind !== 'clash')
  const told = [...clashes, ...others].filter(
    ({ bond }, i, all) => all.findIndex((earlier) => earlier.bond.text === bond.text) === i,
  )
  for (const { one, other, bond, key } of told.slice(0, most)) {
    const named = page.way('thread', page.words.thread)(one, other)
    const factors = [...page.signFact(one.point), ...page.signFact(other.point)]
    const own = page.takeIfThere(`thread/${one.point}-${other.point}`, key)
    page.section(chapter, page.way(`thread ${bond.kind}`, page.words.threadTitles[bond.kind]), [
      ...(own ? page.meaning(own, 'full', factors, named) : [{ text: `${named} ${bond.text}`, factors }]),
    ])
  }
}

/** Whether the two make an aspect that says the opposite of what their elements say. */
function isDenied({ birth }: NatalPage, one: SpokenPoint, other: SpokenPoint, bond: Bond): boolean {
  const found = tellableAspects(birth).find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
  return found !== undefined && (ASPECT_NATURE[found.aspect] === 'tense') !== (bond === 'clash')
}

function bondOf({ words }: NatalPage, a: Element, b: Element): { kind: Bond; text: string } {
  if (a === b) return { kind: 'alike', text: words.alike[a] }
  const pair = `${a} ${b}`
  if (pair === 'fire air' || pair === 'earth water') return { kind: 'match', text: words.match[pair] }
  return { kind: 'clash', text: words.clash[pair as keyof typeof words.clash] }
}

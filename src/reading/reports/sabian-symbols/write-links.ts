import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { aspectParts, own } from '../natal-parts.ts'
import type { CardWriter } from './card-writer.ts'
import type { Card } from './cards.ts'

/** So many pairs are laid side by side. */
const PAIRS = 6

/** The strongest aspects between points whose pictures differ, each as two scenes beside each other. */
export function writeLinks(writer: CardWriter): void {
  const { page, words, cards } = writer
  const chapter = words.chapters.links
  const cardAt = (point: ChartPoint) => cards.find((card) => card.point === point)
  const pairs = page.birth.chart.aspects
    .flatMap((aspect) => {
      const [one, other] = [cardAt(aspect.a), cardAt(aspect.b)]
      return one && other && (one.sign !== other.sign || one.number !== other.number) ? [{ aspect, one, other }] : []
    })
    .toSorted((a, b) => aspectStrength(b.aspect) - aspectStrength(a.aspect))
    .slice(0, PAIRS)
  const lead = pairs.length > 0 ? page.way('links lead', words.linksLead) : words.noLinks
  page.write(chapter, words.titles.pairs, [own(lead)])
  for (const pair of pairs) writePair(writer, pair)
}

function writePair(writer: CardWriter, { aspect, one, other }: { aspect: ChartAspect; one: Card; other: Card }): void {
  const { page, words } = writer
  const { a, b, aspect: kind } = aspect
  const nature = ASPECT_NATURE[kind]
  const link = page.way(`link ${nature}`, words.links[nature])({ one: writer.quoted(one), other: writer.quoted(other) })
  const told = aspectParts(page, aspect, 'brief', link)
  const plain = own(link, [page.fact(`${a}:${kind}:${b}`), writer.degreeFact(one), writer.degreeFact(other)])
  page.write(
    words.chapters.links,
    page.words.aspect(a as SpokenPoint, kind, b as SpokenPoint),
    told.length > 0 ? told : [plain],
  )
}

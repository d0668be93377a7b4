import { balance, ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { weightsOf } from '../../compose/leads.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { writeFirstPage } from '../argument/first-page.ts'
import { own, signFacts, wheel } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { PortraitQuestion } from './chapter-words.ts'
import { together } from './design.ts'
import type { Writing } from './personality.ts'
import type { PersonalityWords } from './words.ts'

/** The chapters whose claims stand in the thesis wherever they have one. */
const LEADING: readonly PortraitQuestion[] = ['aim', 'need']

/** The first page, and the themes that carry the chart beside its picture. */
export function writeOpening(writing: Writing): void {
  const { page, words, whole, portrait, designs, plans, stage, age } = writing
  const thesis = together(whole.thesis, plans)
  writeFirstPage(page, {
    chapter: words.chapters.answers,
    words,
    questions: words.questions,
    designs,
    plans,
    leading: LEADING.filter((question) => plans[question]),
    together: { leading: thesis.first, all: thesis.last },
    stage: whole.stage[stage]({ age: Math.floor(age) }),
  })
  const { themes } = words.chapters
  const [first, ...more] = portrait.openings()
  if (first) page.write(themes, first.title, [wheel(page, words.captions.wheel), first.paragraph])
  for (const { title, paragraph } of more) page.write(themes, title, [paragraph])
  const strengths = planetStrengths(page.birth)
  const [loudest] = strengths
  const weights = weightsOf(page, strengths)
  page.write(themes, words.titles.weight, [
    loudest && weights ? { ...weights, text: `${weights.text} ${words.theme[loudest.planet]}`.trim() } : null,
    built(page, words),
  ])
}

/** Of which elements and modes a chart has most, and of which element least; nothing while a planet's sign is open. */
function built(page: ReportPage, words: PersonalityWords): Paragraph | null {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return null
  const { elements, modes } = balance(page.birth.chart)
  const [first, second, , last] = ELEMENTS.toSorted((a, b) => elements[b].length - elements[a].length)
  const [mode, next] = MODES.toSorted((a, b) => modes[b].length - modes[a].length)
  if (!first || !second || !last || !mode || !next) return null
  const leads = elements[first].length > elements[second].length
  const third = ELEMENTS.toSorted((a, b) => elements[a].length - elements[b].length)[1]
  const lacks = third !== undefined && elements[last].length < elements[third].length
  const isEven = !leads && elements[first].length - elements[last].length <= 1
  const parts = [
    leads ? words.leading[first] : isEven ? words.leading.even : '',
    lacks && !isEven ? words.least[last] : '',
    modes[mode].length > modes[next].length ? words.mode[mode] : '',
  ].filter(Boolean)
  return parts.length === 0 ? null : own(parts.join(' '), signFacts(page, PLANETS))
}

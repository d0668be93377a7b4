import type { Lunation } from '../../facts/month-facts.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { MonthPage } from './month-page.ts'
import { joinText } from '../natal-parts.ts'
import { subjectOf } from './write-stories.ts'

/** What of a phase's entry is printed where no house says what it is about. */
const FIELDS = ['meaning', 'emotions', 'energy', 'mindset'] as const

/** The new and the full Moon in the houses of the reader, and eclipses. */
export function writeLunations(page: MonthPage): void {
  const { text } = page
  const used = new Set<string>()
  for (const lunation of page.calendar.lunations) {
    const { phase, sign, house, eclipse, jdUt } = lunation
    const title = house === null ? text.lunationTitle[phase]({ sign }) : text.lunationHouseTitle[phase]({ sign, house })
    const isNew = house !== null && used.size < used.add(`${phase} ${house}`).size
    const own = isNew ? (text[phase === 'new' ? 'newIn' : 'fullIn'][house - 1] ?? '') : ''
    const factors = lunationFactors(page, lunation)
    const date = page.dayOf(jdUt)
    const opening = page.say(`lunation ${phase}`, text.lunation[phase], { date, clock: page.clock(jdUt), sign })
    const placed = house === null ? '' : page.say('lunation in', text.lunationIn, { house })
    const paragraphs: Paragraph[] = [
      { text: joinText(opening, placed, own, meets(page, lunation), ofThread(page, lunation)), factors },
    ]
    if (eclipse) {
      const told = page.fitting(
        `eclipse/${eclipse}`,
        `${sign}` as KeyOf<'eclipse/solar'>,
        house === null ? ['gist', 'body'] : ['gist'],
      )
      paragraphs.push({
        text: joinText(text.eclipse[eclipse], told),
        factors: [...factors, page.skyFact('sun'), page.skyFact('moon')],
      })
    } else if (house === null) {
      // Without the hour there is no house to say what it is about.
      const told = page.fitting('phase/moon', phase, FIELDS)
      if (told) paragraphs.push({ text: told, factors })
    }
    page.write(text.chapters.lunations, title, paragraphs)
  }
}

/** A new or full Moon with its sign, its house and the natal point at it. */
export function lunationFactors(
  page: MonthPage,
  { phase, jdUt, sign, house, meets: met, eclipse }: Lunation,
): string[] {
  const others = page.calendar.lunations.filter((other) => other.phase === phase).map((other) => other.jdUt)
  const times = others.length > 1 ? { passesJdUt: others } : { exactJdUt: jdUt }
  const all = page.factor({
    id: `moon:phase:${phase}`,
    kind: 'moon',
    transiting: 'moon',
    phase,
    ...(eclipse && { eclipse }),
    ...times,
  })
  const near = met
    ? [
        page.factor({
          id: `transit:moon:${met.aspect}:${met.natal}`,
          kind: 'transit',
          transiting: 'moon',
          natal: met.natal,
          aspect: met.aspect,
        }),
      ]
    : []
  return [all, page.moonIn(sign), ...page.moonInHouse(house), ...near]
}

/** Which thread a new or full Moon speaks to, by its house. */
function ofThread(page: MonthPage, { house }: Lunation): string {
  const thread = house === null ? undefined : page.threads.find(({ lead }) => lead.house === house)
  if (!thread || thread.lead.house === null) return ''
  return page.once('lunation of thread', page.text.lunationThread, { theme: subjectOf(page, thread) })
}

function meets(page: MonthPage, { meets: met }: Lunation): string {
  if (!met) return ''
  const { natal, aspect, orbDeg } = met
  const { text } = page
  return page.say(`meets ${aspect}`, text.meets[aspect], {
    orb: page.common.degrees(orbDeg),
    point: natal,
    topic: text.topics[natal],
  })
}

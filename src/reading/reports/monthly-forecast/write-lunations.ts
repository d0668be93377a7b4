import type { Lunation } from '../../facts/month-facts.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { MonthPage } from './month-page.ts'

/** What of a phase's entry is printed, by which of its kind in the month it is: there may be two. */
const FIELDS = { new: ['meaning', 'actions'], full: ['meaning', 'recommendation1'] } as const

/** The new and the full Moon in the houses of the reader. */
export function writeLunations(page: MonthPage): void {
  const used = new Set<string>()
  for (const lunation of page.calendar.lunations) {
    const { phase, sign, house, eclipse } = lunation
    const title = page.text.lunationTitle(phase, sign, house)
    const own = used.has(`${phase} ${house}`) ? '' : ((house && page.text.inHouse[phase][house - 1]) ?? '')
    used.add(`${phase} ${house}`)
    const factors = factorsOf(page, lunation)
    const { jdUt } = lunation
    const opening = page.way(
      `lunation ${phase}`,
      page.text.lunation[phase],
    )({
      date: page.dayOf(jdUt),
      clock: page.clock(jdUt),
      sign,
      house,
    })
    const fields = page.unread.take('phase/moon', phase, FIELDS[phase], 1)
    const paragraphs: Paragraph[] = [{ text: [opening, own, meets(page, lunation)].filter(Boolean).join(' '), factors }]
    if (eclipse) {
      const told = page.unread.take(`eclipse/${eclipse}`, `${sign}` as KeyOf<'eclipse/solar'>, ['gist', 'body'], 2)
      paragraphs.push({
        text: [page.text.eclipse[eclipse], ...told].join(' '),
        factors: [...factors, page.planet('sun'), page.planet('moon')],
      })
    } else if (fields.length > 0) paragraphs.push({ text: fields.join(' '), factors })
    page.write(page.text.chapters.lunations, title, paragraphs)
  }
}

function factorsOf(page: MonthPage, { phase, jdUt, sign, house, meets: met, eclipse }: Lunation): string[] {
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

function meets(page: MonthPage, { meets: met }: Lunation): string {
  if (!met) return ''
  return page.way(
    'meets',
    page.text.meets,
  )({
    orb: page.common.degrees(met.orbDeg),
    natal: met.natal,
    aspect: met.aspect,
    topic: page.text.topics[met.natal],
  })
}

import { AREAS, type Area } from '../facts/areas.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { DayPage } from './day-page.ts'
import { isDemanding } from './relation.ts'

type Told = Pick<DayTransit, 'id' | 'transiting' | 'natal' | 'nature' | 'lap' | 'exactJdUt'>
type Fields = Readonly<Partial<Record<string, string>>>

/** What a transit means on a day; of what comes often, one of two texts. */
export interface DayEntry {
  headline: string
  today: string
  strong: string
  strength: string
  overdo: string
  excess: string
}

export function dayEntry(page: DayPage, transit: Told): DayEntry {
  const fields = entryOf(page, `transit-day/${transit.transiting}`, `${transit.natal} ${transit.nature}`)
  const of = (name: string) => fields[name] ?? ''
  const second = fields['today2'] !== undefined && variant(page, transit) === 1
  return {
    headline: of(second ? 'headline2' : 'headline'),
    today: of(second ? 'today2' : 'today'),
    strong: of('strong'),
    strength: of('strength'),
    overdo: of('overdo'),
    excess: of('excess'),
  }
}

/** What a transit brings, in the words of its title: what is strong by an easy one, what is easy to overdo by a hard one. */
export function bringsOf(
  page: DayPage,
  transit: Pick<Told, 'transiting' | 'natal' | 'nature'>,
  isHard = isDemanding(transit),
): string {
  const { strong = '', overdo = '' } = entryOf(
    page,
    `transit-day/${transit.transiting}`,
    `${transit.natal} ${transit.nature}`,
  )
  const title = isHard ? overdo : strong
  return title.charAt(0).toLowerCase() + title.slice(1)
}

/** A list beginning where this person does: another may begin elsewhere. */
function turned(page: DayPage, { id }: Told, list: readonly string[]): string[] {
  const first = page.rotation.fixed(`now ${id}`, Math.max(1, list.length))
  return [...list.slice(first), ...list.slice(0, first)]
}

/** What it means for a part of life; null where it says nothing of it. */
export function areaText(page: DayPage, area: Area, transit: Told): string | null {
  const texts = AREAS.find(({ name }) => name === area)?.texts
  const key = `${transit.natal} ${transit.nature} ${texts}`
  const fields = page.library.find(page.lang, `transit-area/${transit.transiting}`, key)
  if (!fields) return null
  const second = variant(page, transit) === 1 ? fields['body2'] : undefined
  return second ?? fields['body'] ?? null
}

/** Everything that the library says of a transit on a day, what the page has said left out. */
export function unsaidOf(page: DayPage, transit: Told): { headlines: string[]; texts: string[] } {
  const fields = entryOf(page, `transit-day/${transit.transiting}`, `${transit.natal} ${transit.nature}`)
  const areas = AREAS.flatMap(({ texts }) => {
    const key = `${transit.natal} ${transit.nature} ${texts}`
    return page.library.find(page.lang, `transit-area/${transit.transiting}`, key)?.['body'] ?? []
  })
  const unsaid = (names: readonly string[]) =>
    names.flatMap((name) => fields[name] ?? []).filter((one) => !page.isSaid(one))
  const own = isDemanding(transit) ? ['excess', 'strength'] : ['strength', 'excess']
  return {
    headlines: [...turned(page, transit, unsaid(['headline', 'headline2'])), ...unsaid(own)],
    texts: [
      ...turned(page, transit, [...unsaid(['today', 'today2']), ...areas.filter((one) => !page.isSaid(one))]),
      ...unsaid(own),
      page.library.entry(page.lang, `transit/${transit.transiting}`, `${transit.natal} ${transit.nature}`).body,
    ],
  }
}

function entryOf(page: DayPage, subject: string, key: string): Fields {
  const fields = page.library.find(page.lang, subject, key)
  if (!fields) throw new RangeError(`no text of ${subject} ${key}`)
  return fields
}

const MONTH_DAYS = 27.32

/** Which of two texts: by whose page it is, another the next time that the planet comes. */
function variant(page: DayPage, { id, lap, exactJdUt }: Told): number {
  const turn = lap ? lap.round + lap.aheadDeg / 30 : Math.floor((exactJdUt ?? 0) / MONTH_DAYS)
  return (((turn + page.rotation.fixed(`text ${id}`, 2)) % 2) + 2) % 2
}

import { AREAS, type Area } from '../facts/areas.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import { fitsLife, fitsTime, isWorking } from './day-when.ts'
import { callsItADay } from './one-day.ts'
import { isDemanding } from './relation.ts'
import { presumedTimes } from '../truth/presumed-time.ts'

type Told = Pick<DayTransit, 'id' | 'transiting' | 'natal' | 'nature' | 'lap' | 'exactJdUt'> &
  Partial<Pick<DayTransit, 'timed' | 'exactToday'>>
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

/** Of the Moon, which may come twice on a day, the library has three such texts. */
const FREE_OF_MOON = ['', ' 2', ' 3']

/** What a transit brings whatever the point, to somebody who has no work then: each entry that fits, from where this person begins. */
function freeEntries(page: DayPage, told: Told, field: string): Fields[] {
  const { transiting, nature } = told
  const key = `${transiting} ${nature}`
  const keys = (transiting === 'moon' ? FREE_OF_MOON : ['']).map((way) => ['transit-free/day', `${key}${way}`] as const)
  const of = field === 'work' ? [...keys, ['transit-free/work', key] as const] : keys
  const entries = of.flatMap(([subject, entry]) => {
    const fields = page.library.find(page.lang, subject, entry)
    return fields?.[field] !== undefined && fitsTime(page, subject, entry, field, told) ? [fields] : []
  })
  const first =
    (page.dayNumber + page.rotation.fixed(`free ${field} ${key}`, Math.max(1, entries.length))) % entries.length
  return [...entries.slice(first), ...entries.slice(0, first)]
}

/** One of these texts that the page hasn't said; null where it has said each. */
const freeText = (page: DayPage, told: Told, field: string): string | null =>
  freeEntries(page, told, field)
    .map((fields) => fields[field] ?? '')
    .find((text) => !page.isSaid(text)) ?? null

export function dayEntry(page: DayPage, transit: Told): DayEntry {
  const subject = `transit-day/${transit.transiting}`
  const key = `${transit.natal} ${transit.nature}`
  const fields = entryOf(page, subject, key)
  const of = (name: string) => fields[name] ?? ''
  const isTwice = fields['today2'] !== undefined
  const ways = isTwice ? (variant(page, transit, 'day') === 1 ? ['2', ''] : ['', '2']) : ['']
  const fits = (name: string) => fitsTime(page, subject, key, name, transit)
  const way = ways.find((one) => fits(`headline${one}`) && fits(`today${one}`))
  // A headline belongs to its text: where neither pair fits, both are of what fits always.
  const free =
    way === undefined ? freeEntries(page, transit, 'today').find(({ today = '' }) => !page.isSaid(today)) : undefined
  const fitting = (name: string) => free?.[name] ?? of(`${name}${way ?? ways[0] ?? ''}`)
  return {
    headline: fitting('headline'),
    today: fitting('today'),
    strong: of('strong'),
    strength: of(focusField(page, transit, 'strength')),
    overdo: of('overdo'),
    excess: of(focusField(page, transit, 'excess')),
  }
}

/** Whether what makes a transit strong, or easy to overdo, may be told at its time. */
export const fitsFocus = (page: DayPage, transit: DayTransit, kind: 'strength' | 'excess'): boolean =>
  fitsTime(
    page,
    `transit-day/${transit.transiting}`,
    `${transit.natal} ${transit.nature}`,
    focusField(page, transit, kind),
    transit,
  )

/** Of the Moon, which comes often, one of two. */
const focusField = (page: DayPage, transit: Told, kind: 'strength' | 'excess') =>
  transit.transiting === 'moon' && variant(page, transit, 'focus') === 1 ? (`${kind}2` as const) : kind

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
function turned<T>(page: DayPage, { id }: Told, list: readonly T[]): T[] {
  const first = page.rotation.fixed(`now ${id}`, Math.max(1, list.length))
  return [...list.slice(first), ...list.slice(0, first)]
}

/** What it means for a part of life; null where it says nothing of it. */
export function areaText(page: DayPage, area: Area, transit: Told): string | null {
  const texts = AREAS.find(({ name }) => name === area)?.texts
  const subject = `transit-area/${transit.transiting}`
  const key = `${transit.natal} ${transit.nature} ${texts}`
  const fields = page.library.find(page.lang, subject, key)
  if (!fields) return null
  const ways = variant(page, transit, area) === 1 ? ['body2', 'body'] : ['body', 'body2']
  const fitting = ways.find((name) => fields[name] !== undefined && fitsTime(page, subject, key, name, transit))
  if (fitting !== undefined) return fields[fitting] ?? null
  return area === 'career' ? freeText(page, transit, 'work') : null
}

/** Everything that the library says of a transit on a day, what the page has said left out. */
export function unsaidOf(page: DayPage, transit: Told): { headlines: string[]; texts: string[] } {
  const subject = `transit-day/${transit.transiting}`
  const key = `${transit.natal} ${transit.nature}`
  const fields = entryOf(page, subject, key)
  const unsaid = (names: readonly string[]) => fitting(page, transit, { subject, key, fields, names })
  const areas = AREAS.flatMap(({ texts }) => {
    const ofArea = `transit-area/${transit.transiting}`
    const found = page.library.find(page.lang, ofArea, `${key} ${texts}`)
    return found
      ? fitting(page, transit, { subject: ofArea, key: `${key} ${texts}`, fields: found, names: ['body'] })
      : []
  })
  const own = isDemanding(transit) ? ['excess', 'strength'] : ['strength', 'excess']
  const inOrder = (list: Unsaid[]) => list.toSorted((a, b) => Number(b.fits) - Number(a.fits)).map(({ text }) => text)
  return {
    headlines: inOrder([...turned(page, transit, unsaid(['headline', 'headline2'])), ...unsaid(own)]),
    texts: [
      ...inOrder([...turned(page, transit, [...unsaid(['today', 'today2']), ...areas]), ...unsaid(own)]),
      page.library.entry(page.lang, `transit/${transit.transiting}`, `${transit.natal} ${transit.nature}`).body,
    ],
  }
}

/**
 * What a lasting transit means and the text that goes with it: of the library's pairs the first that the page hasn't said and
 * that isn't of one day only, else what it means whenever it comes; null where all that is left presumes a profession
 * that this person hasn't got.
 */
export function lastingPair(
  page: DayPage,
  transit: Told,
  lasts: (text: string) => boolean,
): { meaning: string; text: string } | null {
  const subject = `transit-day/${transit.transiting}`
  const key = `${transit.natal} ${transit.nature}`
  const fields = entryOf(page, subject, key)
  const lasting = page.library.entry(page.lang, `transit/${transit.transiting}`, key as KeyOf<'transit/sun'>)
  const pairs = turned(page, transit, ['', '2']).flatMap((way) => {
    if (!fitsLife(page, subject, key, `today${way}`) || !fitsLife(page, subject, key, `headline${way}`)) return []
    const [meaning, text] = [fields[`headline${way}`], fields[`today${way}`]]
    return meaning === undefined || text === undefined ? [] : [{ meaning, text }]
  })
  const isOpen = (one: string | undefined): one is string => one !== undefined && !page.isSaid(one) && lasts(one)
  const names = ['strength', 'excess'].filter((name) => fitsLife(page, subject, key, name))
  const sides = names.map((name) => fields[name]).filter(isOpen)
  const whole = pairs.find(({ meaning, text }) => isOpen(meaning) && !callsItADay(page, meaning) && isOpen(text))
  // Two readers whom it concerns may read it in two ways.
  const prefersSides = sides.length === 2 && page.rotation.fixed(`lasting ${transit.id}`, 2) === 1
  if (whole && !prefersSides) return whole
  const open = pairs.map((pair) => pair.meaning).find(isOpen)
  const meaning = isOfLife(page, lasting.gist) ? lasting.gist : (open ?? sides.at(-1) ?? lasting.gist)
  const text = prefersSides ? undefined : pairs.map((pair) => pair.text).find(isOpen)
  if (text !== undefined) return { meaning, text }
  for (const side of sides) page.say(side)
  const rest = sides.filter((side) => side !== meaning).join(' ')
  return rest !== '' || isOfLife(page, lasting.body) ? { meaning, text: rest || lasting.body } : null
}

/** Texts of what lasts carry no tags: their words say whether they presume a profession. */
const isOfLife = (page: DayPage, text: string) =>
  isWorking(page) || presumedTimes(page.lang, text).every(({ when }) => when !== 'workday')

interface Unsaid {
  text: string
  /** Whether what it presumes of the time is so. */
  fits: boolean
}

/** Fields of an entry that the page hasn't said. */
const fitting = (
  page: DayPage,
  transit: Told,
  { subject, key, fields, names }: { subject: string; key: string; fields: Fields; names: readonly string[] },
): Unsaid[] =>
  names.flatMap((name) => {
    const text = fields[name]
    if (text === undefined || page.isSaid(text)) return []
    return [{ text, fits: fitsTime(page, subject, key, name, transit) }]
  })

function entryOf(page: DayPage, subject: string, key: string): Fields {
  const fields = page.library.find(page.lang, subject, key)
  if (!fields) throw new RangeError(`no text of ${subject} ${key}`)
  return fields
}

const MONTH_DAYS = 27.32

/**
 * Which of two texts: by whose page it is, another the next time that the planet comes. Each place of the page chooses for
 * itself, so that two people who share a transit don’t share all that is said of it, or nothing.
 */
function variant(page: DayPage, { id, lap, exactJdUt }: Told, place: string): number {
  const turn = lap ? lap.round + lap.aheadDeg / 30 : Math.floor((exactJdUt ?? 0) / MONTH_DAYS)
  return (((turn + page.rotation.fixed(`text ${place} ${id}`, 2)) % 2) + 2) % 2
}

import type { BirthCalendar } from '#astro/birth-time/birth-time.ts'
import { calendarFact, gregorianDate } from '#astro/birth-time/calendar-fact.ts'
import { civilDate, civilDateText } from '#astro/birth-time/civil-time.ts'
import { julianFromGregorian } from '#astro/birth-time/julian-calendar.ts'
import { asFields, type BirthChoice, type WrittenChoice } from './birth-candidates.ts'

/** What of a kept birth an edit looks at. */
interface Kept {
  birthdate: string | null
  birthCalendar: BirthCalendar
  birthClock: string | null
  birthFold: 0 | 1
  birthOffset: string | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
}

/** The date after an edit. */
export interface DateAfter {
  calendar: BirthCalendar
  /** In that calendar. */
  written: string | null
  /** New style. */
  birthdate: string | null
  /** Whether it is a correction, and not the same date told to be of the other calendar. */
  counts: boolean
}

/** The date as it was written, in the calendar it was given in. */
export const writtenDate = ({ birthdate, birthCalendar }: Pick<Kept, 'birthdate' | 'birthCalendar'>): string | null =>
  birthdate !== null && birthCalendar === 'julian'
    ? civilDateText(julianFromGregorian(civilDate(birthdate)))
    : birthdate

/**
 * The date after an edit. A date without a calendar is new style, and the one that is kept already keeps its calendar.
 * @throws {AppError} validation when the calendar has no such day
 */
export function dateAfter(kept: Kept, body: WrittenChoice & { birthdate?: string | undefined }): DateAfter {
  const before = writtenDate(kept)
  const isKept = body.birth_calendar === undefined && (body.birthdate ?? kept.birthdate) === kept.birthdate
  const calendar = isKept ? kept.birthCalendar : (body.birth_calendar ?? 'gregorian')
  const written = isKept ? before : (body.birthdate ?? before)
  const birthdate = written === null ? null : newStyle(written, calendar)
  const isMoved = birthdate !== kept.birthdate
  return { calendar, written, birthdate, counts: isMoved && !(written === before && mayBeEither(kept, written)) }
}

/** A date in new style. @throws {AppError} validation when its calendar has no such day */
export function newStyle(date: string, calendar: BirthCalendar): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return asFields(() => civilDateText(gregorianDate({ year, month, day }, calendar)))
}

/** Whether a written date may be of either calendar at the place: only then it is no correction to say which. */
function mayBeEither(kept: Kept, written: string | null): boolean {
  const { placeLatitudeDeg: latitudeDeg, placeLongitudeDeg: longitudeDeg, placeTimeZone: timeZone } = kept
  if (written === null || latitudeDeg === null || longitudeDeg === null || timeZone === null) return false
  const place = { latitudeDeg, longitudeDeg, timeZone }
  // Of the days that a reform left out it is asked in new style alone.
  return asFields(() =>
    (['julian', 'gregorian'] as const).some((calendar) => calendarFact(place, written, calendar).mayBeJulian),
  )
}

/** The choice after an edit, and whether it is another one. A corrected birth starts with the likeliest clock again. */
export function choiceAfter(
  kept: Kept,
  body: WrittenChoice,
  corrected: boolean,
  calendar: BirthCalendar,
): { choice: BirthChoice; chosen: boolean } {
  const before: BirthChoice = corrected
    ? {}
    : { clock: kept.birthClock ?? undefined, fold: kept.birthFold, offset: kept.birthOffset ?? undefined }
  const choice = { ...chosenFrom(before, body), calendar }
  const chosen =
    calendar !== kept.birthCalendar ||
    (choice.clock ?? null) !== kept.birthClock ||
    (choice.fold ?? 0) !== kept.birthFold ||
    (choice.offset ?? null) !== kept.birthOffset
  return { choice, chosen }
}

function chosenFrom(
  before: BirthChoice,
  { birth_clock: clock, birth_fold: fold, birth_offset: offset }: WrittenChoice,
) {
  if (offset !== undefined) return { offset }
  if (clock !== undefined) return { clock, fold: fold ?? 0 }
  return fold === undefined ? before : { ...before, fold }
}

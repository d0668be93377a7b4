import type { Lang } from '#language/lang.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { shiftDate } from '#platform/civil-today.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { entryContent } from './domain/entry-content.ts'
import { deleteEntry, editEntry, openEntries, readEntries, type EntryRow } from './queries.ts'
import { generateEntryJob } from './job.ts'
import { entryHash } from './present.ts'
import { audited, type Staff } from '../staff/api.ts'

/** Every date of the month that a date is in. */
function monthOf(date: string): string[] {
  const dates: string[] = []
  for (let day = `${date.slice(0, 7)}-01`; day.startsWith(date.slice(0, 7)); day = shiftDate(day, 1)) dates.push(day)
  return dates
}

export const stateOf = (rows: readonly EntryRow[]) =>
  rows.some(({ content }) => content === '')
    ? ('in_progress' as const)
    : rows.some(({ editedAt }) => editedAt !== null)
      ? ('edited' as const)
      : ('ready' as const)

/** Has a date, or the whole month it is in, generated in both languages; what is there stays. */
export async function generateDates(
  services: Services,
  staff: Staff,
  date: string,
  wholeMonth: boolean,
): Promise<number> {
  const { boss, clock } = services
  const dates = wholeMonth ? monthOf(date) : [date]
  const target = `calendar:${wholeMonth ? date.slice(0, 7) : date}`
  return audited(services, staff, { action: 'generate calendar', target, reason: '' }, async (tx) => {
    let opened = 0
    for (const one of dates) {
      if (!(await openEntries(tx, one, clock()))) continue
      await enqueue(boss, tx, generateEntryJob, { date: one })
      opened++
    }
    return { before: null, after: { dates: opened }, result: opened }
  })
}

/** Changes an entry, or deletes it: then the computed day stands again. @throws {AppError} not_found, validation */
export async function changeEntry(
  services: Services,
  staff: Staff,
  date: string,
  asked: { hash: string; string?: string | undefined; delete?: boolean | undefined },
): Promise<void> {
  const found = (await readEntries(services.db, date, date)).find(({ lang }) => entryHash(date, lang) === asked.hash)
  if (!found) throw new AppError('not_found')
  const content = asked.delete ? null : entryContent(asked.string ?? '')
  if (!asked.delete && content === null) throw invalid({ string: 'calendar_content' })
  const { lang, content: was } = found
  const action = asked.delete ? 'delete calendar entry' : 'edit calendar entry'
  await audited(services, staff, { action, target: `calendar:${date}:${lang}`, reason: '' }, async (tx) => {
    await write(tx, date, lang, content, services.clock())
    return { before: { content: was }, after: { content }, result: undefined }
  })
}

const write = (tx: Services['db'], date: string, lang: Lang, content: string | null, now: Date) =>
  content === null ? deleteEntry(tx, date, lang) : editEntry(tx, date, lang, content, now)

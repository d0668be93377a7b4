import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { LANGS } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import { fillEntry, readEntries } from './queries.ts'
import { writeMonths } from './write-months.ts'

/** Writes a date that was opened, in the languages that are still empty. */
async function generateEntry(services: Services, { date }: { date: string }): Promise<void> {
  const { db, clock } = services
  const open = new Set(
    (await readEntries(db, date, date)).filter(({ content }) => content === '').map(({ lang }) => lang),
  )
  const months = writeMonths(services)
  for (const lang of LANGS.filter((known) => open.has(known))) {
    const written = months(date.slice(0, 7), 'UTC', lang).find((day) => day.date === date)
    if (written) await fillEntry(db, date, lang, written.content, clock())
  }
}

/** A date of the calendar that the staff asked for. */
export const generateEntryJob = defineJob({
  id: 'calendar-entry',
  payload: z.object({ date: z.string() }),
  run: generateEntry,
})

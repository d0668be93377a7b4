import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { failDays, type DayKey } from './queries.ts'
import { writeDays } from './write-days.ts'

const Key = z.object({ userId: z.number(), date: z.iso.date(), lang: Lang, timeZone: z.string() })

/** Somebody is waiting for this one. */
export const writeDayJob = defineJob<DayKey>({
  id: 'write-day',
  payload: Key,
  run: (services, key) => writeDays(services, [key]),
  giveUp: ({ db, clock }, key) => failDays(db, [key], clock()),
})

/** Days that will be asked for: many people are one unit of work, as each question to the database is dear. */
export const writeDaysAheadJob = defineJob<{ days: DayKey[] }>({
  id: 'write-days-ahead',
  payload: z.object({ days: z.array(Key) }),
  run: (services, { days }) => writeDays(services, days),
  giveUp: ({ db, clock }, { days }) => failDays(db, days, clock()),
})

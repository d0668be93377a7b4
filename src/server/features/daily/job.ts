import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { failDay, type DayKey } from './queries.ts'
import { writeDay } from './write-day.ts'

export const writeDayJob = defineJob<DayKey>({
  id: 'write-day',
  payload: z.object({ userId: z.number(), date: z.iso.date(), lang: Lang, timeZone: z.string() }),
  run: writeDay,
  giveUp: ({ db, clock }, key) => failDay(db, key, clock()),
})

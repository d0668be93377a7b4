import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { lostAmong } from './find-lost-files.ts'

/** A day after files were found lost: those that still are go. */
export const removeFilesJob = defineJob({
  id: 'remove-lost-files',
  payload: z.object({ keys: z.array(z.string()) }),
  async run(services, { keys }) {
    for (const key of await lostAmong(services, keys)) await services.storage.remove(key)
  },
})

import type * as z from 'zod'
import type { Services } from '../services.ts'

/** Work done outside a request. Its payload is stored, so it carries ids and no secrets. */
export interface Job<Payload extends object = object> {
  id: string
  payload: z.ZodType<Payload>
  /** Also run by the clock (UTC), by one process of all. */
  cron?: string
  /**
   * How long a failure is retried: minutes, as somebody waits for the work to be done or given up; a day where it hangs on
   * another machine, such as a mail server, that may be away that long.
   */
  patience?: 'minutes' | 'day'
  /** How many a process works on at once; one unless told. For what mostly waits for another machine. */
  atOnce?: number
  /** `jobId` is the same at each try. */
  run(services: Services, payload: Payload, jobId: string): Promise<void>
  /** Called once when every retry has failed. */
  giveUp?(services: Services, payload: Payload): Promise<void>
}

export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job

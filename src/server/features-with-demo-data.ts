import type { Db } from '#platform/database/database.ts'

export type SeedDemo = (db: Db, now: Date) => Promise<unknown>

/** Of every feature, what it puts into a database for demonstration, beside the made-up people. */
export { seedConsultants } from './features/bookings/demo-consultants.ts'

import type { Services } from '#platform/services.ts'
import { countReplies } from './queries.ts'

const DAYS = 30

/** How many replies of the last 30 days were true at once, mended or replaced, and why models were not shown. */
export const listVerdicts = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  countReplies(db, new Date(clock().getTime() - DAYS * 86_400_000))

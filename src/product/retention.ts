/**
 * For how many days we keep what does not simply live as long as the account. The nightly job deletes by this table, and
 * the privacy page shows it.
 */
export const RETENTION_DAYS = {
  /** Sign-ins, counted from their last use. */
  sessions: 90,
  /** Sign-ins that are used all the time: then the person signs in anew. */
  sessions_in_use: 365,
  /** Devices that have signed in, counted from the last sign-in. */
  known_devices: 400,
  /** Links in mails, and invitations to be compared, counted from when they expire. */
  mail_links: 1,
  /** A new address that waits for its links. */
  email_changes: 1,
  /** Counts of attempts, by address or account. */
  attempts: 1,
  /** Background work that is done or given up. */
  finished_jobs: 1,
  /** Files that nothing refers to, such as those of an interrupted upload. */
  lost_files: 1,
  /** Copies of mails, where the product writes mails to its own folder. */
  outbox: 30,
  /** Which of the person's regular mails were sent. */
  notifications: 35,
  /** What a model cost for a person's questions. */
  model_costs: 35,
  /** Pages of the day: as long as the staff's yearly figures need their number. */
  day_pages: 395,
  /** How many questions were asked on a day. */
  question_counts: 395,
  /** Visits of those who agreed to be counted. */
  statistics: 395,
  /** Letters to us. */
  letters: 730,
  /** Gifts whose payment never came. */
  unpaid_gifts: 30,
  /** That a trial, a first price, a code or a withdrawal was used with an address, under a keyed hash of it. */
  used_offers: 730,
  /** Receipts of deletions; they name nobody. */
  receipts: 1095,
} as const
export type Retained = keyof typeof RETENTION_DAYS

export const RETAINED = Object.keys(RETENTION_DAYS) as readonly Retained[]

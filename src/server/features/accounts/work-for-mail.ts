import { AppError } from '#platform/app-error.ts'
import { mailKey, strangerMailsSpent } from '#platform/mail/may-mail-stranger.ts'
import { attemptsSpent, countAttempt, takeAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { requireWork } from '#platform/require-work.ts'

const DAY_SECONDS = 86_400
/** Mails that one block of addresses gets sent to a mailbox by work in a day. */
const PER_BLOCK = 3
/** After so many of all blocks together, the work for each is sixteen times as long. */
const SHORT = 20

/** Who asks for a mail. */
export interface MailCaller {
  /** An address, the block of addresses that counts as one, or a device that the account knows. */
  ip: string
  proofOfWork: string | undefined
}

/**
 * Lets the owner of a mailbox have a link though strangers have spent what it gets in a day: a proof of work sends one
 * more, three times a day for one block of addresses. False where no work was needed, and the mail is to be counted as
 * others are.
 * @param spent the seconds until which another limit on the same mail is spent, or null, and whether the work is long by it
 * @throws {AppError} rate_limited, with the puzzle to solve while the block has mails left
 */
export async function workForMail(
  services: Services,
  address: string,
  { ip, proofOfWork }: MailCaller,
  {
    waitSeconds = null,
    isLong: isLongAlready = false,
  }: { waitSeconds?: number | null; isLong?: boolean | undefined } = {},
): Promise<boolean> {
  const { db, clock } = services
  const now = clock()
  const retryAfterSeconds = waitSeconds ?? (await strangerMailsSpent(db, address, now))
  if (retryAfterSeconds === null) return false
  const key = mailKey(address)
  const block = { key: `${key}:${ip}`, limit: PER_BLOCK, windowSeconds: DAY_SECONDS }
  const blockSpent = await attemptsSpent(db, block, now)
  if (blockSpent !== null) throw new AppError('rate_limited', { retryAfterSeconds: blockSpent })
  const all = { key: `${key}:worked`, limit: SHORT, windowSeconds: DAY_SECONDS }
  const isLong = isLongAlready || (await attemptsSpent(db, all, now)) !== null
  await requireWork(services, {
    about: `${key}:${isLong ? 'long' : 'short'}`,
    isLong: isLong,
    solution: proofOfWork,
    retryAfterSeconds,
  })
  await countAttempt(db, block, now)
  await takeAttempt(db, all, now)
  return true
}

import { RIGHTS, type PlanId } from '#product/rights.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { getPlan } from './get-plan.ts'
import { countQuestion, uncountQuestion } from './queries.ts'

type Asker = Pick<Services, 'db' | 'clock'>

/** A question that was counted: the person's day it counts for, and how many are left on it. */
export interface SpentQuestion {
  date: string
  left: number
}

/**
 * Takes one question off the day's allowance. Parallel calls cannot take more than there are.
 * @throws {AppError} limit_reached when none is left until the person's midnight.
 */
export async function spendQuestion({ db, clock }: Asker, userId: number, timeZone: string): Promise<SpentQuestion> {
  const { plan } = await getPlan(db, userId, clock())
  return spendQuestionOf({ db, clock }, userId, { plan, timeZone })
}

/**
 * The same for a person whose plan is known already.
 * @throws {AppError} limit_reached
 */
export async function spendQuestionOf(
  { db, clock }: Asker,
  userId: number,
  { plan, timeZone }: { plan: PlanId; timeZone: string },
): Promise<SpentQuestion> {
  const limit = RIGHTS[plan].questionsADay
  const date = civilDateAt(clock(), timeZone)
  const asked = limit > 0 ? await countQuestion(db, { userId, date, limit }) : undefined
  if (asked === undefined) throw new AppError('limit_reached', { message: 'questions_spent' })
  return { date, left: limit - asked }
}

/** Gives a question back that got no answer. */
export const returnQuestion = ({ db }: Pick<Asker, 'db'>, userId: number, { date }: SpentQuestion): Promise<void> =>
  uncountQuestion(db, userId, date)

import type { CorrectionRow, CorrectionState } from '#contract/corrections.ts'
import type { User } from '#core/users/api.ts'
import type { CorrectionRequest } from './queries.ts'

export const presentAsked = (request: CorrectionRequest | undefined): CorrectionState['asked'] =>
  request ? { reason: request.reason, asked_at: request.askedAt.toISOString() } : null

export const presentAnswer = (request: CorrectionRequest | undefined): CorrectionState['answer'] =>
  request?.answeredAt ? { granted: request.granted === true, answered_at: request.answeredAt.toISOString() } : null

export const presentRow = ({ request, user }: { request: CorrectionRequest; user: User }): CorrectionRow => ({
  user_id: user.id,
  email: user.email,
  reason: request.reason,
  asked_at: request.askedAt.toISOString(),
  birthdate: user.birthdate,
  birthtime: user.birthtime,
  birthplace: user.birthplace,
})

import { namesakesOf, presentPlace } from '#core/births/api.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { presentPage, presentStaff } from '../staff/api.ts'
import { answerCorrection } from './answer-correction.ts'
import { askForCorrection } from './ask-for-correction.ts'
import { presentAnswer, presentAsked, presentRow } from './present.ts'
import { previewEdit } from './preview-edit.ts'
import { findLastAnswered, findOpen, listOpen } from './queries.ts'

export function correctionsRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /birth-correction', async ({ actor: { user } }) => ({
    asked: presentAsked(await findOpen(db, user.id)),
    answer: presentAnswer(await findLastAnswered(db, user.id)),
    namesakes: namesakesOf(services, user).map(presentPlace),
  }))

  bind('POST /birth-correction', async ({ actor: { user }, body }) => {
    await askForCorrection(services, user, body.reason)
    return { status: 'success' }
  })

  bind('POST /birth-correction/preview', ({ actor: { user }, body }) => previewEdit(services, user, body))

  bind('GET /admin/corrections/:page', async ({ params: { page } }) => {
    const { rows, total } = await listOpen(db, page)
    return presentPage(page, total, rows.map(presentRow))
  })

  bind('POST /admin/user/:id/correction', async ({ actor, params: { id }, body: { grant, reason } }) => {
    await answerCorrection(services, presentStaff(services, actor), { userId: id, grant, reason })
    return { status: 'success' }
  })
}

import { TOOL_BODIES } from '#product/tool-bodies.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { calculate, presentCalculation } from './calculate.ts'

export function calculatorsRoutes(bind: Bind, services: Services): void {
  bind('POST /tools/:id', async ({ params, body: birth, caller }) => {
    const body = TOOL_BODIES[Number(params.id) - 1]
    if (!body) throw new AppError('not_found')
    return presentCalculation(
      body,
      await calculate(services, { body, birth, lang: caller.lang, ip: caller.ip }),
      caller.lang,
    )
  })
}

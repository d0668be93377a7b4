import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { getBirthOfChart } from '../charts/api.ts'
import { courseOf } from './course-of.ts'
import { detailsOf } from './details-of.ts'
import { instantIn } from './instant-in.ts'
import { ringHitsOf, ringsAt } from './rings-at.ts'

export function chartDetailsRoutes(bind: Bind, services: Services): void {
  bind('GET /chart/:hash/details', async ({ actor: { user }, params: { hash } }) =>
    detailsOf(await getBirthOfChart(services, user, hash)),
  )

  bind('GET /chart/:hash/rings', async ({ actor: { user }, params: { hash }, query: { at, second, transits } }) => {
    const of = await getBirthOfChart(services, user, hash)
    return ringsAt(of, { jdUt: instantIn(of, 'at', at), second, hasTransits: transits === 'yes' })
  })

  bind('GET /chart/:hash/ring-hits', async ({ actor: { user }, params: { hash }, query: { from, second } }) => {
    const of = await getBirthOfChart(services, user, hash)
    return ringHitsOf(of, { fromJdUt: instantIn(of, 'from', from), second })
  })

  bind('GET /chart/:hash/course', async ({ actor: { user }, params: { hash }, query: { from, months } }) => {
    const of = await getBirthOfChart(services, user, hash)
    return courseOf(of, { fromJdUt: instantIn(of, 'from', from), months })
  })
}

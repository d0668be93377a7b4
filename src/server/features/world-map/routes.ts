import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { listLines } from './list-lines.ts'
import { getMapBirth } from './map-birth.ts'
import { presentMap } from './present.ts'
import { relocate } from './relocate.ts'

export function worldMapRoutes(bind: Bind, services: Services): void {
  bind('GET /map', async ({ actor: { user }, caller, query: { person, lang = caller.lang } }) =>
    presentMap(services, await getMapBirth(services, user, person), lang),
  )

  bind('GET /map/relocated', async ({ actor: { user }, caller, query: { person, lang = caller.lang, lat, lon } }) =>
    relocate(services, await getMapBirth(services, user, person), { latitudeDeg: lat, longitudeDeg: lon, lang }),
  )

  bind('GET /map/list.txt', async ({ actor: { user }, caller, query: { person, lang = caller.lang } }) =>
    listLines(services, await getMapBirth(services, user, person), lang),
  )
}

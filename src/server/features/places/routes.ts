import { searchPlaces } from '#astro/atlas/search-places.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { presentPlace } from '#core/births/api.ts'

export function placesRoutes(bind: Bind, { atlas }: Services): void {
  bind('GET /places', async ({ query }) => ({ places: searchPlaces(atlas(), query).map(presentPlace) }))
}

import { distanceKm } from '#astro/atlas/nearest-places.ts'
import { nearestTown } from '#astro/atlas/place-at-point.ts'
import type { MapPoint } from '#astro/charts/planetary-lines.ts'
import { relocatedChart } from '#astro/charts/relocated-chart.ts'
import type { RelocatedAnswer } from '#contract/world-map.ts'
import type { Lang } from '#language/lang.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { presentAspect, presentBody, presentHouses } from '../charts/api.ts'
import type { MapBirth } from './map-birth.ts'

/** A birth chart as if cast for a point of the map. @throws {AppError} validation without the hour of birth */
export function relocate(
  { atlas }: Services,
  { chart, sky }: MapBirth,
  { lang, ...at }: MapPoint & { lang: Lang },
): RelocatedAnswer {
  if (!chart.houses) throw new AppError('validation', { message: 'map_hour' })
  const moved = relocatedChart(sky, chart, at)
  const town = nearestTown(atlas(), at, lang)
  return {
    place: {
      lat: at.latitudeDeg,
      lon: at.longitudeDeg,
      town: town && {
        name: town.name,
        country: town.country,
        km: Math.round(distanceKm(at.latitudeDeg, at.longitudeDeg, town.latitudeDeg, town.longitudeDeg)),
      },
    },
    bodies: moved.placements.map((placement, i) => ({
      ...presentBody(placement),
      house_at_birth: chart.placements[i]?.house ?? null,
    })),
    houses: presentHouses(moved.houses),
    aspects: moved.aspects.map(presentAspect),
    at_birth: { asc: chart.houses.ascendantDeg, mc: chart.houses.midheavenDeg },
  }
}

import type { Place } from '#astro/atlas/search-places.ts'
import type { Place as WirePlace } from '#contract/places.ts'

export const presentPlace = (place: Place): WirePlace => ({
  id: place.id,
  name: place.name,
  region: place.region,
  country: place.country,
  country_code: place.countryCode,
  lat: place.latitudeDeg,
  lon: place.longitudeDeg,
  time_zone: place.timeZone,
})

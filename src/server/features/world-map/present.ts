import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { LINE_ANGLES, overheads } from '#astro/charts/planetary-lines.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { WorldMapAnswer } from '#contract/world-map.ts'
import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import { mapTexts } from '#reading/writer/map-words.ts'
import type { MapBirth } from './map-birth.ts'

export function presentMap({ library }: Services, birth: MapBirth, lang: Lang): WorldMapAnswer {
  const { chart, timeKnown, sky, person, place } = birth
  const words = library.texts(mapTexts, lang)
  return {
    person,
    birth: {
      place,
      lat: chart.latitudeDeg,
      lon: chart.longitudeDeg,
      instant: isoFromJdUt(chart.jdUt),
      time_known: timeKnown,
    },
    overheads: timeKnown
      ? overheads(sky, chart).map(({ planet, latitudeDeg, longitudeDeg }) => ({
          planet,
          lat: latitudeDeg,
          lon: longitudeDeg,
        }))
      : [],
    lines: PLANETS.flatMap((planet) =>
      LINE_ANGLES.map((angle) => ({
        planet,
        angle,
        name: words.name[angle]({ planet }),
        text: words.line[planet][angle],
      })),
    ),
  }
}

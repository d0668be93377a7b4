import { lineDistances } from '#astro/charts/line-distances.ts'
import { overheads } from '#astro/charts/planetary-lines.ts'
import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import { defaultPlaces } from '#reading/reports/moving/default-cities.ts'
import { mapTexts } from '#reading/writer/map-words.ts'
import type { MapBirth } from './map-birth.ts'

const LINES_A_CITY = 3

/** The lines nearest to each of the world's larger cities in words, for whoever doesn't see the map or has no scripts. */
export function listLines({ library }: Services, { chart, timeKnown, sky, person }: MapBirth, lang: Lang): string {
  const words = library.texts(mapTexts, lang)
  if (!timeKnown) return `${words.list.noHour}\n\n${words.list.noHourWhy}\n`
  const skies = overheads(sky, chart)
  const cities = defaultPlaces(lang).map((place) => {
    const lines = lineDistances(skies, place)
      .slice(0, LINES_A_CITY)
      .map((line) => `  ${words.name[line.angle](line)}, ${words.km(line)}`)
    return [`${place.name}, ${place.country}`, ...lines].join('\n')
  })
  const title = person ? `${words.list.title}: ${person.name}` : words.list.title
  return `${[title, words.list.lead, ...cities].join('\n\n')}\n`
}

import { nearestTown } from '#astro/atlas/place-at-point.ts'
import { LANGS } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import type { ToldBirth } from './domain/birth-mentions.ts'

/** A birth as a row keeps it, of an account, of somebody saved or of a report that was written from it. */
interface BirthRow {
  birthdate: string | null
  birthtime: string | null
  birthInstant: Date | string | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  birthplace?: string | null
}

/** What of a birth a text may give away; nothing where none is kept. */
export function toldBirth({ atlas }: Pick<Services, 'atlas'>, row: BirthRow): ToldBirth[] {
  const { birthdate, birthtime, birthInstant, placeLatitudeDeg: latitudeDeg, placeLongitudeDeg: longitudeDeg } = row
  if (birthdate === null) return []
  const universal = birthInstant === null ? [] : [new Date(birthInstant).toISOString().slice(11, 16)]
  const towns =
    latitudeDeg === null || longitudeDeg === null
      ? []
      : LANGS.map((lang) => nearestTown(atlas(), { latitudeDeg, longitudeDeg }, lang)?.name ?? '')
  return [
    {
      date: birthdate,
      clocks: birthtime === null ? [] : [birthtime.slice(0, 5), ...universal],
      places: [...towns, row.birthplace ?? ''],
    },
  ]
}

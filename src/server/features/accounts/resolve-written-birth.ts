import type { Lang } from '#contract/field.ts'
import type { Services } from '../../platform/services.ts'
import { resolveBirth } from './resolve-birth.ts'
import { placeFields, resolvePlace } from './resolve-place.ts'

/** A birth as a form gives it. */
export interface WrittenBirth {
  birthdate: string
  birthtime?: string | undefined
  birthtimeIDK: boolean
  birthplace: string
  birthplace_id?: string | undefined
}

/**
 * A birth as it is kept, of an account or of somebody noted, and what to say of how place and time were understood.
 * @throws {AppError} validation on `birthplace`, `birthdate` or `birthtime`
 */
export function resolveWrittenBirth(services: Services, written: WrittenBirth, lang: Lang) {
  const { birthdate, birthplace, birthtimeIDK } = written
  const found = resolvePlace(services, { text: birthplace, id: written.birthplace_id }, lang)
  const birthtime = birthtimeIDK ? null : (written.birthtime ?? null)
  const { instant, warnings } = resolveBirth({ birthdate, birthtime, place: found.place }, services.clock(), lang)
  return {
    columns: {
      birthdate,
      birthtime,
      birthtimeUnknown: birthtimeIDK,
      ...placeFields(birthplace, found.place),
      birthInstant: instant,
    },
    warnings: [...found.warnings, ...warnings],
  }
}

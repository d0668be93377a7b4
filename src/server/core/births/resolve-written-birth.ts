import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import { choiceOf, type WrittenChoice } from './domain/birth-candidates.ts'
import { resolveBirth } from './resolve-birth.ts'
import { placeFields, resolvePlace } from './resolve-place.ts'

/** A birth as a form gives it. */
export interface WrittenBirth extends WrittenChoice {
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
  const civil = { birthdate, birthtime, place: found.place, choice: choiceOf(written) }
  const { instant, warnings, choice, ...resolved } = resolveBirth(civil, services.clock(), lang)
  return {
    columns: {
      birthdate: resolved.birthdate,
      birthtime,
      birthtimeUnknown: birthtimeIDK,
      ...placeFields(birthplace, found.place),
      birthInstant: instant,
      ...choice,
    },
    warnings: [...found.warnings, ...warnings],
  }
}

/** A birth as forms hold it. */
export interface BirthValues {
  birthdate: string
  birthtime: string
  birthtimeIDK: boolean | string
  birthplace: string
  birthplace_id: string
  /** How date and time are to be read; empty until the person chooses. */
  birth_calendar: '' | 'gregorian' | 'julian'
  birth_clock: string
  birth_fold: '' | '0' | '1'
  birth_offset: string
}

export const BLANK_BIRTH: BirthValues = {
  birthdate: '',
  birthtime: '',
  birthtimeIDK: false,
  birthplace: '',
  birthplace_id: '',
  birth_calendar: '',
  birth_clock: '',
  birth_fold: '',
  birth_offset: '',
}

/** What a birth that is kept is in a form: the date as it was written. */
export const valuesOfKept = (kept: {
  birthdate: string | null
  birthdate_julian: string | null
  birthtime: string | null
  birthtimeIDK: boolean
  birthplace: string | null
  birthplace_id: string | null
  birth_calendar: 'gregorian' | 'julian'
  birth_clock: string | null
  birth_fold: 0 | 1
  birth_offset: string | null
}): BirthValues & { birthtimeIDK: boolean } => ({
  birthdate: kept.birthdate_julian ?? kept.birthdate ?? '',
  birthtime: kept.birthtime ?? '',
  birthtimeIDK: kept.birthtimeIDK,
  birthplace: kept.birthplace ?? '',
  birthplace_id: kept.birthplace_id ?? '',
  birth_calendar: kept.birth_calendar,
  birth_clock: kept.birth_clock ?? '',
  birth_fold: kept.birth_fold === 1 ? '1' : '0',
  birth_offset: kept.birth_offset ?? '',
})

import { normalize } from './normalize.ts'

/** “I’m 14”, and not “I’m 14 weeks along”. */
const AGE =
  / (?:im|i am|мне(?: уже| всего| только)?) (\d{1,2}) (?!(?:weeks?|wks?|months?|days?|hours?|minutes?|min|percent|kg|lbs?|pounds|km|miles|недел|месяц|мес|дн|час|минут|кг|км|тысяч|руб))/u
/** “If I’m born June 3 2013” */
const BORN = / (?:im born|i was born|my (?:bday|birthday|dob) is|я родил[а-я]*)(?: [^ ]+){0,4}? ((?:19|20)\d\d) /u
const YOUNGEST = 6

/** The age in whole years that somebody has said to have, in the newest message that says one; null where none does. */
export function ageSaid(texts: readonly string[], year: number | undefined): number | null {
  for (const text of texts) {
    const normal = ` ${normalize(text).trim()}  `
    const said = AGE.exec(normal)?.[1]
    const born = BORN.exec(normal)?.[1]
    const age =
      said !== undefined ? Number(said) : born !== undefined && year !== undefined ? year - Number(born) : null
    if (age !== null && age >= YOUNGEST) return age
  }
  return null
}

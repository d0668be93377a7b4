/** The double numbers that aren't brought down to one digit (Decoz and Monte 1994). */
const MASTERS: ReadonlySet<number> = new Set([11, 22, 33])

const digitSum = (number: number) => [...`${number}`].reduce((sum, digit) => sum + Number(digit), 0)

/**
 * A whole number and what its digits add up to, again and again, until one digit or a master number is left: 1949, 23, 5.
 * The first is the number itself, the last the result.
 */
export function reduction(number: number): number[] {
  const steps = [number]
  for (let last = number; last > 9 && !MASTERS.has(last);) steps.push((last = digitSum(last)))
  return steps
}

/** The last of its {@link reduction}: 0–9, 11, 22 or 33. */
export const reduced = (number: number): number => reduction(number).at(-1) ?? number

/** The same without master numbers: 0–9. */
export function digitOf(number: number): number {
  let digit = number
  while (digit > 9) digit = digitSum(digit)
  return digit
}

export const isMaster = (number: number): boolean => MASTERS.has(number)

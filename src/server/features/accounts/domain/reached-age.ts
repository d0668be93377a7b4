/** Whether somebody has reached an age on a date. Who was born on a leap day has, in other years, on March 1. */
export function hasReachedAge(birthdate: string, years: number, today: string): boolean {
  const year = String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0')
  return `${year}${birthdate.slice(4)}` <= today
}

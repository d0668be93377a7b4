/** Of a user agent: names stand in the order in which they must be looked for, as browsers call themselves by others' too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['YaBrowser', 'Yandex Browser'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const found = (names: readonly (readonly [string, string])[], agent: string) =>
  names.find(([mark]) => agent.includes(mark))?.[1]

/** Browser and system as a person knows them; null for what is not told. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const agent = userAgent ?? ''
  return { browser: found(BROWSERS, agent) ?? null, system: found(SYSTEMS, agent) ?? null }
}

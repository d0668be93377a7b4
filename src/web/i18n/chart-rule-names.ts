import type { Zodiac } from '#astro/ephemeris/zodiac.ts'
import { capital } from '#language/capital.ts'
import { HOUSE_SYSTEM_NAMES, ZODIAC_NAMES } from '#language/chart-rules.ts'
import { texts } from './dictionary.ts'

const capitals = (names: Record<Zodiac, string>) =>
  Object.fromEntries(Object.entries(names).map(([zodiac, name]) => [zodiac, capital(name)])) as Record<Zodiac, string>

/** The names of house systems and zodiacs. */
export const chartRuleNames = texts(
  { houseSystems: HOUSE_SYSTEM_NAMES.en, zodiacs: capitals(ZODIAC_NAMES.en) },
  { houseSystems: HOUSE_SYSTEM_NAMES.ru, zodiacs: capitals(ZODIAC_NAMES.ru) },
)

/** The name of a house system; one that this page does not know yet goes by its code. */
export const houseSystemName = (names: { houseSystems: Readonly<Record<string, string>> }, system: string): string =>
  names.houseSystems[system] ?? system

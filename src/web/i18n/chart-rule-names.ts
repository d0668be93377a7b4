import { capital } from '#language/capital.ts'
import { HOUSE_SYSTEM_NAMES, LILITH_NAMES, NODE_NAMES, ORBS, ZODIAC_NAMES } from '#language/chart-rules.ts'
import { texts } from './dictionary.ts'

const capitals = <K extends string>(names: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(names).map(([one, name]) => [one, capital(name)])) as Record<K, string>

/** The names of what charts may be cast by. */
export const chartRuleNames = texts(
  {
    houseSystems: HOUSE_SYSTEM_NAMES.en,
    zodiacs: capitals(ZODIAC_NAMES.en),
    nodes: capitals(NODE_NAMES.en),
    liliths: capitals(LILITH_NAMES.en),
    orbsAt: ORBS.en,
    orbs: (percent: number) => (percent === 100 ? '100%, the usual' : `${percent}%`),
  },
  {
    houseSystems: HOUSE_SYSTEM_NAMES.ru,
    zodiacs: capitals(ZODIAC_NAMES.ru),
    nodes: capitals(NODE_NAMES.ru),
    liliths: capitals(LILITH_NAMES.ru),
    orbsAt: ORBS.ru,
    orbs: (percent: number) => (percent === 100 ? '100 %, обычные' : `${percent} %`),
  },
)

/** The name of a house system; one that this page does not know yet goes by its code. */
export const houseSystemName = (names: { houseSystems: Readonly<Record<string, string>> }, system: string): string =>
  names.houseSystems[system] ?? system

import type { ClockLine, DoubtLine, TerritoryData, TownData } from './territory-data.ts'

const DAY_MS = 86_400_000
/** How far off a town's day may be: it is from general reference knowledge, and armies took days. */
const UNSURE_DAYS = 10
/** Whether clocks were changed for so short a time is in doubt. */
const BRIEF_DAYS = 60
const SOVIET = 'Europe/Moscow'

/** The line in which a territory has the clock of those who held it in 1941-1944; −1 without one. */
export const occupiedLine = ({ clocks }: Pick<TerritoryData, 'clocks'>): number =>
  clocks.findLastIndex(
    ({ until, clock }) =>
      until !== null && until > '1941-07' && until < '1945-06' && clock !== SOVIET && clock !== 'own',
  )

/** A territory as it was in one of its towns: the same, with the town's days for those of the front. */
export function townTerritory(territory: TerritoryData, { name, near, held }: TownData): TerritoryData {
  const at = occupiedLine(territory)
  const clock = territory.clocks[at]?.clock ?? SOVIET
  const clocks: ClockLine[] = territory.clocks.slice(0, Math.max(0, at - 1))
  const doubts: DoubtLine[] = territory.doubts.filter(({ front }) => front !== true)
  for (const [i, [taken, retaken]] of held.entries()) {
    const source = `${name} taken ${taken}, retaken ${retaken} (general reference knowledge)`
    clocks.push({ until: taken, clock: SOVIET, source }, { until: retaken, clock, source })
    const next = held[i + 1]?.[0]
    const lastsBriefly = retaken < shifted(taken, BRIEF_DAYS)
    const isBackSoon = next !== undefined && next < shifted(retaken, BRIEF_DAYS)
    for (const [from, until] of [
      [taken, lastsBriefly ? retaken : taken],
      [retaken, isBackSoon ? next : retaken],
    ] as const) {
      doubts.push({
        from: shifted(from, -UNSURE_DAYS),
        until: shifted(until, UNSURE_DAYS),
        reason: 'change',
        clocks: [clock, SOVIET],
        source,
      })
    }
  }
  clocks.push(...territory.clocks.slice(at + 1))
  const { towns: _, ...rest } = territory
  return { ...rest, areas: [{ ...rest.areas[0], regions: rest.areas[0]?.regions ?? [], near }], clocks, doubts }
}

const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

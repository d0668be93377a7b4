import { PERSONS_OWN } from '#reading/facts/factor.ts'
import type { Factor } from '#contract/daily.ts'
import { TheirChart } from '../charts/their-chart.tsx'
import { usePeople } from '../people/use-people.ts'

/** The charts of the people saved whose own placements a reply rests on. */
export function ChartsTold({ sources }: { sources: readonly Factor[] }) {
  const { data: people = [] } = usePeople()
  const told = people.filter(({ name }) => sources.some(({ id }) => id.startsWith(`${PERSONS_OWN}${name}:`)))
  if (told.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {told.map((person) => (
        <li key={person.id}>
          <TheirChart person={person} isNamed />
        </li>
      ))}
    </ul>
  )
}

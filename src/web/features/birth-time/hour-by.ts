import type { BirthCandidate } from '#contract/birth-time.ts'

/** Seconds of an offset as the wire has it. */
function secondsOf(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

/** What another clock showed at a candidate's instant, and by how many days its date was another. */
export function hourBy(candidate: BirthCandidate, other: BirthCandidate): { clock: string; days: number } {
  const wall = ({ utc }: BirthCandidate, offset: string) => new Date(Date.parse(utc) + secondsOf(offset) * 1000)
  const own = wall(candidate, candidate.offset)
  const there = wall(candidate, other.offset)
  const dayOf = (date: Date) => Math.floor(date.getTime() / 86_400_000)
  return { clock: there.toISOString().slice(11, 16), days: dayOf(there) - dayOf(own) }
}

/** “UTC−05:00”. */
export const offsetName = (offset: string) => `UTC${offset.replace('-', '−')}`

/** “Polish time, UTC+01:00”. */
export const clockLabel = ({ clock_name: name, offset }: BirthCandidate) =>
  name.startsWith('UTC') ? offsetName(offset) : `${name}, ${offsetName(offset)}`

/** The one that is taken: as the person chose, else as the answer has it. Null while nothing is. */
export function takenOf(
  candidates: readonly BirthCandidate[],
  { birth_clock: clock, birth_fold: fold }: { birth_clock: string; birth_fold: string },
): BirthCandidate | null {
  const byDefault = candidates.find(({ chosen }) => chosen) ?? null
  const wanted = clock || byDefault?.clock
  const ofClock = candidates.filter((candidate) => candidate.clock === wanted)
  return ofClock.find((candidate) => String(candidate.fold) === fold) ?? ofClock[0] ?? byDefault
}

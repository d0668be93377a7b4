/** Under what a report's credit stands in the books: each round of writing has its own. */
export const creditKey = ({ hash, round }: { hash: string; round: number }): string =>
  round === 1 ? hash : `${hash}:${round}`

import { useParams } from 'react-router'

/** The page of a list that the address names; the first unless it does. */
export function usePage(): number {
  const page = Number(useParams().page ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

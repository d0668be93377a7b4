import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PersonBody } from '#contract/people.ts'
import { call } from '../../api/call.ts'
import { refreshAccount } from '../account/account-query.ts'

const PEOPLE = ['people']

/** The people whose births the person has noted. */
export function usePeople() {
  return useQuery({ queryKey: PEOPLE, queryFn: ({ signal }) => call('GET /people', { signal }) })
}

/** What a changed birth makes stale: the people, the charts made with them, and the reports that waited for it. */
function useForget() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [PEOPLE, ['charts'], ['chart'], ['reports']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

/** Notes somebody, or corrects whoever has this id. */
export function useSavePerson(id: number | null) {
  const forget = useForget()
  return useMutation({
    mutationFn: (person: PersonBody) => {
      const body = { ...person, birthtime: person.birthtime, birthplace_id: person.birthplace_id }
      return id === null ? call('POST /people', { body }) : call('PATCH /people/:id', { params: { id: `${id}` }, body })
    },
    onSuccess: forget,
  })
}

/** Forgets somebody, with the charts and reports made with them. What was being written gives its credit back. */
export function useDeletePerson() {
  const client = useQueryClient()
  const forget = useForget()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /people/:id', { params: { id: `${id}` } }),
    onSuccess: () => Promise.all([forget(), refreshAccount(client)]),
  })
}

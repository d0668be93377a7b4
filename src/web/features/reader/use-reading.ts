import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '#contract/api.ts'
import type { Note } from '#contract/reader.ts'
import type { Lang } from '#language/lang.ts'
import { call } from '../../api/call.ts'
import type { Passage } from './passage.ts'

type Reading = CallOutput<'GET /reading/:hash'>

const keyOf = (hash: string) => ['reading', hash]

/** What the server keeps of a reading for its owner: where they stopped, and their notes. */
export const useReading = (hash: string) =>
  useQuery({
    queryKey: keyOf(hash),
    queryFn: ({ signal }) => call('GET /reading/:hash', { params: { hash }, signal }),
  })

/** What is written to the notes of a reading, and shown at once when the server has it. */
export function useNotes(hash: string) {
  const client = useQueryClient()
  const change = (to: (notes: Note[]) => Note[]) =>
    client.setQueryData<Reading>(keyOf(hash), (before) => before && { ...before, notes: to(before.notes) })
  const put = ({ note }: { note: Note }) => change((notes) => [...notes.filter(({ id }) => id !== note.id), note])
  const add = useMutation({
    mutationFn: ({ lang, text, section, start, quote }: Passage & { lang: Lang; text: string }) =>
      call('POST /reading/:hash/notes', { params: { hash }, body: { lang, text, section, start, quote } }),
    onSuccess: put,
  })
  const edit = useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      call('PATCH /notes/:id', { params: { id }, body: { text } }),
    onSuccess: put,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Note) => call('DELETE /notes/:id', { params: { id } }),
    onSuccess: (_, { id }) => change((notes) => notes.filter((note) => note.id !== id)),
  })
  return { add, edit, remove }
}

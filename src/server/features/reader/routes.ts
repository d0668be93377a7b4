import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { addNote } from './add-note.ts'
import { findReading } from './find-reading.ts'
import { keepPlace } from './keep-place.ts'
import { presentNote, presentPlace } from './present.ts'
import { deleteNote, findPlace, listNotes, setNoteText } from './queries.ts'

export function readerRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /reading/:hash', async ({ actor: { user }, params: { hash } }) => {
    const reading = await findReading(db, user.id, hash)
    const place = await findPlace(db, user.id, reading)
    return {
      place: place ? presentPlace(place) : null,
      notes: (await listNotes(db, user.id, reading)).map(presentNote),
    }
  })

  bind('PUT /reading/:hash/place', async ({ actor: { user }, params: { hash }, body }) => ({
    status: 'success',
    place: presentPlace(await keepPlace(services, user, { hash, ...body })),
  }))

  bind('POST /reading/:hash/notes', async ({ actor: { user }, params: { hash }, body }) => ({
    status: 'success',
    note: presentNote(await addNote(services, user, hash, body)),
  }))

  bind('PATCH /notes/:id', async ({ actor: { user }, params: { id }, body: { text } }) => {
    const note = await setNoteText(db, user.id, id, text)
    if (!note) throw new AppError('not_found')
    return { status: 'success', note: presentNote(note) }
  })

  bind('DELETE /notes/:id', async ({ actor: { user }, params: { id } }) => {
    if (!(await deleteNote(db, user.id, id))) throw new AppError('not_found')
    return { status: 'success' }
  })
}

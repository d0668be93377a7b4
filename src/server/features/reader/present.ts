import type { Note } from '#contract/reader.ts'
import type { NoteRow, PlaceRow } from './queries.ts'

export const presentNote = ({ id, lang, section, start, quote, text, createdAt }: NoteRow): Note => ({
  id,
  lang,
  section,
  start,
  quote,
  text,
  created_at: createdAt.toISOString(),
})

export const presentPlace = ({ section, readAt }: PlaceRow) => ({ section, at: readAt.toISOString() })

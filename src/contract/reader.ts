import * as z from 'zod/mini'
import { Done, Lang, paragraphsOf, requiredParagraphs, requiredText, RowId, Success } from './field.ts'
import type { Part, Routes } from './route.ts'

/** The most characters of a passage that is marked, and of a note. */
export const PASSAGE_LENGTH = 2000
export const NOTE_LENGTH = 4000

/** A section of a reading by its anchor on the page: `part-12`. */
const Section = z.string('required').check(z.regex(/^part-\d{1,4}$/, 'invalid'))

/** A passage that somebody has marked in a reading of their own, with what they noted there. */
const Note = z.object({
  id: z.number(),
  /** Of the text that was marked. */
  lang: Lang,
  section: z.string(),
  /** Where the passage begins in the text of its section, characters; its paragraphs have a line break between them. */
  start: z.number(),
  quote: z.string(),
  /** Empty where it is marked and nothing more. */
  text: z.string(),
  created_at: z.string(),
})
export type Note = z.infer<typeof Note>

/** Where somebody stopped in a reading, and when they were there. */
const ReadingPlace = z.object({ section: z.string(), at: z.string() })

export const NoteBody = z.object({
  lang: Lang,
  section: Section,
  start: z.int('number').check(z.minimum(0, 'number'), z.maximum(1_000_000, 'number')),
  quote: requiredParagraphs(PASSAGE_LENGTH),
  text: z._default(paragraphsOf(NOTE_LENGTH), ''),
})
export type NoteBody = z.output<typeof NoteBody>

const NoteParams = z.object({ id: RowId })
const ReadingParams = z.object({ hash: requiredText(100) })
const SavedNote = z.object({ status: Success, note: Note })

const calls = {
  'GET /reading/:hash': {
    summary: 'Where its owner stopped in a chart’s reading or a report, and what they marked and noted there',
    auth: true,
    params: ReadingParams,
    response: z.object({ place: z.nullable(ReadingPlace), notes: z.array(Note) }),
  },
  'PUT /reading/:hash/place': {
    summary: 'Keep where its owner is in a reading; of two devices the later moment stays, and is answered',
    auth: true,
    params: ReadingParams,
    body: z.object({ section: Section, at: z.iso.datetime('invalid') }),
    response: z.object({ status: Success, place: ReadingPlace }),
  },
  'POST /reading/:hash/notes': {
    summary:
      'Mark a passage of a reading, with a note or without; of a passage that is marked already, the note changes',
    auth: true,
    status: 201,
    params: ReadingParams,
    body: NoteBody,
    response: SavedNote,
  },
  'PATCH /notes/:id': {
    summary: 'Change what was noted at a passage',
    auth: true,
    params: NoteParams,
    body: z.object({ text: paragraphsOf(NOTE_LENGTH) }),
    response: SavedNote,
  },
  'DELETE /notes/:id': {
    summary: 'Take the mark from a passage, with its note',
    auth: true,
    params: NoteParams,
    response: Done,
  },
} as const satisfies Routes

export const reader = {
  tag: 'Charts',
  calls,
  named: {
    Note: [Note, 'A passage that its reader marked, with their note.'],
    NoteBody: [NoteBody, 'A passage to be marked.'],
  },
} as const satisfies Part

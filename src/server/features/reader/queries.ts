import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { notes, readingPlaces } from './tables.ts'

export type NoteRow = typeof notes.$inferSelect
export type PlaceRow = typeof readingPlaces.$inferSelect

/** A reading by the hash of the chart or the report that it is of. */
export type ReadingOf = { chartHash: string } | { reportHash: string }

const noteOf = (reading: ReadingOf) =>
  'chartHash' in reading ? eq(notes.chartHash, reading.chartHash) : eq(notes.reportHash, reading.reportHash)

/** Another person's notes are not found, as if they did not exist. */
const theirs = (userId: number, id: number) => and(eq(notes.userId, userId), eq(notes.id, id))

/** The notes of a reading, as they were made. */
export async function listNotes(db: Db, userId: number, reading: ReadingOf): Promise<NoteRow[]> {
  return db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), noteOf(reading)))
    .orderBy(asc(notes.id))
}

export const countNotes = (db: Db, userId: number): Promise<number> => db.$count(notes, eq(notes.userId, userId))

/** The note at exactly this passage. */
export async function findNoteAt(
  db: Db,
  userId: number,
  reading: ReadingOf,
  { lang, section, start, quote }: Pick<NoteRow, 'lang' | 'section' | 'start' | 'quote'>,
): Promise<NoteRow | undefined> {
  const isThere = and(eq(notes.lang, lang), eq(notes.section, section), eq(notes.start, start), eq(notes.quote, quote))
  const [row] = await db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), noteOf(reading), isThere))
  return row
}

export async function findNote(db: Db, userId: number, id: number): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(notes).where(theirs(userId, id))
  return row
}

export async function insertNote(db: Db, note: typeof notes.$inferInsert): Promise<NoteRow | undefined> {
  const [row] = await db.insert(notes).values(note).returning()
  return row
}

export async function setNoteText(db: Db, userId: number, id: number, text: string): Promise<NoteRow | undefined> {
  const [row] = await db.update(notes).set({ text }).where(theirs(userId, id)).returning()
  return row
}

/** False for no note of this person's. */
export async function deleteNote(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(notes).where(theirs(userId, id)).returning({ id: notes.id })
  return rows.length > 0
}

export async function findPlace(db: Db, userId: number, reading: ReadingOf): Promise<PlaceRow | undefined> {
  const isOf =
    'chartHash' in reading
      ? eq(readingPlaces.chartHash, reading.chartHash)
      : eq(readingPlaces.reportHash, reading.reportHash)
  const [row] = await db
    .select()
    .from(readingPlaces)
    .where(and(eq(readingPlaces.userId, userId), isOf))
  return row
}

/** Keeps a place, unless a later one is kept: whichever of two devices answers last, the later moment stays. */
export async function upsertPlace(
  db: Db,
  userId: number,
  reading: ReadingOf,
  { section, readAt }: Pick<PlaceRow, 'section' | 'readAt'>,
): Promise<void> {
  await db
    .insert(readingPlaces)
    .values({ userId, ...reading, section, readAt })
    .onConflictDoUpdate({
      target: 'chartHash' in reading ? readingPlaces.chartHash : readingPlaces.reportHash,
      set: { section: sql`excluded.section`, readAt: sql`excluded.read_at` },
      setWhere: lt(readingPlaces.readAt, sql`excluded.read_at`),
    })
}

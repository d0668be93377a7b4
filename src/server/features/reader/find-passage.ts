import type { User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { getShownChart } from '../charts/api.ts'
import { getShownReport } from '../reports/api.ts'
import { findNote, type NoteRow } from './queries.ts'

/** So many characters fit a picture and can be read on a phone. */
const MOST_SHOWN = 420

/**
 * A passage that somebody marked, to be shown to others: it must still be said in the reading, in these words, and give no
 * birth away.
 * @throws {AppError} not_found for none of theirs; validation for one that is too long, has changed, or gives a birth away
 */
export async function findPassage(
  services: Services,
  user: User,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<string> {
  const note = await findNote(services.db, user.id, id)
  if (!note) throw new AppError('not_found')
  if (note.quote.length > MOST_SHOWN)
    throw new AppError('validation', { message: 'passage_long', values: { limit: `${MOST_SHOWN}` } })
  const lines = note.quote.split('\n').filter((line) => line.trim() !== '')
  const shown = await paragraphsToShow(services, user, note, timeZone)
  if (!lines.every((line) => shown.some((text) => text.includes(line))))
    throw new AppError('validation', { message: 'passage_untold' })
  return lines.join(' ')
}

/** What the reading says without giving a birth away. */
async function paragraphsToShow(
  services: Services,
  user: User,
  { chartHash, reportHash, lang }: NoteRow,
  timeZone: string,
): Promise<string[]> {
  if (chartHash !== null) {
    const owner = { ...user, lang }
    const { chart } = await getShownChart(services, owner, { hash: chartHash, timeZone, showing: 'nobody' })
    return chart.reading.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
  }
  const { document, mentions } = await getShownReport(services, user, reportHash ?? '', lang)
  const tells = mentions('anybody')
  return document.chapters
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (block.kind === 'paragraph' || block.kind === 'notice' ? [block.text] : []))
    .filter((text) => !tells(text))
}

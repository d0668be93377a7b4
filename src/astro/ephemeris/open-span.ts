import { Ephemeris } from './ephemeris.ts'
import { EphemerisRangeError } from './range-error.ts'
import { blockFileName, TABLE_GROUPS, type TableManifest } from './table-manifest.ts'

/**
 * Gives the bytes of a file of `data/` by its name: `manifest.json`, or a block as it is after brotli (a browser undoes
 * that itself when the server says `Content-Encoding: br`).
 */
export type FetchTableFile = (fileName: string) => Promise<Uint8Array>

/** Kept on either side of a span, so that terrestrial time and searches that look just past an end stay inside. */
const MARGIN_DAYS = 1

/**
 * An ephemeris over the blocks of years that hold a span of time (Julian days, UT, both ends included), for where the
 * tables are a network away: the blocks are fetched at once, afterwards every answer is immediate and to the last bit
 * that of the whole tables. Its `fromJdUt` and `toJdUt` are those of the blocks, wider than the span; an instant beyond
 * them is an {@link EphemerisRangeError} that names them. A block is 2048 days and about 63 KB compressed.
 *
 * @throws EphemerisRangeError when an end of the span is outside the tables or no number
 * @throws RangeError when the span ends before it begins
 */
export async function openSpan(
  fetchFile: FetchTableFile,
  span: { fromJdUt: number; toJdUt: number },
): Promise<Ephemeris> {
  const manifest: TableManifest = JSON.parse(new TextDecoder().decode(await fetchFile('manifest.json')))
  const { first, count } = blocksOf(manifest, span)
  const files = TABLE_GROUPS.flatMap((group) =>
    Array.from({ length: count }, (_, i) => blockFileName(group, first + i)),
  )
  const bytes = new Map(await Promise.all(files.map(async (name) => [name, await fetchFile(name)] as const)))
  const part = { ...manifest, startJd: manifest.startJd + first * manifest.blockDays, blockCount: count }
  return new Ephemeris(part, (group, block) => {
    const found = bytes.get(blockFileName(group, first + block))
    if (!found) throw new RangeError(`block ${block} of the span was not fetched`)
    return found
  })
}

function blocksOf(
  { startJd, blockDays, blockCount }: TableManifest,
  { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number },
): { first: number; count: number } {
  const lastJdUt = startJd + blockDays * blockCount - 1
  for (const jdUt of [fromJdUt, toJdUt]) {
    if (!(jdUt >= startJd && jdUt <= lastJdUt)) throw new EphemerisRangeError(jdUt, startJd, lastJdUt)
  }
  if (toJdUt < fromJdUt) throw new RangeError(`the span ends (${toJdUt}) before it begins (${fromJdUt})`)
  const blockOf = (jdUt: number) => Math.max(0, Math.min(blockCount - 1, Math.floor((jdUt - startJd) / blockDays)))
  const first = blockOf(fromJdUt - MARGIN_DAYS)
  return { first, count: blockOf(toJdUt + MARGIN_DAYS) - first + 1 }
}

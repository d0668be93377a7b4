import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { TableManifest } from '#astro/ephemeris/table-manifest.ts'
import { digits, table } from './markdown.ts'

/** What the tables' manifest says of each series: how it is cut, and how far it was from the generator. */
export function seriesTable({ series, measured }: TableManifest): string {
  const rows = series.map(({ name, segmentDays, degree, units }) => {
    const { max = [], rms = [] } = measured[name] ?? {}
    const scale = name === 'deltaT' ? 1000 : 3_600_000
    const angles = (list: number[]) => units.slice(0, 2).map((_, i) => digits(scale * (list[i] ?? Number.NaN)))
    const [maxFirst = '–', maxSecond = '–'] = angles(max)
    const [rmsFirst = '–', rmsSecond = '–'] = angles(rms)
    const kilometres = units.length > 2 ? digits(149_597_870.7 * (max[2] ?? Number.NaN)) : '–'
    return [name, `${segmentDays}`, `${degree}`, rmsFirst, maxFirst, rmsSecond, maxSecond, kilometres]
  })
  const head = ['series', 'segment, days', 'degree', 'first rms', 'max', 'second rms', 'max', 'distance max, km']
  return table(head, rows)
}

/** The tables' source, range and size, as a list. */
export function tableFacts({ source, startJd, blockDays, blockCount, files }: TableManifest): string {
  const day = (jd: number) => isoFromJdUt(jd).slice(0, 10)
  const sizes = Object.values(files).map(({ bytes }) => bytes)
  const megabytes = (sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6).toFixed(2)
  return [
    `- Source: ${source['ephemeris'] ?? ''}, through ${source['generator'] ?? ''}.`,
    `- Range: ${day(startJd)} to ${day(startJd + blockDays * blockCount - 1)}.`,
    `- Size: ${megabytes} MB in ${sizes.length} files, ${blockCount} blocks of ${blockDays} days.`,
  ].join('\n')
}

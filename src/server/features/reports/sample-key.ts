import type { Lang } from '#language/lang.ts'
import { rendererVersion } from '#platform/pdf/renderer-version.ts'

export const SAMPLE_TYPE = 'monthly-forecast'

/** Where the sample of an instant's month lies in the storage, or of a month before or after it. */
export function sampleKey(lang: Lang, now: Date, monthsOn = 0): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsOn, 1))
  return `samples/${SAMPLE_TYPE}-${lang}-${month.toISOString().slice(0, 7)}-${rendererVersion()}.pdf`
}

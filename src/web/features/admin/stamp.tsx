import { formatStamp } from '../../i18n/format.ts'

/** An instant by the reader's clock; a dash where there is none. */
export function Stamp({ at }: { at: string | null }) {
  if (!at) return <span className="text-ink-2">—</span>
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {formatStamp(at)}
    </time>
  )
}

import { formatStamp } from '../../i18n/format.ts'
import { useLang } from '../../i18n/text.tsx'

/** An instant by the reader's clock; a dash where there is none. */
export function Stamp({ at }: { at: string | null }) {
  const { lang } = useLang()
  if (!at) return <span className="text-ink-2">—</span>
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {formatStamp(lang, at)}
    </time>
  )
}

import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import type { SunSignPeriod } from '#reading/sun-signs/periods.ts'
import { Link } from '../../i18n/link.tsx'
import { formatDate } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { sunSignPath } from './sun-sign-address.ts'

interface SignGridProps {
  period: SunSignPeriod
  /** The sign whose page this is. */
  current?: number
  /** The Sun's dates in each sign. */
  dates?: readonly { from: string; to: string }[]
}

/** The twelve signs, each a link to its horoscope. */
export function SignGrid({ period, current, dates }: SignGridProps) {
  const words = useText(skyWords)
  const { lang } = useLang()
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4">
      {SIGN_NAMES.map((name, sign) => {
        const days = dates?.[sign]
        return (
          <li key={name}>
            <Link
              to={sunSignPath(sign, period)}
              aria-current={sign === current ? 'page' : undefined}
              className="choice flex h-full min-h-14 items-center gap-3"
            >
              <GlyphIcon name={name} size={26} className="shrink-0 text-sky" />
              <span>
                <span className="block font-text text-lg/6">{words.signs[sign]}</span>
                {days && (
                  <span className="figures block text-xs text-ink-2">
                    {formatDate(lang, days.from, 'dayMonthShort')} – {formatDate(lang, days.to, 'dayMonthShort')}
                  </span>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

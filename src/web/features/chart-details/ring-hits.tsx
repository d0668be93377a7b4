import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { call } from '../../api/call.ts'
import { formatStamp } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { isAspect } from './ids.ts'
import { PointGlyph } from './point-name.tsx'
import { detailsText } from './text.ts'

const FIRST = 20

/** The exact meetings of the year ahead with the points of the second ring, asked for when wanted. */
export function Hits({ hash, from, second }: { hash: string; from: Date; second: 'progressed' | 'solar-arc' }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const [isWanted, setWanted] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const query = { from: from.toISOString(), second }
  const { data, isError } = useQuery({
    queryKey: ['chart-ring-hits', hash, query],
    queryFn: ({ signal }) => call('GET /chart/:hash/ring-hits', { params: { hash }, query, signal }),
    enabled: isWanted,
    staleTime: Infinity,
  })
  const listed = (data ?? []).slice(0, isWhole ? undefined : FIRST)
  return (
    <section aria-labelledby="ring-hits">
      <h4 id="ring-hits" className="label">
        {t.hits}
      </h4>
      <p className="caption mt-1">{t.hitsHint}</p>
      {!isWanted && (
        <Button variant="quiet" className="mt-3" onClick={() => setWanted(true)}>
          {t.showHits}
        </Button>
      )}
      {isWanted && !data && <p className="caption mt-3">{isError ? t.failed : t.loading}</p>}
      <ul className="mt-2">
        {listed.map(({ transiting, point, type, at }) => (
          <li
            key={`${transiting}${type}${point}${at}`}
            className="flex min-h-9 items-center gap-2 border-b border-rule text-sm"
          >
            <PointGlyph id={transiting} />
            {isAspect(type) && (
              <GlyphIcon name={type} size={15} title={words.aspects[type]} className={NATURE_COLOUR[natureOf(type)]} />
            )}
            <PointGlyph id={point} />
            <span className="figures ml-auto text-ink-2">{formatStamp(lang, at)}</span>
          </li>
        ))}
      </ul>
      {data && data.length > listed.length && (
        <button type="button" className="link mt-3 min-h-6 text-sm" onClick={() => setWhole(true)}>
          {t.more}
        </button>
      )}
    </section>
  )
}

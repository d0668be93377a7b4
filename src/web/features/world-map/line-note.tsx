import type { WorldMapAnswer } from '#contract/world-map.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { City } from './place-labels.ts'
import { worldMapText } from './text.ts'
import type { Spot } from './world-map.tsx'

interface LineNoteProps {
  line: WorldMapAnswer['lines'][number]
  passed: readonly { city: City; distanceKm: number }[]
  onClose: () => void
  onSpot: (spot: Spot) => void
}

/** What a line means, and which cities it passes. */
export function LineNote({ line, passed, onClose, onSpot }: LineNoteProps) {
  const t = useText(worldMapText)
  const { lang } = useLang()
  return (
    <section aria-labelledby="map-line" className="double-rule pt-4">
      <p className="label">{t.meaning}</p>
      <h2 id="map-line" className="display-3 mt-1 flex flex-wrap items-center gap-x-2.5">
        <GlyphIcon name={line.planet} size={24} />
        <GlyphIcon name={line.angle} size={20} />
        {line.name}
      </h2>
      <p className="prose-reading mt-3">{line.text}</p>
      {passed.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {t.passes}:{' '}
          {passed.map(({ city, distanceKm }, i) => (
            <span key={`${city.lon} ${city.latitudeDeg}`}>
              {i > 0 && ', '}
              <button
                type="button"
                className="link"
                onClick={() => onSpot({ lat: city.latitudeDeg, lon: city.lon, name: city.name })}
              >
                {city.name}
              </button>{' '}
              ({t.km(formatNumber(lang, Math.round(distanceKm)))})
            </span>
          ))}
        </p>
      )}
      <button type="button" className="link mt-3 min-h-10 text-sm" onClick={onClose}>
        {t.unselect}
      </button>
    </section>
  )
}

import type { WorldMapAnswer } from '#contract/world-map.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { LineId, LineShape } from './line-shapes.ts'
import type { City } from './place-labels.ts'
import { worldMapText } from './text.ts'

interface LineListProps {
  lines: WorldMapAnswer['lines']
  /** Those that are drawn. */
  shown: readonly LineShape[]
  near: ReadonlyMap<LineId, readonly { city: City; distanceKm: number }[]>
  person: number | null
  onLine: (id: LineId) => void
}

/** The map in words: each line that is drawn, with its meaning and the cities that it passes. */
export function LineList({ lines, shown, near, person, onLine }: LineListProps) {
  const t = useText(worldMapText)
  const { lang } = useLang()
  const drawn = new Set(shown.map(({ id }) => id))
  const listed = lines.flatMap((line) => {
    const id: LineId = `${line.planet} ${line.angle}`
    return drawn.has(id) ? [{ ...line, id }] : []
  })
  const address = `/api/map/list.txt?lang=${lang}${person === null ? '' : `&person=${person}`}`
  return (
    <section aria-labelledby="map-list" className="double-rule mt-12 pt-4">
      <details>
        <summary className="min-h-11 cursor-pointer py-2">
          <h2 id="map-list" className="display-3 inline">
            {t.list}
          </h2>{' '}
          <span className="text-sm text-ink-2">{t.listOf(listed.length)}</span>
        </summary>
        <p className="mt-1 text-ink-2">{t.listLead}</p>
        <ul className="mt-4 grid gap-x-10 border-t border-rule lg:grid-cols-2">
          {listed.map(({ id, name, text }) => (
            <li key={id} className="border-b border-rule py-3">
              <h3 className="text-md">
                <button
                  type="button"
                  className="link min-h-10 text-left"
                  aria-label={t.read(name)}
                  onClick={() => onLine(id)}
                >
                  {name}
                </button>
              </h3>
              <p className="font-text text-sm/6">{text}</p>
              <p className="figures mt-1 text-sm text-ink-2">
                {(near.get(id) ?? [])
                  .map(({ city, distanceKm }) => `${city.name} ${t.km(formatNumber(lang, Math.round(distanceKm)))}`)
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-3 text-sm">
        <a href={address} className="link" target="_blank" rel="noreferrer">
          {t.textFile}
        </a>
      </p>
    </section>
  )
}

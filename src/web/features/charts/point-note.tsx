import { isMajorAspect } from '#astro/charts/aspect.ts'
import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { degreeSecond, inSign, smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { plainWords } from '../factors/plain-words.ts'
import { Term } from '../factors/term.tsx'
import { longitudeOf } from './point-longitude.ts'
import { chartsText } from './text.ts'

/** The chosen body or angle: where it stands and whom it meets. */
export function PointNote({ chart, point }: { chart: ChartSky; point: ChartPoint | null }) {
  const t = useText(chartsText)
  return (
    <div role="status" className="mt-5 min-h-24 border-t border-rule pt-4">
      {point ? <Note chart={chart} point={point} /> : <p className="caption text-center">{t.select}</p>}
    </div>
  )
}

function Note({ chart, point }: { chart: ChartSky; point: ChartPoint }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const plain = useText(plainWords)
  const longitude = longitudeOf(chart, point)
  const aspects = chart.aspects
    .filter(({ a, b }) => a === point || b === point)
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
  const house = chart.placements.find(({ body }) => body === point)?.house
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="display-3">
          <Term id={point} className="display-3">
            {words.bodies[point]}
          </Term>{' '}
          {words.inSign[inSign(longitude).sign]}
        </span>
        <span className="figures text-ink-2">
          {degreeSecond(longitude)}
          {house ? (
            <>
              {' · '}
              <Term id={`house-${house}`}>{words.house(house)}</Term>
            </>
          ) : (
            ''
          )}
        </span>
      </p>
      {aspects.length === 0 && <p className="caption mt-2">{t.noAspects}</p>}
      <ul className="mt-2.5 flex flex-wrap gap-x-7 gap-y-2">
        {aspects.map(({ a, b, aspect, orbDeg }) => {
          const other = a === point ? b : a
          return (
            <li key={`${other}${aspect}`} className="flex items-center gap-2 text-sm">
              <Term
                id={aspect}
                here={
                  isMajorAspect(aspect) ? plain.so[aspect](plain.points[a].yours, plain.points[b].yours) : undefined
                }
              >
                <GlyphIcon
                  name={aspect}
                  size={15}
                  className={NATURE_COLOUR[natureOf(aspect)]}
                  title={words.aspects[aspect]}
                />
              </Term>
              <GlyphIcon name={other} size={18} />
              {words.bodies[other]}
              <span className="figures text-ink-2">{smallAngle(orbDeg)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

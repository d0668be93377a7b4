import { LINE_ANGLES, type LineAngle } from '#astro/charts/planetary-lines.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { worldMapText } from './text.ts'

interface LineFilterProps {
  planets: ReadonlySet<Planet>
  angles: ReadonlySet<LineAngle>
  onPlanets: (planets: ReadonlySet<Planet>) => void
  onAngles: (angles: ReadonlySet<LineAngle>) => void
}

/** Which planets' lines are drawn, and which of the four. */
export function LineFilter({ planets, angles, onPlanets, onAngles }: LineFilterProps) {
  const t = useText(worldMapText)
  const words = useText(skyWords)
  return (
    <div className="mt-5 grid gap-y-3">
      <Toggles
        legend={t.planets}
        all={PLANETS}
        chosen={planets}
        nameOf={(planet) => words.bodies[planet]}
        onChange={onPlanets}
      />
      <Toggles
        legend={t.angles}
        all={LINE_ANGLES}
        chosen={angles}
        nameOf={(angle) => t.angle[angle]}
        onChange={onAngles}
      />
    </div>
  )
}

interface TogglesProps<V extends GlyphName> {
  legend: string
  all: readonly V[]
  chosen: ReadonlySet<V>
  nameOf: (value: V) => string
  onChange: (chosen: ReadonlySet<V>) => void
}

function Toggles<V extends GlyphName>({ legend, all, chosen, nameOf, onChange }: TogglesProps<V>) {
  const toggle = (value: V) => onChange(new Set(all.filter((one) => chosen.has(one) !== (one === value))))
  return (
    <fieldset className="min-w-0">
      <legend className="label">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {all.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.has(value)}
            className="inline-flex min-h-10 items-center gap-1.5 border border-rule px-2.5 text-sm text-ink-2 aria-pressed:border-rule-2 aria-pressed:bg-surface aria-pressed:text-ink"
            onClick={() => toggle(value)}
          >
            <GlyphIcon name={value} size={16} />
            {nameOf(value)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

import { useState } from 'react'
import { BiWheel, type RingPoint } from '#drawing/wheel/bi-wheel.ts'
import { degreeMinute, degreeSecond, inSign, smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { longitudeOf } from './point-longitude.ts'
import { aspectsOf, type Rings } from './rings.ts'
import { chartsText } from './text.ts'
import { useRingNames } from './use-ring-names.ts'

interface RingWheelProps {
  rings: Rings
  selected: RingPoint | null
  onSelect: (point: RingPoint) => void
}

/** The wheel of two rings, and below it what is chosen on it. */
export function RingWheel({ rings, selected, onSelect }: RingWheelProps) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const names = useRingNames(rings)
  const wide = useWide()
  const [hovered, setHovered] = useState<RingPoint | null>(null)
  const labelOf = ({ ring, point }: RingPoint) => {
    const { sign, degree, minute } = inSign(longitudeOf(rings[ring], point))
    return `${names[ring]}: ${words.bodies[point]} ${words.inSign[sign] ?? ''} ${degreeMinute(degree, minute)}`
  }
  const spoken = (['inner', 'outer'] as const).flatMap((ring) =>
    rings[ring].placements.map(({ body }) => labelOf({ ring, point: body })),
  )
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <BiWheel
        className="figures wheel-turn"
        inner={rings.inner}
        outer={rings.outer}
        aspects={rings.aspects}
        size={wide ? 680 : 360}
        label={t.wheelLabel(spoken.join('; '))}
        selected={selected}
        hovered={hovered}
        onSelect={onSelect}
        onHover={setHovered}
        labelOf={labelOf}
      />
      <p className="caption mt-3 text-center">{t.betweenOf(names.inner, names.outer)}</p>
      <div role="status" className="mt-4 min-h-24 border-t border-rule pt-4">
        {selected ? (
          <RingNote rings={rings} selected={selected} />
        ) : (
          <p className="caption text-center">{t.selectEither}</p>
        )}
      </div>
    </div>
  )
}

/** The chosen point: whose it is, where it stands and whom it meets in the other ring. */
function RingNote({ rings, selected }: { rings: Rings; selected: RingPoint }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const names = useRingNames(rings)
  const { ring, point } = selected
  const longitude = longitudeOf(rings[ring], point)
  const other = ring === 'inner' ? 'outer' : 'inner'
  const aspects = aspectsOf(rings, selected)
  return (
    <>
      <p className="label">{names[ring]}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="display-3">
          {words.bodies[point]} {words.inSign[inSign(longitude).sign]}
        </span>
        <span className="figures text-ink-2">{degreeSecond(longitude)}</span>
      </p>
      {aspects.length === 0 && <p className="caption mt-2">{t.noBetween}</p>}
      <ul className="mt-2.5 flex flex-wrap gap-x-7 gap-y-2">
        {aspects.map(({ aspect, orbDeg, ...ends }) => (
          <li key={`${ends[other]}${aspect}`} className="flex items-center gap-2 text-sm">
            <GlyphIcon
              name={aspect}
              size={15}
              className={NATURE_COLOUR[natureOf(aspect)]}
              title={words.aspects[aspect]}
            />
            <GlyphIcon name={ends[other]} size={18} />
            {words.bodies[ends[other]]} ({names[other]})<span className="figures text-ink-2">{smallAngle(orbDeg)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

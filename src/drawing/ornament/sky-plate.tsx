import type { Placement } from '#astro/charts/chart.ts'
import { layPlate } from './lay-plate.ts'
import { PlateDial } from './plate-dial.tsx'
import { PlateSky } from './plate-sky.tsx'

interface SkyPlateProps {
  /** Where the bodies stand at the moment shown: Sun to Pluto, and a lunar node if there is one. */
  placements: readonly Placement[]
  /** The width in CSS pixels it will be shown at, 300–1000. */
  size?: number
  /** The picture in words, for screen readers; without it the plate is decoration. */
  label?: string
  className?: string
}

/**
 * The sky of a moment as a plate of an almanac: the spheres from the Moon to Pluto about a compass star, each body at
 * its true longitude with ten days of its path, close aspects as figures, the Moon in its phase. It fills its
 * container's width; colours come from the page's custom properties.
 */
export function SkyPlate({ placements, size = 640, label, className }: SkyPlateProps) {
  const layout = layPlate(placements, size)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <PlateDial layout={layout} />
      <PlateSky layout={layout} />
    </svg>
  )
}

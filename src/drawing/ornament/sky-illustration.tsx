import type { Placement } from '#astro/charts/chart.ts'
import { layIllustration } from './lay-illustration.ts'
import { IllustrationDial } from './illustration-dial.tsx'
import { IllustrationSky } from './illustration-sky.tsx'

interface SkyIllustrationProps {
  /** Where the bodies stand at the moment shown: Sun to Pluto, and a lunar node if there is one. */
  placements: readonly Placement[]
  /** The width in CSS pixels it will be shown at, 300–1000. */
  size?: number
  /** The picture in words, for screen readers; without it the illustration is decoration. */
  label?: string
  className?: string
}

/**
 * The sky of a moment as an illustration of an almanac: the spheres from the Moon to Pluto about a compass star, each body at
 * its true longitude with ten days of its path, close aspects as lines, the Moon in its phase. It fills its
 * container's width; colours come from the page's custom properties.
 */
export function SkyIllustration({ placements, size = 640, label, className }: SkyIllustrationProps) {
  const layout = layIllustration(placements, size)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <IllustrationDial layout={layout} />
      <IllustrationSky layout={layout} />
    </svg>
  )
}

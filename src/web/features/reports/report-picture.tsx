import type { ReportType } from '#product/catalogue/report.ts'
import { DARK } from '../../ui/lay-prints.ts'

/** The sizes that `scripts/draw-report-pictures.ts` makes, as width and height in pixels. */
const FULL = { width: 960, height: 640 }
const SMALL_WIDTH = 480

interface ReportPictureProps {
  type: ReportType
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  /** True for what is seen first: it is fetched at once. */
  first?: boolean
  className?: string
}

/**
 * A report's engraving, printed for the theme of the page (docs/decisions/0018). It decorates: the title
 * beside it says everything.
 */
export function ReportPicture({ type, sizes, first = false, className }: ReportPictureProps) {
  const [light, dark] = [printsOf(`/img/reports/${type}`), printsOf(`/img/reports/${type}-dark`)]
  return (
    <picture>
      <source data-dark="" media={DARK} srcSet={dark.srcSet} sizes={sizes} suppressHydrationWarning />
      <img
        {...FULL}
        {...light}
        sizes={sizes}
        alt=""
        decoding="async"
        className={className}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  )
}

const printsOf = (address: string) => ({
  src: `${address}.webp`,
  srcSet: `${address}-${SMALL_WIDTH}.webp ${SMALL_WIDTH}w, ${address}.webp ${FULL.width}w`,
})

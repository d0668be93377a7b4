import type { ReportType } from '#contract/catalogue/report.ts'

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

/** A report's engraving. It decorates: the title beside it says everything. */
export function ReportPicture({ type, sizes, first = false, className }: ReportPictureProps) {
  const address = `/img/reports/${type}`
  return (
    <img
      src={`${address}.webp`}
      srcSet={`${address}-${SMALL_WIDTH}.webp ${SMALL_WIDTH}w, ${address}.webp ${FULL.width}w`}
      sizes={sizes}
      {...FULL}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  )
}

import { drawMap, type MapContent } from './draw-map.ts'
import type { Paints } from './paints.ts'
import { leastScale, moved, within, zoomed, type Size, type View, type XY } from './view.ts'

/** On a screen of more device pixels than that, nobody sees the difference, and a slow phone pays for it. */
const MOST_RATIO = 2
/** From this scale on the coasts are drawn at their full detail, pixels to a degree. */
export const DETAIL_SCALE = 7
const GLIDE = 0.93
const LEAST_GLIDE = 0.3

/** A canvas that shows the map from a view, and draws it at most once a frame. */
export class MapCanvas {
  view: View
  size: Size = { width: 1, height: 1 }
  private content: MapContent | undefined
  private paints: Paints | undefined
  private frame = 0
  private glide: XY | null = null
  private readonly ctx: CanvasRenderingContext2D | null

  readonly canvas: HTMLCanvasElement
  private readonly onView: (view: View) => void

  constructor(canvas: HTMLCanvasElement, start: { lon: number; north: number }, onView: (view: View) => void) {
    this.canvas = canvas
    this.onView = onView
    this.ctx = canvas.getContext('2d', { alpha: false })
    this.view = { ...start, scale: 0 }
  }

  resize(size: Size): void {
    if (size.width < 1 || size.height < 1) return
    const isFirst = this.view.scale === 0
    const ratio = this.ratio()
    this.size = size
    this.canvas.width = Math.round(size.width * ratio)
    this.canvas.height = Math.round(size.height * ratio)
    this.show(isFirst ? { ...this.view, scale: leastScale(size) } : this.view)
    // A canvas is blank after its size was set.
    this.draw()
  }

  set(content: MapContent, paints: Paints): void {
    this.content = content
    this.paints = paints
    this.invalidate()
  }

  show(view: View): void {
    this.view = within(view, this.size)
    this.invalidate()
    this.onView(this.view)
  }

  moveBy(by: XY): void {
    this.glide = null
    this.show(moved(this.view, this.size, by))
  }

  zoomAt(at: XY, factor: number): void {
    this.glide = null
    this.show(zoomed(this.view, this.size, at, factor))
  }

  zoom(factor: number): void {
    this.zoomAt({ x: this.size.width / 2, y: this.size.height / 2 }, factor)
  }

  /** Goes on as the finger left it, ever slower. */
  glideOn(by: XY): void {
    this.glide = matchMedia('(prefers-reduced-motion: reduce)').matches ? null : by
    this.invalidate()
  }

  stop(): void {
    this.glide = null
  }

  destroy(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.content = undefined
  }

  private ratio = () => Math.min(MOST_RATIO, devicePixelRatio || 1)

  private invalidate(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(this.onFrame)
  }

  private readonly onFrame = (): void => {
    this.frame = 0
    if (this.glide) {
      const by = this.glide
      this.show(moved(this.view, this.size, by))
      this.glide = Math.hypot(by.x, by.y) < LEAST_GLIDE ? null : { x: by.x * GLIDE, y: by.y * GLIDE }
    }
    this.draw()
  }

  private draw(): void {
    const { ctx, content, paints, view, size } = this
    if (!ctx || !content || !paints || view.scale === 0) return
    drawMap(ctx, { view, size, ratio: this.ratio(), paints, content })
  }
}

import type { MapCanvas } from './map-canvas.ts'
import type { XY } from './view.ts'

interface Handlers {
  onTap: (at: XY, isTouch: boolean) => void
  /** Null when the mouse leaves. */
  onHover: (at: XY | null) => void
}

/** A finger that moves less than that has tapped, pixels. */
const TAP_PX = 6
const DOUBLE_TAP_MS = 300
const KEY_STEP_PX = 80
const KEY_ZOOM = 1.5
/** Lines of a wheel that counts in lines rather than pixels. */
const LINE_PX = 16

const ARROWS: Readonly<Record<string, XY>> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
}
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM, _: 1 / KEY_ZOOM }

/** Moves a map by finger, mouse, wheel and keyboard. Returns what ends it. */
export function followGestures(map: MapCanvas, { onTap, onHover }: Handlers): () => void {
  const { canvas } = map
  const fingers = new Map<number, XY>()
  let start: XY | null = null
  let hasMoved = false
  let speed: XY = { x: 0, y: 0 }
  let lastTap: { time: number; at: XY } | null = null

  const at = ({ clientX, clientY }: MouseEvent): XY => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    canvas.setPointerCapture(event.pointerId)
    map.stop()
    fingers.set(event.pointerId, at(event))
    if (fingers.size > 1) hasMoved = true
    else [start, hasMoved, speed] = [at(event), false, { x: 0, y: 0 }]
  }

  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId)
    const to = at(event)
    if (!from) {
      if (event.pointerType === 'mouse') onHover(to)
      return
    }
    if (!hasMoved && start && Math.hypot(to.x - start.x, to.y - start.y) < TAP_PX) return
    hasMoved = true
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, to)
    if (other) pinch(from, to, other)
    else {
      speed = { x: to.x - from.x, y: to.y - from.y }
      map.moveBy(speed)
    }
  }

  const pinch = (from: XY, to: XY, other: XY) => {
    const [before, after] = [from, to].map((one) => Math.hypot(one.x - other.x, one.y - other.y))
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    map.moveBy({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 })
    if (before && after) map.zoomAt(middle, after / before)
  }

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (hasMoved) {
      if (event.type === 'pointerup' && Math.hypot(speed.x, speed.y) > 2) map.glideOn(speed)
      return
    }
    const here = at(event)
    const isTouch = event.pointerType === 'touch'
    const isDouble =
      lastTap &&
      event.timeStamp - lastTap.time < DOUBLE_TAP_MS &&
      Math.hypot(here.x - lastTap.at.x, here.y - lastTap.at.y) < 24
    lastTap = isDouble ? null : { time: event.timeStamp, at: here }
    if (event.type !== 'pointerup') return
    if (isDouble) map.zoomAt(here, 2)
    else onTap(here, isTouch)
  }

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY
    // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
    map.zoomAt(at(event), Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0018)))
  }

  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const [arrow, factor] = [ARROWS[event.key], ZOOM_KEYS[event.key]]
    if (arrow) map.moveBy(arrow)
    else if (factor) map.zoom(factor)
    else if (event.key === 'Enter') onTap({ x: map.size.width / 2, y: map.size.height / 2 }, false)
    else return
    event.preventDefault()
  }

  const leave = () => onHover(null)
  canvas.addEventListener('pointerdown', down)
  canvas.addEventListener('pointermove', move)
  canvas.addEventListener('pointerup', up)
  canvas.addEventListener('pointercancel', up)
  canvas.addEventListener('pointerleave', leave)
  canvas.addEventListener('wheel', wheel, { passive: false })
  canvas.addEventListener('keydown', key)
  return () => {
    canvas.removeEventListener('pointerdown', down)
    canvas.removeEventListener('pointermove', move)
    canvas.removeEventListener('pointerup', up)
    canvas.removeEventListener('pointercancel', up)
    canvas.removeEventListener('pointerleave', leave)
    canvas.removeEventListener('wheel', wheel)
    canvas.removeEventListener('keydown', key)
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTheme } from '../../ui/theme.ts'
import { loadLand, type LandCell } from './land.ts'
import { lineAt, type LineShape } from './line-shapes.ts'
import { DETAIL_SCALE, MapCanvas } from './map-canvas.ts'
import { followGestures } from './map-gestures.ts'
import { readPaints } from './paints.ts'
import { cityRank, type City } from './place-labels.ts'
import { worldMapText } from './text.ts'
import { fromScreen, latitudeAt, northOf, toScreen, type XY } from './view.ts'

/** A place that somebody has touched, or the map was asked for. */
export interface Spot {
  lat: number
  lon: number
  /** Where it is a city of the map, or was found by name. */
  name?: string
}

interface WorldMapProps {
  lines: readonly LineShape[]
  cities: readonly City[]
  birth: Spot & { name: string }
  home: (Spot & { name: string }) | null
  spot: Spot | null
  selected: string | null
  onLine: (line: LineShape) => void
  onSpot: (spot: Spot) => void
}

const NEAR = { mouse: 7, touch: 15 }
const CITY_PX = 11

const placed = <S extends Spot>(spot: S) => ({ ...spot, north: northOf(spot.lat) })

/** The world with the lines of the planets. By keyboard: arrows move it, plus and minus scale it, Enter takes its middle. */
export function WorldMap({ lines, cities, birth, home, spot, selected, onLine, onSpot }: WorldMapProps) {
  const t = useText(worldMapText)
  const { theme } = useTheme()
  const ref = useRef<HTMLCanvasElement>(null)
  const map = useRef<MapCanvas>(null)
  const [hovered, setHovered] = useState<LineShape | null>(null)
  const [isNear, setNear] = useState(false)
  const { land, failed, retry } = useLand(isNear)

  const lineUnder = (at: XY, within: number) =>
    map.current && lineAt(lines, map.current.view, map.current.size, at, within)
  const onTap = useEffectEvent((at: XY, isTouch: boolean) => {
    const drawn = map.current
    if (!drawn) return
    const { view, size } = drawn
    const city = cities.slice(0, cityRank(view.scale)).find((one) => {
      const { x, y } = toScreen(view, size, one)
      return Math.hypot(x - at.x, y - at.y) < CITY_PX
    })
    if (city) return onSpot({ lat: city.latitudeDeg, lon: city.lon, name: city.name })
    const line = lineUnder(at, isTouch ? NEAR.touch : NEAR.mouse)
    if (line) return onLine(line)
    const { lon, north } = fromScreen(view, size, at)
    onSpot({ lat: Math.round(latitudeAt(north) * 100) / 100, lon: Math.round(lon * 100) / 100 })
  })
  const onHover = useEffectEvent((at: XY | null) => setHovered((at && lineUnder(at, NEAR.mouse)) ?? null))

  const start = useRef(placed(birth))
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const drawn = new MapCanvas(canvas, start.current, (view) => setNear(view.scale > DETAIL_SCALE))
    map.current = drawn
    const observer = new ResizeObserver(([entry]) => {
      if (entry) drawn.resize(entry.contentRect)
    })
    observer.observe(canvas)
    const end = followGestures(drawn, { onTap, onHover })
    return () => {
      observer.disconnect()
      end()
      drawn.destroy()
    }
  }, [])

  useEffect(() => {
    if (!ref.current) return
    const content = {
      land,
      cities,
      lines,
      selected,
      hovered: hovered?.id ?? null,
      birth: placed(birth),
      home: home && placed(home),
      spot: spot && placed(spot),
    }
    map.current?.set(content, readPaints(ref.current, theme))
  }, [land, cities, lines, selected, hovered, birth, home, spot, theme])

  // A place that was asked for by name may lie outside what is seen.
  useEffect(() => {
    const drawn = map.current
    if (!drawn || !spot || drawn.view.scale === 0) return
    const { x, y } = toScreen(drawn.view, drawn.size, placed(spot))
    const { width, height } = drawn.size
    if (x < 0 || y < 0 || x > width || y > height) drawn.show({ ...drawn.view, ...placed(spot) })
  }, [spot])

  return (
    <div className="relative mt-6 border border-rule-2">
      <canvas
        ref={ref}
        role="application"
        aria-label={t.mapLabel}
        aria-describedby="map-keys"
        tabIndex={0}
        className={`block h-[26rem] w-full touch-none lg:h-[38rem] ${hovered ? 'cursor-pointer' : 'cursor-grab'}`}
      />
      <p id="map-keys" className="sr-only">
        {t.keys}
      </p>
      <div className="absolute top-2 right-2 grid gap-1">
        <ZoomButton label={t.nearer} onClick={() => map.current?.zoom(1.7)}>
          <Icon name="plus" size={18} />
        </ZoomButton>
        <ZoomButton label={t.farther} onClick={() => map.current?.zoom(1 / 1.7)}>
          <span aria-hidden className="text-xl leading-none">
            −
          </span>
        </ZoomButton>
      </div>
      {failed && (
        <p role="status" className="absolute bottom-2 left-2 bg-paper px-3 py-2 text-sm">
          {t.noCoast}{' '}
          <button type="button" className="link" onClick={retry}>
            {t.again}
          </button>
        </p>
      )}
    </div>
  )
}

function ZoomButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center border border-rule-2 bg-paper text-ink hover:text-accent"
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** The coasts, at full detail from the first time that the map comes near. */
function useLand(isNear: boolean): { land: readonly LandCell[]; failed: boolean; retry: () => void } {
  const small = useScale('small', true)
  const large = useScale('large', isNear)
  const land = (isNear && large.data) || small.data || NO_LAND
  const failed = small.isError || (isNear && large.isError)
  const retry = () => {
    for (const one of [small, large]) if (one.isError) void one.refetch()
  }
  return { land, failed, retry }
}

const NO_LAND: readonly LandCell[] = []

const useScale = (scale: 'small' | 'large', enabled: boolean) =>
  useQuery({
    queryKey: ['map-land', scale],
    queryFn: ({ signal }) => loadLand(scale, signal),
    enabled,
    staleTime: Infinity,
    structuralSharing: false,
  })

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { KM_PER_DEGREE, lineDistances } from '#astro/charts/line-distances.ts'
import { paransOf, type ParanSide } from '#astro/charts/parans.ts'
import type { Overhead } from '#astro/charts/planetary-lines.ts'
import type { WorldMapAnswer } from '#contract/world-map.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { geographic } from '#language/angle.ts'
import { call } from '../../api/call.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { chartsText } from '../charts/text.ts'
import type { LineId } from './line-shapes.ts'
import type { Home } from './home.ts'
import { Relocated } from './relocated.tsx'
import { worldMapText } from './text.ts'
import type { Spot } from './world-map.tsx'

const MOST_LINES = 6
const FAR_KM = 1500
/** Degrees of latitude within which a paran is felt. */
const PARAN_DEG = 1
const MOST_PARANS = 6
/** A place and home are one. */
const SAME_DEG = 0.05

interface PlaceNoteProps {
  spot: Spot
  map: WorldMapAnswer
  skies: readonly Overhead[]
  home: Home | null
  onHome: (spot: Spot | null) => void
  onLine: (id: LineId) => void
  onClose: () => void
}

/** A place: the lines near it, the parans of its latitude, and the chart as if born there. */
export function PlaceNote({ spot, map, skies, home, onHome, onLine, onClose }: PlaceNoteProps) {
  const t = useText(worldMapText)
  const { lang } = useLang()
  const moved = useRelocated(spot, map.person?.id ?? null)
  const isHome = home !== null && Math.hypot(home.lat - spot.lat, home.lon - spot.lon) < SAME_DEG
  const town = moved.data?.place.town
  const number = (km: number) => formatNumber(lang, Math.round(km))
  return (
    <section aria-labelledby="map-place" className="double-rule pt-4">
      <h2 id="map-place" className="display-3">
        {spot.name ?? <Coordinates spot={spot} />}
      </h2>
      <p className="figures mt-1 flex flex-wrap gap-x-5 text-sm text-ink-2">
        {spot.name && <Coordinates spot={spot} />}
        {!spot.name && town && town.km > 0 && (
          <span>{t.nearestTown(`${town.name}, ${town.country}`, number(town.km))}</span>
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
        <button type="button" className="link min-h-10" onClick={() => onHome(isHome ? null : spot)}>
          {isHome ? t.dropHome : t.setHome}
        </button>
        <button type="button" className="link min-h-10" onClick={onClose}>
          {t.unselect}
        </button>
      </p>
      <p className="caption">{t.homeHint}</p>
      <NearLines spot={spot} map={map} skies={skies} onLine={onLine} />
      <Parans spot={spot} map={map} skies={skies} />
      <Relocated moved={moved} />
    </section>
  )
}

function Coordinates({ spot }: { spot: Spot }) {
  const t = useText(chartsText)
  const [north = 'N', south = 'S', east = 'E', west = 'W'] = t.coordinates
  return (
    <span className="whitespace-nowrap">
      {geographic(spot.lat, [north, south])} {geographic(spot.lon, [east, west])}
    </span>
  )
}

type Near = Pick<PlaceNoteProps, 'spot' | 'map' | 'skies'>

const useLineName = (map: WorldMapAnswer) => (side: ParanSide) =>
  map.lines.find(({ planet, angle }) => planet === side.planet && angle === side.angle)?.name ?? ''

function NearLines({ spot, map, skies, onLine }: Near & Pick<PlaceNoteProps, 'onLine'>) {
  const t = useText(worldMapText)
  const { lang } = useLang()
  const nameOf = useLineName(map)
  const near = lineDistances(skies, { latitudeDeg: spot.lat, longitudeDeg: spot.lon })
    .filter(({ distanceKm }) => distanceKm <= FAR_KM)
    .slice(0, MOST_LINES)
  return (
    <>
      <h3 className="label mt-5">{t.lines}</h3>
      {near.length === 0 && <p className="mt-2 font-text">{t.noLines(formatNumber(lang, FAR_KM))}</p>}
      <ul className="mt-1">
        {near.map(({ planet, angle, distanceKm }) => (
          <li
            key={`${planet} ${angle}`}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-rule"
          >
            <button
              type="button"
              className="link inline-flex min-h-11 items-center gap-2 text-left"
              onClick={() => onLine(`${planet} ${angle}`)}
            >
              <GlyphIcon name={planet} size={18} />
              {nameOf({ planet, angle })}
            </button>
            <span className="figures whitespace-nowrap text-ink-2">
              {t.km(formatNumber(lang, Math.round(distanceKm)))}
            </span>
          </li>
        ))}
      </ul>
      <p className="caption mt-2">{t.linesHint}</p>
    </>
  )
}

function Parans({ spot, map, skies }: Near) {
  const t = useText(worldMapText)
  const { lang } = useLang()
  const nameOf = useLineName(map)
  const all = useMemo(() => paransOf(skies), [skies])
  const near = all
    .map((paran) => ({ ...paran, apart: paran.latitudeDeg - spot.lat }))
    .filter(({ apart }) => Math.abs(apart) <= PARAN_DEG)
    .toSorted((one, other) => Math.abs(one.apart) - Math.abs(other.apart))
    .slice(0, MOST_PARANS)
  const where = (apart: number) => {
    const km = Math.round(Math.abs(apart) * KM_PER_DEGREE)
    return km === 0 ? t.here : t.away[apart > 0 ? 'north' : 'south'](formatNumber(lang, km))
  }
  return (
    <>
      <h3 className="label mt-5">{t.parans}</h3>
      <ul className="mt-1">
        {near.map(({ a, b, apart }) => (
          <li
            key={`${a.planet} ${a.angle} ${b.planet} ${b.angle} ${apart}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1.5"
          >
            <span>{t.paran(nameOf(a), nameOf(b))}</span>
            <span className="figures text-sm whitespace-nowrap text-ink-2">{where(apart)}</span>
          </li>
        ))}
      </ul>
      <p className="caption mt-2">{near.length === 0 ? t.noParans : t.paransHint}</p>
    </>
  )
}

export type Moved = ReturnType<typeof useRelocated>

function useRelocated({ lat, lon }: Spot, person: number | null) {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['map-relocated', person, lat, lon, lang],
    queryFn: ({ signal }) =>
      call('GET /map/relocated', {
        query: { lang, lat: `${lat}`, lon: `${lon}`, ...(person !== null && { person: `${person}` }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}

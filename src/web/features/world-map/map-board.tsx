import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LINE_ANGLES, type LineAngle, type Overhead } from '#astro/charts/planetary-lines.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { WorldMapAnswer } from '#contract/world-map.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { keepHome, readHome } from './home.ts'
import { loadCities } from './land.ts'
import { LineFilter } from './line-filter.tsx'
import { LineList } from './line-list.tsx'
import { LineNote } from './line-note.tsx'
import { lineShapes, type LineId } from './line-shapes.ts'
import { nearestCities } from './nearest-cities.ts'
import { PlaceNote } from './place-note.tsx'
import { worldMapText } from './text.ts'
import { WorldMap, type Spot } from './world-map.tsx'

const PASSED = 3

/** The map with what is chosen on it: which lines are drawn, the line that is read, the place that is looked at. */
export function MapBoard({ map }: { map: WorldMapAnswer }) {
  const t = useText(worldMapText)
  const cities = useCities()
  const skies = useMemo<Overhead[]>(
    () => map.overheads.map(({ planet, lat, lon }) => ({ planet, latitudeDeg: lat, longitudeDeg: lon })),
    [map],
  )
  const shapes = useMemo(() => lineShapes(skies), [skies])
  const near = useMemo(() => nearestCities(skies, cities, PASSED), [skies, cities])
  const [planets, setPlanets] = useState<ReadonlySet<Planet>>(new Set(PLANETS))
  const [angles, setAngles] = useState<ReadonlySet<LineAngle>>(new Set(LINE_ANGLES))
  const [selected, setSelected] = useState<LineId | null>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  const [home, setHome] = useState(readHome)
  const [search, setSearch] = useState({ text: '', id: '' })
  const lines = useMemo(
    () => shapes.filter(({ planet, angle }) => planets.has(planet) && angles.has(angle)),
    [shapes, planets, angles],
  )
  const birth = useMemo(() => ({ ...map.birth, name: cityOf(map.birth.place) }), [map])
  const namedHome = useMemo(() => home && { ...home, name: t.home }, [home, t])
  const readLine = map.lines.find(({ planet, angle }) => `${planet} ${angle}` === selected)
  const markHome = (next: Spot | null) => {
    setHome(next)
    keepHome(next)
  }
  return (
    <>
      <div className="mt-5 max-w-[26rem]">
        <PlaceField
          label={t.find}
          hint={search.text === '' ? t.findHint : undefined}
          value={search}
          onChange={(value, place) => {
            setSearch(value)
            if (place) setSpot({ lat: place.lat, lon: place.lon, name: place.name })
          }}
        />
      </div>
      <WorldMap
        lines={lines}
        cities={cities}
        birth={birth}
        home={namedHome}
        spot={spot}
        selected={selected}
        onLine={({ id }) => setSelected(id)}
        onSpot={setSpot}
      />
      <p className="caption mt-2">
        {t.born(map.birth.place)}. {t.anglesHint}
      </p>
      <LineFilter planets={planets} angles={angles} onPlanets={setPlanets} onAngles={setAngles} />
      <div aria-live="polite" className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        {readLine && selected && (
          <LineNote
            line={readLine}
            passed={near.get(selected) ?? []}
            onClose={() => setSelected(null)}
            onSpot={setSpot}
          />
        )}
        {spot && (
          <PlaceNote
            key={`${spot.lat} ${spot.lon}`}
            spot={spot}
            map={map}
            skies={skies}
            home={home}
            onHome={markHome}
            onLine={setSelected}
            onClose={() => setSpot(null)}
          />
        )}
        {!readLine && !spot && <p className="max-w-[36rem] font-text text-lg text-ink-2">{t.nothing}</p>}
      </div>
      <LineList lines={map.lines} shown={lines} near={near} person={map.person?.id ?? null} onLine={setSelected} />
      <p className="caption mt-10 max-w-[46rem]">
        {t.method}{' '}
        <Link to="/report/moving" className="link">
          {t.report}
        </Link>
      </p>
    </>
  )
}

/** "Moscow" of "Moscow, Russia". */
const cityOf = (place: string) => place.split(',')[0] ?? place

function useCities() {
  const { lang } = useLang()
  const { data } = useQuery({
    queryKey: ['map-cities', lang],
    queryFn: ({ signal }) => loadCities(lang, signal),
    staleTime: Infinity,
  })
  return data ?? NO_CITIES
}

const NO_CITIES: Awaited<ReturnType<typeof loadCities>> = []

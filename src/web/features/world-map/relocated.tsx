import { useMemo, useState } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import type { RelocatedAnswer } from '#contract/world-map.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { degreeMinute, inSign } from '#language/angle.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { ChartWheel } from '../charts/chart-wheel.tsx'
import { toChart } from '../charts/to-chart.ts'
import type { Moved } from './place-note.tsx'
import { worldMapText } from './text.ts'

/** The chart as if born at the place: its angles, the planets that change their house, its wheel. */
export function Relocated({ moved: { data, error, refetch } }: { moved: Moved }) {
  const t = useText(worldMapText)
  const words = useText(common)
  return (
    <>
      <h3 className="label mt-5">{t.relocated}</h3>
      {data ? (
        <Chart answer={data} />
      ) : error ? (
        <p className="mt-2">
          {sentenceOf(error, words.broken)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      ) : (
        <p className="mt-2 text-ink-2">{t.moving}</p>
      )}
    </>
  )
}

function Chart({ answer }: { answer: RelocatedAnswer }) {
  const t = useText(worldMapText)
  const words = useText(skyWords)
  const chart = useMemo(() => toChart(answer), [answer])
  const [selected, setSelected] = useState<ChartPoint | null>(null)
  const [isOpen, setOpen] = useState(false)
  const moves = answer.bodies.flatMap(({ id, house, house_at_birth: before }) =>
    isPlanet(id) && house !== null && before !== null && house !== before ? [{ id, house, before }] : [],
  )
  const sign = (longitudeDeg: number) => {
    const at = inSign(longitudeDeg)
    return { name: words.signs[at.sign] ?? '', degree: degreeMinute(at.degree, at.minute) }
  }
  const angle = (here: number, before: number) => {
    const [now, then] = [sign(here), sign(before)]
    const said = now.name === then.name ? t.same(now.name) : t.instead(now.name, then.name)
    return `${now.degree} ${said}`
  }
  return (
    <>
      <p className="caption mt-1">{t.relocatedHint}</p>
      {answer.houses && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5">
          <dt className="text-ink-2">{t.ascendant}</dt>
          <dd className="figures">{angle(answer.houses.asc, answer.at_birth.asc)}</dd>
          <dt className="text-ink-2">{t.midheaven}</dt>
          <dd className="figures">{angle(answer.houses.mc, answer.at_birth.mc)}</dd>
        </dl>
      )}
      <h4 className="label mt-4">{t.moves}</h4>
      {moves.length === 0 && <p className="mt-1 font-text">{t.noMoves}</p>}
      <ul className="mt-1">
        {moves.map(({ id, house, before }) => (
          <li key={id} className="flex min-h-10 flex-wrap items-center gap-x-2.5 border-b border-rule">
            <GlyphIcon name={id} size={18} />
            <span>{words.bodies[id]}</span>
            <span className="figures ml-auto text-ink-2">{t.move(before, house)}</span>
          </li>
        ))}
      </ul>
      <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="link min-h-11 w-fit cursor-pointer py-2">{t.wheel}</summary>
        {isOpen && (
          <ChartWheel
            chart={chart}
            selected={selected}
            onSelect={(point) => setSelected((before) => (before === point ? null : point))}
          />
        )}
      </details>
    </>
  )
}

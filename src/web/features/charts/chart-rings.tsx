import { useState, type ReactNode } from 'react'
import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'
import type { RingPoint } from '#drawing/wheel/bi-wheel.ts'
import { ChartWheel } from './chart-wheel.tsx'
import { PositionTable } from './position-table.tsx'
import { RingTable } from './ring-table.tsx'
import { RingWheel } from './ring-wheel.tsx'
import type { Rings } from './rings.ts'

/**
 * On a phone what is read first, the wheel, its table. On a wide page the wheel stands beside them and stays in view, so
 * that a point chosen in the table is seen on it.
 */
const SPREAD =
  'mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
const WHEEL = 'scroll-mt-4 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1'

interface Lead {
  /** What is read before the wheel. */
  lead: ReactNode
}

/**
 * A chart of one ring: its wheel and its positions, which choose a point together.
 *
 * @param props.moving whether it is a sky, in which bodies move
 */
export function OneRing({ chart, moving, lead }: { chart: ChartSky; moving: boolean } & Lead) {
  const [selected, setSelected] = useState<ChartPoint | null>(null)
  const toggle = (point: ChartPoint) => setSelected((before) => (before === point ? null : point))
  return (
    <div className={SPREAD}>
      <div>{lead}</div>
      <div id="wheel" className={WHEEL}>
        <ChartWheel chart={chart} selected={selected} onSelect={toggle} />
      </div>
      <PositionTable chart={chart} moving={moving} selected={selected} onSelect={toggle} />
    </div>
  )
}

/** A chart of two rings. */
export function TwoRings({ rings, lead }: { rings: Rings } & Lead) {
  const [selected, setSelected] = useState<RingPoint | null>(null)
  const toggle = (one: RingPoint) =>
    setSelected((before) => (before?.ring === one.ring && before.point === one.point ? null : one))
  return (
    <div className={SPREAD}>
      <div>{lead}</div>
      <div id="wheel" className={WHEEL}>
        <RingWheel rings={rings} selected={selected} onSelect={toggle} />
      </div>
      <RingTable rings={rings} selected={selected} onSelect={toggle} />
    </div>
  )
}

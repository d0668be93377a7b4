import { pointAt, type Point } from '../geometry/polar.ts'

/** A compass star of eight points, the four long ones level and upright, each half in ink as engravers do. */
export function CompassStar({ centre, radius }: { centre: Point; radius: number }) {
  const halves = Array.from({ length: 4 }, (_, index) => {
    const tip = pointAt(centre, radius, index * 90)
    const waist = pointAt(centre, radius * 0.3, index * 90 - 45)
    return `M${centre.x} ${centre.y}L${tip.x} ${tip.y}L${waist.x} ${waist.y}Z`
  })
  return (
    <g stroke="var(--ink)" strokeWidth={0.9} strokeLinejoin="round">
      <path d={starPath(centre, radius * 0.62, radius * 0.26, 45)} fill="var(--paper)" stroke="var(--accent)" />
      <path d={starPath(centre, radius, radius * 0.3, 0)} fill="var(--paper)" />
      <path d={halves.join('')} fill="var(--ink)" stroke="none" />
    </g>
  )
}

/** Four points, the first in the direction `turnDeg`. */
function starPath(centre: Point, reach: number, waist: number, turnDeg: number): string {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const { x, y } = pointAt(centre, index % 2 === 0 ? reach : waist, turnDeg + index * 45)
    return `${x} ${y}`
  })
  return `M${corners.join('L')}Z`
}

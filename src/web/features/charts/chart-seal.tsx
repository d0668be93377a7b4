/** A small wheel as the sign of a chart: divided as houses are; dotted where there is none yet. */
export function ChartSeal({ size, blank = false }: { size: number; blank?: boolean }) {
  const dash = blank ? '0.1 3.4' : undefined
  const spokes = Array.from({ length: 12 }, (_, house) => {
    const angle = (house * Math.PI) / 6
    const at = (radius: number) =>
      `${(48 + radius * Math.cos(angle)).toFixed(2)} ${(48 - radius * Math.sin(angle)).toFixed(2)}`
    return `M${at(house % 3 === 0 ? 12 : 24)}L${at(34)}`
  })
  const ticks = Array.from({ length: 72 }, (_, tick) => {
    const angle = (tick * Math.PI) / 36
    const at = (radius: number) =>
      `${(48 + radius * Math.cos(angle)).toFixed(2)} ${(48 - radius * Math.sin(angle)).toFixed(2)}`
    return `M${at(tick % 6 === 0 ? 41 : 43.5)}L${at(46)}`
  })
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="none"
      stroke="var(--ink)"
      strokeLinecap="round"
      className="shrink-0"
      aria-hidden
    >
      <circle cx="48" cy="48" r="46" strokeWidth="1" strokeDasharray={dash} />
      <path d={ticks.join('')} strokeWidth="0.75" stroke="var(--accent)" />
      <circle cx="48" cy="48" r="34" strokeWidth="1" strokeDasharray={dash} />
      {!blank && <path d={spokes.join('')} strokeWidth="0.75" />}
      <circle cx="48" cy="48" r="12" strokeWidth="1" strokeDasharray={dash} />
      {!blank && <circle cx="48" cy="48" r="2" fill="var(--accent)" stroke="none" />}
    </svg>
  )
}

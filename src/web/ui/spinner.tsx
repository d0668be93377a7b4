/** A body on its orbit. Stands still under reduced motion. */
export function Spinner({ size = 22, label }: { size?: number; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.45"
        strokeDasharray="0.1 3.04"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      <g className="orbiting">
        <circle cx="12" cy="3" r="2.4" fill="currentColor" />
      </g>
      <circle cx="12" cy="12" r="1.5" fill="currentColor" />
    </svg>
  )
}

/** An offset from UTC in seconds as `+03:00`, or `+02:30:17` where the clocks of the time stood at seconds. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 ? [size % 60] : [])]
  return (seconds < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':')
}

const LIMIT = { latitude: 90, longitude: 180 } as const
export type Axis = keyof typeof LIMIT

/** Letters that say a half of the globe, Latin and Cyrillic, by their sign. */
const HALVES: Record<Axis, Record<string, 1 | -1>> = {
  latitude: { n: 1, с: 1, s: -1, ю: -1 },
  longitude: { e: 1, в: 1, w: -1, з: -1 },
}

/**
 * Decimal degrees, north and east positive, of what people type for a latitude or a longitude: 49.84, 49,84, −33.9,
 * 49°50′ N, 24 2 E, 49°50′30″ с. ш. Null for anything else and for a point off the globe.
 */
export function readAngle(typed: string, axis: Axis): number | null {
  const match = /^([+\-−–]?)\s*(.*?)\s*(?:([nsewсювз])\.?(?:\s*[шд]\.?)?)?$/i.exec(typed.trim())
  if (!match) return null
  const [, sign = '', digits = '', letter = ''] = match
  const half = letter === '' ? 1 : HALVES[axis][letter.toLowerCase()]
  const parts = /^(\d{1,3}(?:[.,]\d+)?)°?(?:\s*(\d{1,2}(?:[.,]\d+)?)['′’]?(?:\s*(\d{1,2}(?:[.,]\d+)?)["″”]?)?)?$/.exec(
    digits,
  )
  if (half === undefined || !parts) return null
  const [degrees = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number((part ?? '0').replace(',', '.')))
  if (minutes >= 60 || seconds >= 60 || (minutes > 0 && !Number.isInteger(degrees))) return null
  const size = degrees + minutes / 60 + seconds / 3600
  if (size > LIMIT[axis]) return null
  return Math.round((sign === '' || sign === '+' ? 1 : -1) * half * size * 1e5) / 1e5 + 0
}

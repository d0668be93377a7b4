import { readAngle, type Axis } from './read-angle.ts'

/** Latitude and longitude as they are typed. */
export type TypedPoint = Record<Axis, string>

/** Whether an id of a place is a point given by hand: `@49.84,24.03`. */
export const isPoint = (id: string) => id.startsWith('@')

/** What stands for a point that can't be read: no form is sent with it. */
const UNREADABLE = '@'

/** A point's angles; null while one of them is missing or can't be read. */
export function anglesOf({ latitude, longitude }: TypedPoint): { lat: number; lon: number } | null {
  const lat = readAngle(latitude, 'latitude')
  const lon = readAngle(longitude, 'longitude')
  return lat === null || lon === null ? null : { lat, lon }
}

/** The id of the place that is meant: the listed one where no point is typed, never where one is typed wrongly. */
export function placeIdOf(typed: TypedPoint, listed: string): string {
  if (typed.latitude.trim() === '' && typed.longitude.trim() === '') return listed
  const angles = anglesOf(typed)
  return angles ? `@${angles.lat},${angles.lon}` : UNREADABLE
}

/** What is wrong with what is typed for each angle. */
export function pointFaults(typed: TypedPoint): Record<Axis, 'wrong' | 'missing' | null> {
  const isBlank = { latitude: typed.latitude.trim() === '', longitude: typed.longitude.trim() === '' }
  const isHalf = isBlank.latitude !== isBlank.longitude
  const faultOf = (axis: Axis) => {
    if (isBlank[axis]) return isHalf ? 'missing' : null
    return readAngle(typed[axis], axis) === null ? 'wrong' : null
  }
  return { latitude: faultOf('latitude'), longitude: faultOf('longitude') }
}

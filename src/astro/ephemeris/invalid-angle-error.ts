/** A longitude that is no finite number. */
export class InvalidAngleError extends RangeError {
  override readonly name = 'InvalidAngleError'
}

/** @throws InvalidAngleError */
export function assertLongitude(longitudeDeg: number): void {
  if (!Number.isFinite(longitudeDeg)) throw new InvalidAngleError(`${longitudeDeg} is no longitude`)
}

/** A number below a hundred with two digits: 07. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A longitude's place in its sign: degrees, minutes and seconds of arc, truncated as almanacs do. */
export function inSign(longitudeDeg: number): { sign: number; degree: number; minute: number; second: number } {
  // A ten-thousandth of an arc-second keeps 29.999… that is meant as 30 from falling a unit short.
  const seconds = Math.floor((((longitudeDeg % 360) + 360) % 360) * 3600 + 1e-4) % 1_296_000
  const within = seconds % 108_000
  return {
    sign: Math.floor(seconds / 108_000),
    degree: Math.floor(within / 3600),
    minute: Math.floor((within % 3600) / 60),
    second: within % 60,
  }
}

/** 26°15′ */
export const degreeMinute = (degree: number, minute: number) => `${degree}°${twoDigits(minute)}′`

/** 26°15′49″ of a longitude within its sign. */
export function degreeSecond(longitudeDeg: number): string {
  const { degree, minute, second } = inSign(longitudeDeg)
  return `${degree}°${twoDigits(minute)}′${twoDigits(second)}″`
}

/** An orb or another small angle, rounded to the minute of arc: 1°24′. */
export function smallAngle(angleDeg: number): string {
  const minutes = Math.round(Math.abs(angleDeg) * 60)
  return degreeMinute(Math.floor(minutes / 60), minutes % 60)
}

/** An orb cut to the minute of arc, as almanacs do: 0°42′. */
export function orbText(orbDeg: number): string {
  const minutes = Math.floor(Math.abs(orbDeg) * 60)
  return degreeMinute(Math.floor(minutes / 60), minutes % 60)
}

/** Daily motion with its sign: +0°58′, −0°04′. */
export const dailyMotion = (degPerDay: number) => `${degPerDay < 0 ? '−' : '+'}${smallAngle(degPerDay)}`

/** Decimal latitude or longitude on the Earth: 55°45′ N. */
export function geographic(angleDeg: number, [positive, negative]: readonly [string, string]): string {
  return `${smallAngle(angleDeg)} ${angleDeg < 0 ? negative : positive}`
}

import type { CompiledZone } from './read-compiled-zone.ts'

/** The first moment of 2005: later than any difference between a zone of `backzone` and the zone kept up in its place. */
export const KEPT_UP_SEC = Date.UTC(2005, 0, 1) / 1000

/**
 * A history that nobody keeps up any more, continued by the zone that IANA links its name to: `backzone` doesn't know
 * that Alberta, and Yellowknife with it, stopped changing its clocks in 2026.
 */
export function followFrom(own: CompiledZone, keptUp: CompiledZone): CompiledZone {
  const before = own.changesSec.filter((changeSec) => changeSec < KEPT_UP_SEC).length
  const after = keptUp.changesSec.findIndex((changeSec) => changeSec >= KEPT_UP_SEC)
  const later = after < 0 ? keptUp.changesSec.length : after
  const shift = own.types.length
  const there = shift + (keptUp.typeOf[later - 1] ?? 0)
  return {
    changesSec: [...own.changesSec.slice(0, before), KEPT_UP_SEC, ...keptUp.changesSec.slice(later)],
    typeOf: [...own.typeOf.slice(0, before), there, ...keptUp.typeOf.slice(later).map((type) => type + shift)],
    types: [...own.types, ...keptUp.types],
    footer: keptUp.footer,
  }
}

import { commonWordsEn } from '../../writer/common-words-en.ts'
import { anAspectEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn as the, yourEn as your } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { Rendering, NamedFactor } from './fact-words.ts'

const { degrees, list } = commonWordsEn
const toThe = (aspect: string) => (aspect === 'conjunction' ? 'with' : 'to')
const PHASE: Record<string, string> = {
  new: 'the new Moon',
  'first-quarter': 'the first quarter',
  full: 'the full Moon',
  'last-quarter': 'the last quarter',
}
/** "The Moon is … now." */
const NOW: Record<string, string> = {
  new: 'new',
  'waxing-crescent': 'a thin waxing crescent',
  'first-quarter': 'at the first quarter',
  'waxing-gibbous': 'waxing towards the full',
  full: 'full',
  'waning-gibbous': 'waning from the full',
  'last-quarter': 'at the last quarter',
  'waning-crescent': 'a thin waning crescent',
}

function passesEn(factor: NamedFactor, { dates }: Rendering): string {
  const passes = factor.passesJdUt ?? (factor.exactJdUt ? [factor.exactJdUt] : [])
  const past = passes.filter(dates.isPast).map(dates.date)
  const ahead = passes.filter((pass) => !dates.isPast(pass)).map(dates.date)
  if (ahead.length === 0) return past.length > 0 ? `, exact on ${list([...new Set(past)])}` : ''
  const again = past.length > 0 ? `, exact on ${list([...new Set(past)])} and again on` : ', exact on'
  return `${again} ${list([...new Set(ahead)])}`
}

const until = (factor: NamedFactor, { dates }: Rendering) =>
  factor.untilJdUt && !dates.isPast(factor.untilJdUt) ? `, until ${dates.date(factor.untilJdUt)}` : ''

function natalEn(factor: NamedFactor<'natal'>): string | null {
  const { transiting, natal, aspect, sign, house, retrograde, orbDeg } = factor
  if (transiting && natal && aspect) {
    const orb = orbDeg === undefined ? '' : `, ${degrees(orbDeg)} from exact`
    return `${your(transiting)} and ${your(natal)} form ${anAspectEn(aspect)}${orb}`
  }
  if (natal && sign !== undefined) return `${your(natal)} is in ${signEn(sign)}`
  if (natal && house !== undefined) return `${your(natal)} is in the ${ordinalEn(house)} house`
  if (natal && retrograde !== undefined) return retrograde ? `${your(natal)} is retrograde` : null
  if (house !== undefined && sign !== undefined) return `your ${ordinalEn(house)} house begins in ${signEn(sign)}`
  return null
}

function transitEn(factor: NamedFactor<'transit'>, rendering: Rendering): string | null {
  const { transiting, natal, aspect, house } = factor
  if (natal && aspect)
    return `${the(transiting)} makes ${anAspectEn(aspect)} ${toThe(aspect)} ${your(natal)}${passesEn(factor, rendering)}`
  if (house !== undefined)
    return `${the(transiting)} is passing through your ${ordinalEn(house)} house${until(factor, rendering)}`
  return null
}

function skyEn(factor: NamedFactor<'sky'>, { dates }: Rendering): string | null {
  const { id, transiting, sign, retrograde, exactJdUt } = factor
  if (sign === undefined) return null
  const on = exactJdUt ? dates.date(exactJdUt) : ''
  if (id.includes(':into:'))
    return `on ${on} ${the(transiting)} ${retrograde ? 'goes back into' : 'enters'} ${signEn(sign)}`
  if (exactJdUt)
    return `on ${on} ${the(transiting)} ${retrograde ? 'turns retrograde' : 'turns direct'} in ${signEn(sign)}`
  return `${the(transiting)} is in ${signEn(sign)} now${retrograde ? ' and retrograde' : ''}`
}

function moonEn(factor: NamedFactor<'moon'>, { dates }: Rendering): string | null {
  const { eclipse, sign, phase, house, exactJdUt } = factor
  const inSign = sign === undefined ? '' : ` in ${signEn(sign)}`
  const inHouse = house === undefined ? '' : `, in your ${ordinalEn(house)} house`
  if (eclipse && exactJdUt)
    return `on ${dates.date(exactJdUt)} there is ${eclipse === 'solar' ? 'an eclipse of the Sun' : 'an eclipse of the Moon'}${inSign}${inHouse}`
  if (phase && exactJdUt)
    return `${PHASE[phase] ?? ''}${inSign} is on ${dates.date(exactJdUt)} at ${dates.clock(exactJdUt)}`
  if (phase) return `the Moon is ${NOW[phase] ?? 'in its round'} now`
  return sign === undefined ? null : `the Moon is in ${signEn(sign)}`
}

function lunarDayEn({ lunarDay, passesJdUt }: NamedFactor<'lunar_day'>, { dates }: Rendering): string | null {
  const [begins, ends] = passesJdUt ?? []
  if (lunarDay === undefined || begins === undefined || ends === undefined) return null
  const to = dates.sameDay(begins, ends) ? dates.clock(ends) : `${dates.clock(ends)} on ${dates.date(ends)}`
  return `lunar day ${lunarDay} lasts from ${dates.clock(begins)} on ${dates.date(begins)} to ${to}`
}

function progressedEn(factor: NamedFactor<'progressed'>, rendering: Rendering): string | null {
  const { transiting, natal, aspect, sign, house, orbDeg } = factor
  const progressed = `your progressed ${the(transiting).replace('the ', '')}`
  if (natal && aspect) {
    const orb = orbDeg === undefined ? '' : `, ${degrees(orbDeg)} from exact`
    return `${progressed} forms ${anAspectEn(aspect)} ${toThe(aspect)} ${your(natal)}${orb}`
  }
  if (sign !== undefined) return `${progressed} is in ${signEn(sign)}${until(factor, rendering)}`
  if (house !== undefined) return `${progressed} is in your ${ordinalEn(house)} house${until(factor, rendering)}`
  return null
}

function bondEn(
  { transiting, natal, aspect, sign, house, orbDeg }: NamedFactor<'synastry'>,
  { name }: Rendering,
): string | null {
  if (!transiting) return null
  const theirs = `${name ? `${name}’s ` : 'the other’s '}${the(transiting).replace('the ', '')}`
  if (natal && aspect) {
    const orb = orbDeg === undefined ? '' : `, ${degrees(orbDeg)} from exact`
    return `${theirs} forms ${anAspectEn(aspect)} ${toThe(aspect)} ${your(natal)}${orb}`
  }
  if (house !== undefined) return `${theirs} falls in your ${ordinalEn(house)} house`
  return sign === undefined ? null : `${theirs} is in ${signEn(sign)}`
}

/** A fact as an English sentence. */
export function tellEn(factor: NamedFactor, rendering: Rendering): string | null {
  const said = phraseEn(factor, rendering)
  return said && `${said}.`
}

function phraseEn(factor: NamedFactor, rendering: Rendering): string | null {
  switch (factor.kind) {
    case 'natal':
      return natalEn(factor)
    case 'transit':
      return transitEn(factor, rendering)
    case 'sky':
      return skyEn(factor, rendering)
    case 'moon':
      return moonEn(factor, rendering)
    case 'lunar_day':
      return lunarDayEn(factor, rendering)
    case 'progressed':
      return progressedEn(factor, rendering)
    case 'synastry':
      return bondEn(factor, rendering)
    default:
      return factor.said ?? null
  }
}

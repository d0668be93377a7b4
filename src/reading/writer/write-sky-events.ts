import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { SignIngress } from '#astro/events/sign-ingresses.ts'
import type { Station } from '#astro/events/stations.ts'
import type { LunarEclipse } from '#astro/events/lunar-eclipses.ts'
import type { SolarEclipse } from '#astro/events/solar-eclipses.ts'
import type { Located } from '../facts/calendar-month.ts'
import type { KeyOf } from '../library/subjects.ts'
import { spokenPlace, type CalendarPage } from './calendar-page.ts'
import type { SpokenEclipse } from './calendar-phrases.ts'
import type { EventNote } from './calendar-reading.ts'
import type { SkyEvent } from './sky-event.ts'

/** The stations, changes of sign and eclipses of the day. */
export function skyEvents(page: CalendarPage): SkyEvent<EventNote>[] {
  const { stations, ingresses, solarEclipses, lunarEclipses } = page.facts
  return [
    ...solarEclipses.map((eclipse) => eclipseEvent(page, { kind: 'solar', ...eclipse })),
    ...lunarEclipses.map((eclipse) => eclipseEvent(page, { kind: 'lunar', ...eclipse })),
    ...stations.map((station) => stationEvent(page, station)),
    ...ingresses.map((ingress) => ingressEvent(page, ingress)),
  ]
}

function stationEvent(page: CalendarPage, { body, begins, jdUt, longitudeDeg }: Station): SkyEvent<EventNote> {
  const planet = body as Planet
  const key = `${planet} ${begins}` as KeyOf<'station/planet'>
  const { gist, body: text, gift, advice } = page.library.entry(page.lang, 'station/planet', key)
  const place = spokenPlace(longitudeDeg)
  const fresh = page.sayOnce(`station ${key}`)
  const factors = [
    page.factor({
      id: `sky:${planet}:${begins}`,
      kind: 'sky',
      transiting: planet,
      retrograde: begins === 'retrograde',
      exactJdUt: jdUt,
    }),
    page.planetSignFactor(planet, place.sign),
  ]
  return {
    weight: 40,
    fresh,
    lead: () => ({
      fact: page.way('lead', page.phrases.leadStation)(planet, begins, page.clock(jdUt)),
      gist,
      factors,
      planets: [planet],
      nature: begins === 'retrograde' ? 'tense' : 'conjunction',
    }),
    note: (led) => ({
      kind: 'station',
      name: page.phrases.stationName(planet, begins),
      jdUt,
      factors,
      text: told(page.phrases.stationPlace(planet, place), fresh, [led ? '' : gist, text, gift, advice]),
    }),
  }
}

function ingressEvent(page: CalendarPage, { body, sign, direction, jdUt }: SignIngress): SkyEvent<EventNote> {
  const planet = body as Exclude<Planet, 'moon'>
  const { gist, body: text, advice } = page.library.entry(page.lang, `ingress/${planet}`, `${sign}` as SignKey)
  const fresh = page.sayOnce(`ingress ${planet} ${sign}`)
  const factors = [
    page.factor({ id: `sky:${planet}:sign:${sign}`, kind: 'sky', transiting: planet, sign, exactJdUt: jdUt }),
  ]
  const fact = page.way('lead', page.phrases.leadIngress)(planet, sign, direction, page.clock(jdUt))
  return {
    weight: 30 + PLANETS.indexOf(planet) / 10,
    fresh,
    lead: () => ({ fact, gist, factors, planets: [planet], nature: 'conjunction' }),
    note: (led) => ({
      kind: 'ingress',
      name: page.phrases.ingressName(planet, sign, direction),
      jdUt,
      factors,
      text: told(led ? '' : fact, fresh, [led ? '' : gist, text, advice]),
    }),
  }
}

type SignKey = KeyOf<'eclipse/solar'>
type Eclipse = Located<({ kind: 'solar' } & SolarEclipse) | ({ kind: 'lunar' } & LunarEclipse)>

function eclipseEvent(page: CalendarPage, eclipse: Eclipse): SkyEvent<EventNote> {
  const { kind, jdUt, saros } = eclipse
  const light = kind === 'solar' ? 'sun' : 'moon'
  const place = spokenPlace(eclipse.longitudeDeg)
  const entry = page.library.entry(page.lang, `eclipse/${kind}`, `${place.sign}` as SignKey)
  const { gist, body, gift, advice } = entry
  const said = { kind, type: eclipse.type } as SpokenEclipse
  const magnitude = eclipse.kind === 'solar' ? eclipse.magnitude : umbralOrPenumbral(eclipse)
  const factors = [
    page.factor({
      id: `sky:eclipse:${kind}`,
      kind: 'sky',
      transiting: light,
      natal: kind === 'solar' ? 'moon' : 'sun',
      sign: place.sign,
      eclipse: kind,
      exactJdUt: jdUt,
    }),
    page.planetSignFactor('moon', place.sign),
  ]
  const fresh = page.sayOnce(`eclipse ${kind} ${place.sign}`)
  return {
    weight: 50,
    fresh,
    lead: () => ({
      fact: page.phrases.leadEclipse(said, page.clock(jdUt)),
      gist,
      factors,
      planets: [light],
      nature: kind === 'solar' ? 'conjunction' : 'tense',
    }),
    note: (led) => ({
      kind: 'eclipse',
      name: page.phrases.eclipseName(said),
      jdUt,
      factors,
      text: told(page.phrases.eclipsePlace(said, place, magnitude, saros), fresh, [
        led ? '' : gist,
        body,
        gift,
        advice,
      ]),
    }),
  }
}

const umbralOrPenumbral = ({ type, umbralMagnitude, penumbralMagnitude }: LunarEclipse) =>
  type === 'penumbral' ? penumbralMagnitude : umbralMagnitude

function told(fact: string, fresh: boolean, texts: string[]): string {
  return [fact, ...(fresh ? texts : [])].filter(Boolean).join(' ')
}

import { lunarEclipseSeen, solarEclipseSeen, type Site } from '#astro/events/eclipse-seen.ts'
import type { Place } from '#astro/atlas/place.ts'
import type { Composer } from '../../writing/composer.ts'
import type { Understood } from '../../question.ts'
import { citiesOf } from '../places/places.ts'
import { monthNamed } from '../../time/written-birth.ts'
import { SkyAnswer } from './sky-answer.ts'
import { eclipsesOf, type Eclipse } from './sky-moon.ts'

/** How far ahead an eclipse over a place is looked for, days. */
const AHEAD_DAYS = 7300
const YEAR_DAYS = 430
const MOST_TOLD = 2

const NEXT = /^(?:next|when|following|когда|следующ\p{L}*|ближайш\p{L}*)$/u
const TOTAL = /^(?:total|totality|полн\p{L}*)$/u
const SOLAR = /^(?:sun|solar|солнц\p{L}*|солнечн\p{L}*)$/u
const LUNAR = /^(?:moon|lunar|blood|лун\p{L}*|кровав\p{L}*)$/u

/** The city of the question or of those before it; the place of birth where none was named. */
function siteOf(composer: Composer): { site: Site; city: string } | null {
  const { asked, lang, birth, owner } = composer
  const { seen } = new SkyAnswer(composer).texts
  for (let one: Understood | null = asked; one; one = one.before) {
    // A month may be the name of a place, too.
    const [place]: Place[] = citiesOf(
      lang,
      one.words.filter((word) => monthNamed(word) === null),
    )
    if (place) return { site: place, city: place.name }
  }
  return birth && owner === null ? { site: birth.chart, city: seen.birthplace } : null
}

/** Whether an eclipse can be seen from a place, how much of it and when; the next one that can, where that is asked. */
export function answerSeen(composer: Composer): void {
  const answer = new SkyAnswer(composer)
  const { seen } = answer.texts
  const found = siteOf(composer)
  if (!found) return composer.explain(seen.noPlace)
  const { words, period } = composer.asked
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word))
  const isKind = ({ kind, type }: Eclipse) =>
    (says(SOLAR) ? kind === 'solar' : says(LUNAR) ? kind === 'lunar' : true) && (!says(TOTAL) || type === 'total')
  const isNext = (says(NEXT) || says(TOTAL)) && period === null
  const named = isNext ? [] : spokenOf(answer, composer)
  const inPeriod = !isNext && named.length === 0 && period ? eclipsesOf(answer, composer.span(period)) : []
  const asked = (named.length > 0 ? named : inPeriod).filter(isKind)
  if (asked.length > 0) {
    for (const eclipse of asked.slice(0, MOST_TOLD)) tellSeen(answer, eclipse, found)
    if (asked.slice(0, MOST_TOLD).every((one) => !isSeen(answer, one, found.site)))
      tellNext(answer, found, asked[0]?.kind ?? 'solar', false)
  } else if (isNext || period)
    tellNext(
      answer,
      found,
      says(LUNAR) && !says(SOLAR) ? 'lunar' : says(SOLAR) || says(TOTAL) ? 'solar' : null,
      says(TOTAL),
    )
  else {
    const next = eclipsesOf(answer, { fromJdUt: answer.now, toJdUt: answer.now + YEAR_DAYS }).find(isKind)
    if (next) tellSeen(answer, next, found)
    if (next && !isSeen(answer, next, found.site)) tellNext(answer, found, next.kind, false)
  }
  composer.explain(seen.closes)
}

/** The eclipses that the answer before told of. */
function spokenOf(answer: SkyAnswer, composer: Composer): Eclipse[] {
  const dates = (composer.last()?.lines ?? []).flatMap(({ factors }) =>
    factors.flatMap((factor) => (factor.kind === 'moon' && factor.eclipse ? (factor.exactJdUt ?? []) : [])),
  )
  return [...new Set(dates)].flatMap((jdUt) => eclipsesOf(answer, { fromJdUt: jdUt - 0.5, toJdUt: jdUt + 0.5 }))
}

function isSeen(answer: SkyAnswer, { kind, jdUt }: Eclipse, site: Site): boolean {
  return kind === 'solar'
    ? solarEclipseSeen(answer.sky, jdUt, site) !== null
    : lunarEclipseSeen(answer.sky, jdUt, site) !== 'none'
}

function tellNext(
  answer: SkyAnswer,
  found: { site: Site; city: string },
  kind: Eclipse['kind'] | null,
  isTotal: boolean,
): void {
  const { composer, texts } = answer
  const span = { fromJdUt: answer.now, toJdUt: answer.now + AHEAD_DAYS }
  const next = eclipsesOf(answer, span).find((one) => {
    if (kind !== null && one.kind !== kind) return false
    if (isTotal && one.type !== 'total' && one.type !== 'hybrid') return false
    if (!isTotal) return one.type !== 'penumbral' && isSeen(answer, one, found.site)
    return one.kind === 'solar'
      ? solarEclipseSeen(answer.sky, one.jdUt, found.site)?.kind === 'total'
      : lunarEclipseSeen(answer.sky, one.jdUt, found.site) !== 'none'
  })
  if (!next) return composer.explain(texts.seen.noneAhead({ city: found.city }))
  composer.explain(texts.seen.next)
  tellSeen(answer, next, found)
}

function tellSeen(answer: SkyAnswer, eclipse: Eclipse, { site, city }: { site: Site; city: string }): void {
  const { composer, texts, sky } = answer
  const { kind, type, jdUt } = eclipse
  const fact = answer.lunation(jdUt, kind === 'solar' ? 'new' : 'full', { eclipse: kind })
  const date = answer.date(jdUt)
  const told = { date, city, type: texts.eclipse.types[type] }
  if (kind === 'lunar') {
    const up = lunarEclipseSeen(sky, jdUt, site)
    composer.list([texts.seen.lunar[up]({ ...told, clock: answer.clock(jdUt) })], [fact])
    if (up !== 'none' && type === 'penumbral') composer.explain(texts.seen.faint)
    return
  }
  const seen = solarEclipseSeen(sky, jdUt, site)
  if (!seen) return composer.list([texts.seen.solar.none(told)], [fact])
  const percent = Math.min(99, Math.max(1, Math.round(seen.magnitude * 100)))
  composer.list(
    [texts.seen.solar[seen.kind]({ ...told, clock: answer.clock(seen.jdUt), percent })],
    [fact, { ...fact, exactJdUt: seen.jdUt }],
  )
}

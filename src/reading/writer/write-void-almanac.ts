import type { VoidMoon } from '#astro/events/void-moon.ts'
import type { Lang } from '#language/lang.ts'
import { CALENDAR_PHRASES } from './calendar-page.ts'
import type { AlmanacLine } from './write-almanac.ts'

/** When the Moon is void of course as lines of a calendar, each from its beginning to the Moon's next sign. */
export function writeVoidAlmanac(voids: readonly VoidMoon[], lang: Lang): AlmanacLine[] {
  const phrases = CALENDAR_PHRASES[lang]
  return voids.map(({ fromJdUt, toJdUt, sign, lastAspect }) => {
    const other = lastAspect && (lastAspect.a === 'moon' ? lastAspect.b : lastAspect.a)
    const last = lastAspect && other && { a: 'moon' as const, aspect: lastAspect.aspect, b: other }
    return {
      id: `void-${toJdUt.toFixed(2)}`,
      at: { jdUt: fromJdUt, untilJdUt: toJdUt },
      title: phrases.voidTitle((sign + 1) % 12),
      text: [phrases.voidSince(last, sign), phrases.voidMeans].join(' '),
    }
  })
}

import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { transitsText } from './text.ts'
import type { TransitGroup } from './transit-groups.ts'

/** A transit's dates in a line: its exact passes, else where it is nearest, else from when to when it holds. */
export function useGroupDates({ stays }: TransitGroup): string {
  const t = useText(transitsText)
  const { lang } = useLang()
  const day = (at: string) => formatInstantDate(lang, at, 'dayMonthShort')
  const passes = stays.flatMap(({ exact }) => exact)
  if (passes.length > 0)
    return `${t.exact.toLowerCase()} ${passes.map(({ at, retrograde }) => (retrograde ? `${day(at)} ℞` : day(at))).join(', ')}`
  const near = stays.find(({ nearest }) => nearest)?.nearest
  if (near) return `${t.nearest.toLowerCase()} ${day(near.at)}`
  return stays
    .map(({ enters_at, leaves_at }) =>
      t.fromTo(enters_at ? day(enters_at) : t.earlier, leaves_at ? day(leaves_at) : t.later),
    )
    .join(', ')
}

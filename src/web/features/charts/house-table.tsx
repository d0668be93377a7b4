import type { Houses } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { degreeSecond, inSign } from '../../i18n/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { chartsText } from './text.ts'

/** The twelve cusps. */
export function HouseTable({ houses }: { houses: Houses }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  return (
    <section aria-labelledby="houses">
      <h2 id="houses" className="display-3">
        {t.houses}
      </h2>
      <ol className="mt-3 grid gap-x-8 border-t min-[22.5rem]:grid-cols-2 border-rule-2 text-md">
        {houses.cuspsDeg.map((cusp, house) => {
          const { sign } = inSign(cusp)
          return (
            <li key={cusp} className="flex min-h-11 items-center justify-between gap-3 border-b border-rule">
              <span className="text-sm text-ink-2">{words.house(house + 1)}</span>
              <span className="figures inline-flex items-center gap-2 whitespace-nowrap">
                {degreeSecond(cusp)}
                <GlyphIcon name={signName(sign)} size={18} title={words.signs[sign]} className="text-sky" />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

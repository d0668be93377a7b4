import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { degreeMinute } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'

type BigThreePoint = ChartAnswer['big_three'][number]

/** Sun, Moon and Ascendant, each in a sentence; nothing of a chart that is nobody's birth. */
export function BigThreeInShort({ points }: { points: readonly BigThreePoint[] }) {
  if (points.length === 0) return null
  return (
    <ul className="grid gap-4">
      {points.map((point) => (
        <PointInShort key={point.id} point={point} />
      ))}
    </ul>
  )
}

function PointInShort({ point: { id, sign, signs, degree, minute, paragraph } }: { point: BigThreePoint }) {
  const words = useText(skyWords)
  const { lang } = useLang()
  return (
    <li className="border-t border-rule pt-3">
      <p className="flex flex-wrap items-center gap-x-2.5 font-text text-xl">
        <GlyphIcon name={id} size={22} className="text-ink" />
        {words.bodies[id]}
        {signs.map((one) => {
          const name = SIGN_NAMES[one]
          return (
            <span key={one} className="inline-flex items-center gap-2.5">
              {name && <GlyphIcon name={name} size={22} className="text-sky" />}
              {words.inSign[one]}
            </span>
          )
        })}
        {sign !== null && degree !== null && minute !== null && (
          <span className="figures text-md text-ink-2">{degreeMinute(degree, minute)}</span>
        )}
      </p>
      <p lang={lang} className="mt-1 max-w-[39rem] font-text text-md/7">
        {paragraph.text}
      </p>
    </li>
  )
}

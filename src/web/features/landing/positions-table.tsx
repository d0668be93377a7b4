import type { Placement } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { dailyMotion, degreeSecond } from '#language/angle.ts'
import { skyNames } from '../../i18n/sky-names.ts'
import { useText } from '../../i18n/text.tsx'
import type { SkyNow } from './landing-loader.ts'
import { landingText } from './text.ts'

/** The hour's positions as an observatory prints them. */
export function PositionsTable({ sky }: { sky: SkyNow }) {
  const t = useText(landingText)
  const half = Math.ceil(sky.placements.length / 2)
  return (
    <section aria-labelledby="positions" className="until-moved double-rule pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h2 id="positions" className="display-3">
          {t.tableTitle}
        </h2>
        <p className="caption max-w-[38rem] lg:text-right">{t.tableNote}</p>
      </div>
      <div className="mt-5 grid gap-x-14 lg:grid-cols-2">
        <HalfTable placements={sky.placements.slice(0, half)} />
        <HalfTable placements={sky.placements.slice(half)} continued />
      </div>
    </section>
  )
}

function HalfTable({ placements, continued = false }: { placements: readonly Placement[]; continued?: boolean }) {
  const t = useText(landingText)
  return (
    <table className="w-full border-collapse self-start">
      <thead className={continued ? 'max-lg:sr-only' : undefined}>
        <tr className="border-b border-rule-2 text-left">
          <th className="label py-2 pr-3">{t.body}</th>
          <th className="label py-2 text-right">{t.position}</th>
          <th className="label w-32 py-2 pl-3 text-right max-sm:sr-only">{t.motion}</th>
        </tr>
      </thead>
      <tbody>
        {placements.map((placement) => (
          <Row key={placement.body} placement={placement} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ placement }: { placement: Placement }) {
  const words = useText(skyNames)
  const { body, longitudeDeg, sign, speedDegPerDay, retrograde } = placement
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        <span className="flex items-center gap-3">
          <GlyphIcon name={body} size={21} className="shrink-0 text-accent" />
          <span className="font-text text-md">{words.bodies[body]}</span>
          {retrograde && <GlyphIcon name="retrograde" size={16} title={words.retrograde} className="text-tense" />}
        </span>
      </th>
      <td className="figures py-2.5 text-right text-md whitespace-nowrap">
        <span className="inline-flex items-center gap-2.5">
          {degreeSecond(longitudeDeg)}
          <GlyphIcon name={signName(sign)} size={19} title={words.signs[sign]} className="text-sky" />
        </span>
      </td>
      <td className="figures py-2.5 pl-3 text-right text-ink-2 max-sm:sr-only">{dailyMotion(speedDegPerDay)}</td>
    </tr>
  )
}

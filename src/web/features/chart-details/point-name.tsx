import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { degreeMinute, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { Term } from '../factors/term.tsx'
import { isPoint } from './ids.ts'
import { detailsText } from './text.ts'

/** A point by its glyph and its name; the lords of periods by name. */
export function PointName({ id }: { id: string }) {
  const words = useText(skyWords)
  const { lotNames, lords } = useText(detailsText)
  const sign = SIGN_NAMES.findIndex((name) => name === id)
  if (sign >= 0)
    return (
      <span className="inline-flex items-center gap-2">
        <GlyphIcon name={signName(sign)} size={18} className="shrink-0 text-sky" />
        {words.signs[sign]}
      </span>
    )
  if (!isPoint(id))
    return <>{(lotNames as Record<string, string>)[id] ?? (lords as Record<string, string>)[id] ?? id}</>
  return (
    <span className="inline-flex items-center gap-2">
      <GlyphIcon name={id} size={18} className="shrink-0 text-accent" />
      {words.bodies[id]}
    </span>
  )
}

/** A point by its glyph alone, with what it is behind it. */
export function PointGlyph({ id }: { id: string }) {
  const words = useText(skyWords)
  if (!isPoint(id)) return <PointName id={id} />
  return (
    <Term id={id}>
      <GlyphIcon name={id} size={19} title={words.bodies[id]} />
    </Term>
  )
}

/** 26°15′ ♉. */
export function Place({ lon }: { lon: number }) {
  const words = useText(skyWords)
  const { sign, degree, minute } = inSign(lon)
  return (
    <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap">
      {degreeMinute(degree, minute)}
      <Term id={signName(sign)}>
        <GlyphIcon name={signName(sign)} size={17} title={words.signs[sign]} className="text-sky" />
      </Term>
    </span>
  )
}

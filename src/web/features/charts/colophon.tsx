import type { Birth, ChartAnswer } from '#contract/charts.ts'
import { capital } from '#language/capital.ts'
import { geographic } from '#language/angle.ts'
import { DEFAULT_RULES } from '#product/default-rules.ts'
import { formatClock, formatDate, formatInstantDate } from '../../i18n/format.ts'
import { chartRuleNames, houseSystemName } from '../../i18n/chart-rule-names.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useBornWhen } from '../birth-time/born-when.ts'
import { offsetName } from '../birth-time/hour-by.ts'
import { OwnRules } from '../chart-rules/own-rules.tsx'
import { Term } from '../factors/term.tsx'
import { chartsText } from './text.ts'

type Born = Pick<Birth, 'local' | 'place' | 'birthtime_known' | 'read'>

interface ColophonProps {
  answer: ChartAnswer
  /** Of a chart that its reader may have cast by other rules. */
  hash?: string
}

/** When, where and by which rules the chart was computed. */
export function Colophon({ answer, hash }: ColophonProps) {
  const t = useText(chartsText)
  const { lang } = useLang()
  const { type, local, place, natal, partner, person, return: ofReturn } = answer
  const date = formatDate(lang, local.date)
  const births: [string | null, Born][] = natal
    ? [[t.bornOn, natal]]
    : partner
      ? [
          [t.rings.you, answer],
          [person?.name ?? '', partner],
        ]
      : [[null, answer]]
  return (
    <div className="mt-5 text-ink-2">
      {type === 'chart:transit' && (
        <p className="figures text-ink">
          {t.skyOf(`${date}, ${formatClock(lang, local.clock)} (${offsetName(local.offset)})`)}
        </p>
      )}
      {type === 'chart:progressed' && <p className="figures text-ink">{t.progressedTo(date)}</p>}
      {ofReturn && (
        <p className="figures flex flex-wrap gap-x-6 gap-y-0.5 text-ink">
          <Term id={ofReturn.light === 'sun' ? 'solarReturn' : 'lunarReturn'}>{t.exactReturn}</Term>
          <span>
            {answer.birthtime_known
              ? `${date}, ${formatClock(lang, local.clock)} (${offsetName(local.offset)})`
              : t.aboutDate(date)}
          </span>
          {answer.birthtime_known && <span>{t.castFor(place.name)}</span>}
          {ofReturn.next && <span>{t.nextReturn(formatInstantDate(lang, ofReturn.next))}</span>}
        </p>
      )}
      {births.map(([name, born]) => (
        <BornLine key={name ?? ''} name={name} born={born} />
      ))}
      <Rules answer={answer} hash={hash} />
    </div>
  )
}

function BornLine({ name, born: { local, place, birthtime_known: known, read } }: { name: string | null; born: Born }) {
  const t = useText(chartsText)
  const bornWhen = useBornWhen()
  const [north = 'N', south = 'S', east = 'E', west = 'W'] = t.coordinates
  // By the server's zones: a browser's are wrong for many places before 1970.
  const when = bornWhen({ date: local.date, local: known ? local : null, read })
  return (
    <p className="figures flex flex-wrap gap-x-6 gap-y-0.5">
      {name && <span>{name}</span>}
      <span className="text-ink">{when}</span>
      <span className="text-ink">{place.name}</span>
      <span className="whitespace-nowrap">
        {geographic(place.lat, [north, south])} {geographic(place.lon, [east, west])}
      </span>
    </p>
  )
}

/** Houses and zodiac. */
function Rules({ answer: { type, houses, zodiac, rules }, hash }: ColophonProps) {
  const t = useText(chartsText)
  const words = useText(chartRuleNames)
  const composite = type === 'chart:composite'
  const system = !houses
    ? null
    : composite
      ? t.equalHouses
      : houses.system === houses.requested
        ? t.system(houseSystemName(words, houses.system))
        : t.systemInstead(houseSystemName(words, houses.system), houseSystemName(words, houses.requested))
  return (
    <p className="figures flex flex-wrap gap-x-6 gap-y-0.5">
      {composite && <span>{t.midpoints}</span>}
      {system && <span>{system}</span>}
      <span>{words.zodiacs[zodiac]}</span>
      {rules.node !== DEFAULT_RULES.node && <span>{words.nodes[rules.node]}</span>}
      {rules.lilith !== DEFAULT_RULES.lilith && <span>{words.liliths[rules.lilith]}</span>}
      {rules.orb_percent !== DEFAULT_RULES.orb_percent && <span>{capital(words.orbsAt(rules.orb_percent))}</span>}
      {hash !== undefined && <OwnRules hash={hash} rules={rules} />}
    </p>
  )
}

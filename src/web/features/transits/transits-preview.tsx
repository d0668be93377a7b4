import { Link } from 'react-router'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { FactorGlyphs } from '../factors/factor-glyphs.tsx'
import { transitsText } from './text.ts'
import { transitGroups, type TransitGroup } from './transit-groups.ts'
import { factorOf, groupTitle } from './transit-words.ts'
import { useGroupDates } from './use-group-dates.ts'
import { useTransits } from './use-transits.ts'

const SHOWN = 3

/** The dashboard's first transits of slow planets, and the way to all of them. */
export function TransitsPreview() {
  const t = useText(transitsText)
  const { data, error } = useTransits(1)
  const groups = data && transitGroups(data.transits, { planet: 'slow', area: 'all' }).slice(0, SHOWN)
  if (error && !data) return null
  return (
    <AsideBlock id="transits" title={t.previewTitle}>
      {groups?.length === 0 ? (
        <p className="mt-3 font-text text-md">{t.previewNone}</p>
      ) : (
        <ul className="mt-2 min-h-40 divide-y divide-rule">
          {groups?.map((group) => (
            <Row key={group.id} group={group} />
          ))}
        </ul>
      )}
      <Link to="/transits" className="link mt-3 inline-block text-sm">
        {t.previewLink}
      </Link>
    </AsideBlock>
  )
}

function Row({ group }: { group: TransitGroup }) {
  const words = useText(skyWords)
  const dates = useGroupDates(group)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center py-2.5">
      <FactorGlyphs factor={factorOf(group)} size={17} />
      <span className="min-w-0">
        <span className="block font-text text-md/6">{groupTitle(words, group)}</span>
        <span className="figures block text-xs text-ink-2">{dates}</span>
      </span>
    </li>
  )
}

import { PAIR_TYPES } from '#product/chart-types.ts'
import type { Person } from '#contract/people.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { OrderButton } from '../charts/order-button.tsx'
import { chartsText } from '../charts/text.ts'
import { relationName } from '../people/relation-name.ts'
import { peopleText } from '../people/text.ts'
import { peoplePagesText } from './text.ts'

/** What somebody is to the person, and the charts that are made with them. */
export function PairCharts({ person: { id, name, relation } }: { person: Person }) {
  const t = useText(peoplePagesText)
  const words = useText(peopleText)
  const charts = useText(chartsText)
  const { account } = useSession()
  const isBorn = account !== null && account.birthdate !== null && account.birthplace !== null
  return (
    <>
      <p>
        <span className="label">{t.relation}</span> {relationName(words, relation) || words.noRelation}
      </p>
      {isBorn ? (
        <>
          <p className="mt-2 text-ink-2">{t.pairText}</p>
          <ul className="mt-4 grid gap-4">
            {PAIR_TYPES.map((type) => (
              <li
                key={type}
                className="grid gap-x-6 gap-y-2 border-t border-rule pt-4 sm:grid-cols-[1fr_auto] sm:items-center"
              >
                <div>
                  <p className="font-text text-lg">{charts.types[type].name}</p>
                  <p className="text-sm text-ink-2">{charts.types[type].text}</p>
                </div>
                <div className="grid justify-items-start gap-2">
                  <OrderButton
                    type={`chart:${type}`}
                    person={id}
                    label={charts.withPerson(charts.types[type].name, name)}
                  />
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 flex flex-wrap gap-x-5">
          {t.pairNeedsBirth}
          <Link to="/settings#details" className="link">
            {t.toSettings}
          </Link>
        </p>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import type { Account } from '#contract/accounts.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { Link } from '../../i18n/link.tsx'
import { formatClock, formatDate } from '../../i18n/format.ts'
import { chartRuleNames, houseSystemName } from '../../i18n/chart-rule-names.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { dashboardText } from './text.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Whose page this is: the birth it is computed for, and its three signs. */
export function ProfileCard({ account }: { account: Account }) {
  const t = useText(dashboardText)
  const names = useText(chartRuleNames)
  const { lang } = useLang()
  const {
    birthdate,
    birthdate_julian: oldStyle,
    birthtime,
    birthtimeIDK,
    birthplace,
    house_system: system,
    zodiac,
  } = account
  const complete = Boolean(account.first_name && birthdate && birthplace)
  return (
    <AsideBlock id="profile" title={t.profile}>
      <p className="display-3 mt-2">{account.first_name}</p>
      <ul className="mt-4 grid grid-cols-3 gap-2 border-y border-rule py-4">
        <SignOf point="sun" sign={zodiac.sun} />
        <SignOf point="moon" sign={zodiac.moon} />
        <SignOf point="asc" sign={zodiac.asc} />
      </ul>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
        <Row name={t.birthdate}>
          {birthdate ? formatDate(lang, birthdate) : t.missing}
          {oldStyle && <span className="block text-ink-2">{t.oldStyle(formatDate(lang, oldStyle))}</span>}
        </Row>
        <Row name={t.birthtime}>
          {birthtimeIDK ? t.unknownTime : birthtime ? formatClock(lang, birthtime) : t.missing}
        </Row>
        <Row name={t.birthplace}>{birthplace ?? t.missing}</Row>
        {system && <Row name={t.houses}>{houseSystemName(names, system)}</Row>}
      </dl>
      {birthtimeIDK && zodiac.moon === null && birthdate && <p className="caption mt-3">{t.unknownMoon}</p>}
      <p className="mt-4">
        <Link to="/settings" className={complete ? 'link inline-block text-sm' : buttonClass({ size: 'small' })}>
          {complete ? t.change : t.fillIn}
        </Link>
      </p>
    </AsideBlock>
  )
}

function SignOf({ point, sign }: { point: 'sun' | 'moon' | 'asc'; sign: number | null }) {
  const words = useText(skyWords)
  const glyph: GlyphName | undefined = sign === null ? undefined : SIGN_NAMES[sign]
  return (
    <li className="grid justify-items-center gap-1.5 text-center">
      {glyph ? (
        <GlyphIcon name={glyph} size={34} weight={1.25} className="text-sky" />
      ) : (
        <span className="grid size-[34px] place-items-center text-3xl text-ink-2">—</span>
      )}
      <span className="text-xs/4">
        <span className="block text-ink-2">{words.bodies[point]}</span>
        {sign !== null && words.signs[sign]}
      </span>
    </li>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </>
  )
}

import type { SharedLink } from '#contract/shared-links.ts'
import { formatInstantDate, formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { sharedLinksText } from './text.ts'

/** Since when a link is on, how often it was opened, and whether it shows the birth. */
export function LinkFacts({ link, className }: { link: SharedLink; className?: string }) {
  const t = useText(sharedLinksText)
  const { lang } = useLang()
  const { on, made_at: madeAt, opened, shows_birth: showsBirth } = link
  const facts = [
    on ? t.since(formatInstantDate(lang, madeAt)) : t.off,
    t.opened(opened, formatNumber(lang, opened)),
    ...(on ? [showsBirth ? t.withBirth : t.withoutBirth] : []),
  ]
  return <p className={`text-sm text-ink-2 ${className ?? ''}`}>{facts.join(' · ')}</p>
}

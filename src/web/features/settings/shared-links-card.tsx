import { lazy, Suspense, useState } from 'react'
import type { SharedLink } from '#contract/shared-links.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { LinkFacts } from '../shared-links/link-facts.tsx'
import { sharedLinksText } from '../shared-links/text.ts'
import { useSharedLinks, useSwitchOff } from '../shared-links/use-links.ts'

const LinkSheet = lazy(() => import('../shared-links/link-sheet.tsx'))

type Open = { kind: 'on' | 'off'; link: SharedLink }

/** What a person shows to others by public links, each with its way off and on again. */
export function SharedLinksCard() {
  const t = useText(sharedLinksText)
  const words = useText(common)
  const { data, error, refetch } = useSharedLinks()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <AsideBlock id="shared-links" title={t.title}>
      <p className="mt-3 font-text text-md/7">{t.why}</p>
      {error && !data && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          {sentenceOf(error, words.broken)}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {data?.links.length === 0 && <p className="mt-3 text-ink-2">{t.none}</p>}
      {data && data.links.length > 0 && (
        <ul className="mt-2 divide-y divide-rule">
          {data.links.map((link) => (
            <Row key={link.id} link={link} onOpen={(kind) => setOpen({ kind, link })} />
          ))}
        </ul>
      )}
      {open?.kind === 'off' && <OffSheet link={open.link} onClose={close} />}
      {open?.kind === 'on' && (
        <Suspense>
          <LinkSheet thing={open.link} onClose={close} />
        </Suspense>
      )}
    </AsideBlock>
  )
}

function Row({ link, onOpen }: { link: SharedLink; onOpen: (kind: Open['kind']) => void }) {
  const t = useText(sharedLinksText)
  const { hash, title, on } = link
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={viewerPath(hash)} className="link font-text text-md/6">
          {title}
        </Link>
        <LinkFacts link={link} />
      </span>
      <button
        type="button"
        className={`link shrink-0 ${on ? 'text-tense' : ''}`}
        aria-label={on ? t.turnOffNamed(title) : t.onNamed(title)}
        onClick={() => onOpen(on ? 'off' : 'on')}
      >
        {on ? t.turnOff : t.on}
      </button>
    </li>
  )
}

function OffSheet({ link: { id, title }, onClose }: { link: SharedLink; onClose: () => void }) {
  const t = useText(sharedLinksText)
  const mutation = useSwitchOff()
  return (
    <ConfirmSheet
      {...{ mutation, id, onClose }}
      title={t.offTitle(title)}
      intro={t.offIntro}
      action={t.turnOff}
      keep={t.keep}
    />
  )
}

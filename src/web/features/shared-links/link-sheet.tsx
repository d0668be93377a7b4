import { useState } from 'react'
import type { SharedLink } from '#contract/shared-links.ts'
import { isMadeOfBirth } from '#product/shared-links.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AddressField } from './address-field.tsx'
import { LinkFacts } from './link-facts.tsx'
import { sharedLinksText } from './text.ts'
import { useMakeLink, useSharedLinks, useSwitchOff } from './use-links.ts'

/** A chart or a report that can be shown to others. */
export interface Shareable {
  hash: string
  kind: SharedLink['kind']
  type: string
  /** With whom it is made, or whose it is. */
  person?: string | undefined
}

/** Says what others will see, makes a public link, and switches it off. */
export default function LinkSheet({ thing, onClose }: { thing: Shareable; onClose: () => void }) {
  const t = useText(sharedLinksText)
  const words = useText(common)
  const { data, error, isError, refetch } = useSharedLinks()
  const [url, setUrl] = useState<string | null>(null)
  if (url !== null) return <ReadySheet url={url} onClose={onClose} />
  const link = data?.links.find(({ hash, on }) => on && hash === thing.hash)
  return (
    <Sheet title={t.button} intro={t.intro} onClose={onClose}>
      {data ? (
        <Make thing={thing} link={link} onMade={setUrl} />
      ) : isError ? (
        <div role="alert">
          <p>{sentenceOf(error, words.broken)}</p>
          <Button size="small" className="mt-4" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <div className="grid min-h-40 place-items-center">
          <Spinner size={32} />
        </div>
      )}
    </Sheet>
  )
}

interface MakeProps {
  thing: Shareable
  /** The one that is on. */
  link: SharedLink | undefined
  onMade: (url: string) => void
}

function Make({ thing, link, onMade }: MakeProps) {
  const t = useText(sharedLinksText)
  const words = useText(common)
  const make = useMakeLink()
  const off = useSwitchOff()
  const needsBirth = isMadeOfBirth(thing.type)
  const [showsBirth, setShowsBirth] = useState(needsBirth || (link?.shows_birth ?? false))
  const isBusy = make.isPending || off.isPending
  const submit = () =>
    !isBusy && make.mutate({ hash: thing.hash, show_birth: showsBirth }, { onSuccess: ({ url }) => onMade(url) })
  return (
    <>
      {link && <LinkFacts link={link} className="border-l-2 border-accent py-1 pl-4" />}
      {!needsBirth && <p className="mt-4 font-text text-md/7">{t.tells[thing.kind]}</p>}
      {thing.person && <p className="mt-3 font-text text-md/7">{t.someone(thing.person)}</p>}
      <label className="mt-4 flex min-h-12 items-center gap-3 border-y border-rule py-2">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={showsBirth}
          disabled={needsBirth}
          onChange={(event) => setShowsBirth(event.target.checked)}
        />
        <span className="font-text text-md">{t.showBirth}</span>
      </label>
      {needsBirth && <p className="field-hint mt-2">{t.madeOfBirth}</p>}
      {link && <p className="caption mt-4">{t.anotherHint}</p>}
      <FormError>
        {(make.error && sentenceOf(make.error, words.broken)) ?? (off.error && sentenceOf(off.error, words.broken))}
      </FormError>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy || undefined} onClick={submit}>
          {link ? t.another : t.make}
        </Button>
        {link && (
          <Button
            variant="danger-quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && off.mutate(link.id)}
          >
            {t.turnOff}
          </Button>
        )}
      </div>
    </>
  )
}

function ReadySheet({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useText(sharedLinksText)
  return (
    <Sheet key="ready" title={t.readyTitle} intro={t.readyIntro} onClose={onClose}>
      <AddressField url={url} />
      <p className="mt-5 flex flex-wrap items-center gap-x-6">
        <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-h-10 items-center">
          {t.look}
        </a>
        <button type="button" className="link min-h-10" onClick={onClose}>
          {t.done}
        </button>
      </p>
    </Sheet>
  )
}

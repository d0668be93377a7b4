import { useEffect, useState } from 'react'
import { useLang, useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { isChatLetIn, openLiveChat, takeWish, wishForChat, type ChatSettings } from './live-chat.ts'
import { supportText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** Opens the live chat; when it does not come, the form beside it is the way. */
export function LiveChatButton({ settings }: { settings: ChatSettings }) {
  const t = useText(supportText)
  const { lang } = useLang()
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')
  const opening = state === 'opening'
  const open = () => {
    if (opening) return
    if (!isChatLetIn()) return wishForChat()
    setState('opening')
    openLiveChat(settings, lang).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  // Comes once more as the same press, on the page that was loaded for it.
  useEffect(() => {
    if (takeWish()) open()
    // oxlint-disable-next-line react/exhaustive-deps -- only as the page opens
  }, [])
  return (
    <div className="mb-8 border-b border-rule pb-8">
      <Button variant="quiet" aria-disabled={opening || undefined} onClick={open}>
        <span className={opening ? 'invisible' : undefined}>{t.chat}</span>
        {opening && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </Button>
      <p className="caption mt-3">{t.chatHost(new URL(settings.url).host)}</p>
      <div role="alert">{state === 'failed' && <p className="mt-2 text-tense">{t.chatFailed}</p>}</div>
    </div>
  )
}

import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { birthTimeText } from './text.ts'

/** Why there are no days at all: a birth that is not complete, or a server that does not answer. */
export function NoDays({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(birthTimeText)
  const words = useText(common)
  if (error instanceof CallError && error.reason === 'validation')
    return (
      <NoticeCard title={error.message}>
        <p className="mt-2 font-text text-lg">{t.missingText}</p>
        <ButtonLink to="/settings" className="mt-6">
          {t.toSettings}
        </ButtonLink>
      </NoticeCard>
    )
  return (
    <NoticeCard title={sentenceOf(error, words.broken)}>
      <p className="mt-2 font-text text-lg">{t.meanwhile}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onRetry}>{words.tryAgain}</Button>
        {/* A document of its own: what the router would ask for on the way may not be had. */}
        <a href="/offline" className="link">
          {t.savedPages}
        </a>
        <a href="/glossary" className="link">
          {t.glossary}
        </a>
      </p>
    </NoticeCard>
  )
}

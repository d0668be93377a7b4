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
      <Button className="mt-6" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </NoticeCard>
  )
}

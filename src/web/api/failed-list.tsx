import { sentenceOf } from './call-error.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'
import { Button } from '../ui/button.tsx'

/** In place of a list that could not be loaded. */
export function FailedList({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const words = useText(common)
  return (
    <div className="mt-10">
      <p className="display-3">{sentenceOf(error, words.broken)}</p>
      <Button className="mt-5" onClick={() => void onRetry()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

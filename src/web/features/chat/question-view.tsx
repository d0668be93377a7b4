import { useText } from '../../i18n/text.tsx'
import { chatText } from './text.ts'

/** What a person asked. */
export function QuestionView({ text }: { text: string }) {
  const t = useText(chatText)
  return (
    <div data-question className="ml-8 border-r-2 border-accent bg-surface px-4 py-2.5">
      <p className="sr-only">{t.you}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  )
}

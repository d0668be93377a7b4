import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { QUESTION_LENGTH } from '#contract/chat-limits.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { chatText } from './text.ts'

interface ComposerProps {
  busy: boolean
  onSend: (question: string) => void
  onStop: () => void
}

/** Where a question is typed. Enter sends it, Shift and Enter begin a line; nothing is sent while a reply is written. */
export function Composer({ busy, onSend, onStop }: ComposerProps) {
  const t = useText(chatText)
  const [text, setText] = useState('')
  useDraft('question', () => text || null, setText)
  const hint = useId()
  const isLong = text.trim().length > QUESTION_LENGTH
  const isReady = text.trim() !== '' && !busy && !isLong
  const send = () => {
    if (!isReady) return
    onSend(text)
    setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="border-t border-rule pt-3">
      <div className="flex items-end gap-2">
        <textarea
          className="input max-h-40 min-h-11 resize-none field-sizing-content"
          aria-label={t.question}
          aria-describedby={isLong ? hint : undefined}
          aria-invalid={isLong || undefined}
          placeholder={t.placeholder}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        {busy ? (
          <button
            type="button"
            className="icon-button shrink-0 border border-rule-2"
            aria-label={t.stop}
            onClick={onStop}
          >
            <Icon name="stop" />
          </button>
        ) : (
          <button
            type="submit"
            className="icon-button shrink-0 border border-rule-2 aria-disabled:text-ink-2"
            aria-label={t.send}
            aria-disabled={!isReady}
          >
            <Icon name="arrow" />
          </button>
        )}
      </div>
      {isLong && (
        <p id={hint} className="field-error mt-1">
          {t.long(QUESTION_LENGTH)}
        </p>
      )}
    </form>
  )
}

import { useEffect, useId, useRef } from 'react'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Composer } from './composer.tsx'
import { MessageText } from './message-text.tsx'
import { ReplyView } from './message-view.tsx'
import { QuestionView } from './question-view.tsx'
import { chatText } from './text.ts'
import { ThreadChoice } from './thread-choice.tsx'
import { useChat, type Chat } from './use-chat.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** A conversation: the messages so far, the reply being written, and where the next question is typed. */
export function ChatRoom() {
  const t = useText(chatText)
  const chat = useChat()
  const { running, isSpent, limit } = chat
  // After a message in distress nothing is sold and nothing is counted.
  const care = chat.messages.findLast(({ role }) => role === 'assistant')?.care
  const isCareful = care !== undefined
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ThreadChoice chat={chat} />
      <Messages chat={chat} isSold={isSpent && !running && !isCareful} />
      <p role="status" className="sr-only">
        {running ? t.writing : chat.messages.length > 0 ? t.written : ''}
      </p>
      {care?.stage === 'asked' && !care.choices && !running && (
        <p className="pb-3">
          <button type="button" className="choice text-left" onClick={() => void chat.send(t.safe)}>
            {t.safe}
          </button>
        </p>
      )}
      {/* Stays when the day's questions are spent: a cry for help is answered all the same. */}
      <Composer busy={running !== null} onSend={(question) => void chat.send(question)} onStop={chat.stop} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs/5 text-ink-2">
        <span>{t.notAdvice}</span>
        {limit !== null && !isCareful && <span>{t.left(limit)}</span>}
      </p>
    </div>
  )
}

interface MessagesProps {
  chat: Chat
  /** Whether the day's questions are used up, and more are offered after the last answer. */
  isSold: boolean
}

function Messages({ chat, isSold }: MessagesProps) {
  const t = useText(chatText)
  const words = useText(common)
  const { messages, running, failed, isLoading, loadError } = chat
  const heading = useId()
  const foot = useRef<HTMLDivElement>(null)
  const read = useRef('')
  const count = messages.length
  const last = running || failed ? undefined : messages.at(-1)
  const choose = (choice: string) => {
    // The button goes with the press; whoever uses the keyboard stays in the conversation.
    foot.current?.parentElement?.focus()
    void chat.send(choice)
  }
  // What is new comes into view from its question on; otherwise the list stays where somebody reads.
  useEffect(() => {
    const list = foot.current?.parentElement
    const now = `${count} ${running?.text.length ?? -1} ${failed !== null} ${chat.isSpent}`
    if (!list || read.current === now) return
    read.current = now
    const question = [...list.querySelectorAll<HTMLElement>('[data-question]')].at(-1)
    list.scrollTop = question ? question.offsetTop - list.offsetTop - 12 : list.scrollHeight
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div
      className="min-h-0 flex-1 overflow-y-auto py-4 outline-offset-[-2px]"
      tabIndex={0}
      role="region"
      aria-labelledby={heading}
    >
      <h2 id={heading} className="sr-only">
        {t.thread}
      </h2>
      <div className="grid gap-6" role="log" aria-busy={running !== null}>
        {isLoading && <p className="caption">{t.loading}</p>}
        {loadError && (
          <div>
            <p>{sentenceOf(loadError, t.loadFailed)}</p>
            <Button size="small" className="mt-3" onClick={chat.reload}>
              {words.tryAgain}
            </Button>
          </div>
        )}
        {!isLoading && !loadError && count === 0 && !running && !failed && !chat.isSpent && <Empty chat={chat} />}
        {messages.map((message) =>
          message.role === 'user' ? (
            <QuestionView key={message.id} text={message.content} />
          ) : (
            <ReplyView key={message.id} message={message} onChoose={message === last ? choose : undefined} />
          ),
        )}
        {running && (
          <>
            {running.question && <QuestionView text={running.question} />}
            {running.text ? <MessageText text={running.text} /> : <Writing />}
          </>
        )}
        {failed && <FailedQuestion chat={chat} />}
      </div>
      {isSold && <Spent />}
      <div ref={foot} />
    </div>
  )
}

function Writing() {
  const t = useText(chatText)
  return (
    <p className="flex items-center gap-3 text-ink-2">
      <Spinner />
      {t.writing}
    </p>
  )
}

function FailedQuestion({ chat: { failed, send } }: { chat: Chat }) {
  const t = useText(chatText)
  if (!failed) return null
  const isLimit = failed.error instanceof CallError && failed.error.reason === 'limit_reached'
  return (
    <>
      <QuestionView text={failed.question} />
      <div role="alert" className="border-l-2 border-tense pl-3">
        <p className="text-tense">{sentenceOf(failed.error, t.failed)}</p>
        {!isLimit && (
          <Button variant="quiet" size="small" className="mt-2" onClick={() => void send(failed.question)}>
            {t.retry}
          </Button>
        )}
      </div>
    </>
  )
}

function Empty({ chat }: { chat: Chat }) {
  const t = useText(chatText)
  return (
    <div>
      <p className="display-3">{t.emptyTitle}</p>
      <ul className="mt-4 grid justify-items-start gap-2">
        {t.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="choice text-left" onClick={() => void chat.send(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Spent() {
  const t = useText(chatText)
  return (
    <div className="mt-6 border-t border-rule pt-3">
      <p>{t.spent}</p>
      <p className="mt-0.5 text-sm text-ink-2">{t.spentHint}</p>
      <ButtonLink to="/plans" size="small" className="mt-3">
        {t.upgrade}
      </ButtonLink>
    </div>
  )
}

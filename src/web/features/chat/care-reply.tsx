import type { ReactNode } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { useText } from '../../i18n/text.tsx'
import { chatText } from './text.ts'

type Care = NonNullable<ChatMessage['care']>
type CareLink = Care['links'][number]

interface CareReplyProps {
  text: string
  care: Care
  /** Where its question is still to be answered. */
  onChoose?: ((choice: string) => void) | undefined
}

const NONE: string[] = []

/** A reply to somebody in distress: quiet, with numbers that can be called, and with nothing to copy, look up or buy. */
export function CareReply({ text, care: { links, choices = NONE }, onChoose }: CareReplyProps) {
  const t = useText(chatText)
  const list = choices.map((choice, i) => `${i + 1}) ${choice}`).join('\n')
  return (
    <div className="border-l-2 border-sky bg-surface px-4 py-3">
      <p className="sr-only">{t.care}</p>
      <div className="grid gap-3 font-text text-md/[1.65] wrap-anywhere">
        {text.split('\n\n').map((paragraph) =>
          paragraph === list ? (
            // What can be pressed isn’t said a second time.
            !onChoose && <Choices key={paragraph} choices={choices} />
          ) : (
            <p key={paragraph}>{linked(paragraph, links)}</p>
          ),
        )}
        {onChoose && choices.length > 0 && <Choices choices={choices} onChoose={onChoose} />}
        <Calls links={links.filter((link) => !text.includes(link.text))} />
      </div>
    </div>
  )
}

/** The answers to the one question: buttons while it is open, a list once it was answered. */
function Choices({ choices, onChoose }: { choices: readonly string[]; onChoose?: (choice: string) => void }) {
  const t = useText(chatText)
  return (
    <ol className={onChoose ? 'grid justify-items-start gap-2' : 'grid list-decimal gap-1 pl-5'} aria-label={t.choices}>
      {choices.map((choice) => (
        <li key={choice}>
          {onChoose ? (
            <button type="button" className="choice text-left" onClick={() => onChoose(choice)}>
              {choice}
            </button>
          ) : (
            choice
          )}
        </li>
      ))}
    </ol>
  )
}

/** Whom to call, where the text doesn’t say it again. */
function Calls({ links }: { links: readonly CareLink[] }) {
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ text, href }) => (
        <a key={text} href={href} className="link font-semibold whitespace-nowrap">
          {text}
        </a>
      ))}
    </p>
  )
}

/** A paragraph with what can be pressed in it; the longest first, so that 112 is not found within a longer number. */
function linked(paragraph: string, links: readonly CareLink[]): ReactNode[] {
  const [link, ...rest] = links.toSorted((a, b) => b.text.length - a.text.length)
  if (!link) return [paragraph]
  // A number stands once or twice in a paragraph, and never moves within it.
  return paragraph.split(link.text).flatMap((part, i) => [
    ...(i > 0
      ? [
          // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name
          <a key={`${link.text} ${i}`} href={link.href} className="link font-semibold whitespace-nowrap">
            {link.text}
          </a>,
        ]
      : []),
    ...linked(part, rest),
  ])
}

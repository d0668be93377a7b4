import type { ReactNode } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { useText } from '../../i18n/text.tsx'
import { chatText } from './text.ts'

type CareLink = NonNullable<ChatMessage['care']>['links'][number]

/** A reply to somebody in distress: quiet, with numbers that can be called, and with nothing to copy, look up or buy. */
export function CareReply({ text, links }: { text: string; links: readonly CareLink[] }) {
  const t = useText(chatText)
  return (
    <div className="border-l-2 border-sky bg-surface px-4 py-3">
      <p className="sr-only">{t.care}</p>
      <div className="grid gap-3 font-text text-md/[1.65] wrap-anywhere">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{linked(paragraph, links)}</p>
        ))}
        <Calls links={links.filter((link) => !text.includes(link.text))} />
      </div>
    </div>
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

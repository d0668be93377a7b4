import type { ChatMessage } from '#contract/chat.ts'
import { PERSONS_OWN } from '#reading/facts/factor.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { FactorList } from '../factors/factor-list.tsx'
import { CareReply } from './care-reply.tsx'
import { MessageText } from './message-text.tsx'
import { chatText } from './text.ts'
import type { Factor } from '#contract/daily.ts'
import { TheirChart } from '../charts/their-chart.tsx'
import { usePeople } from '../people/use-people.ts'

interface ReplyViewProps {
  message: ChatMessage
  /** Where answers can be chosen. */
  onChoose?: ((choice: string) => void) | undefined
}

/** What the astrologer answered, with the facts behind it. */
export function ReplyView({ message, onChoose }: ReplyViewProps) {
  const { content, care } = message
  return care ? <CareReply text={content} care={care} onChoose={onChoose} /> : <AstrologerReply message={message} />
}

function AstrologerReply({ message }: { message: ChatMessage }) {
  const t = useText(chatText)
  const { content, sources = [], stopped } = message
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => showToast(t.copied),
      () => showToast(t.copyFailed),
    )
  return (
    <div>
      <p className="sr-only">{t.astrologer}</p>
      <MessageText text={content} />
      {stopped && <p className="caption mt-2">{t.stopped}</p>}
      {sources.some(({ id }) => id.startsWith(PERSONS_OWN)) && <ChartsTold sources={sources} />}
      <div className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-xs">
        <button type="button" className="link order-last min-h-6" onClick={() => void copy()}>
          {t.copy}
        </button>
        {sources.length > 0 && (
          <details className="min-w-0 open:basis-full">
            <summary className="min-h-6 cursor-pointer text-ink-2 hover:text-ink">{t.facts(sources.length)}</summary>
            <div className="mt-3 border-l border-rule-2 pl-4">
              <FactorList factors={sources} />
            </div>
          </details>
        )}
      </div>
    </div>
  )
}

/** The charts of the people saved whose own placements a reply rests on. */
function ChartsTold({ sources }: { sources: readonly Factor[] }) {
  const { data: people = [] } = usePeople()
  const told = people.filter(({ name }) => sources.some(({ id }) => id.startsWith(`${PERSONS_OWN}${name}:`)))
  if (told.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {told.map((person) => (
        <li key={person.id}>
          <TheirChart person={person} isNamed />
        </li>
      ))}
    </ul>
  )
}

import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chatText } from './text.ts'
import type { Chat } from './use-chat.ts'

/** Which conversation is read; shown once there is one. */
export function ThreadChoice({ chat }: { chat: Chat }) {
  const t = useText(chatText)
  const { threads, thread, running } = chat
  if (threads.length === 0) return null
  const forget = () => {
    if (confirm(t.forgetSure)) void chat.forget()
  }
  return (
    <div className="flex items-center gap-1 border-b border-rule pb-3">
      <select
        className="input min-w-0 flex-1"
        aria-label={t.thread}
        value={thread}
        disabled={running !== null}
        onChange={(event) => chat.choose(event.target.value)}
      >
        {thread === 'new' && <option value="new">{t.newThread}</option>}
        {threads.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button shrink-0"
        aria-label={t.newThread}
        title={t.newThread}
        disabled={running !== null}
        onClick={() => chat.choose('new')}
      >
        <Icon name="plus" />
      </button>
      {thread !== 'new' && (
        <button
          type="button"
          className="icon-button -mr-2 shrink-0"
          aria-label={t.forget}
          title={t.forget}
          disabled={running !== null}
          onClick={forget}
        >
          <Icon name="bin" />
        </button>
      )}
    </div>
  )
}

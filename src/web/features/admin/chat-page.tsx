import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { PageHead } from './frame.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'

/** The messages of a conversation, as they were written; nothing in them is markup. */
export default function ChatPage() {
  const t = useText(adminText)
  const { userId = '', threadId = '' } = useParams()
  const messages = useQuery({
    queryKey: ['admin', 'chat', threadId],
    queryFn: ({ signal }) => call('GET /admin/chat/:thread', { params: { thread: threadId }, signal }),
  })
  return (
    <>
      <PageHead
        crumbs={[
          { label: t.users, to: '/admin/users' },
          { label: userId, to: `/admin/user/${userId}` },
        ]}
        title={t.conversation}
      />
      <Answer asked={messages}>
        {(rows) => (
          <ol className="mt-6 grid max-w-[46rem] gap-5">
            {rows.map(({ mid, role, message, created_at, verdict, model, dropped }) => (
              <li key={mid} className={role === 1 ? 'border-l-2 border-accent pl-5' : 'pl-5'}>
                <p className="flex flex-wrap gap-x-4 text-xs text-ink-2">
                  <span>{role === 1 ? t.person : t.astrologer}</span>
                  <Stamp at={created_at} />
                  {model && <span>{model}</span>}
                  {verdict && <span>{verdict}</span>}
                </p>
                <p className="mt-1 font-text whitespace-pre-wrap">{message}</p>
                {dropped.map(({ kinds, text }) => (
                  <p key={text} className="mt-1 text-xs text-ink-2">
                    {t.notShown(kinds.map((kind) => t.unsafeKinds[kind] ?? kind).join(', '))} {text}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        )}
      </Answer>
    </>
  )
}

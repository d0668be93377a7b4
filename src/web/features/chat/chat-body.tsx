import { Queries } from '../../api/queries.tsx'
import { useSession } from '../../session/session.ts'
import { ChatGuest } from './chat-guest.tsx'
import { ChatRoom } from './chat-room.tsx'

/** The conversation of whoever is signed in; an invitation for everybody else. */
export default function ChatBody() {
  const { signedIn, account } = useSession()
  if (!signedIn) return <ChatGuest />
  return (
    <Queries>
      <ChatRoom key={account?.id} />
    </Queries>
  )
}

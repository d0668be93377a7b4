import { Queries } from '../../api/queries.tsx'
import { useSession } from '../../session/session.ts'
import { ChatRoom } from './chat-room.tsx'
import { useText } from '../../i18n/text.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { chatText } from './text.ts'
import { buttonClass } from '../../ui/button.tsx'

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

/** What a visitor finds: why an account is needed, and the way there. */
function ChatGuest() {
  const t = useText(chatText)
  return (
    <div className="py-4">
      <p className="display-3">{t.guestTitle}</p>
      <p className="mt-3 font-text text-lg">{t.guestText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <AuthLink mode="register" className={buttonClass()}>
          {t.signUp}
        </AuthLink>
        <AuthLink mode="login" className={buttonClass({ variant: 'quiet' })}>
          {t.signIn}
        </AuthLink>
      </div>
      <p className="caption mt-6">{t.notAdvice}</p>
    </div>
  )
}

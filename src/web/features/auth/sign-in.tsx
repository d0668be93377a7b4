import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { CodeForm } from './code-form.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { LoginForm } from './login-form.tsx'
import { authText } from './text.ts'
import type { HeldSignIn } from './use-login.ts'

interface SignInProps {
  title: string
  intro?: string
  /** The address that is known already. */
  email?: string
  /** What the way out says that a forgotten password needs. */
  forgot?: string
  onForgot: () => void
  onClose: () => void
  children?: ReactNode
}

interface CodeSheetProps {
  held: HeldSignIn
  onBack: () => void
  onClose: () => void
}

/** The second step of a sign-in. */
export function CodeSheet({ held, onBack, onClose }: CodeSheetProps) {
  const t = useText(authText)
  return (
    <Sheet key="code" title={t.codeTitle} intro={t.codeIntro} onClose={onClose}>
      <CodeForm held={held} />
      <p className="mt-6 border-t border-rule pt-4">
        <button type="button" className="link" onClick={onBack}>
          {t.backToLogin}
        </button>
      </p>
    </Sheet>
  )
}

/** Signing in: by an account elsewhere or by password, and where it asks for one, by a code. */
export function SignIn({ title, intro, email = '', forgot, onForgot, onClose, children }: SignInProps) {
  const t = useText(authText)
  const [held, setHeld] = useState<HeldSignIn | null>(null)
  if (held) return <CodeSheet held={held} onBack={() => setHeld(null)} onClose={onClose} />
  return (
    <Sheet key="form" title={title} intro={intro} onClose={onClose}>
      <ProviderButtons onHeld={setHeld} />
      <LoginForm email={email} forgot={forgot ?? t.forgot} onForgot={onForgot} onHeld={setHeld} />
      <PasskeyButton />
      {children}
    </Sheet>
  )
}

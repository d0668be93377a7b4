import { useState } from 'react'
import { Queries } from '../../api/queries.tsx'
import { useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { AuthMode } from './auth-link.tsx'
import type { Ask } from './auth-launcher.tsx'
import { ConfirmView } from './confirm-view.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { CodeSheet, SignIn } from './sign-in.tsx'
import { InvitationView } from './invitation-view.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { authText } from './text.ts'
import { UndoView } from './undo-view.tsx'
import type { HeldSignIn } from './use-login.ts'

interface AuthModalProps {
  ask: Ask
  onClose: () => void
}

/** Registration, sign-in, a forgotten password, and the two links that mails carry. */
export default function AuthModal(props: AuthModalProps) {
  return (
    <Queries>
      <OpenModal {...props} />
    </Queries>
  )
}

function OpenModal({ ask, onClose }: AuthModalProps) {
  const [mode, setMode] = useState<AuthMode | null>(ask.kind === 'form' ? ask.mode : null)
  if (mode) return <Forms mode={mode} setMode={setMode} onClose={onClose} />
  if (ask.kind === 'reset')
    return (
      <ResetForm
        token={ask.token}
        onClose={onClose}
        onAskAgain={() => setMode('forgot')}
        onSignIn={() => setMode('login')}
      />
    )
  if (ask.kind === 'undo')
    return <UndoView token={ask.token} onClose={onClose} onNewPassword={() => setMode('forgot')} />
  if (ask.kind === 'invitation') return <InvitationView token={ask.token} onClose={onClose} />
  if (ask.kind === 'confirm')
    return <ConfirmView token={ask.token} onClose={onClose} onForgot={() => setMode('forgot')} />
  return null
}

function Forms({ mode, setMode, onClose }: { mode: AuthMode; setMode: (mode: AuthMode) => void; onClose: () => void }) {
  const t = useText(authText)
  const [held, setHeld] = useState<HeldSignIn | null>(null)
  if (held) return <CodeSheet held={held} onBack={() => setHeld(null)} onClose={onClose} />
  if (mode === 'login')
    return (
      <SignIn title={t.loginTitle} onForgot={() => setMode('forgot')} onClose={onClose}>
        <Toggle question={t.noAccount} answer={t.register} onClick={() => setMode('register')} />
      </SignIn>
    )
  if (mode === 'forgot')
    return (
      <Sheet title={t.forgotTitle} intro={t.forgotIntro} onClose={onClose}>
        <ForgotForm />
        <p className="mt-6">
          <button type="button" className="link" onClick={() => setMode('login')}>
            {t.backToLogin}
          </button>
        </p>
      </Sheet>
    )
  return (
    <Sheet title={t.registerTitle} intro={t.registerIntro} onClose={onClose}>
      <RegisterForm onHeld={setHeld} />
      <Toggle question={t.haveAccount} answer={t.login} onClick={() => setMode('login')} />
    </Sheet>
  )
}

function Toggle({ question, answer, onClick }: { question: string; answer: string; onClick: () => void }) {
  return (
    <p className="mt-6 border-t border-rule pt-4 text-ink-2">
      {question}{' '}
      <button type="button" className="link" onClick={onClick}>
        {answer}
      </button>
    </p>
  )
}

import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { Loading } from '../../ui/loading.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Queries } from '../../api/queries.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ClosedInvitation, InvitationPage } from './invitation-page.tsx'
import { togetherText } from './page-text.ts'

const PairPage = lazy(() => import('./pair-page.tsx'))

interface TogetherPageProps {
  id: string
  isPair: boolean
  /** Of an invitation: whether it worked when the page was made. */
  isOpen: boolean
}

/** An invitation to be compared, or the comparison of two who have agreed. */
export default function TogetherPage({ id, isPair, isOpen }: TogetherPageProps) {
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  if (!isPair)
    return (
      <div className="page pt-10 pb-16 lg:pt-14">
        {isOpen ? <Queries>{hydrated ? <InvitationPage token={id} /> : <Blank />}</Queries> : <ClosedInvitation />}
      </div>
    )
  return (
    <div className="page pt-8 pb-16 lg:pt-12">
      {hydrated && !signedIn ? (
        <SignInFirst />
      ) : (
        <PersonPage frame={<Blank />}>
          <Suspense fallback={<Blank />}>
            <PairPage id={Number(id)} />
          </Suspense>
        </PersonPage>
      )}
    </div>
  )
}

function Blank() {
  const t = useText(togetherText)
  return (
    <div className="min-h-[100svh]">
      <h1 className="display-1">{t.title}</h1>
      <Loading text={t.loading} className="mt-16" />
    </div>
  )
}

function SignInFirst() {
  const t = useText(togetherText)
  return (
    <>
      <h1 className="display-1">{t.title}</h1>
      <AuthLink mode="login" className={buttonClass({ className: 'mt-8' })}>
        {t.signIn}
      </AuthLink>
    </>
  )
}

import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { StatisticsAtEnd } from '../features/analytics/statistics-at-end.tsx'
import { AuthLauncher } from '../features/auth/auth-launcher.tsx'
import { ChatLauncher } from '../features/chat/chat-launcher.tsx'
import { LuckyStar } from '../features/lucky-star/lucky-star.tsx'
import { PaymentLauncher } from '../features/plans/payment-launcher.tsx'
import { ProofLauncher } from '../features/proof/proof-launcher.tsx'
import { hearInstallOffer } from '../features/install/install-offer.ts'
import { OfflineNotice } from '../features/offline/offline-notice.tsx'
import { keepForOffline } from '../features/offline/register.ts'
import { BottomBar } from '../chrome/bottom-bar.tsx'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { SkipLink, useFocusOnPageChange } from '../chrome/page-change.tsx'
import { ToTop } from '../chrome/to-top.tsx'
import { settled } from '../session/settle-session.ts'
import { useWelcome } from '../session/welcome.ts'
import { useNotice } from '../ui/notice.ts'
import { readerMoves } from '../ui/reader-moves.ts'
import { Toaster } from '../ui/toaster.tsx'

const WelcomeSheet = lazy(() => import('../features/first-chart/welcome-sheet.tsx'))
const NoticeSheet = lazy(() => import('../ui/notice-sheet.tsx'))

/** The frame of every page but the staff's. */
export default function Site() {
  const main = useFocusOnPageChange()
  const notice = useNotice()
  const welcome = useWelcome()
  const { pathname, search } = useLocation()
  // On the first page alone: a purchase or a question that somebody signed up for goes on undisturbed.
  const isWelcomed = welcome !== null && !notice && pathname === '/' && !/showModal|payment/.test(search)
  useEffect(() => {
    // A sign-out that the server has not heard of, before anything else is asked of it.
    void settled().then(keepForOffline, keepForOffline)
    void readerMoves().then(() => (document.documentElement.dataset.moved = ''))
    return hearInstallOffer()
  }, [])
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ChatLauncher />
      <Suspense>
        <Footer />
      </Suspense>
      <StatisticsAtEnd />
      <BottomBar />
      <ToTop />
      <LuckyStar />
      <AuthLauncher />
      <ProofLauncher />
      <PaymentLauncher />
      <Suspense>{isWelcomed && <WelcomeSheet welcome={welcome} />}</Suspense>
      <Suspense>{notice && !search.includes('payment=') && <NoticeSheet notice={notice} />}</Suspense>
      <Toaster />
    </>
  )
}

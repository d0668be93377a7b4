import { authText } from '#web/features/auth/text.ts'
import type { Lang } from '#language/lang.ts'
import { fillRegistration, signInByCookie, submitRegistration, type BrowserSession } from './browser-session.ts'
import { newEmail, register } from './people.ts'

/** What the astrologer is asked, and how it answers by itself. */
export const ASKED: Record<Lang, { question: string; begins: RegExp }> = {
  // 17 May 1990, 14:30 in Moscow: Venus in Aries.
  en: { question: 'What does my Venus say?', begins: /Your Venus is at 15°\d\d′ Aries, in the eighth house\./ },
  ru: { question: 'О чём говорит моя Венера?', begins: /Ваша Венера стоит в 15°\d\d′ Овна, в восьмом доме\./ },
}

/** Registers in the sheet that is open. */
export async function signUp(session: BrowserSession): Promise<void> {
  const { page, lang } = session
  const time = '14:30'
  await fillRegistration(session, { email: newEmail(), day: 17, month: 5, year: 1990, time, place: 'Moscow' })
  await submitRegistration(session)
  await page.getByRole('dialog', { name: authText[lang].registerTitle }).waitFor({ state: 'detached' })
}

/** The same person with an account that was made before, signed in. */
export async function arrive({ page, lang }: BrowserSession, product: { url: string }): Promise<void> {
  const { email } = await register(product, { lang })
  await signInByCookie(page, product.url, email)
}

import { useContext, useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { Route } from './+types/root'
import { siteContext } from './context.ts'
import { HEAD_SCRIPT } from './head-script.ts'
import { changeLang, langOfRequest, readCookie } from './i18n/lang.ts'
import { LanguageProvider } from './i18n/text.tsx'
import { FaultPage } from './chrome/fault-page.tsx'
import { useLanguageOfData, useRootData, type RootData } from './root-data.ts'
import { NonceContext } from './nonce.ts'
import { guardMarkup } from './trusted-types.ts'
import { PageStyle, stylesheets } from './ui/page-style.tsx'
import { fontPreloads } from './ui/font-preloads.ts'
import { THEME_COLOURS } from './ui/theme.ts'

guardMarkup()

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const lang = langOfRequest(request)
  const { publicUrl, signInProviders, closedPages } = context.get(siteContext)
  const reports = REPORT_TYPES.flatMap((type) => reportOf(type) ?? []).map((report) => inLanguage(report, lang))
  return {
    lang,
    signedIn: readCookie(request.headers.get('cookie'), 'signed_in') === '1',
    publicUrl,
    signInProviders: signInProviders.map(({ id, titles }) => ({ id, title: titles[lang] })),
    reports: reports.map(({ type, short }) => ({ type, short })),
    closedPages: await closedPages(),
  }
}

/** The root's answer changes only with the language, and then the page is loaded anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export const links: Route.LinksFunction = () => [
  ...stylesheets,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useRootData()
  const nonce = useContext(NonceContext)
  useEffect(() => {
    // From now on buttons answer.
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLOURS.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={THEME_COLOURS.dark}
          suppressHydrationWarning
        />
        {import.meta.env.SSR && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />}
        {fontPreloads(lang).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="manifest" href={`/manifest.webmanifest?lang=${lang}`} />
        <PageStyle />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { lang } = useRootData()
  useLanguageOfData()
  return (
    <LanguageProvider value={{ lang, setLang: changeLang }}>
      <Outlet />
    </LanguageProvider>
  )
}

export function ErrorBoundary() {
  const { lang } = useRootData()
  return (
    <LanguageProvider value={{ lang, setLang: changeLang }}>
      <FaultPage />
    </LanguageProvider>
  )
}

import { lazy, Suspense } from 'react'
import { TOOL_BODIES, type ToolBody } from '#product/tool-bodies.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { Link } from '../../i18n/link.tsx'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { toolsText } from './text.ts'
import { toolPath } from './tool-address.ts'
import { Card } from '../../ui/card.tsx'

const Calculator = lazy(() => import('./calculator.tsx'))

export interface ToolPageData {
  body: ToolBody
  /** What the body means in each sign, Aries to Pisces, in a sentence. */
  gists: readonly string[]
}

/** One calculator at its own address: the form, or the result that the address says, and the body in every sign. */
export function ToolPage({ body, gists }: ToolPageData) {
  const t = useText(toolsText)
  const { name, text } = t.bodies[body]
  return (
    <div className="page">
      <Link to="/tools" className="link mt-8 inline-flex items-center gap-2">
        <Icon name="back" size={16} />
        {t.label}
      </Link>
      <div className="mt-6 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <header className="self-start lg:sticky lg:top-10">
          <GlyphIcon name={body} size={64} weight={1} className="text-sky" />
          <h1 className="display-1 mt-5">{name}</h1>
          <p className="prose-reading mt-5 max-w-[34rem]">{text}</p>
          <p className="mt-4 max-w-[34rem] font-text text-md/7 text-ink-2">{t.how}</p>
        </header>
        <Card aria-label={t.submit} as="section" className="min-h-[30rem]">
          <Hydrated key={body} body={body} />
        </Card>
      </div>
      <Signs body={body} gists={gists} />
      <Others body={body} />
    </div>
  )
}

/** Where births are given and answered. Drawn in the browser alone: it works with nothing else. */
function Hydrated({ body }: { body: ToolBody }) {
  const hydrated = useHydrated()
  if (!hydrated) return <CalculatorFrame />
  return (
    <Suspense fallback={<CalculatorFrame />}>
      <Calculator body={body} />
    </Suspense>
  )
}

function CalculatorFrame() {
  const t = useText(toolsText)
  return (
    <>
      <p className="text-ink-2">{t.formIntro}</p>
      <noscript>
        <p className="mt-3">{t.needsScript}</p>
      </noscript>
    </>
  )
}

function Signs({ body, gists }: ToolPageData) {
  const t = useText(toolsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  return (
    <section aria-labelledby="signs" className="double-rule mt-16 pt-4">
      <h2 id="signs" className="label">
        {t.everySign(words.bodies[body])}
      </h2>
      <ol lang={lang} className="mt-4 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {gists.map((gist, sign) => {
          const name = SIGN_NAMES[sign]
          return (
            <li key={gist} className="flex gap-4 border-b border-rule py-4">
              {name && <GlyphIcon name={name} size={24} className="mt-0.5 shrink-0 text-sky" />}
              <div>
                <h3 className="font-text text-lg/6">
                  {words.bodies[body]} {words.inSign[sign]}
                </h3>
                <p className="mt-1 font-text text-md/7 text-ink-2">{gist}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Others({ body }: { body: ToolBody }) {
  const t = useText(toolsText)
  return (
    <nav aria-labelledby="others" className="mt-14">
      <h2 id="others" className="label">
        {t.others}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {TOOL_BODIES.filter((one) => one !== body).map((one) => (
          <li key={one}>
            <Link to={toolPath(one)} className="choice flex items-center gap-2">
              <GlyphIcon name={one} size={18} />
              {t.bodies[one].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

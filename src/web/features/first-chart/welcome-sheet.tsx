import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { FirstChartBody } from '#contract/charts.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { setWelcome, type Welcome } from '../../session/welcome.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { BigThree } from './big-three.tsx'
import { chartResultText } from './result-text.ts'
import { firstChartText } from './text.ts'

const close = () => setWelcome(null)

/** What a new account shows first: Sun, Moon and rising sign, and where the sources of a text are. */
export default function WelcomeSheet({ welcome }: { welcome: Welcome }) {
  return (
    <Queries>
      <Opened welcome={welcome} />
    </Queries>
  )
}

function Opened({ welcome: { firstName, birth, lines, isRead } }: { welcome: Welcome }) {
  const t = useText(chartResultText)
  const { loading } = useText(firstChartText)
  const { lang } = useLang()
  const { data, error } = useQuery({
    queryKey: ['welcome', birth, lang],
    queryFn: () => call('POST /first-chart', { body: { ...birth, lang } as z.input<typeof FirstChartBody> }),
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Sheet title={t.welcome(firstName)} intro={isRead ? t.welcomeAgain : t.welcomeIntro} onClose={close}>
      <div lang={lang} className={isRead ? 'min-h-36' : 'min-h-60'}>
        {data ? <BigThree answer={data} isBrief={isRead} /> : !error && <Spinner label={loading} />}
      </div>
      {/* The button comes with what stands above it, which would move it while somebody presses it. */}
      {(data ?? error) && (
        <>
          {lines.map((line) => (
            <p key={line} className="field-hint mt-5">
              {line}
            </p>
          ))}
          <p className="mt-6 border-t border-rule pt-4 text-ink-2">{t.whyHint}</p>
          <Button className="mt-5 w-full sm:w-auto" onClick={close}>
            {t.toDay}
          </Button>
        </>
      )}
    </Sheet>
  )
}

import { useState } from 'react'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatMoment } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { ConsentBox } from '../plans/consent-box.tsx'
import { myReportsText } from './my-text.ts'
import { orderText } from './order-text.ts'
import { useCompleteReport, useReturnReport, type ReportRow } from './use-reports.ts'
import { WishFields } from './wish-fields.tsx'
import { NO_WISHES, orderFault, type Wishes } from './wishes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** What is given by naming somebody or some cities. */
const OF_OTHERS: ReadonlySet<ReportRow['lacks'][number]> = new Set([
  'person',
  'person_birthtime',
  'person_partner',
  'places',
])

type Waiting = Pick<ReportRow, 'hash' | 'lacks' | 'needs' | 'person' | 'held_until'>

/** What a report waits for, and the ways to give it or to give the order back. */
export function MissingDetails({ report }: { report: Waiting }) {
  const t = useText(myReportsText)
  const words = useText(common)
  const [completing, setCompleting] = useState(false)
  const back = useReturnReport(report.hash)
  const { lacks, needs, held_until: held } = report
  const { lang } = useLang()
  const [agreeing, setAgreeing] = useState(false)
  const sentence = (detail: Waiting['lacks'][number]) =>
    detail === 'person' && needs.other === 'child' ? t.lacks.child : t.lacks[detail]
  const ofOthers = lacks.some((detail) => OF_OTHERS.has(detail))
  return (
    <div className="mt-3 max-w-[38rem] border-l-2 border-accent py-1 pl-4">
      <p className="label">{t.waits}</p>
      <ul className="mt-1 font-text text-md/7">
        {lacks.map((detail) => (
          <li key={detail}>
            {sentence(detail)} {detail === 'consent' && held && t.heldUntil(formatMoment(lang, held))}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {lacks.some((detail) => detail === 'birth' || detail === 'birthtime') && (
          <ButtonLink to="/settings" size="small">
            {t.toSettings}
          </ButtonLink>
        )}
        {held && !ofOthers && (
          <Button size="small" onClick={() => setAgreeing(true)}>
            {t.writeNow}
          </Button>
        )}
        {ofOthers && (
          <Button size="small" onClick={() => setCompleting(true)}>
            {t.choose}
          </Button>
        )}
        <button
          type="button"
          className="link min-h-10 text-sm"
          aria-busy={back.isPending}
          onClick={() => !back.isPending && back.mutate(undefined, { onSuccess: () => showToast(t.givenBack) })}
        >
          {t.giveBack}
        </button>
      </div>
      {back.isError && (
        <p role="alert" className="field-error mt-2">
          {sentenceOf(back.error, words.broken)}
        </p>
      )}
      {completing && <Complete report={report} onClose={() => setCompleting(false)} />}
      {agreeing && <Agree hash={report.hash} onClose={() => setAgreeing(false)} />}
    </div>
  )
}

/** Asks for a report at once that can still be withdrawn from. */
function Agree({ hash, onClose }: { hash: string; onClose: () => void }) {
  const t = useText(myReportsText)
  const words = useText(common)
  const order = useText(orderText)
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const complete = useCompleteReport(hash)
  return (
    <Sheet title={t.writeNow} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (consent) complete.mutate({ ...NO_WISHES, consent }, { onSuccess: onClose })
        }}
      >
        <ConsentBox
          kind="report"
          value={consent}
          onChange={setConsent}
          missing={asked && !consent ? order.consentNeeded : null}
        />
        <FormError>{complete.error && sentenceOf(complete.error, words.broken)}</FormError>
        <SubmitButton busy={complete.isPending} className="w-full">
          {t.save}
        </SubmitButton>
      </form>
    </Sheet>
  )
}

function Complete({ report: { hash, needs, person }, onClose }: { report: Waiting; onClose: () => void }) {
  const t = useText(myReportsText)
  const words = useText(common)
  const [wishes, setWishes] = useState<Wishes>({ ...NO_WISHES, person: person?.id ?? null })
  const complete = useCompleteReport(hash)
  return (
    <Sheet title={t.chooseTitle} onClose={onClose}>
      <div className="grid gap-5">
        <WishFields needs={needs} value={wishes} onChange={setWishes} />
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            complete.mutate(wishes, { onSuccess: onClose })
          }}
        >
          <FormError>{complete.error && orderFault(complete.error, words.broken)}</FormError>
          <SubmitButton busy={complete.isPending} className="w-full">
            {t.save}
          </SubmitButton>
        </form>
      </div>
    </Sheet>
  )
}

import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Collapsibles } from '../../ui/collapsibles.tsx'
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx'
import { showNotice } from '../../ui/notice.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { PreviewBlock } from '../../ui/preview-block.tsx'
import { RenameSheet } from '../../ui/rename-sheet.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Stars } from '../../ui/stars.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { showToast } from '../../ui/toast.ts'
import { Fields } from './fields.tsx'
import { galleryText } from './text.ts'

const later = () => Promise.resolve()
const PADDINGS = ['small', 'regular', 'large'] as const

export function Parts() {
  const t = useText(galleryText)
  const [sheet, setSheet] = useState<'plain' | 'rename' | 'confirm' | null>(null)
  const onClose = () => setSheet(null)
  const [choice, setChoice] = useState('0')
  const all = { to: '#gallery-parts', title: t.parts }
  const options = t.choices.map((label, i) => ({ value: String(i), label }))
  return (
    <>
      <Buttons />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="quiet" onClick={() => setSheet('plain')}>
          {t.open}
        </Button>
        <Button variant="quiet" onClick={() => setSheet('rename')}>
          {t.rename}
        </Button>
        <Button variant="quiet" onClick={() => setSheet('confirm')}>
          {t.confirm}
        </Button>
        <Button variant="quiet" onClick={() => showNotice({ title: t.label, lines: [t.answer] })}>
          {t.notice}
        </Button>
        <Button variant="quiet" onClick={() => showToast(t.toast)}>
          {t.tell}
        </Button>
        {sheet === 'plain' && (
          <Sheet title={t.label} intro={t.hint} onClose={onClose}>
            <p>{t.answer}</p>
          </Sheet>
        )}
        {sheet === 'rename' && (
          <RenameSheet
            title={t.rename}
            label={t.label}
            name={t.sample}
            maxLength={40}
            rename={later}
            onClose={onClose}
          />
        )}
        {sheet === 'confirm' && (
          <ConfirmSheet
            title={t.confirm}
            intro={t.answer}
            action={t.open}
            keep={t.notice}
            mutation={{ error: null, isPending: false, mutate: onClose }}
            id={null}
            onClose={onClose}
          />
        )}
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        {PADDINGS.map((padding) => (
          <Card key={padding} as="article" padding={padding}>
            <p className="display-3">{t.sample}</p>
            <p className="mt-2 text-ink-2">{padding}</p>
          </Card>
        ))}
      </div>
      <Line>
        <Badge>{t.today}</Badge>
        <Badge variant="framed">{t.today}</Badge>
        <Badge tone="quiet">{t.today}</Badge>
        <Badge variant="framed" tone="quiet">
          {t.today}
        </Badge>
        <Loading text={t.loading} />
        <Spinner label={t.loading} />
        <Spinner size={44} label={t.loading} />
        <Stars value={3.4} />
      </Line>
      <Fields />
      <div className="grid gap-8 md:grid-cols-2">
        <ChoiceGroup legend={t.label} hint={t.hint} options={options} value={choice} onChange={setChoice} />
        <AsideBlock id="gallery-aside" title={t.label}>
          <p className="mt-2">{t.answer}</p>
        </AsideBlock>
        <PreviewBlock
          id="gallery-previews"
          title={t.label}
          previews={[
            { hash: 'read', title: t.sample, to: '#gallery-parts', note: t.today, doing: null },
            { hash: 'written', title: t.sample, to: null, note: t.hint, doing: t.loading },
          ]}
          all={all}
          none={{ ...all, text: t.empty }}
        />
        <PreviewBlock
          id="gallery-no-previews"
          title={t.label}
          previews={[]}
          all={all}
          none={{ ...all, text: t.empty }}
        />
      </div>
      <PageSection id="gallery-page-section" title={t.sample}>
        <p className="mt-4">{t.answer}</p>
      </PageSection>
      <Tabs
        name={t.label}
        tabs={options.map(({ value }) => value)}
        labelOf={(tab) => t.choices[Number(tab)] ?? ''}
        listClassName="flex gap-4 border-b border-rule"
        panelClassName="pt-4"
      >
        {(tab) => <p>{t.choices[Number(tab)]}</p>}
      </Tabs>
      <Collapsibles pairs={[{ question: t.question, answer: t.answer }]} />
      <p>
        <a className="link" href="#gallery-parts">
          {t.sample}
        </a>
      </p>
    </>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
)

/** Each variant in each size, at rest, disabled and at work. */
function Buttons() {
  const { sample } = useText(galleryText)
  return (
    <>
      {(['regular', 'small'] as const).map((size) => (
        <Line key={size}>
          {(['primary', 'quiet'] as const).map((variant) => (
            <Line key={variant}>
              <Button variant={variant} size={size}>
                {sample}
              </Button>
              <Button variant={variant} size={size} disabled>
                {sample}
              </Button>
            </Line>
          ))}
        </Line>
      ))}
      <Line>
        <SubmitButton busy={false}>{sample}</SubmitButton>
        <SubmitButton busy>{sample}</SubmitButton>
        <ButtonLink to="/dev/gallery" variant="quiet">
          {sample}
        </ButtonLink>
      </Line>
    </>
  )
}

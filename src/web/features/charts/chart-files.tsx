import { CHART_CARDS } from '#product/share-cards.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import { DownloadButton } from '../../api/download-button.tsx'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import ShareButton from '../cards/share-button.tsx'
import { LinkButton } from '../shared-links/link-button.tsx'
import { viewerPath } from './chart-path.ts'
import { chartsText } from './text.ts'

/** When a chart was made, and the ways to keep it: the whole as a PDF, its wheel as a drawing or a picture. */
export function ChartFiles({
  hash,
  answer: { type, title, person, created_at: createdAt },
}: {
  hash: string
  answer: ChartAnswer
}) {
  const t = useText(chartsText)
  const { lang } = useLang()
  const id = viewerPath(hash).slice('/viewer/'.length)
  const files = [
    { ending: 'pdf', label: t.pdf, spoken: t.pdf, address: `/api/get/report/${id}` },
    { ending: 'png', label: 'PNG', spoken: t.wheelAs('PNG'), address: `/api/chart/${hash}/wheel.png` },
    { ending: 'svg', label: 'SVG', spoken: t.wheelAs('SVG'), address: `/api/chart/${hash}/wheel.svg` },
  ]
  return (
    <div className="mt-5 flex flex-wrap items-start gap-x-4 gap-y-3 print:hidden">
      {files.map(({ ending, label, spoken, address }) => (
        <DownloadButton
          key={ending}
          address={address}
          file={`${title}.${ending}`}
          label={label}
          spoken={`${spoken}: ${title}`}
          failed={t.fileFailed}
        />
      ))}
      {type === 'chart:natal' && <ShareButton kinds={CHART_CARDS} />}
      <LinkButton thing={{ hash, kind: 'chart', type, person: person?.name }} />
      <p className="caption self-center">{t.made(formatInstantDate(lang, createdAt))}</p>
    </div>
  )
}

import { lazy, Suspense, useState } from 'react'
import type { CardKind } from '#product/share-cards.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { cardsText } from './text.ts'

const ShareSheet = lazy(() => import('./share-sheet.tsx'))

/** Opens pictures of a day or a chart that can be sent to others. */
export default function ShareButton({ kinds, date }: { kinds: readonly CardKind[]; date?: string }) {
  const t = useText(cardsText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="print:hidden"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t.share}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet kinds={kinds} {...(date !== undefined && { date })} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

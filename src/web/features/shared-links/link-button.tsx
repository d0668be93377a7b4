import { lazy, Suspense, useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import type { Shareable } from './link-sheet.tsx'
import { sharedLinksText } from './text.ts'

const LinkSheet = lazy(() => import('./link-sheet.tsx'))

/** Opens the way to a public link to a chart or a report. */
export function LinkButton({ thing, className }: { thing: Shareable; className?: string }) {
  const t = useText(sharedLinksText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={`print:hidden ${className ?? ''}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t.button}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkSheet thing={thing} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'
import { Icon } from './icon.tsx'
import { dismissToast, useToast } from './toast.ts'
import { Card } from './card.tsx'

/** Where passing sentences are said. Above the phone's bottom bar. */
export function Toaster() {
  const toast = useToast()
  const words = useText(common)
  return (
    <div
      role="status"
      data-chrome
      className="fixed inset-x-4 bottom-20 z-60 grid justify-items-center gap-2 md:bottom-6"
    >
      {toast && (
        <Card key={toast.id} padding="none" className="sheet-in flex max-w-[34rem] items-center gap-3 py-2 pr-2 pl-5">
          <p className="font-text">{toast.text}</p>
          <button
            type="button"
            className="icon-button shrink-0"
            aria-label={words.close}
            onClick={() => dismissToast(toast.id)}
          >
            <Icon name="close" size={18} />
          </button>
        </Card>
      )}
    </div>
  )
}

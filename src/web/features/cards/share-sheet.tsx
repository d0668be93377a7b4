import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CARD_SIZES, PASSAGE_CARD, type CardKind, type CardSize } from '#product/share-cards.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { fetchFile, saveBlob } from '../../api/download-file.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTheme } from '../../ui/theme.ts'
import { cardsText } from './text.ts'

interface ShareSheetProps {
  kinds: readonly CardKind[]
  date?: string
  /** Of a passage that was marked in a reading. */
  note?: number
  onClose: () => void
}

interface Picture {
  blob: Blob
  /** For the preview: the page's policy shows no blobs. */
  dataUrl: string
}

/** Chooses a picture, shows it, and hands it to the device's own way of sharing, to the clipboard or to a file. */
export default function ShareSheet({ kinds, date, note, onClose }: ShareSheetProps) {
  const t = useText(cardsText)
  const [kind, setKind] = useState(kinds[0] ?? 'wheel')
  const [size, setSize] = useState<CardSize>('post')
  const picture = usePicture({ kind, size, date, note })
  const name = t.kinds[kind]
  return (
    <Sheet title={t.title} intro={kind === PASSAGE_CARD ? t.introPassage : t.intro} onClose={onClose}>
      <div className="grid aspect-[4/5] max-h-[46svh] w-full place-items-center">
        {picture.data ? (
          <img
            src={picture.data.dataUrl}
            alt={t.preview(name)}
            className="max-h-[46svh] max-w-full border border-rule"
          />
        ) : picture.isError ? (
          <p role="alert">{sentenceOf(picture.error, t.failed)}</p>
        ) : (
          <p role="status" className="flex items-center gap-3 text-ink-2">
            <Spinner size={24} /> {t.drawing}
          </p>
        )}
      </div>
      {kind === 'wheel' && <p className="caption mt-3">{t.wheelTells}</p>}
      <Ways picture={picture.data} file={`Asteria ${name}.png`} />
      <div className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {kinds.length > 1 && (
          <ChoiceGroup
            legend={t.what}
            options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <ChoiceGroup
          legend={t.size}
          options={CARD_SIZES.map((value) => ({ value, label: t.sizes[value] }))}
          value={size}
          onChange={setSize}
        />
      </div>
    </Sheet>
  )
}

/** What can be done with the picture here. */
function Ways({ picture, file }: { picture: Picture | undefined; file: string }) {
  const t = useText(cardsText)
  const [copied, setCopied] = useState<boolean | null>(null)
  const shared = picture && new File([picture.blob], file, { type: 'image/png' })
  // Both are missing in some browsers.
  const canShare = shared !== undefined && 'canShare' in navigator && navigator.canShare({ files: [shared] })
  const canCopy = 'clipboard' in navigator && 'ClipboardItem' in globalThis
  const copy = async () => {
    if (!picture) return
    setCopied(
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.blob })]).then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {canShare && (
          // Whoever closes the device's own sheet has shared nothing, and that is no error.
          <Button onClick={() => void navigator.share({ files: [shared] }).catch(() => undefined)}>{t.share}</Button>
        )}
        <Button
          variant={canShare ? 'quiet' : 'primary'}
          aria-disabled={!picture}
          onClick={() => picture && saveBlob(picture.blob, file)}
        >
          {t.download}
        </Button>
        {canCopy && (
          <Button variant="quiet" aria-disabled={!picture} onClick={() => void copy()}>
            {t.copy}
          </Button>
        )}
      </div>
      <p role="status" className="caption mt-3 empty:hidden">
        {copied === null ? '' : copied ? t.copied : t.notCopied}
      </p>
    </>
  )
}

const dataUrlOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the picture could not be read')))
    reader.readAsDataURL(blob)
  })

interface Wanted {
  kind: CardKind
  size: CardSize
  date: string | undefined
  note: number | undefined
}

/** In the language and the theme of the page. */
function usePicture({ kind, size, date, note }: Wanted) {
  const { lang } = useLang()
  const { theme } = useTheme()
  const asked = new URLSearchParams({
    size,
    theme: theme ?? 'light',
    ...(date !== undefined && { date }),
    ...(note !== undefined && { note: `${note}` }),
  })
  return useQuery({
    queryKey: ['card', kind, asked.toString(), lang],
    queryFn: async (): Promise<Picture> => {
      const blob = await fetchFile(`/api/card/${kind}?${asked.toString()}`)
      return { blob, dataUrl: await dataUrlOf(blob) }
    },
    staleTime: 300_000,
  })
}

import { useText } from '../i18n/text.tsx'
import { common } from '../i18n/common.ts'
import { closeNotice, type Notice } from './notice.ts'
import { Sheet } from './sheet.tsx'
import { Button } from './button.tsx'

export default function NoticeSheet({ notice }: { notice: Notice }) {
  const words = useText(common)
  return (
    <Sheet title={notice.title} onClose={closeNotice}>
      <div className="grid gap-3 font-text text-lg">
        {notice.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button className="mt-6" onClick={closeNotice}>
        {words.understood}
      </Button>
    </Sheet>
  )
}

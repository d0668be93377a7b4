import type { MetaArgs } from 'react-router'
import { privateMeta } from '../chrome/page-meta.ts'
import { OfflinePage } from '../features/offline/offline-page.tsx'
import { offlineText } from '../features/offline/text.ts'

export const meta = (args: MetaArgs) => privateMeta(offlineText, args)

export default function OfflineRoute() {
  return <OfflinePage />
}

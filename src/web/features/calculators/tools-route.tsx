import type { MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { toolsText } from './text.ts'
import { ToolsPage } from './tools-page.tsx'

export const meta = (args: MetaArgs) => publicMeta(toolsText, args, '/tools')

export default function ToolsRoute() {
  return <ToolsPage />
}

import { useParams, type MetaArgs } from 'react-router'
import { privateMeta } from '../../chrome/page-meta.ts'
import { ConsultationPage } from './consultation-page.tsx'
import { expertsText } from './text.ts'

export const meta = (args: MetaArgs) => privateMeta(expertsText, args)

export default function ConsultationRoute() {
  return <ConsultationPage token={useParams()['token'] ?? ''} />
}

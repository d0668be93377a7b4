import { lazy, Suspense, useState } from 'react'
import { TOOL_BODIES, type ToolBody } from '#product/tool-bodies.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toolPath } from './tool-address.ts'
import { toolsText } from './text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageTop } from '../../ui/page-top.tsx'

const ToolSheet = lazy(() => import('./tool-sheet.tsx'))

const GROUPS = ['planets', 'asteroids', 'points'] as const
type Group = (typeof GROUPS)[number]

const groupOf = (body: ToolBody): Group => (body === 'ceres' ? 'asteroids' : 'planets')
const POPULAR: ToolBody = 'sun'

/** The calculators of a group, that with which people start first. */
const bodiesOf = (group: Group) =>
  TOOL_BODIES.filter((one) => groupOf(one) === group).toSorted((a, b) => Number(b === POPULAR) - Number(a === POPULAR))

/** The catalogue of calculators, open to everyone. */
export function ToolsPage() {
  const t = useText(toolsText)
  const [body, setBody] = useState<ToolBody | null>(null)
  return (
    <div className="page">
      <PageTop label={t.label} title={t.headline} lead={t.lead} />
      <Tabs
        name={t.groupsName}
        tabs={GROUPS}
        labelOf={(group) => t.groups[group]}
        className="mt-12"
        listClassName="flex flex-wrap gap-x-7 border-b border-rule-2"
        panelClassName="pt-8"
      >
        {(group) =>
          group === 'points' ? (
            <PointsInTheChart />
          ) : (
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {bodiesOf(group).map((one) => (
                <li key={one}>
                  <ToolCard body={one} onTry={() => setBody(one)} />
                </li>
              ))}
            </ul>
          )
        }
      </Tabs>
      <Suspense>{body && <ToolSheet body={body} onClose={() => setBody(null)} />}</Suspense>
    </div>
  )
}

function ToolCard({ body, onTry }: { body: ToolBody; onTry: () => void }) {
  const t = useText(toolsText)
  const { name, text } = t.bodies[body]
  return (
    <Card as="article" className="flex h-full flex-col items-start">
      <div className="flex w-full items-start justify-between gap-4">
        <GlyphIcon name={body} size={44} weight={1.1} className="text-sky" />
        {body === POPULAR && <Badge>{t.popular}</Badge>}
      </div>
      <h2 className="display-3 mt-4">
        <Link to={toolPath(body)} className="hover:text-accent">
          {name}
        </Link>
      </h2>
      <p className="mt-1.5 mb-5 font-text text-md/7">{text}</p>
      <Button
        variant={body === POPULAR ? 'primary' : 'quiet'}
        className="mt-auto"
        aria-haspopup="dialog"
        aria-label={`${t.tryNow}: ${name}`}
        onClick={onTry}
      >
        {t.tryNow}
      </Button>
    </Card>
  )
}

/** The points have no calculator of their own: where they are found. */
function PointsInTheChart() {
  const t = useText(toolsText)
  return (
    <Card padding="large">
      <p className="display-3">{t.pointsTitle}</p>
      <p className="mt-2 max-w-[36rem] font-text text-lg">{t.pointsText}</p>
      <ButtonLink to="/my-charts" className="mt-6">
        {t.toCharts}
      </ButtonLink>
    </Card>
  )
}

import type { Person } from '#contract/people.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { chartsText } from './text.ts'
import { useTheirChart } from './use-their-chart.ts'

interface TheirChartProps {
  person: Pick<Person, 'id' | 'name'>
  /** Whether it says whose it is: where nothing beside it does. */
  isNamed?: boolean
}

/** The way to somebody's natal chart in one press, whether it is made already or not. */
export function TheirChart({ person: { id, name }, isNamed = false }: TheirChartProps) {
  const t = useText(chartsText)
  const words = useText(common)
  const { pathOf, open, isPending, error } = useTheirChart()
  const path = pathOf(id)
  const label = isNamed ? t.chartOf(name) : `${t.theirChart}: ${name}`
  if (path !== null)
    return (
      <ButtonLink to={path} size="small" aria-label={label} className="justify-self-start">
        {isNamed ? t.chartOf(name) : t.theirChart}
      </ButtonLink>
    )
  return (
    <>
      <Button
        size="small"
        className="justify-self-start"
        aria-busy={isPending}
        aria-label={isPending ? t.making : label}
        onClick={() => open(id)}
      >
        {isPending ? <Spinner size={20} label={t.making} /> : isNamed ? t.chartOf(name) : t.theirChart}
      </Button>
      {error && (
        <p role="alert" className="field-error">
          {sentenceOf(error, words.broken)}
        </p>
      )}
    </>
  )
}

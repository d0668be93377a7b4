import { HOUSE_SYSTEMS } from '#astro/charts/chart.ts'
import { ZODIACS } from '#astro/ephemeris/zodiac.ts'
import type { ChartRules } from '#contract/chart-rules.ts'
import { chartRuleNames } from '../../i18n/chart-rule-names.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { chartRulesText } from './text.ts'

interface RulesFieldsProps {
  value: ChartRules
  onChange: (value: ChartRules) => void
}

/** By which houses and which zodiac charts are cast. */
export function RulesFields({ value, onChange }: RulesFieldsProps) {
  const t = useText(chartRulesText)
  const names = useText(chartRuleNames)
  return (
    <>
      <Field label={t.houses} hint={t.housesHint}>
        {(control) => (
          <select
            {...control}
            className="input max-w-80"
            value={value.house_system}
            onChange={({ target }) => onChange({ ...value, house_system: chosen(HOUSE_SYSTEMS, target.value) })}
          >
            {HOUSE_SYSTEMS.map((system) => (
              <option key={system} value={system}>
                {names.houseSystems[system]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.zodiac} hint={t.zodiacHint}>
        {(control) => (
          <select
            {...control}
            className="input max-w-80"
            value={value.zodiac}
            onChange={({ target }) => onChange({ ...value, zodiac: chosen(ZODIACS, target.value) })}
          >
            {ZODIACS.map((zodiac) => (
              <option key={zodiac} value={zodiac}>
                {names.zodiacs[zodiac]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}

/** One of a list, whose options the select was made of; the first stands for the product's own. */
const chosen = <T extends string>(list: readonly [T, ...T[]], value: string): T =>
  list.find((one) => one === value) ?? list[0]

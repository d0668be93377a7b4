import { HOUSE_SYSTEMS } from '#astro/charts/chart.ts'
import { MINOR_ASPECT_ANGLES, MINOR_ASPECTS } from '#astro/charts/minor-aspect.ts'
import { LILITHS, NODES } from '#astro/ephemeris/sky-rules.ts'
import { ZODIACS } from '#astro/ephemeris/zodiac.ts'
import { ORB_PERCENTS, type ChartRules } from '#contract/chart-rules.ts'
import { capital } from '#language/capital.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { chartRuleNames } from '../../i18n/chart-rule-names.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { chartRulesText } from './text.ts'

interface RulesFieldsProps {
  value: ChartRules
  onChange: (value: ChartRules) => void
}

/** By which houses, zodiac, points and orbs charts are cast. */
export function RulesFields({ value, onChange }: RulesFieldsProps) {
  const t = useText(chartRulesText)
  const names = useText(chartRuleNames)
  const change = (changed: Partial<ChartRules>) => onChange({ ...value, ...changed })
  return (
    <>
      <Choice
        label={t.houses}
        hint={t.housesHint}
        options={HOUSE_SYSTEMS}
        nameOf={(system) => names.houseSystems[system]}
        value={value.house_system}
        onChange={(house_system) => change({ house_system })}
      />
      <Choice
        label={t.zodiac}
        hint={t.zodiacHint}
        options={ZODIACS}
        nameOf={(zodiac) => names.zodiacs[zodiac]}
        value={value.zodiac}
        onChange={(zodiac) => change({ zodiac })}
      />
      <Choice
        label={t.node}
        hint={t.nodeHint}
        options={NODES}
        nameOf={(node) => names.nodes[node]}
        value={value.node}
        onChange={(node) => change({ node })}
      />
      <Choice
        label={t.lilith}
        hint={t.lilithHint}
        options={LILITHS}
        nameOf={(lilith) => names.liliths[lilith]}
        value={value.lilith}
        onChange={(lilith) => change({ lilith })}
      />
      <Choice
        label={t.orbs}
        hint={t.orbsHint}
        options={ORB_PERCENTS}
        nameOf={names.orbs}
        value={value.orb_percent}
        onChange={(orb_percent) => change({ orb_percent })}
      />
      <MinorAspects value={value.minor_aspects} onChange={(minor_aspects) => change({ minor_aspects })} />
    </>
  )
}

interface ChoiceProps<T extends string | number> {
  label: string
  hint: string
  options: readonly T[]
  nameOf: (option: T) => string
  value: T
  onChange: (option: T) => void
}

function Choice<T extends string | number>({ label, hint, options, nameOf, value, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="input max-w-80"
          value={value}
          onChange={({ target }) => onChange(options.find((option) => `${option}` === target.value) ?? value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface MinorAspectsProps {
  value: ChartRules['minor_aspects']
  onChange: (value: ChartRules['minor_aspects']) => void
}

/** Which minor aspects a chart lists. */
function MinorAspects({ value, onChange }: MinorAspectsProps) {
  const t = useText(chartRulesText)
  const words = useText(skyWords)
  return (
    <fieldset>
      <legend className="font-medium">{t.minor}</legend>
      <p className="mt-1 text-sm text-ink-2">{t.minorHint}</p>
      <div className="mt-2 grid max-w-xl gap-x-6 sm:grid-cols-2">
        {MINOR_ASPECTS.map((aspect) => (
          <label key={aspect} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={value.includes(aspect)}
              onChange={({ target }) =>
                onChange(MINOR_ASPECTS.filter((one) => (one === aspect ? target.checked : value.includes(one))))
              }
            />
            <GlyphIcon name={aspect} size={18} className="shrink-0 text-ink-2" />
            <span>
              {capital(words.aspects[aspect])}{' '}
              <span className="figures text-ink-2">{MINOR_ASPECT_ANGLES[aspect]}°</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

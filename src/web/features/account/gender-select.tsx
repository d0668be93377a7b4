import type { ComponentProps } from 'react'
import { useText } from '../../i18n/text.tsx'
import { birthText } from './birth-text.ts'

export function GenderSelect(props: Omit<ComponentProps<'select'>, 'className' | 'children'>) {
  const t = useText(birthText)
  return (
    <select {...props} className="input max-w-60">
      <option value="">{t.noGender}</option>
      <option value="female">{t.female}</option>
      <option value="male">{t.male}</option>
    </select>
  )
}

import type { Lang } from '#language/lang.ts'

/** The forms of a counted word. English needs `one` and `other`, Russian also `few` and `many`. */
export interface Forms {
  one: string
  few?: string
  many?: string
  other: string
}

const RULES: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') }

/** The form of a word that goes with a count: 1 отчёт, 2 отчёта, 5 отчётов. */
export function plural(lang: Lang, count: number, forms: Forms): string {
  const rule = RULES[lang].select(count)
  if (rule === 'one') return forms.one
  if (rule === 'few') return forms.few ?? forms.other
  if (rule === 'many') return forms.many ?? forms.other
  return forms.other
}

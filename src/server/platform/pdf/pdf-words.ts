import type { Lang } from '#reading/library/subjects.ts'

/** The words of a PDF that no report writes. */
export const PDF_WORDS: Record<Lang, { contents: string; limits: string }> = {
  en: { contents: 'Contents', limits: 'What is left out' },
  ru: { contents: 'Содержание', limits: 'Чего здесь нет' },
}

import type { Lang } from '#language/lang.ts'

/** The words of a PDF that no report writes. */
export const PDF_WORDS: Record<Lang, { contents: string; limits: string }> = {
  en: { contents: 'Contents', limits: 'Before you read' },
  ru: { contents: 'Содержание', limits: 'Прежде чем читать' },
}

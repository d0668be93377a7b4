import type { Lang } from '#language/lang.ts'

/** What a person may ask for before the withdrawal period is over: that a report is written, that a plan begins. */
export const CONSENT_KINDS = ['report', 'plan'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

interface ConsentWording {
  /** When these words came into use, with a number where it is not the first change of that day. */
  version: string
  texts: Record<Lang, string>
}

/** The words that are agreed to, as the order sheet shows them, the receipt repeats them and the books keep them. */
export const CONSENTS: Record<ConsentKind, ConsentWording> = {
  report: {
    version: '2026-11-23',
    texts: {
      en: 'Please write the report right away. I understand that once writing begins, I can no longer withdraw from it and must pay for it.',
      ru: 'Прошу составить отчёт сразу. Я понимаю, что с началом работы отказаться от этого отчёта уже нельзя и он оплачивается.',
    },
  },
  plan: {
    version: '2026-11-23',
    texts: {
      en: 'Please open the plan right away. I understand that if I withdraw within 14 days of the first payment, I pay for the days used and the reports written.',
      ru: 'Прошу открыть подписку сразу. Я понимаю, что при отказе в течение 14 дней после первого платежа использованные дни и составленные отчёты оплачиваются.',
    },
  },
}

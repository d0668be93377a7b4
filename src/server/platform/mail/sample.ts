/** A mail for a look at it, under a name. */
export type SampleMail = readonly [name: string, mail: { html: string }]

/** The invented facts that samples of mails share. */
export const SAMPLE = {
  link: 'https://asteria.example/confirm?token=sample',
  at: new Date('2026-11-22T09:30:00Z'),
  inAWeek: new Date('2026-11-29T09:30:00Z'),
  timeZone: 'Europe/Moscow',
  names: {
    en: { first: 'Claire', consultant: 'Elena Vetrova', report: 'Personality', item: 'Asteria, one year' },
    ru: { first: 'Клара', consultant: 'Елена Ветрова', report: 'Личность', item: 'Asteria, подписка на год' },
  },
} as const

import type { Lang } from '#language/lang.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'
import { mailTime } from '#platform/mail/mail-time.ts'

interface Words {
  subject: string
  lines: (when: string, code: string) => [string, ...string[]]
  button: string
  footnote: string
}

const WORDS: Record<Lang, Words> = {
  en: {
    subject: 'Your account has been deleted',
    lines: (when, code) => [
      `Your Asteria account and everything in it were deleted on ${when}. Subscriptions have ended, and nothing more will be charged.`,
      `Your receipt lists what was deleted and what accounting law requires us to keep, without your name. Receipt code: ${code}`,
    ],
    button: 'Read the receipt',
    footnote:
      'You can read the receipt for three years. This is the last email about this account. If you didn’t ask for this, write to us on the support page.',
  },
  ru: {
    subject: 'Ваша учётная запись удалена',
    lines: (when, code) => [
      `Ваша учётная запись Asteria и её содержимое удалены ${when}. Подписки прекращены, больше ничего не спишется.`,
      `В подтверждении указано, что удалено, а что мы обязаны хранить для бухгалтерского учёта, уже без вашего имени. Код подтверждения: ${code}`,
    ],
    button: 'Прочитать подтверждение',
    footnote:
      'Подтверждение доступно три года. Это последнее письмо об этой учётной записи. Если вы не просили её удалить, напишите нам на странице поддержки.',
  },
}

/** The last mail on an account: that it is deleted, and where its receipt is. */
export function deletionMailText(
  lang: Lang,
  {
    firstName,
    at,
    timeZone,
    code,
    notes,
    link,
  }: { firstName: string; at: Date; timeZone: string; code: string; notes: readonly string[]; link: string },
) {
  const { subject, lines, button, footnote } = WORDS[lang]
  const [gone, ...others] = lines(mailTime(lang, at, timeZone), code)
  const paragraphs = [greeting(lang, firstName), gone, ...notes, ...others]
  return {
    subject,
    text: [...paragraphs, link, footnote, 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject, paragraphs, action: { label: button, link }, footnote }),
  }
}

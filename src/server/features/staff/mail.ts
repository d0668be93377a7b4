import type { Lang } from '#language/lang.ts'
import type { StaffRole } from '#contract/staff-access.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

interface Words {
  subject: string
  text: (inviter: string) => string
  does: Record<StaffRole, string>
  action: string
  footnote: string
}

const WORDS: Record<Lang, Words> = {
  en: {
    subject: 'You’re invited to join the Asteria staff',
    text: (inviter) => `${inviter} has invited you to join the Asteria staff.`,
    does: {
      support: 'You would help customers with their accounts, conversations, messages and bookings.',
      editor: 'You would edit what people read: texts, prompts, the calendar, reviews and consultants.',
      owner: 'You would be an owner, with access to everything, including payments and staff.',
    },
    action: 'View invitation',
    footnote:
      'Accept it by signing in with this address, or by creating an account with it. The link works once and expires in three days. If you weren’t expecting this, you can ignore this email.',
  },
  ru: {
    subject: 'Вас приглашают в команду Asteria',
    text: (inviter) => `${inviter} приглашает вас в команду Asteria.`,
    does: {
      support:
        'Вы будете помогать пользователям: вам откроются учётные записи, разговоры, обращения и записи на консультации.',
      editor:
        'Вы будете редактировать то, что читают пользователи: тексты, инструкции для модели, календарь, отзывы и страницы консультантов.',
      owner: 'Вы станете владельцем: вам будет доступно всё, включая деньги и команду.',
    },
    action: 'Посмотреть приглашение',
    footnote:
      'Чтобы принять его, войдите с этим адресом или создайте с ним учётную запись. Ссылка одноразовая и действует три дня. Если вы об этом ничего не знаете, просто не обращайте внимания на это письмо.',
  },
}

/** An invitation to the staff, in the language of the account that it goes to, else of who invites. */
export function invitationMailText(
  lang: Lang,
  {
    firstName,
    inviter,
    role,
    link,
  }: { firstName: string | null; inviter: { name: string; email: string }; role: StaffRole; link: string },
) {
  const { subject, text, does, action, footnote } = WORDS[lang]
  const who = inviter.name ? `${inviter.name} (${inviter.email})` : inviter.email
  const paragraphs = [greeting(lang, firstName), text(who), does[role]]
  return {
    subject,
    text: [...paragraphs, link, footnote, 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject, paragraphs, action: { label: action, link }, footnote }),
  }
}

import type { Lang } from '#contract/field.ts'
import type { StaffRole } from '#contract/staff-access.ts'
import { mailHtml } from '../../platform/mail/mail-html.ts'

interface Words {
  subject: string
  text: (inviter: string) => string
  does: Record<StaffRole, string>
  action: string
  footnote: string
}

const WORDS: Record<Lang, Words> = {
  en: {
    subject: 'You are invited to the staff of Asteria',
    text: (inviter) => `${inviter} invites you to the staff of Asteria.`,
    does: {
      support: 'You would answer people: their accounts, conversations, messages and bookings.',
      editor: 'You would look after what people read: texts, prompts, the calendar, reviews and consultants.',
      owner: 'You would be an owner: everything, money and the staff included.',
    },
    action: 'See the invitation',
    footnote:
      'Accept it by signing in with this address, or by creating an account with it. The link works once, for three days. If you know nothing of this, you may ignore this mail.',
  },
  ru: {
    subject: 'Вас приглашают в команду Asteria',
    text: (inviter) => `${inviter} приглашает вас в команду Asteria.`,
    does: {
      support: 'Вы будете отвечать людям: учётные записи, беседы, обращения, записи на консультации.',
      editor: 'Вы будете заниматься тем, что люди читают: тексты, подсказки модели, календарь, отзывы, консультанты.',
      owner: 'Вы станете владельцем: вам будет доступно всё, включая деньги и команду.',
    },
    action: 'Посмотреть приглашение',
    footnote:
      'Чтобы принять его, войдите с этим адресом или создайте с ним учётную запись. Ссылка сработает один раз в течение трёх дней. Если вы об этом ничего не знаете, просто не обращайте внимания на это письмо.',
  },
}

/** An invitation to the staff, in the language of who invites. */
export function invitationMailText(
  lang: Lang,
  { inviter, role, link }: { inviter: string; role: StaffRole; link: string },
) {
  const { subject, text, does, action, footnote } = WORDS[lang]
  const paragraphs = [text(inviter), does[role]]
  return {
    subject,
    text: [...paragraphs, link, footnote].join('\n\n'),
    html: mailHtml({ lang, title: subject, paragraphs, action: { label: action, link }, footnote }),
  }
}

import { RETAINED, RETENTION_DAYS, type Retained } from '#product/retention.ts'
import type { Lang } from '#language/lang.ts'
import { plural } from '#language/plural.ts'

const days: Record<Lang, (count: number) => string> = {
  en: (count) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`,
  ru: (count) => `${count} ${plural('ru', count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
}

/** What is kept for how long, as a reader calls it. A period without a line here does not compile. */
const LINES: Record<Lang, Record<Retained, (term: string) => string>> = {
  en: {
    sessions: (term) => `Sign-ins no longer used: ${term} after the last use.`,
    sessions_in_use: (term) => `Sign-ins in use: ${term}, after which you sign in again.`,
    known_devices: (term) =>
      `Devices you have signed in from: ${term} after the last sign-in, so that we can recognize a new one.`,
    mail_links: (term) => `Links in our emails and invitations to compare charts: ${term} after they expire.`,
    email_changes: (term) => `A new email address that was never confirmed: ${term}.`,
    attempts: (term) => `Counts of attempts, by IP address, email address or account: ${term}.`,
    finished_jobs: (term) => `Finished background jobs: ${term}.`,
    lost_files: (term) => `Files that no longer belong to anything: ${term} after they are found.`,
    outbox: (term) => `Copies of emails, where there is no email provider to send them: ${term}.`,
    notifications: (term) => `Which regular emails and notifications were sent to you: ${term}.`,
    model_costs: (term) => `What a language model charged for your questions: ${term}.`,
    day_pages: (term) => `Daily pages written for you: at most ${term}; those of a month are deleted together.`,
    question_counts: (term) => `How many questions you asked each day: ${term}.`,
    statistics: (term) => `Visits, if you allowed analytics: ${term}.`,
    letters: (term) => `Messages to support: ${term}.`,
    unpaid_gifts: (term) => `Gifts that were never paid for: ${term}.`,
    used_offers: (term) =>
      `A note that the trial, the first-report price, a code or a withdrawal was used, under a keyed hash of the address: ${term}.`,
    receipts: (term) => `Receipts for deleted accounts, without a name: ${term}.`,
  },
  ru: {
    sessions: (term) => `Сеансы, которыми не пользуются: ${term} с последнего раза.`,
    sessions_in_use: (term) => `Сеансы, которыми пользуются: ${term} со времени входа, потом нужно войти заново.`,
    known_devices: (term) => `Устройства, с которых вы входили: ${term} после последнего входа — чтобы замечать новые.`,
    mail_links: (term) =>
      `Ссылки из наших писем и приглашения сравнить карты: ${term} после того, как они перестали действовать.`,
    email_changes: (term) => `Новый адрес почты, который так и не подтвердили: ${term}.`,
    attempts: (term) => `Счётчики попыток по сетевому адресу, адресу почты или учётной записи: ${term}.`,
    finished_jobs: (term) => `Выполненные фоновые задания: ${term}.`,
    lost_files: (term) => `Файлы, которые уже ничему не принадлежат: ${term} с обнаружения.`,
    outbox: (term) => `Копии писем, если почтовая служба не подключена: ${term}.`,
    notifications: (term) => `Отметки о том, какие регулярные письма и уведомления отправлены: ${term}.`,
    model_costs: (term) => `Стоимость ответов языковой модели на ваши вопросы: ${term}.`,
    day_pages: (term) => `Написанные для вас страницы дня: не дольше чем ${term}; они удаляются сразу за целый месяц.`,
    question_counts: (term) => `Сколько вопросов задано за день: ${term}.`,
    statistics: (term) => `Посещения, если вы разрешили статистику: ${term}.`,
    letters: (term) => `Обращения в поддержку: ${term}.`,
    unpaid_gifts: (term) => `Неоплаченные подарки: ${term}.`,
    used_offers: (term) =>
      `Отметка, что пробный период, цена первого отчёта, код скидки или отказ от покупки уже использованы; вместо адреса в ней хеш с ключом: ${term}.`,
    receipts: (term) => `Подтверждения удаления учётной записи, без имени: ${term}.`,
  },
}

export const retentionLines = (lang: Lang): string[] =>
  RETAINED.map((what) => LINES[lang][what](days[lang](RETENTION_DAYS[what])))

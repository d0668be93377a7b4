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
    sessions: (term) => `Sign-ins that nobody uses: ${term} from the last use.`,
    sessions_in_use: (term) => `Sign-ins in use: ${term} from signing in, then you sign in again.`,
    known_devices: (term) =>
      `Devices you have signed in from: ${term} from the last sign-in, so that we can tell a new one.`,
    mail_links: (term) => `Links from our mails: ${term} after they have expired.`,
    email_changes: (term) => `A new address whose links nobody followed: ${term}.`,
    attempts: (term) => `Counts of attempts, by network address, email address or account: ${term}.`,
    finished_jobs: (term) => `Background work that is done: ${term}.`,
    lost_files: (term) => `Files that no longer belong to anything: ${term} from when they are found.`,
    outbox: (term) => `Copies of mails, where no mail provider carries them: ${term}.`,
    model_costs: (term) => `What a language model cost for your questions: ${term}.`,
    day_pages: (term) => `Pages of the day that were written for you: ${term}.`,
    question_counts: (term) => `How many questions you asked on a day: ${term}.`,
    statistics: (term) => `Visits, if you agreed to be counted: ${term}.`,
    letters: (term) => `Messages to support: ${term}.`,
    used_offers: (term) =>
      `That the trial, a first price, a code or a withdrawal was used, under a keyed hash of the address: ${term}.`,
    receipts: (term) => `Receipts of deleted accounts, without a name: ${term}.`,
  },
  ru: {
    sessions: (term) => `Входы, которыми никто не пользуется: ${term} с последнего раза.`,
    sessions_in_use: (term) => `Входы, которыми пользуются: ${term} с самого входа, потом нужно войти заново.`,
    known_devices: (term) => `Устройства, с которых вы входили: ${term} после последнего входа — чтобы замечать новые.`,
    mail_links: (term) => `Ссылки из наших писем: ${term} после того, как они перестали действовать.`,
    email_changes: (term) => `Новый адрес почты, который так и не подтвердили: ${term}.`,
    attempts: (term) => `Счётчики попыток по сетевому адресу, адресу почты или учётной записи: ${term}.`,
    finished_jobs: (term) => `Выполненные фоновые задания: ${term}.`,
    lost_files: (term) => `Файлы, которые уже ничему не принадлежат: ${term} с обнаружения.`,
    outbox: (term) => `Копии писем там, где их не доставляет почтовая служба: ${term}.`,
    model_costs: (term) => `Сколько стоила языковая модель для ваших вопросов: ${term}.`,
    day_pages: (term) => `Написанные для вас страницы дня: ${term}.`,
    question_counts: (term) => `Сколько вопросов задано за день: ${term}.`,
    statistics: (term) => `Посещения, если вы согласились на учёт: ${term}.`,
    letters: (term) => `Обращения в поддержку: ${term}.`,
    used_offers: (term) =>
      `Отметка, что пробный период, первая цена, код или отказ от покупки уже использованы, под хешем адреса с ключом: ${term}.`,
    receipts: (term) => `Подтверждения об удалении учётной записи, без имени: ${term}.`,
  },
}

export const retentionLines = (lang: Lang): string[] =>
  RETAINED.map((what) => LINES[lang][what](days[lang](RETENTION_DAYS[what])))

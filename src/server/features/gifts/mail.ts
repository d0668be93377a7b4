import type { Lang } from '#language/lang.ts'
import type { GiftItem } from '#product/gifts.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

interface Text {
  subject: string
  text: string
  html: string
}

/** What is given, as part of a sentence. */
const ITEM: Record<Lang, Record<GiftItem, string>> = {
  en: {
    report: 'a personal report of your choice, written from your own birth chart',
    month: 'one month of Asteria: your daily horoscope, calendar and questions to the astrologer',
    six_months: 'six months of Asteria: your daily horoscope, calendar, questions to the astrologer and a report',
    year: 'a year of Asteria: your daily horoscope, calendar, questions to the astrologer and two reports',
  },
  ru: {
    report: 'персональный отчёт на выбор, составленный по вашей собственной карте рождения',
    month: 'месяц подписки на Asteria: гороскоп на каждый день, календарь и вопросы астрологу',
    six_months: 'полгода подписки на Asteria: гороскоп на каждый день, календарь, вопросы астрологу и один отчёт',
    year: 'год подписки на Asteria: гороскоп на каждый день, календарь, вопросы астрологу и два отчёта',
  },
}

interface Words {
  subject: (from: string) => string
  /** Above the giver's own words. */
  saysLabel: (from: string) => string
  what: (item: string) => string
  how: string
  button: string
  foot: (from: string) => string
}

const GIFT: Record<Lang, Words> = {
  en: {
    subject: (from) => `A gift for you from ${from}`,
    saysLabel: (from) => `${from} writes`,
    what: (item) => `Your gift is ${item}.`,
    how: 'To redeem it, open the link and create a free account or sign in. You enter your own birth details, and only you read what is written from them. It’s paid for and doesn’t renew.',
    button: 'Open the gift',
    foot: (from) =>
      `You’re getting this email because ${from} gave your address for this gift. We won’t write to you again unless they ask us to send it once more. If you don’t want it, just ignore it.`,
  },
  ru: {
    subject: (from) => `Вам подарок. Даритель: ${from}`,
    saysLabel: (from) => `${from} пишет`,
    what: (item) => `Вам дарят ${item}.`,
    how: 'Чтобы получить подарок, откройте ссылку и создайте бесплатную учётную запись или войдите. Данные рождения вы укажете сами, и всё, что по ним составлено, прочтёте только вы. Подарок оплачен, продления нет.',
    button: 'Открыть подарок',
    foot: (from) =>
      `Вы получили это письмо, потому что ваш адрес указал даритель (${from}). Больше мы писать не будем, если только даритель не попросит прислать подарок ещё раз. Если он вам не нужен, ничего не делайте.`,
  },
}

/** The mail that brings a gift, in the language that its giver chose. */
export function giftMailText(
  lang: Lang,
  { giverName, message, item, link }: { giverName: string; message: string; item: GiftItem; link: string },
): Text {
  const words = GIFT[lang]
  const subject = words.subject(giverName)
  const before = [greeting(lang, null), words.what(ITEM[lang][item])]
  const foot = words.foot(giverName)
  const said = message === '' ? [] : [{ label: words.saysLabel(giverName), text: message }]
  return {
    subject,
    text: [...before, ...said.map(({ label, text }) => `${label}:\n${text}`), words.how, link, foot, 'Asteria'].join(
      '\n\n',
    ),
    html: mailHtml({
      lang,
      title: subject,
      paragraphs: [...before, ...said, words.how],
      action: { label: words.button, link },
      footnote: foot,
    }),
  }
}

const NAMES: Record<Lang, Record<GiftItem, string>> = {
  en: { report: 'a report', month: 'one month', six_months: 'six months', year: 'a year' },
  ru: { report: 'отчёт', month: 'подписка на месяц', six_months: 'подписка на полгода', year: 'подписка на год' },
}

const REMINDER: Record<
  Lang,
  { subject: (until: string) => string; lines: (item: string, until: string) => string[]; button: string; foot: string }
> = {
  en: {
    subject: (until) => `Your gift can be redeemed until ${until}`,
    lines: (item, until) => [
      `Nobody has redeemed your gift yet (${item}). It can be redeemed until ${until}.`,
      'You can send its link or its email once more. If nobody redeems it by then, we refund its whole price to your original payment method; you don’t need to do anything.',
    ],
    button: 'Go to your gifts',
    foot: 'You’re getting this email once, because you gave something with Asteria.',
  },
  ru: {
    subject: (until) => `Ваш подарок можно получить до ${until}`,
    lines: (item, until) => [
      `Ваш подарок (${item}) пока никто не получил. Срок: до ${until}.`,
      'Ссылку или письмо можно отправить ещё раз. Если подарок так и не получат, мы вернём всю его цену тем же способом, каким прошла оплата; делать ничего не нужно.',
    ],
    button: 'Открыть подарки',
    foot: 'Вы получили это письмо один раз, потому что сделали подарок в Asteria.',
  },
}

/** Tells a giver that nobody has redeemed their gift, and that its time is nearly over. */
export function giftReminderText(
  lang: Lang,
  { firstName, item, until, link }: { firstName: string | null; item: GiftItem; until: string; link: string },
): Text {
  const words = REMINDER[lang]
  const subject = words.subject(until)
  const paragraphs = [greeting(lang, firstName), ...words.lines(NAMES[lang][item], until)]
  return {
    subject,
    text: [...paragraphs, link, words.foot, 'Asteria'].join('\n\n'),
    html: mailHtml({ lang, title: subject, paragraphs, action: { label: words.button, link }, footnote: words.foot }),
  }
}

import type { Lang } from '#language/lang.ts'
import { mailDate } from '#platform/mail/mail-time.ts'
import type { InvoiceSheet } from '#platform/pdf/pdf-renderer.ts'
import { inMoney } from '../plans/api.ts'
import type { InvoiceRow } from './queries.ts'

interface Words {
  kinds: Record<InvoiceRow['kind'], string>
  number: string
  issued: string
  paid: string
  refunded: string
  about: string
  payment: string
  seller: string
  buyer: string
  item: string
  amount: string
  taxNumber: string
  net: string
  included: (tax: string, percent: string) => string
  total: Record<InvoiceRow['kind'], string>
  done: Record<InvoiceRow['kind'], string>
}

const WORDS: Record<Lang, Words> = {
  en: {
    kinds: { invoice: 'Invoice', credit_note: 'Credit note' },
    number: 'Number',
    issued: 'Date of issue',
    paid: 'Paid on',
    refunded: 'Refunded on',
    about: 'For invoice',
    payment: 'Payment number',
    seller: 'Seller',
    buyer: 'Bill to',
    item: 'Item',
    amount: 'Amount',
    taxNumber: 'Tax number',
    net: 'Net',
    included: (tax, percent) => `${tax}, ${percent}%, included`,
    total: { invoice: 'Total paid', credit_note: 'Total refunded' },
    done: {
      invoice: 'Paid in full. Nothing is due.',
      credit_note: 'Refunded to the original payment method.',
    },
  },
  ru: {
    kinds: { invoice: 'Счёт', credit_note: 'Корректировочный счёт' },
    number: 'Номер',
    issued: 'Дата',
    paid: 'Оплачен',
    refunded: 'Деньги возвращены',
    about: 'К счёту',
    payment: 'Номер платежа',
    seller: 'Продавец',
    buyer: 'Покупатель',
    item: 'Наименование',
    amount: 'Сумма',
    taxNumber: 'ИНН',
    net: 'Без налога',
    included: (tax, percent) => `В том числе ${tax}, ${percent}%`,
    total: { invoice: 'Итого оплачено', credit_note: 'Итого возвращено' },
    done: {
      invoice: 'Оплачено полностью.',
      credit_note: 'Деньги возвращены тем же способом, каким прошла оплата.',
    },
  },
}

/** As it is printed and named: 2026-00017. */
export const numberOf = ({ year, number }: Pick<InvoiceRow, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(5, '0')}`

/** What of a price that includes a tax is that tax, in cents. */
export const taxIn = (cents: number, percent: number): number => Math.round((cents * percent) / (100 + percent))

/** An invoice in the words of the language that it was issued in. */
export function invoiceSheet(row: InvoiceRow, about: InvoiceRow | undefined, timeZone: string): InvoiceSheet {
  const { lang, kind, seller, buyer, currency, item } = row
  const words = WORDS[lang]
  const cents = Math.abs(row.cents)
  const money = (sum: number) => inMoney(lang, sum, currency)
  const percent = new Intl.NumberFormat(lang === 'en' ? 'en-US' : 'ru-RU').format(seller.tax_percent)
  const tax = taxIn(cents, seller.tax_percent)
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  return {
    lang,
    title: words.kinds[kind],
    facts: [
      [words.number, numberOf(row)],
      [words.issued, mailDate(lang, row.issuedAt, timeZone)],
      [kind === 'invoice' ? words.paid : words.refunded, mailDate(lang, row.paidAt, timeZone)],
      ...(about ? [[words.about, numberOf(about)] as [string, string]] : []),
      [words.payment, row.key.slice(row.key.lastIndexOf(':') + 1)],
    ],
    seller: {
      label: words.seller,
      lines: [
        seller.name[lang],
        ...linesOf(seller.details[lang]),
        ...(seller.tax_number ? [`${words.taxNumber}: ${seller.tax_number}`] : []),
      ],
    },
    buyer: { label: words.buyer, lines: buyer ? [buyer.name, buyer.email].filter(Boolean) : [] },
    columns: [words.item, words.amount],
    rows: [[item, money(cents)]],
    sums: [
      ...(tax > 0
        ? ([
            [words.net, money(cents - tax)],
            [words.included(seller.tax_name[lang], percent), money(tax)],
          ] as [string, string][])
        : []),
      [words.total[kind], money(cents)],
    ],
    notes: [words.done[kind], ...linesOf(seller.note[lang])],
  }
}

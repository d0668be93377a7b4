import { minutesRu, type BookingWords, type Facts } from './mail-facts.ts'

const timesEn = ({ when, other }: Facts) => (other ? `${when} for the consultant, ${other} for the client` : when)
const timesRu = ({ when, other }: Facts) => (other ? `${when} у консультанта, ${other} у клиента` : when)

const whoEn = ({ by }: Facts) =>
  by === 'person' ? ' by the client' : by === 'consultant' ? ' by the consultant' : by === 'staff' ? ' by staff' : ''
const whoRu = ({ by }: Facts) =>
  by === 'person' ? ' клиентом' : by === 'consultant' ? ' консультантом' : by === 'staff' ? ' сотрудником' : ''

/** To the staff, who read of both. */
export const STAFF: BookingWords = {
  booked: {
    en: {
      subject: ({ consultant, when }) => `New booking: ${consultant}, ${when}`,
      lines: (facts) => [
        `${facts.person} booked and paid for ${facts.minutes} minutes with ${facts.consultant}: ${timesEn(facts)}. Price: ${facts.price}.`,
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Новая запись: ${consultant}, ${when}`,
      lines: (facts) => [
        `Новая оплаченная запись. Клиент: ${facts.person}. Консультант: ${facts.consultant}. Начало: ${timesRu(facts)}. Длительность: ${minutesRu(facts.minutes)}. Цена: ${facts.price}.`,
      ],
    },
  },
  moved: {
    en: {
      subject: ({ consultant, when }) => `Booking moved: ${consultant}, ${when}`,
      lines: (facts) => [
        `The consultation between ${facts.person} and ${facts.consultant} was moved${whoEn(facts)}.`,
        `New time: ${timesEn(facts)}.${facts.former ? ` Previous time: ${facts.former}.` : ''}`,
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись перенесена: ${consultant}, ${when}`,
      lines: (facts) => [
        `Консультация перенесена${whoRu(facts)}. Клиент: ${facts.person}. Консультант: ${facts.consultant}.`,
        `Новое начало: ${timesRu(facts)}.${facts.former ? ` Прежнее время: ${facts.former}.` : ''}`,
      ],
    },
  },
  canceled: {
    en: {
      subject: ({ consultant, when }) => `Booking canceled: ${consultant}, ${when}`,
      lines: (facts) => [
        facts.gone
          ? `The consultation with ${facts.consultant}, ${facts.when}, is canceled, because the client’s account was deleted.`
          : `The consultation between ${facts.person} and ${facts.consultant}, ${facts.when}, was canceled${whoEn(facts)}.`,
        facts.reason && `Reason: ${facts.reason}`,
        facts.refunded ? `The full price of ${facts.price} is refunded.` : 'The price is not refunded.',
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись отменена: ${consultant}, ${when}`,
      lines: (facts) => [
        facts.gone
          ? `Консультация отменена, потому что учётная запись клиента удалена. Консультант: ${facts.consultant}, время: ${facts.when}.`
          : `Консультация отменена${whoRu(facts)}. Клиент: ${facts.person}. Консультант: ${facts.consultant}, время: ${facts.when}.`,
        facts.reason && `Причина: ${facts.reason}`,
        facts.refunded ? `Клиенту вернётся вся сумма: ${facts.price}.` : 'Оплата не возвращается.',
      ],
    },
  },
  taken: {
    en: {
      subject: ({ consultant }) => `Payment refunded: ${consultant}`,
      lines: ({ person, when, price }) => [
        `The payment of ${price} from ${person} for ${when} arrived too late, so they’re getting a full refund.`,
      ],
    },
    ru: {
      subject: ({ consultant }) => `Оплата возвращена: ${consultant}`,
      lines: ({ person, when, price }) => [
        `Оплата пришла слишком поздно и возвращается. Клиент: ${person}, время: ${when}, сумма: ${price}.`,
      ],
    },
  },
}

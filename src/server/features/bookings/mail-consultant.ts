import { minutesRu, type BookingWords, type Facts } from './mail-facts.ts'

const timeEn = ({ when, other }: Facts) => (other ? `${when} your time, ${other} for the client` : when)
const timeRu = ({ when, other }: Facts) => (other ? `${when}; у клиента это ${other}` : when)

const whoEn = ({ by, person }: Facts) => (by === 'person' ? `${person}` : by === 'consultant' ? 'You' : 'Our staff')
const whoRu = ({ by }: Facts) =>
  by === 'person' ? 'Это решение клиента.' : by === 'consultant' ? 'Это сделали вы.' : 'Это решение команды Asteria.'

const refundEn = ({ refunded, price, person, gone }: Facts) =>
  refunded
    ? `${gone ? 'The client' : person} gets a full refund of ${price}.`
    : 'It was canceled less than 24 hours before it began, so the price is not refunded.'
const refundRu = ({ refunded, price }: Facts) =>
  refunded
    ? `Клиенту вернётся вся сумма: ${price}.`
    : 'До начала оставалось меньше 24 часов, поэтому оплата клиенту не возвращается.'

/** To the consultant, who is spoken to. */
export const CONSULTANT: BookingWords = {
  booked: {
    en: {
      subject: ({ consultant, when }) => `New booking: ${consultant}, ${when}`,
      lines: (facts) => [
        `${facts.person} booked and paid for ${facts.minutes} minutes with you: ${timeEn(facts)}. Price: ${facts.price}.`,
        `On the page below you can move or cancel the consultation. If you move it, ${facts.person} gets an email with the new time; if you cancel it, ${facts.person} gets a full refund.`,
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Новая запись: ${consultant}, ${when}`,
      lines: (facts) => [
        `У вас новая оплаченная запись. Клиент: ${facts.person}. Начало: ${timeRu(facts)}. Длительность: ${minutesRu(facts.minutes)}. Цена: ${facts.price}.`,
        'По ссылке ниже консультацию можно перенести или отменить. При переносе клиент получит письмо с новым временем, при отмене ему вернётся вся сумма.',
      ],
    },
  },
  moved: {
    en: {
      subject: ({ consultant, when }) => `Booking moved: ${consultant}, ${when}`,
      lines: (facts) => [
        `${whoEn(facts)} moved your consultation with ${facts.person}.`,
        `New time: ${timeEn(facts)}.${facts.former ? ` Previous time: ${facts.former}.` : ''}`,
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись перенесена: ${consultant}, ${when}`,
      lines: (facts) => [
        `Ваша консультация перенесена. Клиент: ${facts.person}. ${whoRu(facts)}`,
        `Новое начало: ${timeRu(facts)}.${facts.former ? ` Прежнее время: ${facts.former}.` : ''}`,
      ],
    },
  },
  canceled: {
    en: {
      subject: ({ consultant, when }) => `Booking canceled: ${consultant}, ${when}`,
      lines: (facts) => [
        facts.gone
          ? `Your client’s account was deleted, so this consultation is canceled: ${facts.when}.`
          : facts.by === 'person'
            ? `${facts.person} canceled the consultation: ${facts.when}.`
            : `${whoEn(facts)} canceled your consultation with ${facts.person}: ${facts.when}.`,
        facts.reason && `Reason: ${facts.reason}`,
        refundEn(facts),
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись отменена: ${consultant}, ${when}`,
      lines: (facts) => [
        facts.gone
          ? `Консультация отменена, потому что учётная запись клиента удалена. Время: ${facts.when}.`
          : `Ваша консультация отменена. Клиент: ${facts.person}, время: ${facts.when}. ${whoRu(facts)}`,
        facts.reason && `Причина: ${facts.reason}`,
        refundRu(facts),
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

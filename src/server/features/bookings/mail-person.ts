import { minutesRu, type BookingWords, type Facts } from './mail-facts.ts'

const timeEn = ({ when, other }: Facts) => (other ? `${when}, which is ${other} for the consultant` : when)
const timeRu = ({ when, other }: Facts) => (other ? `${when}; у консультанта это ${other}` : when)

const refundEn = ({ refunded, price }: Facts) =>
  refunded
    ? `We are refunding the full price of ${price} to your original payment method.`
    : 'It was canceled less than 24 hours before it began, so the price is not refunded.'
const refundRu = ({ refunded, price }: Facts) =>
  refunded
    ? `Мы вернём всю сумму, ${price}, тем же способом, каким прошла оплата.`
    : 'До начала оставалось меньше 24 часов, поэтому оплата не возвращается.'

const movedEn = ({ by, consultant }: Facts) => {
  if (by === 'person') return `You moved your consultation with ${consultant}.`
  if (by === 'consultant') return `${consultant} had to move your consultation. We’re sorry for the change.`
  return `Your consultation with ${consultant} was moved.`
}
const movedRu = ({ by, consultant }: Facts) => {
  if (by === 'person') return `Вы перенесли консультацию. Её проведёт ${consultant}.`
  if (by === 'consultant')
    return `Консультацию пришлось перенести. Это решение консультанта: ${consultant}. Приносим извинения.`
  return `Консультация перенесена. Её проведёт ${consultant}.`
}

const canceledEn = ({ by, consultant, when }: Facts) => {
  if (by === 'person') return `You canceled your consultation with ${consultant}: ${when}.`
  if (by === 'consultant') return `${consultant} had to cancel your consultation: ${when}. We’re sorry.`
  if (by === 'staff') return `We had to cancel your consultation with ${consultant}: ${when}. We’re sorry.`
  return `Your consultation with ${consultant} is canceled: ${when}.`
}
const canceledRu = ({ by, consultant, when }: Facts) => {
  if (by === 'person') return `Вы отменили консультацию. Консультант: ${consultant}, время: ${when}.`
  if (by === 'consultant')
    return `Консультацию пришлось отменить. Это решение консультанта: ${consultant}. Время: ${when}. Приносим извинения.`
  if (by === 'staff')
    return `Нам пришлось отменить консультацию. Консультант: ${consultant}, время: ${when}. Приносим извинения.`
  return `Консультация отменена. Консультант: ${consultant}, время: ${when}.`
}

const reasonEn = ({ by, consultant, reason }: Facts) =>
  reason && (by === 'consultant' ? `${consultant} wrote: “${reason}”` : `Reason: ${reason}`)
const reasonRu = ({ by, consultant, reason }: Facts) =>
  reason && (by === 'consultant' ? `${consultant} пишет: «${reason}»` : `Причина: ${reason}`)

/** To the person who booked. */
export const PERSON: BookingWords = {
  booked: {
    en: {
      subject: ({ consultant, when }) => `You’re booked: ${consultant}, ${when}`,
      lines: (facts) => [
        `You’re booked with ${facts.consultant} for ${facts.minutes} minutes: ${timeEn(facts)}. You paid ${facts.price}.`,
        facts.until &&
          `You can move the consultation, or cancel it with a full refund, until ${facts.until}. After that, the price is not refunded.`,
        'If the consultant cancels, you always get a full refund.',
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Вы записаны: ${consultant}, ${when}`,
      lines: (facts) => [
        `Вы записаны на консультацию. Её проведёт ${facts.consultant}. Начало: ${timeRu(facts)}. Длительность: ${minutesRu(facts.minutes)}. Оплачено: ${facts.price}.`,
        facts.until &&
          `Консультацию можно перенести или отменить с полным возвратом. Последний срок: ${facts.until}. Позже оплата не возвращается.`,
        'Если консультацию отменит консультант, вернётся вся сумма.',
      ],
    },
  },
  moved: {
    en: {
      subject: ({ consultant, when }) => `New time: ${consultant}, ${when}`,
      lines: (facts) => [
        movedEn(facts),
        `New time: ${timeEn(facts)}, for ${facts.minutes} minutes.${facts.former ? ` Previous time: ${facts.former}.` : ''}`,
        facts.until
          ? `There is nothing more to pay. If the new time doesn’t suit you, you can move the consultation, or cancel it with a full refund, until ${facts.until}.`
          : 'There is nothing more to pay. If the new time doesn’t suit you, write to us on the support page.',
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Новое время: ${consultant}, ${when}`,
      lines: (facts) => [
        movedRu(facts),
        `Новое начало: ${timeRu(facts)}. Длительность: ${minutesRu(facts.minutes)}.${facts.former ? ` Прежнее время: ${facts.former}.` : ''}`,
        facts.until
          ? `Доплачивать ничего не нужно. Если новое время не подходит, консультацию можно перенести или отменить с полным возвратом. Последний срок: ${facts.until}.`
          : 'Доплачивать ничего не нужно. Если новое время не подходит, напишите нам на странице поддержки.',
      ],
    },
  },
  canceled: {
    en: {
      subject: ({ consultant, when }) => `Booking canceled: ${consultant}, ${when}`,
      lines: (facts) => [
        canceledEn(facts),
        reasonEn(facts),
        refundEn(facts),
        facts.by === 'person' ? null : 'You can book another time or another consultant on the page below.',
      ],
    },
    ru: {
      subject: ({ consultant, when }) => `Запись отменена: ${consultant}, ${when}`,
      lines: (facts) => [
        canceledRu(facts),
        reasonRu(facts),
        refundRu(facts),
        facts.by === 'person' ? null : 'По ссылке ниже можно выбрать другое время или другого консультанта.',
      ],
    },
  },
  taken: {
    en: {
      subject: ({ consultant }) => `Your payment is being refunded: ${consultant}`,
      lines: ({ consultant, when, price }) => [
        `Your payment for ${when} with ${consultant} arrived too late: the time was no longer held for you, and somebody else has booked it.`,
        `We are refunding the full price of ${price} to your original payment method. You can book another time whenever you like.`,
      ],
    },
    ru: {
      subject: ({ consultant }) => `Оплата возвращается: ${consultant}`,
      lines: ({ consultant, when, price }) => [
        `Оплата консультации пришла слишком поздно: время уже не было закреплено за вами, и его занял кто-то другой. Консультант: ${consultant}, время: ${when}.`,
        `Мы вернём всю сумму, ${price}, тем же способом, каким прошла оплата. Выбрать другое время можно в любой момент.`,
      ],
    },
  },
}

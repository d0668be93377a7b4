import { texts } from '../../i18n/dictionary.ts'

/** What the staff reads beside bookings. */
export const staffBookingsText = texts(
  {
    bookings: 'Bookings',
    columns: {
      hour: 'Time',
      user: 'User',
      price: 'Price',
      state: 'State',
    },
    callOff: 'Cancel booking',
    move: 'Move',
    goneUser: 'deleted account',
    consultant: 'Consultant',
    states: {
      held: 'Waiting for payment',
      booked: 'Booked',
      done: 'Done',
      canceled: 'Canceled',
      expired: 'Not paid',
    },
    cancelReasonHint: 'The client and the consultant will read it in their emails. It is also kept in the audit log.',
  },
  {
    bookings: 'Записи',
    columns: {
      hour: 'Время',
      user: 'Кто',
      price: 'Цена',
      state: 'Статус',
    },
    callOff: 'Отменить запись',
    move: 'Перенести',
    goneUser: 'учётная запись удалена',
    consultant: 'Консультант',
    states: {
      held: 'Ждёт оплаты',
      booked: 'Оплачена',
      done: 'Прошла',
      canceled: 'Отменена',
      expired: 'Не оплачена',
    },
    cancelReasonHint: 'Её прочтут в письмах клиент и консультант. Она также останется в журнале.',
  },
)

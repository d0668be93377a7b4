import { texts } from '../../i18n/dictionary.ts'

/** What the staff reads beside gifts. */
export const staffGiftsText = texts(
  {
    gifts: 'Gifts',
    search: 'Number, order, payment or email address',
    find: 'Search',
    none: 'No gifts found',
    columns: { number: 'No.', item: 'Gift', giver: 'Giver', recipient: 'Recipient', price: 'Price', state: 'State' },
    gone: 'deleted account',
    redeemedBy: 'Redeemed by',
    by: {
      giver: 'by the giver',
      staff: 'by the staff',
      refund: 'payment returned',
      expired: 'not redeemed in time',
      account: 'giver’s account deleted',
    } as Record<string, string>,
    void: 'Void gift',
    voidHint: 'Its link stops working at once. A gift that was redeemed is refunded on the giver’s own page instead.',
    refund: 'Refund the whole price',
    resend: 'Send email again',
  },
  {
    gifts: 'Подарки',
    search: 'Номер, заказ, платёж или адрес почты',
    find: 'Найти',
    none: 'Подарков не найдено',
    columns: {
      number: '№',
      item: 'Подарок',
      giver: 'Даритель',
      recipient: 'Получатель',
      price: 'Цена',
      state: 'Состояние',
    },
    gone: 'учётная запись удалена',
    redeemedBy: 'Получен:',
    by: {
      giver: 'дарителем',
      staff: 'сотрудниками',
      refund: 'платёж возвращён',
      expired: 'не получен в срок',
      account: 'учётная запись дарителя удалена',
    } as Record<string, string>,
    void: 'Аннулировать',
    voidHint: 'Ссылка сразу перестанет действовать. Полученный подарок возвращают на странице самого дарителя.',
    refund: 'Вернуть всю цену',
    resend: 'Отправить письмо ещё раз',
  },
)

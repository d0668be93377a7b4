import { REFUND_GUARANTEE_DAYS as DAYS } from '#contract/offers.ts'
import { plural } from '../../i18n/plural.ts'
import { texts } from '../../i18n/text.tsx'

export const orderText = texts(
  {
    price: 'Price',
    first: 'The price of your first report',
    regular: (price: string) => `later ${price}`,
    bundles: (price: string, percent: string) => `In a bundle from ${price} each, ${percent} less.`,
    order: 'Order this report',
    orderFree: 'Order with a credit',
    credits: (count: number) =>
      `You have ${count} ${plural('en', count, { one: 'report', other: 'reports' })} left to order.`,
    included: 'The forecast of each month is part of your plan.',
    ordered: 'Ordered. It is being written now.',
    complete: 'You have this month’s forecast already.',
    toMine: 'Go to the report',
    allMonths: 'All of your forecasts',
    soon: 'We cannot write this report yet, so it cannot be ordered either. Whatever can be ordered here can also be delivered.',
    guarantee: `Within ${DAYS} days you get your money back on request.`,
    sheetTitle: 'Which package?',
    saving: (percent: string) => `${percent} less`,
    each: (price: string) => `${price} each`,
    questionnaire: 'We will ask you to fill out your questionnaire after paying for your order',
    consent:
      'Write the report at once, please. I know that my right to withdraw within 14 days ends when it is written.',
    consentNeeded: 'Please tick this: we write the report right after the payment.',
    today: 'To pay today',
    once: 'One payment, nothing is renewed.',
    pay: 'Go to payment',
  },
  {
    price: 'Цена',
    first: 'Цена первого отчёта',
    regular: (price: string) => `потом ${price}`,
    bundles: (price: string, percent: string) => `В наборе от ${price} за отчёт, на ${percent} дешевле.`,
    order: 'Заказать отчёт',
    orderFree: 'Заказать без оплаты',
    credits: (count: number) =>
      `У вас ${plural('ru', count, { one: 'остался', few: 'осталось', many: 'осталось', other: 'осталось' })} ${count} ${plural('ru', count, { one: 'оплаченный отчёт', few: 'оплаченных отчёта', many: 'оплаченных отчётов', other: 'оплаченного отчёта' })}.`,
    included: 'Прогноз на каждый месяц входит в вашу подписку.',
    ordered: 'Заказ принят, отчёт уже пишется.',
    complete: 'Прогноз на этот месяц у вас уже есть.',
    toMine: 'Перейти к отчёту',
    allMonths: 'Все ваши прогнозы',
    soon: 'Этот отчёт мы пока не умеем писать, поэтому и заказать его нельзя. Здесь продаётся только то, что можно получить.',
    guarantee: `В течение ${DAYS} дней мы вернём деньги по вашей просьбе.`,
    sheetTitle: 'Какой набор?',
    saving: (percent: string) => `на ${percent} дешевле`,
    each: (price: string) => `по ${price}`,
    questionnaire: 'После оплаты мы попросим вас заполнить анкету',
    consent: 'Составьте отчёт сразу. Мне известно, что после этого отказаться от покупки в течение 14 дней уже нельзя.',
    consentNeeded: 'Отметьте, пожалуйста: мы пишем отчёт сразу после оплаты.',
    today: 'К оплате сегодня',
    once: 'Один платёж, ничего не продлевается.',
    pay: 'Перейти к оплате',
  },
)

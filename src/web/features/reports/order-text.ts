import { REFUND_GUARANTEE_DAYS as DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { plural } from '#language/plural.ts'
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
    repeated: 'You have just ordered this report, so nothing was charged now.',
    another: 'Order a second one',
    complete: 'You have this month’s forecast already.',
    toMine: 'Go to the report',
    allMonths: 'All of your forecasts',
    soon: 'We cannot write this report yet, so it cannot be ordered either. Whatever can be ordered here can also be delivered.',
    guarantee: `What has not been written yet can be refunded: for ${WITHDRAWAL_DAYS} days in the settings, for ${DAYS} days by writing to us.`,
    sheetTitle: 'Choose a package',
    saving: (percent: string) => `${percent} less`,
    each: (price: string) => `${price} each`,
    questionnaire: 'We will ask you to fill out your questionnaire after paying for your order',
    countsAs: (price: string, date: string) =>
      `What paid for this report can be withdrawn from until ${date}. Once it is being written, the report counts as ${price} of it.`,
    withdrawal: (days: number, price: string) =>
      `Within ${days} days you can withdraw in the settings, once. Each report written counts as ${price}; the rest is refunded.`,
    withdrawalUsed:
      'You have withdrawn from a purchase of reports before. That can be done once, so not from this one.',
    consentNeeded: 'Please tick this: we write the report right after the payment.',
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
    repeated: 'Вы только что заказали такой отчёт, поэтому второй раз ничего не списано.',
    another: 'Заказать ещё один',
    complete: 'Прогноз на этот месяц у вас уже есть.',
    toMine: 'Перейти к отчёту',
    allMonths: 'Все ваши прогнозы',
    soon: 'Этот отчёт мы пока не умеем писать, поэтому и заказать его нельзя. Здесь продаётся только то, что можно получить.',
    guarantee: `За то, что ещё не составлено, мы вернём деньги: ${WITHDRAWAL_DAYS} дней это можно сделать в настройках, ${DAYS} дней — написав нам.`,
    sheetTitle: 'Выберите набор',
    saving: (percent: string) => `на ${percent} дешевле`,
    each: (price: string) => `по ${price}`,
    questionnaire: 'После оплаты мы попросим вас заполнить анкету',
    countsAs: (price: string, date: string) =>
      `От покупки, которой оплачен этот отчёт, можно отказаться до ${date}. С началом работы отчёт засчитывается в ней за ${price}.`,
    withdrawal: (days: number, price: string) =>
      `В течение ${days} дней от покупки можно отказаться в настройках, один раз. Каждый составленный отчёт считается за ${price}, остальное мы вернём.`,
    withdrawalUsed:
      'Вы уже отказывались от покупки отчётов. Это можно сделать один раз, поэтому от этой отказаться нельзя.',
    consentNeeded: 'Отметьте, пожалуйста: мы пишем отчёт сразу после оплаты.',
    once: 'Один платёж, ничего не продлевается.',
    pay: 'Перейти к оплате',
  },
)

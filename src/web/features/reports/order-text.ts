import { REFUND_GUARANTEE_DAYS as DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const orderText = texts(
  {
    price: 'Price',
    first: 'The price of your first report',
    bundles: (count: number, price: string, saving: string) => `${price} each if you buy ${count}, ${saving}.`,
    order: 'Order this report',
    orderFree: 'Order with a credit',
    credits: (count: number) =>
      `You have ${count} ${plural('en', count, { one: 'report', other: 'reports' })} left to order.`,
    included: 'Your plan includes the monthly forecast.',
    ordered: 'Ordered. We’re writing it now.',
    repeated: 'You’ve just ordered this report, so you weren’t charged again.',
    another: 'Order a second one',
    have: (person: string | null, date: string) =>
      `You already have this report${person === null ? '' : ` for ${person}`}, written on ${date}.`,
    orderedBefore: (person: string | null, date: string) =>
      `You already ordered this report${person === null ? '' : ` for ${person}`} on ${date}. It isn’t ready yet.`,
    sameBirth: 'A new one would be written from the same birth details, so it would say essentially the same thing.',
    samePresent:
      'A new one would be written from the same birth details. Only what it says about the present could change.',
    sameMonth: 'A new one would cover nearly the same period.',
    paying: (moment: string) =>
      `A payment page for this report has been open since ${moment}. If you paid there, you’ll get the report without doing anything else; opening a new page closes that one.`,
    complete: 'You already have this month’s forecast.',
    toMine: 'Go to the report',
    allMonths: 'All of your forecasts',
    soon: 'This report isn’t available yet. We only take orders for reports we can deliver.',
    guarantee: `What hasn’t been written yet can be refunded: for ${WITHDRAWAL_DAYS} days in the settings, and for ${DAYS} days if you write to us.`,
    sheetTitle: 'Choose a package',
    saving: (percent: string, regular: string) => `${percent} off the regular ${regular}`,
    each: (price: string) => `${price} each`,
    questionnaire: 'We will ask you to fill out your questionnaire after paying for your order',
    countsAs: (price: string, date: string) =>
      `You can withdraw from the purchase that paid for this report until ${date}. Once we start writing it, the report counts as ${price} of that purchase.`,
    withdrawal: (days: number, price: string) =>
      `Within ${days} days you can withdraw in the settings, once. Each report written counts as ${price}; the rest is refunded.`,
    withdrawalUsed:
      'You’ve already withdrawn from a purchase of reports. You can do that only once, so you can’t withdraw from this one.',
    consentNeeded: 'Please check this box, because we start writing the report right after you pay.',
    once: 'One-time payment. It doesn’t renew.',
    pay: 'Go to payment',
  },
  {
    price: 'Цена',
    first: 'Цена первого отчёта',
    bundles: (count: number, price: string, saving: string) =>
      `Если заказать сразу ${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}, каждый обойдётся в ${price}: ${saving}.`,
    order: 'Заказать отчёт',
    orderFree: 'Заказать без оплаты',
    credits: (count: number) =>
      `У вас ${plural('ru', count, { one: 'остался', few: 'осталось', many: 'осталось', other: 'осталось' })} ${count} ${plural('ru', count, { one: 'оплаченный отчёт', few: 'оплаченных отчёта', many: 'оплаченных отчётов', other: 'оплаченного отчёта' })}.`,
    included: 'Прогноз на каждый месяц входит в вашу подписку.',
    ordered: 'Заказ принят, отчёт уже пишется.',
    repeated: 'Вы только что заказали такой отчёт, поэтому второй раз ничего не списано.',
    another: 'Заказать ещё один',
    have: (person: string | null, date: string) =>
      `Такой отчёт у вас уже есть${person === null ? '' : ` (${person})`}, он составлен ${date}.`,
    orderedBefore: (person: string | null, date: string) =>
      `Такой отчёт${person === null ? '' : ` (${person})`} вы уже заказали ${date}, он ещё не готов.`,
    sameBirth: 'Новый мы составили бы по тем же данным рождения, и по существу в нём ничего бы не изменилось.',
    samePresent:
      'Новый мы составили бы по тем же данным рождения. Измениться могло бы только то, что сказано о нынешнем времени.',
    sameMonth: 'Новый охватил бы почти тот же срок.',
    paying: (moment: string) =>
      `Страница оплаты такого же отчёта уже открыта с ${moment}. Если вы на ней заплатили, отчёт появится сам. Если откроете новую, прежняя закроется.`,
    complete: 'Прогноз на этот месяц у вас уже есть.',
    toMine: 'Перейти к отчёту',
    allMonths: 'Все ваши прогнозы',
    soon: 'Этого отчёта пока нет, поэтому и заказать его нельзя. Выберите другой.',
    guarantee: `За то, что ещё не составлено, мы вернём деньги: в течение ${WITHDRAWAL_DAYS} дней это можно сделать в настройках, в течение ${DAYS} — написав нам.`,
    sheetTitle: 'Выберите набор',
    saving: (percent: string, regular: string) => `на ${percent} дешевле обычных ${regular}`,
    each: (price: string) => `по ${price}`,
    questionnaire: 'После оплаты мы попросим вас заполнить анкету.',
    countsAs: (price: string, date: string) =>
      `От покупки, которой оплачен этот отчёт, можно отказаться до ${date}. Как только мы начнём его составлять, он будет засчитан за ${price}.`,
    withdrawal: (days: number, price: string) =>
      `В течение ${days} дней после покупки от неё можно отказаться в настройках, один раз. Каждый составленный отчёт считается за ${price}, остальное мы вернём.`,
    withdrawalUsed:
      'Вы уже отказывались от покупки отчётов, а сделать это можно только один раз. Поэтому от этой отказаться нельзя.',
    consentNeeded: 'Отметьте, пожалуйста, согласие: мы начинаем писать отчёт сразу после оплаты.',
    once: 'Разовый платёж, сам он не продлевается.',
    pay: 'Перейти к оплате',
  },
)

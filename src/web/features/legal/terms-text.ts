import { MIN_AGE_YEARS } from '#contract/age.ts'
import {
  CURRENCY,
  FREE_CANCEL_HOURS,
  inMainUnit,
  PLANS,
  REFUND_GUARANTEE_DAYS,
  WITHDRAWAL_DAYS,
} from '#product/offers.ts'
import { PRODUCTS } from '#product/products.ts'
import { ratesOf } from '#product/refunds.ts'
import { ANSWER_DAYS } from '#product/rights.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Lang } from '#language/lang.ts'
import { texts } from '../../i18n/dictionary.ts'

/** The sums that explain what counts as used. */
function sumsIn(lang: Lang) {
  const money = (cents: number) => formatMoney(lang, inMainUnit(cents), CURRENCY)
  const price = (plan: string) => PLANS.find(({ id }) => id === plan)?.priceCents ?? 0
  const rates = ratesOf('year', price('year'))
  return {
    month: money(price('month')),
    report: money(PRODUCTS.report.priceCents),
    year: money(price('year')),
    yearReport: money(rates.report ?? 0),
    yearDay: money(rates.day ?? 0),
  }
}

const SUMS = { en: sumsIn('en'), ru: sumsIn('ru') }

export const termsText = texts(
  {
    title: 'Terms of use · Asteria',
    description: 'What you can expect from Asteria, and what Asteria expects from you.',
    headline: 'Terms of use',
    updated: 'Last updated November 24, 2026; previous version: April 14, 2025',
    lead: 'These are the rules between you and Asteria. They are short on purpose; where the law of your country gives you more, the law applies.',
    sections: [
      {
        title: 'Acceptance',
        paragraphs: [
          'By opening an account or ordering something you accept these terms and the privacy page. If you don’t agree, please don’t use the service.',
          `You must be ${MIN_AGE_YEARS} or older. Anyone who buys something must be able to enter into a contract under the law of their country.`,
        ],
      },
      {
        title: 'Disclaimer',
        paragraphs: [
          'The planetary positions we show are computed and can be checked. What they are taken to mean belongs to the tradition of astrology: it is offered for reflection and enjoyment, and is neither science nor prediction.',
          'Nothing here is advice on health, law, money or safety, and nothing replaces a doctor, a lawyer or another professional. What you decide remains your decision.',
        ],
      },
      {
        title: 'Use of the service',
        paragraphs: [
          'Your account is for you alone. Keep the password to yourself, and tell us if someone else may know it. The details you give should be correct: a chart can’t be better than they are.',
          'What you order is for your own private use. You may print it and keep it. Publishing or selling it as a whole requires our written consent.',
        ],
      },
      {
        title: 'Functionality and access',
        paragraphs: [
          'Some parts are free, others are part of a plan or are sold separately; each page says which. We may improve, change or discontinue a part. If something you have paid for is discontinued, you get back what you paid for the remaining time.',
          'We make reasonable efforts to keep the service running at all times, but we can’t promise that it will never fail. If payments are missed, access to paid parts may be limited.',
        ],
      },
      {
        title: 'Subscriptions and payment',
        paragraphs: [
          'The full price and the date of renewal are shown before you pay. A subscription renews automatically for the same period until you cancel it, which you can do in the settings at any time before the period ends. What you have paid for stays available until then.',
          'A trial is free for three days, once per person; the first-report price and a discount code can also be used only once per person. Earlier accounts count, too. If you don’t cancel the trial before it ends, the first payment is charged then; the day and time are shown before you begin. The reports of your choice that a plan includes come with its first payment, not with the trial.',
          `You may withdraw from a purchase within ${WITHDRAWAL_DAYS} days without giving a reason: in the settings, next to the payment. For a subscription, the days are counted from its first payment, not from a renewal. You pay for what was delivered, and the rest is refunded to your original payment method. You can do this once for subscriptions and once for reports; where the law of your country gives you more, the law applies.`,
          `What was delivered counts at the price of that purchase. The price of a bundle is divided equally among its reports. The price of a plan is divided between its time and its reports in the ratio of what they cost separately, ${SUMS.en.month} a month and ${SUMS.en.report} a report: of the yearly ${SUMS.en.year}, each of the two reports counts as ${SUMS.en.yearReport}, each day as about ${SUMS.en.yearDay}. You pay for each day begun; a month whose forecast was written counts as a whole month. These amounts are shown before you pay, and the settings show the exact refund before you confirm.`,
          'As long as you can still withdraw from a report, we write it only if you ask us to write it right away. We ask you about that when you order, in words that we keep and repeat on the receipt; once writing has begun, you can no longer withdraw from this report. If you don’t ask for it, the report is written when the withdrawal period is over. A plan opens on the day it begins; if you did not ask for that in the order and then withdraw, you pay nothing for its days.',
          `Up to ${REFUND_GUARANTEE_DAYS} days after any payment for a subscription or for reports, you may also write to us: we refund what you haven’t used, by the same rule. Otherwise payments are not refunded, except as the law requires. When a payment is refunded, reports not yet ordered go with it, and a plan that it paid for ends at once.`,
        ],
      },
      {
        title: 'Consultations',
        paragraphs: [
          `You pay for a consultation when you book it. Until ${FREE_CANCEL_HOURS} hours before it begins you can move it, or cancel it with a full refund, on the page with your bookings; after that, the price is not refunded. If the consultant or we cancel it, you always get a full refund. Because it is booked for a set time, withdrawal and the ${REFUND_GUARANTEE_DAYS} days above do not apply to consultations.`,
          `If you delete your account, upcoming consultations are canceled by the same rule, a subscription ends at once, and what is left of its period is not refunded: if you want to withdraw from it, do that first. Reports bought within the last ${REFUND_GUARANTEE_DAYS} days and not delivered are refunded.`,
        ],
      },
      {
        title: 'Usage rules',
        paragraphs: [
          'Don’t try to access other people’s data, to disrupt or overload the service, to scrape it, or to use it for anything unlawful. Don’t enter another person’s data against their will.',
          'Reviews and messages should be your own and should hurt nobody. We may remove anything that breaks these rules and, if it continues, close the account.',
        ],
      },
      {
        title: 'No warranties',
        paragraphs: [
          'The service is provided as is. We warrant that positions are computed with care, and we publish their errors. We do not warrant that an interpretation fits you, or that a result you hope for will come about.',
        ],
      },
      {
        title: 'Liability',
        paragraphs: [
          'We are liable without limit for intentional misconduct, for gross negligence and wherever the law does not allow a limit. Beyond that, our liability is limited to the total you paid us in the twelve months before.',
          'We are not liable for decisions that anyone makes because of a horoscope, a report or an answer from the AI astrologer.',
        ],
      },
      {
        title: 'Dispute resolution',
        paragraphs: [
          `If something is wrong, write to us first: nearly everything can be settled that way, and we answer within ${ANSWER_DAYS.others} business days. If that fails, the courts that have jurisdiction decide. If you are a consumer, you keep the protection of your own country’s courts and law.`,
        ],
      },
      {
        title: 'General terms',
        paragraphs: [
          'If part of these terms is void, the rest remains in force. We may change them with at least 30 days’ notice; until then you may leave under the old ones. The English and Russian versions say the same; if in doubt, the version in the language in which you opened your account applies.',
        ],
      },
    ],
  },
  {
    title: 'Условия использования · Asteria',
    description: 'Чего вы можете ждать от Asteria и чего Asteria ждёт от вас.',
    headline: 'Условия использования',
    updated: 'Обновлено 24 ноября 2026 года; прежняя версия — от 14 апреля 2025 года',
    lead: 'Это правила между вами и Asteria. Они нарочно короткие; если закон вашей страны даёт вам больше, действует закон.',
    sections: [
      {
        title: 'Согласие с условиями',
        paragraphs: [
          'Создавая учётную запись или делая заказ, вы принимаете эти условия и правила конфиденциальности. Если вы с ними не согласны, пожалуйста, не пользуйтесь сервисом.',
          `Вам должно быть не меньше ${MIN_AGE_YEARS} лет. Для покупки нужно право заключать договоры по законам вашей страны.`,
        ],
      },
      {
        title: 'Оговорка',
        paragraphs: [
          'Положения планет, которые мы показываем, рассчитаны, и их можно проверить. То, что они значат, — дело астрологической традиции: мы предлагаем это для размышления и удовольствия. Это не наука и не предсказание.',
          'Здесь нет советов о здоровье, праве, деньгах и безопасности, и ничто здесь не заменит врача, юриста или другого специалиста. Решения остаются за вами.',
        ],
      },
      {
        title: 'Пользование сервисом',
        paragraphs: [
          'Учётная запись принадлежит только вам. Никому не сообщайте пароль и скажите нам, если его мог узнать кто-то ещё. Указывайте верные данные: расчёт не бывает точнее того, из чего он сделан.',
          'Заказанное предназначено для личного пользования. Его можно печатать и хранить. Чтобы опубликовать или продать его целиком, нужно наше письменное согласие.',
        ],
      },
      {
        title: 'Возможности и доступ',
        paragraphs: [
          'Что-то здесь бесплатно, что-то входит в подписку, что-то покупается отдельно; на каждой странице это указано. Мы можем улучшать, менять и закрывать части сервиса. Если закрывается оплаченное, мы вернём деньги за оставшееся время.',
          'Мы делаем всё разумное, чтобы сервис работал круглые сутки, но не можем обещать, что он никогда не откажет. Если платёж не прошёл, доступ к платным частям может быть ограничен.',
        ],
      },
      {
        title: 'Подписка и оплата',
        paragraphs: [
          'Полная цена и дата продления видны до оплаты. Подписка продлевается на такой же срок, пока вы её не отмените: это можно сделать в настройках в любой момент до конца периода. Оплаченное остаётся открытым до этого времени.',
          'Пробный период длится три дня и даётся человеку один раз; так же один раз даются цена первого отчёта и скидка по коду. Прежняя учётная запись тоже считается. Если не отменить подписку до его конца, спишется первый платёж; день и час указаны до начала. Отчёты на выбор, которые входят в подписку, появляются с первым платежом, а не в пробный период.',
          `От покупки можно отказаться в течение ${WITHDRAWAL_DAYS} дней, не объясняя причины: в настройках, рядом с платежом. Для подписки дни считаются от первого платежа, а не от продления. Полученное оплачивается, остальное возвращается тем же способом, каким прошла оплата. Отказаться так можно один раз от подписки и один раз от отчётов; если закон вашей страны даёт больше, действует закон.`,
          `Полученное считается по цене этой покупки. Цена набора делится между его отчётами поровну. Цена подписки делится между временем и отчётами так, как они стоят по отдельности: ${SUMS.ru.month} за месяц и ${SUMS.ru.report} за отчёт. Из годовых ${SUMS.ru.year} на каждый из двух отчётов приходится ${SUMS.ru.yearReport}, на день примерно ${SUMS.ru.yearDay}. Из времени оплачивается каждый начатый день; месяц, прогноз на который составлен, считается целиком. Эти суммы названы до оплаты, а точный возврат — до подтверждения отказа, в настройках.`,
          'Отчёт, от которого ещё можно отказаться, мы не составляем, пока вы не попросите сделать это сразу. Об этом мы спрашиваем при заказе; слова согласия хранятся у нас и повторены в квитанции, и с началом работы отказаться от этого отчёта уже нельзя. Если не просить, он будет составлен, когда срок отказа истечёт. Подписка открывается с её началом; если вы об этом при заказе не просили, дни до отказа не оплачиваются.',
          `В течение ${REFUND_GUARANTEE_DAYS} дней после любого платежа за подписку или отчёты можно написать нам: мы вернём деньги за неиспользованное по тому же правилу. В остальном платежи не возвращаются, кроме случаев, названных в законе. Вместе с возвращённым платежом пропадают ещё не заказанные отчёты, а оплаченная им подписка сразу прекращается.`,
        ],
      },
      {
        title: 'Консультации',
        paragraphs: [
          `Консультация оплачивается при записи. Перенести её или отменить с полным возвратом можно не позже чем за ${FREE_CANCEL_HOURS} часа до начала, на странице ваших записей; потом оплата не возвращается. Если консультацию отменим мы или консультант, вернётся вся сумма. Консультация назначена на определённый час, поэтому отказ от покупки и ${REFUND_GUARANTEE_DAYS} дней, о которых сказано выше, к ней не относятся.`,
          `При удалении учётной записи предстоящие консультации отменяются по тому же правилу, подписка сразу прекращается, а за оставшийся срок деньги не возвращаются: заявить об отказе от неё нужно до этого. За отчёты, купленные за последние ${REFUND_GUARANTEE_DAYS} дней и не полученные, деньги вернутся.`,
        ],
      },
      {
        title: 'Правила поведения',
        paragraphs: [
          'Не пытайтесь получить доступ к чужим данным, мешать работе сервиса или перегружать его, автоматически выкачивать его содержимое и использовать его для чего-либо незаконного. Не вводите данные другого человека против его воли.',
          'Отзывы и сообщения должны быть вашими собственными и никого не задевать. То, что нарушает эти правила, мы можем удалить, а при повторении — закрыть учётную запись.',
        ],
      },
      {
        title: 'Отсутствие гарантий',
        paragraphs: [
          'Сервис предоставляется таким, какой он есть. Мы ручаемся, что положения рассчитаны тщательно, и публикуем их погрешности. Мы не ручаемся, что толкование вам подойдёт или что сбудется то, на что вы надеетесь.',
        ],
      },
      {
        title: 'Ответственность',
        paragraphs: [
          'За умысел, за грубую небрежность и там, где закон не допускает ограничений, мы отвечаем полностью. В остальном наша ответственность ограничена суммой, которую вы заплатили нам за предшествующие двенадцать месяцев.',
          'Мы не отвечаем за решения, которые кто-либо примет из-за гороскопа, отчёта или ответа ИИ-астролога.',
        ],
      },
      {
        title: 'Разрешение споров',
        paragraphs: [
          `Если что-то не так, сначала напишите нам: почти всё решается так, и мы отвечаем в течение ${ANSWER_DAYS.others} рабочих дней. Если договориться не вышло, спор рассмотрит суд, которому он подведомствен по закону. За потребителями сохраняется защита судов и законов их страны.`,
        ],
      },
      {
        title: 'Общие положения',
        paragraphs: [
          'Если какая-то часть условий недействительна, остальные сохраняют силу. Мы можем менять условия, предупредив не менее чем за 30 дней; до этого можно уйти по прежним. Русский и английский тексты говорят одно и то же; при сомнении решает тот, на языке которого создана учётная запись.',
        ],
      },
    ],
  },
)

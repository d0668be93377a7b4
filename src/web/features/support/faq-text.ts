import { REFUND_GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { texts } from '../../i18n/dictionary.ts'

export const FAQ_CATEGORIES = ['account', 'billing', 'reports', 'calendar', 'aichat', 'subscription'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

/** Which category each question belongs to, in the order of the texts below. */
export const FAQ_CATEGORY_OF = [
  'account',
  'account',
  'account',
  'billing',
  'billing',
  'reports',
  'reports',
  'reports',
  'calendar',
  'aichat',
  'aichat',
  'subscription',
  'subscription',
] as const satisfies readonly FaqCategory[]

export const faqText = texts(
  {
    questions: [
      {
        question: 'I don’t know my exact birth time. Can I still use Asteria?',
        answer:
          'Yes. Check “I don’t know my exact birth time” when you register. Planets in signs and most aspects don’t need it. Houses, the Ascendant and the Midheaven do, so they are left out, and each page tells you what is missing.',
      },
      {
        question: 'I made a mistake in my birth details. How do I correct it?',
        answer:
          'In the settings. First name, birth date, birth time, birthplace and gender can each be changed once; the page says so before you save. If you’ve used that one change and a detail of the birth is still wrong, ask for a correction there; for anything else, write to us.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'In the settings, under “Download or delete data”. You can download all your data as a file first. Then the account and everything in it are gone. What stays, stored separately, is what accounting law requires us to keep and, for two years, a note of which one-time offers were used, under a code that doesn’t reveal your address. A subscription ends immediately, and upcoming consultations are canceled under the rule for consultations; the page lists them before you confirm.',
      },
      {
        question: 'How can I pay?',
        answer:
          'With any major card. You enter the number on the payment provider’s page, and it never reaches us. The full price and, for a plan, the date of renewal are shown before you pay.',
      },
      {
        question: 'Can I get my money back?',
        answer: `Yes, for whatever has not been delivered. A consultation has its own rule: a full refund up to 24 hours before it begins. For plans and reports: within ${WITHDRAWAL_DAYS} days of a purchase you can withdraw in the settings, next to the payment, once for subscriptions and once for reports; up to ${REFUND_GUARANTEE_DAYS} days after it, write to us. You pay for the days used and the reports written, at the price of that purchase, and see the exact amount before you confirm.`,
      },
      {
        question: 'How long does a report take?',
        answer:
          'Usually three to five minutes, at most twenty. You can close the page: we’ll email you when it’s ready, and it stays under My reports.',
      },
      {
        question: 'A report shows an error. What now?',
        answer:
          'Usually some birth details are missing. The report links to the settings; once they’re complete, it’s written automatically. If it can’t be written at all, you get your report credit back.',
      },
      {
        question: 'Who writes the reports?',
        answer: 'Our own texts, chosen and put together by rules from the facts of your chart. No AI writes them.',
      },
      {
        question: 'What do the red, yellow and green marks in the calendar mean?',
        answer:
          'They show how easy or tense the aspects between the planets are at four times of the day: green for easy, red for tense, yellow for in between. They’re the same for everybody; your own transits are in your horoscope.',
      },
      {
        question: 'What can I ask the AI astrologer?',
        answer:
          'Whatever your chart and the sky can answer: a placement, a relationship with a person whose birth details you’ve saved, the best days for something, what a transit means. It says openly what it can’t know, and gives no advice on health, law or investments.',
      },
      {
        question: 'How many questions can I ask?',
        answer:
          'One a day on the free plan, 5 on the one-month plan, 25 on the six-month plan and 100 on the one-year plan. The count starts again at midnight, your time. A question that couldn’t be answered isn’t counted.',
      },
      {
        question: 'How do I cancel my subscription?',
        answer:
          'In the settings, in two steps, at any time before the period ends. You don’t have to give a reason. What you’ve paid for stays open until then.',
      },
      {
        question: 'What happens when the trial ends?',
        answer:
          'The trial lasts three days, and each person gets one. If you don’t cancel, the plan then begins and your card is charged; the day and time are shown before you start and in the email about the trial. The reports of your choice that come with a plan arrive with that first payment.',
      },
    ],
  },
  {
    questions: [
      {
        question: 'Я не знаю точного времени рождения. Asteria мне подойдёт?',
        answer:
          'Да. При регистрации отметьте «Точное время рождения неизвестно». Для знаков планет и большинства аспектов оно не нужно. Дома, асцендент и середина неба без него не определить, поэтому мы их опускаем, и на каждой странице сказано, чего на ней нет.',
      },
      {
        question: 'В данных рождения ошибка. Как её исправить?',
        answer:
          'В настройках. Имя, дату, время и место рождения, а также пол можно поменять по одному разу; страница предупредит об этом до сохранения. Если эта возможность использована, а в данных рождения осталась ошибка, попросите там же её исправить; об остальном напишите нам.',
      },
      {
        question: 'Как удалить учётную запись?',
        answer:
          'В настройках, в разделе «Скачать или удалить данные». Перед этим можно скачать все свои данные одним файлом. После удаления остаются, отдельно от всего, только документы, которые требует хранить закон о бухгалтерском учёте, и на два года — отметка о том, какие разовые предложения использованы: вместо адреса в ней код, по которому адрес не восстановить. Подписка прекращается сразу, предстоящие консультации отменяются по своим правилам; вы увидите их список до подтверждения.',
      },
      {
        question: 'Чем можно заплатить?',
        answer:
          'Банковской картой: Visa, Mastercard, American Express и другими. Номер вводится на странице платёжной системы и к нам не попадает. Полная цена, а для подписки и дата продления, видны до оплаты.',
      },
      {
        question: 'Можно ли вернуть деньги?',
        answer: `Да, за всё, что ещё не получено. У консультаций своё правило: полный возврат, если отменить не позже чем за 24 часа до начала. От покупки подписки или отчётов можно отказаться в течение ${WITHDRAWAL_DAYS} дней в настройках, рядом с платежом (один раз от подписки и один раз от отчётов), а в течение ${REFUND_GUARANTEE_DAYS} дней — написав нам. Использованные дни и составленные отчёты оплачиваются по цене этой покупки; точную сумму вы увидите до подтверждения.`,
      },
      {
        question: 'Сколько ждать отчёта?',
        answer:
          'Обычно от трёх до пяти минут, самое большее двадцать. Страницу можно закрыть: когда отчёт будет готов, придёт письмо, а сам он останется среди ваших отчётов.',
      },
      {
        question: 'Вместо отчёта ошибка. Что делать?',
        answer:
          'Чаще всего не хватает каких-то данных рождения. В отчёте есть ссылка на настройки; как только вы заполните данные, мы сразу начнём его писать. Если составить отчёт не получится, оплата не пропадёт: можно будет заказать его ещё раз или выбрать другой.',
      },
      {
        question: 'Кто пишет отчёты?',
        answer:
          'Тексты наши собственные: программа выбирает и соединяет их по фактам вашей карты. Языковая модель в этом не участвует.',
      },
      {
        question: 'Что значат красные, жёлтые и зелёные отметки в календаре?',
        answer:
          'Это оценка аспектов между планетами в четырёх частях суток: зелёный — легче, красный — труднее, жёлтый — неоднозначно. Они одинаковы для всех; ваши собственные транзиты — на странице дня.',
      },
      {
        question: 'О чём можно спросить ИИ-астролога?',
        answer:
          'О том, о чём говорят ваша карта и небо: о положении планеты, об отношениях с человеком, которого вы добавили, о подходящих днях, о значении транзита. Если чего-то знать нельзя, он так и скажет. Советов о здоровье, праве и инвестициях он не даёт.',
      },
      {
        question: 'Сколько вопросов мне доступно?',
        answer:
          'Один в день без подписки, 5 с подпиской на месяц, 25 на полгода и 100 на год. Отсчёт начинается заново в полночь по вашему времени. Вопрос, на который ответить не удалось, не считается.',
      },
      {
        question: 'Как отменить подписку?',
        answer:
          'В настройках, в два шага, в любой момент до конца периода; причину можно не называть. Оплаченное останется открытым до этого времени.',
      },
      {
        question: 'Что будет, когда закончится пробный период?',
        answer:
          'Он длится три дня и даётся один раз. Если его не отменить, начинается подписка и с карты списывается первый платёж; день и час указаны до начала и в письме о пробном периоде. Отчёты на выбор, которые входят в подписку, появляются с этим первым платежом.',
      },
    ],
  },
)

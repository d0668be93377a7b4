import { REFUND_GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { texts } from '../../i18n/text.tsx'

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
          'Yes. Tick “I don’t know my exact birth time” when you register. Planets in signs and most aspects don’t need it. Houses, the ascendant and the midheaven do, so they are left out, and each page tells you what is missing.',
      },
      {
        question: 'I made a mistake in my birth data. How do I correct it?',
        answer:
          'In the settings. Name, birth date, birth time, birth place and gender can each be changed once; the page says so before you save. If the one change is spent and something is still wrong, write to us.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'In the settings, under “Your data”. You can take all your data with you as a file first. The account and everything in it are then gone; only what bookkeeping law asks us to keep stays, apart from the rest. A subscription ends at once, and consultations to come are canceled by their own rule; the page names them before you confirm.',
      },
      {
        question: 'Which payments do you take?',
        answer:
          'Cards of the usual networks. The number is typed on the page of the payment provider and never reaches us. The full price and, for a plan, the date of renewal are shown before you pay.',
      },
      {
        question: 'Can I have my money back?',
        answer: `Yes, for whatever has not been delivered. A consultation has its own rule: a full refund until 24 hours before it begins. For plans and reports: within ${WITHDRAWAL_DAYS} days of a purchase you can withdraw in the settings, next to the payment, once for subscriptions and once for reports; up to ${REFUND_GUARANTEE_DAYS} days after it, write to us. You pay for the days used and the reports written, at the price of that purchase, and see the exact sum before you confirm.`,
      },
      {
        question: 'How long does a report take?',
        answer:
          'Usually three to five minutes, at most twenty. You can close the page: a mail tells you when it is ready, and it stays among your reports.',
      },
      {
        question: 'A report shows an error. What now?',
        answer:
          'Most often a piece of birth data is missing. The report links to the settings; once they are complete it is written by itself. If it can’t be written at all, what you paid with is given back.',
      },
      {
        question: 'Who writes the reports?',
        answer:
          'Our own texts, chosen and put together by rules from the facts of your chart. Where a language model helps, its text is held against the same facts, and what doesn’t agree is dropped.',
      },
      {
        question: 'What do the red, yellow and green marks in the calendar mean?',
        answer:
          'They weigh the aspects that the planets make with each other at four hours of the day: green for times that flow, red for times that press, yellow for those in between. They are the same for everybody; your own transits stand in the horoscope.',
      },
      {
        question: 'What can I ask the AI astrologer?',
        answer:
          'Whatever your chart and the sky can answer: a placement, a relationship with a person whose birth you have saved, the best days for something, what a transit means. It says openly what it can’t know, and gives no advice on health, law or investments.',
      },
      {
        question: 'How many questions do I have?',
        answer:
          'One a day on the free plan, 5 on the month, 25 on six months and 100 on the year. The count begins anew at your own midnight. A question that could not be answered is not counted.',
      },
      {
        question: 'How do I cancel my subscription?',
        answer:
          'In the settings, in two steps and without giving a reason if you don’t care to, at any time before the period ends. What you have paid for stays open until then.',
      },
      {
        question: 'What happens when the trial ends?',
        answer:
          'The trial lasts three days and is there once for each person. If you don’t cancel, the plan begins then and the card is charged; the day and the hour are shown before you start and in the mail on the trial. The reports of your choice that a plan brings come with that first payment.',
      },
    ],
  },
  {
    questions: [
      {
        question: 'Я не знаю точного времени рождения. Asteria мне подойдёт?',
        answer:
          'Да. При регистрации отметьте «Не знаю точного времени». Знакам планет и большинству аспектов оно не нужно. Дома, асцендент и середина неба без него не считаются, поэтому мы их опускаем, и на каждой странице сказано, чего на ней нет.',
      },
      {
        question: 'В данных рождения ошибка. Как её исправить?',
        answer:
          'В настройках. Имя, дату, время и место рождения, а также пол можно поменять по одному разу; страница предупредит об этом до сохранения. Если попытка потрачена, а ошибка осталась, напишите нам.',
      },
      {
        question: 'Как удалить учётную запись?',
        answer:
          'В настройках, в разделе «Ваши данные». Перед этим можно забрать все свои данные одним файлом. После удаления не остаётся ничего, кроме документов, которые велит хранить закон об учёте, и лежат они отдельно. Подписка прекращается сразу, предстоящие консультации отменяются по своему правилу; страница назовёт их до подтверждения.',
      },
      {
        question: 'Чем можно заплатить?',
        answer:
          'Картами основных платёжных систем. Номер вводится на странице платёжной службы и к нам не попадает. Полная цена, а для подписки и дата продления, видны до оплаты.',
      },
      {
        question: 'Можно ли вернуть деньги?',
        answer: `Да, за всё, что ещё не получено. У консультаций своё правило: полный возврат, если отменить не позже чем за 24 часа до начала. Подписки и отчёты: в течение ${WITHDRAWAL_DAYS} дней после покупки от неё можно отказаться в настройках, рядом с платежом: один раз от подписки и один раз от отчётов. В течение ${REFUND_GUARANTEE_DAYS} дней — написав нам. Использованные дни и составленные отчёты оплачиваются по цене этой покупки; точную сумму вы увидите до подтверждения.`,
      },
      {
        question: 'Сколько ждать отчёта?',
        answer:
          'Обычно от трёх до пяти минут, самое большее двадцать. Страницу можно закрыть: когда отчёт будет готов, придёт письмо, а сам он останется среди ваших отчётов.',
      },
      {
        question: 'Вместо отчёта ошибка. Что делать?',
        answer:
          'Чаще всего не хватает каких-то данных рождения. Из отчёта ведёт ссылка в настройки; как только они заполнены, он будет написан сам собой. Если написать его нельзя совсем, оплата вернётся к вам.',
      },
      {
        question: 'Кто пишет отчёты?',
        answer:
          'Тексты наши собственные: правила выбирают и соединяют их по фактам вашей карты. Если помогает языковая модель, её текст сверяется с теми же фактами, и то, что не сошлось, отбрасывается.',
      },
      {
        question: 'Что значат красные, жёлтые и зелёные отметки в календаре?',
        answer:
          'Это взвешенные аспекты, которые планеты образуют между собой в четыре часа суток: зелёный — время течёт, красный — давит, жёлтый — посередине. Они одинаковы для всех; ваши собственные транзиты стоят в гороскопе.',
      },
      {
        question: 'О чём можно спросить ИИ-астролога?',
        answer:
          'О том, на что отвечают ваша карта и небо: о положении планеты, об отношениях с человеком, чьё рождение вы сохранили, о подходящих днях, о значении транзита. Чего знать нельзя, о том он так и скажет. Советов о здоровье, праве и вложениях он не даёт.',
      },
      {
        question: 'Сколько вопросов мне доступно?',
        answer:
          'Один в день без подписки, 5 с подпиской на месяц, 25 на полгода и 100 на год. Счёт начинается заново в вашу полночь. Вопрос, на который не вышло ответить, не считается.',
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

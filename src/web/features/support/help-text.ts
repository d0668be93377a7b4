import { REFUND_GUARANTEE_DAYS, TRIAL_DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { RIGHTS } from '#product/rights.ts'
import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

const [FREE, MOST] = [RIGHTS.free.questionsADay, RIGHTS.year.questionsADay]
const { backDays = 0, aheadDays = 0 } = RIGHTS.free.calendarWindow ?? {}
/** Today, and the days before and after it. */
const CALENDAR_DAYS = Math.floor(backDays) + 1 + Math.floor(aheadDays)

/** The screen of help: five questions of those who have just come. And four of those who are about to choose a plan. */
export const helpText = texts(
  {
    title: 'Help and support · Asteria',
    description:
      'How to begin, what the AI astrologer does, how to cancel, change your details and keep your data safe.',
    label: 'Help and support',
    headline: 'Help',
    lead: 'Five things people ask first. All the other questions, with a search, are on the support page.',
    all: 'All questions',
    questions: [
      {
        question: 'How do I start?',
        answer:
          'Create an account with your birth date, time and place. Your page for the day is written right away. Your natal chart is under Charts & people, free of charge. If something surprises you, choose “Why am I reading this?” to see the planet, the aspect and the exact time.',
      },
      {
        question: 'What does the AI astrologer do?',
        answer: `It answers questions about your own chart and the current sky from computed facts, and shows you which. You get ${FREE} to ${MOST} questions a day, depending on your plan. It gives no advice on health, law or investments.`,
      },
      {
        question: 'How do I cancel the subscription?',
        answer:
          'In the settings, under Subscription. We ask whether you’re sure, and then why; you can skip the second question. What you’ve paid for stays open until the end of its period, and nothing is charged after that.',
      },
      {
        question: 'How do I update my profile?',
        answer:
          'In the settings. Last name, email address and language can be changed whenever you like; first name, birth date, time, place and gender once each, and the page shows the old and the new value before you confirm.',
      },
      {
        question: 'Is my data safe?',
        answer:
          'Your password is stored in a form that nobody can read, and card numbers never reach us. We don’t sell data, and no other company’s script runs on these pages unless you open the live chat with support. In the settings you can download everything as a file, see where you’re signed in and delete the account.',
      },
    ],
    beforeTitle: 'Before you choose',
    beforeSubtitle: 'Four questions most people ask.',
    before: [
      {
        question: 'What stays free?',
        answer: `Your charts, the general part of each daily page, seven days of transits, ${CALENDAR_DAYS} days of the calendar around today and ${FREE === 1 ? 'one question' : `${FREE} questions`} a day.`,
      },
      {
        question: 'How does the trial work?',
        answer: `The first ${TRIAL_DAYS} days of your first plan cost nothing. The page shows the day and time of the first charge before you begin. If you cancel before then, you pay nothing.`,
      },
      {
        question: 'Can I change from one plan to another?',
        answer:
          'You can move to a longer one at any time: the shorter one won’t renew, and its remaining days run alongside. You can move to a shorter one once the longer one has ended.',
      },
      {
        question: 'What if it’s not for me?',
        answer: `You can cancel in the settings whenever you like. Within ${WITHDRAWAL_DAYS} days of the first payment you can also withdraw there, once, and up to ${REFUND_GUARANTEE_DAYS} days after any payment you can write to us: you pay for the days used and the reports written, and get the rest back.`,
      },
    ],
  },
  {
    title: 'Помощь и поддержка · Asteria',
    description: 'С чего начать, что умеет ИИ-астролог, как отменить подписку, как изменить данные и как они защищены.',
    label: 'Помощь и поддержка',
    headline: 'Помощь',
    lead: 'Пять вопросов, с которых начинают все. Остальные ответы и поиск — на странице поддержки.',
    all: 'Все вопросы',
    questions: [
      {
        question: 'С чего начать?',
        answer:
          'Создайте учётную запись и укажите дату, время и место рождения. Страницу дня мы пишем сразу, а натальная карта ждёт вас в разделе «Карты и люди», это бесплатно. Если что-то в тексте удивит, нажмите «Почему я это читаю?»: там указаны планета, аспект и точное время.',
      },
      {
        question: 'Что умеет ИИ-астролог?',
        answer: `Отвечает на вопросы о вашей карте и о небе этих дней по рассчитанным фактам и называет их. Вопросов в день от ${FREE} до ${MOST}, в зависимости от подписки. О здоровье, праве и инвестициях советов не даёт.`,
      },
      {
        question: 'Как отменить подписку?',
        answer:
          'В настройках, в разделе «Подписка». Мы один раз переспросим и один раз спросим о причине; называть её не обязательно. Оплаченное остаётся открытым до конца своего срока, потом ничего не списывается.',
      },
      {
        question: 'Как изменить личные данные?',
        answer:
          'В настройках. Фамилию, почту и язык можно менять когда угодно; имя, дату, время и место рождения и пол — по одному разу, и перед этим страница покажет прежнее и новое значение.',
      },
      {
        question: 'Как защищены мои данные?',
        answer:
          'Пароль хранится в виде, по которому его не восстановить; номера банковских карт к нам не попадают. Данные мы никому не продаём, и чужих скриптов на этих страницах нет, пока вы не откроете чат. В настройках можно скачать всё одним файлом, посмотреть, на каких устройствах вы вошли, и удалить учётную запись.',
      },
    ],
    beforeTitle: 'Прежде чем выбрать',
    beforeSubtitle: 'Четыре вопроса, от которых чаще всего зависит выбор.',
    before: [
      {
        question: 'Что остаётся бесплатным?',
        answer: `Ваши карты, общая часть страницы каждого дня, транзиты на семь дней, ${CALENDAR_DAYS} ${plural('ru', CALENDAR_DAYS, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} календаря вокруг сегодняшнего и ${FREE === 1 ? 'один вопрос' : `${FREE} ${plural('ru', FREE, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })}`} в день.`,
      },
      {
        question: 'Как устроен пробный период?',
        answer: `Первые ${TRIAL_DAYS} ${plural('ru', TRIAL_DAYS, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} первой подписки бесплатны. День и час первого списания указаны заранее; если отменить раньше, ничего не спишется.`,
      },
      {
        question: 'Можно ли перейти с одной подписки на другую?',
        answer:
          'На более длинную — в любой момент: короткая тогда не будет продлена, а её оплаченные дни идут одновременно с новой. На более короткую — когда длинная закончится.',
      },
      {
        question: 'А если мне не подойдёт?',
        answer: `Отменить подписку можно в настройках в любой момент, никому не объясняя зачем. В течение ${WITHDRAWAL_DAYS} дней после первого платежа там же можно отказаться от неё совсем, один раз, а в течение ${REFUND_GUARANTEE_DAYS} дней после любого платежа — написать нам. Использованные дни и составленные отчёты оплачиваются, остальное мы вернём.`,
      },
    ],
  },
)

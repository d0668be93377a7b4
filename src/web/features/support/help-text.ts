import { REFUND_GUARANTEE_DAYS, TRIAL_DAYS, WITHDRAWAL_DAYS } from '#product/offers.ts'
import { RIGHTS } from '#product/rights.ts'
import { texts } from '../../i18n/text.tsx'

const [FREE, MOST] = [RIGHTS.free.questionsADay, RIGHTS.year.questionsADay]

/** The screen of help: five questions of those who have just come. And four of those who are about to choose a plan. */
export const helpText = texts(
  {
    title: 'Help and support · Asteria',
    description: 'How to begin, what the assistant does, how to cancel, change your details and keep your data safe.',
    label: 'Help and support',
    headline: 'Help',
    lead: 'Five things that people ask first. All the other questions, with a search, are on the support page.',
    all: 'All questions',
    questions: [
      {
        question: 'How do I start?',
        answer:
          'Open an account with the date, hour and place of your birth. Your page of the day is written at once. Under My charts you make your natal chart, which is free. Wherever you wonder, press “Why am I reading this?”: the planet, the aspect and the minute stand there.',
      },
      {
        question: 'What does the assistant do?',
        answer: `It answers questions about your own chart and the sky of these days from computed facts, and names them. You have from ${FREE} to ${MOST} questions a day, by your plan. It gives no advice on health, law or investments.`,
      },
      {
        question: 'How do I cancel the subscription?',
        answer:
          'In the settings, on the card of your subscription. You are asked once whether you are sure, and once why; the second may be skipped. What is paid for stays open until the end of its period, and nothing is charged after that.',
      },
      {
        question: 'How do I update my profile?',
        answer:
          'In the settings. Last name, address and language can be changed whenever you like; first name, birth date, time, place and gender once each, and the page shows the old and the new value before it counts.',
      },
      {
        question: 'Are my data safe?',
        answer:
          'Your password is kept as a hash that nobody can read, and card numbers never reach us. We sell data to nobody, and no other company’s script runs on these pages unless you open the chat. In the settings you can take everything along as a file, see where you are signed in, and delete the account.',
      },
    ],
    beforeTitle: 'Before you choose',
    beforeSubtitle: 'Four questions that decide it for most people.',
    before: [
      {
        question: 'What stays free?',
        answer: `Your charts, the general part of every day’s page, seven days of transits, five days of the calendar around today and ${FREE === 1 ? 'one question' : `${FREE} questions`} a day.`,
      },
      {
        question: 'How does the trial work?',
        answer: `The first ${TRIAL_DAYS} days of your first plan cost nothing. The day and the hour of the first charge stand on the page before you begin, and whoever cancels before it pays nothing.`,
      },
      {
        question: 'Can I change from one plan to another?',
        answer:
          'To a longer one at any time: the shorter one is then not renewed, and its paid days run on beside it. To a shorter one when the longer one has ended.',
      },
      {
        question: 'What if it’s not for me?',
        answer: `You cancel by yourself in the settings, whenever you like. Within ${WITHDRAWAL_DAYS} days of the first payment you can also withdraw there, once, and up to ${REFUND_GUARANTEE_DAYS} days after any payment you can write to us: you pay for the days used and the reports written, and get the rest back.`,
      },
    ],
  },
  {
    title: 'Помощь и поддержка · Asteria',
    description: 'С чего начать, что умеет ассистент, как отменить подписку, изменить данные и что с их сохранностью.',
    label: 'Помощь и поддержка',
    headline: 'Помощь',
    lead: 'Пять вопросов, с которых начинают все. Остальные, с поиском, на странице поддержки.',
    all: 'Все вопросы',
    questions: [
      {
        question: 'С чего начать?',
        answer:
          'Создайте учётную запись с датой, часом и местом рождения. Страницу дня мы пишем сразу, а в разделе «Мои карты» можно построить натальную карту, это бесплатно. Если что-то в тексте удивит, нажмите «Почему я это читаю?»: там планета, аспект и минута.',
      },
      {
        question: 'Что умеет ассистент?',
        answer: `Отвечает на вопросы о вашей карте и о небе этих дней по рассчитанным фактам и называет их. Вопросов в день от ${FREE} до ${MOST}, смотря по подписке. О здоровье, праве и вложениях советов не даёт.`,
      },
      {
        question: 'Как отменить подписку?',
        answer:
          'В настройках, на карточке подписки. Мы один раз спросим, точно ли, и один раз — почему; второе можно пропустить. Оплаченное остаётся открытым до конца своего срока, потом ничего не списывается.',
      },
      {
        question: 'Как изменить профиль?',
        answer:
          'В настройках. Фамилию, почту и язык можно менять когда угодно; имя, дату, время и место рождения и пол — по одному разу, и перед этим страница покажет прежнее и новое значение.',
      },
      {
        question: 'Что с сохранностью моих данных?',
        answer:
          'Пароль хранится в виде, из которого его не прочесть, номера карт к нам не попадают. Данные мы никому не продаём, и чужих скриптов на этих страницах нет, пока вы не откроете чат. В настройках можно забрать всё одним файлом, посмотреть, где выполнен вход, и удалить учётную запись.',
      },
    ],
    beforeTitle: 'Прежде чем выбрать',
    beforeSubtitle: 'Четыре вопроса, которые чаще всего решают дело.',
    before: [
      {
        question: 'Что остаётся бесплатным?',
        answer: `Ваши карты, общая часть страницы каждого дня, транзиты на семь дней, дни календаря вокруг сегодняшнего. Вопросов в день: ${FREE}.`,
      },
      {
        question: 'Как устроен пробный период?',
        answer: `Пробных дней у первой подписки ${TRIAL_DAYS}, и они бесплатны. День и час первого списания указаны до начала; кто отменит раньше, не платит ничего.`,
      },
      {
        question: 'Можно ли перейти с одной подписки на другую?',
        answer:
          'На более длинную в любой момент: короткая тогда не продлится, а её оплаченные дни идут рядом. На более короткую, когда длинная закончится.',
      },
      {
        question: 'А если мне не подойдёт?',
        answer: `Отменить подписку можно в настройках в любой момент, никому не объясняя зачем. В течение ${WITHDRAWAL_DAYS} дней после первого платежа там же можно отказаться от неё совсем, один раз, а в течение ${REFUND_GUARANTEE_DAYS} дней после любого платежа — написать нам. Использованные дни и составленные отчёты оплачиваются, остальное мы вернём.`,
      },
    ],
  },
)

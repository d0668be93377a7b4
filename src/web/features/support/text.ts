import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const supportText = texts(
  {
    title: 'Support · Asteria',
    description:
      'Answers to common questions about accounts, billing, reports, the calendar and plans, and a way to write to us.',
    label: 'Help and support',
    headline: 'Support',
    lead: 'Most questions have an answer below. If yours doesn’t, write to us: a person will read it.',
    search: 'Search the questions',
    filter: 'Category',
    all: 'All',
    categories: {
      account: 'Account',
      billing: 'Billing',
      reports: 'Reports',
      calendar: 'Calendar',
      aichat: 'AI astrologer',
      subscription: 'Subscription',
    },
    found: (count: number) => `${count} ${plural('en', count, { one: 'question', other: 'questions' })}`,
    nothing: 'No questions found. Try fewer words, or write to us.',
    contactTitle: 'Write to us',
    contactLead: (days: number) => `We’ll reply by email within ${days} business days.`,
    contactPriority: (days: number) =>
      `Your plan includes priority support: we’ll reply by email within ${days} business ${plural('en', days, { one: 'day', other: 'days' })}.`,
    subject: 'Subject',
    message: 'Message',
    email: 'Email for our reply',
    send: 'Send',
    sentTitle: 'Message sent',
    sentText: (email: string, days: number) =>
      `We’ll reply to ${email} within ${days} business ${plural('en', days, { one: 'day', other: 'days' })}.`,
    another: 'Write another message',
    chat: 'Open the live chat',
    chatHost: (host: string) => `The chat is hosted at ${host}. Nothing is loaded from there until you open it.`,
    chatFailed: 'The chat didn’t open. Please write to us below.',
  },
  {
    title: 'Поддержка · Asteria',
    description: 'Ответы на частые вопросы об учётной записи, оплате, отчётах, календаре и подписке и форма обращения.',
    label: 'Помощь и поддержка',
    headline: 'Поддержка',
    lead: 'Ответы на большинство вопросов — ниже. Если вашего среди них нет, напишите нам: сообщение прочтёт человек.',
    search: 'Поиск по вопросам',
    filter: 'Раздел',
    all: 'Все',
    categories: {
      account: 'Учётная запись',
      billing: 'Оплата',
      reports: 'Отчёты',
      calendar: 'Календарь',
      aichat: 'ИИ-астролог',
      subscription: 'Подписка',
    },
    found: (count: number) =>
      `${count} ${plural('ru', count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })}`,
    nothing: 'Ничего не нашлось. Попробуйте запрос покороче или напишите нам.',
    contactTitle: 'Напишите нам',
    contactLead: (days: number) =>
      `Ответим письмом за ${days} ${plural('ru', days, { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочих дня' })}.`,
    contactPriority: (days: number) =>
      `В вашу подписку входит приоритетная поддержка: ответим письмом за ${days} ${plural('ru', days, { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочих дня' })}.`,
    subject: 'Тема',
    message: 'Сообщение',
    email: 'Куда ответить',
    send: 'Отправить',
    sentTitle: 'Сообщение получено',
    sentText: (email: string, days: number) =>
      `Ответим на ${email} за ${days} ${plural('ru', days, { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочих дня' })}.`,
    another: 'Написать ещё',
    chat: 'Открыть чат',
    chatHost: (host: string) => `Чат работает на ${host}. Пока вы его не откроете, страница туда не обращается.`,
    chatFailed: 'Чат не открылся. Напишите нам через форму ниже.',
  },
)

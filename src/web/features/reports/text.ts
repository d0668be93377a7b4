import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/text.tsx'

export const reportsText = texts(
  {
    title: 'Reports on your own chart · Asteria',
    description:
      'Reports computed from the minute and place of your birth, each with its sources, as a page and as a PDF. Character, work, love, money, the year ahead.',
    label: 'The list of reports',
    headline: 'Reports',
    lead: (count: number) =>
      `${count} ${plural('en', count, { one: 'kind', other: 'kinds' })} of report, each a method of its own, computed from your chart and written in full. You get a page and a PDF, and beside every paragraph stands what it came from.`,
    filter: 'By part of life',
    all: 'All',
    found: (count: number) => `${count} ${plural('en', count, { one: 'report', other: 'reports' })}`,
    isNew: 'New',
    delivery: (minutes: number) => `Ready within ${minutes} minutes`,
    order: 'Order',
    look: 'See what is in it',
    categories: {
      mental: 'Mind',
      personal: 'Character',
      communication: 'Conversation',
      relationship: 'Relationships',
      spirituality: 'Spirit',
      emotional: 'Feelings',
      finance: 'Money',
      career: 'Work',
      leadership: 'Leadership',
      health: 'Well-being',
      liberty: 'Freedom',
    },
    categoryTitle: (name: string) => `Reports: ${name} · Asteria`,
    back: 'All reports',
    score: (score: string, count: number) =>
      `${score} of 5, ${count} ${plural('en', count, { one: 'rating', other: 'ratings' })}`,
    benefitsTitle: 'What you will have',
    detailsTitle: 'What is inside',
    featuresTitle: 'How it is made',
    othersTitle: 'Others to look at',
    more: 'More',
    pages: 'Page and PDF',
    faceless: 'A drawing for the report',
  },
  {
    title: 'Отчёты по вашей карте · Asteria',
    description:
      'Отчёты, рассчитанные на минуту и место вашего рождения, с источником у каждого абзаца, на сайте и в PDF. Характер, работа, любовь, деньги, год вперёд.',
    label: 'Список отчётов',
    headline: 'Отчёты',
    lead: (count: number) =>
      `${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}, и у каждого свой метод. Все они рассчитываются по вашей карте и пишутся целиком: на сайте и в PDF, с пометкой у каждого абзаца, откуда он взялся.`,
    filter: 'По сторонам жизни',
    all: 'Все',
    found: (count: number) =>
      `${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}`,
    isNew: 'Новый',
    delivery: (minutes: number) =>
      `Готов за ${minutes} ${plural('ru', minutes, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' })} или раньше`,
    order: 'Заказать',
    look: 'Что внутри',
    categories: {
      mental: 'Ум',
      personal: 'Характер',
      communication: 'Разговор',
      relationship: 'Отношения',
      spirituality: 'Дух',
      emotional: 'Чувства',
      finance: 'Деньги',
      career: 'Работа',
      leadership: 'Лидерство',
      health: 'Самочувствие',
      liberty: 'Свобода',
    },
    categoryTitle: (name: string) => `Отчёты: ${name.toLowerCase()} · Asteria`,
    back: 'Все отчёты',
    score: (score: string, count: number) =>
      `${score} из 5, ${count} ${plural('ru', count, { one: 'оценка', few: 'оценки', many: 'оценок', other: 'оценки' })}`,
    benefitsTitle: 'Что у вас останется',
    detailsTitle: 'Что внутри',
    featuresTitle: 'Как это сделано',
    othersTitle: 'Посмотрите и другие',
    more: 'Подробнее',
    pages: 'Страница и PDF',
    faceless: 'Рисунок к отчёту',
  },
)

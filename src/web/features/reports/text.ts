import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const reportsText = texts(
  {
    title: 'Reports on your own chart · Asteria',
    description:
      'Reports computed from the minute and place of your birth, each with its sources, as a page and as a PDF. Character, work, love, money, the year ahead.',
    label: 'All reports',
    headline: 'Reports',
    lead: (count: number) =>
      `${count} ${plural('en', count, { one: 'report', other: 'reports' })}, each with its own method, computed from your chart and written in full. You get a page and a PDF, and every paragraph shows where it comes from.`,
    filter: 'By area of life',
    all: 'All',
    found: (count: number) => `${count} ${plural('en', count, { one: 'report', other: 'reports' })}`,
    categories: {
      mental: 'Mind',
      personal: 'Character',
      communication: 'Communication',
      relationship: 'Relationships',
      spirituality: 'Spirituality',
      emotional: 'Feelings',
      finance: 'Money',
      career: 'Work',
      leadership: 'Leadership',
      health: 'Well-being',
      liberty: 'Freedom',
    },
    categoryTitle: (name: string) => `Reports: ${name} · Asteria`,
    categoryDescription: (category: string, titles: string) =>
      `${category}: ${titles}. Computed from the minute and place of your birth, with a source for each paragraph.`,
    back: 'All reports',
    benefitsTitle: 'What you’ll get',
    detailsTitle: 'What’s inside',
    featuresTitle: 'How it’s made',
    othersTitle: 'You might also like',
    more: 'More',
    pages: 'Page and PDF',
  },
  {
    title: 'Отчёты по вашей карте · Asteria',
    description:
      'Отчёты, рассчитанные на момент и место вашего рождения, с источником у каждого абзаца, на сайте и в PDF. Характер, работа, любовь, деньги, год вперёд.',
    label: 'Список отчётов',
    headline: 'Отчёты',
    lead: (count: number) =>
      `${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}, и у каждого свой метод. Все они рассчитаны по вашей карте: у каждого есть страница на сайте и PDF, а у каждого абзаца указано, на чём он основан.`,
    filter: 'По сферам жизни',
    all: 'Все',
    found: (count: number) =>
      `${count} ${plural('ru', count, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })}`,
    categories: {
      mental: 'Ум',
      personal: 'Характер',
      communication: 'Общение',
      relationship: 'Отношения',
      spirituality: 'Духовность',
      emotional: 'Чувства',
      finance: 'Деньги',
      career: 'Работа',
      leadership: 'Лидерство',
      health: 'Самочувствие',
      liberty: 'Свобода',
    },
    categoryTitle: (name: string) => `Отчёты: ${name.toLowerCase()} · Asteria`,
    categoryDescription: (category: string, titles: string) =>
      `${category}: ${titles}. Рассчитано на момент и место вашего рождения, с источником у каждого абзаца.`,
    back: 'Все отчёты',
    benefitsTitle: 'Что вы получите',
    detailsTitle: 'Что внутри',
    featuresTitle: 'Как это сделано',
    othersTitle: 'Посмотрите и другие',
    more: 'Подробнее',
    pages: 'Страница и PDF',
  },
)

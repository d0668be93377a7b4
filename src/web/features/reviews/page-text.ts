import { texts } from '../../i18n/dictionary.ts'

/** What only the page of the reviews says. */
export const reviewsPageText = texts(
  {
    title: 'Reviews · Asteria',
    description: 'What people say about their charts and daily horoscopes from Asteria.',
    label: 'Reviews',
    headline: 'What readers say',
    lead: 'In their authors’ own words. We read each one before it appears, change nothing and pay for none.',
    emptyTitle: 'No reviews yet',
    emptyText: 'Reviews in English will appear here.',
    filter: 'Reviews of',
    everything: 'Everything',
    service: 'The service',
    thisOne: 'This report',
    pages: 'Pages of reviews',
    newer: 'Newer reviews',
    older: 'Older reviews',
  },
  {
    title: 'Отзывы · Asteria',
    description: 'Что говорят те, кто прочитал в Asteria свою карту и гороскоп.',
    label: 'Отзывы',
    headline: 'Что говорят читатели',
    lead: 'Слово в слово, как их написали. Каждый отзыв мы читаем до публикации, ничего не правим и никому не платим.',
    emptyTitle: 'Отзывов пока нет',
    emptyText: 'Отзывы на русском появятся здесь, как только кто-нибудь напишет первый.',
    filter: 'Отзывы',
    everything: 'Обо всём',
    service: 'О сервисе',
    thisOne: 'Об этом отчёте',
    pages: 'Страницы отзывов',
    newer: 'Более новые',
    older: 'Более ранние',
  },
)

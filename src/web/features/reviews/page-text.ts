import { texts } from '../../i18n/text.tsx'

/** What only the page of the reviews says. */
export const reviewsPageText = texts(
  {
    title: 'Reviews · Asteria',
    description: 'What people say after reading their chart and their day with Asteria.',
    label: 'Reviews',
    headline: 'What readers say',
    lead: 'The latest three, in their authors’ own words. We read each one before it appears, change nothing and pay for none.',
    emptyTitle: 'No reviews yet',
    emptyText: 'Reviews in English will appear here.',
  },
  {
    title: 'Отзывы · Asteria',
    description: 'Что говорят те, кто прочитал в Asteria свою карту и свой день.',
    label: 'Отзывы',
    headline: 'Что говорят читатели',
    lead: 'Три последних, словами тех, кто их написал. Каждый отзыв мы читаем до публикации, ничего не правим и никому не платим.',
    emptyTitle: 'Здесь ещё никто не писал',
    emptyText: 'Отзывы на русском появятся здесь, как только кто-нибудь напишет первый.',
  },
)

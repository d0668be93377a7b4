import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const reviewsText = texts(
  {
    sectionTitle: 'What readers say',
    all: 'All reviews',
    answer: 'Asteria replies',
    allOfReport: 'All reviews of this report',
    rated: (rating: number) => `${rating} of 5 stars`,
    previous: 'Previous review',
    next: 'Next review',
    score: (score: string, count: number) =>
      `${score} of 5, ${count} ${plural('en', count, { one: 'rating', other: 'ratings' })}`,
    carousel: 'Reviews',
    place: (nth: number, count: number) => `${nth} of ${count}`,
  },
  {
    sectionTitle: 'Что говорят читатели',
    all: 'Все отзывы',
    answer: 'Ответ Asteria',
    allOfReport: 'Все отзывы об этом отчёте',
    rated: (rating: number) => `${rating} из 5`,
    previous: 'Предыдущий отзыв',
    next: 'Следующий отзыв',
    score: (score: string, count: number) =>
      `${score} из 5, ${count} ${plural('ru', count, { one: 'оценка', few: 'оценки', many: 'оценок', other: 'оценки' })}`,
    carousel: 'Отзывы',
    place: (nth: number, count: number) => `${nth} из ${count}`,
  },
)

import { texts } from '../../i18n/dictionary.ts'

/** What the staff reads beside reviews. */
export const staffReviewsText = texts(
  {
    approve: 'Publish review',
    reject: 'Reject review',
    answer: 'Answer',
    answered: 'Our answer',
    answerHint: 'Everyone can read it below the review. Leave it empty to take it away.',
    rejectHint: 'We email this reason to the author. A low rating is not a reason.',
    states: { pending: 'Waiting', shown: 'Published', rejected: 'Rejected' },
    marks: { link: 'contains a web address', email: 'contains an email address', phone: 'contains a phone number' },
    service: 'the service',
    lists: { pending: 'Waiting', all: 'All' },
    noneWait: 'Nothing is waiting. New reviews come here first, until someone on the staff has read them.',
    none: 'No reviews yet',
  },
  {
    approve: 'Опубликовать отзыв',
    reject: 'Отклонить отзыв',
    answer: 'Ответить',
    answered: 'Наш ответ',
    answerHint: 'Его прочтут все под отзывом. Чтобы убрать ответ, оставьте поле пустым.',
    rejectHint: 'Автор получит эту причину по почте. Низкая оценка причиной не считается.',
    states: { pending: 'Ждёт проверки', shown: 'Опубликован', rejected: 'Отклонён' },
    marks: { link: 'есть адрес сайта', email: 'есть адрес почты', phone: 'есть номер телефона' },
    service: 'о сервисе',
    lists: { pending: 'Ждут проверки', all: 'Все' },
    noneWait:
      'Ничего не ждёт проверки. Новые отзывы сначала попадают сюда, пока их не прочтёт кто-нибудь из сотрудников.',
    none: 'Отзывов пока нет',
  },
)

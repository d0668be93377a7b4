import { texts } from '../i18n/dictionary.ts'

/** What is said at an address at which there is nothing. */
export const unknownText = texts(
  {
    title: 'Page not found',
    headline: 'There’s no page at this address',
    lead: 'The link may be old or mistyped. Your data is safe.',
    toHome: 'Go to the home page',
    ways: 'You may have been looking for',
  },
  {
    title: 'Страница не найдена',
    headline: 'По этому адресу ничего нет',
    lead: 'Возможно, ссылка устарела или в ней опечатка. Ваши данные на месте.',
    toHome: 'На главную',
    ways: 'Возможно, вы искали',
  },
)

import { texts } from '../../i18n/text.tsx'

export const viewerText = texts(
  { title: 'For you', back: 'My charts', notFound: 'There is nothing at this address.' },
  { title: 'Для вас', back: 'Мои карты', notFound: 'По этому адресу ничего нет.' },
)

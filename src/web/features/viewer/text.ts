import { texts } from '../../i18n/dictionary.ts'

export const viewerText = texts(
  { title: 'For you', back: 'Charts & people', loading: 'Opening…', notFound: 'There’s nothing at this address.' },
  { title: 'Для вас', back: 'Карты и люди', loading: 'Открываем…', notFound: 'По этому адресу ничего нет.' },
)

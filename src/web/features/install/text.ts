import { texts } from '../../i18n/text.tsx'

export const installText = texts(
  {
    title: 'On your home screen',
    text: 'Asteria opens like an app there, and what you read last opens without a connection too.',
    install: 'Install',
  },
  {
    title: 'На главном экране',
    text: 'Там Asteria открывается как приложение, а прочитанное остаётся под рукой и без соединения.',
    install: 'Установить',
  },
)

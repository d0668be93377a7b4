import { texts } from '../../i18n/text.tsx'

export const installText = texts(
  {
    title: 'Add to your home screen',
    text: 'Asteria then opens like an app, and what you read last works offline.',
    install: 'Install',
  },
  {
    title: 'Asteria на главном экране',
    text: 'Там Asteria открывается как приложение, а прочитанное остаётся под рукой и без соединения.',
    install: 'Установить',
  },
)

import { texts } from '../../i18n/dictionary.ts'

export const installText = texts(
  {
    title: 'Add to your home screen',
    text: 'Asteria opens like an app, and the pages you read last work offline.',
    install: 'Install',
  },
  {
    title: 'Asteria на главном экране',
    text: 'Asteria будет открываться как приложение, а прочитанное останется под рукой и без интернета.',
    install: 'Установить',
  },
)

import { texts } from '../../i18n/dictionary.ts'

export const proofText = texts(
  {
    title: 'Confirm it’s you',
    intro: 'This keeps anyone else from doing it on a device you’ve left unlocked. We won’t ask again for ten minutes.',
    loading: 'Loading',
    password: 'Your password',
    code: 'Code from the app, or a recovery code',
    confirm: 'Continue',
    cancel: 'Cancel',
    confirmWith: (provider: string) => `Confirm with ${provider}`,
    or: 'or',
    none: 'This account has no password yet. We can email you a link to set one. Then sign in with it and try again.',
    sendLink: 'Send link',
  },
  {
    title: 'Подтвердите, что это вы',
    intro: 'Так никто другой не сделает этого с вашего устройства. Ближайшие десять минут мы больше не спросим.',
    loading: 'Загружаем…',
    password: 'Ваш пароль',
    code: 'Код из приложения или резервный код',
    confirm: 'Продолжить',
    cancel: 'Отмена',
    confirmWith: (provider: string) => `Подтвердить через ${provider}`,
    or: 'или',
    none: 'У этой учётной записи пока нет пароля. Задайте его по ссылке из письма, войдите с ним и попробуйте ещё раз.',
    sendLink: 'Прислать ссылку',
  },
)

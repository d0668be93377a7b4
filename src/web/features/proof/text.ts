import { texts } from '../../i18n/text.tsx'

export const proofText = texts(
  {
    title: 'Confirm it’s you',
    intro: 'This takes a fresh proof, so that nobody does it on a device you left open. It counts for ten minutes.',
    loading: 'Loading',
    password: 'Your password',
    code: 'Code from the app, or a recovery code',
    confirm: 'Continue',
    cancel: 'Cancel',
    confirmWith: (provider: string) => `Confirm with ${provider}`,
    or: 'or',
    none: 'This account has no password yet. Set one by the link we send to your address, sign in with it, and try again.',
    sendLink: 'Send the link',
  },
  {
    title: 'Подтвердите, что это вы',
    intro:
      'Это действие нужно подтвердить, чтобы никто не выполнил его на оставленном устройстве. Подтверждение действует десять минут.',
    loading: 'Загружаем',
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

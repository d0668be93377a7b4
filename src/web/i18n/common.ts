import { texts } from './dictionary.ts'

/** Words that several features share. */
export const common = texts(
  {
    name: 'Asteria',
    close: 'Close',
    back: 'Back',
    save: 'Save',
    tryAgain: 'Try again',
    understood: 'Got it',
    network: 'We can’t reach the server. Check your connection and try again.',
    broken: 'Something went wrong. Please try again.',
    signIn: 'Sign in',
    signOut: 'Sign out',
  },
  {
    name: 'Asteria',
    close: 'Закрыть',
    back: 'Назад',
    save: 'Сохранить',
    tryAgain: 'Попробовать ещё раз',
    understood: 'Понятно',
    network: 'Сервер не отвечает. Проверьте подключение и попробуйте ещё раз.',
    broken: 'Что-то пошло не так. Попробуйте ещё раз.',
    signIn: 'Войти',
    signOut: 'Выйти',
  },
)

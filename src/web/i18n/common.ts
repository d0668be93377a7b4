import { texts } from './text.tsx'

/** Words that several features share. */
export const common = texts(
  {
    name: 'Asteria',
    close: 'Close',
    back: 'Back',
    save: 'Save',
    tryAgain: 'Try again',
    understood: 'Understood',
    network: 'Server not available',
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
    network: 'Сервер недоступен',
    broken: 'Что-то пошло не так. Попробуйте ещё раз.',
    signIn: 'Войти',
    signOut: 'Выйти',
  },
)

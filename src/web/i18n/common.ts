import { texts } from './text.tsx'

/** Words that several features share. */
export const common = texts(
  {
    name: 'Asteria',
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
    save: 'Save',
    tryAgain: 'Try again',
    understood: 'Understood',
    loading: 'Loading…',
    network: 'Server not available',
    broken: 'Something went wrong. Please try again.',
    signIn: 'Sign in',
    signOut: 'Sign out',
    dash: '—',
  },
  {
    name: 'Asteria',
    close: 'Закрыть',
    cancel: 'Отмена',
    back: 'Назад',
    save: 'Сохранить',
    tryAgain: 'Попробовать ещё раз',
    understood: 'Понятно',
    loading: 'Загружаем…',
    network: 'Сервер недоступен',
    broken: 'Что-то пошло не так. Попробуйте ещё раз.',
    signIn: 'Войти',
    signOut: 'Выйти',
    dash: '—',
  },
)

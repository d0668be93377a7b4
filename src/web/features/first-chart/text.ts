import { texts } from '../../i18n/dictionary.ts'

/** The chart that a visitor sees before they have an account. */
export const firstChartText = texts(
  {
    title: 'Your chart, before you sign up',
    intro:
      'Enter a date, time and place. You’ll see your Sun, Moon and rising sign, your wheel, and how today begins for you. Nothing is stored.',
    loading: 'One moment…',
    needsScript: 'The chart needs JavaScript, and it’s turned off in this browser. Turn it on and reload the page.',
  },
  {
    title: 'Ваша карта, ещё до регистрации',
    intro:
      'Укажите дату, время и место. Вы увидите своё Солнце, Луну и восходящий знак, карту и начало вашего прогноза на сегодня. Ничего не сохраняется.',
    loading: 'Одну минуту…',
    needsScript: 'Чтобы построить карту, включите в браузере JavaScript.',
  },
)

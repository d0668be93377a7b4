import { texts } from '../../i18n/dictionary.ts'

/** What only the page of the plans says; the plans themselves stand on other pages too. */
export const plansPageText = texts(
  {
    title: 'Plans and prices · Asteria',
    description:
      'One month, six months or a year of Asteria: your full daily horoscope, the whole calendar, questions for the astrologer, reports. Three days free, cancel anytime.',
    label: 'Plans',
    sandbox:
      'This copy of Asteria is not connected to a bank. Its payment page is a sandbox: no real money changes hands.',
  },
  {
    title: 'Подписки и цены · Asteria',
    description:
      'Asteria на месяц, полгода или год: гороскоп на день целиком, весь календарь, вопросы астрологу, отчёты. Три дня бесплатно, отмена в любой момент.',
    label: 'Подписки',
    sandbox: 'Эта копия Asteria не связана с банком. Страница оплаты здесь тестовая: деньги не списываются.',
  },
)

import { texts } from '../../i18n/text.tsx'

/** What only the page of the plans says; the plans themselves stand on other pages too. */
export const plansPageText = texts(
  {
    title: 'Plans and prices · Asteria',
    description:
      'One month, six months or a year of Asteria: your day in full, the whole calendar, questions for the astrologer, reports. Three days free, cancel anytime.',
    label: 'Plans',
    sandbox: 'This copy of Asteria is not connected to a bank. Its payment page is a sandbox: no money moves.',
  },
  {
    title: 'Подписки и цены · Asteria',
    description:
      'Asteria на месяц, полгода или год: день целиком, весь календарь, вопросы астрологу, отчёты. Три дня бесплатно, отмена в любой момент.',
    label: 'Подписки',
    sandbox: 'Эта копия Asteria не связана с банком. Её страница оплаты — песочница: деньги не списываются.',
  },
)

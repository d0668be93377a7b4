import { texts } from '../i18n/dictionary.ts'

/** What only a person's menu says: it comes with the menu. */
export const userMenuText = texts(
  {
    admin: 'Staff area',
    myReports: 'My reports',
    transits: 'My transits',
    spans: 'Week, month and year',
    subscription: 'Subscription',
    download: 'Download data',
    help: 'Help',
  },
  {
    admin: 'Служебный раздел',
    myReports: 'Мои отчёты',
    transits: 'Мои транзиты',
    spans: 'Неделя, месяц, год',
    subscription: 'Подписка',
    download: 'Скачать данные',
    help: 'Помощь',
  },
)

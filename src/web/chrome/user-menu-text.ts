import { texts } from '../i18n/text.tsx'

/** What only a person's menu says: it comes with the menu. */
export const userMenuText = texts(
  {
    admin: 'Admin dashboard',
    myReports: 'My reports',
    transits: 'My transits',
    spans: 'Week, month and year',
    experts: 'Consultants',
    tools: 'Calculators',
    help: 'Help',
  },
  {
    admin: 'Служебный раздел',
    myReports: 'Мои отчёты',
    transits: 'Мои транзиты',
    spans: 'Неделя, месяц, год',
    experts: 'Консультанты',
    tools: 'Калькуляторы',
    help: 'Помощь',
  },
)

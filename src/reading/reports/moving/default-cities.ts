import type { Lang } from '#language/lang.ts'
import type { ReportPlace } from '../report-module.ts'

interface City {
  en: readonly [name: string, country: string]
  ru: readonly [name: string, country: string]
  latitudeDeg: number
  longitudeDeg: number
}

/** Cities of every inhabited continent, as the atlas has them, for those who name none of their own. */
export const DEFAULT_CITIES: readonly City[] = [
  {
    en: ['London', 'United Kingdom'],
    ru: ['Лондон', 'Великобритания'],
    latitudeDeg: 51.50853,
    longitudeDeg: -0.12574,
  },
  {
    en: ['Paris', 'France'],
    ru: ['Париж', 'Франция'],
    latitudeDeg: 48.85341,
    longitudeDeg: 2.3488,
  },
  {
    en: ['Berlin', 'Germany'],
    ru: ['Берлин', 'Германия'],
    latitudeDeg: 52.52437,
    longitudeDeg: 13.41053,
  },
  {
    en: ['Madrid', 'Spain'],
    ru: ['Мадрид', 'Испания'],
    latitudeDeg: 40.4165,
    longitudeDeg: -3.70256,
  },
  {
    en: ['Lisbon', 'Portugal'],
    ru: ['Лиссабон', 'Португалия'],
    latitudeDeg: 38.71667,
    longitudeDeg: -9.13333,
  },
  {
    en: ['Rome', 'Italy'],
    ru: ['Рим', 'Италия'],
    latitudeDeg: 41.89193,
    longitudeDeg: 12.51133,
  },
  {
    en: ['Athens', 'Greece'],
    ru: ['Афины', 'Греция'],
    latitudeDeg: 37.98376,
    longitudeDeg: 23.72784,
  },
  {
    en: ['Stockholm', 'Sweden'],
    ru: ['Стокгольм', 'Швеция'],
    latitudeDeg: 59.32938,
    longitudeDeg: 18.06871,
  },
  {
    en: ['Moscow', 'Russia'],
    ru: ['Москва', 'Россия'],
    latitudeDeg: 55.75222,
    longitudeDeg: 37.61556,
  },
  {
    en: ['Istanbul', 'Türkiye'],
    ru: ['Стамбул', 'Турция'],
    latitudeDeg: 41.01384,
    longitudeDeg: 28.94966,
  },
  {
    en: ['Tbilisi', 'Georgia'],
    ru: ['Тбилиси', 'Грузия'],
    latitudeDeg: 41.69411,
    longitudeDeg: 44.83368,
  },
  {
    en: ['Dubai', 'United Arab Emirates'],
    ru: ['Дубай', 'ОАЭ'],
    latitudeDeg: 25.07725,
    longitudeDeg: 55.30927,
  },
  {
    en: ['Tel Aviv', 'Israel'],
    ru: ['Тель-Авив', 'Израиль'],
    latitudeDeg: 32.08088,
    longitudeDeg: 34.78057,
  },
  {
    en: ['Cairo', 'Egypt'],
    ru: ['Каир', 'Египет'],
    latitudeDeg: 30.06263,
    longitudeDeg: 31.24967,
  },
  {
    en: ['Cape Town', 'South Africa'],
    ru: ['Кейптаун', 'Южно-Африканская Республика'],
    latitudeDeg: -33.92584,
    longitudeDeg: 18.42322,
  },
  {
    en: ['Delhi', 'India'],
    ru: ['Дели', 'Индия'],
    latitudeDeg: 28.65195,
    longitudeDeg: 77.23149,
  },
  {
    en: ['Bangkok', 'Thailand'],
    ru: ['Бангкок', 'Таиланд'],
    latitudeDeg: 13.75398,
    longitudeDeg: 100.50144,
  },
  {
    en: ['Singapore', 'Singapore'],
    ru: ['Сингапур', 'Сингапур'],
    latitudeDeg: 1.28967,
    longitudeDeg: 103.85007,
  },
  {
    en: ['Tokyo', 'Japan'],
    ru: ['Токио', 'Япония'],
    latitudeDeg: 35.6895,
    longitudeDeg: 139.69171,
  },
  {
    en: ['Sydney', 'Australia'],
    ru: ['Сидней', 'Австралия'],
    latitudeDeg: -33.86785,
    longitudeDeg: 151.20732,
  },
  {
    en: ['New York City', 'United States'],
    ru: ['Нью-Йорк', 'Соединенные Штаты'],
    latitudeDeg: 40.71427,
    longitudeDeg: -74.00597,
  },
  {
    en: ['Los Angeles', 'United States'],
    ru: ['Лос-Анджелес', 'Соединенные Штаты'],
    latitudeDeg: 34.05223,
    longitudeDeg: -118.24368,
  },
  {
    en: ['Mexico City', 'Mexico'],
    ru: ['Мехико', 'Мексика'],
    latitudeDeg: 19.42847,
    longitudeDeg: -99.12766,
  },
  {
    en: ['Buenos Aires', 'Argentina'],
    ru: ['Буэнос-Айрес', 'Аргентина'],
    latitudeDeg: -34.61315,
    longitudeDeg: -58.37723,
  },
]

export const defaultPlaces = (lang: Lang): ReportPlace[] =>
  DEFAULT_CITIES.map((city) => {
    const [name, country] = city[lang]
    const { latitudeDeg, longitudeDeg } = city
    return { name, country, latitudeDeg, longitudeDeg }
  })

import { texts } from '../../i18n/dictionary.ts'

/** Words of the birth fields, shared by registration and settings. */
export const birthText = texts(
  {
    date: 'Birth date',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    dateIncomplete: 'Enter the day, month and year.',
    time: 'Birth time',
    timePattern: 'hh:mm',
    timeHint: 'Local time at the birthplace, such as 2:30 p.m. or 14:30.',
    unknown: 'I don’t know my exact birth time',
    unknownHint:
      'We’ll leave out what depends on it: the houses, the Ascendant, and the Moon’s sign if it changed that day.',
    gender: 'Gender',
    genderHint: 'optional',
    male: 'Male',
    female: 'Female',
    noGender: 'Prefer not to say',
  },
  {
    date: 'Дата рождения',
    day: 'День',
    month: 'Месяц',
    year: 'Год',
    dateIncomplete: 'Укажите день, месяц и год.',
    time: 'Время рождения',
    timePattern: 'чч:мм',
    timeHint: 'По местному времени, например 14:30.',
    unknown: 'Точное время рождения неизвестно',
    unknownHint:
      'Тогда мы опустим то, что от него зависит: дома, асцендент, а если Луна в тот день меняла знак, то и её знак.',
    gender: 'Пол',
    genderHint: 'необязательно',
    male: 'Мужской',
    female: 'Женский',
    noGender: 'Не указан',
  },
)

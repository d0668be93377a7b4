import { texts } from '../../i18n/dictionary.ts'

/** What an owner fills in for invoices. */
export const sellerText = texts(
  {
    intro:
      'Invoices and credit notes say this from now on; those already issued stay as they are. Each is written in the language of whoever paid.',
    name: 'Name',
    details: 'Address and registration',
    detailsHint: 'One item per line.',
    taxNumber: 'Tax number',
    taxName: 'Name of the tax',
    taxPercent: 'Tax rate in percent',
    taxHint: 'Prices include it. Enter 0 if you charge no tax.',
    note: 'Note at the bottom',
    noteHint: 'For example, why no tax is charged.',
    inEnglish: 'In English',
    inRussian: 'In Russian',
  },
  {
    intro:
      'Так счета и корректировочные счета будут выглядеть дальше; уже выставленные не изменятся. Язык счёта — язык того, кто платил.',
    name: 'Название',
    details: 'Адрес и регистрационные данные',
    detailsHint: 'Каждый пункт с новой строки.',
    taxNumber: 'ИНН',
    taxName: 'Название налога',
    taxPercent: 'Ставка налога в процентах',
    taxHint: 'Цены её включают. Если налога нет, укажите 0.',
    note: 'Примечание внизу',
    noteHint: 'Например, почему налог не взимается.',
    inEnglish: 'По-английски',
    inRussian: 'По-русски',
  },
)

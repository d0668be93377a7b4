const DAY_EN =
  '(?:the \\d{1,2}(?:st|nd|rd|th)|(?:this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tonight|tomorrow|christmas|new year|easter|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}(?!\\d))'
const DAY_RU =
  '(?:\\d{1,2}-?(?:го|е|ое)(?![а-я])|\\d{1,2} (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?! (?:19|20)\\d\\d)|(?:двенадцатого|четырнадцатого|пятнадцатого|двадцать [а-я]+ого|тридцатого|девятнадцатого|десятого|восьмого|третьего)|(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья)|сегодня ночью|завтра|нового года|праздников)'
/** “Up to the 14th”, «в пятницу»: a day to which something is done, or on which. */
const NAMED = new RegExp(`(?:up to|until|till?|by|on|for|after|past|it[’']s|comes?) (${DAY_EN})`, 'i')
const NAMED_RU = new RegExp(`((?:до|к|ко|в|во|на|после|по) ${DAY_RU}|сегодня ночью|\\d{1,2}-?го(?![а-я]))`, 'i')

/** The day that a message names, as it stands there; null where it names none. */
export const dayNamed = (text: string): string | null =>
  /[а-я]/i.test(text) ? (NAMED_RU.exec(text)?.[1] ?? null) : (NAMED.exec(text)?.[1] ?? null)

const ALONE = new RegExp(
  `^(?:on )?(?:${DAY_EN}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|${DAY_RU})[.!]?$`,
  'i',
)
/** The day that a message names and nothing else. */
export const dayAlone = (text: string): string | null =>
  ALONE.test(text.trim()) ? text.trim().replace(/[.!]$/, '') : null

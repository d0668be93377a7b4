/** «первый», «первому», «в первом», «первого». */
const ORDINALS = [
  ['первый', 'первому', 'первом', 'первого'],
  ['второй', 'второму', 'втором', 'второго'],
  ['третий', 'третьему', 'третьем', 'третьего'],
  ['четвёртый', 'четвёртому', 'четвёртом', 'четвёртого'],
  ['пятый', 'пятому', 'пятом', 'пятого'],
  ['шестой', 'шестому', 'шестом', 'шестого'],
  ['седьмой', 'седьмому', 'седьмом', 'седьмого'],
  ['восьмой', 'восьмому', 'восьмом', 'восьмого'],
  ['девятый', 'девятому', 'девятом', 'девятого'],
  ['десятый', 'десятому', 'десятом', 'десятого'],
  ['одиннадцатый', 'одиннадцатому', 'одиннадцатом', 'одиннадцатого'],
  ['двенадцатый', 'двенадцатому', 'двенадцатом', 'двенадцатого'],
] as const

/** «первый» … «двенадцатый», as houses are counted; empty beyond. */
export const ordinalRu = (number: number): string => ORDINALS[number - 1]?.[0] ?? ''
/** «первого дома», «третьего дома». */
export const houseGenRu = (house: number): string => `${ORDINALS[house - 1]?.[3] ?? ''} дома`
/** «десятый дом», «десятому дому», «в десятом доме», «во втором доме». */
export const houseRu = (house: number): string => `${ordinalRu(house)} дом`
export const houseDatRu = (house: number): string => `${ORDINALS[house - 1]?.[1] ?? ''} дому`
/** «десятом доме»: after «вашем». */
export const houseLocRu = (house: number): string => `${ORDINALS[house - 1]?.[2] ?? ''} доме`
export const inHouseRu = (house: number): string => `${house === 2 ? 'во' : 'в'} ${houseLocRu(house)}`
export const intoHouseRu = (house: number): string => `${house === 2 ? 'во' : 'в'} ${houseRu(house)}`

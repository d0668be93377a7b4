/** English names of towns that GeoNames lists by their own language's name. */
export const ENGLISH_NAMES: [geonamesName: string, countryCode: string, englishName: string][] = [
  ['Köln', 'DE', 'Cologne'],
  ['Nürnberg', 'DE', 'Nuremberg'],
  ['Hannover', 'DE', 'Hanover'],
  ['Göteborg', 'SE', 'Gothenburg'],
  ['Antwerpen', 'BE', 'Antwerp'],
  ['Sevilla', 'ES', 'Seville'],
  ['Rostov-na-Donu', 'RU', 'Rostov-on-Don'],
  ['Nizhniy Novgorod', 'RU', 'Nizhny Novgorod'],
  ['Naberezhnyye Chelny', 'RU', 'Naberezhnye Chelny'],
  ['Ulan Bator', 'MN', 'Ulaanbaatar'],
  ['Panamá', 'PA', 'Panama City'],
  ['Homyel\'', 'BY', 'Gomel'],
  ['Kryvyy Rih', 'UA', 'Kryvyi Rih'],
]

const SOVIET = ['RU', 'UA', 'BY', 'KZ', 'UZ', 'KG', 'TJ', 'TM', 'GE', 'AM', 'AZ', 'MD', 'LV', 'LT', 'EE']
const YUGOSLAV = ['RS', 'HR', 'SI', 'BA', 'ME', 'MK', 'XK']

/** What people write after a place's name besides the names of countries and regions: codes or region codes. */
// prettier-ignore
export const QUALIFIERS: Record<string, string[]> = {
  uk: ['GB'], 'u k': ['GB'], 'great britain': ['GB'], britain: ['GB'], англия: ['GB.ENG'], шотландия: ['GB.SCT'],
  уэльс: ['GB.WLS'], великобритания: ['GB'], 'северная ирландия': ['GB.NIR'],
  usa: ['US'], us: ['US'], 'u s': ['US'], 'u s a': ['US'], america: ['US'], сша: ['US'], америка: ['US'],
  uae: ['AE'], оаэ: ['AE'], russia: ['RU'], рф: ['RU'], 'russian federation': ['RU'], 'российская федерация': ['RU'],
  ussr: SOVIET, 'soviet union': SOVIET, ссср: SOVIET, 'советский союз': SOVIET, рсфср: ['RU'], усср: ['UA'], бсср: ['BY'],
  'казахская сср': ['KZ'], 'узбекская сср': ['UZ'], 'украинская сср': ['UA'], 'белорусская сср': ['BY'],
  'грузинская сср': ['GE'], 'армянская сср': ['AM'], 'азербайджанская сср': ['AZ'], 'молдавская сср': ['MD'],
  'латвийская сср': ['LV'], 'литовская сср': ['LT'], 'эстонская сср': ['EE'], 'киргизская сср': ['KG'],
  'таджикская сср': ['TJ'], 'туркменская сср': ['TM'],
  белоруссия: ['BY'], byelorussia: ['BY'], белорусь: ['BY'], киргизия: ['KG'], kirghizia: ['KG'], молдавия: ['MD'],
  moldavia: ['MD'], туркмения: ['TM'], turkmenia: ['TM'], чехия: ['CZ'], 'czech republic': ['CZ'],
  czechoslovakia: ['CZ', 'SK'], чехословакия: ['CZ', 'SK'], yugoslavia: YUGOSLAV, югославия: YUGOSLAV,
  gdr: ['DE'], гдр: ['DE'], frg: ['DE'], фрг: ['DE'], 'east germany': ['DE'], 'west germany': ['DE'],
  holland: ['NL'], голландия: ['NL'], turkey: ['TR'], burma: ['MM'], бирма: ['MM'], ceylon: ['LK'], persia: ['IR'],
  'south korea': ['KR'], 'north korea': ['KP'], 'южная корея': ['KR'], 'северная корея': ['KP'], корея: ['KR', 'KP'],
  korea: ['KR', 'KP'], china: ['CN'], кндр: ['KP'], кнр: ['CN'], юар: ['ZA'], 'новая зеландия': ['NZ'],
  башкирия: ['RU.08'], татария: ['RU.73'], якутия: ['RU.63'], 'bashkiria': ['RU.08'], yakutia: ['RU.63'],
  хмао: ['RU.32'], янао: ['RU.87'], крым: ['UA.11'], crimea: ['UA.11'], чувашия: ['RU.16'], мордовия: ['RU.46'],
  подмосковье: ['RU.47'], 'мо': ['RU.47'], калмыкия: ['RU.24'], тува: ['RU.79'], тыва: ['RU.79'],
  on: ['CA.08'], qc: ['CA.10'], bc: ['CA.02'], ab: ['CA.01'], mb: ['CA.03'], sk: ['CA.11'], ns: ['CA.07'],
  nb: ['CA.04'], nl: ['CA.05'], pe: ['CA.09'], pei: ['CA.09'], yt: ['CA.12'], nt: ['CA.13', 'AU.03'], nu: ['CA.14'],
  newfoundland: ['CA.05'], nsw: ['AU.02'], vic: ['AU.07'], qld: ['AU.04'], wa: ['AU.08', 'US.WA'],
  sa: ['AU.05'], tas: ['AU.06'], act: ['AU.01'],
}

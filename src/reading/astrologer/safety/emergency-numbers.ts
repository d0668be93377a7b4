/** The numbers of a country that answer a call for help. */
export interface EmergencyNumbers {
  /** Where an ambulance is called. */
  medical: string
  /** Where the police are called. */
  police: string
  /** The page of an authority that states them. */
  source: string
}

/** The day the table was written down from general knowledge, `YYYY-MM-DD`. */
export const EMERGENCY_LISTED_ON = '2026-11-22'
/** The day somebody last compared it with its sources; null while nobody has done so. */
export const EMERGENCY_CONFIRMED_ON: string | null = null

const EU = 'https://digital-strategy.ec.europa.eu/en/policies/112'

/** One number for both, a source for several countries. */
const one = (countries: string, number: string, source: string) =>
  countries
    .split(' ')
    .map((country): readonly [string, EmergencyNumbers] => [country, { medical: number, police: number, source }])

const two = (country: string, medical: string, police: string, source: string) =>
  [country, { medical, police, source }] as const

const TABLE: readonly (readonly [string, EmergencyNumbers])[] = [
  ...one('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE', '112', EU),
  ...one('IS', '112', 'https://www.112.is'),
  ...one('LI', '112', 'https://www.landespolizei.li'),
  ...one('RU', '112', 'https://mchs.gov.ru'),
  ...one('UA', '112', 'https://112.gov.ua'),
  ...one('GE', '112', 'https://112.gov.ge'),
  ...one('MD', '112', 'https://112.md'),
  ...one('TR', '112', 'https://www.112.gov.tr'),
  ...one('KZ', '112', 'https://www.gov.kz/memleket/entities/emer'),
  ...one('IN', '112', 'https://112.gov.in'),
  ...one('US', '911', 'https://www.911.gov'),
  ...one('CA', '911', 'https://www.canada.ca'),
  ...one('MX', '911', 'https://www.gob.mx/911'),
  ...one('GB JE GG IM', '999', 'https://www.gov.uk'),
  ...one('AU', '000', 'https://www.triplezero.gov.au'),
  ...one('NZ', '111', 'https://www.police.govt.nz'),
  ...one('KE', '999', 'https://www.nationalpolice.go.ke'),
  ...one('HK', '999', 'https://www.police.gov.hk'),
  ...one('MY', '999', 'https://999.gov.my'),
  ...one('PH', '911', 'https://e911.gov.ph'),
  two('NO', '113', '112', 'https://www.helsenorge.no'),
  two('CH', '144', '117', 'https://www.ch.ch'),
  two('BY', '103', '102', 'https://mchs.gov.by'),
  two('UZ', '103', '102', 'https://gov.uz'),
  two('KG', '103', '102', 'https://mchs.gov.kg'),
  two('JP', '119', '110', 'https://www.fdma.go.jp'),
  two('KR', '119', '112', 'https://www.119.go.kr'),
  two('CN', '120', '110', 'https://www.gov.cn'),
  two('TW', '119', '110', 'https://www.nfa.gov.tw'),
  two('SG', '995', '999', 'https://www.scdf.gov.sg'),
  two('TH', '1669', '191', 'https://www.niems.go.th'),
  two('VN', '115', '113', 'https://vietnam.gov.vn'),
  two('BR', '192', '190', 'https://www.gov.br'),
  two('CL', '131', '133', 'https://www.gob.cl'),
  two('IL', '101', '100', 'https://www.gov.il'),
  two('AE', '998', '999', 'https://u.ae'),
  two('ZA', '10177', '10111', 'https://www.gov.za'),
]

/** By ISO 3166 country. */
export const EMERGENCY_NUMBERS: ReadonlyMap<string, EmergencyNumbers> = new Map(TABLE)

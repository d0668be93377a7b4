/** A place as the atlas has it, with its region's English name. */
interface ZonedPlace {
  countryCode: string
  region: string
  latitudeDeg: number
  longitudeDeg: number
  /** By the borders of zones that differ since 1970. */
  timeZone: string
}

/** A part of a zone whose clocks went their own way before 1970: IANA's file `backzone` has its history. */
interface OwnHistory {
  zone: string
  country: string
  /** The zones that the part belongs to since. */
  of: string[]
  /** English names; all of the country's where left out. */
  regions?: string[]
  /** South, west, north, east. */
  within?: [number, number, number, number]
}

const LONG_SHU = ['Chongqing', 'Sichuan', 'Guizhou', 'Yunnan', 'Guangxi', 'Hainan', 'Shaanxi', 'Ningxia', 'Gansu']
const NORTH_EAST_MALI = ['Tombouctou', 'Gao', 'Kidal', 'Taoudénit', 'Ménaka']

/** Areas as IANA's files tell them: `zone.tab` of the releases that had these zones, `asia` and `backzone` of 2026. */
const OWN: OwnHistory[] = [
  { zone: 'Africa/Timbuktu', country: 'ML', of: ['Africa/Bamako'], regions: NORTH_EAST_MALI },
  { zone: 'America/Argentina/ComodRivadavia', country: 'AR', of: ['America/Argentina/Catamarca'], regions: ['Chubut'] },
  { zone: 'America/Coral_Harbour', country: 'CA', of: ['America/Atikokan'], regions: ['Nunavut'] },
  { zone: 'America/Curacao', country: 'BQ', of: ['America/Puerto_Rico'] },
  { zone: 'America/Curacao', country: 'SX', of: ['America/Puerto_Rico'] },
  { zone: 'America/Montreal', country: 'CA', of: ['America/Toronto'], regions: ['Quebec'] },
  { zone: 'America/Nipigon', country: 'CA', of: ['America/Toronto'], within: [48.8, -89, 49.5, -86] },
  { zone: 'America/Pangnirtung', country: 'CA', of: ['America/Iqaluit'], within: [65.5, -67.5, 68, -63] },
  { zone: 'America/Port_of_Spain', country: 'BL', of: ['America/Puerto_Rico'] },
  { zone: 'America/Port_of_Spain', country: 'MF', of: ['America/Puerto_Rico'] },
  { zone: 'America/Rainy_River', country: 'CA', of: ['America/Winnipeg'], within: [48.4, -95.2, 49, -93] },
  { zone: 'America/Thunder_Bay', country: 'CA', of: ['America/Toronto'], within: [48.1, -90, 48.8, -88.7] },
  { zone: 'America/Yellowknife', country: 'CA', of: ['America/Edmonton'], regions: ['Northwest Territories'] },
  { zone: 'Asia/Chongqing', country: 'CN', of: ['Asia/Shanghai'], regions: LONG_SHU },
  { zone: 'Asia/Hanoi', country: 'VN', of: ['Asia/Bangkok'] },
  { zone: 'Asia/Harbin', country: 'CN', of: ['Asia/Shanghai'], regions: ['Heilongjiang', 'Jilin'] },
  { zone: 'Asia/Kashgar', country: 'CN', of: ['Asia/Urumqi', 'Asia/Shanghai'], within: [34.5, 73, 45.5, 82.5] },
  { zone: 'Asia/Tel_Aviv', country: 'IL', of: ['Asia/Jerusalem'], regions: ['Tel Aviv'] },
  { zone: 'Atlantic/Jan_Mayen', country: 'SJ', of: ['Europe/Oslo'], regions: ['Jan Mayen'] },
  { zone: 'Australia/Currie', country: 'AU', of: ['Australia/Hobart'], within: [-40.2, 143.6, -39.4, 144.3] },
  { zone: 'Europe/Belfast', country: 'GB', of: ['Europe/London'], regions: ['Northern Ireland'] },
  { zone: 'Europe/Oslo', country: 'SJ', of: ['Europe/Berlin'], regions: ['Svalbard'] },
  { zone: 'Europe/Uzhgorod', country: 'UA', of: ['Europe/Kyiv'], regions: ['Zakarpattia'] },
  { zone: 'Europe/Zaporozhye', country: 'UA', of: ['Europe/Kyiv'], regions: ['Zaporizhzhia'] },
]

const BY_ZONE = Map.groupBy(
  OWN.flatMap((own) => own.of.map((zone) => ({ key: `${own.country} ${zone}`, own }))),
  ({ key }) => key,
)

/** The zone whose whole history is the place's own. */
export function ownZone(place: ZonedPlace): string {
  const candidates = BY_ZONE.get(`${place.countryCode} ${place.timeZone}`)
  return candidates?.find(({ own }) => isWithin(own, place))?.own.zone ?? place.timeZone
}

function isWithin({ regions, within }: OwnHistory, { region, latitudeDeg, longitudeDeg }: ZonedPlace): boolean {
  if (regions && !regions.includes(region)) return false
  if (!within) return true
  const [south, west, north, east] = within
  return latitudeDeg >= south && latitudeDeg <= north && longitudeDeg >= west && longitudeDeg <= east
}

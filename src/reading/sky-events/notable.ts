/** Computed events that history remembers, by kind and date; their words stand in `writer/sky-notable-{en,ru}.ts`. */
export const NOTABLE = {
  thales: 'solar -585-05-28',
  thucydides: 'solar -431-08-03',
  nicias: 'lunar -413-08-27',
  gaugamela: 'lunar -331-09-20',
  agathocles: 'solar -310-08-15',
  livy: 'solar -190-03-14',
  pydna: 'lunar -168-06-21',
  babylon: 'solar -136-04-15',
  bethlehem: 'conjunction -7-05-28',
  'two-bce': 'conjunction -2-06-17',
  proclus: 'solar 484-01-14',
  louis: 'solar 840-05-05',
  henry: 'solar 1133-08-02',
  igor: 'solar 1185-05-01',
  'closest-great': 'conjunction 1226-03-05',
  cerrato: 'solar 1239-06-03',
  constantinople: 'lunar 1453-05-22',
  columbus: 'lunar 1504-03-01',
  flood: 'conjunction 1524-01-31',
  tycho: 'solar 1560-08-21',
  'kepler-conjunction': 'conjunction 1603-12-18',
  'kepler-eclipse': 'solar 1605-10-12',
  'galileo-conjunction': 'conjunction 1623-07-16',
  halley: 'solar 1715-05-03',
  tecumseh: 'solar 1806-06-16',
  'venus-jupiter': 'conjunction 1818-01-03',
  baily: 'solar 1836-05-15',
  'europe-1842': 'solar 1842-07-08',
  berkowski: 'solar 1851-07-28',
  helium: 'solar 1868-08-18',
  mendeleev: 'solar 1887-08-19',
  eddington: 'solar 1919-05-29',
  agung: 'lunar 1963-12-30',
  concorde: 'solar 1973-06-30',
  'europe-1999': 'solar 1999-08-11',
  'america-2017': 'solar 2017-08-21',
  'christmas-star': 'conjunction 2020-12-21',
} as const
export type NotableId = keyof typeof NOTABLE

const BY_KEY = new Map<string, NotableId>((Object.keys(NOTABLE) as NotableId[]).map((id) => [NOTABLE[id], id] as const))

/** Which remembered event it is; undefined for the others. `day` is `MM-DD`. */
export const notableOf = (kind: string, year: number, day: string): NotableId | undefined =>
  BY_KEY.get(`${kind} ${year}-${day}`)

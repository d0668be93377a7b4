/** A storm or a flare of the Sun that history records; its words stand in `writer/sky-history-{en,ru}.ts`. */
interface RecordedEvent {
  id: string
  /** `YYYY-MM-DD`, UTC. */
  date: string
  type: 'geomagnetic_storm' | 'solar_flare'
  /** Where it is described, for whoever wants to check. */
  source: string
}

export type RecordedId = (typeof RECORDED)[number]['id']

/** In order of time. Only what a publication of the field describes, with its numbers. */
export const RECORDED = [
  {
    id: 'carrington-flare',
    date: '1859-09-01',
    type: 'solar_flare',
    source: 'R. C. Carrington, Monthly Notices of the Royal Astronomical Society 20, 13 (1859)',
  },
  {
    id: 'carrington-storm',
    date: '1859-09-02',
    type: 'geomagnetic_storm',
    source: 'B. T. Tsurutani et al., Journal of Geophysical Research 108, 1268 (2003)',
  },
  {
    id: 'chapman-silverman',
    date: '1872-02-04',
    type: 'geomagnetic_storm',
    source: 'S. M. Silverman, Journal of Atmospheric and Solar-Terrestrial Physics 70, 1301 (2008)',
  },
  {
    id: 'november-1882',
    date: '1882-11-17',
    type: 'geomagnetic_storm',
    source: 'E. W. Maunder, The Observatory 39, 213 (1916); J. J. Love, Space Weather 16, 37 (2018)',
  },
  {
    id: 'october-1903',
    date: '1903-10-31',
    type: 'geomagnetic_storm',
    source: 'H. Hayakawa et al., Astrophysical Journal Letters 897, L10 (2020)',
  },
  {
    id: 'railroad-storm',
    date: '1921-05-14',
    type: 'geomagnetic_storm',
    source: 'M. Hapgood, Space Weather 17, 950 (2019)',
  },
  {
    id: 'railroad-night',
    date: '1921-05-15',
    type: 'geomagnetic_storm',
    source: 'M. Hapgood, Space Weather 17, 950 (2019)',
  },
  {
    id: 'january-1938',
    date: '1938-01-25',
    type: 'geomagnetic_storm',
    source: 'H. Hayakawa et al., Astrophysical Journal 909, 197 (2021)',
  },
  {
    id: 'easter-1940',
    date: '1940-03-24',
    type: 'geomagnetic_storm',
    source: 'J. J. Love et al., Space Weather 21, e2022SW003379 (2023)',
  },
  {
    id: 'september-1941',
    date: '1941-09-18',
    type: 'geomagnetic_storm',
    source: 'J. J. Love and P. Coïsson, Eos 97 (2016)',
  },
  {
    id: 'february-1956',
    date: '1956-02-23',
    type: 'solar_flare',
    source: 'P. Meyer, E. N. Parker and J. A. Simpson, Physical Review 104, 768 (1956)',
  },
  {
    id: 'may-1967',
    date: '1967-05-23',
    type: 'solar_flare',
    source: 'D. J. Knipp et al., Space Weather 14, 614 (2016)',
  },
  {
    id: 'august-1972',
    date: '1972-08-04',
    type: 'geomagnetic_storm',
    source: 'D. J. Knipp et al., Space Weather 16, 1635 (2018)',
  },
  {
    id: 'quebec',
    date: '1989-03-13',
    type: 'geomagnetic_storm',
    source: 'D. H. Boteler, Space Weather 17, 1427 (2019)',
  },
  {
    id: 'bastille-day',
    date: '2000-07-14',
    type: 'solar_flare',
    source: 'NOAA Space Weather Prediction Center, GOES X-ray flare lists',
  },
  {
    id: 'halloween-flare',
    date: '2003-10-28',
    type: 'solar_flare',
    source: 'NOAA, Halloween Space Weather Storms of 2003, Technical Memorandum OAR SEC-88 (2004)',
  },
  {
    id: 'halloween-storm',
    date: '2003-10-30',
    type: 'geomagnetic_storm',
    source: 'A. Pulkkinen et al., Space Weather 3, S08C03 (2005)',
  },
  {
    id: 'strongest-flare',
    date: '2003-11-04',
    type: 'solar_flare',
    source: 'NOAA, Halloween Space Weather Storms of 2003, Technical Memorandum OAR SEC-88 (2004)',
  },
  {
    id: 'missed-2012',
    date: '2012-07-23',
    type: 'solar_flare',
    source: 'D. N. Baker et al., Space Weather 11, 585 (2013)',
  },
  {
    id: 'gannon',
    date: '2024-05-10',
    type: 'geomagnetic_storm',
    source: 'NOAA Space Weather Prediction Center, May 2024 storm reports',
  },
] as const satisfies readonly RecordedEvent[]

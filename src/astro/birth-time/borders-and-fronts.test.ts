import { describe, expect, it } from 'vitest'
import { resolveBirthTime } from './resolve-birth-time.ts'
import { placeOf, resolved } from './resolved.fixture.ts'

// On which side of a border a town was, and when it was held by whom: what its clock then showed.
const SIDES: [place: string, local: string, offset: string, why: string][] = [
  ['Hertsa', '1905-03-01T12:00', '+01:44:24', 'the Old Kingdom: Bucharest mean time'],
  ['Poznań', '1919-07-01T10:00', '+02:00', 'Tygodnik Urzędowy 1/1919: summer time on Central European Time'],
  ['Gniezno', '1919-05-01T10:00', '+02:00', 'Tygodnik Urzędowy 1/1919'],
  ['Toruń', '1919-05-01T10:00', '+01:00', 'German to January 1920'],
  ['Pechory', '1934-02-02T23:57', '+02:00', 'Estonian by the treaty of Tartu'],
  ['Izborsk', '1934-01-10T19:33', '+02:00', 'Estonian by the treaty of Tartu'],
  ['Ivangorod', '1932-08-03T08:19', '+02:00', 'Estonian by the treaty of Tartu'],
  ['Pytalovo', '1936-04-10T12:00', '+02:00', 'Latvian by the treaty of Riga of 1920'],
  ['Pytalovo', '1924-05-13T12:00', '+01:36:34', 'Riga mean time to 1926'],
  ['Pytalovo', '1921-06-27T12:00', '+01:36:34', 'Riga mean time'],
  ['Ostrov', '1935-04-10T12:00', '+03:00', 'Soviet beside it'],
  ['Slantsy', '1935-04-10T12:00', '+03:00', 'Soviet beside it'],
  ['Orșova', '1903-01-17T12:00', '+01:00', 'Hungarian to 1918'],
  ['Orșova', '1918-05-09T12:00', '+02:00', 'Hungarian summer time'],
  ['Drobeta-Turnu Severin', '1903-01-17T12:00', '+01:44:24', 'the Old Kingdom'],
  ['Salonta', '1943-03-09T11:13', '+01:00', 'second Vienna award'],
  ['Întorsura Buzăului', '1943-01-15T12:00', '+02:00', 'stayed Romanian in 1940'],
  ['Sfântu Gheorghe', '1943-01-15T12:00', '+01:00', 'second Vienna award'],
  ['Sighişoara', '1942-11-23T12:51', '+02:00', 'stayed Romanian in 1940'],
  ['Târgu Mureş', '1942-11-23T12:51', '+01:00', 'second Vienna award'],
  ['Cristuru Secuiesc', '1942-11-23T12:51', '+01:00', 'second Vienna award'],
  ['Senec', '1940-07-15T12:00', '+01:00', 'Hungarian from November 1938: no summer time before 1941'],
  ['Sobrance', '1940-07-15T12:00', '+01:00', 'Hungarian from April 1939'],
  ['Štúrovo', '1940-07-15T12:00', '+01:00', 'Hungarian from November 1938'],
  ['Jelšava', '1940-07-15T12:00', '+01:00', 'Hungarian from November 1938'],
  ['Michalovce', '1940-07-15T12:00', '+02:00', 'Slovak'],
  ['Ajaccio', '1940-12-01T12:00', '+01:00', 'unoccupied'],
  ['Bastia', '1940-08-15T12:00', '+01:00', 'unoccupied'],
  ['Bourges', '1940-12-06T12:00', '+02:00', 'occupied'],
  ['Limoges', '1940-12-06T12:00', '+01:00', 'the free zone'],
  ['Welkenraedt', '1901-06-04T12:00', '+00:00', 'Belgian since 1839'],
  ['Eupen', '1901-06-04T12:00', '+01:00', 'Prussian'],
  ['Saarbrücken', '1924-01-15T12:00', '+00:00', 'Western European Time for civil life'],
  ['Hailar', '1942-01-13T12:00', '+09:00', 'Manchukuo'],
  ['Manzhouli', '1942-01-15T12:00', '+09:00', 'Manchukuo'],
  ['Tongliao', '1942-01-15T12:00', '+09:00', 'Manchukuo'],
  ['Ulanhot', '1942-01-15T12:00', '+09:00', 'Manchukuo'],
  ['Chifeng', '1942-01-15T12:00', '+09:00', 'Manchukuo'],
  ['Chengde', '1939-02-28T12:00', '+09:00', 'Manchukuo'],
  ['Port Blair', '1943-01-15T12:00', '+09:00', 'the Japanese navy'],
  ['Alakurtti', '1935-06-15T12:00', '+02:00', 'Finnish to 12 March 1940'],
  ['Oświęcim', '1940-06-13T12:00', '+02:00', 'annexed: German summer time'],
  ['Żywiec', '1940-06-13T12:00', '+02:00', 'annexed: German summer time'],
  ['Lille', '1915-01-15T12:00', '+01:00', 'German army'],
  ['Lille', '1916-07-15T12:00', '+02:00', 'German army'],
  ['Sedan', '1916-07-15T12:00', '+02:00', 'German army'],
  ['Saint-Quentin', '1916-07-15T12:00', '+02:00', 'German army'],
  ['Charleville-Mézières', '1916-07-15T12:00', '+02:00', 'German army'],
  ['Amiens', '1916-07-15T12:00', '+01:00', 'French'],
  ['Reims', '1916-07-15T12:00', '+01:00', 'French'],
  ['Belgrade', '1917-07-01T12:00', '+02:00', 'Austro-Hungarian summer time'],
  ['Dimitrovgrad, Serbia', '1905-01-05T12:00', '+02:00', 'Bulgarian Tsaribrod to the treaty of Neuilly'],
  ['Strumica', '1915-01-05T12:00', '+02:00', 'Bulgarian to the treaty of Neuilly'],
  ['Niš', '1917-07-01T12:00', '+02:00', 'Bulgarian'],
]

describe('a town is on its own side of a border', () => {
  it.each(SIDES)('%s %s: %s, %s', (place, local, offset) => {
    expect(resolved(place, local).own).toBe(offset)
  })
})

// The days on which towns were taken and retaken, which differ from those of the region's seat by weeks or years.
const TOWNS: [place: string, local: string, offset: string, held: string][] = [
  ['Luhansk', '1942-05-15T12:00', '+03:00', 'from 17 July 1942'],
  ['Luhansk', '1943-04-09T12:00', '+03:00', 'to 14 February 1943'],
  ['Alchevsk', '1942-03-07T12:00', '+03:00', 'from 12 July 1942'],
  ['Ternopil', '1944-06-15T12:00', '+03:00', 'to 15 April 1944'],
  ['Kolomyia', '1944-04-15T12:00', '+03:00', 'to 28 March 1944'],
  ['Chortkiv', '1944-07-10T12:00', '+03:00', 'to 23 March 1944'],
  ['Bila Tserkva', '1943-11-09T12:00', '+01:00', 'to 4 January 1944'],
  ['Kyiv', '1943-11-09T12:00', '+03:00', 'to 6 November 1943'],
  ['Nikopol', '1944-01-15T12:00', '+01:00', 'to 8 February 1944'],
  ['Kryvyi Rih', '1943-12-15T12:00', '+01:00', 'to 22 February 1944'],
  ['Uman', '1944-02-15T12:00', '+01:00', 'to 10 March 1944'],
  ['Novorossiysk', '1943-06-02T12:00', '+02:00', '10 September 1942 to 16 September 1943'],
  ['Temryuk', '1943-09-09T12:00', '+02:00', 'to 27 September 1943'],
  ['Taganrog', '1941-12-10T12:00', '+02:00', '17 October 1941 to 30 August 1943'],
  ['Taganrog', '1943-04-05T12:00', '+02:00', '17 October 1941 to 30 August 1943'],
  ['Rostov-on-Don', '1942-03-05T12:00', '+03:00', 'a week in November 1941, then from 24 July 1942'],
  ['Lysychansk', '1943-04-13T12:00', '+02:00', 'to 2 September 1943'],
  ['Izium', '1941-12-16T12:00', '+03:00', '24 June 1942 to 5 February 1943'],
  ['Izium', '1943-06-03T12:00', '+03:00', '24 June 1942 to 5 February 1943'],
  ['Kupiansk', '1943-06-03T12:00', '+03:00', '24 June 1942 to 3 February 1943'],
  ['Chuhuiv', '1942-04-22T12:00', '+03:00', 'from 25 May 1942 again'],
  ['Stary Oskol', '1942-01-22T12:00', '+03:00', '2 July 1942 to 5 February 1943'],
  ['Stary Oskol', '1943-05-27T12:00', '+03:00', '2 July 1942 to 5 February 1943'],
  ['Velikiye Luki', '1943-06-09T12:00', '+03:00', 'to 17 January 1943'],
  ['Nevel', '1944-02-04T12:00', '+03:00', 'to 6 October 1943'],
  ['Krychaw', '1943-12-14T12:00', '+03:00', 'to 30 September 1943'],
  ['Klimavichy', '1943-12-14T12:00', '+03:00', 'to 28 September 1943'],
  ['Vyazma', '1941-09-01T12:00', '+03:00', '7 October 1941 to 12 March 1943'],
  ['Vyazma', '1943-06-17T12:00', '+03:00', '7 October 1941 to 12 March 1943'],
  ['Yelnya', '1941-09-26T12:00', '+03:00', 'retaken for a month on 6 September 1941'],
  ['Gatchina', '1942-10-20T12:00', '+02:00', '13 September 1941 to 26 January 1944'],
  ['Luga', '1942-10-20T12:00', '+02:00', '24 August 1941 to 12 February 1944'],
  ['Pushkin', '1942-10-20T12:00', '+02:00', '17 September 1941 to 24 January 1944'],
  ['Kingisepp', '1942-10-20T12:00', '+02:00', '16 August 1941 to 1 February 1944'],
  ['Tosno', '1942-10-20T12:00', '+02:00', '28 August 1941 to 26 January 1944'],
  ['Ivangorod', '1942-02-19T12:00', '+02:00', '17 August 1941 to 26 July 1944'],
  ['Kolpino', '1942-10-20T12:00', '+03:00', 'never taken'],
  ['Rzhev', '1942-06-30T12:00', '+02:00', '14 October 1941 to 3 March 1943'],
  ['Kaluga', '1941-11-15T12:00', '+02:00', '12 October to 30 December 1941'],
  ['Tula', '1941-11-15T12:00', '+03:00', 'never taken'],
  ['Ostrogozhsk', '1942-09-15T12:00', '+02:00', '5 July 1942 to 20 January 1943'],
  ['Chudovo', '1942-07-06T12:00', '+02:00', '20 August 1941 to 29 January 1944'],
  ['Kakhovka', '1944-02-10T12:00', '+03:00', 'to 2 November 1943'],
  ['Beryslav', '1944-02-10T12:00', '+01:00', 'across the Dnieper, to 11 March 1944'],
  ['Boguchar', '1942-09-15T12:00', '+02:00', '10 July to 19 December 1942'],
]

describe('a town under occupation has its own days', () => {
  it.each(TOWNS)('%s %s: %s, %s', (place, local, offset) => {
    expect(resolved(place, local).own).toBe(offset)
  })
})

// Whether or not the likeliest is right, the other clock must be among those that are told.
const TOLD: [place: string, local: string, own: string, others: string[], why: string][] = [
  ['Odesa', '1943-01-15T12:00', '+02:00', ['+01:00'], 'IANA has German time'],
  ['Bitola', '1916-04-08T12:00', '+02:00', ['+01:00'], 'IANA has Central European Time'],
  ['Kyiv', '1918-07-01T12:00', '+02:02:04', ['+02:00'], 'German army, an hour ahead in summer'],
  ['Kyiv', '1918-11-01T12:00', '+02:02:04', ['+01:00'], 'German army'],
  ['Kyiv', '1941-09-18T12:00', '+03:00', ['+02:00'], 'taken 19 September 1941'],
  ['Kyiv', '1941-09-21T12:00', '+02:00', ['+03:00'], 'taken 19 September 1941; IANA has the 20th'],
  ['Kyiv', '1943-11-04T12:00', '+01:00', ['+03:00'], 'retaken 6 November 1943'],
  ['Kyiv', '1943-11-08T12:00', '+03:00', ['+01:00'], 'retaken 6 November 1943'],
  ['Minsk', '1918-11-01T12:00', '+01:50', ['+01:00'], 'German army'],
  ['Saarbrücken', '1924-01-15T12:00', '+00:00', ['+01:00'], 'until when is not on record'],
  ['Bourges', '1940-12-06T12:00', '+02:00', ['+01:00'], 'IANA has it on the line'],
  ['Kharkiv', '1943-03-01T12:00', '+03:00', ['+01:00'], 'retaken for a month'],
  ['Yelnya', '1941-08-26T12:00', '+02:00', ['+03:00'], 'held for seven weeks'],
  ['Voronezh', '1942-09-15T12:00', '+03:00', ['+02:00'], 'the front ran through the town'],
  ['Yefremov', '1941-12-05T12:00', '+03:00', ['+02:00'], 'towns of the region of Tula changed hands'],
  ['Belgrade', '1917-07-01T12:00', '+02:00', ['+01:00'], 'IANA has no summer time'],
  ['Bucharest', '1917-07-01T12:00', '+01:44:24', ['+02:00'], 'German army'],
  ['Tukums', '1945-02-05T12:00', '+03:00', ['+01:00'], 'the edge of the Courland pocket'],
  ['Udine', '1918-09-25T12:00', '+02:00', ['+01:00'], 'Austro-Hungarian army, without summer time then'],
  ['Sukhumi', '2015-01-05T12:00', '+04:00', ['+03:00'], 'Moscow time beside Georgia’s law'],
  ['Port Blair', '1943-01-15T12:00', '+09:00', ['+06:30'], 'IANA has Indian time'],
]

describe('another clock that was possible is told', () => {
  it.each(TOLD)('%s %s: %s, or %j, %s', (place, local, own, others) => {
    const found = resolved(place, local)
    expect(found.own).toBe(own)
    expect(found.others).toEqual(expect.arrayContaining(others))
  })

  it('in the villages of a region that the front crossed, as long as it did', () => {
    // Between Nikopol and Kryvyi Rih, and beside Taganrog.
    for (const [latitudeDeg, longitudeDeg, timeZone, local] of [
      [47.75, 33.95, 'Europe/Kyiv', '1944-01-30T12:00'],
      [47.4, 38.6, 'Europe/Moscow', '1942-03-05T12:00'],
    ] as const) {
      const found = resolveBirthTime({ place: { latitudeDeg, longitudeDeg, timeZone }, local })
      expect(found.doubt?.alternatives.length).toBeGreaterThan(0)
    }
  })

  it('far from any land', () => {
    const place = { latitudeDeg: 30, longitudeDeg: -40, timeZone: 'Atlantic/Azores' }
    const found = resolveBirthTime({ place, local: '1990-06-01T12:00' })
    expect(found.doubt).toMatchObject({ reason: 'sea', alternatives: [{ clock: '-03:00' }] })
    const before = resolveBirthTime({ place, local: '1905-06-01T12:00' })
    expect(before.doubt?.alternatives.map(({ clock }) => clock)).toEqual(['-03:00', 'lmt'])
  })
})

it('old style is not asked where the place was Hungarian or Japanese then', () => {
  const asked = (q: string, local: string) => resolveBirthTime({ place: placeOf(q), local }).calendar.mayBeJulian
  expect(asked('Orșova', '1910-03-01T12:00')).toBe(false)
  expect(asked('Yuzhno-Sakhalinsk', '1910-03-01T12:00')).toBe(false)
  expect(asked('Yuzhno-Sakhalinsk', '1900-03-01T12:00')).toBe(true)
  expect(asked('Hertsa', '1910-03-01T12:00')).toBe(true)
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadTerritories } from './load-territories.ts'
import { resolveBirthTime } from './resolve-birth-time.ts'
import { placeOf, resolved } from './resolved.fixture.ts'

// What laws, treaties and IANA's own commentary say, worked out by hand: whose clock, and how far it was from Greenwich.
const CERTAIN: [place: string, local: string, offset: string, why: string][] = [
  ['Lviv', '1905-02-05T12:00', '+01:00', 'Austria: Central European Time'],
  ['Lviv', '1916-07-05T12:00', '+02:00', 'Austrian summer time, 1 May to 30 September 1916'],
  ['Lviv', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Lviv', '1940-07-05T12:00', '+03:00', 'Soviet decree time'],
  ['Lviv', '1943-01-05T12:00', '+01:00', 'General Government: winter time again from 2 November 1942'],
  ['Lviv', '1950-07-05T12:00', '+03:00', 'Soviet decree time'],
  ['Ternopil', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Ivano-Frankivsk', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Kremenets', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Chervonohrad', '1940-12-05T12:00', '+02:00', 'General Government: summer time through the winter of 1940'],
  ['Lutsk', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Rivne', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Rivne', '1942-12-05T12:00', '+01:00', 'seat of the Reichskommissariat Ukraine'],
  ['Brest, Belarus', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Brest, Belarus', '1940-07-05T12:00', '+03:00', 'Soviet decree time'],
  ['Grodno', '1935-02-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Maladzyechna', '1935-02-05T12:00', '+01:00', 'treaty of Riga'],
  ['Polotsk', '1935-02-05T12:00', '+03:00', 'treaty of Riga: the Soviet side'],
  ['Minsk', '1935-02-05T12:00', '+03:00', 'Soviet decree time'],
  ['Vilnius', '1930-07-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Vilnius', '1941-01-05T12:00', '+03:00', 'Soviet decree time, IANA Europe/Vilnius'],
  ['Klaipeda', '1910-07-05T12:00', '+01:00', 'German law of 12 March 1893'],
  ['Klaipeda', '1917-07-05T12:00', '+02:00', 'German summer time, 16 April to 17 September 1917'],
  ['Klaipeda', '1940-07-05T12:00', '+02:00', 'German summer time while the rest of Lithuania was Lithuanian'],
  ['Liepāja', '1944-12-05T12:00', '+01:00', 'the Courland pocket held out to 8 May 1945'],
  ['Riga', '1941-08-05T12:00', '+02:00', 'IANA Europe/Riga'],
  ['Izmail', '1935-02-05T12:00', '+02:00', 'Romanian law of 24 July 1931'],
  ['Izmail', '1935-07-05T12:00', '+03:00', 'Romanian summer time'],
  ['Izmail', '1925-07-05T12:00', '+01:44:24', 'Bucharest mean time'],
  ['Chernivtsi', '1935-02-05T12:00', '+02:00', 'Romanian law of 24 July 1931'],
  ['Chernivtsi', '1935-07-05T12:00', '+03:00', 'Romanian summer time'],
  ['Chernivtsi', '1910-02-05T12:00', '+01:00', 'Austria: Central European Time'],
  ['Chernivtsi', '1941-01-05T12:00', '+03:00', 'Soviet decree time'],
  ['Khotyn', '1935-02-05T12:00', '+02:00', 'Romanian law of 24 July 1931'],
  ['Uzhhorod', '1935-02-05T12:00', '+01:00', 'Czechoslovakia'],
  ['Uzhhorod', '1910-02-05T12:00', '+01:00', 'Hungary'],
  ['Uzhhorod', '1950-02-05T12:00', '+03:00', 'Soviet decree time'],
  ['Odesa', '1935-02-05T12:00', '+03:00', 'Soviet decree time'],
  ['Tiraspol', '1935-02-05T12:00', '+03:00', 'Soviet decree time: not Romania'],
  ['Kharkiv', '1941-09-25T12:00', '+03:00', 'held to 24 October 1941'],
  ['Kharkiv', '1942-12-05T12:00', '+01:00', 'German army'],
  ['Smolensk', '1942-12-05T12:00', '+01:00', 'German army'],
  ['Moscow', '1942-12-05T12:00', '+03:00', 'Soviet decree time'],
  ['Vyborg', '1935-02-05T12:00', '+02:00', 'Finland'],
  ['Vyborg', '1910-02-05T12:00', '+01:39:49', 'Helsinki mean time'],
  ['Vyborg', '1941-01-05T12:00', '+03:00', 'treaty of 12 March 1940'],
  ['Vyborg', '1943-01-05T12:00', '+02:00', 'Finland again'],
  ['Sortavala', '1935-02-05T12:00', '+02:00', 'Finland'],
  ['Pechenga', '1935-02-05T12:00', '+02:00', 'Finland: treaty of Tartu'],
  ['Kaliningrad', '1910-02-05T12:00', '+01:00', 'Germany'],
  ['Kaliningrad', '1950-02-05T12:00', '+03:00', 'IANA Europe/Kaliningrad'],
  ['Wrocław', '1905-05-05T12:00', '+01:00', 'Germany'],
  ['Wrocław', '1921-07-05T12:00', '+01:00', 'Germany: no summer time in 1921'],
  ['Wrocław', '1947-07-05T12:00', '+02:00', 'Polish summer time of 1947'],
  ['Szczecin', '1921-07-05T12:00', '+01:00', 'Germany'],
  ['Gdańsk', '1905-07-05T12:00', '+01:00', 'Gedanopedia: since 1 April 1893'],
  ['Gdańsk', '1921-07-05T12:00', '+01:00', 'Free City: Central European Time'],
  ['Poznań', '1910-07-05T12:00', '+01:00', 'Germany'],
  ['Poznań', '1917-07-05T12:00', '+02:00', 'German summer time'],
  ['Toruń', '1910-07-05T12:00', '+01:00', 'Germany'],
  ['Katowice', '1921-07-05T12:00', '+01:00', 'German to 20 June 1922'],
  ['Łódź', '1940-05-05T12:00', '+02:00', 'annexed: German summer time from 1 April 1940'],
  ['Kielce', '1940-05-05T12:00', '+01:00', 'General Government: summer time from 23 June 1940'],
  ['Kraków', '1910-07-05T12:00', '+01:00', 'Austria'],
  ['Kraków', '1917-07-05T12:00', '+02:00', 'Austrian summer time, 16 April to 17 September 1917'],
  ['Warsaw', '1910-07-05T12:00', '+01:24', 'Warsaw mean time'],
  ['Białystok', '1940-07-05T12:00', '+03:00', 'Soviet decree time'],
  ['Białystok', '1935-07-05T12:00', '+01:00', 'Polish law of 11 May 1922'],
  ['Strasbourg', '1905-07-05T12:00', '+01:00', 'Reichsland'],
  ['Colmar', '1913-07-05T12:00', '+01:00', 'Reichsland'],
  ['Metz', '1913-07-05T12:00', '+01:00', 'Reichsland'],
  ['Nancy', '1913-07-05T12:00', '+00:00', 'France: Greenwich time by the law of 9 March 1911'],
  ['Strasbourg', '1925-01-05T12:00', '+00:00', 'France'],
  ['Lyon', '1941-01-05T12:00', '+01:00', 'the free zone, IANA Rule France'],
  ['Eupen', '1913-07-05T12:00', '+01:00', 'Prussia'],
  ['Eupen', '1925-01-05T12:00', '+00:00', 'Belgium'],
  ['Haderslev', '1917-07-05T12:00', '+02:00', 'German summer time'],
  ['Kolding', '1917-07-05T12:00', '+01:00', 'Denmark had no summer time in 1917'],
  ['Munich', '1945-07-05T12:00', '+02:00', 'no double summer time in the American zone'],
  ['Dresden', '1945-07-05T12:00', '+03:00', 'IANA Rule SovietZone'],
  ['Bolzano', '1917-07-05T12:00', '+02:00', 'Austrian summer time'],
  ['Bolzano', '1910-07-05T12:00', '+01:00', 'Austria'],
  ['Trieste', '1916-05-15T12:00', '+02:00', 'Austrian summer time from 1 May; Italy began on 3 June'],
  ['Palermo', '1890-05-15T12:00', '+00:53:28', 'Palermo time, IANA commentary on Italy'],
  ['Cagliari', '1890-05-15T12:00', '+00:36:32', 'Cagliari time, IANA commentary on Italy'],
  ['Rijeka', '1917-07-05T12:00', '+02:00', 'Hungarian summer time'],
  ['Pula', '1917-07-05T12:00', '+02:00', 'Austrian summer time'],
  ['Zagreb', '1917-07-05T12:00', '+02:00', 'Hungarian summer time'],
  ['Ljubljana', '1917-07-05T12:00', '+02:00', 'Austrian summer time'],
  ['Cluj-Napoca', '1910-07-05T12:00', '+01:00', 'Hungary'],
  ['Cluj-Napoca', '1942-12-05T12:00', '+01:00', 'Hungary again'],
  ['Brașov', '1942-12-05T12:00', '+02:00', 'Romania: the southern part'],
  ['Oradea', '1935-01-05T12:00', '+02:00', 'Romania'],
  ['Košice', '1917-07-05T12:00', '+02:00', 'Hungarian summer time'],
  ['Novi Sad', '1917-07-05T12:00', '+02:00', 'Hungarian summer time'],
  ['Subotica', '1910-07-05T12:00', '+01:00', 'Hungary'],
  ['Skopje', '1943-12-05T12:00', '+01:00', 'IANA Europe/Sofia: Central European Time from 2 November 1942'],
  ['Balchik', '1935-01-05T12:00', '+02:00', 'Romania'],
  ['Balchik', '1925-01-05T12:00', '+01:44:24', 'Bucharest mean time'],
  ['Harbin', '1943-01-05T12:00', '+09:00', 'Manchukuo, IANA commentary on Asia/Harbin'],
  ['Shenyang', '1935-01-05T12:00', '+08:00', 'Manchukuo'],
  ['Shenyang', '1940-01-05T12:00', '+09:00', 'Manchukuo from 1 January 1937'],
  ['Yuzhno-Sakhalinsk', '1935-01-05T12:00', '+09:00', 'Japan'],
  ['Yuzhno-Kurilsk', '1935-01-05T12:00', '+09:00', 'Japan'],
  ['Hanoi', '1943-01-05T12:00', '+08:00', 'IANA backzone, Asia/Hanoi'],
  ['Chennai', '1900-01-05T12:00', '+05:21:10', 'Madras time'],
  ['Chennai', '1910-01-05T12:00', '+05:30', 'Indian Standard Time from 1906'],
  ['Belfast', '1916-03-05T12:00', '-00:25:21', 'Dublin mean time to 1 October 1916'],
  ['Cork', '1916-03-05T12:00', '-00:25:21', 'Dublin mean time to 1 October 1916'],
]

describe('what is certain', () => {
  it.each(CERTAIN)('%s %s: %s, %s', (place, local, offset) => {
    expect(resolved(place, local)).toEqual({ own: offset, others: [], doubt: undefined })
  })
})

const DOUBTED: [place: string, local: string, offset: string, others: string[], reason: string][] = [
  ['Lviv', '1939-10-05T12:00', '+03:00', ['+01:00'], 'change'],
  ['Lviv', '1939-09-22T01:00', '+01:00', ['+03:00'], 'change'],
  ['Lviv', '1914-12-05T12:00', '+01:00', ['+02:01:19'], 'custom'],
  ['Kraków', '1921-07-05T12:00', '+02:00', ['+01:00'], 'sources'],
  ['Warsaw', '1919-07-05T12:00', '+03:00', ['+02:00'], 'sources'],
  ['Poznań', '1919-07-05T12:00', '+02:00', ['+03:00', '+01:00'], 'sources'],
  ['Łódź', '1905-07-05T12:00', '+01:24', ['+01:17:54'], 'custom'],
  ['Chernivtsi', '1940-07-05T12:00', '+03:00', ['+02:00'], 'change'],
  ['Chisinau', '1942-12-05T12:00', '+02:00', ['+01:00'], 'sources'],
  ['Odesa', '1942-12-05T12:00', '+02:00', ['+01:00'], 'sources'],
  ['Tiraspol', '1942-12-05T12:00', '+02:00', ['+01:00'], 'sources'],
  ['Uzhhorod', '1945-01-05T12:00', '+01:00', ['+03:00'], 'sources'],
  ['Uzhhorod', '1990-12-05T12:00', '+03:00', ['+01:00'], 'sources'],
  ['Mumbai', '1940-03-05T12:00', '+04:51', ['+05:30'], 'custom'],
  ['Kolkata', '1940-03-05T12:00', '+05:53:20', ['+05:30'], 'custom'],
  ['Chongqing', '1943-05-05T12:00', '+07:00', ['+09:00'], 'custom'],
  ['Chongqing', '1965-05-05T12:00', '+08:00', ['+07:00'], 'sources'],
  ['Urumqi', '1995-05-05T12:00', '+06:00', ['+08:00'], 'custom'],
  ['Sevastopol', '1942-01-05T12:00', '+03:00', ['+02:00'], 'change'],
  ['Gorizia', '1916-05-15T12:00', '+02:00', ['+01:00'], 'custom'],
  ['Tangier', '1942-12-05T12:00', '+01:00', ['+00:00'], 'sources'],
  ['Thessaloniki', '1911-03-05T12:00', '+02:00', ['+01:31:43', '+01:34:52'], 'custom'],
  ['Donetsk', '2016-01-05T12:00', '+03:00', ['+02:00'], 'custom'],
  ['Saarbrücken', '1948-07-05T12:00', '+02:00', ['+01:00'], 'custom'],
  ['Sestroretsk', '1935-02-05T12:00', '+03:00', ['+02:00'], 'border'],
]

describe('what is in doubt has both candidates', () => {
  it.each(DOUBTED)('%s %s: %s, or %j, by %s', (place, local, own, others, doubt) => {
    expect(resolved(place, local)).toEqual({ own, others, doubt })
  })
})

it('Szczecin went by Moscow time until 10 July 1945', () => {
  expect(resolved('Szczecin', '1945-06-20T12:00')).toMatchObject({ own: '+03:00', doubt: 'custom' })
})

describe('a point given by hand', () => {
  const at = (latitudeDeg: number, longitudeDeg: number, timeZone: string) =>
    resolveBirthTime({ place: { latitudeDeg, longitudeDeg, timeZone }, local: '1935-02-05T12:00' })

  it('belongs to the territory it lies in', () => {
    expect(at(49.84, 24.02, 'Europe/Kyiv')).toMatchObject({ territory: 'eastern-galicia', doubt: null })
  })

  it('by a border is told both', () => {
    // On the Zbruch, between Galicia's Pidvolochysk and Podolia's Volochysk.
    const found = at(49.531, 26.157, 'Europe/Kyiv')
    expect(found.doubt?.reason).toBe('border')
  })
})

describe('old style', () => {
  const asked = (q: string, date: string) =>
    resolveBirthTime({ place: placeOf(q), local: `${date}T12:00` }).calendar.mayBeJulian

  it('is asked where dates were written so, and not across the border', () => {
    expect(
      ['Lutsk', 'Kyiv', 'Warsaw', 'Chisinau', 'Kars', 'Tbilisi', 'Sofia'].filter((q) => !asked(q, '1905-01-18')),
    ).toEqual([])
    expect(
      ['Lviv', 'Chernivtsi', 'Poznań', 'Vyborg', 'Klaipeda', 'Uzhhorod'].filter((q) => asked(q, '1905-01-18')),
    ).toEqual([])
  })
})

describe('the data', () => {
  const read = (name: string) => readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8')
  const manifest = JSON.parse(read('territories.manifest.json')) as Record<string, unknown> & {
    sources: { file: string; sha256: string }[]
  }
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

  it('is what its manifest says, built from the texts as they stand', () => {
    expect(sha256(read('territories.json'))).toBe(manifest['sha256'])
    for (const { file, sha256: built } of manifest.sources) {
      expect([file, sha256(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))]).toEqual([file, built])
    }
  })

  it('is small, and each doubt and change of clock has a source', () => {
    expect(Number(manifest['bytes'])).toBeLessThan(250_000)
    for (const { clocks, doubts } of loadTerritories().list) {
      for (const { source, until } of clocks) expect(until === null || source.length > 5).toBe(true)
      for (const { source } of doubts) expect(source.length).toBeGreaterThan(5)
    }
  })
})

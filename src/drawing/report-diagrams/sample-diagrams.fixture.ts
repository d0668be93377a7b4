import { natalChart } from '#astro/charts/natal-chart.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { planetaryLines } from '#astro/charts/planetary-lines.ts'
import { synastryAspects } from '#astro/charts/synastry.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportDiagram, TimelineSpan } from '#reading/reports/report-document.ts'

const WORDS = {
  en: {
    bars: ['Fire', 'Earth', 'Air', 'Water'],
    long: ['How much you need to be alone before you can be with others', 'Curiosity'],
    axes: ['Independence', 'Warmth', 'Endurance', 'Curiosity', 'Order', 'Imagination', 'Ambition', 'Sociability'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    transits: ['Saturn square Venus', 'Jupiter trine Sun', 'Uranus conjunct the Midheaven', 'Neptune opposite Mercury'],
    marks: ['June 3, new moon', 'June 9', 'June 11', 'June 18, full moon', 'June 29, Mars square Sun'],
    cities: ['London', 'Paris', 'Berlin', 'Rome', 'New York', 'Tokyo', 'Sydney', 'Buenos Aires', 'Prague', 'Vienna'],
    points: (count: number) => `${count} points`,
  },
  ru: {
    bars: ['Огонь', 'Земля', 'Воздух', 'Вода'],
    long: ['Сколько времени нужно провести в одиночестве, чтобы снова хотелось к людям', 'Любопытство'],
    axes: [
      'Самостоятельность',
      'Сердечность',
      'Выносливость',
      'Любознательность',
      'Порядок',
      'Воображение',
      'Честолюбие',
      'Общительность',
    ],
    months: ['янв.', 'фев.', 'март', 'апр.', 'май', 'июнь', 'июль', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
    transits: [
      'Сатурн в квадрате к Венере',
      'Юпитер в трине к Солнцу',
      'Уран в соединении с Серединой неба',
      'Нептун в оппозиции к Меркурию',
    ],
    marks: ['3 июня, новолуние', '9 июня', '11 июня', '18 июня, полнолуние', '29 июня, Марс в квадрате к Солнцу'],
    cities: ['Лондон', 'Париж', 'Берлин', 'Рим', 'Нью-Йорк', 'Токио', 'Сидней', 'Буэнос-Айрес', 'Прага', 'Вена'],
    points: (count: number) => `Планет: ${count}`,
  },
}

const PLACES = [
  [51.5, -0.1],
  [48.9, 2.4],
  [52.5, 13.4],
  [41.9, 12.5],
  [40.7, -74],
  [35.7, 139.7],
  [-33.9, 151.2],
  [-34.6, -58.4],
  [50.1, 14.4],
  [48.2, 16.4],
] as const

const JD = 2_448_058.25
const YEAR = 365.25

const span = (from: number, to: number, nature: TimelineSpan['nature'], exact: number[]): TimelineSpan => ({
  fromJdUt: JD + from,
  toJdUt: JD + to,
  nature,
  exactJdUt: exact.map((day) => JD + day),
})

/** A diagram of every kind, from real charts where it shows one; bars and radars with short and with long words. */
export function sampleDiagrams(lang: Lang): ReportDiagram[] {
  const words = WORDS[lang]
  const sky = loadEphemeris()
  const place = { latitudeDeg: 55.75, longitudeDeg: 37.6 }
  const chart = natalChart(sky, { jdUt: JD, ...place })
  const other = natalChart(sky, { jdUt: JD - 2000.3, ...place })
  const aspects = synastryAspects(other, chart)
  const points: ChartPoint[] = [...BODIES.filter((body) => body !== 'meanNode').slice(0, 13), 'asc', 'mc']
  const ticks = words.months.map((label, month) => ({ jdUt: JD + (month * YEAR) / 12, label }))
  return [
    { kind: 'wheel', chart },
    { kind: 'bi-wheel', inner: chart, outer: other, aspects },
    { kind: 'aspect-grid', charts: 1, rows: points, columns: points, aspects: chart.aspects },
    { kind: 'aspect-grid', charts: 2, rows: points.slice(0, 10), columns: points.slice(0, 10), aspects },
    {
      kind: 'bars',
      max: 10,
      rows: words.bars.map((label, i) => ({
        label,
        value: [5, 2, 3, 0][i] ?? 0,
        note: words.points([5, 2, 3, 0][i] ?? 0),
      })),
    },
    { kind: 'bars', max: 100, rows: words.long.map((label, i) => ({ label, value: 38 + i * 55, note: '38 %' })) },
    {
      kind: 'timeline',
      fromJdUt: JD,
      toJdUt: JD + YEAR,
      ticks,
      rows: words.transits.map((label, i) => ({
        label,
        spans: [
          span(10 + i * 40, 120 + i * 40, (['tense', 'flowing', 'conjunction', 'tense'] as const)[i] ?? 'tense', [
            30 + i * 40,
            75 + i * 40,
          ]),
          ...(i === 1 ? [span(90, 300, 'tense', [140]), span(320, 365, 'flowing', [])] : []),
        ],
      })),
    },
    {
      kind: 'curve',
      fromJdUt: JD,
      toJdUt: JD + 30,
      ticks: [0, 7, 14, 21, 28].map((day) => ({ jdUt: JD + day, label: String(day + 1) })),
      points: Array.from({ length: 31 }, (_, day) => ({
        jdUt: JD + day,
        value: 48 + 30 * Math.sin(day / 3.1) + 14 * Math.cos(day * 1.3),
      })),
      marks: words.marks.map((label, i) => ({ jdUt: JD + ([2, 8, 10, 17, 28][i] ?? 0), label })),
    },
    { kind: 'radar', axes: words.axes.map((label, i) => ({ label, value: [72, 35, 88, 50, 20, 64, 95, 41][i] ?? 0 })) },
    {
      kind: 'dial',
      points: [
        ...chart.placements
          .filter(({ body }) => points.includes(body))
          .map(({ body, longitudeDeg }) => ({ point: body, longitudeDeg })),
        ...(chart.houses
          ? ([
              { point: 'asc', longitudeDeg: chart.houses.ascendantDeg },
              { point: 'mc', longitudeDeg: chart.houses.midheavenDeg },
            ] as const)
          : []),
      ],
      axes: ['sun', 'mc'],
    },
    {
      kind: 'map',
      lines: planetaryLines(sky, { jdUt: JD }),
      places: PLACES.map(([latitudeDeg, longitudeDeg], i) => {
        return { name: words.cities[i] ?? '', latitudeDeg, longitudeDeg, isBirth: i === 2 }
      }),
    },
  ]
}

import type { ChartType } from '#product/chart-types.ts'
import type { Lang } from '#language/lang.ts'

/** The words of a chart in print that its reading doesn't have. */
interface ChartWords {
  created(date: string): string
  wheel: string
  tables: string
  positions: string
  houses: string
  aspects: string
  point: string
  place: string
  house: string
  motion: string
  direct: string
  retrograde: string
  cusp: string
  aspect: string
  orb: string
  phase: string
  applying: string
  separating: string
  /** The two rings of a chart, from the middle outwards; the other person's has their name. */
  rings: Partial<Record<ChartType, readonly [inner: string, outer: string | null]>>
  ringsAre(inner: string, outer: string): string
  midpoints: string
  /** By which rules the chart is cast; no houses without an hour. */
  castBy(rules: { zodiac: string; houses: string | null; others: string }): string
  you: string
  unknownTime: string
  unknownBirth: string
  unknownBoth: string
  skyOn(when: string): string
  progressedTo(date: string): string
}

export const CHART_WORDS: Record<Lang, ChartWords> = {
  en: {
    created: (date) => `Created on ${date}`,
    wheel: 'The chart',
    tables: 'Tables',
    positions: 'Positions',
    houses: 'Houses',
    aspects: 'Aspects',
    point: 'Planet or point',
    place: 'Position',
    house: 'House',
    motion: 'Motion',
    direct: 'direct',
    retrograde: 'retrograde',
    cusp: 'Begins at',
    aspect: 'Aspect',
    orb: 'Orb',
    phase: 'Phase',
    applying: 'applying',
    separating: 'separating',
    castBy: ({ zodiac, houses, others }) =>
      houses ? `${houses} houses, ${zodiac}${others}.` : `Cast by the ${zodiac}${others}.`,
    rings: {
      transit: ['Birth', 'Now'],
      progressed: ['Birth', 'Progressed'],
      'solar-return': ['Return', 'Birth'],
      'lunar-return': ['Return', 'Birth'],
      synastry: ['You', null],
    },
    ringsAre: (inner, outer) => `Inner ring: ${inner}. Outer ring: ${outer}.`,
    midpoints: 'Midpoints of two charts.',
    you: 'You',
    unknownTime: 'birth time unknown',
    unknownBirth:
      'The birth time is unknown. Without it there are no houses, no Ascendant and no Midheaven, and the reading says only what’s true at any time that day. Positions are for the middle of the day; the Moon may be off by about seven degrees either way.',
    unknownBoth:
      'One birth time is unknown, so that chart has no houses, and the reading says only what’s true at any time that day.',
    skyOn: (when) => `The sky on ${when}`,
    progressedTo: (date) => `Progressed to ${date}`,
  },
  ru: {
    created: (date) => `Построена ${date}`,
    wheel: 'Карта',
    tables: 'Таблицы',
    positions: 'Положения',
    houses: 'Дома',
    aspects: 'Аспекты',
    point: 'Планета, точка',
    place: 'Положение',
    house: 'Дом',
    motion: 'Движение',
    direct: 'прямое',
    retrograde: 'ретроградное',
    cusp: 'Начало',
    aspect: 'Аспект',
    orb: 'Орбис',
    phase: 'Фаза',
    applying: 'сходится',
    separating: 'расходится',
    castBy: ({ zodiac, houses, others }) =>
      houses ? `Система домов: ${houses}; ${zodiac}${others}.` : `Без домов; ${zodiac}${others}.`,
    rings: {
      transit: ['При рождении', 'Сейчас'],
      progressed: ['При рождении', 'Прогрессия'],
      'solar-return': ['Соляр', 'При рождении'],
      'lunar-return': ['Лунар', 'При рождении'],
      synastry: ['Вы', null],
    },
    ringsAre: (inner, outer) => `Внутренний круг: ${inner}. Внешний круг: ${outer}.`,
    midpoints: 'Средние точки двух карт.',
    you: 'Вы',
    unknownTime: 'время рождения неизвестно',
    unknownBirth:
      'Время рождения неизвестно. Без него нет домов, асцендента и середины неба, а в толковании — только то, что верно для любого времени того дня. Положения даны на середину дня; Луна могла стоять на семь градусов раньше или позже.',
    unknownBoth:
      'Время рождения одного из двоих неизвестно: его домов в карте нет, а в толковании — только то, что верно для любого времени того дня.',
    skyOn: (when) => `Небо на ${when}`,
    progressedTo: (date) => `Прогрессия на ${date}`,
  },
}

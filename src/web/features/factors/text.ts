import { texts } from '../../i18n/dictionary.ts'

export const factorsText = texts(
  {
    why: 'Why am I reading this?',
    orb: 'Orb',
    distance: 'Aspect',
    apart: {
      conjunction: 'same degree',
      sextile: '60° apart',
      square: '90° apart',
      trine: '120° apart',
      opposition: '180° apart',
    },
    exact: 'Exact',
    wasExact: 'Was exact',
    todayAt: (time: string) => `today at ${time}`,
    at: (day: string, time: string) => `${day}, ${time}`,
  },
  {
    why: 'Почему я это читаю?',
    orb: 'Орбис',
    distance: 'Аспект',
    apart: {
      conjunction: 'в одном градусе',
      sextile: '60°',
      square: '90°',
      trine: '120°',
      opposition: '180°',
    },
    exact: 'Точен',
    wasExact: 'Был точен',
    todayAt: (time: string) => `сегодня в ${time}`,
    at: (day: string, time: string) => `${day}, ${time}`,
  },
)

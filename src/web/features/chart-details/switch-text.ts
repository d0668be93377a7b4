import { texts } from '../../i18n/dictionary.ts'

export const detailSwitchText = texts(
  {
    legend: 'How much of the chart to show',
    names: { simple: 'Simple', professional: 'Professional' },
    hints: {
      simple: 'Professional adds lots, dignities, midpoints, moving rings and a graphic ephemeris.',
      professional: 'Below: what astrologers look up. Simple hides it again.',
    },
  },
  {
    legend: 'Сколько показывать в карте',
    names: { simple: 'Просто', professional: 'Для знатоков' },
    hints: {
      simple: 'Для знатоков: жребии, достоинства, средние точки, движущиеся круги и графическая эфемерида.',
      professional: 'Ниже то, на что смотрят астрологи. «Просто» снова это скроет.',
    },
  },
)

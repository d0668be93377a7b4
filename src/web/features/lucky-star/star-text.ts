import { texts } from '../../i18n/dictionary.ts'

/** What a star says of itself; what it brings has words of its own. */
export const starText = texts(
  {
    star: 'A lucky star: 15% off',
  },
  {
    star: 'Счастливая звезда: скидка 15\u00a0%',
  },
)

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const OTHER_LAYOUT = new Map(
  [...LATIN].flatMap((letter, i): [string, string][] => {
    const russian = RUSSIAN.charAt(i)
    return [
      [letter, russian],
      [russian, letter],
    ]
  }),
)

/** What the same keys give on the other of the two keyboard layouts, Latin and Russian: "vjcrdf" is "москва". */
export function inOtherLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => OTHER_LAYOUT.get(letter) ?? letter).join('')
}

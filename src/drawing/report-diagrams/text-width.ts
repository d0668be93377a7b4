import widths from './data/golos-widths.json' with { type: 'json' }

const ADVANCES: Readonly<Record<string, number>> = widths
/** Of letters that the table lacks, such as those of another script: as wide as a letter gets. */
const UNKNOWN = 1000
/** Numerals are set in one width. */
const DIGIT = Math.max(...Array.from('0123456789', (digit) => ADVANCES[digit] ?? UNKNOWN))
/** The stand-in font that is seen until Golos has come is a little wider. */
const MARGIN = 1.03

/** The width of a line of Golos Text at a font size, in the units of the size; rather too wide than too narrow. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0
  for (const letter of text) sum += letter >= '0' && letter <= '9' ? DIGIT : (ADVANCES[letter] ?? UNKNOWN)
  return (sum / 1000) * fontSize * MARGIN
}

/** A text in lines no wider than `width`; a word that is too long by itself is broken where it must be. */
export function wrapText(text: string, { width, fontSize }: { width: number; fontSize: number }): string[] {
  const fits = (line: string) => textWidth(line, fontSize) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  return [...lines, line]
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const letters = Array.from(word)
  let count = letters.length - 1
  while (count > 1 && !fits(`${letters.slice(0, count).join('')}-`)) count--
  return [`${letters.slice(0, count).join('')}-`, ...pieces(letters.slice(count).join(''), fits)]
}

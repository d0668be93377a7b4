import type { Direction, Questions } from './text-shape.ts'

const MARK = /^\[([^\]]*)\]\s+(?=\S)/

/** A text without the directions that it begins with. */
export const withoutDirections = (text: string): string => text.replace(MARK, '')

interface ReadDirections {
  says: Direction[]
  words: string
  /** What is wrong with them; null where nothing is. */
  fault: string | null
}

/** The directions at the head of a text: `[hand: keeps; flow: steady] You save…`, or `[none]`. */
export function readDirections(text: string, questions: Questions): ReadDirections {
  const [, marked] = MARK.exec(text) ?? []
  const words = withoutDirections(text)
  if (marked === undefined) return { says: [], words, fault: 'says neither which way it speaks nor “[none]”' }
  if (marked === 'none') return { says: [], words, fault: null }
  const says: Direction[] = []
  for (const one of marked.split(';')) {
    const [question = '', direction = ''] = one.split(':').map((part) => part.trim())
    const poles = Object.hasOwn(questions, question) ? questions[question] : undefined
    const side = poles?.indexOf(direction)
    if (!poles)
      return { says, words, fault: `no question “${question}”: there are ${Object.keys(questions).join(', ')}` }
    if (side !== 0 && side !== 1)
      return { says, words, fault: `no direction “${direction}” of ${question}: there are ${poles.join(' and ')}` }
    says.push({ question, side })
  }
  return { says, words, fault: null }
}

import { named, own } from '../natal-parts.ts'
import type { Writing } from './writing.ts'

/** The star that had come back before dawn last when the person was born. */
export function writeReturn({ page, words, returns, choice }: Writing): void {
  const [last, next] = returns
  if (!last || choice?.by === 'return') return
  const { name, text } = words.stars[last.star]
  const said = `${name} ${page.on(last.jdUt)}`
  const fact = page.factor({ id: 'return', kind: 'special', said, passesJdUt: [last.jdUt, next?.jdUt ?? last.jdUt] })
  page.write(words.chapters.parans, words.titles.returned, [
    own(words.returned({ star: name, date: page.on(last.jdUt) }), [fact, named(page, 'sun')]),
    page.firstTime(`star ${last.star}`) ? own(text, [fact]) : null,
    own(words.returnedMeans, [fact]),
  ])
}

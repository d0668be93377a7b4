import type { Import } from './read-imports.ts'

/** `server --> contract` in a drawing of Mermaid: the first may import the second. */
const ARROW = /^\s*([a-z]+) --> ([a-z]+)$/gm
const ROOM = /^src\/([a-z]+)\//

const roomOf = (file: string) => ROOM.exec(file)?.[1]

/** The arrows of the first drawing of a page that has any: `server --> contract`. */
export function drawnArrows(page: string): string[] {
  const drawings = [...page.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, drawing = '']) => drawing)
  const rooms = drawings.find((drawing) => drawing.includes('contract -->')) ?? ''
  return [...rooms.matchAll(ARROW)].map(([, from, to]) => `${from} --> ${to}`)
}

/**
 * Where a drawing of the rooms and their real imports differ: an import between rooms that no way along the arrows allows,
 * and an arrow along which nothing is imported.
 */
export function roomFaults(drawn: readonly string[], imports: readonly Import[]): string[] {
  const real = new Map<string, string>()
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (room && other && room !== other && !real.has(`${room} --> ${other}`)) real.set(`${room} --> ${other}`, from)
  }
  const next = Map.groupBy(
    drawn.map((arrow) => arrow.split(' --> ')),
    ([from = '']) => from,
  )
  const reaches = (from: string, to: string): boolean =>
    (next.get(from) ?? []).some(([, other = '']) => other === to || reaches(other, to))
  return [
    ...[...real].flatMap(([arrow, file]) => {
      const [from = '', to = ''] = arrow.split(' --> ')
      return reaches(from, to) ? [] : [`the drawing of the rooms doesn't allow ${arrow}, as ${file} has it`]
    }),
    ...drawn.filter((arrow) => !real.has(arrow)).map((arrow) => `nothing is imported along ${arrow}`),
  ]
}

/** From each node to those it points at. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** Nodes from which one comes back to themselves, grouped: each group is one circle of whatever length (Tarjan 1972). */
export function circlesOf(arrows: Arrows): string[][] {
  const indexes = new Map<string, number>()
  const lows = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (node: string): number => {
    const index = indexes.size
    let low = index
    indexes.set(node, index)
    stack.push(node)
    for (const next of arrows.get(node) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, indexes.get(next) ?? low)
    }
    lows.set(node, low)
    if (low === index) {
      const circle = stack.splice(stack.indexOf(node))
      if (circle.length > 1 || arrows.get(node)?.has(node)) circles.push(circle.toSorted())
    }
    return low
  }
  for (const node of arrows.keys()) if (!indexes.has(node)) visit(node)
  return circles.toSorted((a, b) => b.length - a.length)
}

/** Layers from the bottom: each node stands above all it points at. Nodes of a circle are in none. */
export function layersOf(arrows: Arrows): string[][] {
  const left = new Set(arrows.keys())
  const layers: string[][] = []
  for (;;) {
    const layer = [...left].filter((node) => [...(arrows.get(node) ?? [])].every((next) => !left.has(next)))
    if (layer.length === 0) return layers
    for (const node of layer) left.delete(node)
    layers.push(layer.toSorted())
  }
}

/** A metric as it was read: name, labels and value. */
export interface Metric {
  name: string
  labels: Record<string, string>
  value: number
}

const LINE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\.)*)",?/gy

/** Reads Prometheus' text format as its grammar has it: empty lines mean nothing. @throws for a line that breaks it. */
export function readMetrics(text: string): Metric[] {
  const typed = new Set<string>()
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# TYPE ')) {
        const [, , name = ''] = line.split(' ')
        if (typed.has(name)) throw new Error(`${name} is typed twice`)
        typed.add(name)
      }
      if (line === '' || line.startsWith('# ')) return []
      const [, name = '', inside = '', value = ''] = LINE.exec(line) ?? []
      if (!name) throw new Error(`no metric: ${line}`)
      if (!typed.has(name) && !typed.has(name.replace(/_(bucket|sum|count)$/, '')))
        throw new Error(`${name} has no type`)
      const labels = [...inside.matchAll(LABEL)]
      if (labels.map(([whole]) => whole).join('') !== inside) throw new Error(`broken labels: ${line}`)
      return [
        { name, labels: Object.fromEntries(labels.map(([, key, of]) => [key, of])), value: Number(value) } as Metric,
      ]
    })
}

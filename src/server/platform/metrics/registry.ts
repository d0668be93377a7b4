/** Label → value. Values come from short, closed lists: never a path, an address or anything about a person. */
type Labels = Record<string, string>

export interface Sample {
  labels?: Labels
  value: number
}

export interface Counter {
  add(labels?: Labels, by?: number): void
}

export interface Histogram {
  observe(labels: Labels, value: number): void
}

/** Collects metrics and writes them in Prometheus' text format. */
export interface Registry {
  counter(name: string, help: string): Counter
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** Asked each time the metrics are read; one that fails is left out, and the rest is told. */
  gauge(name: string, help: string, read: () => Promise<readonly Sample[]> | readonly Sample[]): void
  /** As `gauge`, for a sum that something else keeps. */
  total(name: string, help: string, read: () => readonly Sample[]): void
  render(): Promise<string>
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

/** Labels in one order, so that equal ones are one row. */
const labelText = (labels: Labels): string =>
  Object.keys(labels)
    .toSorted()
    .map((name) => `${name}="${escaped(labels[name] ?? '')}"`)
    .join(',')

const line = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`

interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  lines(): Promise<string[]> | string[]
}

interface Bucketed {
  counts: number[]
  sum: number
}

/** @see https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
export function createRegistry(): Registry {
  const families: Family[] = []
  const read =
    (name: string, type: 'counter' | 'gauge') =>
    (help: string, samples: () => Promise<readonly Sample[]> | readonly Sample[]) => {
      const lines = async () => (await samples()).map(({ labels = {}, value }) => line(name, labelText(labels), value))
      families.push({ name, help, type, lines })
    }
  return {
    counter(name, help) {
      const values = new Map<string, number>()
      families.push({
        name,
        help,
        type: 'counter',
        lines: () => [...values].map(([at, value]) => line(name, at, value)),
      })
      return {
        add: (labels = {}, by = 1) => {
          const at = labelText(labels)
          values.set(at, (values.get(at) ?? 0) + by)
        },
      }
    },
    histogram(name, help, bounds) {
      const rows = new Map<string, Bucketed>()
      const linesOf = ([at, { counts, sum }]: [string, Bucketed]): string[] => {
        const all = counts.reduce((total, count) => total + count, 0)
        let below = 0
        return [
          ...bounds.map((bound, i) => {
            below += counts[i] ?? 0
            return line(`${name}_bucket`, [at, `le="${bound}"`].filter(Boolean).join(','), below)
          }),
          line(`${name}_bucket`, [at, 'le="+Inf"'].filter(Boolean).join(','), all),
          line(`${name}_sum`, at, sum),
          line(`${name}_count`, at, all),
        ]
      }
      families.push({ name, help, type: 'histogram', lines: () => [...rows].flatMap(linesOf) })
      return {
        observe: (labels, value) => {
          const at = labelText(labels)
          const row = rows.get(at) ?? { counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }
          const bucket = bounds.findIndex((bound) => value <= bound)
          const place = bucket < 0 ? bounds.length : bucket
          row.counts[place] = (row.counts[place] ?? 0) + 1
          row.sum += value
          rows.set(at, row)
        },
      }
    },
    gauge: (name, help, samples) => read(name, 'gauge')(help, samples),
    total: (name, help, samples) => read(name, 'counter')(help, samples),
    async render() {
      const written = await Promise.all(
        families.map(async ({ name, help, type, lines }) => {
          const rows = await Promise.resolve(lines()).catch(() => [])
          return rows.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...rows]
        }),
      )
      return `${written.flat().join('\n')}\n`
    },
  }
}

import type { CataloguedBody } from './elements.ts'

const MJD_ZERO = 2400000.5

/** The numbered bodies of KStars' asteroids.dat: an answer of JPL's Small-Body Database as it came. */
export function readKstars(text: string): CataloguedBody[] {
  const { fields, data } = JSON.parse(text) as { fields: string[]; data: (string | null)[][] }
  const column = (name: string) => {
    const index = fields.indexOf(name)
    if (index < 0) throw new Error(`asteroids.dat has no column ${name}`)
    return index
  }
  const [full, epoch, a, e] = [column('full_name'), column('epoch_mjd'), column('a'), column('e')]
  const [i, node, perihelion, anomaly] = [column('i'), column('om'), column('w'), column('ma')]
  return data.flatMap((row) => {
    const match = /^\s*(\d+) (?:\((.+)\)|(.+?)(?: \(.+\))?)$/.exec(row[full] ?? '')
    if (!match) return []
    const figure = (index: number) => {
      const value = Number(row[index] ?? NaN)
      if (!Number.isFinite(value)) throw new Error(`${row[full]}: ${fields[index]} is no number`)
      return value
    }
    return {
      number: Number(match[1]),
      name: match[2] ?? match[3] ?? '',
      epochJd: figure(epoch) + MJD_ZERO,
      semiMajorAxisAu: figure(a),
      eccentricity: figure(e),
      inclinationDeg: figure(i),
      nodeDeg: figure(node),
      perihelionDeg: figure(perihelion),
      meanAnomalyDeg: figure(anomaly),
    }
  })
}

/** Stages of a step: the order of the method is twice as many. */
export const STAGES = 8

/** Roots of the Legendre polynomial of STAGES, moved to 0 … 1, and the weights of Gauss's quadrature. */
export const [NODES, WEIGHTS] = gaussLegendre()

function gaussLegendre(): [number[], number[]] {
  const nodes: number[] = []
  const weights: number[] = []
  for (let i = STAGES; i >= 1; i--) {
    let x = Math.cos((Math.PI * (i - 0.25)) / (STAGES + 0.5))
    let slope = 0
    for (let round = 0; round < 100; round++) {
      const values = legendre(x, STAGES)
      const p = values[STAGES] ?? NaN
      slope = (STAGES * (x * p - (values[STAGES - 1] ?? NaN))) / (x * x - 1)
      const step = p / slope
      x -= step
      if (Math.abs(step) < 1e-16) break
    }
    nodes.push((x + 1) / 2)
    weights.push(1 / ((1 - x * x) * slope * slope))
  }
  return [nodes, weights]
}

/** P0 … Pn at x. */
function legendre(x: number, n: number): number[] {
  const values = [1, x]
  for (let j = 1; j < n; j++) values.push(((2 * j + 1) * x * (values[j] ?? 0) - j * (values[j - 1] ?? 0)) / (j + 1))
  return values
}

/**
 * What the polynomial through the accelerations at the nodes becomes at s, as weights of the accelerations: its value,
 * its integral from 0 and the integral of that. In units of the step; s may lie beyond 1.
 */
export function polynomialAt(s: number): { value: number[]; once: number[]; twice: number[] } {
  const value = NODES.map((_, j) => lagrange(j, s))
  // Gauss's quadrature of eight nodes is exact for what is integrated here, of degree 8 at most.
  const once = NODES.map((_, j) => s * sum(NODES.map((c, k) => (WEIGHTS[k] ?? 0) * lagrange(j, s * c))))
  const twice = NODES.map((_, j) => s * s * sum(NODES.map((c, k) => (WEIGHTS[k] ?? 0) * (1 - c) * lagrange(j, s * c))))
  return { value, once, twice }
}

/** Weights that give the polynomial's highest Legendre coefficient: what is left of it measures the step. */
export const HIGHEST = NODES.map((node, j) => {
  const p = legendre(2 * node - 1, STAGES - 1)[STAGES - 1] ?? 0
  return (2 * STAGES - 1) * (WEIGHTS[j] ?? 0) * p
})

function lagrange(j: number, s: number): number {
  let product = 1
  const own = NODES[j] ?? NaN
  for (const [k, node] of NODES.entries()) if (k !== j) product *= (s - node) / (own - node)
  return product
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

import { GM_SUN } from '../../src/astro/asteroids/kepler-motion.ts'
import { LIGHT_AU_PER_DAY } from '../../src/astro/asteroids/viewpoint.ts'
import type { Force } from './integrate.ts'
import type { Path, SolarSystem } from './perturbers.ts'

/**
 * The pull of the Sun, the planets, the Moon and the large asteroids on a body without mass, barycentric, with the
 * Sun's relativistic part (Schwarzschild, isotropic: Explanatory Supplement 1992, eq. 5.21-1).
 * @param without the name of the body itself, where it is one of those that pull
 */
export function gravity({ sun, paths }: SolarSystem, without?: string): Force {
  const pulling = paths.filter((path) => path !== sun && path.name !== without)
  const own = new Float64Array(6)
  return (jdTt, motion, out, at) => {
    const x = motion[0] as number
    const y = motion[1] as number
    const z = motion[2] as number
    let ax = 0
    let ay = 0
    let az = 0
    const pull = (path: Path) => {
      const dx = (own[0] as number) - x
      const dy = (own[1] as number) - y
      const dz = (own[2] as number) - z
      const r2 = dx * dx + dy * dy + dz * dz
      const share = path.gm / (r2 * Math.sqrt(r2))
      ax += share * dx
      ay += share * dy
      az += share * dz
    }
    for (const path of pulling) {
      path.place(jdTt, own)
      pull(path)
    }
    sun.motion(jdTt, own)
    pull(sun)
    const rx = x - (own[0] as number)
    const ry = y - (own[1] as number)
    const rz = z - (own[2] as number)
    const vx = (motion[3] as number) - (own[3] as number)
    const vy = (motion[4] as number) - (own[4] as number)
    const vz = (motion[5] as number) - (own[5] as number)
    const r = Math.sqrt(rx * rx + ry * ry + rz * rz)
    const factor = GM_SUN / (LIGHT_AU_PER_DAY ** 2 * r * r * r)
    const along = (4 * GM_SUN) / r - (vx * vx + vy * vy + vz * vz)
    const radial = 4 * (rx * vx + ry * vy + rz * vz)
    out[at] = ax + factor * (along * rx + radial * vx)
    out[at + 1] = ay + factor * (along * ry + radial * vy)
    out[at + 2] = az + factor * (along * rz + radial * vz)
  }
}

import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { closenessOf } from '#astro/charts/aspects.ts'
import { elementOf, ELEMENTS, modeOf, type Element, type Mode } from '#astro/charts/balance.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { essentialDignities } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { tellableAspects } from './tellable-aspects.ts'
import { chartRuler, isAngular, isCentral, known, OWN_CONFLICT, personal } from './theme-weight.ts'
import {
  ASPECT_THEMES,
  houseTheme,
  isEasyTheme,
  wishOf,
  type AspectThemeId,
  type ChartTheme,
  type ThemeId,
} from './themes.ts'

const between = (birth: NatalBirth, a: Planet, b: Planet, kind: ChartAspect['aspect']) =>
  tellableAspects(birth).find(
    (one) => one.aspect === kind && ((one.a === a && one.b === b) || (one.a === b && one.b === a)),
  )

/** How close the aspects of a figure are on average, 0–1. */
const tightness = (aspects: readonly ChartAspect[]) =>
  aspects.reduce((sum, one) => sum + closenessOf(one), 0) / aspects.length

/** Two or three of a figure's planets must be no generation's. */
const ofOneLife = (planets: readonly Planet[]) => planets.filter((planet) => personal(planet) >= 1.2).length >= 2

/** The figure of squares that weighs most: a grand cross before a T-square, which is never told of three arms of four. */
function squares(birth: NatalBirth): ChartTheme[] {
  const found = oppositions(birth).flatMap(([one, other, opposition]) =>
    PLANETS.flatMap((apex): ChartTheme[] => {
      const [left, right] = [between(birth, apex, one, 'square'), between(birth, apex, other, 'square')]
      if (!left || !right) return []
      const facing = across(birth, apex).find(({ planet }) => planet !== one && planet !== other)
      const planets = [one, apex, other, ...(facing ? [facing.planet] : [])]
      if (!ofOneLife(planets)) return []
      const sides = facing
        ? birth.chart.aspects.filter(
            ({ a, b, aspect }) =>
              aspect === 'square' &&
              ((a === facing.planet && (b === one || b === other)) ||
                (b === facing.planet && (a === one || a === other))),
          )
        : []
      const aspects = [opposition, left, right, ...(facing ? [facing.aspect] : []), ...sides]
      const mean = planets.reduce((sum, planet) => sum + personal(planet), 0) / planets.length
      const own = isCentral(birth, planets) ? OWN_CONFLICT : 1
      const weight = (0.5 + tightness(aspects)) * mean * own
      return facing
        ? [
            {
              id: 'four-way-pull',
              weight: weight * CROSS,
              evidence: { kind: 'grand-cross', planets: [one, apex, other, facing.planet], aspects },
              points: planets,
            },
          ]
        : [
            {
              id: 'three-way-pull',
              weight,
              evidence: { kind: 't-square', apex, ends: [one, other], aspects },
              points: planets,
            },
          ]
    }),
  )
  return found.toSorted((a, b) => b.weight - a.weight).slice(0, 1)
}

/** A grand cross is rarer than a T-square, and says more of a chart. */
const CROSS = 1.4

/** The pairs of planets in opposition. */
const oppositions = (birth: NatalBirth) =>
  tellableAspects(birth).flatMap((aspect): [Planet, Planet, ChartAspect][] => {
    const [one, other] = [aspect.a, aspect.b].map((point) => PLANETS.find((planet) => planet === point))
    return aspect.aspect === 'opposition' && one && other ? [[one, other, aspect]] : []
  })

/** The planets that a planet faces, with any orb that the chart allows. */
const across = ({ chart }: NatalBirth, planet: Planet) =>
  chart.aspects.flatMap((aspect) => {
    const point = aspect.a === planet ? aspect.b : aspect.b === planet ? aspect.a : null
    const facing = PLANETS.find((one) => one === point)
    return aspect.aspect === 'opposition' && facing ? [{ planet: facing, aspect }] : []
  })

function grandTrines(birth: NatalBirth): ChartTheme[] {
  const found = PLANETS.flatMap((a, i) =>
    PLANETS.slice(i + 1).flatMap((b, j) =>
      PLANETS.slice(i + j + 2).flatMap((c): ChartTheme[] => {
        const sides = [between(birth, a, b, 'trine'), between(birth, b, c, 'trine'), between(birth, a, c, 'trine')]
        const aspects = sides.filter((side) => side !== undefined)
        if (aspects.length < 3 || !ofOneLife([a, b, c])) return []
        const weight = (0.5 + tightness(aspects)) * ((personal(a) + personal(b) + personal(c)) / 3)
        const evidence = { kind: 'grand-trine', planets: [a, b, c], aspects } as const
        return [{ id: 'easy-circle', weight, evidence, points: [a, b, c] }]
      }),
    ),
  )
  return found.toSorted((a, b) => b.weight - a.weight).slice(0, 1)
}

/** Whose standing alone is a theme. */
const LONE = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const satisfies readonly Planet[]
const MAJOR: ReadonlySet<ChartPoint> = new Set([...PLANETS, 'asc', 'mc'])

/** An aspect closer than this is told in every portrait, degrees. */
export const SIGNATURE_ORB_DEG = 1

/**
 * The aspects that a portrait never leaves out: those under one degree of the lights, Mercury, Venus, Mars, the ruler of the
 * ascendant or an angle with one another or with another planet. Closest first.
 */
export function signatureAspects(birth: NatalBirth): ChartAspect[] {
  const core = new Set<ChartPoint>(['sun', 'moon', 'mercury', 'venus', 'mars', 'asc', 'mc'])
  const ruler = chartRuler(birth)
  if (ruler) core.add(ruler)
  return birth.chart.aspects
    .filter(
      ({ a, b, orbDeg }) => orbDeg < SIGNATURE_ORB_DEG && MAJOR.has(a) && MAJOR.has(b) && (core.has(a) || core.has(b)),
    )
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
}

/** So many themes carry a chart at least, and at most. */
const FEWEST = 2
const MOST = 3
/** A third theme is told if it weighs nearly as much as the second. */
const THIRD = 0.92
/** A theme with the wish of one chosen already says something new less often. */
const SAME_WISH = 0.75
/** A theme that rests on the same facts as one chosen already says the same. */
const SAME_POINTS = 0.45

/**
 * The themes that carry a chart, the weightiest first: two, or three where a third is nearly as strong. Of the two first, which
 * the thesis weighs against each other, one at least holds a tension, where the chart has any. The same for the same birth.
 */
export function signature(birth: NatalBirth): ChartTheme[] {
  const left = themes(birth)
  const chosen: ChartTheme[] = []
  while (chosen.length < MOST && left.length > 0) {
    const ranked = left
      .map((theme, index) => ({ theme, index, value: theme.weight * novelty(theme, chosen) }))
      .toSorted((a, b) => b.value - a.value)
    const facing = chosen.length === 1 && chosen.every(isEasyTheme)
    const next = (facing && ranked.find(({ theme }) => !isEasyTheme(theme))) || ranked[0]
    if (!next) break
    const second = chosen[1]
    if (chosen.length >= FEWEST && second && next.value < THIRD * second.weight) break
    chosen.push(next.theme)
    left.splice(next.index, 1)
  }
  return chosen
}

function novelty(theme: ChartTheme, chosen: readonly ChartTheme[]): number {
  return chosen.reduce((share, earlier) => {
    const sameWish = wishOf(theme.id) === wishOf(earlier.id) ? SAME_WISH : 1
    const samePoints =
      theme.points.length > 0 && theme.points.every((point) => earlier.points.includes(point)) ? SAME_POINTS : 1
    return share * sameWish * samePoints
  }, 1)
}

/** Every theme that a chart has, unordered. What an unknown hour would change takes no part. */
export function themes(birth: NatalBirth): ChartTheme[] {
  const found = [...aspectThemes(birth), ...houseThemes(birth), ...balanceThemes(birth), ...buildThemes(birth)]
  return found.length >= FEWEST ? found : [...found, ...leadingElement(birth, found)]
}

/** Closeness counts most, then how personal the points are, then whether one of them rules the chart or stands on an angle. */
function aspectWeight(birth: NatalBirth, met: ChartAspect): number {
  const { a, b, aspect } = met
  const closeness = closenessOf(met)
  const ruler = chartRuler(birth)
  const rules = a === ruler || b === ruler ? 0.25 : 0
  const angular = [a, b].some((point) => isAngular(birth, point)) ? 0.15 : 0
  const own = isCentral(birth, [a, b]) ? OWN_CONFLICT : 1
  const kind = aspect === 'sextile' ? 0.75 : aspect === 'trine' ? 0.9 : aspect === 'conjunction' ? 1 : own
  return (0.25 + closeness ** 1.5) * ((personal(a) + personal(b)) / 2) * (1 + rules + angular) * kind
}

function aspectThemes(birth: NatalBirth): ChartTheme[] {
  return (Object.keys(ASPECT_THEMES) as AspectThemeId[]).flatMap((id) => {
    const { rules } = ASPECT_THEMES[id]
    const aspects = tellableAspects(birth)
      .filter((aspect) =>
        rules.some(
          ({ one, others, natures, withinDeg = Infinity }) =>
            aspect.orbDeg <= withinDeg &&
            natures.includes(ASPECT_NATURE[aspect.aspect]) &&
            ((aspect.a === one && others.includes(aspect.b)) || (aspect.b === one && others.includes(aspect.a))),
        ),
      )
      .map((aspect) => ({ aspect, weight: aspectWeight(birth, aspect) }))
      .toSorted((a, b) => b.weight - a.weight)
    const [first, ...more] = aspects
    if (!first) return []
    const weight = first.weight + more.reduce((sum, one) => sum + 0.3 * one.weight, 0)
    const told = aspects.slice(0, 2).map(({ aspect }) => aspect)
    return [
      {
        id,
        weight,
        evidence: { kind: 'aspects', aspects: told },
        points: [...new Set(told.flatMap(({ a, b }) => [a, b]))],
      },
    ]
  })
}

/** Three planets, one of them personal, or a light with the chart's ruler. */
function houseThemes(birth: NatalBirth): ChartTheme[] {
  if (!birth.timeKnown) return []
  const ruler = chartRuler(birth)
  return Array.from({ length: 12 }, (_, i) => i + 1).flatMap((house) => {
    const planets = PLANETS.filter((planet) =>
      birth.chart.placements.some(({ body, house: at }) => body === planet && at === house),
    )
    const light = planets.includes('sun') || planets.includes('moon')
    const weighty = planets.length >= 3 || (planets.length === 2 && light && ruler !== null && planets.includes(ruler))
    const sum = planets.reduce((total, planet) => total + personal(planet) + (planet === ruler ? 0.4 : 0), 0)
    const ofOnePerson = planets.some((planet) => personal(planet) >= 1.2 || planet === ruler)
    if (!weighty || !ofOnePerson || sum < 3) return []
    return [{ id: houseTheme(house), weight: sum / 3, evidence: { kind: 'house', house, planets }, points: planets }]
  })
}

const MODE_THEMES = { fixed: 'fixed-will', cardinal: 'first-step', mutable: 'many-turns' } as const satisfies Record<
  Mode,
  ThemeId
>
/** So many of ten make an element lead, and so many a mode. */
const MANY_OF_ELEMENT = 5
const MANY_OF_MODE = 6

function balanceThemes(birth: NatalBirth): ChartTheme[] {
  const placed = birth.chart.placements.flatMap(({ body, sign }) => {
    const planet = PLANETS.find((one) => one === body)
    return planet && known(birth, planet) ? [{ planet, sign }] : []
  })
  const open = PLANETS.length - placed.length
  const inElement = (element: Element) =>
    placed.filter(({ sign }) => elementOf(sign) === element).map(({ planet }) => planet)
  const weightOf = (planets: readonly Planet[]) => planets.reduce((sum, planet) => sum + personal(planet), 0)
  const elements = ELEMENTS.flatMap((element): ChartTheme[] => {
    const planets = inElement(element)
    if (planets.length >= MANY_OF_ELEMENT) {
      const evidence = { kind: 'element', element, planets } as const
      return [{ id: `${element}-leads`, weight: weightOf(planets) / 5.5, evidence, points: planets }]
    }
    if (planets.length === 0 && open === 0)
      return [{ id: `without-${element}`, weight: 1, evidence: { kind: 'no-element', element }, points: [] }]
    return []
  })
  const modes = (Object.keys(MODE_THEMES) as Mode[]).flatMap((mode): ChartTheme[] => {
    const planets = placed.filter(({ sign }) => modeOf(sign) === mode).map(({ planet }) => planet)
    if (planets.length < MANY_OF_MODE) return []
    const evidence = { kind: 'mode', mode, planets } as const
    return [{ id: MODE_THEMES[mode], weight: weightOf(planets) / 6.5, evidence, points: planets }]
  })
  return [...elements, ...modes]
}

/**
 * For a chart that has hardly a theme, as some of a whole day: the elements and modes that hold most planets, though fewer
 * than make one lead elsewhere.
 */
function leadingElement(birth: NatalBirth, found: readonly ChartTheme[]): ChartTheme[] {
  const held = ELEMENTS.map((element) => ({
    element,
    planets: PLANETS.filter((planet) => {
      const sign = birth.chart.placements.find(({ body }) => body === planet)?.sign
      return sign !== undefined && known(birth, planet) && elementOf(sign) === element
    }),
  }))
  return held
    .filter(({ element }) => !found.some(({ id }) => id === `${element}-leads`))
    .toSorted((a, b) => b.planets.length - a.planets.length)
    .slice(0, FEWEST - found.length)
    .map(({ element, planets }) => ({
      id: `${element}-leads`,
      weight: 0.1,
      evidence: { kind: 'element', element, planets },
      points: planets,
    }))
}

function buildThemes(birth: NatalBirth): ChartTheme[] {
  return [...lonePlanets(birth), ...rulers(birth), ...squares(birth), ...grandTrines(birth), ...retrogrades(birth)]
}

/** Without an hour, an aspect of the Moon may hold for a part of the day only, so that nothing is said of its being alone. */
function lonePlanets(birth: NatalBirth): ChartTheme[] {
  if (!birth.timeKnown) return []
  const tied = new Set<ChartPoint>(
    birth.chart.aspects.filter(({ a, b }) => MAJOR.has(a) && MAJOR.has(b)).flatMap(({ a, b }) => [a, b]),
  )
  const alone = LONE.filter((planet) => !tied.has(planet)).toSorted((a, b) => personal(b) - personal(a))
  const [planet] = alone
  if (!planet) return []
  return [{ id: 'lone-planet', weight: personal(planet), evidence: { kind: 'alone', planet }, points: [planet] }]
}

function rulers(birth: NatalBirth): ChartTheme[] {
  const planet = chartRuler(birth)
  const { houses, placements } = birth.chart
  const sign = placements.find(({ body }) => body === planet)?.sign
  if (!planet || !houses || sign === undefined || !known(birth, planet)) return []
  const [dignity] = essentialDignities(planet, sign)
  if (!dignity) return []
  const id = dignity === 'domicile' || dignity === 'exaltation' ? 'ruler-at-home' : 'ruler-abroad'
  const weight = (dignity === 'domicile' || dignity === 'fall' ? 1 : 0.85) + (isAngular(birth, planet) ? 0.2 : 0)
  const evidence = { kind: 'ruler', ascendant: signOf(houses.ascendantDeg), planet, sign, dignity } as const
  return [{ id, weight, evidence, points: ['asc', planet] }]
}

function retrogrades(birth: NatalBirth): ChartTheme[] {
  const turned = (['venus', 'mars'] as const).filter(
    (planet) =>
      birth.chart.placements.some(({ body, retrograde }) => body === planet && retrograde) &&
      !birth.stations?.some(({ body }) => body === planet),
  )
  return turned.slice(0, 1).map((planet) => ({
    id: 'second-look',
    weight: 0.9,
    evidence: { kind: 'retrograde', planet },
    points: [planet],
  }))
}

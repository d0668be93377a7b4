import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import { personal } from '../../compose/theme-weight.ts'
import type { Evidence } from '../../compose/themes.ts'
import { type Figure, type FigureAspect, figuresOf, kiteOf } from '../../facts/figures.ts'
import { isSpoken } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { cuspFact, own, planetsIn } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { figureTexts, type FigureWords } from './figure-words.ts'

/** A figure under its heading: which planets form it, and what that means. */
interface ToldFigure {
  title: string
  facts: Paragraph
  meaning: Paragraph
  points: readonly Planet[]
}

/** So many figures are told, the rarest and closest first, beside a crowd in one sign. */
const MOST = 3
/** So many of one kind: a third would be told in the words of the second. */
const MOST_OF_KIND = 2
/** So many of the ten planets in one sign are a stellium. */
const CROWD = 4
/** A planet of this weight and more is no generation’s. */
const ONE_PERSONS = 1.2
/** No aspect of a figure is as wide, degrees. */
const WIDEST_DEG = 12

/** The figures of a chart, as the portrait tells them. */
export class Figures {
  private readonly page: ReportPage
  private readonly words: FigureWords
  private readonly aspects: readonly FigureAspect[]
  private readonly told: readonly ToldFigure[]

  constructor(page: ReportPage) {
    this.page = page
    this.words = page.request.library.texts(figureTexts, page.lang)
    this.aspects = tellableAspects(page.birth).flatMap(({ a, b, aspect, orbDeg }) =>
      isSpoken(a) && isSpoken(b) ? [{ a, b, aspect, orbDeg }] : [],
    )
    const longitudeOf = (planet: Planet) =>
      page.birth.chart.placements.find(({ body }) => body === planet)?.longitudeDeg ?? Number.NaN
    const found = figuresOf(this.aspects, longitudeOf)
      .filter((figure) => this.isCertain(figure) && isOfOneLife(figure))
      .toSorted((a, b) => weightOf(b) - weightOf(a))
    // Two that say the same are one: the same planet at the apex, or the same element or mode.
    const different = found.filter((figure) => page.firstTime(this.sayingOf(figure)))
    const told = Object.values(Object.groupBy(different, ({ name }) => name))
      .flatMap((ofKind) => ofKind.slice(0, MOST_OF_KIND))
      .toSorted((a, b) => different.indexOf(a) - different.indexOf(b))
      .slice(0, MOST)
    this.told = [...told.flatMap((figure) => this.tell(figure) ?? []), ...this.stellia()]
  }

  /** What a figure that a theme tells comes to, beside what every figure of its kind does. */
  ofTheme(evidence: Evidence): Paragraph | null {
    return this.told.find((figure) => isTold(figure, evidence))?.meaning ?? null
  }

  /** The figures that no theme tells, each under its title. */
  besides(themes: readonly Evidence[]): { title: string; paragraph: Paragraph }[] {
    return this.told
      .filter((figure) => !themes.some((evidence) => isTold(figure, evidence)))
      .map(({ title, facts, meaning }) => ({
        title,
        paragraph: own(`${facts.text} ${meaning.text}`, [...facts.factors, ...meaning.factors]),
      }))
  }

  /** What a figure says by its kind. */
  private sayingOf({ name, points, apex }: Figure): string {
    const signs = points.map((planet) => this.page.signOf(planet))
    return `${name} ${apex ?? shared(signs, name === 'grandTrine' ? elementOf : modeOf)}`
  }

  private tell(figure: Figure): ToldFigure | null {
    const { words, page } = this
    const { name, points, apex } = figure
    const signs = points.map((planet) => page.signOf(planet))
    const ends = points.filter((planet) => planet !== apex).map((planet) => this.placed(planet))
    const factors = this.factorsOf(figure)
    const told = (title: string, facts: string, meaning: readonly string[], more: readonly string[] = []) => ({
      title,
      facts: own(facts, factors),
      meaning: own(meaning.filter(Boolean).join(' '), [...factors, ...more]),
      points,
    })
    const isFirst = page.firstTime(`figure ${name}`)
    const mode = shared(signs, modeOf)
    const element = shared(signs, elementOf)
    if (name === 'grandCross')
      return mode && told(words.title.grandCross, words.facts.grandCross({ ends }), [words.grandCross.mode[mode]])
    if (name === 'grandTrine') {
      const flier = kiteOf(figure, this.aspects)
      const facts = words[isFirst ? 'facts' : 'more'].grandTrine({ ends })
      const meaning = element && words.grandTrine.element[element]
      if (!meaning) return null
      if (!flier || page.signOf(flier) === null) return told(words.title.grandTrine, facts, [meaning])
      const opens = words.kite.opens({ apex: this.placed(flier) })
      return told(
        words.title.kite({ apex: flier }),
        facts,
        [meaning, opens, words.kite.apex[flier]],
        this.factorsOf({ points: [...points, flier], aspects: this.between([...points, flier]) }),
      )
    }
    if (!apex) return null
    const facts = words[isFirst ? 'facts' : 'more'][name]({ ends, apex: this.placed(apex) })
    if (name === 'yod') return told(words.title.yod({ apex }), facts, [words.yod.apex[apex]])
    const leg = this.leg(apex)
    return told(
      words.title.tSquare({ apex }),
      facts,
      [words.tSquare.apex[apex], isFirst && mode ? words.tSquare.mode[mode] : '', leg?.text ?? ''],
      leg?.factors,
    )
  }

  private stellia(): ToldFigure[] {
    const { words, page } = this
    return [...Map.groupBy(PLANETS, (planet) => page.signOf(planet))].flatMap(([sign, points]) => {
      if (sign === null || points.length < CROWD) return []
      const factors = this.factorsOf({ points, aspects: [] })
      const ends = this.housed(points)
      const meaning = words.stellium.sign[sign] ?? ''
      const across = ((sign + 6) % 12) as Sign
      const opposite = page.factor({
        id: `special:across:${sign}`,
        kind: 'special',
        sign: across,
        said: page.names.sign(across),
      })
      return [
        {
          title: words.title.stellium({ sign }),
          facts: own(words.facts.stellium({ ends }), factors),
          meaning: own(meaning, [...factors, opposite]),
          points,
        },
      ]
    })
  }

  /** What helps in the house across from the apex, where no planet stands. */
  private leg(apex: Planet): Paragraph | null {
    const at = this.page.houseOf(apex)
    if (at === null) return null
    const house = ((at + 5) % 12) + 1
    const outlet = this.words.outlet[house - 1]
    if (planetsIn(this.page, house).length > 0 || outlet === undefined) return null
    return own(this.page.way('leg', this.words.leg)({ house, outlet }), cuspFact(this.page, house))
  }

  /** "Mars in Aries (seventh house)". */
  private placed(planet: Planet): string {
    const { names } = this.page
    const sign = this.page.signOf(planet)
    const house = this.page.houseOf(planet)
    const inSign = sign === null ? names.subject(planet) : `${names.subject(planet)} ${names.inSign(sign)}`
    return house === null ? inSign : `${inSign} (${names.house(house)})`
  }

  /** "the Sun and Mercury (seventh house)": by house. */
  private housed(points: readonly Planet[]): string[] {
    const { names, common } = this.page
    return [...Map.groupBy(points, (planet) => this.page.houseOf(planet))].flatMap(([house, planets]) => {
      const named = planets.map((planet) => names.subject(planet))
      return house === null ? named : `${common.list(named)} (${names.house(house)})`
    })
  }

  /** Without the hour the Moon’s distance from a planet is open, so that no yod is told of it. */
  private isCertain({ name, points }: Figure): boolean {
    return this.page.birth.timeKnown || name !== 'yod' || !points.includes('moon')
  }

  private between(points: readonly Planet[]): FigureAspect[] {
    return this.aspects.filter(({ a, b }) => [a, b].every((point) => points.some((planet) => planet === point)))
  }

  private factorsOf({ points, aspects }: Pick<Figure, 'points' | 'aspects'>): string[] {
    return [
      ...aspects.map(({ a, b, aspect }) => this.page.fact(`${a}:${aspect}:${b}`)),
      ...points.flatMap((planet) => [...this.page.signFact(planet), ...this.page.houseFact(planet)]),
    ]
  }
}

/** The more personal its planets and the closer its aspects; a grand cross before all. */
const weightOf = ({ name, points, widestOrbDeg }: Figure): number =>
  name === 'grandCross'
    ? Number.POSITIVE_INFINITY
    : points.reduce((sum, planet) => sum + personal(planet), 0) * (1 - widestOrbDeg / WIDEST_DEG)

/** Whether a figure is one person’s, and not that of everybody born in the same weeks. */
const isOfOneLife = ({ points }: Figure): boolean => points.some((planet) => personal(planet) >= ONE_PERSONS)

/** What all signs have in common; null where they differ or one is open. */
function shared<T>(signs: readonly (Sign | null)[], of: (sign: Sign) => T): T | null {
  const kinds = new Set(signs.map((sign) => (sign === null ? null : of(sign))))
  const [kind] = kinds
  return kinds.size === 1 && kind !== undefined ? kind : null
}

function isTold({ points }: ToldFigure, evidence: Evidence): boolean {
  const planets =
    evidence.kind === 't-square'
      ? [...evidence.ends, evidence.apex]
      : evidence.kind === 'grand-trine' || evidence.kind === 'grand-cross'
        ? evidence.planets
        : []
  return planets.length === points.length && planets.every((planet) => points.includes(planet))
}

import { siderealLongitudeDeg, lahiriDeg } from '#astro/charts/sidereal.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { antardashas, type Dasha, mahadashas, mansionOf } from '#astro/charts/vimshottari.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { degreeMinute } from '#language/angle.ts'
import { PERSONS_OWN, type FactorOf } from '../../../facts/factor.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { placeText } from '../natal/natal-answer.ts'
import { sadeSatis } from './sade-sati.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import { vedicTexts } from './vedic-words.ts'

const ASKED = {
  dasha: /^(?:\p{L}*da[sh]h?as?|bhukti|antardash?a|periods?|\p{L}*даш[аиуеой]+|период\p{L}*)$/u,
  nakshatra: /^(?:naks\p{L}*|mansions?|stars?|pada|накшатр\p{L}*|стоянк\p{L}*|пад[аыу])$/u,
  manglik: /^(?:manglik|mangal|kuja|манглик\p{L}*|мангал\p{L}*|куджа)$/u,
  sade: /^(?:sade|sati|sadesati|сади|сати|сади-сати|саде)$/u,
  sarp: /^(?:kaal|kal|sarp|sarpa|кала|кал|сарпа|сарп)$/u,
  lagna: /^(?:lagna\p{L}*|ascendant|rising|лагн\p{L}*|асцендент\p{L}*)$/u,
  stone:
    /^(?:stones?|gems?|gemstones?|sapphire|ruby|emerald|pearl|камень|камн\p{L}*|сапфир\p{L}*|рубин\p{L}*|изумруд\p{L}*)$/u,
  which: /^(?:true|truer|real|right|accurate|better|правильн\p{L}*|точнее|верн\p{L}*|лучше|настоящ\p{L}*)$/u,
  rashi: /^(?:rash?i|moon|раши|лун\p{L}*)$/u,
  sun: /^(?:sun|солнц\p{L}*)$/u,
} as const
type Part = keyof typeof ASKED

/** The houses from the lagna in which Mars makes a chart manglik: the rule most almanacs print. */
const MANGLIK: readonly number[] = [1, 2, 4, 7, 8, 12]
/** Half of how far the Moon goes in a day, degrees: what an unknown hour may change. */
const HALF_DAY_DEG = 7.5
const SEVEN = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const

class VedicAnswer extends TimeAnswer {
  readonly vedic: TextsOf<typeof vedicTexts>

  constructor(composer: Composer) {
    super(composer)
    this.vedic = composer.library.texts(vedicTexts, composer.lang)
  }

  get whose(): string {
    const { owner } = this.composer
    return owner === null ? this.vedic.your : this.vedic.their({ name: owner })
  }

  /** The sidereal longitude of a natal point; null for the ascendant without the hour. */
  deg(point: SpokenPoint): number | null {
    const place = this.natal.chart.at(point)
    return place && siderealLongitudeDeg(this.sky, place.longitudeDeg, this.birth.chart.jdUt)
  }

  fact(
    point: SpokenPoint,
    deg: number,
    more: { house?: number; passesJdUt?: readonly number[] } = {},
  ): FactorOf<'special'> {
    const { owner, lang } = this.composer
    return {
      id: `${owner === null ? '' : `${PERSONS_OWN}${owner}:`}sidereal:${point}`,
      kind: 'special',
      said: placeText(lang, deg),
      natal: point,
      sign: signOf(deg),
      ...more,
    }
  }

  /** That a planet is the lord of a mansion or a period, by the place of the Moon. */
  lordFact(lord: SpokenPoint, moonDeg: number, passesJdUt: readonly number[] = []): FactorOf<'special'> {
    return { ...this.fact('moon', moonDeg, { passesJdUt }), id: `sidereal:lord:${lord}`, natal: lord }
  }

  /** How a place goes by the tropical zodiac and by this one. */
  apart(siderealDeg: number): string {
    const { vedic, ayanamsha: degrees } = this
    const sidereal = signOf(siderealDeg)
    const tropical = signOf(turn(siderealDeg + lahiriDeg(this.sky, this.birth.chart.jdUt)))
    return tropical === sidereal
      ? vedic.same({ sign: sidereal, degrees })
      : vedic.shift({ tropical, sidereal, degrees })
  }

  at = (deg: number): string => placeText(this.composer.lang, deg)

  get ayanamsha(): string {
    const minutes = Math.round(lahiriDeg(this.sky, this.birth.chart.jdUt) * 60)
    return degreeMinute(Math.floor(minutes / 60), minutes % 60)
  }
}

function tellMansion(answer: VedicAnswer): void {
  const { composer, vedic, whose } = answer
  const deg = answer.deg('moon')
  if (deg === null) return
  if (answer.natal.chart.hasHour) {
    const { nakshatra, pada } = mansionOf(deg)
    const name = vedic.nakshatra[nakshatra] ?? ''
    const [first] = mahadashas(deg, answer.birth.chart.jdUt)
    const lord = SEVEN.find((planet) => planet === first?.lord)
    composer.list(
      [
        vedic.mansion({ whose, nakshatra: name, pada, at: answer.at(deg) }),
        first && vedic.mansionLord({ lord: vedic.lord[first.lord] }),
      ],
      [answer.fact('moon', deg), ...(lord ? [answer.lordFact(lord, deg)] : [])],
    )
    return
  }
  const [from, to] = [turn(deg - HALF_DAY_DEG), turn(deg + HALF_DAY_DEG)].map(
    (one) => vedic.nakshatra[mansionOf(one).nakshatra] ?? '',
  )
  const told =
    from === to
      ? vedic.mansionDay({ whose, nakshatra: from ?? '' })
      : vedic.mansionEither({ whose, first: from ?? '', second: to ?? '' })
  composer.list([told], [answer.fact('moon', deg)])
}

function tellRashi(answer: VedicAnswer): void {
  const { composer, vedic, whose } = answer
  const deg = answer.deg('moon')
  if (deg === null) return
  if (answer.natal.chart.hasHour) {
    composer.list(
      [vedic.rashi({ whose, sign: signOf(deg), at: answer.at(deg) }), answer.apart(deg)],
      [answer.fact('moon', deg), ...answer.natal.facts('moon')],
    )
    return
  }
  const [first, second] = [turn(deg - HALF_DAY_DEG), turn(deg + HALF_DAY_DEG)]
  const told =
    signOf(first) === signOf(second)
      ? vedic.rashiDay({ whose, sign: signOf(deg) })
      : vedic.rashiEither({ whose, first: signOf(first), second: signOf(second) })
  composer.list([told], [answer.fact('moon', first), answer.fact('moon', second)])
}

function tellSun(answer: VedicAnswer): void {
  const { composer, vedic, whose } = answer
  const deg = answer.deg('sun')
  if (deg === null) return
  composer.list(
    [vedic.sun({ whose, at: answer.at(deg) }), answer.apart(deg)],
    [answer.fact('sun', deg), ...answer.natal.facts('sun')],
  )
}

function tellLagna(answer: VedicAnswer): void {
  const { composer, vedic, whose } = answer
  const deg = answer.deg('asc')
  if (deg === null) composer.explain(vedic.lagnaHour)
  else composer.list([vedic.lagna({ whose, at: answer.at(deg) })], [answer.fact('asc', deg)])
}

/** The great period and the sub-period that run now, and what comes after. */
function tellDasha(answer: VedicAnswer): void {
  const { composer, vedic, now } = answer
  const deg = answer.deg('moon')
  if (deg === null || !answer.natal.chart.hasHour) return composer.explain(vedic.dasha.noHour)
  const periods = mahadashas(deg, answer.birth.chart.jdUt)
  const runs = ({ fromJdUt, toJdUt }: Dasha) => fromJdUt <= now && now < toJdUt
  const great = periods.find(runs)
  const sub = great && antardashas(great).find(runs)
  if (!great || !sub) return
  const next = periods[periods.indexOf(great) + 1]
  const told = ({ lord, fromJdUt, toJdUt }: Dasha) => ({
    lord: vedic.lordOf[lord],
    from: answer.month(fromJdUt),
    to: answer.month(toJdUt),
  })
  const points = [great, sub, next].flatMap((one) => SEVEN.find((planet) => planet === one?.lord) ?? [])
  const passesJdUt = [great, sub].flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt])
  const facts = [
    answer.fact('moon', deg, { passesJdUt }),
    ...points.map((point) => answer.lordFact(point, deg, passesJdUt)),
  ]
  composer.list([vedic.dasha.now(told(great))], facts)
  composer.list([vedic.dasha.sub(told(sub))], facts)
  composer.explain(vedic.dashaMeans[great.lord])
  if (next) composer.list([vedic.dasha.next({ lord: vedic.lord[next.lord], from: answer.month(next.fromJdUt) })], facts)
}

function tellManglik(answer: VedicAnswer): void {
  const { composer, vedic } = answer
  const [mars, rising] = [answer.deg('mars'), answer.deg('asc')]
  if (mars === null || rising === null) return composer.explain(vedic.manglik.noHour, vedic.manglik.calm)
  const house = ((signOf(mars) - signOf(rising) + 12) % 12) + 1
  const told = MANGLIK.includes(house) ? vedic.manglik.yes : vedic.manglik.no
  composer.list([told({ house })], [answer.fact('mars', mars, { house }), answer.fact('asc', rising)])
  composer.explain(vedic.manglik.calm)
}

/** Saturn over the signs before, of and after the Moon's. */
function tellSade(answer: VedicAnswer): void {
  const { composer, vedic, now, sky } = answer
  const deg = answer.deg('moon')
  if (deg === null) return
  const isSure = answer.natal.chart.hasHour || signOf(turn(deg - HALF_DAY_DEG)) === signOf(turn(deg + HALF_DAY_DEG))
  if (!isSure) return composer.explain(vedic.sade.noMoon)
  const moon = signOf(deg)
  const span = sadeSatis(sky, moon, now).find(({ toJdUt }) => toJdUt > now)
  const saturn = siderealLongitudeDeg(sky, sky.position('saturn', now).longitudeDeg, now)
  if (!span) return
  const passesJdUt = [span.fromJdUt, span.toJdUt]
  const facts = [
    answer.fact('moon', deg, { passesJdUt }),
    { ...answer.fact('saturn', saturn, { passesJdUt }), id: 'sidereal:saturn:now' },
  ]
  const [from, to] = passesJdUt.map((jdUt) => answer.month(jdUt)) as [string, string]
  const sign: Sign = signOf(saturn)
  composer.list(
    [span.fromJdUt <= now ? vedic.sade.now({ sign, moon, until: to }) : vedic.sade.not({ sign, moon, from, to })],
    facts,
  )
  composer.explain(vedic.sade.means)
}

/** Whether all seven planets stand on one side of the line of the nodes. */
function tellSarp(answer: VedicAnswer): void {
  const { composer, vedic } = answer
  const node = answer.deg('trueNode')
  if (node === null) return
  const sides = SEVEN.flatMap((planet) => {
    const deg = answer.deg(planet)
    return deg === null ? [] : [turn(deg - node) < 180]
  })
  const isAll = sides.every(Boolean) || sides.every((side) => !side)
  const facts = SEVEN.flatMap((planet) => {
    const deg = answer.deg(planet)
    return deg === null ? [] : [answer.fact(planet, deg)]
  })
  composer.list([isAll ? vedic.sarp.yes : vedic.sarp.no], facts)
  composer.explain(vedic.sarp.calm)
}

const TELL: Record<Exclude<Part, 'which' | 'stone'>, (answer: VedicAnswer) => void> = {
  nakshatra: tellMansion,
  rashi: tellRashi,
  sun: tellSun,
  lagna: tellLagna,
  dasha: tellDasha,
  manglik: tellManglik,
  sade: tellSade,
  sarp: tellSarp,
}
const ORDER = ['sade', 'sarp', 'manglik', 'lagna', 'sun', 'rashi', 'nakshatra', 'dasha'] as const

/** What a chart is by the zodiac and the periods of Indian astrology. */
function answerVedic(composer: Composer): void {
  const answer = new VedicAnswer(composer)
  const { vedic } = answer
  const { words } = composer.asked
  const asks = (part: Part) => words.some((word) => ASKED[part].test(word))
  if (asks('stone')) composer.explain(vedic.stone)
  if (asks('which')) composer.explain(vedic.which)
  const parts = ORDER.filter(asks).filter(
    (part) => !(part === 'rashi' && asks('nakshatra') && !words.includes('rashi')),
  )
  const usual = asks('stone') || asks('which') ? [] : (['sun', 'rashi', 'lagna', 'nakshatra'] as const)
  for (const part of parts.length > 0 ? parts : usual) TELL[part](answer)
  const said = saidBefore(composer)
  const closes = [vedic.ayanamsha({ degrees: answer.ayanamsha }), vedic.more]
  composer.explain(closes.find((text) => !said.includes(text)))
}

export const VEDIC_KINDS = {
  vedic: { answer: answerVedic, about: 'one' },
} satisfies Record<string, KindRule>

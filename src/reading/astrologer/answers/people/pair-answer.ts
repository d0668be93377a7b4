import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { NatalBirth } from '../../../facts/day-facts.ts'
import { PERSONS_OWN, type Factor } from '../../../facts/factor.ts'
import { type BondAspect, synastryFacts } from '../../../facts/synastry-facts.ts'
import type { Audience } from '../../../library/audience.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import { commonWordsEn } from '../../../writer/common-words-en.ts'
import { commonWordsRu } from '../../../writer/common-words-ru.ts'
import type { Composer } from '../../writing/composer.ts'
import type { SavedPerson } from '../../facts/fact-book.ts'
import { followTexts } from '../follow/follow-words.ts'
import { natalAnswerTexts } from '../natal/natal-words.ts'
import { peopleTexts } from './people-words.ts'

/** One of the two: the reader, whose name is null, or somebody saved. */
export interface Side {
  name: string | null
  birth: NatalBirth
}

const COMMON = { en: commonWordsEn, ru: commonWordsRu }

/** What an answer about two people is written from. */
export class PairAnswer {
  readonly composer: Composer
  readonly texts: TextsOf<typeof peopleTexts>
  private readonly follow: TextsOf<typeof followTexts>
  readonly you: Side
  readonly them: Side
  /** Null for two saved people. */
  readonly person: SavedPerson | null

  constructor(composer: Composer, sides: { you: Side; them: Side; person: SavedPerson | null }) {
    this.composer = composer
    this.texts = composer.library.texts(peopleTexts, composer.lang)
    this.follow = composer.library.texts(followTexts, composer.lang)
    this.you = sides.you
    this.them = sides.them
    this.person = sides.person
  }

  /** "you and Tom", after "between". */
  get names(): string {
    const { you, them, texts } = this
    return you.name === null
      ? texts.names.you({ name: them.name ?? '' })
      : texts.names.both({ one: you.name, other: them.name ?? '' })
  }

  get audience(): Audience {
    return this.person ? this.composer.book.audienceWith(this.person) : 'any'
  }

  get facts() {
    return synastryFacts(this.you.birth, this.them.birth)
  }

  degrees = (orbDeg: number): string => COMMON[this.composer.lang].degrees(orbDeg)

  private owned = (side: Side, point: SpokenPoint) => ({ point, of: side.name })

  /** A contact as a fact. */
  factor(bond: BondAspect): Factor {
    const { theirs, yours, aspect, orbDeg, timed, id } = bond
    const shared = { transiting: theirs, natal: yours, aspect, ...(timed && { orbDeg }) }
    return this.person
      ? { id, kind: 'synastry', ...shared }
      : {
          id: `${PERSONS_OWN}${this.you.name}:${id}`,
          kind: 'special',
          said: this.contact(bond).slice(0, -1),
          ...shared,
        }
  }

  /** "Your Venus and Tom’s Mars form a trine, 1.2° from exact." */
  contact({ theirs, yours, aspect, orbDeg, timed }: BondAspect): string {
    const points = { one: this.owned(this.you, yours), other: this.owned(this.them, theirs), aspect }
    return timed ? this.texts.contact({ ...points, orb: this.degrees(orbDeg) }) : this.texts.contactRough(points)
  }

  /** A contact in a sentence. */
  told(bond: BondAspect): string {
    const fact = this.person && this.composer.fact(this.factor(bond), this.person.name)
    return fact ?? this.contact(bond)
  }

  /** Adds a contact with what it comes to. */
  tell(bond: BondAspect, opens?: string): void {
    const { composer } = this
    const factor = this.factor(bond)
    if (this.person) composer.add([opens, this.told(bond)], [factor])
    else composer.list([opens, this.told(bond)], [factor])
    const meaning = this.person && composer.bondMeaning(factor, ['gist'], { audience: this.audience })
    if (meaning) composer.add([meaning], [factor])
    else this.plain(bond)
  }

  /** A contact without words of astrology. */
  private plain({ theirs, yours, aspect }: BondAspect): void {
    const { plain, key } = this.follow
    const feels = { flowing: plain.easy, tense: plain.hard, conjunction: plain.joined }[ASPECT_NATURE[aspect]]
    this.composer.explain(plain.meets({ one: key[yours], other: key[theirs] }), feels)
  }

  longitude(side: Side, point: SpokenPoint): number | null {
    const { chart, timeKnown } = side.birth
    if (point === 'asc' || point === 'mc') {
      if (!timeKnown || !chart.houses) return null
      return point === 'asc' ? chart.houses.ascendantDeg : chart.houses.midheavenDeg
    }
    return chart.placements.find(({ body }) => body === point)?.longitudeDeg ?? null
  }

  /** A named aspect, or that there is none; whether there is one. */
  between(yours: SpokenPoint, theirs: SpokenPoint): boolean {
    const { composer, texts, you, them } = this
    const found = this.facts.aspects.find((bond) => bond.yours === yours && bond.theirs === theirs)
    if (found) {
      this.tell(found)
      return true
    }
    const [one, other] = [this.longitude(you, yours), this.longitude(them, theirs)]
    if (one === null || other === null) return false
    const apart = Math.round(Math.abs(halfTurn(one - other)))
    const pair = { one: this.owned(you, yours), other: this.owned(them, theirs) }
    composer.explain(texts.none({ ...pair, apart }))
    return false
  }

  /** Whether a point of both is in one sign, where both signs are certain. */
  signsOf(point: SpokenPoint): void {
    const { composer, texts, you, them } = this
    const signIn = (side: Side) => {
      const longitudeDeg = this.longitude(side, point)
      const isSure = !side.birth.uncertain.some(({ body }) => body === point)
      return longitudeDeg === null || !isSure ? null : Math.floor(longitudeDeg / 30)
    }
    const [yours, theirs] = [signIn(you), signIn(them)]
    if (yours === null || theirs === null) return
    const told = { one: this.owned(you, point), other: this.owned(them, point), sign: yours, otherSign: theirs }
    composer.explain(yours === theirs ? texts.sameSign(told) : texts.otherSigns(told))
  }

  /** Which planets of the one fall in a house of the other. */
  within(house: number, whose: 'theirs' | 'yours'): void {
    const { composer, texts, you, them } = this
    const host = whose === 'theirs' ? you : them
    const told = host.name === null ? texts.houseOf.you : texts.houseOf.of({ name: host.name })
    if (!host.birth.timeKnown || !host.birth.chart.houses) return composer.explain(texts.fallsNoHour({ whose: told }))
    const { theirsInYours, yoursInTheirs } = this.facts
    const found = (whose === 'theirs' ? theirsInYours : yoursInTheirs).filter((one) => one.house === house)
    for (const { planet } of found.slice(0, 3)) this.falls(planet, whose)
    if (found.length === 0) composer.explain(texts.fallsNone({ house, whose: told }))
  }

  /** A planet of one in a house of the other; `theirs` in the reader's houses. */
  falls(point: SpokenPoint, whose: 'theirs' | 'yours'): boolean {
    const { composer, texts } = this
    const [guest, host] = whose === 'theirs' ? [this.them, this.you] : [this.you, this.them]
    const told = host.name === null ? texts.houseOf.you : texts.houseOf.of({ name: host.name })
    if (!host.birth.timeKnown || !host.birth.chart.houses) {
      composer.explain(texts.fallsNoHour({ whose: told }))
      return false
    }
    const { theirsInYours, yoursInTheirs } = this.facts
    const found = (whose === 'theirs' ? theirsInYours : yoursInTheirs).find(({ planet }) => planet === point)
    if (!found) return false
    const said = texts.falls({ point: this.owned(guest, point), house: found.house, whose: told })
    const natalAreas = composer.library.texts(natalAnswerTexts, composer.lang).area
    const factor: Factor = {
      id: `${PERSONS_OWN}${found.id}`,
      kind: 'special',
      said: said.slice(0, -1),
      transiting: found.planet,
      house: found.house,
    }
    composer.list([said], [factor])
    composer.explain(texts.houseArea({ area: natalAreas[found.house - 1] ?? '' }))
    return true
  }
}

import { degreeMinute } from '#language/angle.ts'
import { placeInSign, SIGN_NAMES } from '#astro/charts/sign.ts'
import type { KeyOf, SpokenPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, signFacts, joinText } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { type Card, type Degree, sharedWith, tenOf } from './cards.ts'
import type { CardPoint, SabianWords } from './words.ts'

/** The picture of a degree, as the library has it. */
interface Picture {
  image: string
  body: string
  question: string
}

const isSpoken = (point: CardPoint): point is SpokenPoint & CardPoint => point !== 'southNode' && point !== 'fortune'

/** Writes the picture of a point: the scene, what it says, what the point has to do with it, and its question. */
export class CardWriter {
  readonly page: ReportPage
  readonly words: SabianWords
  readonly cards: readonly Card[]

  constructor(page: ReportPage, words: SabianWords, cards: readonly Card[]) {
    this.page = page
    this.words = words
    this.cards = cards
  }

  /** "Sun", as a heading has it. */
  nameOf(point: CardPoint): string {
    return isSpoken(point) ? this.page.names.point(point) : this.words.names[point].title
  }

  /** "the Sun", as a sentence has it. */
  subjectOf(point: CardPoint): string {
    return isSpoken(point) ? this.page.names.subject(point) : this.words.names[point].subject
  }

  titleOf(card: Card): string {
    return this.words.cardTitle({
      point: this.nameOf(card.point),
      degree: this.words.numbered({ degree: card.number, sign: card.sign }),
    })
  }

  picture({ sign, number }: Degree): Picture {
    const name = SIGN_NAMES[sign]
    if (!name) throw new RangeError(`no sign ${sign}`)
    const { lang, library } = this.page.request
    return library.entry(lang, `sabian/${name}`, `${number}` as KeyOf<`sabian/${typeof name}`>)
  }

  /** The image within a sentence that quotes it. */
  quoted(degree: Degree): string {
    return this.inQuotes(this.picture(degree).image)
  }

  private inQuotes(sentence: string): string {
    const nested = this.page.lang === 'ru' ? sentence.replaceAll('«', '„').replaceAll('»', '“') : singleQuotes(sentence)
    return nested.replace(/\.$/, '')
  }

  /** The fact that a point is counted in its degree. */
  degreeFact(card: Card, degree: Degree = card): string {
    const { sign, number } = degree
    const said = this.words.cardTitle({
      point: this.nameOf(card.point),
      degree: this.words.numbered({ degree: number, sign }),
    })
    return this.page.factor({ id: `special:degree:${card.point}:${sign}:${number}`, kind: 'special', sign, said })
  }

  /** The sign and the house of a point; of one that the chart doesn't list, its degree and its house. */
  factsOf(card: Card): string[] {
    const { point, sign, house } = card
    const { page } = this
    if (isSpoken(point)) {
      const known = page.signFact(point)
      // Of a body that changes its sign in a day without an hour, the sign that it is longest in.
      const longest = () => [page.factor({ id: `natal:${point}:sign:${sign}`, kind: 'natal', natal: point, sign })]
      return [...(known.length > 0 ? known : longest()), ...page.houseFact(point)]
    }
    const degree = this.degreeFact(card)
    if (house === null) return [degree]
    const said = `${this.nameOf(point)} ${page.names.inHouse(house)}`
    return [degree, page.factor({ id: `special:${point}:house:${house}`, kind: 'special', house, said })]
  }

  /** A point's section. A picture that another point has shown already is only pointed to. */
  parts(card: Card): Paragraph[] {
    const { page, words } = this
    const degree = this.degreeFact(card)
    const before = sharedWith(card, this.cards)
    if (before.length > 0) {
      const names = page.common.list(before.map(({ point }) => this.subjectOf(point)))
      const held = [degree, ...this.factsOf(card), ...before.flatMap((other) => this.factsOf(other))]
      return [
        own(page.say('shared', words.shared, { point: this.subjectOf(card.point), others: names }), held),
        this.joined(card),
        ...this.otherwise(card),
      ]
    }
    const { image, body, question } = this.picture(card)
    return [
      own(image, [degree]),
      own(body),
      this.joined(card, this.stands(card)),
      own(`${page.way('asks', words.asks)} ${page.lang === 'ru' ? `«${question}»` : `“${question}”`}`),
      ...this.otherwise(card),
    ]
  }

  private stands(card: Card): string {
    const { page, words } = this
    const { point, sign, number, longitudeDeg, others } = card
    const [subject, inSign] = [this.subjectOf(point), page.names.inSign(sign)]
    if (!page.birth.timeKnown) {
      const [slot, ways] =
        others.length > 0 ? (['mostly', words.mostly] as const) : (['all day', words.allDay] as const)
      return page.say(slot, ways, { point: subject, sign: inSign, degree: number })
    }
    const { degree, minute } = placeInSign(longitudeDeg)
    return page.say('stands', words.stands, {
      point: subject,
      sign: inSign,
      minutes: degreeMinute(degree, minute),
      degree: number,
    })
  }

  /** What the point has to do with the scene: its part, its sign, its house, the ten degrees, its motion. */
  private joined(card: Card, stands = ''): Paragraph {
    const { page, words } = this
    const { point, sign, house } = card
    const subject = this.subjectOf(point)
    const decan = words.decans[sign * 3 + tenOf(card)] ?? ''
    const backward = isSpoken(point) && point !== 'trueNode' && page.knows(`${point}:retrograde`)
    const gist = this.gist(card)
    const played = house === null ? '' : (words.played[house - 1] ?? '')
    const sentences = [
      stands,
      page.way(`role ${point}`, words.role[point]),
      page.firstTime(decan) ? decan : '',
      house === null ? '' : page.say('stage', words.stage, { point: subject, inHouse: page.names.inHouse(house) }),
      page.firstTime(played) ? played : '',
      backward ? page.say('retrograde', words.retrograde, { point: subject }) : '',
      gist && page.say('by sign', words.bySign, { gist }),
    ]
    const motion = backward ? [page.fact(`${point}:retrograde`)] : []
    // Its text says what it is computed from.
    const terms = point === 'fortune' ? signFacts(page, ['sun', 'moon', 'asc']) : []
    return own(joinText(...sentences), [...this.factsOf(card), ...motion, ...terms])
  }

  /** The first sentence on the point in its sign, for quoting. */
  private gist({ point, sign, others }: Card): string {
    if (!isSpoken(point) || others.some((other) => other.sign !== sign)) return ''
    const subject =
      point === 'asc' || point === 'mc'
        ? (`angle-in-sign/${point}` as const)
        : (`planet-in-sign/${point === 'trueNode' ? 'node' : point}` as const)
    return this.inQuotes(this.page.take(subject, `${sign}` as KeyOf<typeof subject>)?.gist ?? '')
  }

  /** The pictures that other hours of an unknown one would give. */
  private otherwise(card: Card): Paragraph[] {
    return card.others.map((degree) =>
      own(
        this.page.say('otherwise', this.words.otherwise, {
          degree: this.words.numbered({ degree: degree.number, sign: degree.sign }),
          image: this.quoted(degree),
        }),
        [this.degreeFact(card, degree)],
      ),
    )
  }
}

const singleQuotes = (sentence: string) => sentence.replaceAll('“', '‘').replaceAll('”', '’')

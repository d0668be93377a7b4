import { CLASSICAL_PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** A plant as it is called here, and its name in botany. */
export interface Plant {
  name: string
  latin: string
}

/** The words of the report on plants and stones, in one language. By sign from Aries. */
export const flowersTexts = textSubject('flowers-minerals', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  noMoon: text,
  chapters: each(['how', 'drawers', 'garden', 'stones', 'likeness', 'bouquet', 'pocket', 'afar', 'year']),
  titles: each(['how', 'books', 'month', 'vase', 'list', 'choice', 'poison', 'disagree', 'sill']),
  how: ways(),
  books: text,
  notice: text,
  drawerTitle: each(['sun', 'moon', 'asc', 'venus', 'mars']),
  stands: ways({ point: 'text', inSign: 'text', degree: 'number', face: 'text' }),
  faces: list(3),
  byFaces: each(CLASSICAL_PLANETS),
  sameBoth: ways(),
  otherReckoning: ways({ planet: 'text' }),
  signPlant: list(12),
  signStone: list(12),
  resembles: ways(),
  keeper: text,
  sameSign: ways({ point: 'text' }),
  gardenTitle: says({ planet: 'point' }),
  whyThis: each(['ascendant', 'sun'], says({ inSign: 'text', planet: 'text' })),
  shelves: each(CLASSICAL_PLANETS, {
    garden: text,
    likeness: text,
    plants: list(4, each(['name', 'latin'])),
    flower: text,
    green: text,
    branch: text,
    stones: text,
    pocket: text,
    dear: text,
    modest: text,
  }),
  gardenTable: { caption: text, head: list(3) },
  book: says({ planet: 'text' }),
  months: list(12),
  month: says({ month: 'text' }),
  monthIntro: text,
  monthStones: list(12),
  likeness: ways(),
  disagree: text,
  likenessTitle: says({ planet: 'point' }),
  vase: ways(),
  vaseTable: { caption: text, head: list(3) },
  roles: each(['flower', 'green', 'branch']),
  choice: ways(),
  choiceTable: { caption: text, head: list(3) },
  poison: ways(),
  saturnGarden: text,
  sill: ways(),
  sillBy: each(CLASSICAL_PLANETS),
})
export type FlowersWords = TextsOf<typeof flowersTexts>

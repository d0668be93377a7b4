import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { slotFormsEn } from './en/slot-forms.ts'
import type { Lang } from './lang.ts'
import { slotFormsRu } from './ru/slot-forms.ts'

/** What the slots of a text are filled with. */
export interface SlotValues {
  text: string
  /** Of a person. */
  name: string
  number: number
  /** Joined as a language joins them: "a, b and c". */
  list: readonly string[]
  point: ChartPoint
  /** The reader, where it is null, or the person named; chooses the verb that goes with "you" or with a name. */
  person: string | null
  /** The reader's, where `of` is null, or that of the person named. */
  owned: { point: ChartPoint; of: string | null }
  /** Named and joined. */
  points: readonly ChartPoint[]
  sign: Sign
  house: number
  aspect: Aspect
}

export type SlotKind = keyof SlotValues

/** Words of which a value chooses one, such as the noun that a number counts: how many there are, and which it is. */
export interface Choice<K extends SlotKind> {
  count: number
  indexOf(value: SlotValues[K]): number
}

/** In which forms a language writes what stands in a slot. The form with no name stands for `{slot}`, the others for `{slot:form}`. */
export interface SlotForms {
  forms: { readonly [K in SlotKind]: Readonly<Record<string, (value: SlotValues[K]) => string>> }
  /** What decides in `{slot|one|other}`. */
  choices: { readonly [K in SlotKind]?: Choice<K> }
}

export const SLOT_FORMS: Record<Lang, SlotForms> = { en: slotFormsEn, ru: slotFormsRu }

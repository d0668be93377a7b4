import type { SlotKind, SlotValues } from '#language/slot-forms.ts'

/** The slots of a text, by name. */
export type Slots = Readonly<Record<string, SlotKind>>

/** A text; with slots, one that the code fills. */
export interface TextShape<S extends Slots | null = Slots | null> {
  readonly shape: 'text'
  readonly slots: S
}

/** The questions on which texts may speak, each with the names of its two directions. */
export type Questions = Readonly<Record<string, readonly [string, string]>>

/** A text that says before its first word on which questions it speaks, and which way: `[hand: keeps]`, or `[none]`. */
export interface SpokenShape<Q extends Questions = Questions> {
  readonly shape: 'spoken'
  readonly questions: Q
}

/** Which way a text speaks on a question: in its first direction or in its second. */
export interface Direction<Q extends string = string> {
  readonly question: Q
  readonly side: 0 | 1
}

/** A text with its directions; none bears on nothing that is asked. */
export interface Spoken<Q extends string = string> {
  readonly text: string
  readonly says: readonly Direction<Q>[]
}

/** Several of a kind. `count` is null where each language has as many as it likes: the code chooses among them. */
export interface ListShape<T extends Shape = Shape, N extends number | null = number | null> {
  readonly shape: 'list'
  readonly count: N
  readonly of: T
}

/** Texts under their names. */
export interface GroupShape {
  readonly [name: string]: Shape
}

/** What the code expects of a file of texts: the same in each language. */
export type Shape = TextShape | SpokenShape | ListShape | GroupShape

/** The texts of a subject as the code has them. */
export type TextsOf<T extends TextSubject> = Told<T['shape']>

type Told<T> =
  T extends TextShape<infer S>
    ? S extends Slots
      ? (slots: { readonly [N in keyof S]: SlotValues[S[N]] }) => string
      : string
    : T extends SpokenShape<infer Q>
      ? Spoken<keyof Q & string>
      : T extends ListShape<infer Of, infer N>
        ? Several<Told<Of>, N>
        : { readonly [N in keyof T]: Told<T[N]> }

/** A tuple, so that each place of a list of known length has a text. */
type Several<T, N extends number | null, Counted extends readonly T[] = []> = N extends null
  ? readonly T[]
  : Counted['length'] extends N
    ? Counted
    : Several<T, N, readonly [...Counted, T]>

/** The texts of one subject: `texts/<lang>/<name>.md` of each language. */
export interface TextSubject<T extends GroupShape = GroupShape> {
  readonly name: string
  readonly shape: T
}

export const textSubject = <T extends GroupShape>(name: string, shape: T): TextSubject<T> => ({ name, shape })

export const text: TextShape<null> = { shape: 'text', slots: null }

/** A text with slots. */
export const says = <const S extends Slots>(slots: S): TextShape<S> => ({ shape: 'text', slots })

/** A text with a direction on some of these questions. */
export const spoken = <const Q extends Questions>(questions: Q): SpokenShape<Q> => ({ shape: 'spoken', questions })

/** So many texts, by their number: twelve by sign from Aries, or by house from the first. */
export function list<N extends number>(count: N): ListShape<TextShape<null>, N>
export function list<N extends number, T extends Shape>(count: N, of: T): ListShape<T, N>
export function list(count: number, of: Shape = text): ListShape {
  return { shape: 'list', count, of }
}

/** Ways to say the same thing. */
export function ways(): ListShape<TextShape<null>, null>
export function ways<const S extends Slots>(slots: S): ListShape<TextShape<S>, null>
export function ways(slots: Slots | null = null): ListShape {
  return { shape: 'list', count: null, of: { shape: 'text', slots } }
}

/** The same for each of some names. */
export function each<const N extends string | number>(names: readonly N[]): Readonly<Record<N, TextShape<null>>>
export function each<const N extends string | number, T extends Shape>(
  names: readonly N[],
  of: T,
): Readonly<Record<N, T>>
export function each(names: readonly (string | number)[], of: Shape = text): GroupShape {
  return Object.fromEntries(names.map((name) => [name, of]))
}

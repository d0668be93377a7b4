/** The shape of a dictionary: the words may differ, the keys and what a sentence is filled with may not. */
export type Words<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : T extends readonly (infer Item)[]
      ? readonly Words<Item>[]
      : { readonly [K in keyof T]: Words<T[K]> }

export interface Texts<T> {
  en: Words<T>
  ru: Words<T>
}

/** A feature's texts in both languages. A key that one of them lacks is a type error. */
export const texts = <const T>(en: T, ru: Words<T>): Texts<T> => ({ en: en as Words<T>, ru })

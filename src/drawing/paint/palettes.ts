/** The custom properties that every drawing takes its colours from. The page sets them; drawings only name them. */
export type Token =
  | '--paper'
  | '--surface'
  | '--ink'
  | '--ink-2'
  | '--rule'
  | '--accent'
  | '--sky'
  | '--flowing'
  | '--tense'
  | '--neutral'
  | '--moon-lit'
  | '--moon-shade'

export type Palette = Readonly<Record<Token, string>>

/** Day: warm white paper, sepia and indigo inks. */
export const LIGHT: Palette = {
  '--paper': '#FAF6EE',
  '--surface': '#FFFDF8',
  '--ink': '#1C1A21',
  '--ink-2': '#5F5A66',
  '--rule': '#E2DACB',
  '--accent': '#8A5A1F',
  '--sky': '#2F3A7A',
  '--flowing': '#1F6F78',
  '--tense': '#B23A2E',
  '--neutral': '#7A6A3A',
  '--moon-lit': '#FFFDF8',
  '--moon-shade': '#1C1A21',
}

/** Night: the same inks by lamplight. */
export const DARK: Palette = {
  '--paper': '#0F1222',
  '--surface': '#171B30',
  '--ink': '#ECE7DA',
  '--ink-2': '#A9A6B5',
  '--rule': '#2B3050',
  '--accent': '#D9B46A',
  '--sky': '#9DACF0',
  '--flowing': '#6FC3C0',
  '--tense': '#F08A78',
  '--neutral': '#B9AE8C',
  '--moon-lit': '#ECE7DA',
  '--moon-shade': '#454C7A',
}

/** One ink on white, for print: natures of aspects are then told apart by line style alone. */
export const PRINT: Palette = {
  '--paper': '#FFFFFF',
  '--surface': '#FFFFFF',
  '--ink': '#000000',
  '--ink-2': '#404040',
  '--rule': '#B0B0B0',
  '--accent': '#000000',
  '--sky': '#202020',
  '--flowing': '#303030',
  '--tense': '#000000',
  '--neutral': '#505050',
  '--moon-lit': '#FFFFFF',
  '--moon-shade': '#000000',
}

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The files of the fonts that the server sets text in, for print and for pictures. */
export const FONTS = [
  'literata/300Light/Literata_300Light.ttf',
  'literata/300Light_Italic/Literata_300Light_Italic.ttf',
  'literata/400Regular/Literata_400Regular.ttf',
  'literata/400Regular_Italic/Literata_400Regular_Italic.ttf',
  'literata/500Medium/Literata_500Medium.ttf',
  'golos-text/400Regular/GolosText_400Regular.ttf',
].map((file) => require.resolve(`@expo-google-fonts/${file}`))

/** Their families, as drawings name them: `text` where a drawing takes the reader's font, `ui` for labels. */
export const FAMILIES = { text: 'Literata', ui: 'Golos Text' }

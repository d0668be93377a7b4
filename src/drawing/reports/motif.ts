import type { Cut } from './burin/cut.ts'

/** What a picture shows, in layers from back to front, within `FIELD`. */
export type Motif = () => Cut[]

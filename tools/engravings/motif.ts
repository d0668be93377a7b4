import type { Layer } from './strokes/layer.ts'

/** What a picture shows, in layers from back to front, within `FIELD`. */
export type Motif = () => Layer[]

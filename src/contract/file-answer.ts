import * as z from 'zod/mini'

/** An answer that is kept as a file. */
export interface FileAnswer {
  bytes: Uint8Array
  /** With its ending; any letters. */
  name: string
}

/** The bytes of a file: not to be told in JSON. */
export const FileBytes = z.custom<FileAnswer>()

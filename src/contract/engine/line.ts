import { plainLine } from '../field.ts'
import { z } from 'zod'

/** A text of one line: what is invisible in it is gone, as in every field of the contract. */
export const line = () => z.string().overwrite(plainLine)

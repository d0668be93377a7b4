import { defineEvent } from '../events.ts'

/** Of some stored files, by their keys, those that still belong to something are asked for: whoever has one claims it. */
export const filesAsked = defineEvent<{ keys: readonly string[]; claimed: Set<string> }>('files asked')

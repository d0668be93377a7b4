import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Loaded into the product before its own code (`node --import`): its calendar clock, and nothing else of it, can be set
 * forward from outside, so that a proof grows old and a link runs out without waiting.
 */
const TrueDate = Date
const folder = process.env.DATA_DIR ?? '.'
let ahead = 0

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [TrueDate.now() + ahead] : given, made),
  apply: () => new TrueDate(TrueDate.now() + ahead).toString(),
  get: (target, key) => (key === 'now' ? () => TrueDate.now() + ahead : Reflect.get(target, key)),
})

process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(join(folder, 'clock-ahead'), 'utf8'))
  writeFileSync(join(folder, 'clock-set'), String(ahead))
})

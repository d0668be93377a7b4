import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sentencesOf } from '#reading/astrologer/answer.ts'
import { doubtFeatures } from '#reading/astrologer/safety/output/doubt.ts'
import { tokensOf } from '#reading/astrologer/safety/output/plain-text.ts'
import { formatWeights, type TextWeights } from '#reading/astrologer/safety/text-weights.ts'
import { randomFrom } from '#test/random.ts'
import { learnDanger } from './safety/learn-danger.ts'
import { learn, rowsOf } from './safety/learn.ts'

/**
 * Learns what stands in `src/reading/astrologer/safety/data` from sentences with labels, by linear support vector machines.
 * `danger-<lang>`: messages of people, from `test/danger`, `test/safety` and the questions under `test/questions`; several
 * labels, see `danger-labels.ts`. `doubt-<lang>`: sentences of a model, from `test/safety-output` and the product's own texts.
 *
 * `node scripts/weigh-safety.ts` writes the files and says how well messages and sentences are told apart that were not
 * learned from, a part of them at a time; with `check` it only says so; with `danger` or `doubt` it does one of the two.
 * `without=sixth,seventh` leaves sets of `test/danger` out, for `judge-safety.ts` to be asked about them afterwards.
 */
const LANGS = ['en', 'ru'] as const
type Lang = (typeof LANGS)[number]
const PARTS = 6
const COST = 3
const ROUNDS = 40
/** A feature that fewer sentences have teaches nothing but themselves. */
const FEWEST = 3
/** Weights below it are left out. */
const LEAST = 0.05

interface Example {
  features: ReadonlyMap<string, number>
  /** Distress, or a doubtful sentence. */
  isMeant: boolean
  /** Harmless beyond doubt: nobody wrote it in order to be mistaken. */
  isPlain?: boolean
}

const root = new URL('../', import.meta.url)
const linesOf = (folder: string, lang: Lang) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(`${lang}.jsonl`))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(`${folder}/${file}`, root), 'utf8')
        .split('\n')
        .filter(Boolean),
    )

/** So many sentences of the product's own texts, which say nothing doubtful. */
const OWN = 10_000

function ownSentences(lang: Lang): string[] {
  const folder = 'src/reading/library/entries'
  const texts = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${lang}.md`))
    .toSorted()
    .flatMap((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8').split('\n'))
    .flatMap((line) => /^\*\*(?!keywords)\w+\*\* (.*)$/.exec(line)?.[1] ?? [])
    .flatMap((text) => sentencesOf(text))
  const step = Math.max(1, Math.floor(texts.length / OWN))
  return texts.filter((_, i) => i % step === 0)
}

function doubt(lang: Lang): Example[] {
  const rows = linesOf('test/safety-output', lang).map((line) => JSON.parse(line) as { text: string; label: string })
  const example = ({ text, label }: { text: string; label: string }): Example => ({
    features: doubtFeatures(lang, tokensOf(text)),
    isMeant: label === 'unsafe',
  })
  const own = ownSentences(lang).map((text) => ({ ...example({ text, label: 'safe' }), isPlain: true }))
  return [...rows.map(example), ...own]
}

function learnDoubt(taught: readonly Example[]): TextWeights {
  const counts = new Map<string, number>()
  for (const { features } of taught) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= FEWEST ? [name] : []))
  const index = new Map(names.map((name, i) => [name, i]))
  const cells = taught.map(
    ({ features }) =>
      new Map(
        [...features].flatMap(([name, value]): [number, number][] => {
          const at = index.get(name)
          return at === undefined ? [] : [[at, value]]
        }),
      ),
  )
  const meant = taught.filter(({ isMeant }) => isMeant).length
  const signs = Int8Array.from(taught, ({ isMeant }) => (isMeant ? 1 : -1))
  const costs = Float64Array.from(
    taught,
    ({ isMeant }) => (COST * taught.length) / (2 * (isMeant ? meant : taught.length - meant)),
  )
  const { bias, weights } = learn(rowsOf(cells, names.length), signs, costs, ROUNDS)
  const kept = names.map((name, i): [string, number] => [name, weights[i] as number])
  return { bias, weights: new Map(kept.filter(([, weight]) => Math.abs(weight) >= LEAST)) }
}

const sumOf = ({ bias, weights }: TextWeights, { features }: Example) =>
  [...features].reduce((rest, [name, value]) => rest + (weights.get(name) ?? 0) * value, bias)

interface Judged {
  isMeant: boolean
  sum: number
}

/** The sums of sentences that were not learned from, without the plain ones. */
function judged(examples: readonly Example[]): Judged[] {
  const random = randomFrom(2)
  const parts = examples.map(() => Math.floor(random() * PARTS))
  return Array.from({ length: PARTS }, (_, part) => {
    const model = learnDoubt(examples.filter((_example, i) => parts[i] !== part))
    return examples
      .filter(({ isPlain }, i) => !isPlain && parts[i] === part)
      .map((example) => ({ isMeant: example.isMeant, sum: sumOf(model, example) }))
  }).flat()
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** How sentences that were not learned from are told apart by the two bounds of `output/doubt.ts`. */
function printDoubt(lang: Lang, sums: readonly Judged[]): void {
  const below = (isMeant: boolean, bound: number) => {
    const of = sums.filter((one) => one.isMeant === isMeant)
    return ((100 * of.filter(({ sum }) => sum < bound).length) / of.length).toFixed(1)
  }
  for (const bound of [-1.4, -1.3, -1.2, -1.1, -1, -0.8, 0, 0.4, 0.8, 1])
    print(
      `doubt ${lang}: below ${bound}: ${below(true, bound)}% of the unsafe, ${below(false, bound)}% of the harmless`,
    )
}

function writeDoubt(lang: Lang): void {
  const examples = doubt(lang)
  const source = createHash('sha256').update(JSON.stringify(examples.map(({ features }) => [...features.keys()])))
  const text = formatWeights(learnDoubt(examples), [
    `Written by scripts/weigh-safety.ts from ${examples.length} sentences, sha256 ${source.digest('hex').slice(0, 16)}`,
  ])
  writeFileSync(new URL(`src/reading/astrologer/safety/data/doubt-${lang}.tsv`, root), text)
}

const isCheck = process.argv.includes('check')
const without = process.argv.flatMap((word) => /^without=(.+)$/.exec(word)?.[1]?.split(',') ?? [])
const wants = (kind: 'danger' | 'doubt') =>
  process.argv.includes(kind) || !['danger', 'doubt'].some((any) => process.argv.includes(any))
for (const lang of LANGS) {
  if (wants('danger')) learnDanger(lang, !isCheck, without)
  if (wants('doubt')) {
    if (isCheck) printDoubt(lang, judged(doubt(lang)))
    else writeDoubt(lang)
  }
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sentencesOf } from '#reading/astrologer/answer.ts'
import { normalize, toCyrillic } from '#reading/astrologer/safety/normalize.ts'
import { doubtFeatures } from '#reading/astrologer/safety/output/doubt.ts'
import { tokensOf } from '#reading/astrologer/safety/output/plain-text.ts'
import { formatWeights, type TextWeights } from '#reading/astrologer/safety/text-weights.ts'
import { distressFeatures } from '#reading/astrologer/safety/weigh.ts'
import { randomFrom } from '#test/random.ts'
import { QUESTIONS_EN } from '#test/questions/questions-en.ts'
import { QUESTIONS_RU } from '#test/questions/questions-ru.ts'

/**
 * Learns what stands in `src/reading/astrologer/safety/data` from sentences with labels: a linear support vector machine,
 * each class of sentences counting as much as the other. `distress-<lang>`: messages of people, from `test/safety` and the
 * questions under `test/questions`. `doubt-<lang>`: sentences of a model, from `test/safety-output` and the product's own texts.
 *
 * `node scripts/weigh-safety.ts` writes the files; with `check` it only says how well sentences are told apart
 * that were not learned from, a sixth of them at a time; with `distress` or `doubt` it does one of the two.
 */
const LANGS = ['en', 'ru'] as const
type Lang = (typeof LANGS)[number]
const PARTS = 6
/** The share of harmless messages that may be taken for distress when they were not learned from. */
const ALARMS = 0.11
const COST = { distress: 1, doubt: 3 }
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

function distress(lang: Lang): Example[] {
  const rows = linesOf('test/safety', lang).map((line) => JSON.parse(line) as { text: string; class: string })
  const questions = (lang === 'en' ? QUESTIONS_EN : QUESTIONS_RU)
    .filter(({ intents }) => !intents.includes('care') && !intents.includes('minor'))
    .map(({ text }) => ({ text, class: 'ordinary' }))
  return [...rows, ...questions].map((row) => {
    const normal = normalize(row.text)
    const spelled = lang === 'ru' && !/[а-я]/.test(normal) ? toCyrillic(normal) : normal
    return { features: distressFeatures(lang, spelled), isMeant: row.class !== 'ordinary' }
  })
}

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

/** Dual coordinate descent for squared hinge loss. */
function learn(taught: readonly Example[], cost: number): TextWeights {
  const counts = new Map<string, number>()
  for (const { features } of taught) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= FEWEST ? [name] : []))
  const index = new Map(names.map((name, i) => [name, i + 1]))
  const rows = taught.map(({ features, isMeant }) => {
    // The bias is a feature that all have.
    const cells: [number, number][] = [[0, 1]]
    for (const [name, value] of features) {
      const at = index.get(name)
      if (at !== undefined) cells.push([at, value])
    }
    return { cells, sign: isMeant ? 1 : -1, square: cells.reduce((sum, [, value]) => sum + value * value, 0) }
  })
  const meant = rows.filter(({ sign }) => sign > 0).length
  const diagonal = (sign: number) => 1 / (2 * cost * (rows.length / (2 * (sign > 0 ? meant : rows.length - meant))))
  const weights = new Float64Array(names.length + 1)
  const duals = new Float64Array(rows.length)
  const random = randomFrom(1)
  const order = rows.map((_, i) => i)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] as number, order[i] as number]
    }
    for (const i of order) {
      const { cells, sign, square } = rows[i] as (typeof rows)[number]
      const dual = duals[i] as number
      let sum = 0
      for (const [at, value] of cells) sum += (weights[at] as number) * value
      const next = Math.max(0, dual - (sign * sum - 1 + dual * diagonal(sign)) / (square + diagonal(sign)))
      if (next === dual) continue
      duals[i] = next
      for (const [at, value] of cells) weights[at] = (weights[at] as number) + (next - dual) * sign * value
    }
  }
  const kept = names.map((name, i): [string, number] => [name, weights[i + 1] as number])
  return { bias: weights[0] as number, weights: new Map(kept.filter(([, weight]) => Math.abs(weight) >= LEAST)) }
}

const sumOf = ({ bias, weights }: TextWeights, { features }: Example) =>
  [...features].reduce((rest, [name, value]) => rest + (weights.get(name) ?? 0) * value, bias)

interface Judged {
  isMeant: boolean
  sum: number
}

/** The sums of sentences that were not learned from, without the plain ones. */
function judged(examples: readonly Example[], cost: number): Judged[] {
  const random = randomFrom(2)
  const parts = examples.map(() => Math.floor(random() * PARTS))
  return Array.from({ length: PARTS }, (_, part) => {
    const model = learn(
      examples.filter((_example, i) => parts[i] !== part),
      cost,
    )
    return examples
      .filter(({ isPlain }, i) => !isPlain && parts[i] === part)
      .map((example) => ({ isMeant: example.isMeant, sum: sumOf(model, example) }))
  }).flat()
}

/** Above which sum a share of the harmless sentences stands. */
function thresholdAt(share: number, sums: readonly Judged[]): number {
  const harmless = sums.flatMap(({ isMeant, sum }) => (isMeant ? [] : [sum])).toSorted((a, b) => b - a)
  return harmless[Math.floor(share * harmless.length)] ?? 0
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** How sentences that were not learned from are told apart. */
function printDistress(lang: Lang, sums: readonly Judged[]): void {
  const meant = sums.filter(({ isMeant }) => isMeant)
  for (const share of [0.03, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2]) {
    const threshold = thresholdAt(share, sums)
    const found = (100 * meant.filter(({ sum }) => sum > threshold).length) / meant.length
    print(
      `distress ${lang}: of ${meant.length} ${found.toFixed(1)}% above ${threshold.toFixed(2)}, of the ${sums.length - meant.length} harmless ${100 * share}%`,
    )
  }
}

/** The same for the two bounds of `output/doubt.ts`. */
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

const KINDS = ['distress', 'doubt'] as const
const isCheck = process.argv.includes('check')
for (const kind of KINDS.filter(
  (name) => process.argv.includes(name) || !KINDS.some((any) => process.argv.includes(any)),
))
  for (const lang of LANGS) {
    const examples = (kind === 'distress' ? distress : doubt)(lang)
    const sums = kind === 'distress' || isCheck ? judged(examples, COST[kind]) : []
    if (kind === 'distress') printDistress(lang, sums)
    else if (isCheck) printDoubt(lang, sums)
    if (isCheck) continue
    const { bias, weights } = learn(examples, COST[kind])
    const shift = kind === 'distress' ? thresholdAt(ALARMS, sums) : 0
    const source = createHash('sha256').update(JSON.stringify(examples.map(({ features }) => [...features.keys()])))
    const text = formatWeights({ bias: bias - shift, weights }, [
      `Written by scripts/weigh-safety.ts from ${examples.length} sentences, sha256 ${source.digest('hex').slice(0, 16)}`,
    ])
    writeFileSync(new URL(`src/reading/astrologer/safety/data/${kind}-${lang}.tsv`, root), text)
  }

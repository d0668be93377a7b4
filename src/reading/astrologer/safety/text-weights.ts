import { readFileSync } from 'node:fs'

/** What was learned from sentences with labels: how much each feature of a text speaks for one of two readings of it. */
export interface TextWeights {
  bias: number
  weights: ReadonlyMap<string, number>
}

/** So many letters of a word stand for all its forms. */
const STEM = 5
/** So far apart two words may stand and still be taken together. */
const REACH = 4
const LETTERS = [3, 4, 5]
/** Groups of words are fewer than words and weigh less. */
const GROUPS_SHARE = 0.6

function wordFeatures(words: readonly string[]): Set<string> {
  const stems = ['^', ...words.map((word) => word.slice(0, STEM)), '$']
  const features = new Set(words.map((word) => `w ${word}`))
  for (const [i, stem] of stems.entries()) {
    if (stem !== '^' && stem !== '$') features.add(`s ${stem}`)
    const next = stems[i + 1]
    if (next !== undefined) features.add(`b ${stem} ${next}`)
  }
  const inner = stems.slice(1, -1)
  for (let i = 0; i < inner.length; i++)
    for (let j = i + 2; j <= i + REACH && j < inner.length; j++) features.add(`k ${inner[i]} ${inner[j]}`)
  return features
}

function letterFeatures(words: readonly string[]): Set<string> {
  const features = new Set<string>()
  for (const word of words) {
    const whole = ` ${word} `
    for (const length of LETTERS)
      for (let i = 0; i + length <= whole.length; i++) features.add(`c ${whole.slice(i, i + length)}`)
  }
  return features
}

function groupFeatures(groups: readonly string[]): Set<string> {
  const sorted = groups.toSorted()
  const features = new Set(sorted.map((group) => `g ${group}`))
  for (const [i, group] of sorted.entries())
    for (const other of sorted.slice(i + 1)) features.add(`g ${group}+${other}`)
  return features
}

/**
 * The features of a text with how strongly each counts: words, their stems, neighbors and near pairs; groups of 3 to 5
 * letters; groups of words that were found in it, and their pairs. Each of the three kinds has the length 1 (groups 0.6).
 * @param normal the text in one spelling, its words parted by single spaces
 */
export function featuresOf(normal: string, groups: readonly string[]): Map<string, number> {
  const words = normal.split(' ').filter(Boolean)
  const features = new Map<string, number>()
  const add = (names: ReadonlySet<string>, share: number) => {
    const value = share / Math.sqrt(names.size)
    for (const name of names) features.set(name, value)
  }
  add(wordFeatures(words), 1)
  add(letterFeatures(words), 1)
  add(groupFeatures(groups), GROUPS_SHARE)
  return features
}

/** How much a text speaks for the reading that was learned; above 0 it is taken for it. */
export function sumOf({ bias, weights }: TextWeights, features: ReadonlyMap<string, number>): number {
  let sum = bias
  for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value
  return sum
}

/** The weights are kept as hundredths, a feature and its number a line; the first line is the bias. */
const STEP = 0.01

export function parseWeights(text: string): TextWeights {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const rows = lines.map((line): [string, number] => {
    const tab = line.lastIndexOf('\t')
    return [line.slice(0, tab), Number(line.slice(tab + 1)) * STEP]
  })
  const [bias, ...weights] = rows
  return { bias: bias?.[1] ?? 0, weights: new Map(weights) }
}

export function formatWeights({ bias, weights }: TextWeights, head: readonly string[]): string {
  const rounded = [...weights].map(([name, weight]): [string, number] => [name, Math.round(weight / STEP)])
  const rows = rounded.filter(([, weight]) => weight !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = [...head.map((line) => `# ${line}`), `bias\t${Math.round(bias / STEP)}`]
  return [...lines, ...rows.map(([name, weight]) => `${name}\t${weight}`), ''].join('\n')
}

export const readWeights = (name: string): TextWeights =>
  parseWeights(readFileSync(new URL(`data/${name}.tsv`, import.meta.url), 'utf8'))

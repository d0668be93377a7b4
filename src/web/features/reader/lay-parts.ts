import type { ReactNode } from 'react'
import type { Lang } from '#language/lang.ts'

/** A section of a reading. */
export interface ReaderSection {
  /** Its anchor on the page. */
  id: string
  title: string
  /** How many words it has, without its tables. */
  words: number
  body: ReactNode
}

export interface ReaderChapter {
  title: string
  sections: readonly ReaderSection[]
}

/** What is read in one go: one chapter, several short ones, or a piece of a long one. */
export interface ReaderPart {
  /** The anchor of its first section, which is its own. */
  id: string
  /** The titles of its chapters. */
  title: string
  chapters: readonly (ReaderChapter & {
    /** Whether the part before has the beginning of this chapter. */
    continued: boolean
  })[]
  minutes: number
}

/**
 * Words of continuous text that adults read silently in a minute: the means of Trauzettel-Klosinski and Dietz, Investigative
 * Ophthalmology & Visual Science 53 (2012), table 2.
 */
const WORDS_PER_MINUTE: Record<Lang, number> = { en: 228, ru: 184 }

/** What a part should take, minutes, and what it costs, in squared minutes, to join two chapters or to divide one. */
const AIM = 4
const JOINED = 3
const DIVIDED = 2

/** How long some words take, minutes. */
export const minutesOf = (words: number, lang: Lang): number => words / WORDS_PER_MINUTE[lang]

export const countWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0)

interface Placed {
  section: ReaderSection
  chapter: number
  minutes: number
}

/** The parts of a reading: of about four minutes each, divided between chapters where the chapters' lengths allow it. */
export function layParts(chapters: readonly ReaderChapter[], lang: Lang): ReaderPart[] {
  const placed = chapters.flatMap(({ sections }, chapter) =>
    sections.map((section): Placed => ({ section, chapter, minutes: minutesOf(section.words, lang) })),
  )
  // The cheapest way to lay the first `end` sections, and where its last part begins.
  const best = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= placed.length; end++) {
    let cheapest = { cost: Infinity, from: 0 }
    for (let from = 0; from < end; from++) {
      const cost = (best[from]?.cost ?? 0) + costOf(placed, from, end)
      if (cost < cheapest.cost) cheapest = { cost, from }
    }
    best.push(cheapest)
  }
  const parts: ReaderPart[] = []
  for (let end = placed.length; end > 0;) {
    const from = best[end]?.from ?? 0
    parts.unshift(partOf(chapters, placed, from, end))
    end = from
  }
  return parts
}

function costOf(placed: readonly Placed[], from: number, end: number): number {
  const inside = placed.slice(from, end)
  const minutes = inside.reduce((sum, one) => sum + one.minutes, 0)
  const joins = (inside.at(-1)?.chapter ?? 0) - (inside[0]?.chapter ?? 0)
  const divides = placed[end]?.chapter === inside.at(-1)?.chapter
  return (minutes - AIM) ** 2 + JOINED * joins + (divides ? DIVIDED : 0)
}

function partOf(chapters: readonly ReaderChapter[], placed: readonly Placed[], from: number, end: number): ReaderPart {
  const inside = placed.slice(from, end)
  const numbers = [...new Set(inside.map(({ chapter }) => chapter))]
  const shown = numbers.map((number) => ({
    title: chapters[number]?.title ?? '',
    continued: placed[from - 1]?.chapter === number,
    sections: inside.filter(({ chapter }) => chapter === number).map(({ section }) => section),
  }))
  return {
    id: inside[0]?.section.id ?? '',
    title: shown.map(({ title }) => title).join(' · '),
    chapters: shown,
    minutes: inside.reduce((sum, one) => sum + one.minutes, 0),
  }
}

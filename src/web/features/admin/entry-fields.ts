import type { CalendarContent } from '#contract/calendar.ts'

/** What of a calendar day is edited by hand, as text. */
export interface EntryFields {
  general: string
  manthra: string
  desc: string
  day: string
  sign: string
  biosphere: string
  mental: string
  emotional: string
  creativity: string
  energy: string
}

export function entryFields(content: string): EntryFields {
  const { general, manthra, mood, lunarCalendar } = JSON.parse(content) as CalendarContent
  return {
    general,
    manthra,
    desc: lunarCalendar.desc,
    day: `${lunarCalendar.day}`,
    sign: `${lunarCalendar.sign}`,
    biosphere: lunarCalendar.biosphere.join(' '),
    mental: `${mood.mental}`,
    emotional: `${mood.emotional}`,
    creativity: `${mood.creativity}`,
    energy: `${mood.energy}`,
  }
}

/** The paragraphs of a text, each with no factor: a text by hand rests on none. */
const byHand = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ text: part, factors: [] }))

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/
const numeric = (text: string) => (NUMBER.test(text) ? Number(text) : text)

/** The day with the fields as edited, as JSON text; a text that was changed loses the factors it no longer rests on. */
export function withFields(content: string, fields: EntryFields): string {
  const before = JSON.parse(content) as CalendarContent
  const was = entryFields(content)
  const { general, manthra, desc, day, sign, biosphere, mental, emotional, creativity, energy } = fields
  const paragraphs = {
    ...before.paragraphs,
    ...(general !== was.general && { general: byHand(general) }),
    ...(manthra !== was.manthra && { manthra: byHand(manthra) }),
    ...(desc !== was.desc && { desc: byHand(desc.replaceAll(/<\/?[a-z]+>/g, '\n\n')) }),
  }
  return JSON.stringify({
    ...before,
    general,
    manthra,
    paragraphs,
    mood: {
      mental: numeric(mental),
      emotional: numeric(emotional),
      creativity: numeric(creativity),
      energy: numeric(energy),
    },
    lunarCalendar: {
      ...before.lunarCalendar,
      desc,
      day: numeric(day),
      sign: numeric(sign),
      biosphere: biosphere.trim().split(/\s+/).map(numeric),
    },
  })
}

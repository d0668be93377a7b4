import type { Lang } from '#language/lang.ts'
import { CARE_WORDS } from './care-data.ts'
import { isUrgentTopic, type CareSubject, type CareTopic } from './care-topic.ts'
import type { CareAnswer, CareLink, Room } from './care-room.ts'
import { DIRECTORY, linesFor, type HelpLine } from './help-lines.ts'
import type { Said, SafetyWords } from './safety-words.ts'

export const wordsIn = ({ lang }: Pick<Room, 'lang'>): SafetyWords => CARE_WORDS[lang]

/** A text with what it leaves open put in. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export const said = (text: Said, { care, state }: Pick<Room, 'care' | 'state'>): string =>
  typeof text === 'string' ? text : care.subject === 'child' || state.isChild ? text.child : text.adult

/** So many letters of a text tell it from others. */
const TELLING = 32

/** Whether the conversation has had a text before. */
export function wasTold({ told, ...room }: Room, text: string): boolean {
  const beginning = filled(text, { number: numberOf({ told, ...room }) }).slice(0, TELLING)
  return told.some((reply) => reply.includes(beginning))
}

export const isOfOther = (subject: CareSubject) => subject === 'other' || subject === 'own_child'

export const untold = (room: Room, texts: readonly string[]) =>
  texts.filter((text) => !room.told.some((reply) => reply.includes(text)))

/** Whether the conversation was told of the line that it would be told of now: then it isn’t told again. */
const wasListed = (room: Room): boolean =>
  linesOf(room).some(({ number }) => room.told.some((reply) => reply.includes(number))) ||
  room.told.some((reply) => reply.includes(DIRECTORY))

/** Where to call, in words that the conversation hasn’t had; not where it was told of the same line before. */
export function oneMore(room: Room): string | undefined {
  if (wasListed(room)) return undefined
  const again = wordsIn(room).numbers.find((one) => !wasTold(room, one.split('{')[0] ?? one))
  const list = listed(room, linesOf(room)) || DIRECTORY
  return again && filled(again, { list, number: numberOf(room) })
}

/** Topics in which the police are the ones to call. */
const OF_POLICE: ReadonlySet<CareTopic> = new Set([
  'violence',
  'danger',
  'threat',
  'sexual_abuse',
  'minor',
  'stalking',
  'forced_marriage',
  'trafficking',
  'attack',
  'debt',
  'elder',
])

/** From a mobile phone it reaches help in most countries. */
export const INTERNATIONAL = '112'

export function numberOf({ lang, country: { emergency }, care }: Room): string {
  if (!emergency) return INTERNATIONAL
  if (care.topic === 'unsure' && emergency.medical !== emergency.police)
    return filled(CARE_WORDS[lang].twoNumbers, { medical: emergency.medical, police: emergency.police })
  return OF_POLICE.has(care.topic) ? emergency.police : emergency.medical
}

export function urgentLine(room: Room): string {
  const { care, state } = room
  if (!isUrgentTopic(care.topic)) return ''
  const { changes, urgent, urgentAgain } = wordsIn(room)
  if (state.isOnPhone) return said(changes.tell_them, room)
  const number = { number: numberOf(room) }
  const first = filled(urgent[care.topic], number)
  // The same sentence twice is read as no answer.
  const line = [first, ...urgentAgain.map((text) => filled(text, number))].find(
    (text) => untold(room, [text]).length > 0,
  )
  return [line ?? '', ...country(room)].filter(Boolean).join(' ')
}

/** Asks for the country once, where it isn’t known. */
export function country(room: Room): string[] {
  const asks = wordsIn(room).askCountry
  const isUnknown = room.country.emergency === null && room.country.lines.length === 0
  return isUnknown && !wasTold(room, asks) ? [filled(asks, { number: INTERNATIONAL })] : []
}

/** One line a reply: two numbers are all that anybody takes in. */
export const linesOf = ({ country: { lines }, care }: Room) =>
  linesFor(lines, care.topic, care.subject === 'child').slice(0, 1)

export const listed = ({ lang }: Room, lines: readonly HelpLine[]) =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(lines.map((line) => spoken(lang, line)))

/** The line of the topic, introduced; none where the country has none. */
export const linesAlone = (room: Room, introduction: string): string[] => {
  const lines = linesOf(room)
  return lines.length > 0 ? [filled(introduction, { list: listed(room, lines) })] : []
}

/** Besides the emergency number: who knows of poisons, who helps against violence. */
export const advice = (room: Room): string[] =>
  linesAlone(room, room.care.topic === 'overdose' ? wordsIn(room).poisonLines : wordsIn(room).linesAgain)

/** Topics in which numbers would be out of place while nobody is in danger. */
export const WITHOUT_LINES: ReadonlySet<CareTopic> = new Set(['grief', 'pregnancy_loss'])

const spoken = (lang: Lang, { name, number, hours }: HelpLine) => {
  const named = name[lang].includes(number) ? name[lang] : `${name[lang]}, ${number}`
  return hours === 'daytime' ? `${named} (${CARE_WORDS[lang].daytime})` : named
}

const dialed = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`

/** Services that take pictures down. */
const SERVICES = ['StopNCII.org', 'takeitdown.ncmec.org']

/** The links of an answer: where to call, whether or not its text says so, and the sites that it names. */
function linksOf(room: Room, text: string): CareLink[] {
  const lines = linesOf(room)
  const numbers = numberOf(room).match(/\d+/g) ?? []
  const calls = [
    ...lines.map(({ number, href }) => ({ text: number, href: href ?? dialed(number) })),
    ...numbers.map((number) => ({ text: number, href: dialed(number) })),
  ]
  const sites = [DIRECTORY, ...SERVICES].map((site) => ({ text: site, href: `https://${site.toLowerCase()}` }))
  const isOver = room.care.stage === 'closed'
  const found = [
    ...calls.filter((link) => !isOver || text.includes(link.text)),
    ...sites.filter((site) => text.includes(site.text)),
  ]
  return [...new Map(found.map((link) => [link.text, link])).values()]
}

/** A call in which nothing is said. In Britain it is cut off from a mobile phone unless 55 is pressed. */
const SILENT =
  /can’t speak|needn’t speak|don’t have to speak|whisper, cough|with the line open|говорить (?:нельзя|не ?обязательно)|Говорить необязательно|шёпотом/

export function answerOf(room: Room, given: string[], isAcute: boolean): CareAnswer {
  const texts = given.filter((paragraph) => paragraph !== '')
  const isSilent = room.country.code === 'GB' && texts.some((paragraph) => SILENT.test(paragraph))
  const paragraphs = [...texts, ...(isSilent ? untold(room, [said(wordsIn(room).silentCall, room)]) : [])]
  return { paragraphs, links: linksOf(room, paragraphs.join('\n')), care: room.care, isAcute }
}

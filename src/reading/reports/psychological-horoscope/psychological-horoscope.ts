import { elementOf } from '#astro/charts/balance.ts'
import { own, signFacts, wheel, tablePart, bySign, bySort, byHouse } from '../natal-parts.ts'
import { lifeStage } from '../life-stage.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type Part } from '../report-page.ts'
import {
  defenses,
  factsOf,
  type Figure,
  FIGURES,
  front,
  judge,
  MAIN_FIGURES,
  type MainFigure,
  mediator,
  type Tie,
  tieFact,
  tiesOf,
} from './psychological-facts.ts'
import { psychologicalTexts, type PsychologicalWords } from './words.ts'
import { writeQuarrels, writeStrangers, writeTable } from './write-quarrels.ts'

/** So many ties of a figure that speaks for oneself are told with it, if no chapter before has told them. */
const MOST_UNTOLD = 2
/** So many quarrels are staged with the hour, and without it, when fewer ties are certain. */
const MOST_QUARRELS = [2, 4] as const

export interface Writing {
  page: ReportPage
  words: PsychologicalWords
  ties: Tie[]
  /** The quarrels that are staged, the main one first; none where no two figures are at odds. */
  quarrels: Tie[]
  /** The chapter in which each tie is told. */
  told: Map<Tie, string>
}

/** The inner figures of a chart: the one who comforts, the critic, the sore place, the guard, and what they quarrel over. */
export const psychologicalHoroscope: ReportModule = {
  type: 'psychological-horoscope',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(psychologicalTexts, request.lang)
    const ties = tiesOf(page)
    const quarrels = ties.filter(({ side }) => side === 'hard').slice(0, MOST_QUARRELS[page.birth.timeKnown ? 0 : 1])
    const told = new Map(quarrels.map((tie) => [tie, words.chapters.quarrel]))
    const writing = { page, words, ties, quarrels, told }
    writeThesis(writing)
    writeMoon(writing)
    writeSaturn(writing)
    writeChiron(writing)
    writePluto(writing)
    writeSelf(writing)
    writeDefense(writing)
    writeTable(writing)
    writeQuarrels(writing)
    writeStrangers(writing)
    writeClosing(writing)
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: request.person.firstName }),
      limits: request.person.birth.timeKnown ? [] : [words.withoutHour],
    })
  },
}

/** The main quarrel in a few sentences, and who can speak to both; then the cast and the method. */
function writeThesis(writing: Writing): void {
  const { page, words, ties, quarrels } = writing
  const [main] = quarrels
  const help = main ? mediator(ties, main) : null
  const chapter = words.chapters.thesis
  page.write(chapter, words.titles.thesis, [
    main
      ? own(words.pair[main.pair].thesis, [tieFact(page, main)])
      : own(page.birth.timeKnown ? words.quiet.thesis : words.quiet.unsure, factsOf(page, 'moon')),
    main && !help && page.birth.timeKnown ? own(words.noHelp, [tieFact(page, main)]) : null,
    help
      ? own(`${words.helpTie({ ...help.tie, figure: help.figure })} ${words.help[help.figure]}`, [
          tieFact(page, help.tie),
        ])
      : null,
    around(writing),
    wheel(page, words.wheel),
  ])
  const names = page.names
  const known = FIGURES.filter((figure) => page.signOf(figure) !== null)
  page.write(chapter, words.titles.cast, [
    own(page.way('how', words.how)),
    tablePart(
      words.cast,
      known.map((figure) => [
        names.point(figure),
        words.cast.role[figure],
        page.titleOf(figure).replace(`${names.point(figure)} `, ''),
      ]),
      known.flatMap((figure) => [...page.signFact(figure), ...page.houseFact(figure)]),
    ),
    { kind: 'notice', text: words.notice },
  ])
}

/** How comfort and criticism stand, which every quarrel depends on; nothing where one of the two is tied to nobody. */
function around({ page, words, ties, quarrels }: Writing): Part {
  const [moon, saturn] = [judge(page, ties, 'moon').lean, judge(page, ties, 'saturn').lean]
  if (quarrels.length === 0 || moon === 'alone' || saturn === 'alone') return null
  return own(words.leans[moon][saturn])
}

/** What a figure’s ties say of it: the judgment, what speaks for it, what against. A tie is told in one chapter. */
function verdict(writing: Writing, figure: MainFigure): Part[] {
  const { page, words, ties, told } = writing
  const { lean, supports, opposes } = judge(page, ties, figure)
  // Without the hour an aspect may be missing only because it doesn’t hold all day.
  if (lean === 'alone' && !page.birth.timeKnown) return []
  const chapter = words.chapters[figure]
  const isEven = lean === 'both'
  const facts = [supports, opposes].flatMap((tie) => (tie ? [tieFact(page, tie)] : []))
  const parts: Part[] = [own(words.verdict[figure][lean], [...factsOf(page, figure), ...facts])]
  for (const [tie, before] of [
    [supports, isEven ? words.one : words.supports],
    [opposes, isEven ? words.other : words.opposes],
  ] as const) {
    if (!tie) continue
    const isTold = told.has(tie)
    parts.push(tell(writing, tie, chapter, before))
    const next = isTold ? ties.find((one) => isOf(one, figure) && one.side === tie.side && !told.has(one)) : null
    if (next) parts.push(tell(writing, next, chapter, words.also))
  }
  return parts
}

const isOf = ({ a, b }: Tie, figure: Figure) => a === figure || b === figure

function tell({ page, words, told }: Writing, tie: Tie, chapter: string, before: PsychologicalWords['supports']) {
  const elsewhere = told.get(tie)
  told.set(tie, elsewhere ?? chapter)
  if (!elsewhere) {
    const orb = page.birth.timeKnown ? ` ${words.orb({ degrees: page.common.degrees(tie.orbDeg) })}` : ''
    return own(`${before({ ...tie, orb })} ${words.pair[tie.pair][tie.nature]}`, [tieFact(page, tie)])
  }
  if (!page.firstTime(`told elsewhere: ${tie.pair}`)) return null
  return own(words.toldElsewhere({ ...tie, chapter: elsewhere }), [tieFact(page, tie)])
}

function writeMoon(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.moon
  page.write(chapter, words.titles.moonSign, [
    own(words.intro.moon, factsOf(page, 'moon')),
    ...page.uncertain('moon'),
    bySign(page, 'moon', words.moonSign),
    ...eitherMoon(writing),
    byHouse(page, 'moon', words.moonHouse),
    own(words.careAge[lifeStage(page.request)]),
  ])
  page.write(chapter, words.verdictTitle.moon, verdict(writing, 'moon'))
}

/** Of a Moon whose sign the hour decides, both signs. */
function eitherMoon({ page, words }: Writing): Part[] {
  const change = page.birth.uncertain.find(({ body }) => body === 'moon')
  const signs = change?.signs ?? []
  return signs.map((sign) => own(`${words.ifSign({ sign })} ${words.moonSign[sign] ?? ''}`, factsOf(page, 'moon')))
}

function writeSaturn(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.saturn
  const sign = page.signOf('saturn')
  page.write(chapter, words.titles.saturnSign, [
    own(words.intro.saturn, factsOf(page, 'saturn')),
    ...page.uncertain('saturn'),
    sign === null
      ? null
      : own(
          `${words.criticSays({ quote: words.quote[sign] ?? '' })} ${words.critic[sign] ?? ''}`,
          page.signFact('saturn'),
        ),
    byHouse(page, 'saturn', words.saturnHouse) ?? bySort(page, 'saturn', elementOf, words.rule),
  ])
  page.write(chapter, words.verdictTitle.saturn, verdict(writing, 'saturn'))
  page.write(chapter, words.titles.hired, [
    bySort(page, 'saturn', elementOf, words.hired),
    own(words.criticAge[lifeStage(page.request)], factsOf(page, 'saturn')),
    bySign(page, 'saturn', words.answer),
  ])
}

function writeChiron(writing: Writing): void {
  const { page, words } = writing
  const chapter = words.chapters.chiron
  page.write(chapter, words.titles.chironHouse, [
    own(words.intro.chiron, signFacts(page, ['saturn', 'uranus', 'chiron'])),
    ...page.uncertain('chiron'),
    bySign(page, 'chiron', words.chironSign),
    byHouse(page, 'chiron', words.chironHouse),
  ])
  page.write(chapter, words.verdictTitle.chiron, verdict(writing, 'chiron'))
  page.write(chapter, words.titles.ease, [bySort(page, 'chiron', elementOf, words.ease)])
}

function writePluto(writing: Writing): void {
  const { page, words, ties } = writing
  const chapter = words.chapters.pluto
  page.write(chapter, words.titles.plutoHouse, [
    own(words.intro.pluto, factsOf(page, 'pluto')),
    ...page.uncertain('pluto'),
    byHouse(page, 'pluto', words.plutoHouse) ?? bySort(page, 'pluto', elementOf, words.vault),
  ])
  page.write(chapter, words.verdictTitle.pluto, verdict(writing, 'pluto'))
  const met = (['sun', 'moon', 'venus', 'mars'] as const).flatMap((figure) => {
    const tie = ties.find(({ a, b, side }) => a === figure && b === 'pluto' && side === 'hard')
    return tie ? [{ figure, tie }] : []
  })
  const [closest] = met.toSorted((one, other) => other.tie.weight - one.tie.weight)
  const facts = closest ? [tieFact(page, closest.tie)] : factsOf(page, 'pluto')
  page.write(chapter, words.titles.leave, [own(words.leave[closest?.figure ?? 'none'], facts)])
}

const SELF = ['sun', 'venus', 'mars'] as const

/** The figures who speak for oneself: what one wants, likes, and fights for. */
function writeSelf(writing: Writing): void {
  const { page, words, ties, told } = writing
  const facts = SELF.flatMap((figure) => factsOf(page, figure))
  for (const figure of SELF) {
    const untold = ties.filter((tie) => isOf(tie, figure) && !told.has(tie)).slice(0, MOST_UNTOLD)
    page.write(words.chapters.self, words.selfTitle[figure], [
      figure === 'sun' ? own(words.intro.self, facts) : null,
      ...page.uncertain(figure),
      bySign(page, figure, words[figure]),
      ...untold.map((tie) => tell(writing, tie, words.chapters.self, words.also)),
      figure === 'mars' ? own(words.front[front(page)], facts) : null,
    ])
  }
}

function writeDefense({ page, words, ties }: Writing): void {
  const { order, least, factors } = defenses(page, ties)
  const [first, second] = order
  if (!first || !second) return
  const chapter = words.chapters.defense
  page.write(chapter, words.titles.defenseFirst, [
    own(words.defense.intro, factors),
    own(words.defense.first[first], factors),
  ])
  page.write(chapter, words.titles.defenseSecond, [
    own(words.defense.second[second], factors),
    least ? own(words.missing[least], factors) : null,
  ])
}

function writeClosing(writing: Writing): void {
  const { page, words, ties, quarrels } = writing
  const { phrases, titles, chapters } = words
  const [main] = quarrels
  page.write(
    chapters.closing,
    titles.steps,
    MAIN_FIGURES.map((figure) => {
      const { lean } = judge(page, ties, figure)
      return lean === 'alone' && !page.birth.timeKnown ? null : own(words.step[figure][lean])
    }),
  )
  const rows = (['moon', 'saturn', 'mars'] as const).flatMap((figure) => {
    const sign = page.signOf(figure)
    return sign === null ? [] : [[phrases.of[figure], phrases[figure][sign] ?? '']]
  })
  const factors = signFacts(page, ['moon', 'saturn', 'mars'])
  page.write(chapters.closing, titles.words, [
    own(phrases.intro),
    rows.length === 0 ? null : tablePart(phrases, rows, factors),
  ])
  page.write(chapters.closing, titles.closing, [
    main ? own(words.pair[main.pair].close, [tieFact(page, main)]) : own(words.quiet.close),
    own(words.practice[lifeStage(page.request)]),
  ])
}

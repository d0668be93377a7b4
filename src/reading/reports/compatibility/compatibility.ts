import { davisonChart } from '#astro/charts/davison-chart.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { compositeFacts } from '../../facts/composite-facts.ts'
import { synastryFacts } from '../../facts/synastry-facts.ts'
import { own, tablePart } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { leaning, natures, togetherOf } from './compatibility-facts.ts'
import { judge, type Judgment, type Poles, polesOf } from './judge.ts'
import { LEANS, type Question, QUESTIONS, settingOf } from './questions.ts'
import { writeTables, writeTerms } from './tables.ts'
import {
  bondFactors,
  chapterOf,
  groundOf,
  hasKey,
  isOfChild,
  named,
  shortAnswer,
  toldContacts,
  type Writing,
  writeQuestion,
} from './write-question.ts'
import { compatibilityTexts } from './words.ts'

/** Two charts against each other, in both directions, for any bond: seven questions, each judged by all its testimonies. */
export const compatibility: ReportModule = {
  type: 'compatibility',
  birthTime: 'wanted',
  other: 'partner',
  usesPlaces: false,
  write(request: ReportRequest) {
    const { other, person } = request
    if (!other) throw new RangeError('a report that compares two charts needs the other birth')
    const page = new ReportPage(request)
    const words = request.library.texts(compatibilityTexts, request.lang)
    const facts = synastryFacts(person.birth, other.birth)
    const them = new ReportPage({ ...request, person: other })
    const asked = QUESTIONS.filter((question) => question !== 'money' || page.audience !== 'child')
    const judged = judge(facts, page, them, asked)
    const writing: Writing = {
      page,
      words,
      name: other.firstName,
      setting: settingOf(page.audience, other.relation),
      facts,
      told: toldContacts(judged),
      them,
    }
    const poles = polesOf(judged)
    writeThesis(writing, judged, poles)
    for (const judgment of judged) writeQuestion(writing, judgment)
    writeWhole(writing)
    writeClosing(writing, poles, judged)
    writeTables(writing, grounded(poles))
    const [yours, theirs] = [person.birth.timeKnown, other.birth.timeKnown]
    const missing = yours ? (theirs ? null : 'theirs') : theirs ? 'yours' : 'both'
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ one: person.firstName, other: other.firstName }),
      limits: missing ? [words.withoutHours[missing]({ name: other.firstName })] : [],
    })
  },
}

/** The contacts that the thesis rests on: for what comes easiest, and against what is hardest. */
const grounded = ({ best, hardest }: Poles) =>
  [groundOf(best, 'forIt'), groundOf(hardest, 'againstIt')].flatMap((tie) => tie?.aspects.map(({ id }) => id) ?? [])

/** What holds and what asks for work, and the contacts that say so. */
function writeThesis(writing: Writing, judged: readonly Judgment[], { best, hardest, alike }: Poles): void {
  const { page, words, name } = writing
  const { audience } = page
  const [easiest, strictest] = [best, hardest].map(({ question }) => chapterOf(writing, question)) as [string, string]
  const thesis = alike
    ? words.alike[alike]({ best: easiest, hardest: strictest })
    : contrast(writing, best.question, hardest.question)
  const grounds = (
    [
      ['best', groundOf(best, 'forIt')],
      ['hardest', groundOf(hardest, 'againstIt')],
    ] as const
  ).map(([which, tie]) => {
    return tie
      ? own(
          page.say(`grounds ${which}`, words.grounds[which], named(writing, tie.aspects[0])),
          bondFactors(writing, tie),
        )
      : null
  })
  page.write(words.chapters.thesis, words.titles.thesis, [
    own(thesis),
    ...grounds,
    tablePart(
      words.glance,
      judged.map((judgment) => [
        chapterOf(writing, judgment.question),
        shortAnswer(writing, judgment),
        words.glance.lean[judgment.lean],
      ]),
    ),
    audience === 'child' || audience === 'kin' ? own(words.family[audience]({ name })) : null,
    { kind: 'notice', text: words.notice },
  ])
}

function contrast(writing: Writing, best: Question, hardest: Question): string {
  const { thesis, ofChild } = writing.words
  if (isOfChild(writing, best) && isOfChild(writing, hardest))
    return `${ofChild.best[best]} ${ofChild.hardest[hardest]}`
  return thesis[`${best} ${hardest}`]
}

/** Whether the composite and the Davison chart lean the way the contacts do. */
function writeWhole({ page, words, facts, them }: Writing): void {
  const { whole, chapters, titles } = words
  const [you, other] = [page.birth, them.birth]
  const composite = compositeFacts(you, other)
  const davison = davisonChart(page.request.sky, you.chart, other.chart, you.chart.houses?.requested)
  const between = facts.aspects.map(({ yours, theirs, aspect }) => ({ a: yours, b: theirs, aspect }))
  // Without both hours the Moon of a Davison chart may stand anywhere within some degrees.
  const hours = you.timeKnown && other.timeKnown
  const counted = {
    synastry: natures(between),
    composite: natures(composite.aspects),
    davison: natures(davison.aspects.filter(({ a, b }) => hours || (a !== 'moon' && b !== 'moon'))),
  }
  const verdict = togetherOf(Object.values(counted).map(leaning))
  page.write(chapters.whole, titles.whole, [
    own(whole.intro),
    tablePart(
      whole,
      (['synastry', 'composite', 'davison'] as const).map((row) => {
        const { flowing, tense, conjunction } = counted[row]
        return [whole.rows[row], `${flowing}`, `${tense}`, `${conjunction}`]
      }),
      composite.aspects
        .filter(({ aspect }) => ASPECT_NATURE[aspect] !== 'conjunction')
        .slice(0, 4)
        .map(({ id, a, b, aspect }) => page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect })),
    ),
    own(whole.verdict[verdict]),
  ])
}

/** A closing text, in the words for two at work where they have their own. */
function atWork({ words, setting }: Writing, closing: 'holds' | 'rubs' | 'first', question: Question): string {
  const texts = words.atWork[closing]
  return setting === 'work' && hasKey(texts, question) ? texts[question] : words[closing][question]
}

function firstStep(writing: Writing, question: Question): string {
  const livesApart = writing.setting === 'kin' || writing.setting === 'friend'
  return livesApart && question === 'home' ? writing.words.firstApart : atWork(writing, 'first', question)
}

/** The questions of each lean in a line. */
const linesByLean = (writing: Writing, judged: readonly Judgment[]) =>
  LEANS.flatMap((lean) => {
    const chapters = judged.filter((one) => one.lean === lean).map(({ question }) => chapterOf(writing, question))
    return chapters.length > 0 ? [own(writing.words.line[lean]({ chapters }))] : []
  })

/** The end takes the thesis up: what holds and what rubs, if anything does, and what to do first. */
function writeClosing(writing: Writing, { best, hardest, alike }: Poles, judged: readonly Judgment[]): void {
  const { page, words } = writing
  const { chapters, titles, ofChild } = words
  const [sound, asked] = [best.question, hardest.question]
  if (alike !== 'hard' && alike !== 'quiet')
    page.write(chapters.closing, titles.holds, [
      own(isOfChild(writing, sound) ? ofChild.holds[sound] : atWork(writing, 'holds', sound)),
    ])
  if (alike !== 'easy' && alike !== 'quiet') {
    page.write(chapters.closing, titles.rubs, [
      own(isOfChild(writing, asked) ? ofChild.rubs[asked] : atWork(writing, 'rubs', asked)),
    ])
  }
  const first = isOfChild(writing, asked) ? words.firstOfChild[asked] : firstStep(writing, asked)
  page.write(chapters.closing, titles.first, [own(first)])
  page.write(chapters.closing, titles.lines, [own(words.linesLead), ...linesByLean(writing, judged)])
  writeTerms(writing)
  page.write(chapters.closing, titles.cannot, [own(page.way('cannot', words.cannot))])
}

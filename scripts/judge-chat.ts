import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { textOf } from '#reading/astrologer/answer.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { judge } from '#test/questions/judge.ts'

/** `npm run -s judge:chat`: how the built-in astrologer does on the question set. `-- answers` prints every answer. */
const judged = judge(loadEphemeris(), loadLibrary())
const isPrinting = process.argv.includes('answers')
for (const { lang, question, answer, isUnderstood, faults } of judged) {
  const wrong = [
    ...(isUnderstood ? [] : [`taken for ${answer.intent}, not ${question.intents.join(' or ')}`]),
    ...faults,
  ]
  if (isPrinting) process.stdout.write(`\n## ${lang}: ${question.text} [${answer.intent}]\n${textOf(answer)}\n`)
  if (wrong.length > 0) process.stdout.write(`${lang}: ${question.text}: ${wrong.join('; ')}\n`)
}
for (const lang of ['en', 'ru'] as const) {
  const of = judged.filter((one) => one.lang === lang)
  const share = (count: number) => `${count} of ${of.length} (${((100 * count) / of.length).toFixed(1)}%)`
  process.stdout.write(
    `${lang}: understood ${share(of.filter(({ isUnderstood }) => isUnderstood).length)}, without fault ` +
      `${share(of.filter(({ isUnderstood, faults }) => isUnderstood && faults.length === 0).length)}\n`,
  )
}

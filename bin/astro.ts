import { openVerb, VERB_HELP } from './astro/verbs.ts'
import { answerLines } from './astro/json-lines.ts'

const HELP = `Usage: npm run -s astro -- <verb>   (JSON lines in, one JSON line out for each)

${Object.entries(VERB_HELP)
  .map(([name, input]) => `  ${name.padEnd(12)}${input}`)
  .join('\n')}

Times are UTC like 1990-05-17T10:30:00Z, 1800 to 2150. Degrees, north and east positive. A bad line is answered by
{"error": "…"}, and the run goes on.
`

const [verb, ...rest] = process.argv.slice(2)
if (verb === '--help' || verb === '-h' || verb === 'help') {
  process.stdout.write(HELP)
} else {
  const answer = verb === undefined || rest.length > 0 ? undefined : await openVerb(verb)
  if (answer) {
    await answerLines(process.stdin, process.stdout, answer)
  } else {
    const unknown = verb !== undefined && rest.length === 0
    process.stderr.write(`${unknown ? `astro: there is no verb "${verb}"` : 'astro: give one verb'}\n\n${HELP}`)
    process.exitCode = 2
  }
}

import { chartTool } from '#mcp/chart.ts'
import { placesTool } from '#mcp/places.ts'
import { readBirth } from '#mcp/read-birth.ts'
import { skyEventsTool } from '#mcp/sky-events.ts'
import { transitsTool } from '#mcp/transits.ts'
import { publicApi } from '#contract/public-api.ts'

let answers: Record<string, unknown> | undefined

/** The answers to the contract's examples, as the calls give them. They are the same each time. */
function apiExamples(): Record<string, unknown> {
  if (answers) return answers
  const { calls } = publicApi
  const [chart, time] = [calls['POST /v1/chart'], calls['POST /v1/birth-time']]
  const [transits, events, places] = [calls['POST /v1/transits'], calls['GET /v1/events'], calls['GET /v1/places']]
  answers = {
    'POST /v1/chart': chartTool.run(chart.body.parse(chart.example)).result,
    'POST /v1/transits': transitsTool.run(transits.body.parse(transits.example)).result,
    'GET /v1/events': skyEventsTool.run(events.query.parse(events.example)).result,
    'GET /v1/places': placesTool.run(places.query.parse(places.example)).result,
    'POST /v1/birth-time': { birth: readBirth(time.body.parse(time.example).birth).described },
  }
  return answers
}

/** What the page for developers is lent. */
export const publicApiSite = () => ({ apiExamples })

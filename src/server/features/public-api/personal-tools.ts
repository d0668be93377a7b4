import { z } from 'zod'
import { isTimeZone } from '#astro/birth-time/find-zone.ts'
import { ChartAnswer } from '#contract/engine/chart.ts'
import { birthField } from '#contract/engine/birth.ts'
import { chartTool } from '#mcp/chart.ts'
import { jsonSchema, type AnyTool, type ToolAnswer } from '#mcp/tool.ts'
import { inputError, ToolError } from '#mcp/tool-error.ts'
import type { AppScope } from '#product/app-scopes.ts'
import type { AppCaller } from '#core/app-grants/api.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { findUser, type User } from '#core/users/api.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { trimByPlan, writtenDay } from '../daily/api.ts'
import { listPeople } from '../people/api.ts'
import { presentApiPerson, presentOwnBirth } from './present.ts'

interface Personal<Input extends z.ZodObject, Output extends z.ZodObject> {
  scope: AppScope
  name: string
  title: string
  description: string
  input: Input
  output: Output
  run(user: User, input: z.output<Input>): Promise<ToolAnswer<z.input<Output>>>
}

const NOTHING = z.strictObject({})

const DayAnswer = z.object({
  date: z.string(),
  time_zone: z.string(),
  headline: z.string(),
  text: z.string(),
  love: z.string().nullable().describe('Null where the person’s plan doesn’t include it.'),
  career: z.string().nullable(),
  health: z.string().nullable(),
})
const PeopleAnswer = z.object({
  people: z.array(z.object({ id: z.number(), name: z.string(), relation: z.string(), birth: birthField })),
})

/** What an assistant may read of the person who has allowed it, by the rights that they gave: nothing is changed by any of it. */
export function personalTools(services: Services, { userId, scopes }: AppCaller): AnyTool[] {
  const { db, clock } = services
  const make = <Input extends z.ZodObject, Output extends z.ZodObject>(
    definition: Personal<Input, Output>,
  ): AnyTool[] => {
    const { scope, name, title, description, input, output, run } = definition
    if (!scopes.includes(scope)) return []
    const answer = async (given: unknown) => {
      const parsed = input.safeParse(given ?? {})
      if (!parsed.success) throw inputError(parsed.error)
      const user = await findUser(db, userId)
      if (!user) throw new ToolError('internal', 'The account is gone.', 'Connect the assistant again.')
      return run(user, parsed.data)
    }
    return [{ name, title, description, inputSchema: jsonSchema(input), outputSchema: jsonSchema(output), answer }]
  }
  return [
    ...make({
      scope: 'chart:read',
      name: 'my_chart',
      title: 'The person’s own birth chart',
      description:
        'The natal chart of the person you speak with, as they have saved their birth. Its `birth` may be given to the other tools.',
      input: NOTHING,
      output: ChartAnswer,
      run: async (user) => chartTool.run({ birth: ownBirth(user) }),
    }),
    ...make({
      scope: 'people:read',
      name: 'my_people',
      title: 'The people whom the person has saved',
      description:
        'Names, relations and births of the people that the person has saved. Give a `birth` to `chart`, `transits` or `pair`.',
      input: NOTHING,
      output: PeopleAnswer,
      run: async (user) => {
        const people = (await listPeople(db, user.id)).map(presentApiPerson)
        const names = people.map(({ name, relation }) => (relation === '' ? name : `${name} (${relation})`)).join(', ')
        return { text: names === '' ? 'Nobody is saved.' : names, result: { people } }
      },
    }),
    ...make({
      scope: 'day:read',
      name: 'my_day',
      title: 'The person’s horoscope of today',
      description:
        'Today’s horoscope of the person you speak with, as they read it in Asteria, in the language of their account.',
      input: NOTHING,
      output: DayAnswer,
      run: async (user) => {
        ownBirth(user)
        const timeZone = user.timeZone !== null && isTimeZone(user.timeZone) ? user.timeZone : 'UTC'
        const date = civilDateAt(clock(), timeZone)
        const written = await writtenDay(services, user, { date, timeZone })
        if (!written) throw noBirth()
        const { plan } = await getPlan(db, user.id, clock())
        const { headline, general, love, career, health } = trimByPlan(written, plan)
        return {
          text: general,
          result: {
            date,
            time_zone: timeZone,
            headline: headline?.text ?? '',
            text: general,
            love: love?.text ?? null,
            career: career?.text ?? null,
            health: health?.text ?? null,
          },
        }
      },
    }),
  ]
}

const noBirth = () =>
  new ToolError('birth_missing', 'The person hasn’t saved their birth yet.', 'Ask them to complete it in the settings.')

function ownBirth(user: User) {
  const birth = presentOwnBirth(user)
  if (!birth) throw noBirth()
  return birth
}

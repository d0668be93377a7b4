import type { Lang } from '#language/lang.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { addPerson } from './add-person.ts'
import { deletePerson } from './delete-person.ts'
import { editPerson } from './edit-person.ts'
import { listBirthdays } from './list-birthdays.ts'
import { presentPerson } from './present.ts'
import { settleReview } from './settle-review.ts'
import { listPeople, type PersonRow } from './queries.ts'

const presentSaved = (services: Services, lang: Lang, { person, warnings }: Saved) => ({
  status: 'success' as const,
  ...presentPerson(services, person, lang),
  ...(warnings.length > 0 && { warnings }),
})

interface Saved {
  person: PersonRow
  warnings: string[]
}

export function peopleRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /people', async ({ actor }) =>
    (await listPeople(db, actor.user.id)).map((person) => presentPerson(services, person, actor.user.lang)),
  )

  bind('GET /people/birthdays', async ({ actor: { user }, caller: { timeZone } }) => ({
    birthdays: await listBirthdays(services, user, timeZone),
  }))

  bind('POST /birth-review', async ({ actor, body }) => {
    await settleReview(services, actor.user, body)
    return { status: 'success' }
  })

  bind('POST /people', async ({ actor, body }) =>
    presentSaved(services, actor.user.lang, await addPerson(services, actor.user, body)),
  )

  bind('PATCH /people/:id', async ({ actor, params, body }) =>
    presentSaved(services, actor.user.lang, await editPerson(services, actor.user, params.id, body)),
  )

  bind('DELETE /people/:id', async ({ actor, params }) => {
    await deletePerson(services, actor.user, params.id)
    return { status: 'success' }
  })
}

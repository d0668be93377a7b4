import type { Bind } from '../../http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { addPerson } from './add-person.ts'
import { deletePerson } from './delete-person.ts'
import { editPerson } from './edit-person.ts'
import { presentPerson } from './present.ts'
import { listPeople, type PersonRow } from './queries.ts'

const saved = ({ person, warnings }: { person: PersonRow; warnings: string[] }) => ({
  status: 'success' as const,
  ...presentPerson(person),
  ...(warnings.length > 0 && { warnings }),
})

export function peopleRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /people', async ({ actor }) => (await listPeople(db, actor.user.id)).map(presentPerson))

  bind('POST /people', async ({ actor, body }) => saved(await addPerson(services, actor.user, body)))

  bind('PATCH /people/:id', async ({ actor, params, body }) =>
    saved(await editPerson(services, actor.user, params.id, body)),
  )

  bind('DELETE /people/:id', async ({ actor, params }) => {
    await deletePerson(services, actor.user, params.id)
    return { status: 'success' }
  })
}

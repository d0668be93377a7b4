import type { Bind } from '../../http/bind.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { addPerson } from './add-person.ts'
import { editPerson } from './edit-person.ts'
import { presentPerson } from './present.ts'
import { deletePersonRow, listPeople, type PersonRow } from './queries.ts'

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
    if (!(await deletePersonRow(db, actor.user.id, params.id))) throw new AppError('not_found')
    return { status: 'success' }
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './lock-folder.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'asteria-lock-'))
})
afterAll(() => rm(parent, { recursive: true }))

const refusal = (folder: string) =>
  `The data folder ${folder} is in use by another Asteria process. Stop it, or set DATA_DIR to another folder.`

/** A process that takes the folder, says so, and holds it until it is killed. */
async function otherProcess(folder: string) {
  const module = new URL('./lock-folder.ts', import.meta.url).href
  const script = `
    import { lockFolder } from ${JSON.stringify(module)}
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('taken'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { said: said.toString().trim(), kill }
}

it('a folder is one process’s until it lets go, and is made where there is none', async () => {
  const folder = join(parent, 'not', 'yet')
  const unlock = await lockFolder(folder)
  const second = lockFolder(folder)
  await expect(second).rejects.toThrow(FolderInUseError)
  await expect(second).rejects.toThrow(refusal(folder))
  await unlock()
  await (
    await lockFolder(folder)
  )()
})

it('is the same folder by whichever way one comes to it', async () => {
  const folder = join(parent, 'real')
  const unlock = await lockFolder(folder)
  await symlink(folder, join(parent, 'alias'))
  for (const way of [join(parent, 'alias'), `${folder}/`, join(parent, 'real', '..', 'real')])
    await expect(lockFolder(way)).rejects.toThrow(FolderInUseError)
  const other = await lockFolder(join(parent, 'other'))
  await other()
  await unlock()
})

it('is refused to a second process, and free again when the first was killed', async () => {
  const folder = join(parent, 'shared')
  const first = await otherProcess(folder)
  expect(first.said).toBe('taken')
  await expect(lockFolder(folder)).rejects.toThrow(refusal(folder))
  const second = await otherProcess(folder)
  expect(second.said).toBe(refusal(folder))
  await second.kill()
  await first.kill()
  await (
    await lockFolder(folder)
  )()
})

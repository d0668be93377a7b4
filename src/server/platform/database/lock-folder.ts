import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_FOLDER } from '../own-folder.ts'

export class FolderInUseError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} is in use by another Asteria process. Stop it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}

function socketPath(folder: string): string {
  const name = `asteria-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  if (platform() === 'linux') return `\0${name}`
  if (platform() === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/**
 * Takes a folder for this process. A listening socket is the lock, because the kernel closes it however the process
 * ends, `kill -9` included; the embedded database itself has no lock, and two writers lose commits.
 * @throws {FolderInUseError}
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  const path = socketPath(folder)
  const isFile = !path.startsWith('\0') && platform() !== 'win32'
  if (isFile && !(await answers(path))) rmSync(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new FolderInUseError(folder, cause)))
    server.listen(path, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

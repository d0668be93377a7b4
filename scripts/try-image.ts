import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/**
 * Carries out the steps of the Dockerfile without Docker, each stage in an empty folder, and starts what comes of it as
 * the user it names, who may write nowhere but in the volume: shows that what is copied is enough. It does not show that
 * the base image is right, nor what Docker itself makes of the file. Needs root, for the user.
 */

interface Stage {
  root: string
  workdir: string
  env: Record<string, string>
  user: [uid: number, gid: number] | null
  command: string[]
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const top = mkdtempSync(join(tmpdir(), 'asteria-image-'))
chmodSync(top, 0o755)

/** What git knows, less what `.dockerignore` keeps out: the context that a build is given. */
function contextFolder(): string {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const isIgnored = (path: string) =>
    ignored.some((rule) =>
      rule.startsWith('**/*') ? path.endsWith(rule.slice(4)) : path === rule || path.startsWith(`${rule}/`),
    )
  const folder = join(top, 'context')
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    maxBuffer: 1e8,
  })
  for (const path of files.toString().split('\0').filter(Boolean))
    if (!isIgnored(path) && existsSync(path)) cpSync(path, join(folder, path))
  return folder
}

/** Lines of the file, continued ones joined. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))

const stages = new Map<string, Stage>()
const context = contextFolder()
let stage: Stage = { root: top, workdir: '/', env: {}, user: null, command: [] }

const inside = (path: string, one = stage) =>
  path.startsWith('/') ? join(one.root, path) : join(one.root, one.workdir, path)
/** Absolute paths of a step's command lie in the stage's folder. */
const rooted = (command: string) =>
  command.replaceAll(/(^|[\s=])\/(app|data)\b/g, (_, before: string, name: string) => `${before}${stage.root}/${name}`)

function copy(words: string[]): void {
  const from = words[0]?.startsWith('--from=') ? stages.get(words.shift()?.slice('--from='.length) ?? '') : undefined
  const target = words.pop() ?? ''
  for (const source of words) {
    const path = from ? inside(source, from) : join(context, source)
    const isFolder = statSync(path).isDirectory()
    const to = inside(target)
    cpSync(path, isFolder || !target.endsWith('/') ? to : join(to, basename(source)), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
}

function follow(line: string): void {
  const [word = '', ...rest] = line.split(/\s+/)
  const text = line.slice(word.length).trim()
  const last = rest.at(-1) ?? ''
  if (word === 'FROM') {
    const name = rest.includes('AS') ? last : 'image'
    stage = { root: join(top, name), workdir: '/', env: {}, user: null, command: [] }
    mkdirSync(stage.root)
    stages.set(name, stage)
  } else if (word === 'WORKDIR') {
    stage.workdir = last
    mkdirSync(inside('.'), { recursive: true })
  } else if (word === 'ENV')
    for (const pair of rest) stage.env[pair.split('=')[0] ?? ''] = pair.slice(pair.indexOf('=') + 1)
  else if (word === 'COPY') copy(rest)
  else if (word === 'RUN')
    execFileSync('sh', ['-c', rooted(text)], { cwd: inside('.'), stdio: ['ignore', 'ignore', 'inherit'] })
  else if (word === 'USER') stage.user = last.split(':').map(Number) as [number, number]
  else if (word === 'CMD') stage.command = JSON.parse(text) as string[]
  else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK'].includes(word))
    throw new Error(`unknown instruction ${word}`)
  say(`did  ${line.slice(0, 100)}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function tryIt({ root, env, user, command }: Stage): Promise<void> {
  const port = await freePort()
  const [uid, gid] = user ?? [0, 0]
  chownSync(join(root, 'data'), uid, gid)
  const child = spawn(process.execPath, command.slice(1), {
    cwd: join(root, 'app'),
    uid,
    gid,
    env: {
      ...env,
      PATH: process.env.PATH,
      HOME: '/',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(root, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([
    new Promise<void>((resolve) =>
      child.stdout.on('data', (part: Buffer) => part.toString().includes('"ready"') && resolve()),
    ),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ])
  const ask = async (path: string, patience = 10) => {
    for (let tried = 1; ; tried++) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      if (answer.status === 200 || tried === patience) {
        say(
          `${answer.status}  ${path}  ${answer.headers.get('content-type')}  ${(await answer.arrayBuffer()).byteLength} bytes`,
        )
        if (answer.status !== 200) process.exitCode = 1
        return
      }
    }
  }
  // A page, its pictures, a call that searches places, and a PDF, which takes fonts, a native library and a worker.
  for (const path of ['/healthz', '/readyz', '/metrics', '/', '/api/openapi.json', '/api/get/report/sample-monthly'])
    await ask(path)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  say(`SIGTERM ended it with ${code}`)
  if (code !== 0) process.exitCode = 1
}

try {
  instructions.forEach(follow)
  const image = stages.get('image')
  if (!image) throw new Error('the last stage has a name: it is to be the image')
  const kilobytes = execFileSync('du', ['-sk', image.root]).toString().split('\t')[0]
  say(`the image adds ${Math.round(Number(kilobytes) / 1024)} MB to its base`)
  await tryIt(image)
} finally {
  rmSync(top, { recursive: true, force: true })
}

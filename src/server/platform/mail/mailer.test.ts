import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMail } from '#test/mail.ts'
import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { createMailer, NotTakenError } from './mailer.ts'

const NOW = new Date('2026-11-21T09:00:00.123Z')
const mail = (to: string, text = 'Привет, мир') => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  to,
  subject: 'Ваша карта — «готова»',
  text,
  html: `<p>${text}</p>`,
})

describe('without SMTP_URL', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'asteria-mailer-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))
  const mailer = () => createMailer(parseEnv({ DATA_DIR: dataDir }), () => NOW)
  const names = async () => (await readdir(join(dataDir, 'outbox'))).toSorted()

  it('each mail is a file named by time and address, in which a mail program reads what was meant', async () => {
    await mailer().send(mail('ada@example.test', `Нажмите: https://asteria.test/confirm?token=${'a'.repeat(90)}`))
    expect(await names()).toEqual(['2026-11-21T09-00-00-123Z-ada@example.test.eml'])
    const read = readMail(await readFile(join(dataDir, 'outbox', '2026-11-21T09-00-00-123Z-ada@example.test.eml')))
    expect(read.subject).toBe('Ваша карта — «готова»')
    expect(read.headers).toMatchObject({ from: 'Asteria <hello@asteria.local>', to: 'ada@example.test' })
    expect(read.headers['message-id']).toBe('<0f8fad5b-d9cb-469f-a165-70867728950e@asteria.local>')
    expect(read.token).toBe('a'.repeat(90))
    expect(read.html).toContain('<p>Нажмите: ')
    // RFC 3834: nobody's holiday notice answers it.
    expect(read.headers['auto-submitted']).toBe('auto-generated')
  })

  it('what a person wrote is carried on as theirs, so that a help desk takes it as a message', async () => {
    await mailer().send({ ...mail('desk@example.test'), replyTo: 'ada@example.test' })
    const file = join(dataDir, 'outbox', '2026-11-21T09-00-00-123Z-desk@example.test.eml')
    expect(readMail(await readFile(file)).headers).not.toHaveProperty('auto-submitted')
    await rm(file)
  })

  it('nobody else may read them, and who forgets an address forgets no other that it is a part of', async () => {
    const neighbors = ['x@example.test.au', 'a.Z-x@example.test', 'x@example.test']
    for (const to of neighbors) await mailer().send(mail(to))
    await mailer().send({ ...mail('staff@example.test'), replyTo: 'x@example.test.au' })
    const outbox = join(dataDir, 'outbox')
    for (const name of await names()) expect((await stat(join(outbox, name))).mode & 0o777, name).toBe(0o600)
    expect((await stat(outbox)).mode & 0o777).toBe(0o700)
    await mailer().forget('x@example.test')
    const left = (await names()).map((name) => name.slice('2026-11-21T09-00-00-123Z-'.length))
    expect(left).toEqual(
      expect.arrayContaining(['x@example.test.au.eml', 'a.Z-x@example.test.eml', 'staff@example.test.eml']),
    )
    expect(left).not.toContain('x@example.test.eml')
    for (const name of await names()) if (/x@|staff@/.test(name)) await rm(join(outbox, name))
  })

  it('two mails to one address at the same moment are two files, in order', async () => {
    const to = 'twice@example.test'
    for (const text of ['first', 'second']) await mailer().send(mail(to, text))
    await Promise.all(['third', 'fourth'].map((text) => mailer().send(mail(to, text))))
    const files = (await names()).filter((name) => name.endsWith(`-${to}.eml`))
    const texts = await Promise.all(files.map(async (name) => readMail(await readFile(join(dataDir, 'outbox', name)))))
    expect(texts.slice(0, 2).map(({ text }) => text.trim())).toEqual(['first', 'second'])
    expect(texts.map(({ text }) => text.trim()).toSorted()).toEqual(['first', 'fourth', 'second', 'third'])
  })

  it('no address leaves the outbox or is too long for a file name', async () => {
    await mailer().send(mail('../../../etc/passwd@example.test'))
    await mailer().send(mail(`${'x'.repeat(240)}@example.test`))
    const files = await names()
    expect(files).toContain('2026-11-21T09-00-00-123Z-.._.._.._etc_passwd@example.test.eml')
    expect(files.some((name) => name.includes('x'.repeat(150)))).toBe(true)
    expect(files.filter((name) => !name.endsWith('.eml'))).toEqual([])
  })
})

/** A mail server of a dozen lines: takes one message after another and keeps what it was told; hangs up where it has no answer. */
async function smtpServer(answer: string | null | ((nth: number) => string | null) = '250 taken') {
  const heard: { from: string; to: string; message: string }[] = []
  const sockets: Socket[] = []
  const speak = (socket: Socket) => {
    sockets.push(socket)
    socket.on('error', () => socket.destroy())
    let buffer = ''
    let current: { from: string; to: string; message: string } | undefined
    let inMessage = false
    socket.write('220 test\r\n')
    const take = (line: string) => {
      if (inMessage && current) {
        if (line !== '.') return void (current.message += `${line}\r\n`)
        inMessage = false
        heard.push(current)
        const answerToData = typeof answer === 'function' ? answer(heard.length) : answer
        if (answerToData === null) return void socket.destroy()
        return void socket.write(`${answerToData}\r\n`)
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL') current = { from: line, to: '', message: '' }
      if (verb === 'RCPT' && current) current.to = line
      inMessage = verb === 'DATA'
      socket.write(verb === 'DATA' ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      if (verb === 'QUIT') socket.end()
    }
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString('latin1')
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        take(line)
      }
    })
  }
  const server = createServer(speak)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, sockets, close }
}

describe('with SMTP_URL', () => {
  it('the mail goes to that server', async () => {
    const { url, heard, close } = await smtpServer()
    const env = parseEnv({ SMTP_URL: url, MAIL_FROM: 'Астерия <stars@asteria.test>' })
    await createMailer(env, () => NOW).send(mail('ada@example.test'))
    close()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({
      from: expect.stringContaining('<stars@asteria.test>'),
      to: expect.stringContaining('<ada@example.test>'),
    })
    const read = readMail(Buffer.from(heard[0]?.message ?? '', 'latin1'))
    expect(read.subject).toBe('Ваша карта — «готова»')
    expect(read.text.trim()).toBe('Привет, мир')
    expect(read.headers['auto-submitted']).toBe('auto-generated')
    expect(read.headers['message-id']).toBe('<0f8fad5b-d9cb-469f-a165-70867728950e@asteria.test>')
  })

  it('a refusal is an error, so that the job is tried again', async () => {
    const { url, close } = await smtpServer('451 come back later')
    const sending = createMailer(parseEnv({ SMTP_URL: url }), () => NOW).send(mail('ada@example.test'))
    await expect(sending).rejects.toThrow('451')
    await expect(sending).rejects.toBeInstanceOf(NotTakenError)
    close()
  })

  it('a server that is not there has taken nothing; of one that hangs up after the mail nobody knows', async () => {
    const { url, close } = await smtpServer()
    close()
    const away = createMailer(parseEnv({ SMTP_URL: url }), () => NOW).send(mail('ada@example.test'))
    await expect(away).rejects.toBeInstanceOf(NotTakenError)
    const silent = await smtpServer(null)
    const sending = createMailer(parseEnv({ SMTP_URL: silent.url }), () => NOW).send(mail('ada@example.test'))
    const error = await sending.catch((cause: unknown) => cause)
    silent.close()
    expect(silent.heard).toHaveLength(1)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(NotTakenError)
  })

  describe('over connections that stay open', () => {
    const open = async (server: Awaited<ReturnType<typeof smtpServer>>, more: Record<string, string> = {}) =>
      createMailer(parseEnv({ SMTP_URL: server.url, ...more }), () => NOW)

    it('one mail goes after the other over one, and it ends with the mailer', async () => {
      const server = await smtpServer()
      const mailer = await open(server)
      for (const name of ['ada', 'ben', 'eve']) await mailer.send(mail(`${name}@example.test`))
      expect(server.heard.map(({ to }) => to)).toEqual(
        ['ada', 'ben', 'eve'].map((name) => expect.stringContaining(`<${name}@example.test>`)),
      )
      expect(server.sockets).toHaveLength(1)
      const [socket] = server.sockets
      const ended = socket && once(socket, 'close')
      mailer.close()
      await ended
      await expect(mailer.send(mail('late@example.test'))).rejects.toThrow('closed')
      server.close()
      expect(server.heard).toHaveLength(3)
    })

    it('many at once go over as many as are allowed, each once', async () => {
      const server = await smtpServer()
      const mailer = await open(server, { SMTP_CONNECTIONS: '3' })
      const names = Array.from({ length: 30 }, (_, i) => `n${i}@example.test`)
      await Promise.all(names.map((to) => mailer.send(mail(to))))
      mailer.close()
      server.close()
      expect(server.sockets).toHaveLength(3)
      expect(server.heard.map(({ to }) => /<(.*)>/.exec(to)?.[1]).toSorted()).toEqual(names.toSorted())
    })

    it('where the server has closed one meanwhile, the next mail goes over another, once', async () => {
      const server = await smtpServer()
      const mailer = await open(server)
      await mailer.send(mail('ada@example.test'))
      const [socket] = server.sockets
      const ended = socket && once(socket, 'close')
      socket?.destroy()
      await ended
      await mailer.send(mail('ben@example.test'))
      mailer.close()
      server.close()
      expect(server.sockets).toHaveLength(2)
      expect(server.heard.map(({ to }) => to)).toEqual([
        expect.stringContaining('ada@'),
        expect.stringContaining('ben@'),
      ])
    })

    it('of a mail after which one is hung up nobody knows: it isn’t sent again', async () => {
      const server = await smtpServer((nth) => (nth === 2 ? null : '250 taken'))
      const mailer = await open(server)
      await mailer.send(mail('ada@example.test'))
      const error = await mailer.send(mail('ben@example.test')).catch((cause: unknown) => cause)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(NotTakenError)
      await mailer.send(mail('eve@example.test'))
      mailer.close()
      server.close()
      expect(server.heard.map(({ to }) => /<(\w+)@/.exec(to)?.[1])).toEqual(['ada', 'ben', 'eve'])
    })

    it('one that is refused spoils none that follow', async () => {
      const server = await smtpServer((nth) => (nth === 1 ? '550 no' : '250 taken'))
      const mailer = await open(server)
      await expect(mailer.send(mail('ada@example.test'))).rejects.toBeInstanceOf(NotTakenError)
      await mailer.send(mail('ben@example.test'))
      mailer.close()
      server.close()
      expect(server.heard).toHaveLength(2)
    })

    it('no more go in a second than the server is to be sent', async () => {
      const server = await smtpServer()
      const mailer = await open(server, { SMTP_PER_SECOND: '5' })
      const began = performance.now()
      await Promise.all(Array.from({ length: 11 }, (_, i) => mailer.send(mail(`n${i}@example.test`))))
      // Two full seconds lie between the first five, the next five and the last.
      expect(performance.now() - began).toBeGreaterThan(1900)
      mailer.close()
      server.close()
      expect(server.heard).toHaveLength(11)
    })
  })

  it('a regular mail says how it is ended with one press (RFC 8058)', async () => {
    const { url, heard, close } = await smtpServer()
    const unsubscribe = `https://asteria.test/unsubscribe?key=${'k'.repeat(32)}&topic=day`
    await createMailer(parseEnv({ SMTP_URL: url }), () => NOW).send({ ...mail('ada@example.test'), unsubscribe })
    close()
    const { headers } = readMail(Buffer.from(heard[0]?.message ?? '', 'latin1'))
    expect(headers['list-unsubscribe']).toBe(`<${unsubscribe}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  it('a refusal names no address, as it is logged', async () => {
    const { url, close } = await smtpServer('550 5.1.1 <ada@example.test>: no such user ada@example.test')
    const sending = createMailer(parseEnv({ SMTP_URL: url }), () => NOW).send(mail('ada@example.test'))
    const error = await sending.catch((cause: unknown) => cause as Error)
    close()
    const lines: string[] = []
    createLog('error', (line) => lines.push(line)).error('job failed', { error })
    expect(lines.join('')).toContain('550 5.1.1 <…>: no such user …')
    expect(lines.join('')).not.toContain('ada')
  })
})

import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { readMail } from '../../test/mail.ts'

export interface DeliveredMail {
  to: string
  subject: string
  messageId: string
}

/** A mail server on this machine that keeps what it takes, and can be down. */
export interface MailServer {
  url: string
  mails: DeliveredMail[]
  /** How often it turned somebody away. */
  refusals: number
  /** `closed`: the line ends before a word; `busy`: 451 after the greeting, as an overloaded server says. */
  mode: 'up' | 'closed' | 'busy'
  close(): Promise<void>
}

/** The words of SMTP (RFC 5321), as far as a client without extensions needs them. */
function converse(server: MailServer, socket: Socket, awayMs: number): void {
  let to = ''
  let body: string | null = null
  let pending = ''
  const write = (line: string) => socket.writable && socket.write(`${line}\r\n`)
  const say = (line: string) => (awayMs > 0 ? setTimeout(write, awayMs, line) : write(line))
  const command = (line: string) => {
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'QUIT') return void socket.end('221 bye\r\n')
    if (word === 'MAIL' && server.mode !== 'up') {
      server.refusals++
      return say('451 try again later')
    }
    if (word === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (word === 'DATA') {
      body = ''
      return say('354 go on')
    }
    say('250 ok')
  }
  const finish = (raw: string) => {
    const mail = readMail(Buffer.from(raw))
    server.mails.push({ to, subject: mail.subject, messageId: mail.headers['message-id'] ?? '' })
    say('250 taken')
  }
  say('220 mail.load.test')
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes) => {
    pending += bytes.toString('latin1')
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      if (body === null) command(line)
      else if (line === '.') {
        finish(body)
        body = null
      } else body += `${line.replace(/^\.\./, '.')}\n`
    }
  })
}

/** @param awayMs how far away it is: each of its answers takes that long */
export async function startMailServer(awayMs = 0): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const listening = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (mail.mode !== 'closed') return converse(mail, socket, awayMs)
    mail.refusals++
    socket.destroy()
  })
  const mail: MailServer = {
    url: '',
    mails: [],
    refusals: 0,
    mode: 'up',
    async close() {
      for (const socket of sockets) socket.destroy()
      listening.close()
      await once(listening, 'close')
    },
  }
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  mail.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  return mail
}

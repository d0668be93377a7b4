import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A key and a certificate for this machine alone, good for a day. */
export function newCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const what = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1']
  const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...how, '-keyout', key, '-out', cert, ...what], { stdio: 'ignore' })
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return pair
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** What a proxy in front of the product does: ends TLS, and sends plain HTTP there. */
export async function terminateTls(certificate: { key: string; cert: string }) {
  let target = 0
  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request
    const onwards = ask({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onwards.on('error', () => response.writeHead(502).end())
    request.pipe(onwards)
  }
  const tls = createTlsServer(certificate, forward)
  const httpsPort = await listening(tls)
  const plain = createServer((request, response) =>
    response.writeHead(301, { location: `https://localhost:${httpsPort}${request.url}` }).end(),
  )
  const httpPort = await listening(plain)
  return {
    httpPort,
    httpsPort,
    serve: (port: number) => (target = port),
    close: () => {
      for (const server of [tls, plain]) server.close().closeAllConnections()
    },
  }
}

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import packageJson from '../../package.json' with { type: 'json' }
import { callTool } from './call-tool.ts'
import { mcpServer } from './server.ts'

/** Standard output belongs to the protocol: whatever is to be told goes to standard error. */
const log = (message: string) => void process.stderr.write(`asteria mcp: ${message}\n`)

/** After the client's first questions have been answered. */
const WARM_AFTER_MS = 100

/** Serves the protocol on standard input and output until the input ends. */
export async function serveStdio(): Promise<void> {
  const server = mcpServer(packageJson.version, log)
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK has handlers and no events
  server.onerror = (error) => log(error.message)
  server.oninitialized = () => void setTimeout(warm, WARM_AFTER_MS).unref()
  process.stdin.on('end', () => void server.close())
  await server.connect(new StdioServerTransport())
}

/** Reads places, clocks and tables before somebody waits for them, by asking for a chart. */
function warm(): void {
  callTool('chart', { birth: { date: '1990-05-17', time: '14:30', place: 'Moscow' } }, log)
}

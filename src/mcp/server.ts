// The SDK's McpServer words a bad input its own way; calls are answered here with stable codes, so its lower level is used.
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { callPersonal, callTool } from './call-tool.ts'
import { readResource, RESOURCE_TEMPLATES, RESOURCES } from './resources.ts'
import type { AnyTool } from './tool.ts'
import { TOOLS } from './tools.ts'

const INSTRUCTIONS =
  'Asteria computes astrology to the arc second. Ask a tool for every position, house, aspect and date that you state, and never estimate one. Tell the person each warning of an answer. Don’t state what an unknown time of birth leaves open. Before you show a reading of a chart, give it to check_text and correct what doesn’t hold. Positions are computed; what they mean is tradition, not proof.'

/**
 * The server of the protocol over tools and resources, not yet connected.
 * @param personal tools that read what the person has stored who has allowed it
 */
export function mcpServer(version: string, log: (message: string) => void, personal: readonly AnyTool[] = []): Server {
  const tools: readonly AnyTool[] = [...personal, ...TOOLS]
  const server = new Server(
    { name: 'asteria', title: 'Asteria', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema, outputSchema }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
      outputSchema: { ...outputSchema, type: 'object' as const },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const own = personal.find(({ name }) => name === params.name)
    return own ? callPersonal(own, params.arguments, log) : callTool(params.name, params.arguments, log)
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: RESOURCES }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: RESOURCE_TEMPLATES }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const found = readResource(params.uri)
    if (found) return { contents: [found] }
    const known = RESOURCES.map(({ uri }) => uri).join(', ')
    throw new McpError(ErrorCode.InvalidParams, `There is no resource ${params.uri}. Read one of: ${known}.`)
  })
  return server
}

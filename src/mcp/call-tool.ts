import { ToolError, toolErrorOf } from './tool-error.ts'
import type { AnyTool } from './tool.ts'
import { TOOLS } from './tools.ts'

/** A call's answer as the protocol has it. */
export interface CallAnswer {
  [key: string]: unknown
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

/**
 * Answers a call. What is wrong with it is an answer too: JSON with a stable `code`, the `message`, and `instead`, which
 * says what to give.
 *
 * @param log told of faults of ours, which the caller learns nothing of
 */
export function callTool(name: string, input: unknown, log: (message: string) => void): CallAnswer {
  try {
    const tool = TOOLS.find((one) => one.name === name)
    if (!tool) {
      const names = TOOLS.map((one) => one.name).join(', ')
      throw new ToolError('tool_unknown', `There is no tool "${name.slice(0, 40)}".`, `Call one of: ${names}.`)
    }
    const { text, result } = tool.answer(input)
    return { content: [{ type: 'text', text }], structuredContent: result }
  } catch (error) {
    return refusal(toolErrorOf(error) ?? ours(error, log))
  }
}

/** Answers a call of a tool that has to look something up, in the same way. */
export async function callPersonal(tool: AnyTool, input: unknown, log: (message: string) => void): Promise<CallAnswer> {
  try {
    const { text, result } = await tool.answer(input)
    return { content: [{ type: 'text', text }], structuredContent: result }
  } catch (error) {
    return refusal(toolErrorOf(error) ?? ours(error, log))
  }
}

function ours(error: unknown, log: (message: string) => void): ToolError {
  log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return new ToolError('internal', 'Something went wrong on our side.', 'Try another call; the error was logged.')
}

function refusal({ code, message, instead }: ToolError): CallAnswer {
  return { content: [{ type: 'text', text: JSON.stringify({ code, message, instead }) }], isError: true }
}

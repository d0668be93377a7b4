import { z } from 'zod'
import { inputError } from './tool-error.ts'

/** What a tool answers: the facts, and the same in a few sentences. */
export interface ToolAnswer<Result> {
  text: string
  result: Result
}

interface ListedTool {
  name: string
  title: string
  description: string
  inputSchema: Record<string, unknown>
  outputSchema: Record<string, unknown>
}

type Answered = ToolAnswer<Record<string, unknown>>

/** A tool as the server lists and calls it. */
export interface Tool extends ListedTool {
  /** @throws {ToolError} and errors of the engine */
  answer(input: unknown): Answered
}

/** One that may have to look something up: what the person who has allowed it has stored. */
export interface AnyTool extends ListedTool {
  answer(input: unknown): Answered | Promise<Answered>
}

/** A tool for callers whose input was checked by its own schema. */
export interface TypedTool<Input extends z.ZodObject, Output extends z.ZodObject> extends Tool {
  /** @throws {ToolError} and errors of the engine */
  run(input: z.output<Input>): ToolAnswer<z.input<Output>>
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  run(input: z.output<Input>): ToolAnswer<z.input<Output>>
}

/** A tool from its schemas and a pure function over them. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): TypedTool<Input, Output> {
  const { name, title, description, input, output, run } = definition
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(input),
    outputSchema: jsonSchema(output),
    run,
    answer(given) {
      const parsed = input.safeParse(given ?? {})
      if (!parsed.success) throw inputError(parsed.error)
      return run(parsed.data)
    },
  }
}

/** An assistant reads all of them before its first call, so they are short: shared parts have an `id` and come once. */
export function jsonSchema(schema: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', override: withoutBounds })
  return rest
}

/** That an integer lies within the range of JavaScript's says nothing. */
function withoutBounds({ jsonSchema: schema }: { jsonSchema: Record<string, unknown> }): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
}

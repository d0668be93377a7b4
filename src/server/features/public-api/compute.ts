import { toolErrorOf } from '#mcp/tool-error.ts'
import { AppError } from '#platform/app-error.ts'

/** What the engine finds. @throws {AppError} validation with the engine's own code, for what can't be computed as asked */
export async function compute<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const refused = error instanceof AppError ? null : toolErrorOf(error)
    if (!refused) throw error
    const { code, message: detail, instead } = refused
    throw new AppError('validation', { message: 'engine_refused', code, detail, instead, cause: error })
  }
}

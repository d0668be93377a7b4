type Undo = () => unknown

const undos: Undo[] = []

/** Has something undone when the script ends, however it ends; what was begun last is undone first. */
export function atEnd(undo: Undo): void {
  undos.push(undo)
}

async function undoAll(): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      await undo()
    } catch (error) {
      process.stderr.write(`while cleaning up: ${String(error)}\n`)
    }
  }
}

/** Runs a script that leaves nothing behind: no process, no folder, no database; not on Ctrl-C either. */
export async function cleanly(work: () => Promise<void>): Promise<void> {
  let leaving: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      leaving ??= undoAll().finally(() => process.exit(130))
    })
  try {
    await work()
  } catch (error) {
    // What breaks because everything is being taken down is no news.
    if (leaving) return await leaving
    process.exitCode = 1
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  } finally {
    await (leaving ?? undoAll())
  }
}

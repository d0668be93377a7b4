import type { World } from './world.ts'

/** Something that goes wrong while the load runs. */
export interface Fault {
  name: string
  /** Settings that the processes run with while it is tried. */
  env?(world: World): Record<string, string>
  /** Why it cannot be tried here; undefined where it can. */
  missing?(world: World): string | undefined
  /** Does the harm, and ends when its cause is gone. May tell what it did. */
  harm(world: World): Promise<string | void>
  /** Undoes what it left behind. */
  after?(world: World): Promise<void>
}

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest, which its size doesn't tell. In a clean clone Vitest knows nothing but sizes, and a long file that is begun
 * last runs alone to the end.
 */
const LONGEST = [
  'test/hostile/people.test.ts',
  'test/e2e/buyer.test.ts',
  'test/e2e/clocks.test.ts',
  'test/e2e/every-page.test.ts',
  'test/e2e/newcomer.test.ts',
  'test/e2e/staff.test.ts',
  'test/e2e/charts.test.ts',
  'test/e2e/reports.test.ts',
  'test/e2e/connections.long.test.ts',
  'test/ops.test.ts',
  'test/clients/html.test.ts',
  'test/clients/openapi.test.ts',
  'src/server/features/chat/ask-model.db.test.ts',
  'src/server/platform/jobs/job-queue.db.test.ts',
  'src/server/operator/back-up.db.test.ts',
]

const rank = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return place < 0 ? LONGEST.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which leaves the array as it is
    const sorted = await super.sort(files)
    // A worker serves one project: those of another need a new one.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b)),
    )
  }
}

import { execFileSync } from 'node:child_process'
import { subjectFault } from './commits/subject-fault.ts'

/**
 * Checks the subjects of the commits made since this check was added. Older ones stay as they are. A shallow clone is
 * checked as far as it goes; a copy without a history passes. Exits with 1 and a line for each fault.
 */
const OWN_FILE = 'scripts/check-commits.ts'

function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

// In a shallow clone its oldest commit counts as the one that added every file.
const base = git('log', '--diff-filter=A', '--format=%H', '--', OWN_FILE).at(-1)
const commits = base === undefined ? [] : git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`)

let faults = 0
for (const commit of commits) {
  const [hash = ''] = commit.split(' ')
  const subject = commit.slice(hash.length + 1)
  const fault = subjectFault(subject)
  if (fault === null) continue
  faults++
  process.stdout.write(`${hash} "${subject}" ${fault}\n`)
}
process.stdout.write(`${commits.length} commits, ${faults} faults\n`)
if (faults > 0) process.exitCode = 1

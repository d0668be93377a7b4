import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

/** `npm run test:all`: both databases, kills, the fuzzer, each page in every way. */
const isAll = Boolean(process.env.TEST_ALL)
/** What `test/clients` needs: programs that nobody here wrote. */
const FOREIGN = isAll ? ['test/clients/install.setup.ts'] : []

/** What takes long, and is proved in part by others: `docs/tests.md` says by which. */
const LONG = isAll ? [] : ['**/*.long.test.ts']

/** Pure as well, but of components, which Vite has to read. */
const PAGES = ['src/{web,drawing}/**/*.test.{ts,tsx}']

/** A busy machine takes its time; what never comes fails all the same. */
const PATIENT = { poll: { timeout: 30_000 } }

/**
 * Passwords of some nine hundred accounts, and puzzles: what they cost is proved by `password.test.ts` and by the attacks on the
 * built product, which pays it.
 */
const QUICK = ['test/quick-hashes.setup.ts']

/**
 * Node reads the TypeScript itself, as it does when the product runs: a fifth less work than Vite's modules, in which each use of
 * an import is a call. Components are for Vite.
 */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false }

/**
 * Kinds of test: pure and pages (beside the file), real database (`*.db.test.ts`), the built product (`test`), mostly in a real
 * browser, and in `npm run test:all` other browsers.
 */
export default defineConfig({
  test: {
    // Otherwise one core of two stands idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          // They share nothing but data, which is read once a worker.
          isolate: false,
          experimental: BY_NODE,
          include: ['src/**/*.test.ts', 'bin/**/*.test.ts', 'scripts/**/*.test.ts', 'tools/*/*.test.ts'],
          exclude: ['src/**/*.db.test.ts', ...PAGES, ...LONG],
          // A dictionary of 150,000 words takes seconds to read on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pages',
          isolate: false,
          include: PAGES,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          // Each suite has a database of its own; sky, atlas and library are read once a worker.
          isolate: false,
          expect: PATIENT,
          experimental: BY_NODE,
          setupFiles: QUICK,
          include: ['src/**/*.db.test.ts', ...(isAll ? ['test/{clients,heavy}/*.db.test.ts'] : [])],
          globalSetup: ['test/databases.setup.ts', ...FOREIGN],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'product',
          expect: PATIENT,
          experimental: BY_NODE,
          include: ['test/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', 'test/browsers/**', ...(isAll ? [] : ['test/{clients,heavy}/**']), ...LONG],
          // Their products are processes of their own; what the files share is text, and a browser each.
          isolate: false,
          globalSetup: ['test/product.setup.ts', ...FOREIGN],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['test/browsers/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
